//! `ko`: drawing, showing and verifying knock-out tables.

use std::path::PathBuf;

use app::knockout::{self, DrawKnockout, TableDocument};
use app::{Desk, Failure};
use clap::{Args, Subcommand};

use super::{changing, reading};
use crate::answer::{Answer, columns};
use crate::row;

/// What can be done with them.
#[derive(Debug, Subcommand)]
pub enum Ko {
    /// Draw a category's table
    Draw(Draw),
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
}

/// A category of an event.
#[derive(Debug, Args)]
pub struct Category {
    /// The event file
    event: PathBuf,
    /// The age category
    #[arg(long)]
    category: u8,
}

/// Carries out one of them.
pub fn run(ko: &Ko) -> Result<Answer, Failure> {
    match ko {
        Ko::Draw(draw) => {
            let mut desk = changing(&draw.of.event)?;
            let request = DrawKnockout {
                category: draw.of.category,
                size: draw.size,
                seed: draw.seed.clone(),
                entropy: draw.entropy.clone(),
            };
            knockout::draw(&mut desk, &request)?;
            show(&desk, draw.of.category)
        }
        Ko::Show(of) => show(&reading(&of.event)?, of.category),
        Ko::Verify(of) => {
            let verified = knockout::verify(&reading(&of.event)?, of.category)?;
            let text = format!("KO{}: drawn again, all {} boxes are as recorded.", of.category, verified.boxes);
            Ok(Answer::new(text, &verified))
        }
    }
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
