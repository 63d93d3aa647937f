//! The results file of the European Go Database, in its H9 text format: header lines, then one line per player with
//! their half of each game.

mod check;
mod clubs;
mod columns;
mod explain;
mod header;
mod header_dates;
mod initial_scores;
mod read;
mod readings;
mod sums;
mod values;
mod write;

use crate::results_table::half_game;

pub use check::check;
pub use read::read;
pub use write::{Options, write};

/// The comment that opens the table of players.
const TABLE: &str = "; Pl Name";

/// The most lines of players that are looked at.
const LOOKED_AT: usize = 10;

/// Returns whether a text is a results file: its first non-empty line is a header line, or most of its first lines other than
/// comments are lines of players, as in the files of the database's archive that have no header.
pub(crate) fn is_egd_results(text: &str) -> bool {
    has_header(text) || has_players(text)
}

fn has_players(text: &str) -> bool {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with(';'));
    let lines: Vec<&str> = lines.take(LOOKED_AT).collect();
    let players = lines.iter().filter(|line| is_player(line)).count();
    2 * players > lines.len()
}

/// Returns whether a line has a name of two words, a rank, a country of two or three letters, and a round. The place may be left out.
fn is_player(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    let after_rank = |at: usize| Some(&words[at + values::rank_of(words.get(at..)?)?.words..]);
    let Some([country, rest @ ..]) = [2, 3].into_iter().find_map(after_rank) else { return false };
    let is_country = (2..=3).contains(&country.len()) && country.bytes().all(|b| b.is_ascii_alphabetic());
    is_country && rest.iter().any(|word| word.len() > 1 && half_game(word).is_some())
}

fn has_header(text: &str) -> bool {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or("").trim_start();
    let header = first.strip_prefix(';').map(str::trim_start).unwrap_or("");
    header.get(2..3) == Some("[") && header.get(..2).is_some_and(|key| key.bytes().all(|b| b.is_ascii_uppercase()))
}

#[cfg(test)]
mod tests;
