//! H9, the results file of the European Go Database: header lines, then one line for each player with his half games.

mod read;
mod write;

pub use read::read;
pub use write::{Options, write};

/// The comment that opens the table of players.
const TABLE: &str = "; Pl Name";

/// Whether a text is an H9 file: its first line that is not empty is one of the header's.
pub(crate) fn is_h9(text: &str) -> bool {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or("").trim_start();
    let header = first.strip_prefix(';').map(str::trim_start).unwrap_or("");
    header.get(2..3) == Some("[") && header.get(..2).is_some_and(|key| key.bytes().all(|b| b.is_ascii_uppercase()))
}

#[cfg(test)]
mod tests;
