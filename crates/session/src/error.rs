//! What the program answers when it refuses: a code to act on, one sentence, and what may help.

use messages::{Explain, Message};
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

/// Why a use case was refused. Nothing has been changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct AppError {
    /// What a caller may act on.
    pub code: ErrorCode,
    /// What is wrong and what to do about it.
    pub message: Message,
    /// Further advice, each shown on a line of its own.
    pub hints: Vec<Message>,
}

/// The answer of every use case.
pub type Result<T, E = AppError> = std::result::Result<T, E>;

impl AppError {
    /// Returns an error without hints.
    pub fn new(code: ErrorCode, message: impl Into<Message>) -> AppError {
        AppError { code, message: message.into(), hints: Vec::new() }
    }

    /// Returns an error for a request that makes no sense.
    pub fn bad_input(message: impl Into<Message>) -> AppError {
        AppError::new(ErrorCode::BadInput, message)
    }

    /// Returns an error for a request that a layer below refuses, with that layer's message.
    pub fn refused(error: impl Explain) -> AppError {
        AppError::bad_input(error.message())
    }

    /// Returns an error for something that does not exist.
    pub fn not_found(message: impl Into<Message>) -> AppError {
        AppError::new(ErrorCode::NotFound, message)
    }

    /// Returns an error for something that the state of the event does not allow.
    pub fn not_now(message: impl Into<Message>) -> AppError {
        AppError::new(ErrorCode::NotNow, message)
    }

    /// Returns an error for a fault of the program itself.
    pub fn internal(message: impl Into<Message>) -> AppError {
        AppError::new(ErrorCode::Internal, message)
    }

    /// Returns the error with one more hint.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<Message>) -> AppError {
        self.hints.push(hint.into());
        self
    }
}

impl Explain for AppError {
    fn message(&self) -> Message {
        self.message.clone()
    }
}

messages::explained!(AppError);

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
