//! The environment of the command line: the system's, with a clock that tests can set.

use chrono::NaiveDateTime;
use messages::message;
use session::{AppError, SystemEnvironment};

/// The variable that sets the clock, such as `2026-08-14T09:00:00`. For tests that compare the bytes of outputs.
const NOW: &str = "DRAWMASTER_NOW";

/// Returns the environment of this process. Its clock stands still if DRAWMASTER_NOW is set.
///
/// # Errors
/// DRAWMASTER_NOW is not a local time.
pub fn environment() -> Result<SystemEnvironment, AppError> {
    let Some(text) = std::env::var_os(NOW).filter(|text| !text.is_empty()) else {
        return Ok(SystemEnvironment::default());
    };
    let text = text.to_string_lossy();
    let now = NaiveDateTime::parse_from_str(&text, "%Y-%m-%dT%H:%M:%S")
        .map_err(|_| AppError::bad_input(message!("cli-clock", text = text.as_ref())))?;
    Ok(SystemEnvironment::default().with_time(now))
}
