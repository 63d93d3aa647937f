//! What changed since a round was paired, as remarks after its explanation.

use std::collections::BTreeSet;

use domain::pairing::{BasisChange, changes_since};
use domain::{Entry, EntryId, EntryStatus, RoundNumber, Tournament};
use messages::{Message, message};
use session::{EventSession, Result};

use super::validity::{Part, parts_of};

/// A remark on something that changed since a round was paired.
pub(super) struct ChangedFact {
    /// The players whom it is about; empty if it is about the whole competition.
    about: BTreeSet<EntryId>,
    /// The remark as a sentence.
    text: Message,
}

impl ChangedFact {
    /// Whether the fact is about one of these players, or about the whole competition.
    fn concerns(&self, players: &[EntryId]) -> bool {
        self.about.is_empty() || players.iter().any(|player| self.about.contains(player))
    }
}

/// Returns what changed since a round of the chosen competition was paired: ranks, details and status of players, earlier results and
/// byes, settings. What the pairing of a player's board knew has not changed for them. Empty if the history does not tell what
/// the round was paired from, or if players choose their games.
///
/// # Errors
/// No event is open, or the journal cannot be read.
pub(super) fn changed_after(session: &EventSession, round: RoundNumber) -> Result<Vec<ChangedFact>> {
    let now = session.tournament()?;
    let parts = parts_in(session, now, round)?;
    if let [whole] = &parts[..] {
        return Ok(changed_since(&whole.basis, now, round));
    }
    let mut facts: Vec<ChangedFact> = Vec::new();
    for part in &parts {
        let games = now.games_of(round).into_iter().filter(|game| part.games.contains(&game.id));
        let players: Vec<EntryId> = games.flat_map(|game| [game.black, game.white]).collect();
        for fact in changed_since(&part.basis, now, round) {
            if fact.concerns(&players) && facts.iter().all(|known| known.text != fact.text) {
                facts.push(fact);
            }
        }
    }
    Ok(facts)
}

/// As [`changed_after`], since the pairing of one board.
///
/// # Errors
/// As [`changed_after`].
pub(super) fn changed_after_board(session: &EventSession, round: RoundNumber, board: u32) -> Result<Vec<ChangedFact>> {
    let now = session.tournament()?;
    let parts = parts_in(session, now, round)?;
    let of_board =
        |part: &&Part| now.games_of(round).iter().any(|game| game.board == board && part.games.contains(&game.id));
    let part = parts.iter().find(of_board).or(parts.last());
    Ok(part.map_or_else(Vec::new, |part| changed_since(&part.basis, now, round)))
}

fn parts_in(session: &EventSession, now: &Tournament, round: RoundNumber) -> Result<Vec<Part>> {
    let competition = session.competition()?;
    if competition.system.is_free() { Ok(Vec::new()) } else { parts_of(session, now, competition.id, round) }
}

fn changed_since(basis: &Tournament, now: &Tournament, round: RoundNumber) -> Vec<ChangedFact> {
    // Who is given the bye of another round does not matter to this one, and the report names who was given this one's.
    let without_byes = |event: &Tournament| {
        let mut event = event.clone();
        event.competition.given_byes.clear();
        event
    };
    let changes = changes_since(&without_byes(basis), &without_byes(now), round);
    let facts = changes.iter().filter_map(|change| fact(basis, now, change));
    facts.chain(status_changes(basis, now, round)).collect()
}

/// Returns the facts as sentences.
pub(super) fn texts(facts: &[ChangedFact]) -> Vec<Message> {
    facts.iter().map(|fact| fact.text.clone()).collect()
}

/// Returns the facts about these players, and those about the whole competition, as sentences.
pub(super) fn texts_about(facts: &[ChangedFact], players: &[EntryId]) -> Vec<Message> {
    facts.iter().filter(|fact| fact.concerns(players)).map(|fact| fact.text.clone()).collect()
}

fn fact(basis: &Tournament, now: &Tournament, change: &BasisChange) -> Option<ChangedFact> {
    let about = |entry: EntryId, text| ChangedFact { about: BTreeSet::from([entry]), text };
    let of_all = |text| ChangedFact { about: BTreeSet::new(), text };
    Some(match *change {
        BasisChange::Result { round, board } => {
            let at_board = |event: &Tournament| {
                let games = event.games.iter().filter(|game| game.round == round && game.board == board);
                games.flat_map(|game| [game.black, game.white]).collect::<Vec<_>>()
            };
            let players = [at_board(basis), at_board(now)].concat();
            ChangedFact { about: players.into_iter().collect(), text: message!("changed-result", round, board) }
        }
        BasisChange::Attendance { round, entry } => {
            about(entry, message!("changed-attendance", name = name(now, entry), round))
        }
        BasisChange::Rank { entry, from, to } => {
            let (from, to) = (from.to_string(), to.to_string());
            about(entry, message!("changed-rank", name = name(now, entry), from, to))
        }
        BasisChange::Player(entry) => about(entry, message!("changed-player", name = name(now, entry))),
        BasisChange::Draws if only_drawn_since(basis, now) => return None,
        BasisChange::Draws => of_all(message!("changed-draws")),
        BasisChange::Settings => of_all(message!("changed-settings")),
    })
}

/// Whether all tables, qualifyings and Finals of the basis are as they were, so that others were only added.
fn only_drawn_since(basis: &Tournament, now: &Tournament) -> bool {
    basis.tables.iter().all(|table| now.tables.contains(table))
        && basis.qualifyings.iter().all(|stage| now.qualifyings.contains(stage))
        && basis.finals.iter().all(|year_final| now.finals.contains(year_final))
}

