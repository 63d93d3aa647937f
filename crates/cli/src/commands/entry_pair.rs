//! `entry add-pair` and `entry set-pair`: the pairs of pair go.

use app::register::EntryView;
use std::path::PathBuf;

use app::competition::{PersonView, people};
use app::register::{AddPair, ChangePair, PartnerFields, add_pair, change_pair};
use clap::Args;
use messages::message;
use session::AppError;

use super::entry_found::{find, one};
use crate::answer::Answer;
use crate::common::changing;
use crate::language::texts;

/// A new pair.
#[derive(Debug, Args)]
pub struct AddPairArgs {
    /// The event file
    event: PathBuf,
    /// The partner who is named first: their key, as `competition people` lists it, or "Family, Given, Rank, Club, Country"
    #[arg(long, value_name = "PERSON")]
    first: String,
    /// The partner who is named second
    #[arg(long, value_name = "PERSON")]
    second: String,
    /// Confirm that the pair is mixed
    #[arg(long)]
    mixed: bool,
}

/// A changed pair.
#[derive(Debug, Args)]
pub struct SetPairArgs {
    /// The event file
    event: PathBuf,
    /// The number of the pair; before the register closes, its key
    number: u32,
    /// Another first partner, or the same one with corrected data: a key, or "Family, Given, Rank, Club, Country"
    #[arg(long, value_name = "PERSON")]
    first: Option<String>,
    /// Another second partner, or the same one with corrected data
    #[arg(long, value_name = "PERSON")]
    second: Option<String>,
    /// Whether the pair is mixed
    #[arg(long)]
    mixed: Option<bool>,
    /// The reason; required after the register has closed
    #[arg(long)]
    reason: Option<String>,
}

/// Adds a pair.
///
/// # Errors
/// A partner is not understood, or [`add_pair`] refuses.
pub(super) fn add(arguments: &AddPairArgs) -> Result<Answer<EntryView>, AppError> {
    let mut session = changing(&arguments.event)?;
    let everyone = people(&session)?;
    let request = AddPair {
        first: partner(&everyone, &arguments.first)?,
        second: partner(&everyone, &arguments.second)?,
        mixed: arguments.mixed,
    };
    let done = add_pair(&mut session, &request)?.value;
    let mut answer = one(&session, done.id, |name| message!("cli-entry-added", name))?;
    for line in texts(&app::timetable::in_full(&done.conflicts)) {
        answer.text = format!("{}\n{line}", answer.text);
    }
    Ok(answer)
}

/// Changes a pair.
///
/// # Errors
/// The entry or a partner is unknown, or [`change_pair`] refuses.
pub(super) fn set(arguments: &SetPairArgs) -> Result<Answer<EntryView>, AppError> {
    let mut session = changing(&arguments.event)?;
    let everyone = people(&session)?;
    let entry = find(&session, arguments.number)?;
    let wanted = |text: &Option<String>, before: Option<&PartnerFields>| {
        let fields = text.as_deref().map(|text| partner(&everyone, text)).transpose()?;
        Ok::<_, AppError>(fields.map(|fields| corrected(fields, before)))
    };
    let request = ChangePair {
        id: entry.id,
        first: wanted(&arguments.first, entry.pair.as_ref().map(|pair| &pair.first))?,
        second: wanted(&arguments.second, entry.pair.as_ref().map(|pair| &pair.second))?,
        mixed: arguments.mixed,
        reason: arguments.reason.clone(),
    };
    change_pair(&mut session, &request)?;
    one(&session, entry.id, |name| message!("cli-entry-changed", name))
}

/// Reads a partner: a key from the list of people, or typed data.
fn partner(everyone: &[PersonView], text: &str) -> Result<PartnerFields, AppError> {
    if let Ok(key) = text.trim().parse::<i64>() {
        let is_listed = |person: &&PersonView| listed_key(person) == key;
        let found = everyone.iter().find(is_listed);
        let found = found.ok_or_else(|| AppError::not_found(message!("person-unknown", id = key)))?;
        return Ok(PartnerFields { person: Some(found.person), ..PartnerFields::default() });
    }
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    let [family, given, rank, rest @ ..] = parts.as_slice() else {
        return Err(AppError::bad_input(message!("cli-partner-unclear", text)));
    };
    let at = |index: usize| rest.get(index).map(|text| (*text).to_string()).unwrap_or_default();
    Ok(PartnerFields {
        family: (*family).into(),
        given: (*given).into(),
        rank: (*rank).into(),
        club: at(0),
        country: at(1),
        ..PartnerFields::default()
    })
}

/// Makes typed data those of the partner as before, if the name is the same; other data stay.
fn corrected(fields: PartnerFields, before: Option<&PartnerFields>) -> PartnerFields {
    let name = |family: &str, given: &str| format!("{family} {given}").to_lowercase();
    let typed = name(&fields.family, &fields.given);
    let Some(before) = before.filter(|before| name(&before.family, &before.given) == typed) else { return fields };
    let or = |typed: String, before: &String| if typed.is_empty() { before.clone() } else { typed };
    PartnerFields {
        person: before.person,
        club: or(fields.club, &before.club),
        country: or(fields.country, &before.country),
        rating: before.rating.clone(),
        egd_pin: before.egd_pin.clone(),
        publication: before.publication,
        ..fields
    }
}

/// Returns the key by which a person is listed: that of their own entry, or else their own key.
pub(super) fn listed_key(person: &PersonView) -> i64 {
    if person.alone { person.entry } else { person.person }
}
