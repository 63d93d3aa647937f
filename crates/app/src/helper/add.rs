//! Adds a helper with a code.

use chrono::{Days, Duration, NaiveTime};
use domain::{Event, Helper, HelperId, HelperRole};
use messages::message;
use serde::Serialize;
use session::fields::{clean, required};
use session::{AppError, EventSession, Mutation, Result};
use ts_rs::TS;

use super::code::{code_hash, new_code};
use crate::operation::{AddHelper, op};
use crate::vocabulary::HelperRoleName;

/// The most helpers of an event, those without a valid code included.
const MOST: usize = 500;

/// The longest validity of a code, in hours.
const MOST_HOURS: u32 = 24 * 60;

/// A new helper.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct HelperAdded {
    /// The key.
    #[ts(type = "number")]
    pub helper: i64,
    /// The code: six words. It is shown once and not stored.
    pub code: String,
}

/// Adds a helper and returns the code.
///
/// # Errors
/// The name is missing, the room does not exist, or the code would be valid for too long.
pub fn add(session: &mut EventSession, request: &AddHelper) -> Result<Mutation<HelperAdded>> {
    let name = required(message!("helper-name-missing"), &clean(&request.name))?;
    let role = role(session.event()?, request)?;
    let (seed, now) = (session.fresh_seed(), session.now());
    let hours = request.hours;
    if hours.is_some_and(|hours| !(1..=MOST_HOURS).contains(&hours)) {
        return Err(AppError::bad_input(message!("helper-hours", most = MOST_HOURS)));
    }
    session.transact_event(op::AddHelper, request, |whole, counters| {
        if whole.helpers.len() >= MOST {
            return Err(AppError::not_now(message!("helper-too-many", most = MOST)));
        }
        let id: HelperId = counters.next_key::<Helper>();
        let code = new_code(id, seed);
        // The day after the last one, or, for an event that is over, tomorrow.
        let end = whole.settings().end.max(now.date()).checked_add_days(Days::new(1)).unwrap_or(whole.settings().end);
        let expires = match hours {
            Some(hours) => now + Duration::hours(i64::from(hours)),
            None => end.and_time(NaiveTime::MIN),
        };
        whole.helpers.push(Helper { id, name, role, code_hash: code_hash(&code), expires, revoked: false });
        Ok(HelperAdded { helper: id.0, code })
    })
}

fn role(whole: &Event, request: &AddHelper) -> Result<HelperRole> {
    let room = request.room.as_deref().map(clean).filter(|room| !room.is_empty());
    match (request.role, room) {
        (HelperRoleName::Results, Some(room)) => {
            if whole.settings().has_room(&room) {
                Ok(HelperRole::Results { room: Some(room) })
            } else {
                Err(AppError::not_found(message!("helper-room-unknown", room)))
            }
        }
        (HelperRoleName::Results, None) => Ok(HelperRole::Results { room: None }),
        (HelperRoleName::CheckIn | HelperRoleName::Notes | HelperRoleName::SecondDesk, Some(_)) => {
            Err(AppError::bad_input(message!("helper-room-without-results")))
        }
        (HelperRoleName::CheckIn, None) => Ok(HelperRole::CheckIn),
        (HelperRoleName::Notes, None) => Ok(HelperRole::Notes),
        (HelperRoleName::SecondDesk, None) => Ok(HelperRole::SecondDesk),
    }
}
