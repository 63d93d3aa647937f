//! Checking an event: the file, its journal, its draws and its pairings.

use domain::{Competition, EntryId, RoundNumber, Tournament, knockout};
use serde::Serialize;

use crate::desk::Desk;
use crate::failure::{Failure, Outcome};

/// What was found sound.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Checked {
    /// Journal entries followed.
    pub journal_entries: usize,
    /// Rows compared with the journal.
    pub rows: usize,
    /// Rounds whose pairings are legal.
    pub rounds: usize,
    /// Draws drawn again.
    pub draws: usize,
}

/// Checks everything.
///
/// # Errors
/// The findings, the first as the message, the others as hints.
pub fn check(desk: &Desk) -> Outcome<Checked> {
    let tournament = desk.tournament()?;
    let report = desk.file()?.check();
    let mut findings = report.problems.clone();
    findings.extend(
        tournament
            .tables
            .iter()
            .filter_map(|t| knockout::verify(t).err().map(|why| format!("KO{}: {why}", t.category))),
    );
    for competition in &tournament.competitions {
        for round in 1..=tournament.paired_rounds(competition.id) {
            findings.extend(illegal(tournament, competition, round));
        }
    }
    match findings.split_first() {
        None => Ok(Checked {
            journal_entries: report.entries,
            rows: report.rows,
            rounds: tournament.rounds.len(),
            draws: tournament.tables.len(),
        }),
        Some((first, others)) => {
            Err(others.iter().fold(Failure::not_now(first.clone()), |failure, other| failure.hint(other.clone())))
        }
    }
}

/// What is wrong with a round: somebody twice, a board twice, somebody of another competition.
fn illegal(tournament: &Tournament, competition: &Competition, round: RoundNumber) -> Vec<String> {
    let games = tournament.games_of(competition.id, round);
    let byes = tournament.byes.iter().filter(|b| b.competition == competition.id && b.round == round);
    let mut players: Vec<EntryId> =
        games.iter().flat_map(|g| [g.black, g.white]).chain(byes.map(|b| b.entry)).collect();
    players.sort_unstable();
    let name = |id: EntryId| tournament.entry(id).map_or_else(|| format!("entry {}", id.0), |e| e.player.list_name());
    let twice = players.windows(2).filter(|two| two[0] == two[1]);
    let mut findings: Vec<String> = twice.map(|two| format!("Round {round}: {} plays twice.", name(two[0]))).collect();
    let boards = games.windows(2).filter(|two| two[0].board == two[1].board);
    findings.extend(boards.map(|two| format!("Round {round}: two games at board {}.", two[0].board)));
    let foreign = players.iter().filter(|id| tournament.entry(**id).is_none_or(|e| e.competition != competition.id));
    findings.extend(foreign.map(|id| format!("Round {round}: {} is not entered in this competition.", name(*id))));
    findings
}
