//! All settings as one document, in which a setting is found by its path.

use domain::{Competition, EventSettings};
use messages::{cause, message};
use serde_json::{Value, json};
use session::{AppError, Result};

/// Returns all settings of an event and a competition as one document.
pub(super) fn document(event: &EventSettings, competition: &Competition) -> Result<Value> {
    let internal =
        |e: serde_json::Error| AppError::internal(message!("settings-not-json", reason = cause::of_json(&e)));
    Ok(json!({
        "event": serde_json::to_value(event).map_err(internal)?,
        "competition": serde_json::to_value(competition).map_err(internal)?,
    }))
}
