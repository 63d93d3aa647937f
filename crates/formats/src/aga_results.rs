//! The results file of the American Go Association (AGA): the event, the players with their AGA numbers, then the games of
//! each round. The association describes it in its documents for directors.

mod check;
mod read;
mod write;

pub use check::check;
pub use read::read;
pub use write::write;

/// The words that open a file.
const TOURNEY: &str = "TOURNEY";
const TOURNAMENT: &str = "TOURNAMENT";
/// The word that opens the list of players.
const PLAYERS: &str = "PLAYERS";
/// The word that opens the games of a round.
const GAMES: &str = "GAMES";
/// The word that closes a file.
const END: &str = "END";
/// The highest number that stands for a player without one. Programs count down from it.
const LAST_NUMBER: u32 = 99_999;
/// The number from which on a number stands for a player without one. The association's own numbers are far below.
const FIRST_PLACEHOLDER: u32 = 90_000;

/// Returns whether a text is a results file of the association: its first line other than a comment begins with "TOURNEY" or "TOURNAMENT", and the
/// file has a list of players.
pub(crate) fn is_aga_results(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let opens = lines.next().is_some_and(|line| matches!(keyword(line), Some(TOURNEY | TOURNAMENT)));
    opens && lines.any(|line| keyword(line) == Some(PLAYERS))
}

/// Returns the word that opens a part of the file, if a line begins with one.
fn keyword(line: &str) -> Option<&'static str> {
    let word = line.split(|c: char| !c.is_ascii_alphabetic()).next()?;
    [TOURNEY, TOURNAMENT, PLAYERS, GAMES, END].into_iter().find(|known| word.eq_ignore_ascii_case(known))
}

#[cfg(test)]
mod tests;