/// Returns which players of the round have withdrawn since it was paired, or are registered again.
fn status_changes(basis: &Tournament, now: &Tournament, round: RoundNumber) -> Vec<ChangedFact> {
    let games = now.games_of(round);
    let sits = |id: EntryId| games.iter().any(|game| game.colour_of(id).is_some());
    let rests = |id: EntryId| now.byes.iter().any(|bye| bye.round == round && bye.entry == id);
    let changed = |entry: &Entry| {
        let then = basis.entry(entry.id).filter(|then| then.status != entry.status)?;
        let name = entry.player.list_name();
        let text = match (then.plays(round) || sits(entry.id) || rests(entry.id), entry.status) {
            (true, EntryStatus::Withdrawn) => message!("changed-withdrawn", name),
            (true, EntryStatus::Registered) => message!("changed-registered", name),
            _ => return None,
        };
        Some(ChangedFact { about: BTreeSet::from([entry.id]), text })
    };
    now.entries.iter().filter_map(changed).collect()
}

fn name(tournament: &Tournament, id: EntryId) -> String {
    tournament.entry(id).map_or_else(String::new, |entry| entry.player.list_name())
}

#[cfg(test)]
mod tests {
    use domain::model::pairing_rules::Profile;

    use super::*;
    use crate::fixture;
    use crate::labels::ResultView;
    use crate::operation::{EnterResult, PairRound, RoundRequest, SetEntryStatus, SetPaid, SwapColours, op};
    use crate::register::set_status;
    use crate::round::{enter_result, explain, pair, report};
    use crate::vocabulary::StatusName;

    /// Eight players, round 1 confirmed, round 2 a draft.
    fn draft_of_round_2() -> EventSession {
        let mut session = fixture::played(8);
        pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).expect("all results are agreed");
        session
    }

    fn said(session: &EventSession, round: u32) -> Vec<String> {
        let report = report(session, &RoundRequest { round }).expect("the round is paired");
        report.changes.iter().map(ToString::to_string).collect()
    }

    /// Returns what the explanation of the board of a player says that changed.
    fn said_of(session: &EventSession, round: u32, player: EntryId) -> Vec<String> {
        let games = session.tournament().expect("an event is open").games_of(round);
        let board = games.iter().find(|game| game.colour_of(player).is_some()).expect("they have a game").board;
        let explained = explain(session, &SwapColours { round, board }).expect("the board exists");
        explained.changes.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_corrected_rank_is_said_of_the_rounds_paired_before() {
        let mut session = draft_of_round_2();
        let change = |tournament: &mut Tournament| {
            tournament.entries[7].player.rank = "4d".parse().expect("a rank");
            Ok(())
        };
        session.transact(op::SetPaid, &SetPaid { id: 1, paid: true }, change).expect("a rank can change");
        let player = session.tournament().expect("an event is open").entries[7].id;
        let remark = ["Rank corrected after this round: 5k to 4d (Hazel Sam)."];
        assert_eq!(said(&session, 1), remark);
        assert_eq!(said_of(&session, 1, player), remark);
        pair(&mut session, &PairRound { round: 2, again: true, ..PairRound::default() }).expect("round 2 is a draft");
        assert_eq!(said(&session, 2), [""; 0], "it was paired with the new rank");
        assert_eq!(said(&session, 1), remark);
    }

    #[test]
    fn a_withdrawal_a_result_and_a_setting_are_said_too() {
        let mut session = draft_of_round_2();
        let (first, players) = {
            let tournament = session.tournament().expect("an event is open");
            let game = tournament.games_of(1)[0];
            (game.board, [game.black, game.white])
        };
        let request =
            SetEntryStatus { id: players[0].0, status: StatusName::Withdrawn, reason: Some("ill".to_owned()) };
        set_status(&mut session, &request).expect("they can withdraw");
        let name = session.tournament().expect("an event is open").entry(players[0]).map(|e| e.player.list_name());
        let withdrawn = format!("Withdrawn after this round: {}.", name.expect("they are entered"));
        assert_eq!(said(&session, 1), std::slice::from_ref(&withdrawn));
        let reason = Some("misread".to_owned());
        let result = Some(ResultView::WhiteWon);
        let request = EnterResult { round: 1, board: first, result, reason, ..EnterResult::default() };
        enter_result(&mut session, &request).expect("a result can be corrected");
        let corrected = format!("Result corrected after this round was paired: round 1, board {first}.");
        assert_eq!(
            said(&session, 1),
            std::slice::from_ref(&withdrawn),
            "a round's own results decide nothing about its pairing"
        );
        assert_eq!(said(&session, 2), [corrected.clone(), withdrawn.clone()]);
        assert!(said_of(&session, 2, players[0]).contains(&withdrawn));
        let all: Vec<EntryId> = session.tournament().expect("an event is open").entries.iter().map(|e| e.id).collect();
        assert!(all.iter().any(|&id| said_of(&session, 1, id).is_empty()), "it is about others");
        let change = |tournament: &mut Tournament| {
            tournament.competition.pairing.profile = Profile::OpenGotha;
            Ok(())
        };
        session.transact(op::SetPaid, &SetPaid { id: 1, paid: true }, change).expect("settings can change");
        assert!(said(&session, 1).contains(&"The settings of the pairing changed after this round was paired.".into()));
    }
}
