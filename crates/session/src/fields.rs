//! Fields as people type them, read into their types. Each error says what to write instead.

use chrono::{Datelike, NaiveDate};
use domain::model::player::Birth;
use domain::{Country, Gor, Rank, Rounds};
use messages::{Message, message};

use crate::error::{AppError, Result};

/// Returns the cleaned text.
///
/// # Errors
/// `missing` if the text is empty.
pub fn required(missing: impl Into<Message>, text: &str) -> Result<String> {
    let trimmed = clean(text);
    if trimmed.is_empty() { Err(AppError::bad_input(missing)) } else { Ok(trimmed) }
}

/// Returns the text trimmed, with single spaces, and without control characters, invisible characters and characters that
/// change the direction of writing: all of these could make one name look like another.
pub fn clean(text: &str) -> String {
    domain::text::clean(text).0
}

/// Reads a day, `2026-11-20`.
///
/// # Errors
/// The text is not a day.
pub fn date(text: &str) -> Result<NaiveDate> {
    let text = text.trim();
    NaiveDate::parse_from_str(text, "%Y-%m-%d").map_err(|_| AppError::bad_input(message!("date-unknown", text)))
}

/// Reads a country of two letters, or nothing.
///
/// # Errors
/// The text is not a country.
pub fn country(text: &str) -> Result<Option<Country>> {
    optional(text, |text| text.parse::<Country>().map_err(AppError::refused))
}

/// Reads a rank.
///
/// # Errors
/// The text is not a rank.
pub fn rank(text: &str) -> Result<Rank> {
    text.parse::<Rank>().map_err(AppError::refused)
}

/// Reads a rating from -900 to 3500, or nothing.
///
/// # Errors
/// The text is not such a rating.
pub fn rating(text: &str) -> Result<Option<Gor>> {
    optional(text, |text| match text.parse::<i32>() {
        Ok(rating) if (-900..=3500).contains(&rating) => Ok(Gor(rating)),
        _ => Err(AppError::bad_input(message!("rating-unknown", text))),
    })
}

/// Reads an EGD PIN of eight digits, or nothing.
///
/// # Errors
/// The text is not an EGD PIN.
pub fn pin(text: &str) -> Result<Option<String>> {
    optional(text, |text| match text.len() == 8 && text.bytes().all(|b| b.is_ascii_digit()) {
        true => Ok(text.to_string()),
        false => Err(AppError::bad_input(message!("pin-unknown", text))),
    })
}

/// Reads the number of a licence or a membership, up to ten digits, or nothing.
///
/// # Errors
/// The text is not such a number.
pub fn register_number(text: &str) -> Result<Option<String>> {
    optional(text, |text| match text.len() <= 10 && text.bytes().all(|b| b.is_ascii_digit()) {
        true => Ok(text.to_string()),
        false => Err(AppError::bad_input(message!("register-number-unknown", text))),
    })
}

/// Reads the status of a French licence, up to three characters, or nothing.
///
/// # Errors
/// The text is longer.
pub fn licence_status(text: &str) -> Result<Option<String>> {
    optional(&clean(text), |text| match text.chars().count() <= 3 {
        true => Ok(text.to_string()),
        false => Err(AppError::bad_input(message!("licence-status-unknown", text))),
    })
}

/// Reads a year or day of birth, or nothing. `this_year` is the year of the event.
///
/// # Errors
/// The text is not a year or day of the last 120 years.
pub fn birth(text: &str, this_year: i32) -> Result<Option<Birth>> {
    optional(text, |text| {
        let birth = text.parse().map(Birth::Year).or_else(|_| date(text).map(Birth::Day));
        match birth {
            Ok(birth) if (this_year - 120..=this_year).contains(&birth.year()) => Ok(birth),
            _ => Err(AppError::bad_input(message!("birth-unknown", text, example = this_year - 12))),
        }
    })
}

/// Returns the year of a date.
pub fn year(date: NaiveDate) -> i32 {
    date.year()
}

/// Reads missed rounds.
///
/// # Errors
/// A round is not one of 1 to `last`.
pub fn missed(rounds: &[u32], last: u32) -> Result<Rounds> {
    let last = last.min(Rounds::LAST);
    match rounds.iter().find(|r| !(1..=last).contains(*r)) {
        Some(&round) => Err(AppError::bad_input(message!("missed-round-unknown", round, last))),
        None => Ok(Rounds::of(rounds.iter().copied())),
    }
}

/// Reads a fixed board from 1 to 9999, or nothing.
///
/// # Errors
/// The number is out of range.
pub fn fixed_board(board: Option<u32>) -> Result<Option<u32>> {
    match board {
        Some(board) if !(1..=9999).contains(&board) => {
            Err(AppError::bad_input(message!("fixed-board-out-of-range", board)))
        }
        board => Ok(board),
    }
}

/// Returns the cleaned text; `None` if it is empty.
pub fn some_text(text: &str) -> Option<String> {
    let trimmed = clean(text);
    (!trimmed.is_empty()).then_some(trimmed)
}

fn optional<T>(text: &str, read: impl FnOnce(&str) -> Result<T>) -> Result<Option<T>> {
    let trimmed = text.trim();
    if trimmed.is_empty() { Ok(None) } else { read(trimmed).map(Some) }
}

/// Returns bytes as hexadecimal digits.
pub fn hex_text(bytes: &[u8]) -> String {
    hex::encode(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_fields_have_their_defaults() {
        assert_eq!(country(" ").unwrap(), None);
        assert_eq!(rating("").unwrap(), None);
    }

    #[test]
    fn wrong_fields_are_refused_with_the_text_to_write() {
        let id = |error: AppError| error.message.id;
        assert_eq!(id(required(message!("date-unknown", text = ""), " \u{202e} ").unwrap_err()), "date-unknown");
        assert_eq!(id(date("20.11.2026").unwrap_err()), "date-unknown");
        assert_eq!(id(country("ROU").unwrap_err()), "country-unknown");
        assert_eq!(id(rank("10d").unwrap_err()), "rank-unknown");
        assert_eq!(id(rating("3501").unwrap_err()), "rating-unknown");
        assert_eq!(id(pin("1234567").unwrap_err()), "pin-unknown");
        assert_eq!(id(birth("1890", 2026).unwrap_err()), "birth-unknown");
        assert_eq!(id(missed(&[7], 6).unwrap_err()), "missed-round-unknown");
        assert_eq!(id(fixed_board(Some(0)).unwrap_err()), "fixed-board-out-of-range");
    }
}
