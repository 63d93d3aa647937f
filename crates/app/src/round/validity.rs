//! Whether a round that is paired and not played yet still follows from the facts: who plays, earlier results, ranks, settings.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use domain::pairing::{self, BasisChange, Left, as_paired, changes_since, who_left};
use domain::{Competition, CompetitionId, Decided, Entry, EntryId, RoundNumber, RoundState, Tournament};
use messages::{Message, message};
use serde::Serialize;
use session::{EventSession, Operation as _, Result};
use ts_rs::TS;

use super::left_over::left_over;
use super::ready_to_pair::check_drawn;
use super::request::fresh;
use crate::operation::op;
use crate::teams::pairing_level;

/// Whether a round follows from the facts as they are now.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ValidityState {
    /// It does, or its games are played.
    #[default]
    Current,
    /// Something changed after it was paired that makes it wrong.
    OutOfDate,
}

/// Why a round is out of date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum StaleKind {
    /// A seated player, or the one with the bye, does not play the round any more.
    Left,
    /// A player came after the pairing and has no game.
    Came,
    /// Pink slips came in after the pairing (R8).
    Slips,
    /// A fact changed that the pairing was computed from.
    Changed,
    /// The round would be paired differently now.
    PairsDiffer,
    /// The round could not be paired now.
    Impossible,
}

/// A reason why a round is out of date.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StaleReason {
    /// Its kind.
    pub kind: StaleKind,
    /// The player it is about, if one.
    #[ts(type = "number | null")]
    pub entry: Option<i64>,
    /// The boards of the round that it concerns.
    pub boards: Vec<u32>,
    /// The reason as a sentence.
    pub text: Message,
}

/// Whether a round follows from the facts, and if not, why.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct Validity {
    /// Whether it does.
    pub state: ValidityState,
    /// Why not; empty if it does.
    pub reasons: Vec<StaleReason>,
}

impl Validity {
    /// Whether something changed that makes the round wrong.
    pub fn is_out_of_date(&self) -> bool {
        self.state == ValidityState::OutOfDate
    }

    /// Adds the reasons of another round.
    pub(crate) fn add(&mut self, other: Validity) {
        self.reasons.extend(other.reasons);
        if other.state == ValidityState::OutOfDate {
            self.state = other.state;
        }
    }

    /// Returns the reasons as sentences.
    pub fn texts(&self) -> Vec<Message> {
        self.reasons.iter().map(|reason| reason.text.clone()).collect()
    }
}

/// Returns a competition as it was when one of its rounds was paired, or paired again in part; `None` if the history does not
/// tell, as in a copy whose rows were changed past the journal.
///
/// # Errors
/// No event is open, or the journal cannot be read.
pub(crate) fn basis(
    session: &EventSession,
    competition: CompetitionId,
    round: RoundNumber,
) -> Result<Option<Arc<Tournament>>> {
    let Some(entry) = pairing_entry(session, competition, round)? else { return Ok(None) };
    Ok(session.event_after(entry, competition).ok())
}

fn pairing_entry(session: &EventSession, competition: CompetitionId, round: RoundNumber) -> Result<Option<i64>> {
    let pairings = [op::PairRound::NAME, op::PairSome::NAME, op::PairRest::NAME];
    Ok(session.file()?.pairing_entry(competition, round, &pairings)?)
}

/// Returns the competition as it was when the round was last released, or paired again after its release; `None` if the history does
/// not tell.
fn at_release(
    session: &EventSession,
    competition: CompetitionId,
    round: RoundNumber,
) -> Result<Option<Arc<Tournament>>> {
    let release = session.file()?.round_entry(competition, round, &[op::ReleaseRound::NAME])?;
    let Some(release) = release else { return Ok(None) };
    let newest = pairing_entry(session, competition, round)?.map_or(release, |pairing| pairing.max(release));
    Ok(session.event_after(newest, competition).ok())
}

