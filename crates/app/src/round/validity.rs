//! Whether a round that is paired and not played yet still follows from the facts: who plays, earlier results, ranks, settings.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Arc;

use domain::pairing::{BasisChange, Left, as_paired, who_left};
use domain::stage_change::changed_since_filled;
use domain::teams::seated_otherwise;
use domain::{Competition, CompetitionId, Decided, Entry, EntryId, Game, RoundNumber, RoundState, Tournament};
use messages::{Message, message};
use serde::Serialize;
use session::{EventSession, Operation as _, Result};
use ts_rs::TS;

use self::differences::{Differences, differences};
pub(super) use self::drawn::{check_drawn_now, table_drawn_otherwise};
use self::parts::{PAIRINGS, as_released};
pub(super) use self::parts::{Part, parts_of};
use super::left_over::left_over;
use super::ready_to_pair::missing_before;
use crate::operation::op;
use crate::teams::pairing_level;

mod differences;
mod drawn;
mod parts;

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
    /// A table that begins in the round was drawn from standings that have changed (R63, R67).
    Drawn,
    /// The stage was filled from standings that have changed (R68).
    Filled,
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
    Ok(session.file()?.pairing_entry(competition, round, &PAIRINGS)?)
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
    seen_by_pairing(session, &basis, tournament, competition, round)
}

/// As [`seen_by`], for a pairing that left the competition as `basis`.
///
/// # Errors
/// As [`basis`].
pub(super) fn seen_by_pairing(
    session: &EventSession,
    basis: &Tournament,
    tournament: &Tournament,
    competition: CompetitionId,
    round: RoundNumber,
) -> Result<Tournament> {
    let now = as_seated(session, basis, tournament, competition, round)?;
    Ok(as_paired(basis, &now, round))
}

/// Returns the event with the players who were seated after the pairing of the round as they were then, under today's names.
fn as_seated<'t>(
    session: &EventSession,
    basis: &Tournament,
    now: &'t Tournament,
    competition: CompetitionId,
    round: RoundNumber,
) -> Result<Cow<'t, Tournament>> {
    let games = now.games_of(round);
    let sits = |id: EntryId| games.iter().any(|game| game.colour_of(id).is_some());
    let came = |entry: &Entry| sits(entry.id) && basis.entry(entry.id).is_none_or(|then| !then.plays(round));
    if !now.entries.iter().any(came) {
        return Ok(Cow::Borrowed(now));
    }
    let seating = session.file()?.pairing_entry(competition, round, &[op::PairTwo::NAME])?;
    let Some(then) = seating.and_then(|entry| session.event_after(entry, competition).ok()) else {
        return Ok(Cow::Borrowed(now));
    };
    let mut seen = now.clone();
    for entry in seen.entries.iter_mut().filter(|entry| came(entry)) {
        let Some(then) = then.entry(entry.id).filter(|then| then.plays(round)) else { continue };
        let named = std::mem::replace(entry, then.clone()).player;
        (entry.player.family, entry.player.given) = (named.family, named.given);
    }
    Ok(Cow::Owned(seen))
}

/// As [`seen_by`], with the basis of the round.
pub(crate) fn seen_from(basis: Option<&Tournament>, tournament: &Tournament, round: RoundNumber) -> Tournament {
    basis.map_or_else(|| tournament.clone(), |basis| as_paired(basis, tournament, round))
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
    let state = tournament.round(round).map(|r| r.state);
    let open = matches!(state, Some(RoundState::Draft | RoundState::Released | RoundState::Playing));
    if !open || competition.system.is_free() || tournament.paired_rounds() != round {
        return Ok(Validity::default());
    }
    // A board that was lost without a game, such as that of an absent player of a team, is not played.
    let is_played = tournament.games_of(round).iter().any(|game| {
        let entered = game.passes.black.into_iter().chain(game.passes.white);
        entered.map(|result| result.decided).any(|decided| decided == Decided::Played)
    });
    let mut reasons: Vec<StaleReason> = who_left(tournament, round).iter().map(|l| left(tournament, l)).collect();
    let parts = parts_of(session, tournament, id, round)?;
    // A board that stays from an earlier pairing was made without what came before a later one.
    if let Some(oldest) = parts.first() {
        reasons.extend(came(&oldest.basis, tournament, round));
        reasons.extend(slips(&oldest.basis, tournament));
    }
    // Releasing a round accepts what changed before, and a round in play is not checked.
    let known = match state {
        Some(RoundState::Draft) => parts,
        Some(RoundState::Released) if !is_played => as_released(session, parts, id, round)?,
        _ => Vec::new(),
    };
    reasons.extend(known.iter().flat_map(|part| returned(part, tournament, round)));
    reasons.extend(changed(&known, tournament, round));
    if let Some(newest) = known.last() {
        reasons.extend(line_ups(&newest.basis, tournament, round));
        reasons.extend(drawn::since(&newest.basis, tournament, round).map(|text| reason(StaleKind::Drawn, text)));
    }
    if !known.is_empty() {
        reasons.extend(results_missing(tournament, round));
    }
    if round == 1 && state == Some(RoundState::Draft) {
        reasons.extend(changed_since_filled(session.event()?, competition).map(|text| reason(StaleKind::Filled, text)));
    }
    let state = if reasons.is_empty() { ValidityState::Current } else { ValidityState::OutOfDate };
    Ok(Validity { state, reasons })
}

