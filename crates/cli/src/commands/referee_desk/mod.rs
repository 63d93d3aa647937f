//! `referee official`, `referee case`, `referee guide` and `referee article`: the referee's desk (R72-R77).

pub mod article;
pub mod case;
pub mod case_text;
pub mod guide;
pub mod official;

use app::referee::{CaseView, ViewCase, view_case};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use messages::message;
use session::{AppError, EventSession};

use super::entry::find;
use crate::answer::Answer;

/// Returns the keys of the entries with these numbers.
fn entries(session: &EventSession, numbers: &[u32]) -> Result<Vec<i64>, AppError> {
    numbers.iter().map(|&number| Ok(find(session, number)?.id)).collect()
}

/// Returns a parser of the words of a vocabulary, which lists all of them in its error.
pub(super) fn word<T: std::str::FromStr<Err = AppError> + Clone + Send + Sync + 'static>(
    words: &'static [&'static str],
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(words).try_map(|word| word.parse::<T>())
}

/// Shows a case after a change.
fn shown(session: &EventSession, case: i64) -> Result<Answer<CaseView>, AppError> {
    let view: CaseView = view_case(session, &ViewCase { case })?;
    Ok(Answer::new(case_text::in_full(&view), &view))
}

/// Returns whether a text is one of the players' numbers, and the key of that entry.
fn player(session: &EventSession, number: Option<u32>) -> Result<Option<i64>, AppError> {
    number.map(|number| Ok(find(session, number)?.id)).transpose()
}

/// Returns the error of a case that is gone.
fn gone(number: i64) -> AppError {
    AppError::not_found(message!("official-unknown", number))
}
