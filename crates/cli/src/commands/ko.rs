//! `ko`: drawing, showing and verifying knock-out tables.

use std::path::PathBuf;

use app::knockout::{self, DrawKnockout, TableDocument};
use app::{Desk, Failure, register};
use clap::{Args, Subcommand};

use crate::answer::{Answer, columns};
use crate::common::{changing, reading};
use crate::row;

/// What can be done with them.
#[derive(Debug, Subcommand)]
pub enum Ko {
    /// Draw a category's table
    Draw(Box<Draw>),
    /// Show a category's list, who is not in it, and what each size would mean
    List(Category),
    /// Show a category's table
    Show(Category),
    /// Draw a table again from its record and compare
    Verify(Category),
}

/// A draw.
#[derive(Debug, Args)]
pub struct Draw {
    #[command(flatten)]
    of: Category,
    /// How many of the list play
    #[arg(long)]
    size: Option<u32>,
    /// The director's nonce, hexadecimal
    #[arg(long)]
    seed: Option<String>,
    /// What was called in the hall
    #[arg(long)]
    entropy: Option<String>,
    /// Numbers of those who come first in the list, in this order; needs --reason
    #[arg(long, value_delimiter = ',')]
    order: Vec<u32>,
    /// Numbers of those who get a wild card, the strongest first
    #[arg(long, value_delimiter = ',')]
    wild_cards: Vec<u32>,
    /// Numbers of those who won through the qualifying
    #[arg(long, value_delimiter = ',')]
    qualified: Vec<u32>,
    /// Who enters in which later round of the table, NUMBER:ROUND
    #[arg(long, value_delimiter = ',', value_parser = later)]
    later: Vec<(u32, u32)>,
    /// Keep countries or clubs apart in the first round
    #[arg(long, value_delimiter = ',', value_parser = ["countries", "clubs"])]
    apart: Vec<String>,
    /// The semi-finals' losers play for third place
    #[arg(long)]
    third_place: bool,
    /// Why the list is reordered or drawn again
    #[arg(long)]
    reason: Option<String>,
}

/// A category of an event.
#[derive(Debug, Args)]
pub struct Category {
    /// The event file
    pub event: PathBuf,
    /// The age category
    #[arg(long)]
    pub category: u8,
}

/// Carries out one of them.
pub fn run(ko: &Ko) -> Result<Answer, Failure> {
    match ko {
        Ko::Draw(draw) => {
            let mut desk = changing(&draw.of.event)?;
            let request = draw.request(&desk)?;
            knockout::draw(&mut desk, &request)?;
            show(&desk, draw.of.category)
        }
        Ko::List(of) => list(&reading(&of.event)?, of.category),
        Ko::Show(of) => show(&reading(&of.event)?, of.category),
        Ko::Verify(of) => {
            let verified = knockout::verify(&reading(&of.event)?, of.category)?;
            let text = format!("KO{}: drawn again, all {} boxes are as recorded.", of.category, verified.boxes);
            Ok(Answer::new(text, &verified))
        }
    }
}

impl Draw {
    /// The request, with entries for numbers.
    fn request(&self, desk: &Desk) -> Result<DrawKnockout, Failure> {
        let entries = register::view(desk)?.entries;
        let key = |number: &u32| {
            let entry = entries.iter().find(|e| e.number == Some(*number));
            entry
                .map(|e| e.id)
                .ok_or_else(|| Failure::not_found(format!("There is no player {number}: see the entries.")))
        };
        let keys = |numbers: &[u32]| numbers.iter().map(key).collect::<Result<Vec<i64>, Failure>>();
        Ok(DrawKnockout {
            category: self.of.category,
            size: self.size,
            seed: self.seed.clone(),
            entropy: self.entropy.clone(),
            order: keys(&self.order)?,
            wild_cards: keys(&self.wild_cards)?,
            qualified: keys(&self.qualified)?,
            later: self
                .later
                .iter()
                .map(|(number, round)| Ok((key(number)?, *round)))
                .collect::<Result<_, Failure>>()?,
            apart_countries: self.apart.iter().any(|word| word == "countries"),
            apart_clubs: self.apart.iter().any(|word| word == "clubs"),
            third_place: self.third_place,
            reason: self.reason.clone(),
        })
    }
}

/// `12:3`: player 12 enters in round 3.
fn later(text: &str) -> Result<(u32, u32), String> {
    let wrong = || format!("\"{text}\" is not NUMBER:ROUND, such as 12:3");
    let (number, round) = text.split_once(':').ok_or_else(wrong)?;
    Ok((number.parse().map_err(|_| wrong())?, round.parse().map_err(|_| wrong())?))
}

fn list(desk: &Desk, category: u8) -> Result<Answer, Failure> {
    let view = knockout::list(desk, category)?;
    let number = |n: Option<u32>| n.map(|n| n.to_string()).unwrap_or_default();
    let rating = |r: Option<i32>| r.map(|r| r.to_string()).unwrap_or_default();
    let listed = view.list.iter().map(|l| row![l.place, number(l.number), l.name, l.rank, l.sp, rating(l.rating)]);
    let out = view.excluded.iter().map(|e| row![number(e.number), e.name, e.why]);
    let sizes = view.sizes.iter().map(|s| {
        let rounds = format!("rounds {}-{}", s.first_round, s.first_round + s.rounds - 1);
        row![s.size, format!("in {} lines", s.lines), rounds, format!("{} byes", s.byes), format!("{} out", s.out)]
    });
    let parts = [listed.collect::<Vec<_>>(), out.collect(), sizes.collect()].map(|rows| columns(&rows));
    Ok(Answer::new(format!("{}\n\nNot in it:\n{}\n\nSizes:\n{}", parts[0], parts[1], parts[2]), &view))
}

fn show(desk: &Desk, category: u8) -> Result<Answer, Failure> {
    let document = knockout::document(desk, category)?;
    Ok(Answer::new(told(&document), &document))
}

fn told(document: &TableDocument) -> String {
    let boxes = document.boxes.iter().map(|b| {
        let name = if b.name.is_empty() { "bye" } else { &b.name };
        row![b.place, b.group, name, b.mark]
    });
    let mut text = format!("KO{}, {} players, from round {}\n", document.category, document.size, document.first_round);
    text += &columns(&boxes.collect::<Vec<_>>());
    for round in &document.rounds {
        text += &format!("\n\n{} (round {})\n", round.name, round.round);
        let number = |n: Option<u32>| n.map_or_else(|| "?".to_string(), |n| n.to_string());
        let games =
            round.games.iter().map(|g| row![number(g.a), number(g.b), format!("-> {} {}", number(g.winner), g.how)]);
        text += &columns(&games.collect::<Vec<_>>());
    }
    text
}