/// Returns whether the newest round of a competition follows from the facts, and if it is over, whether the table that begins in the
/// next one does.
///
/// # Errors
/// As [`basis`].
pub(crate) fn validity_of_last(
    session: &EventSession,
    tournament: &Tournament,
    competition: &Competition,
) -> Result<Validity> {
    let last = tournament.paired_rounds();
    let found = validity_in(session, tournament, competition, last)?;
    if tournament.round(last).is_none_or(|round| round.state != RoundState::Confirmed) {
        return Ok(found);
    }
    let reasons = drawn::since_draw(session, tournament, last + 1)?;
    let reasons: Vec<StaleReason> = reasons.into_iter().map(|text| reason(StaleKind::Drawn, text)).collect();
    let state = if reasons.is_empty() { found.state } else { ValidityState::OutOfDate };
    Ok(Validity { state, reasons })
}

/// As [`validity_of_last`], of what comes after a round: a later round, or a table drawn from its places.
///
/// # Errors
/// As [`basis`].
pub(super) fn validity_after(
    session: &EventSession,
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
) -> Result<Validity> {
    let newest = tournament.paired_rounds();
    match newest > round || tournament.is_closed(newest) {
        true => validity_of_last(session, tournament, competition),
        false => Ok(Validity::default()),
    }
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

/// Returns the players, or teams, without a game who were not to play the round when it was paired.
fn came(basis: &Tournament, now: &Tournament, round: RoundNumber) -> Vec<StaleReason> {
    let (basis, level) = (pairing_level(basis, &basis.competition), pairing_level(now, &now.competition));
    let had_none = |then: &Entry| !then.plays(round) || basis.is_held(then, round);
    let is_new = |entry: &&Entry| basis.entry(entry.id).is_none_or(had_none);
    // A team has no entry.
    let key = |entry: &Entry| now.competition.teams.is_none().then_some(entry.id.0);
    let came = |entry: &Entry| {
        let text = message!("stale-came", name = entry.player.list_name(), round);
        StaleReason { entry: key(entry), ..reason(StaleKind::Came, text) }
    };
    left_over(&level, round).into_iter().filter(is_new).map(came).collect()
}

fn slips(basis: &Tournament, now: &Tournament) -> Option<StaleReason> {
    let known: BTreeSet<_> = basis.pending_slips().map(|slip| slip.id).collect();
    let count = now.pending_slips().filter(|slip| !known.contains(&slip.id)).count();
    (count > 0).then(|| reason(StaleKind::Slips, message!("stale-slips", count)))
}

/// Returns the players whose game was lost at the pairing because they were absent, and who play the round now.
fn returned(part: &Part, now: &Tournament, round: RoundNumber) -> Vec<StaleReason> {
    let games = now.games_of(round).into_iter().filter(|game| part.games.contains(&game.id));
    let forfeited = games.filter(|g| g.passes.known().is_some_and(|result| result.decided == Decided::Forfeit));
    let was_away = |id: EntryId| part.basis.entry(id).is_some_and(|then| !then.plays(round));
    let back = |id: &EntryId| was_away(*id) && now.entry(*id).is_some_and(|entry| entry.plays(round));
    let of_board = |game: &Game| {
        let board = game.board;
        [game.black, game.white].into_iter().filter(back).map(move |id| (id, board)).collect::<Vec<_>>()
    };
    let text = |(id, board): (EntryId, u32)| StaleReason {
        entry: Some(id.0),
        boards: vec![board],
        ..reason(StaleKind::Came, message!("stale-came-lost", name = name(now, id), round, board))
    };
    forfeited.flat_map(of_board).map(text).collect()
}

/// Returns the teams whose line-up changed after the pairing, so that others should sit at their boards or have the bye.
fn line_ups(basis: &Tournament, now: &Tournament, round: RoundNumber) -> Vec<StaleReason> {
    let then = seated_otherwise(basis, round);
    let changed = seated_otherwise(now, round).into_iter().filter(|(team, line_up)| then.get(team) != Some(line_up));
    let text = |(number, line_up): (u32, Vec<EntryId>)| {
        let team = now.competition.teams.as_ref().and_then(|teams| teams.team(number)).map(|team| team.name.clone());
        let names: Vec<String> = line_up.iter().map(|&id| name(now, id)).collect();
        let sits = |game: &&&Game| line_up.iter().any(|&id| game.colour_of(id).is_some());
        let boards = now.games_of(round).iter().filter(sits).map(|game| game.board).collect();
        let text = message!("stale-line-up", team = team.unwrap_or_default(), round, names);
        StaleReason { boards, ..reason(StaleKind::Changed, text) }
    };
    changed.map(text).collect()
}

/// Returns the results of earlier rounds that were taken away: no round can be paired without them.
fn results_missing(now: &Tournament, round: RoundNumber) -> Vec<StaleReason> {
    let text = |(earlier, board): (RoundNumber, u32)| {
        reason(StaleKind::Changed, message!("stale-result-missing", earlier, board))
    };
    missing_before(now, round).into_iter().map(text).collect()
}

/// Returns what changed since the pairings of boards that would be paired differently now.
fn changed(parts: &[Part], now: &Tournament, round: RoundNumber) -> Vec<StaleReason> {
    let Differences { changes, boards, impossible } = differences(parts, now, round);
    let cause = impossible.map(|cause| reason(StaleKind::Impossible, message!("stale-impossible", round, cause)));
    let boards = boards.map(|boards| {
        let boards: Vec<u32> = boards.into_iter().collect();
        let text = message!("stale-pairs-differ", round, count = boards.len(), boards = boards.clone());
        StaleReason { boards, ..reason(StaleKind::PairsDiffer, text) }
    });
    changes.iter().map(|change| fact(now, round, change)).chain(cause.or(boards)).collect()
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

#[cfg(test)]
mod tests;
