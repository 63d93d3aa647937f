//! The error of every use case: a code to act on, a message, and hints.

use messages::{Explain, Message, message};
use serde::Serialize;
use ts_rs::TS;

/// The kind of an error. A code exists only where a caller acts on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// The request does not make sense.
    BadInput,
    /// The requested item does not exist.
    NotFound,
    /// The state of the event does not allow the request now.
    NotNow,
    /// The director must consent: to a second meeting, or to a pairing within a family (R11, R19).
    Consent,
    /// The file cannot be read, written or trusted.
    File,
    /// The event file is damaged; its readable parts can be salvaged.
    Damaged,
    /// No event is open.
    NoEvent,
    /// No tour book is open.
    NoTourBook,
    /// A fault of the program itself.
    Internal,
}

/// Why a use case was refused. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct AppError {
    /// The kind of error, for callers.
    pub code: ErrorCode,
    /// The problem and what to do about it.
    pub message: Message,
    /// Further advice, each shown on a line of its own.
    pub hints: Vec<Message>,
}

/// The result of every use case.
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
        AppError::new(code, error.message())
    }
}

impl From<formats::FormatError> for AppError {
    fn from(error: formats::FormatError) -> AppError {
        match error {
            formats::FormatError::BadRows(rows) => {
                AppError::wrong_lines(rows.into_iter().map(|row| (row.line, row.what)).collect())
            }
            error => AppError::new(ErrorCode::File, error.message()),
        }
    }
}

/// How many wrong lines an error lists. More can be corrected only after the first ones.
const LINES_LISTED: usize = 10;

impl AppError {
    /// Returns an error for a list with these wrong lines: their numbers, from 1, and the reasons. At most ten are listed.
    pub fn wrong_lines(lines: Vec<(u64, Message)>) -> AppError {
        let mistakes = lines.len();
        let numbers: std::collections::BTreeSet<u64> = lines.iter().map(|(line, _)| *line).collect();
        let mut described = lines.into_iter().map(|(line, reason)| message!("list-line", line, reason));
        if mistakes == 1 {
            return AppError::new(ErrorCode::File, described.next().expect("there is one line"));
        }
        let error = AppError::new(ErrorCode::File, message!("list-lines-wrong", mistakes, lines = numbers.len()));
        let error = described.take(LINES_LISTED).fold(error, AppError::hint);
        match mistakes.saturating_sub(LINES_LISTED) {
            0 => error,
            count => error.hint(message!("list-lines-more", count)),
        }
    }
}

impl From<domain::pairing::PairingRefused> for AppError {
    fn from(refused: domain::pairing::PairingRefused) -> AppError {
        AppError::not_now(refused.message())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_lines_lists_the_first_ten() {
        let lines = |count: u64| (1..=count).map(|line| (line, Message::verbatim("Wrong."))).collect();
        let one = AppError::wrong_lines(lines(1));
        assert_eq!((one.to_string().as_str(), one.hints.len()), ("Line 1: Wrong.", 0));
        let many = AppError::wrong_lines(lines(12));
        assert_eq!(many.hints.len(), LINES_LISTED + 1);
        assert_eq!(many.hints[LINES_LISTED].to_string(), "2 more are not shown.");
    }
}
