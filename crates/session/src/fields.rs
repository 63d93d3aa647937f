//! Fields as people type them, read into the field's own types; each refusal says what to write instead.

use chrono::{Datelike, NaiveDate};
use domain::model::player::{Birth, Publication, Sex};
use domain::{Country, Gor, Membership, Rank, Rounds};

use crate::error::{AppError, Result};

/// The trimmed text, which must not be empty.
pub fn required(missing: &str, text: &str) -> Result<String> {
    let trimmed = clean(text);
    if trimmed.is_empty() { Err(AppError::bad_input(missing)) } else { Ok(trimmed) }
}

/// Trimmed, with single blanks, without control characters and without those that hide others or turn the direction of
/// writing around: all could make a name look like another one.
pub fn clean(text: &str) -> String {
    domain::text::clean(text).0
}

/// A day, `2026-11-20`.
pub fn date(text: &str) -> Result<NaiveDate> {
    NaiveDate::parse_from_str(text.trim(), "%Y-%m-%d")
        .map_err(|_| AppError::bad_input(format!("\"{}\" is not a date: write it as 2026-11-20.", text.trim())))
}

/// Two letters, or nothing.
pub fn country(text: &str) -> Result<Option<Country>> {
    optional(text, |t| t.parse::<Country>().map_err(|e| AppError::bad_input(e.to_string())))
}

/// A rank.
pub fn rank(text: &str) -> Result<Rank> {
    text.parse::<Rank>().map_err(|e| AppError::bad_input(e.to_string()))
}

/// A rating, or nothing.
pub fn rating(text: &str) -> Result<Option<Gor>> {
    optional(text, |t| match t.parse::<i32>() {
        Ok(rating) if (-900..=3500).contains(&rating) => Ok(Gor(rating)),
        _ => Err(AppError::bad_input(format!("\"{t}\" is not a rating: write a whole number from -900 to 3500."))),
    })
}

/// A number in the European database, or nothing.
pub fn pin(text: &str) -> Result<Option<String>> {
    optional(text, |t| match t.len() == 8 && t.bytes().all(|b| b.is_ascii_digit()) {
        true => Ok(t.to_string()),
        false => Err(AppError::bad_input(format!("\"{t}\" is no EGD PIN: it has eight digits."))),
    })
}

/// Girl or boy, or nothing.
pub fn sex(text: &str) -> Result<Option<Sex>> {
    optional(text, |t| match t {
        "f" => Ok(Sex::Female),
        "m" => Ok(Sex::Male),
        _ => Err(AppError::bad_input(format!("\"{t}\" is no sex: write f or m, or leave it empty."))),
    })
}

/// What may be published; everything where nothing is said.
pub fn publication(text: &str) -> Result<Publication> {
    match text.trim() {
        "" | "full" => Ok(Publication::Full),
        "initials" => Ok(Publication::Initials),
        "anonymous" => Ok(Publication::Anonymous),
        other => {
            Err(AppError::bad_input(format!("\"{other}\" cannot be published: choose full, initials or anonymous.")))
        }
    }
}

/// What a player is to the association; a member where nothing is said.
pub fn membership(text: &str) -> Result<Membership> {
    match text.trim() {
        "" | "member" => Ok(Membership::Member),
        "non_member" => Ok(Membership::NonMember),
        "concession" => Ok(Membership::Concession),
        other => Err(AppError::bad_input(format!(
            "\"{other}\" is nothing to the association: choose member, non_member or concession."
        ))),
    }
}

/// A year or a day of birth, or nothing. `this_year` is the event's.
pub fn birth(text: &str, this_year: i32) -> Result<Option<Birth>> {
    optional(text, |t| {
        let birth = t.parse().map(Birth::Year).or_else(|_| date(t).map(Birth::Day));
        match birth {
            Ok(birth) if (this_year - 120..=this_year).contains(&birth.year()) => Ok(birth),
            _ => Err(AppError::bad_input(format!("\"{t}\" is not a year of birth: write it as {}.", this_year - 12))),
        }
    })
}

/// The year of a date.
pub fn year(date: NaiveDate) -> i32 {
    date.year()
}

/// Rounds missed, each within the competition's.
pub fn missed(rounds: &[u32], last: u32) -> Result<Rounds> {
    match rounds.iter().find(|r| !(1..=last).contains(*r)) {
        Some(wrong) => Err(AppError::bad_input(format!("There is no round {wrong}: the rounds are 1 to {last}."))),
        None => Ok(Rounds::of(rounds.iter().copied())),
    }
}

/// A board of one's own, or any.
pub fn fixed_board(board: Option<u32>) -> Result<Option<u32>> {
    match board {
        Some(board) if !(1..=9999).contains(&board) => {
            Err(AppError::bad_input(format!("{board} is no board: write a number from 1 to 9999, or nothing.")))
        }
        board => Ok(board),
    }
}

/// Text, or nothing if it is empty.
pub fn some_text(text: &str) -> Option<String> {
    let trimmed = clean(text);
    (!trimmed.is_empty()).then_some(trimmed)
}

fn optional<T>(text: &str, read: impl FnOnce(&str) -> Result<T>) -> Result<Option<T>> {
    let trimmed = text.trim();
    if trimmed.is_empty() { Ok(None) } else { read(trimmed).map(Some) }
}

/// Bytes as hexadecimal digits.
pub fn hex_text(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
