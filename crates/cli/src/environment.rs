//! The environment of the command line: the system's, with a clock that tests can set.

use std::path::PathBuf;

use chrono::NaiveDateTime;
use messages::message;
use session::{AppError, Environment, SystemEnvironment};

/// The variable that sets the clock, such as `2026-08-14T09:00:00`. For tests that compare the bytes of outputs.
const NOW: &str = "DRAWMASTER_NOW";

/// The system's environment, whose clock stands still if DRAWMASTER_NOW is set.
#[derive(Debug, Clone, Copy)]
pub struct CommandLineEnvironment {
    now: Option<NaiveDateTime>,
}

/// Returns the environment of this process.
///
/// # Errors
/// DRAWMASTER_NOW is not a local time.
pub fn environment() -> Result<CommandLineEnvironment, AppError> {
    let Some(text) = std::env::var_os(NOW).filter(|text| !text.is_empty()) else {
        return Ok(CommandLineEnvironment { now: None });
    };
    let text = text.to_string_lossy();
    let now = NaiveDateTime::parse_from_str(&text, "%Y-%m-%dT%H:%M:%S")
        .map_err(|_| AppError::bad_input(message!("cli-clock", text = text.as_ref())))?;
    Ok(CommandLineEnvironment { now: Some(now) })
}

impl Environment for CommandLineEnvironment {
    fn now(&self) -> NaiveDateTime {
        self.now.unwrap_or_else(|| SystemEnvironment.now())
    }

    fn fresh_seed(&self) -> [u8; 32] {
        SystemEnvironment.fresh_seed()
    }

    fn who(&self) -> String {
        SystemEnvironment.who()
    }

    fn data_folder(&self) -> Option<PathBuf> {
        SystemEnvironment.data_folder()
    }
}
