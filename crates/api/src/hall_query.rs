//! What the window for the hall may ask: a few views, and in them every player only as he lets himself be published.

use serde_json::Value;
use session::{AppError, EventSession, Result};

use crate::commands::dispatch_event;

/// The views that a hall is shown. The others are the director's: they have names, years of birth and slips in full.
const SHOWN: [&str; 7] =
    ["status", "view_round", "view_standings", "view_knockouts", "view_finals", "view_points", "view_ceremony"];

/// Carries out a command for people in the hall: nothing is changed, and nobody is named who does not want to be.
///
/// # Errors
/// The command is not for the hall, or is refused.
pub fn hall_query(event: &mut EventSession, name: &str, request: Value) -> Result<Value> {
    if !SHOWN.contains(&name) {
        return Err(AppError::internal("The window for the hall only shows what is published."));
    }
    event.as_published(|event| dispatch_event(event, name, request))
}
