//! `final`: drawing, showing, settling and verifying the year's Final.

use std::path::PathBuf;

use app::freeze::FrozenView;
use app::year_final::{
    ChangeFinal, DrawFinal, FinalGameView, FinalGroupName, FinalGroupView, FinalRoundView, FinalView, FinalistView,
    GroupResult, JigoCounting, RestChoice, SettleFinal, VerifiedFinal,
};
use app::{register, year_final};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};
use domain::model::freeze::DrawKind;
use messages::message;
use session::{AppError, EventSession};

use super::ko::{FreezeArgs, RandomArgs, acts_text, frozen_answer};
use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::answer_types::commands;
use crate::common::{changing, checking, reading};
use crate::language::say;

/// The commands of the Final.
#[derive(Debug, Subcommand)]
pub enum Final {
    /// Freeze the list of a category's Final before its draw, and show the commitment to publish
    Freeze(Box<FreezeArgs<Draw>>),
    /// Draw the groups of a category's Final: the frozen list, or without a freeze the list of the arguments
    Draw(Box<Draw>),
    /// Show groups, rounds and games
    Show(FinalArgs),
    /// Show the order of the groups and the places
    Standings(FinalArgs),
    /// Enter the order of tied players of a group, from their games on smaller boards
    Settle(Settle),
    /// Change the value of a jigo, or the rounds reserved for the Final
    Set(Set),
    /// Repeat the draw of the groups from its record and compare
    Verify(FinalArgs),
}

/// The Final of a category.
#[derive(Debug, Args)]
pub struct FinalArgs {
    /// The event file
    event: PathBuf,
    /// The age category
    #[arg(long)]
    category: u8,
}

/// The arguments of a draw.
#[derive(Debug, Args)]
pub struct Draw {
    #[command(flatten)]
    of: FinalArgs,
    /// How many play: 10 or 8, or 6 or 4 if fewer have come
    #[arg(long)]
    size: Option<u32>,
    #[command(flatten)]
    random: RandomArgs,
    /// Rest plan in groups of five: best (the best ranked play two games a day), lots, or eve (a first round on the eve)
    #[arg(long, value_parser = PossibleValuesParser::new(RestChoice::WORDS).try_map(|word| word.parse::<RestChoice>()))]
    rests: Option<RestChoice>,
    /// The day with three rounds, 1 or 2
    #[arg(long)]
    long_day: Option<u32>,
    /// The round in which the Final begins
    #[arg(long)]
    first_round: Option<u32>,
    /// Rounds in which only the Final is played, or none
    #[arg(long)]
    alone: Option<String>,
    /// Numbers of the players who come first in the list, in this order; needs --reason
    #[arg(long, value_delimiter = ',')]
    order: Vec<u32>,
    /// The reason for reordering or repeating the draw
    #[arg(long)]
    reason: Option<String>,
}

/// A tie that was decided on smaller boards.
#[derive(Debug, Args)]
pub struct Settle {
    #[command(flatten)]
    of: FinalArgs,
    /// GR or OR
    #[arg(long)]
    group: FinalGroupName,
    /// Numbers of the tied players, best first
    #[arg(long, value_delimiter = ',', required = true)]
    order: Vec<u32>,
}

/// Settings of a Final.
#[derive(Debug, Args)]
pub struct Set {
    #[command(flatten)]
    of: FinalArgs,
    /// The number of wins that a jigo counts in a group
    #[arg(long, value_parser = PossibleValuesParser::new(JigoCounting::WORDS).try_map(|word| word.parse::<JigoCounting>()))]
    jigos: Option<JigoCounting>,
    /// Rounds in which only the Final is played, or none
    #[arg(long)]
    alone: Option<String>,
}

commands! {
    /// Runs a command of the Final.
    pub fn run(command: &Final) {
        Freeze(arguments) => freeze(arguments), ["freeze_final"];
        Draw(arguments) => draw(arguments), ["draw_final"];
        Show(of) => show(&reading(&of.event)?, of.category), ["view_finals"];
        Standings(of) => standings(&reading(&of.event)?, of.category), ["view_finals"];
        Settle(arguments) => settle(arguments), ["settle_final"];
        Set(set) => change(set), ["change_final"];
        Verify(of) => verify(of), "checks a draw from its published record, for people without the event";
    }
}

fn freeze(freeze: &FreezeArgs<Draw>) -> Result<Answer<FrozenView>, AppError> {
    let mut session = changing(&freeze.draw.of.event)?;
    let request = freeze.draw.request(&session)?;
    let (digits, source) = (freeze.digits, freeze.source.clone());
    Ok(frozen_answer(&year_final::freeze(&mut session, &DrawFinal { digits, source, ..request })?.value))
}

fn draw(draw: &Draw) -> Result<Answer<FinalView>, AppError> {
    let mut session = changing(&draw.of.event)?;
    let request = draw.request(&session)?;
    let drawn = year_final::draw(&mut session, &request)?.value;
    let mut answer = show(&session, draw.of.category)?;
    if drawn.class_changed {
        answer.text += &format!("\n\n{}", say!("final-class-changed"));
    }
    Ok(answer)
}

fn settle(settle: &Settle) -> Result<Answer<FinalView>, AppError> {
    let mut session = changing(&settle.of.event)?;
    let order = keys(&session, &settle.order)?;
    let request = SettleFinal { category: settle.of.category, group: settle.group, order };
    year_final::settle(&mut session, &request)?;
    standings(&session, settle.of.category)
}

