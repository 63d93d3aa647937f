//! What a slip changes, told before and after it is applied (R8).

use domain::{Competition, Entry, Player, Rank, Rounds, Slip, SlipChange, System, Tournament};
use session::event_session::main_competition;
use session::{AppError, Result};

use crate::labels::rounds_played;
use crate::register::add::{next_id, next_number, refuse_twice};
use crate::register::change::position;
use crate::register::set_status::word;

/// An entry as a slip makes it, and what changes.
pub(super) struct Effect {
    pub entry: Entry,
    pub changes: Vec<SlipChange>,
}

/// What applying a slip does to the event as it stands.
///
/// # Errors
/// A paired round would change under the players, or somebody would be entered twice.
pub(super) fn effect(tournament: &Tournament, slip: &Slip) -> Result<Effect> {
    let competition = main_competition(tournament)?;
    let before = slip.entry.map(|id| position(tournament, id).map(|at| &tournament.entries[at])).transpose()?;
    let mut entry = match before {
        Some(entry) => entry.clone(),
        None => late(tournament, competition),
    };
    let missed = entry.missed;
    slip.wish.apply(&mut entry);
    let paired = tournament.paired_rounds(competition.id);
    if before.is_none() {
        // He comes too late for the rounds that are paired: they are missed, whatever the slip says.
        entry.missed = missed.iter().fold(entry.missed, Rounds::with);
    }
    if let Some(round) = (1..=paired).find(|&r| missed.contains(r) != entry.missed.contains(r)) {
        return Err(AppError::not_now(format!(
            "Round {round} is paired already, so that nobody can begin or cease to play in it: refuse the slip, or take the pairing back first."
        )));
    }
    refuse_twice(tournament, &entry)?;
    let changes = changes(competition, before, &entry);
    Ok(Effect { entry, changes })
}

/// A late entry: the next number, absent from the rounds that are paired (R7, R9).
fn late(tournament: &Tournament, competition: &Competition) -> Entry {
    let mut entry = Entry::new(next_id(tournament), competition.id, Player::new("", "", Rank::WEAKEST));
    entry.number = Some(next_number(tournament, competition));
    entry.missed = Rounds::of(1..=tournament.paired_rounds(competition.id));
    entry
}

/// Field by field, those that differ, and the initial score that follows.
fn changes(competition: &Competition, before: Option<&Entry>, after: &Entry) -> Vec<SlipChange> {
    let old = before.map(|entry| told(competition, entry));
    let pairs = told(competition, after).into_iter().enumerate().map(|(at, (what, after))| {
        let before = old.as_ref().map(|old| old[at].1.clone()).unwrap_or_default();
        SlipChange { what: what.into(), before, after }
    });
    pairs.filter(|change| change.before != change.after).collect()
}

fn told(competition: &Competition, entry: &Entry) -> Vec<(&'static str, String)> {
    let player = &entry.player;
    let initial = competition.mcmahon.initial(player.rank) + domain::HalfPoints::whole(entry.score_shift);
    let mut told = vec![
        ("number", entry.number.map(|n| n.to_string()).unwrap_or_default()),
        ("family", player.family.clone()),
        ("given", player.given.clone()),
        ("rank", player.rank.to_string()),
        ("club", player.club.clone()),
        ("country", player.country.map(|c| c.to_string()).unwrap_or_default()),
        ("rounds", rounds_played(entry.missed, competition.rounds, true)),
        ("status", word(entry.status).to_string()),
    ];
    if competition.system == System::McMahon {
        told.push(("initial", initial.glyphs()));
    }
    told
}
