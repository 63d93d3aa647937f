//! The changes that a slip makes, shown before and after it is applied (R8).

use domain::{Bye, Competition, Entry, EntryId, Player, Rank, RoundState, Rounds, Slip, SlipChange, Tournament};
use messages::message;
use session::{AppError, Result};

use crate::labels::rounds_played;
use crate::register::add::refuse_twice;
use crate::register::late::take_late_place;
use crate::register::pairs::refuse_pair_fields;
use crate::register::position;
use crate::vocabulary::{SlipField, StatusName};

/// An entry after a slip, and the changed fields.
pub(super) struct Effect {
    pub entry: Entry,
    pub changes: Vec<SlipChange>,
}

/// Returns the effect of applying a slip to the event. A late entry gets the key `id`.
///
/// # Errors
/// The entry does not exist, a paired round would change, or a player would be entered twice.
pub(super) fn effect(tournament: &Tournament, slip: &Slip, id: EntryId) -> Result<Effect> {
    let competition = &tournament.competition;
    let before = slip.entry.map(|id| position(tournament, id).map(|at| &tournament.entries[at])).transpose()?;
    let mut entry = match before {
        Some(entry) => entry.clone(),
        None => Entry::new(id, competition.id, Player::new("", "", Rank::WEAKEST)),
    };
    slip.wish.apply(&mut entry);
    match before {
        None => take_late_place(tournament, competition, &mut entry, slip.wish.missed.is_some()),
        Some(before) => check_rounds(tournament, before, &entry)?,
    }
    before.map_or(Ok(()), |before| refuse_pair_fields(before, &entry))?;
    refuse_twice(tournament, &entry)?;
    let changes = changes(competition, before, &entry);
    Ok(Effect { entry, changes })
}

/// Returns whether two states of an entry differ in a field that a slip can change, or in the initial score (R8).
pub(in crate::register) fn is_for_slip(competition: &Competition, before: &Entry, after: &Entry) -> bool {
    !changes(competition, Some(before), after).is_empty()
}

/// Refuses to change whether a player plays a closed round, or misses a published round in which they have a game or the bye. A draft
/// is then out of date, and paired again.
fn check_rounds(tournament: &Tournament, before: &Entry, after: &Entry) -> Result<()> {
    let changed = |round: &u32| before.missed.contains(*round) != after.missed.contains(*round);
    for round in (1..=tournament.paired_rounds()).filter(changed) {
        if tournament.is_closed(round) {
            return Err(AppError::not_now(message!("slip-round-closed", round)));
        }
        if tournament.round(round).is_some_and(|paired| paired.state == RoundState::Draft) {
            continue;
        }
        let name = before.player.list_name();
        let games = tournament.games_of(round);
        if let Some(game) = games.iter().find(|game| game.colour_of(before.id).is_some()) {
            return Err(AppError::not_now(message!("slip-round-seated", name, round, board = game.board)));
        }
        let bye = |bye: &Bye| (bye.round, bye.entry) == (round, before.id);
        if tournament.byes.iter().any(bye) {
            return Err(AppError::not_now(message!("slip-round-bye", name, round)));
        }
    }
    Ok(())
}

/// Returns the fields that differ, and the initial score that follows from them.
fn changes(competition: &Competition, before: Option<&Entry>, after: &Entry) -> Vec<SlipChange> {
    let old = before.map(|entry| fields(competition, entry));
    let pairs = fields(competition, after).into_iter().enumerate().map(|(at, (what, after))| {
        let before = old.as_ref().map(|old| old[at].1.clone()).unwrap_or_default();
        SlipChange { what: what.to_string(), before, after }
    });
    pairs.filter(|change| change.before != change.after).collect()
}

/// Returns the names and values of an entry's fields.
fn fields(competition: &Competition, entry: &Entry) -> Vec<(SlipField, String)> {
    let player = &entry.player;
    let initial = competition.mcmahon.initial(player.rank) + domain::HalfPoints::whole(entry.score_shift);
    let mut fields = vec![
        (SlipField::Number, entry.number.map(|n| n.to_string()).unwrap_or_default()),
        (SlipField::Family, player.family.clone()),
        (SlipField::Given, player.given.clone()),
        (SlipField::Middle, player.middle.clone()),
        (SlipField::Latin, player.latin.clone().unwrap_or_default()),
        (SlipField::Rank, player.rank.to_string()),
        (SlipField::Town, player.town.clone()),
        (SlipField::Club, player.club.clone()),
        (SlipField::Country, player.country.map(|c| c.to_string()).unwrap_or_default()),
        (SlipField::Rounds, rounds_played(entry.missed, competition.rounds.min(Rounds::LAST), true)),
        (SlipField::Status, StatusName::from(entry.status).to_string()),
    ];
    if competition.system.starts_by_rank() {
        fields.push((SlipField::Initial, initial.glyphs()));
    }
    fields
}