/// Returns the journal entry that paired a round of the chosen competition as it is now; `None` if the history does not tell.
pub fn paired_by(session: &EventSession, round: RoundNumber) -> Option<i64> {
    pairing_entry(session, session.competition().ok()?.id, round).ok()?
}

/// Returns the competition as a round saw it: what was before the round as in its basis, the round itself as it is in
/// `tournament`. Without a basis, everything is as it is now.
///
/// # Errors
/// As [`basis`].
pub(crate) fn seen_by(
    session: &EventSession,
    tournament: &Tournament,
    competition: CompetitionId,
    round: RoundNumber,
) -> Result<Tournament> {
    let Some(basis) = basis(session, competition, round)? else { return Ok(tournament.clone()) };
    let now = as_seated(session, &basis, tournament, competition, round)?;
    Ok(as_paired(&basis, &now, competition, round))
}

/// Returns the event with the players who were seated after the pairing of the round as they were then, under today's names.
fn as_seated<'t>(
    session: &EventSession,
    basis: &Tournament,
    now: &'t Tournament,
    competition: CompetitionId,
    round: RoundNumber,
) -> Result<Cow<'t, Tournament>> {
    let games = now.games_of(competition, round);
    let sits = |id: EntryId| games.iter().any(|game| game.colour_of(id).is_some());
    let came = |entry: &Entry| sits(entry.id) && basis.entry(entry.id).is_none_or(|then| !then.plays(round));
    if !now.entries_of(competition).any(came) {
        return Ok(Cow::Borrowed(now));
    }
    let seating = session.file()?.pairing_entry(competition, round, &[op::PairTwo::NAME])?;
    let Some(then) = seating.and_then(|entry| session.event_after(entry, competition).ok()) else {
        return Ok(Cow::Borrowed(now));
    };
    let mut seen = now.clone();
    for entry in seen.entries.iter_mut().filter(|entry| entry.competition == competition && came(entry)) {
        let Some(then) = then.entry(entry.id).filter(|then| then.plays(round)) else { continue };
        let named = std::mem::replace(entry, then.clone()).player;
        (entry.player.family, entry.player.given) = (named.family, named.given);
    }
    Ok(Cow::Owned(seen))
}

/// As [`seen_by`], with the basis of the round.
pub(crate) fn seen_from(
    basis: Option<&Tournament>,
    tournament: &Tournament,
    competition: CompetitionId,
    round: RoundNumber,
) -> Tournament {
    basis.map_or_else(|| tournament.clone(), |basis| as_paired(basis, tournament, competition, round))
}

/// Returns the basis of a round of the chosen competition, for an operation that is about to change the round.
///
/// # Errors
/// As [`basis`].
pub(super) fn basis_of(session: &EventSession, round: RoundNumber) -> Result<Option<Arc<Tournament>>> {
    basis(session, session.competition()?.id, round)
}

/// Returns whether a round of the chosen competition follows from the facts.
///
/// # Errors
/// As [`basis`].
pub(crate) fn validity(session: &EventSession, round: RoundNumber) -> Result<Validity> {
    validity_in(session, session.tournament()?, session.competition()?, round)
}

/// As [`validity`], for a competition of which `tournament` is the snapshot.
///
/// # Errors
/// As [`basis`].
pub(crate) fn validity_in(
    session: &EventSession,
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
) -> Result<Validity> {
    let id = competition.id;
    let state = tournament.round(id, round).map(|r| r.state);
    let open = matches!(state, Some(RoundState::Draft | RoundState::Released | RoundState::Playing));
    if !open || competition.system.is_free() || tournament.paired_rounds(id) != round {
        return Ok(Validity::default());
    }
    // A board that was lost without a game, such as that of an absent player of a team, is not played.
    let is_played = tournament.games_of(id, round).iter().any(|game| {
        let entered = game.passes.black.into_iter().chain(game.passes.white);
        entered.map(|result| result.decided).any(|decided| decided == Decided::Played)
    });
    let mut reasons: Vec<StaleReason> = who_left(tournament, id, round).iter().map(|l| left(tournament, l)).collect();
    if let Some(basis) = basis(session, id, round)? {
        reasons.extend(came(&basis, tournament, id, round));
        reasons.extend(slips(&basis, tournament));
        // Who releases a round knows what changed before; who plays it does not ask any more.
        let known = match state {
            Some(RoundState::Draft) => Some(basis),
            Some(RoundState::Released) if !is_played => at_release(session, id, round)?.or(Some(basis)),
            _ => None,
        };
        reasons.extend(known.into_iter().flat_map(|known| changed(&known, tournament, competition, round)));
    }
    let state = if reasons.is_empty() { ValidityState::Current } else { ValidityState::OutOfDate };
    Ok(Validity { state, reasons })
}

