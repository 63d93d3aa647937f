//! A pink slip handed in (R8).

use domain::{EntryId, RequestedChange, Slip, SlipId, SlipState};
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::fields::{clean, country, missed, rank, required};
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use crate::register::change::position;

/// What a slip says; what it leaves open stays as it is.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct AddSlip {
    /// Whose entry it changes, by key; none for a late entry.
    #[ts(type = "number | null")]
    pub entry: Option<i64>,
    /// Family name.
    pub family: Option<String>,
    /// Given name.
    pub given: Option<String>,
    /// Rank, `3k`.
    pub rank: Option<String>,
    /// Club; empty for none.
    pub club: Option<String>,
    /// Country, two letters.
    pub country: Option<String>,
    /// Rounds he does not play.
    pub missed: Option<Vec<u32>>,
    /// He leaves.
    pub leaves: bool,
    /// What the player said.
    pub note: String,
}

/// Keeps a slip as pending; the answer is its number.
///
/// # Errors
/// The register is still open, a field is wrong, there is no such entry, or nothing is asked for.
pub fn add_slip(session: &mut EventSession, request: &AddSlip) -> Result<Mutation<i64>> {
    let now = session.now().format("%Y-%m-%d %H:%M").to_string();
    session.transact(Operation::AddSlip, request, |tournament| {
        if tournament.event.register_closed.is_none() {
            return Err(AppError::not_now("The register is still open: change the entry itself."));
        }
        let wish = wish(request, main_competition(tournament)?.rounds)?;
        match request.entry {
            Some(entry) => drop(position(tournament, EntryId(entry))?),
            None => check_late(&wish)?,
        }
        if wish.is_empty() && clean(&request.note).is_empty() {
            return Err(AppError::bad_input("The slip asks for nothing: say what is to change."));
        }
        let number = tournament.slips.iter().map(|slip| slip.id.0).max().unwrap_or(0) + 1;
        tournament.slips.push(Slip {
            id: SlipId(number),
            entry: request.entry.map(EntryId),
            wish,
            note: clean(&request.note),
            state: SlipState::Pending,
            entered: now,
            settled: None,
            answer: String::new(),
            changes: Vec::new(),
        });
        Ok(number)
    })
}

fn wish(request: &AddSlip, rounds: u32) -> Result<RequestedChange> {
    let family = request.family.as_deref().map(|family| required("A family name cannot be empty.", family));
    let country = request.country.as_deref().map(country).transpose()?.flatten();
    Ok(RequestedChange {
        family: family.transpose()?,
        given: request.given.as_deref().map(clean),
        rank: request.rank.as_deref().map(rank).transpose()?,
        club: request.club.as_deref().map(clean),
        country,
        missed: request.missed.as_deref().map(|rounds_missed| missed(rounds_missed, rounds)).transpose()?,
        leaves: request.leaves,
    })
}

fn check_late(wish: &RequestedChange) -> Result<()> {
    if wish.family.is_none() || wish.rank.is_none() {
        return Err(AppError::bad_input("A late entry needs a family name and a rank."));
    }
    if wish.leaves {
        return Err(AppError::bad_input("A late entry cannot leave: name the player who does."));
    }
    Ok(())
}
