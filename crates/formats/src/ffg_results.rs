//! The results file of the French federation (FFG), in its text format `.tou`: header lines, then one line per player with
//! their half of each game. It has the columns of the federation's example: number, name, rank, licence, club, rounds.

mod check;
mod read;
mod write;

pub use check::check;
pub use read::read;
pub use write::write;

/// The comment that opens the table of players.
const TABLE: &str = ";Num Nom Prenom               Niv Licence Club";
/// The letters of the column of names. The federation's example cuts longer names.
const NAME: usize = 24;
/// The letters of a club.
const CLUB: usize = 4;
/// The country of the federation, whose players have a club in the file. All others have their country.
const FRANCE: &str = "FR";
/// What follows the place of an event on the internet.
const ONLINE: &str = "(online)";
/// The keys of the header.
const KEYS: [&str; 9] = ["name", "date", "vill", "comm", "prog", "time", "ta", "size", "komi"];

/// Returns whether a text is a results file of the federation: its first non-empty line is a header line such as
/// `;name=Open`, or the comment that opens the table.
pub(crate) fn is_ffg_results(text: &str) -> bool {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or("").trim_start();
    let Some(comment) = first.strip_prefix(';') else { return false };
    let key = comment.split_once('=').map(|(key, _)| key.trim());
    key.is_some_and(|key| KEYS.contains(&key)) || comment.starts_with("Num Nom ")
}

#[cfg(test)]
mod tests;
