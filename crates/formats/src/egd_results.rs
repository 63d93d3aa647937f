//! The results file of the European Go Database, in its H9 text format: header lines, then one line per player with
//! their half of each game.

mod check;
mod read;
mod write;

pub use check::check;
pub use read::read;
pub use write::{Options, write};

/// The comment that opens the table of players.
const TABLE: &str = "; Pl Name";

/// Returns whether a text is a results file: its first non-empty line is a header line.
pub(crate) fn is_egd_results(text: &str) -> bool {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or("").trim_start();
    let header = first.strip_prefix(';').map(str::trim_start).unwrap_or("");
    header.get(2..3) == Some("[") && header.get(..2).is_some_and(|key| key.bytes().all(|b| b.is_ascii_uppercase()))
}

#[cfg(test)]
mod tests;
