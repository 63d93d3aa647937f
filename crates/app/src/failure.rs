//! What the program answers when it refuses: a code to act on, one sentence, and what may help.

use serde::Serialize;
use ts_rs::TS;

/// Why something was refused. A code exists only where somebody acts on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// What was asked does not make sense as asked.
    BadInput,
    /// What was asked for does not exist.
    NotFound,
    /// The event's state does not allow it now.
    NotNow,
    /// It needs the director's yes: a second meeting, a family pairing (R11, R19).
    Consent,
    /// The file cannot be read, written or trusted.
    File,
    /// The event file is damaged: what can be read of it can be saved in another.
    Damaged,
    /// No event is open.
    NoEvent,
    /// Something the program did not expect of itself.
    Internal,
}

/// A refusal. Nothing has been changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct AppError {
    /// What kind.
    pub code: ErrorCode,
    /// One sentence: what is wrong and what to do.
    pub message: String,
    /// What may help, a sentence each.
    pub hints: Vec<String>,
}

/// The answer of every use case.
pub type Result<T, E = AppError> = std::result::Result<T, E>;

impl AppError {
    /// A refusal without hints.
    pub fn new(code: ErrorCode, message: impl Into<String>) -> AppError {
        AppError { code, message: sentence(message.into()), hints: Vec::new() }
    }

    /// What was asked does not make sense.
    pub fn bad_input(message: impl Into<String>) -> AppError {
        AppError::new(ErrorCode::BadInput, message)
    }

    /// It does not exist.
    pub fn not_found(message: impl Into<String>) -> AppError {
        AppError::new(ErrorCode::NotFound, message)
    }

    /// Not in this state of the event.
    pub fn not_now(message: impl Into<String>) -> AppError {
        AppError::new(ErrorCode::NotNow, message)
    }

    /// A mistake of the program's own.
    pub fn internal(message: impl Into<String>) -> AppError {
        AppError::new(ErrorCode::Internal, message)
    }

    /// With something that may help.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> AppError {
        self.hints.push(sentence(hint.into()));
        self
    }
}

/// With a capital at the beginning and a stop at the end, as the lower layers' messages have neither. The name of a
/// file stays as it is written.
fn sentence(text: String) -> String {
    let text = text.trim_end();
    let is_word = text.split(' ').next().is_some_and(|first| first.chars().all(char::is_alphabetic));
    let mut letters = text.chars();
    let first = letters.next().map(|c| if is_word { c.to_uppercase().to_string() } else { c.to_string() });
    let whole = first.unwrap_or_default() + letters.as_str();
    if whole.ends_with(['.', '!', '?', '…']) || whole.is_empty() { whole } else { whole + "." }
}

impl std::fmt::Display for AppError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for AppError {}

impl From<store::StoreError> for AppError {
    fn from(error: store::StoreError) -> AppError {
        let code = match error {
            store::StoreError::NothingToUndo | store::StoreError::NothingToRedo => ErrorCode::NotNow,
            store::StoreError::Damaged { .. } => ErrorCode::Damaged,
            _ => ErrorCode::File,
        };
        AppError::new(code, error.to_string())
    }
}

impl From<formats::FormatError> for AppError {
    fn from(error: formats::FormatError) -> AppError {
        let failure = AppError::new(ErrorCode::File, error.to_string());
        match &error {
            formats::FormatError::BadRows(rows) if rows.len() > 1 => with_rows(failure, rows),
            _ => failure,
        }
    }
}

/// Wrong lines told at once; more than these can be mended only after the first ones.
const LINES_TOLD: usize = 10;

fn with_rows(failure: AppError, rows: &[formats::error::BadRow]) -> AppError {
    let told = rows.iter().take(LINES_TOLD);
    let failure = told.fold(failure, |failure, row| failure.hint(format!("Line {}: {}", row.line, row.what)));
    match rows.len().saturating_sub(LINES_TOLD) {
        0 => failure,
        more => failure.hint(format!("{more} more are not shown")),
    }
}

impl From<domain::pairing::PairingRefused> for AppError {
    fn from(refused: domain::pairing::PairingRefused) -> AppError {
        AppError::not_now(refused.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_a_sentence() {
        assert_eq!(AppError::bad_input("\"x\" is not a rank").message, "\"x\" is not a rank.");
        assert_eq!(AppError::bad_input("the disk is full!").message, "The disk is full!");
        assert_eq!(AppError::bad_input("open.xml is empty").message, "open.xml is empty.");
    }
}
