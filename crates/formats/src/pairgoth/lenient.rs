//! Values of Pairgoth files as other versions and tools write them: numbers as texts, texts as numbers, and nothing.

use chrono::NaiveDate;
use domain::Rank;
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::{Number, Value};

use crate::text;

/// Reads a text, or a number as a text; nothing is an empty text.
pub(super) fn text<'de, D: Deserializer<'de>>(value: D) -> Result<String, D::Error> {
    Ok(some_text(value)?.unwrap_or_default())
}

/// Reads a text, or a number as a text; `None` for anything else.
pub(super) fn some_text<'de, D: Deserializer<'de>>(value: D) -> Result<Option<String>, D::Error> {
    Ok(match Value::deserialize(value)? {
        Value::String(text) => Some(text),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    })
}

/// Reads a whole number, also written as a text or with a fraction of zero; nothing is 0.
///
/// # Errors
/// The value is another one, or out of range.
pub(super) fn number<'de, D: Deserializer<'de>, N: TryFrom<i64> + Default>(value: D) -> Result<N, D::Error> {
    let number = match Value::deserialize(value)? {
        Value::Null => Some(0),
        Value::Number(number) => whole(&number.to_string()),
        Value::String(text) if text.trim().is_empty() => Some(0),
        Value::String(text) => whole(&text),
        _ => None,
    };
    number.and_then(|number| N::try_from(number).ok()).ok_or_else(|| D::Error::custom("not a whole number"))
}

/// Reads a whole number as [`number`] does; nothing is `None`.
///
/// # Errors
/// The value is another one, or out of range.
pub(super) fn some_whole<'de, D: Deserializer<'de>, N: TryFrom<i64>>(value: D) -> Result<Option<N>, D::Error> {
    let number = some_decimal(value)?.map(|number| whole(&number.to_string()));
    let number = number.map(|number| number.and_then(|number| N::try_from(number).ok()));
    number.map(|number| number.ok_or_else(|| D::Error::custom("not a whole number"))).transpose()
}

/// Reads a number, also written as a text; nothing is `None`.
///
/// # Errors
/// The value is another one.
pub(super) fn some_decimal<'de, D: Deserializer<'de>>(value: D) -> Result<Option<Number>, D::Error> {
    let number = match Value::deserialize(value)? {
        Value::Null => return Ok(None),
        Value::String(text) if text.trim().is_empty() => return Ok(None),
        Value::Number(number) => Some(number),
        Value::String(text) => text.trim().replace(',', ".").parse().ok(),
        _ => None,
    };
    number.map(Some).ok_or_else(|| D::Error::custom("not a number"))
}

/// Reads a whole number, or a rating with a fraction, which is rounded down; `None` for anything else.
pub(super) fn some_number<'de, D: Deserializer<'de>>(value: D) -> Result<Option<i32>, D::Error> {
    Ok(match Value::deserialize(value)? {
        Value::Number(number) => text::hundredths(&number.to_string()).map(|hundredths| hundredths.div_euclid(100)),
        Value::String(written) => text::hundredths(&written).map(|hundredths| hundredths.div_euclid(100)),
        _ => None,
    })
}

/// Reads a rank: Pairgoth's number, or a text such as 5k.
///
/// # Errors
/// The value is neither.
pub(super) fn rank<'de, D: Deserializer<'de>>(value: D) -> Result<i32, D::Error> {
    some_rank(value)?.ok_or_else(|| D::Error::custom("not a rank"))
}

/// Reads a rank as [`rank`] does; `None` for anything else.
pub(super) fn some_rank<'de, D: Deserializer<'de>>(value: D) -> Result<Option<i32>, D::Error> {
    Ok(match Value::deserialize(value)? {
        Value::Number(number) => whole(&number.to_string()).and_then(|number| i32::try_from(number).ok()),
        Value::String(text) => text.parse::<Rank>().map(Rank::grade).ok().or_else(|| text.trim().parse().ok()),
        _ => None,
    })
}

/// Reads whether something is so; nothing stands for the default.
pub(super) fn flag<'de, D: Deserializer<'de>, const DEFAULT: bool>(value: D) -> Result<bool, D::Error> {
    Ok(some_flag(value)?.unwrap_or(DEFAULT))
}

/// Reads whether something is so, also written as a text; `None` for anything else.
pub(super) fn some_flag<'de, D: Deserializer<'de>>(value: D) -> Result<Option<bool>, D::Error> {
    Ok(match Value::deserialize(value)? {
        Value::Bool(flag) => Some(flag),
        Value::String(text) => text.trim().parse().ok(),
        _ => None,
    })
}

/// Reads a day, also with a time behind it; `None` for anything else.
pub(super) fn day<'de, D: Deserializer<'de>>(value: D) -> Result<Option<NaiveDate>, D::Error> {
    let day = |text: &str| NaiveDate::parse_from_str(text.trim().get(..10)?, "%Y-%m-%d").ok();
    Ok(Value::deserialize(value)?.as_str().and_then(day))
}

/// Reads the whole numbers of a list; nothing is an empty list.
pub(super) fn numbers<'de, D: Deserializer<'de>>(value: D) -> Result<Vec<u32>, D::Error> {
    let number = |value: &Value| match value {
        Value::String(text) => text.trim().parse().ok(),
        value => value.as_u64().and_then(|number| u32::try_from(number).ok()),
    };
    Ok(Value::deserialize(value)?.as_array().map(|list| list.iter().filter_map(number).collect()).unwrap_or_default())
}

/// Returns a number without a fraction other than zeros.
fn whole(text: &str) -> Option<i64> {
    let (whole, part) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
    part.bytes().all(|b| b == b'0').then(|| whole.parse().ok())?
}
