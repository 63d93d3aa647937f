//! The queries of the hall display: a few views, in which each player is shown by their publication choice.

use messages::message;
use serde_json::Value;
use session::{AppError, EventSession, FileHandles, Result};

use crate::commands::dispatch_event;

/// The views that the hall display may show. All others contain full names, years of birth or pink slips.
const SHOWN: [&str; 7] =
    ["status", "view_round", "view_standings", "view_knockouts", "view_finals", "view_points", "view_ceremony"];

/// Runs a query for the hall display. It changes nothing, can name no file, and shows players
/// by their publication choice.
///
/// # Errors
/// The command is not one of the hall's views, or is refused.
pub fn hall_query(event: &mut EventSession, name: &str, request: Value) -> Result<Value> {
    if !SHOWN.contains(&name) {
        return Err(AppError::internal(message!("api-not-for-the-hall", name)));
    }
    event.as_published(|event| dispatch_event(event, &FileHandles::default(), name, request))
}
