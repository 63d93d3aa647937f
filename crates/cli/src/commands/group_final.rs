//! `final`: drawing, showing, settling and verifying the Final of the year.

use app::year_final::{
    ChangeFinal, DrawFinal, FinalGameView, FinalGroupView, FinalRoundView, FinalView, FinalistView, SettleFinal,
};
use app::{register, year_final};
use clap::{Args, Subcommand};
use session::{AppError, EventSession};

use super::ko::Category;
use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::common::{changing, checking, reading};

/// What can be done with it.
#[derive(Debug, Subcommand)]
pub enum Final {
    /// Draw the groups of a category's Final
    Draw(Box<Draw>),
    /// Show groups, rounds and games
    Show(Category),
    /// Show the order of the groups and the places
    Standings(Category),
    /// Enter the order of players of a group who are tied, from their games on smaller boards
    Settle(Settle),
    /// Change what a jigo counts, or the rounds the Final has for itself
    Set(Set),
    /// Draw the groups again from their record and compare
    Verify(Category),
}

/// A draw.
#[derive(Debug, Args)]
pub struct Draw {
    #[command(flatten)]
    of: Category,
    /// How many play: 10 or 8, where no more have come 6 or 4
    #[arg(long)]
    size: Option<u32>,
    /// The director's nonce, hexadecimal
    #[arg(long)]
    seed: Option<String>,
    /// What was called in the hall
    #[arg(long)]
    entropy: Option<String>,
    /// Who rests when, in groups of five: best (the best ranked play two games a day), lots, or eve (a first round on the eve)
    #[arg(long, value_parser = ["best", "lots", "eve"])]
    rests: Option<String>,
    /// The day with three rounds, 1 or 2
    #[arg(long)]
    long_day: Option<u32>,
    /// The round in which it begins
    #[arg(long)]
    first_round: Option<u32>,
    /// Rounds in which nobody else plays, or none
    #[arg(long)]
    alone: Option<String>,
    /// Numbers of those who come first in the list, in this order; needs --reason
    #[arg(long, value_delimiter = ',')]
    order: Vec<u32>,
    /// Why the list is reordered or drawn again
    #[arg(long)]
    reason: Option<String>,
}

/// A tie that was played out.
#[derive(Debug, Args)]
pub struct Settle {
    #[command(flatten)]
    of: Category,
    /// GR or OR
    #[arg(long)]
    group: String,
    /// Numbers of the players who are tied, the better first
    #[arg(long, value_delimiter = ',', required = true)]
    order: Vec<u32>,
}

/// Settings of a Final.
#[derive(Debug, Args)]
pub struct Set {
    #[command(flatten)]
    of: Category,
    /// What a jigo adds to the wins of a group
    #[arg(long, value_parser = ["nothing", "half", "whole"])]
    jigos: Option<String>,
    /// Rounds in which nobody else plays, or none
    #[arg(long)]
    alone: Option<String>,
}

/// Carries out one of them.
pub fn run(asked: &Final) -> Result<Answer, AppError> {
    match asked {
        Final::Draw(draw) => {
            let mut desk = changing(&draw.of.event)?;
            let request = draw.request(&desk)?;
            let drawn = year_final::draw(&mut desk, &request)?.value;
            let mut answer = show(&desk, draw.of.category)?;
            if drawn.class_changed {
                answer.text += "\n\nThe event's points are now those of the Final: class final.";
            }
            Ok(answer)
        }
        Final::Show(of) => show(&reading(&of.event)?, of.category),
        Final::Standings(of) => standings(&reading(&of.event)?, of.category),
        Final::Settle(settle) => {
            let mut desk = changing(&settle.of.event)?;
            let order = keys(&desk, &settle.order)?;
            let request = SettleFinal { category: settle.of.category, group: settle.group.clone(), order };
            year_final::settle(&mut desk, &request)?;
            standings(&desk, settle.of.category)
        }
        Final::Set(set) => {
            let mut desk = changing(&set.of.event)?;
            let alone = set.alone.as_deref().map(rounds).transpose()?;
            let request = ChangeFinal { category: set.of.category, jigos: set.jigos.clone(), alone };
            year_final::change(&mut desk, &request)?;
            show(&desk, set.of.category)
        }
        Final::Verify(of) => {
            let verified = year_final::verify(&checking(&of.event)?, of.category)?;
            let text = format!("Final {}: drawn again, all {} players are as recorded.", of.category, verified.players);
            Ok(Answer::new(text, &verified))
        }
    }
}

