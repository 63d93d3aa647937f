//! Checks an event: the file, its journal, its draws, its rounds and the games of tables, its pairings and their certificates, its
//! absences and walkovers.

mod absence_check;
mod certificate_check;
mod rounds_check;
pub mod self_check;
pub mod shown_stages;
mod stage_laws;
pub(crate) mod system_laws;

use domain::model::draw_seed::SeedOrigin;
use domain::pairing::{Finding, legal, not_entered};
use domain::stage_change::changed_since_filled;
use domain::{Competition, Event, RoundNumber, Tournament};
use domain::{knockout, year_final};
use messages::{Explain, Message, message};
use serde::Serialize;
use session::{AppError, EventSession, Operation as _, Result};
use ts_rs::TS;

use crate::check::absence_check::check_absences;
use crate::check::certificate_check::check_certificates;
use crate::check::rounds_check::check_rounds;
use crate::check::shown_stages::check_shown_stages;
use crate::operation::op;
use crate::register::acts_that_drew;
use crate::round::{StaleKind, Validity, seen_by, validity_of_last};
use crate::teams::pairing_level;

/// The outcome of a check without faults.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Checked {
    /// The number of journal entries followed.
    pub journal_entries: usize,
    /// The number of rows compared with the journal.
    pub rows: usize,
    /// The number of rounds with legal pairings.
    pub rounds: usize,
    /// The number of certificates that prove their pairing from what was known at the time.
    pub certificates: usize,
    /// The number of draws computed again.
    pub draws: usize,
    /// Deviations from the rules that the director may have decided: boards set manually and their cost, colours,
    /// handicaps, a second bye, stages that differ from those shown, rounds that are out of date.
    pub decisions: Vec<Message>,
    /// By how much rounds that were changed by hand cost more than the best pairing, level by level.
    pub costs: Vec<Message>,
    /// Whether the newest round of every competition still follows from the facts.
    pub validity: Validity,
}

/// Checks the event.
///
/// # Errors
/// The faults: the first as the message, the others as hints.
pub fn check(session: &EventSession) -> Result<Checked> {
    let event = session.event()?;
    let report = session.file()?.check();
    let certificates = check_certificates(session, &report)?;
    let mut findings = certificates.findings;
    findings.extend(check_absences(session)?);
    findings.extend(report.problems);
    let rounds = check_rounds(event);
    findings.extend(rounds.findings);
    for table in event.tables() {
        if let Err(error) = knockout::verify(table) {
            let category = table.category.to_string();
            findings.push(message!("check-knockout", category, problem = error.message()));
        }
    }
    for year_final in event.finals() {
        if let Err(error) = year_final::verify(year_final) {
            let category = year_final.category.to_string();
            findings.push(message!("check-final", category, problem = error.message()));
        }
    }
    let mut decisions = rounds.decisions;
    let mut validity = Validity::default();
    for tournament in event.tournaments() {
        let competition = &tournament.competition;
        let last = tournament.paired_rounds();
        for round in 1..=last {
            for finding in found_in(session, tournament, competition, round)? {
                let list = if finding.is_fault() { &mut findings } else { &mut decisions };
                list.push(in_round(&competition.name, round, finding.message()));
            }
        }
        let of_last = validity_of_last(session, tournament, competition)?;
        decisions.extend(of_last.texts().into_iter().map(|problem| in_round(&competition.name, last, problem)));
        if of_last.reasons.iter().all(|reason| reason.kind != StaleKind::Filled) {
            decisions.extend(changed_since_filled(event, competition));
        }
        validity.add(of_last);
    }
    decisions.extend(certificates.decisions);
    decisions.extend(seed_drawn_again(session)?);
    decisions.extend(check_shown_stages(session)?);
    let mut findings = findings.into_iter();
    match findings.next() {
        None => Ok(Checked {
            journal_entries: report.entries,
            rows: report.rows,
            rounds: event.rounds().count(),
            certificates: certificates.proved,
            draws: event.tables().count() + event.finals().count(),
            decisions,
            costs: certificates.costs,
            validity,
        }),
        Some(first) => Err(findings.fold(AppError::not_now(first), AppError::hint)),
    }
}

/// Returns the faults of a round of the chosen competition and the deviations that the director decided, from what was known
/// when it was paired.
///
/// # Errors
/// No event is open, or the journal cannot be read.
pub fn findings_of_round(session: &EventSession, round: RoundNumber) -> Result<Vec<Message>> {
    let found = found_in(session, session.tournament()?, session.competition()?, round)?;
    Ok(found.iter().map(Explain::message).collect())
}