fn change(set: &Set) -> Result<Answer<FinalView>, AppError> {
    let mut session = changing(&set.of.event)?;
    let alone = set.alone.as_deref().map(rounds).transpose()?;
    let request = ChangeFinal { category: set.of.category, jigos: set.jigos, alone };
    year_final::change(&mut session, &request)?;
    show(&session, set.of.category)
}

fn verify(of: &FinalArgs) -> Result<Answer<VerifiedFinal>, AppError> {
    let verified = year_final::verify(&checking(&of.event)?, of.category)?;
    let text = message!("final-verified", category = of.category, players = verified.players);
    Ok(Answer::message(&text, &verified))
}

impl Draw {
    fn request(&self, session: &EventSession) -> Result<DrawFinal, AppError> {
        Ok(DrawFinal {
            category: self.of.category,
            size: self.size,
            seed: self.random.seed.clone(),
            entropy: self.random.entropy.clone(),
            rests: self.rests,
            long_day: self.long_day,
            first_round: self.first_round,
            alone: self.alone.as_deref().map(rounds).transpose()?,
            order: keys(session, &self.order)?,
            reason: self.reason.clone(),
            digits: None,
            source: None,
        })
    }
}

/// Parses `5`, `3,5` or `none`.
fn rounds(text: &str) -> Result<Vec<u32>, AppError> {
    if text.trim() == "none" {
        return Ok(Vec::new());
    }
    let round = |word: &str| word.trim().parse::<u32>();
    text.split(',')
        .map(round)
        .collect::<Result<_, _>>()
        .map_err(|_| AppError::bad_input(message!("final-rounds-invalid", text)))
}

/// Returns the keys of entries by starting number.
fn keys(session: &EventSession, numbers: &[u32]) -> Result<Vec<i64>, AppError> {
    let entries = register::view(session)?.entries;
    let key = |number: &u32| {
        let entry = entries.iter().find(|e| e.number == Some(*number));
        entry.map(|e| e.id).ok_or_else(|| AppError::not_found(message!("ko-player-unknown", number = *number)))
    };
    numbers.iter().map(key).collect()
}

fn show(session: &EventSession, category: u8) -> Result<Answer<FinalView>, AppError> {
    let view = year_final::final_view(session, category)?;
    let (first, last) = (view.first_round, view.rounds.last().map_or(0, |r| r.round));
    let mut text = say!("cli-final-table", category, players = view.size, first, last);
    for group in &view.groups {
        text += &format!("\n\n{}", group_text(group));
    }
    for round in &view.rounds {
        text += &format!("\n\n{}", round_text(round));
    }
    let acts = app::freeze::draw_acts(session, domain::Category(category), DrawKind::Final)?;
    text += &format!("\n{}", acts_text(&acts));
    Ok(Answer::new(text, &view))
}

fn standings(session: &EventSession, category: u8) -> Result<Answer<FinalView>, AppError> {
    let view = year_final::final_view(session, category)?;
    let groups: Vec<String> = view.groups.iter().map(group_text).collect();
    Ok(Answer::new(format!("{}{}", groups.join("\n\n"), places_text(&view)), &view))
}

fn group_text(group: &FinalGroupView) -> String {
    let line = |l: &app::year_final::FinalLineView| {
        let place = l.place.map(|p| p.to_string()).unwrap_or_default();
        let results: String =
            l.results.iter().map(|&r| if r == GroupResult::Open { "." } else { r.as_str() }).collect();
        row![
            place,
            l.player.number.unwrap_or_default(),
            l.player.name,
            results,
            l.score,
            l.decided_by.as_str().replace('_', " ")
        ]
    };
    let lines: Vec<Vec<String>> = group.lines.iter().map(line).collect();
    let mut text = format!("{}\n{}", group.name, columns(&lines));
    for tie in &group.ties {
        let names: Vec<&str> = tie.iter().map(|p| p.name.as_str()).collect();
        text += &format!("\n{}", say!("cli-final-tied", names));
    }
    text
}

fn round_text(round: &FinalRoundView) -> String {
    let name = |player: &Option<FinalistView>| player.as_ref().map_or_else(|| "?".to_string(), |p| p.name.clone());
    let board = |g: &FinalGameView| g.board.map(|board| say!("cli-board", board)).unwrap_or_default();
    let result = |g: &FinalGameView| {
        let winner = [&g.a, &g.b].into_iter().flatten().find(|p| Some(p.id) == g.winner);
        match winner {
            Some(player) => format!("-> {} {}", player.name, g.how),
            None => g.state.as_str().replace('_', " "),
        }
    };
    let games = round.games.iter().map(|g| row![g.title, name(&g.a), name(&g.b), board(g), result(g)]);
    let day = if round.day == 0 { say!("cli-final-eve") } else { say!("cli-final-day", day = round.day) };
    let phase = round.phase.as_str().replace('_', "-");
    let title = match round.alone {
        true => say!("cli-final-round-alone", round = round.round, phase, day),
        false => say!("cli-final-round", round = round.round, phase, day),
    };
    let mut text = title + "\n";
    text += &columns(&games.collect::<Vec<_>>());
    for player in &round.rests {
        text += &format!("\n{}", say!("cli-final-rests", name = &player.name));
    }
    text
}

fn places_text(view: &FinalView) -> String {
    let places = view.places.iter().map(|p| {
        let place = if p.from == p.to { p.from.to_string() } else { format!("{}-{}", p.from, p.to) };
        row![place, p.player.name]
    });
    let rows: Vec<Vec<String>> = places.collect();
    if rows.is_empty() { String::new() } else { format!("\n\n{}\n{}", say!("cli-places"), columns(&rows)) }
}