impl Draw {
    fn request(&self, desk: &EventSession) -> Result<DrawFinal, AppError> {
        Ok(DrawFinal {
            category: self.of.category,
            size: self.size,
            seed: self.seed.clone(),
            entropy: self.entropy.clone(),
            rests: self.rests.clone(),
            long_day: self.long_day,
            first_round: self.first_round,
            alone: self.alone.as_deref().map(rounds).transpose()?,
            order: keys(desk, &self.order)?,
            reason: self.reason.clone(),
        })
    }
}

/// `5`, `3,5`, or `none`.
fn rounds(text: &str) -> Result<Vec<u32>, AppError> {
    if text.trim() == "none" {
        return Ok(Vec::new());
    }
    let round = |word: &str| word.trim().parse::<u32>();
    text.split(',')
        .map(round)
        .collect::<Result<_, _>>()
        .map_err(|_| AppError::bad_input(format!("\"{text}\" is no list of rounds: write 5, or 1,5, or none.")))
}

/// The keys of entries by their numbers.
fn keys(desk: &EventSession, numbers: &[u32]) -> Result<Vec<i64>, AppError> {
    let entries = register::view(desk)?.entries;
    let key = |number: &u32| {
        let entry = entries.iter().find(|e| e.number == Some(*number));
        entry.map(|e| e.id).ok_or_else(|| AppError::not_found(format!("There is no player {number}: see the entries.")))
    };
    numbers.iter().map(key).collect()
}

fn show(desk: &EventSession, category: u8) -> Result<Answer, AppError> {
    let view = year_final::final_view(desk, category)?;
    let (first, last) = (view.first_round, view.rounds.last().map_or(0, |r| r.round));
    let mut text = format!("Final {category}, {} players, rounds {first} to {last}", view.size);
    for group in &view.groups {
        text += &format!("\n\n{}", told_group(group));
    }
    for round in &view.rounds {
        text += &format!("\n\n{}", told_round(round));
    }
    Ok(Answer::new(text, &view))
}

fn standings(desk: &EventSession, category: u8) -> Result<Answer, AppError> {
    let view = year_final::final_view(desk, category)?;
    let groups: Vec<String> = view.groups.iter().map(told_group).collect();
    Ok(Answer::new(format!("{}{}", groups.join("\n\n"), told_places(&view)), &view))
}

fn told_group(group: &FinalGroupView) -> String {
    let line = |l: &app::year_final::FinalLineView| {
        let place = l.place.map(|p| p.to_string()).unwrap_or_default();
        let results: String = l.results.iter().map(|r| if r.is_empty() { "." } else { r }).collect();
        row![
            place,
            l.player.number.unwrap_or_default(),
            l.player.name,
            results,
            l.score,
            l.told_apart.replace('_', " ")
        ]
    };
    let lines: Vec<Vec<String>> = group.lines.iter().map(line).collect();
    let mut text = format!("{}\n{}", group.name, columns(&lines));
    for tie in &group.ties {
        let names: Vec<&str> = tie.iter().map(|p| p.name.as_str()).collect();
        text += &format!("\nTied, to be settled on smaller boards: {}", names.join(", "));
    }
    text
}

fn told_round(round: &FinalRoundView) -> String {
    let name = |player: &Option<FinalistView>| player.as_ref().map_or_else(|| "?".to_string(), |p| p.name.clone());
    let board = |g: &FinalGameView| g.board.map(|b| format!("board {b}")).unwrap_or_default();
    let result = |g: &FinalGameView| {
        let winner = [&g.a, &g.b].into_iter().flatten().find(|p| Some(p.id) == g.winner);
        match winner {
            Some(player) => format!("-> {} {}", player.name, g.how),
            None => g.state.replace('_', " "),
        }
    };
    let games = round.games.iter().map(|g| row![g.title, name(&g.a), name(&g.b), board(g), result(g)]);
    let alone = if round.alone { ", for itself" } else { "" };
    let day = if round.day == 0 { "eve".to_string() } else { format!("day {}", round.day) };
    let phase = round.phase.replace('_', "-");
    let mut text = format!("Round {} ({phase}, {day}{alone})\n", round.round);
    text += &columns(&games.collect::<Vec<_>>());
    for player in &round.rests {
        text += &format!("\nRests: {}", player.name);
    }
    text
}

fn told_places(view: &FinalView) -> String {
    let places = view.places.iter().map(|p| {
        let place = if p.from == p.to { p.from.to_string() } else { format!("{}-{}", p.from, p.to) };
        row![place, p.player.name]
    });
    let rows: Vec<Vec<String>> = places.collect();
    if rows.is_empty() { String::new() } else { format!("\n\nPlaces\n{}", columns(&rows)) }
}
