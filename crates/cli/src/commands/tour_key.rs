//! `tour key`: the keys of the organisers in the tour book.

use std::path::Path;

use clap::Subcommand;
use session::AppError;
use tour::{KeyLine, add_key, keys, revoke_key};

use crate::answer::{Answer, columns, row};
use crate::answer_types::commands;
use crate::common::{changing_tour, reading_tour};
use crate::language::say;

/// The commands for keys.
#[derive(Debug, Subcommand)]
pub enum KeyCommand {
    /// List the keys
    List,
    /// Add an organiser's key
    Add {
        /// The public key, which `drawmaster key` shows to the organiser
        key: String,
        /// The organiser's name
        #[arg(long)]
        holder: String,
    },
    /// Revoke a key: later bundles signed with it are refused
    Revoke {
        /// The public key
        key: String,
    },
}

commands! {
    /// Runs a command for the keys of the tour book in the file `book`.
    pub fn run(command: &KeyCommand, book: &Path) {
        List => list(book), ["view_tour"];
        Add { key, holder } => add(book, key, holder), ["add_tour_key"];
        Revoke { key } => revoke(book, key), ["revoke_tour_key"];
    }
}

fn list(book: &Path) -> Result<Answer<Vec<KeyLine>>, AppError> {
    Ok(shown(keys(&reading_tour(book)?)))
}

fn add(book: &Path, key: &str, holder: &str) -> Result<Answer<Vec<KeyLine>>, AppError> {
    Ok(shown(vec![add_key(&mut changing_tour(book)?, key, holder)?]))
}

fn revoke(book: &Path, key: &str) -> Result<Answer<Vec<KeyLine>>, AppError> {
    Ok(shown(vec![revoke_key(&mut changing_tour(book)?, key)?]))
}

fn shown(lines: Vec<KeyLine>) -> Answer<Vec<KeyLine>> {
    let line = |k: &KeyLine| {
        let state = k.revoked.map(|day| say!("cli-tour-key-revoked", day = day.to_string())).unwrap_or_default();
        row![k.public, k.holder, state]
    };
    Answer::new(columns(&lines.iter().map(line).collect::<Vec<_>>()), &lines)
}
