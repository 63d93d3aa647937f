//! Compares the stored absences, and the walkovers that follow from them, with the register at the time when each round was
//! confirmed, as the journal tells it (R34).

use std::collections::{BTreeMap, BTreeSet};

use domain::knockout::{self, TableGame};
use domain::{Absence, AbsenceReason, CompetitionId, EntryId, RoundNumber, Tournament, year_final};
use messages::{Message, message};
use session::{EventSession, Result};

/// The absences of rounds by the register at their confirmation.
type Confirmed = BTreeMap<(CompetitionId, RoundNumber), Vec<Absence>>;

/// Returns a finding for every closed round whose stored absences differ from those at its confirmation, and for every
/// walkover that another player would have won.
pub(crate) fn check_absences(session: &EventSession) -> Result<Vec<Message>> {
    let confirmed = session.file()?.absences_when_confirmed()?;
    let (mut findings, mut walked_over) = (Vec::new(), Vec::new());
    for tournament in session.event()?.tournaments() {
        let differ = differences(tournament, &confirmed);
        if !differ.is_empty() {
            walked_over.extend(walkovers(tournament, &with_absences(tournament, &confirmed)));
        }
        findings.extend(differ);
    }
    findings.extend(walked_over);
    Ok(findings)
}

/// Returns the confirmed rounds of a competition that are closed now.
fn closed<'a>(
    tournament: &Tournament,
    confirmed: &'a Confirmed,
) -> impl Iterator<Item = (RoundNumber, &'a Vec<Absence>)> {
    let id = tournament.competition.id;
    let own =
        confirmed.iter().filter(move |((competition, round), _)| *competition == id && tournament.is_closed(*round));
    own.map(|((_, round), absences)| (*round, absences))
}

fn differences(tournament: &Tournament, confirmed: &Confirmed) -> Vec<Message> {
    let mut findings = Vec::new();
    for (round, then) in closed(tournament, confirmed) {
        let reasons = |absences: &[Absence]| -> BTreeSet<(EntryId, AbsenceReason)> {
            absences.iter().map(|a| (a.entry, a.reason)).collect()
        };
        let stored: Vec<Absence> = tournament.absences.iter().filter(|a| a.round == round).copied().collect();
        let names: BTreeSet<String> =
            reasons(&stored).symmetric_difference(&reasons(then)).map(|&(entry, _)| name(tournament, entry)).collect();
        if !names.is_empty() {
            let (place, names) = (place(tournament, round), names.into_iter().collect::<Vec<_>>());
            findings.push(message!("check-absences-differ", place, names));
        }
    }
    findings
}

/// Returns the competition with the absences of the confirmations.
fn with_absences(tournament: &Tournament, confirmed: &Confirmed) -> Tournament {
    let mut then = tournament.clone();
    for (round, absences) in closed(tournament, confirmed) {
        then.absences.retain(|a| a.round != round);
        then.absences.extend(absences);
    }
    then.absences.sort_unstable_by_key(|a| (a.competition, a.round, a.entry));
    then
}

/// Reports the games without a board whose winner differs between the two states of the competition.
fn walkovers(now: &Tournament, then: &Tournament) -> Vec<Message> {
    let games = |tournament: &Tournament| -> Vec<(RoundNumber, TableGame)> {
        let tables = tournament.tables.iter().flat_map(|table| knockout::progress(tournament, table).games());
        let finals = tournament.finals.iter().flat_map(|group_final| {
            let rounds = year_final::progress(tournament, group_final).rounds;
            rounds.into_iter().flat_map(|r| r.games.into_iter().map(move |game| (r.number, game)))
        });
        tables.chain(finals).filter(|(_, game)| game.game.is_none()).collect()
    };
    let names = |winner: Option<EntryId>| winner.map_or_else(|| "-".to_owned(), |entry| name(now, entry));
    let finding = |((round, now_game), (_, then_game)): ((RoundNumber, TableGame), (RoundNumber, TableGame))| {
        let (won, wins) = (TableGame::winner(&then_game), TableGame::winner(&now_game));
        let place = place(now, round);
        (won != wins).then(|| message!("check-walkover-differs", place, then = names(won), now = names(wins)))
    };
    games(now).into_iter().zip(games(then)).filter_map(finding).collect()
}

fn place(tournament: &Tournament, round: RoundNumber) -> Message {
    message!("check-round", competition = &tournament.competition.name, round)
}

fn name(tournament: &Tournament, entry: EntryId) -> String {
    tournament.entry(entry).map(|e| e.player.list_name()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::check;
    use crate::fixture;
    use crate::operation::{RoundStep, SetPaid, op};
    use crate::round::confirm;

    #[test]
    fn check_reports_absences_that_differ_from_the_register_at_the_confirmation() {
        let mut session = fixture::played(8);
        confirm(&mut session, &RoundStep::of(1)).expect("all results are entered");
        check(&session).expect("nobody was absent");
        let forge = |tournament: &mut Tournament| {
            let absence = Absence {
                competition: CompetitionId::OPEN,
                round: 1,
                entry: EntryId(2),
                reason: AbsenceReason::Consent,
            };
            tournament.absences.push(absence);
            Ok(())
        };
        session.transact(op::SetPaid, &SetPaid { id: 1, paid: true }, forge).expect("the store accepts any absence");
        let found = check(&session).expect_err("the second player was not absent");
        assert_eq!(found.message.id, "check-absences-differ");
        assert!(found.to_string().contains("BIRCH Sam") || found.to_string().contains("Birch"), "{found}");
    }
}
