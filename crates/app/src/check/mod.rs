//! Checking an event: the file, its journal, its draws, its pairings and their certificates.

mod certificate_check;
pub mod self_check;

use domain::pairing::{Finding, legal};
use domain::{knockout, year_final as group_final};
use serde::Serialize;
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use crate::check::certificate_check::certified;

/// What was found sound.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Checked {
    /// Journal entries followed.
    pub journal_entries: usize,
    /// Rows compared with the journal.
    pub rows: usize,
    /// Rounds whose pairings are legal.
    pub rounds: usize,
    /// Certificates that prove their pairing, from what was known when it was made.
    pub certificates: usize,
    /// Draws drawn again.
    pub draws: usize,
    /// What is not as the rules have it but may be the director's decision: boards set by hand and what they cost,
    /// colours, handicaps, a second bye.
    pub decisions: Vec<String>,
}

/// Checks everything.
///
/// # Errors
/// The findings, the first as the message, the others as hints.
pub fn check(session: &EventSession) -> Result<Checked> {
    let tournament = session.tournament()?;
    let report = session.file()?.check();
    let certified = certified(session, &report)?;
    let mut findings = certified.findings;
    findings.extend(report.problems.clone());
    findings.extend(
        tournament
            .tables
            .iter()
            .filter_map(|t| knockout::verify(t).err().map(|why| format!("KO{}: {why}", t.category))),
    );
    findings.extend(tournament.finals.iter().filter_map(|f| {
        group_final::verify(f).err().map(|why| format!("The Final of category {}: {why}", f.category))
    }));
    let mut decisions = Vec::new();
    for competition in &tournament.competitions {
        for round in 1..=tournament.paired_rounds(competition.id) {
            let (faults, decided): (Vec<Finding>, Vec<Finding>) =
                legal(tournament, competition.id, round).into_iter().partition(Finding::is_fault);
            findings.extend(faults.iter().map(|f| format!("{}, round {round}: {f}", competition.name)));
            decisions.extend(decided.iter().map(|f| format!("{}, round {round}: {f}", competition.name)));
        }
    }
    decisions.extend(certified.decisions);
    match findings.split_first() {
        None => Ok(Checked {
            journal_entries: report.entries,
            rows: report.rows,
            rounds: tournament.rounds.len(),
            certificates: certified.proved,
            draws: tournament.tables.len() + tournament.finals.len(),
            decisions,
        }),
        Some((first, others)) => {
            Err(others.iter().fold(AppError::not_now(first.clone()), |failure, other| failure.hint(other.clone())))
        }
    }
}