fn reason(kind: StaleKind, text: Message) -> StaleReason {
    StaleReason { kind, entry: None, boards: Vec::new(), text }
}

fn name(tournament: &Tournament, id: EntryId) -> String {
    tournament.entry(id).map_or_else(String::new, |entry| entry.player.list_name())
}

fn left(tournament: &Tournament, left: &Left) -> StaleReason {
    let name = name(tournament, left.entry);
    let text = match left.board {
        Some(board) => message!("stale-left", name, board),
        None => message!("stale-left-bye", name),
    };
    StaleReason { entry: Some(left.entry.0), boards: left.board.into_iter().collect(), ..reason(StaleKind::Left, text) }
}

/// Returns the players without a game who were not to play the round when it was paired.
fn came(basis: &Tournament, now: &Tournament, id: CompetitionId, round: RoundNumber) -> Vec<StaleReason> {
    let new = left_over(now, id, round).into_iter().filter(|e| basis.entry(e.id).is_none_or(|then| !then.plays(round)));
    let came = |entry: &domain::Entry| {
        let text = message!("stale-came", name = entry.player.list_name(), round);
        StaleReason { entry: Some(entry.id.0), ..reason(StaleKind::Came, text) }
    };
    new.map(came).collect()
}

fn slips(basis: &Tournament, now: &Tournament) -> Option<StaleReason> {
    let known: BTreeSet<_> = basis.pending_slips().map(|slip| slip.id).collect();
    let count = now.pending_slips().filter(|slip| !known.contains(&slip.id)).count();
    (count > 0).then(|| reason(StaleKind::Slips, message!("stale-slips", count)))
}

/// Returns what changed since the pairing, if the round would be paired differently now.
fn changed(basis: &Tournament, now: &Tournament, competition: &Competition, round: RoundNumber) -> Vec<StaleReason> {
    let changes = changes_since(basis, now, competition.id, round);
    if changes.is_empty() {
        return Vec::new();
    }
    let facts = changes.iter().map(|change| fact(now, round, change));
    let then = pairs(basis, competition.id, round);
    let otherwise = match (then, pairs(now, competition.id, round)) {
        (Err(then), Err(today)) if then.message == today.message => return Vec::new(),
        (_, Err(error)) => reason(StaleKind::Impossible, message!("stale-impossible", round, cause = error.message)),
        (Ok(then), Ok(today)) if then == today => return Vec::new(),
        (Ok(then), Ok(today)) => differing(now, competition.id, round, &then, &today),
        (Err(_), Ok(_)) => {
            reason(StaleKind::PairsDiffer, message!("stale-pairs-differ", round, count = 0, boards = ""))
        }
    };
    facts.chain([otherwise]).collect()
}