/// Returns what is wrong with a round, from what was known when it was paired. Of teams, the matches are checked too.
fn found_in(
    session: &EventSession,
    part: &Tournament,
    competition: &Competition,
    round: RoundNumber,
) -> Result<Vec<Finding>> {
    if competition.system.is_free() {
        return Ok(legal(part, round));
    }
    let seen = seen_by(session, part, competition.id, round)?;
    let mut found = legal(&seen, round);
    // Who is entered is a fact of today: no operation takes out a player who has a game.
    found.retain(|finding| !matches!(finding, Finding::NotEntered(_)));
    found.extend(not_entered(part, round));
    // A player who has gone home since does not need a game.
    let plays = |name: &str| part.entries.iter().any(|e| e.player.list_name() == *name && e.plays(round));
    found.retain(|finding| !matches!(finding, Finding::LeftOut(name, _) if !plays(name)));
    if seen.competition.teams.is_some() {
        found.extend(legal(&pairing_level(&seen, &seen.competition), round));
    }
    Ok(found)
}

/// Reports a draw seed that was drawn more than once: closings of the register and changes, undone ones included.
fn seed_drawn_again(session: &EventSession) -> Result<Option<Message>> {
    let changed = op::ChangeDrawSeed::NAME;
    let drawn = acts_that_drew(session)?;
    let given = |entry: &store::JournalEntry| session.event().is_ok_and(is_given) && entry.operation != changed;
    let (count, undone) = (drawn.len(), drawn.iter().filter(|entry| entry.undone).count());
    Ok((count > 1 && !drawn.iter().all(given)).then(|| message!("check-seed-drawn", count, undone)))
}

/// Whether the draw seed was given when the event was created.
fn is_given(event: &Event) -> bool {
    event.settings().seed_origin == Some(SeedOrigin::Given)
}

fn in_round(competition: &str, round: u32, problem: Message) -> Message {
    message!("check-finding", place = message!("check-round", competition, round), problem)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{closed_register, paired, year_final};
    use crate::labels::{ColourView, ResultView};
    use crate::operation::LockBoard;
    use crate::round::{EnterResult, PairRound, Seat, SwapPlayers, enter_result, pair, swap_players};

    #[test]
    fn check_proves_the_pairing_of_a_round() {
        let checked = check(&paired(8)).expect("the event is sound");
        assert_eq!((checked.rounds, checked.certificates, checked.decisions.len()), (1, 1, 0));
        assert_eq!(check(&closed_register(8)).expect("the event is sound").rounds, 0);
    }

    #[test]
    fn check_reports_manual_pairings_with_their_cost() {
        let mut session = paired(8);
        let seat = |board| Seat { board, colour: ColourView::Black };
        let request = SwapPlayers { round: 1, one: seat(1), other: seat(4), consent: false };
        swap_players(&mut session, &request).expect("the boards are free");
        let decisions = check(&session).expect("the event is sound").decisions;
        assert!(decisions.iter().any(|decision| decision.id == "check-set-manually"), "{decisions:?}");
    }

    #[test]
    fn games_of_the_final_are_not_reported_as_set_manually() {
        let mut session = year_final(8);
        for round in 1..=4 {
            pair(&mut session, &PairRound { round, ..PairRound::default() }).expect("the round can be paired");
            let tournament = session.tournament().expect("an event is open");
            for game in tournament.games.iter().filter(|game| game.round == round).cloned().collect::<Vec<_>>() {
                let result = Some(ResultView::BlackWon);
                let request = EnterResult { round, board: game.board, result, ..EnterResult::default() };
                enter_result(&mut session, &request).expect("Black can win");
            }
        }
        let tournament = session.tournament().expect("an event is open");
        assert!(tournament.games.iter().any(|game| game.knockout.is_some()), "the groups have begun");
        assert_eq!(check(&session).expect("the event is sound").decisions, Vec::new());
    }

    #[test]
    fn check_reports_a_player_with_two_games() {
        let mut session = paired(8);
        let seat_twice = |tournament: &mut domain::Tournament| {
            tournament.games[0].black = tournament.games[1].black;
            Ok(())
        };
        session
            .transact(op::LockBoard, &LockBoard { round: 1, board: 1, locked: true }, seat_twice)
            .expect("the store accepts any players");
        let found = check(&session).expect_err("a player has two games");
        assert_eq!(found.message.id, "check-finding", "{found:?}");
    }
}