/// Returns a change as a sentence.
fn fact(now: &Tournament, round: RoundNumber, change: &BasisChange) -> StaleReason {
    let about = |entry: EntryId, text| StaleReason { entry: Some(entry.0), ..reason(StaleKind::Changed, text) };
    match *change {
        BasisChange::Result { round: earlier, board } => {
            reason(StaleKind::Changed, message!("stale-result", round, earlier, board))
        }
        BasisChange::Attendance { round: earlier, entry } => {
            about(entry, message!("stale-attendance", name = name(now, entry), earlier, round))
        }
        BasisChange::Rank { entry, from, to } => {
            let (from, to) = (from.to_string(), to.to_string());
            about(entry, message!("stale-rank", name = name(now, entry), round, from, to))
        }
        BasisChange::Player(entry) => about(entry, message!("stale-player", name = name(now, entry), round)),
        BasisChange::Draws => reason(StaleKind::Changed, message!("stale-draws", round)),
        BasisChange::Settings => reason(StaleKind::Changed, message!("stale-settings", round)),
    }
}

/// Black, White and handicap stones by the smaller and the greater key of the two players.
type Pairs = BTreeMap<(EntryId, EntryId), (EntryId, u8)>;

/// Returns the pairs of the best pairing of a round from what `event` knows before it.
fn pairs(event: &Tournament, id: CompetitionId, round: RoundNumber) -> Result<Pairs> {
    let profile = event.certificates.iter().find(|c| c.competition == id && c.round == round).map(|c| c.profile);
    let earlier = event.before_round(id, round).known_before_round(id, round);
    let level = earlier.competition(id).cloned();
    level.as_ref().map_or(Ok(()), |rules| check_drawn(&earlier, rules, round))?;
    let level = level.as_ref().map(|rules| pairing_level(&earlier, rules));
    let level: &Tournament = level.as_deref().unwrap_or(&earlier);
    let proposal = pairing::propose(level, id, round, &fresh(level, id, round, profile)?)?;
    let pair = |b: &pairing::Board| ((b.black.min(b.white), b.black.max(b.white)), (b.black, b.handicap));
    Ok(proposal.boards.iter().map(pair).collect())
}

/// Returns which boards of the round are among those that would be paired differently.
fn differing(now: &Tournament, id: CompetitionId, round: RoundNumber, then: &Pairs, today: &Pairs) -> StaleReason {
    let level = now.competition(id).map(|rules| pairing_level(now, rules));
    let games = level.as_deref().unwrap_or(now).games_of(id, round);
    let changed = |game: &&&domain::Game| {
        let pair = (game.black.min(game.white), game.black.max(game.white));
        then.contains_key(&pair) && then.get(&pair) != today.get(&pair)
    };
    let boards: Vec<u32> = games.iter().filter(changed).map(|game| game.board).collect();
    let text = message!("stale-pairs-differ", round, count = boards.len(), boards = boards.clone());
    StaleReason { boards, ..reason(StaleKind::PairsDiffer, text) }
}

#[cfg(test)]
mod tests {
    use domain::model::player::Birth;
    use session::ErrorCode;

    use super::*;
    use crate::event::{ChangeSetting, Step, change_setting, status};
    use crate::fixture;
    use crate::labels::ResultView;
    use crate::operation::{
        EnterResult, EntryFields, PairRound, PairTwo, RoundRequest, RoundStep, SetEntryStatus, SetPaid,
    };
    use crate::player_card::{ViewPlayerCard, view as card};
    use crate::register::{add, set_status};
    use crate::round::{
        BoardView, PairRest, ViewCorrection, ViewRound, confirm, enter_result, explain, pair, pair_rest, pair_two,
        release, report, view, view_correction,
    };
    use crate::vocabulary::StatusName;

    /// The input of an operation that stands for a change of the register.
    const PAID: SetPaid = SetPaid { id: 1, paid: true };

    fn again(round: u32) -> PairRound {
        PairRound { round, again: true, ..PairRound::default() }
    }

    fn draft_of_round_2(players: usize) -> EventSession {
        let mut session = fixture::played(players);
        pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).expect("all results are agreed");
        session
    }

    fn withdraw(session: &mut EventSession, id: EntryId) {
        let request = SetEntryStatus { id: id.0, status: StatusName::Withdrawn, reason: Some("ill".into()) };
        set_status(session, &request).expect("they can withdraw");
    }

    fn reasons(session: &EventSession, round: u32) -> Vec<StaleKind> {
        let found = validity(session, round).expect("an event is open");
        assert_eq!(found.is_out_of_date(), !found.reasons.is_empty());
        found.reasons.iter().map(|reason| reason.kind).collect()
    }

    /// Changes a rank past the verbs, as a correction of the register does.
    fn rank(session: &mut EventSession, index: usize, rank: &str) {
        let change = |tournament: &mut Tournament| {
            tournament.entries[index].player.rank = rank.parse().expect("a rank");
            Ok(())
        };
        session.transact(op::SetPaid, &PAID, change).expect("a rank can change");
    }

    fn correct(session: &mut EventSession, round: u32, board: u32) -> Vec<Message> {
        let reason = Some("misread".to_owned());
        let result = Some(ResultView::WhiteWon);
        let request = EnterResult { round, board, result, reason, ..EnterResult::default() };
        enter_result(session, &request).expect("a result can be corrected").value.warnings
    }

    #[test]
    fn a_round_is_out_of_date_if_a_table_now_begins_in_it() {
        let mut session = fixture::played(8);
        let children = |tournament: &mut Tournament| {
            tournament.entries.iter_mut().for_each(|entry| entry.player.birth = Some(Birth::Year(2016)));
            tournament.competitions[0].knockouts = true;
            Ok(())
        };
        session.transact(op::SetPaid, &PAID, children).expect("everyone can be a child");
        pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).expect("all results are agreed");
        assert_eq!(reasons(&session, 2), []);
        let request = ChangeSetting { path: "competition.rounds".into(), value: "4".into(), consent: true };
        change_setting(&mut session, &request).expect("two rounds are paired");
        assert_eq!(reasons(&session, 2), [StaleKind::Changed, StaleKind::Impossible]);
    }

    #[test]
    fn a_round_is_current_until_something_changes() {
        assert_eq!(reasons(&fixture::paired(8), 1), []);
        assert_eq!(reasons(&fixture::played(8), 1), []);
        assert_eq!(reasons(&draft_of_round_2(7), 2), []);
    }

    #[test]
    fn a_player_who_left_a_draft_is_named_and_the_release_asks() {
        let mut session = fixture::paired(8);
        let leaver = session.tournament().expect("an event is open").games[1].black;
        withdraw(&mut session, leaver);
        let found = validity(&session, 1).expect("an event is open");
        assert_eq!((found.reasons[0].kind, &found.reasons[0].boards[..]), (StaleKind::Left, &[2][..]));
        assert_eq!(status(&session).expect("an event is open").next.step, Step::PairAgain);
        let refused = release(&mut session, &RoundStep::of(1)).expect_err("a player has left");
        assert_eq!((refused.code, refused.message.id), (ErrorCode::Consent, "round-out-of-date"));
        pair(&mut session, &again(1)).expect("seven players are paired");
        assert_eq!(reasons(&session, 1), []);
        release(&mut session, &RoundStep::of(1)).expect("the draft is current");
        let seated =
            session.tournament().expect("an event is open").games.iter().any(|g| g.colour_of(leaver).is_some());
        assert!(!seated);
    }

    #[test]
    fn a_player_who_left_with_the_bye_or_during_the_round_is_named() {
        let mut session = fixture::paired(7);
        let bye = session.tournament().expect("an event is open").byes[0].entry;
        withdraw(&mut session, bye);
        assert_eq!(reasons(&session, 1), [StaleKind::Left]);
        let mut session = fixture::playing(8);
        let leaver = session.tournament().expect("an event is open").games[0].white;
        withdraw(&mut session, leaver);
        assert_eq!(reasons(&session, 1), [StaleKind::Left]);
        let forfeit = EnterResult { round: 1, board: 1, result: "1-0!".parse().ok(), ..EnterResult::default() };
        enter_result(&mut session, &forfeit).expect("Black wins without play");
        assert_eq!(reasons(&session, 1), []);
    }

    #[test]
    fn a_corrected_result_makes_the_next_draft_out_of_date() {
        let mut session = draft_of_round_2(8);
        // The winner of board 2 has another opponent than its loser would have.
        let warned = correct(&mut session, 1, 2);
        assert_eq!(warned.iter().map(|m| m.id).collect::<Vec<_>>(), ["round-paired-from-old-result"]);
        let kinds = reasons(&session, 2);
        assert_eq!(kinds, [StaleKind::Changed, StaleKind::PairsDiffer]);
        assert!(release(&mut session, &RoundStep::of(2)).is_err());
        pair(&mut session, &again(2)).expect("a draft");
        assert_eq!(reasons(&session, 2), []);
    }

    #[test]
    fn a_released_round_is_compared_with_its_release_until_it_is_played() {
        let mut session = draft_of_round_2(8);
        correct(&mut session, 1, 2);
        let kept = RoundStep { consent: true, ..RoundStep::of(2) };
        release(&mut session, &kept).expect("the director keeps the draft");
        assert_eq!(reasons(&session, 2), [], "it was released with this result");
        rank(&mut session, 7, "4d");
        assert_eq!(reasons(&session, 2), [StaleKind::Changed, StaleKind::PairsDiffer]);
        assert_eq!(status(&session).expect("an event is open").next.step, Step::EnterResults);
        let result = Some(ResultView::BlackWon);
        let request = EnterResult { round: 2, board: 1, result, ..EnterResult::default() };
        enter_result(&mut session, &request).expect("Black can win");
        assert_eq!(reasons(&session, 2), []);
    }

    #[test]
    fn a_released_round_that_is_paired_again_is_current() {
        let mut session = draft_of_round_2(8);
        release(&mut session, &RoundStep::of(2)).expect("the draft is current");
        correct(&mut session, 1, 2);
        assert_eq!(reasons(&session, 2), [StaleKind::Changed, StaleKind::PairsDiffer]);
        let again = PairRest { round: 2, consent: true, ..PairRest::default() };
        pair_rest(&mut session, &again).expect("the director consents");
        assert_eq!(reasons(&session, 2), []);
    }

    #[test]
    fn the_preview_of_a_correction_says_that_a_draft_would_be_out_of_date() {
        let mut session = draft_of_round_2(8);
        let request = ViewCorrection { round: 1, board: 2, result: Some(ResultView::WhiteWon) };
        let said = view_correction(&session, &request).expect("the board exists").outdated;
        assert_eq!(said.iter().map(|m| m.id).collect::<Vec<_>>(), ["stale-result", "stale-pairs-differ"]);
        assert_eq!(reasons(&session, 2), []);
        correct(&mut session, 1, 2);
        assert_eq!(validity(&session, 2).expect("an event is open").texts(), said);
    }

    #[test]
    fn boards_and_cards_show_what_the_round_was_paired_from() {
        let mut session = draft_of_round_2(8);
        let boards =
            |session: &EventSession| view(session, &ViewRound { round: Some(2) }).expect("the round is paired").boards;
        let cards = |session: &EventSession| -> Vec<_> {
            let game = |id| card(session, &ViewPlayerCard { id }).expect("the entry exists").games[1].clone();
            (1..=8).map(|id| (game(id).score, game(id).float)).collect()
        };
        let before = (boards(&session), cards(&session));
        withdraw(&mut session, EntryId(before.0[0].black.id));
        rank(&mut session, 6, "4d");
        let scores = |boards: &[BoardView]| -> Vec<_> {
            let of = |b: &BoardView| (b.black.score.clone(), b.white.score.clone(), b.notes.clone());
            boards.iter().map(of).collect()
        };
        assert_eq!(scores(&boards(&session)), scores(&before.0));
        assert_eq!(cards(&session), before.1);
    }

    #[test]
    fn a_corrected_rank_does_not_change_the_explanation_of_an_old_round() {
        let mut session = draft_of_round_2(8);
        let said = |session: &EventSession, round| {
            let boards = 1..=4;
            let explained = boards.map(|board| {
                explain(session, &crate::operation::SwapColours { round, board }).expect("the board exists")
            });
            let report = report(session, &RoundRequest { round }).expect("the round is paired").remarks;
            (explained.collect::<Vec<_>>(), report)
        };
        let before = [said(&session, 1), said(&session, 2)];
        rank(&mut session, 7, "4d");
        assert_eq!([said(&session, 1), said(&session, 2)], before);
        assert!(validity(&session, 2).expect("an event is open").reasons.iter().any(|r| r.text.id == "stale-rank"));
    }

    #[test]
    fn the_explanation_of_a_late_entry_stays_when_they_leave_or_get_another_rank() {
        let mut session = fixture::paired(7);
        let bye = session.tournament().expect("an event is open").byes[0].entry;
        let late = EntryFields { missed: Some(Vec::new()), ..fixture::fields(8) };
        let late = add(&mut session, &late).expect("they are new").value;
        let seats = PairTwo { round: 1, first: late, second: bye.0, consent: false };
        let board = pair_two(&mut session, &seats).expect("both are free").value.board.expect("they have a board");
        let said = |session: &EventSession| {
            let reason = explain(session, &crate::operation::SwapColours { round: 1, board });
            (reason.expect("the board exists"), report(session, &RoundRequest { round: 1 }).expect("it is paired"))
        };
        let before = said(&session);
        withdraw(&mut session, EntryId(late));
        assert_eq!(said(&session), before);
        rank(&mut session, 7, "4d");
        assert_eq!(said(&session), before);
    }

    #[test]
    fn a_draw_after_the_pairing_is_a_change() {
        let event = |session: EventSession| session.tournament().expect("an event is open").clone();
        let (before, drawn) = (event(fixture::closed_youth(8)), event(fixture::knockout(8)));
        assert_eq!(changes_since(&before, &drawn, CompetitionId::OPEN, 1), [BasisChange::Draws]);
        assert_eq!(changes_since(&drawn, &drawn, CompetitionId::OPEN, 1), []);
    }

    #[test]
    fn check_judges_a_round_by_what_was_known_when_it_was_paired() {
        let mut session = draft_of_round_2(8);
        confirm(&mut session, &RoundStep::of(1)).expect("it is confirmed already");
        rank(&mut session, 7, "4d");
        withdraw(&mut session, EntryId(6));
        let decisions = crate::check::check(&session).expect("the event is sound").decisions;
        assert!(decisions.iter().all(|d| d.to_string().contains("round 2")), "{decisions:?}");
    }

    #[test]
    fn pairing_the_next_round_leaves_the_absences_of_the_confirmed_one() {
        let mut session = fixture::played(9);
        let bye = session.tournament().expect("an event is open").byes[0].entry;
        let sleep = |tournament: &mut Tournament| {
            let entry = tournament.entries.iter_mut().find(|e| e.id == EntryId(5)).expect("number 5");
            entry.missed = domain::Rounds::of([2]);
            Ok(())
        };
        session.transact(op::SetPaid, &PAID, sleep).expect("a round can be missed");
        assert_ne!(bye, EntryId(5));
        pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).expect("round 2 is next");
        let boards = session.tournament().expect("an event is open").games_of(CompetitionId::OPEN, 2).len();
        for board in 1..=u32::try_from(boards).expect("four boards") {
            let request = EnterResult { round: 2, board, result: Some(ResultView::BlackWon), ..EnterResult::default() };
            enter_result(&mut session, &request).expect("Black can win");
        }
        confirm(&mut session, &RoundStep::of(2)).expect("all results are agreed");
        let absences = session.tournament().expect("an event is open").absences.clone();
        withdraw(&mut session, EntryId(5));
        pair(&mut session, &PairRound { round: 3, ..PairRound::default() }).expect("round 3 is next");
        assert_eq!(session.tournament().expect("an event is open").absences, absences);
    }
}
