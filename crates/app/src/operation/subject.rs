//! What an input is about, for the history and the undo button.

use super::{AddPair, ImportCompetition, SettingsChange};

/// The round, board, players, category and setting that an input names.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Subject {
    /// The round.
    pub round: Option<u32>,
    /// The board.
    pub board: Option<u32>,
    /// The keys of the entries.
    pub entries: Vec<i64>,
    /// The key of a person whose account it changes. What it changes is private.
    pub person: Option<i64>,
    /// The name of a player whose entry is new, "Family Given"; empty for others.
    pub name: String,
    /// The age category.
    pub category: Option<u8>,
    /// The path of the setting; empty for other operations.
    pub setting: String,
    /// The referee's case. A case names no players here: it may not be public.
    pub case: Option<i64>,
}

/// Returns the subject of an operation on the whole event or competition.
pub(super) fn nothing() -> Subject {
    Subject::default()
}

/// Returns a subject with these entries too.
pub(super) fn with_entries(entries: impl IntoIterator<Item = i64>, subject: Subject) -> Subject {
    Subject { entries: entries.into_iter().collect(), ..subject }
}

/// Returns the subject of an operation on these entries.
pub(super) fn entries<'e>(entries: impl IntoIterator<Item = &'e i64>) -> Subject {
    with_entries(entries.into_iter().copied(), nothing())
}

/// Returns the subject of an operation on a person's account.
pub(super) fn person(person: i64) -> Subject {
    Subject { person: Some(person), ..nothing() }
}

/// Returns the subject of an operation on a case that exists.
pub(super) fn case(case: i64) -> Subject {
    Subject { case: Some(case), ..nothing() }
}

/// Returns the subject of a change of settings.
pub(super) fn setting(change: &SettingsChange) -> Subject {
    match change {
        SettingsChange::Setting(change) => Subject { setting: change.path.clone(), ..nothing() },
        _ => nothing(),
    }
}

pub(super) fn named(family: &str, given: &str) -> Subject {
    Subject { name: format!("{family} {given}").trim().to_string(), ..Subject::default() }
}

/// Returns the names of a new pair as they were typed; people of the event are not named.
pub(super) fn pair_name(pair: &AddPair) -> String {
    let typed = [&pair.first, &pair.second].map(|partner| format!("{} {}", partner.family, partner.given));
    let known = typed.iter().map(|name| name.trim()).filter(|name| !name.is_empty());
    known.collect::<Vec<_>>().join(" & ")
}

/// Names an imported competition by its name here, or else by its file.
pub(super) fn imported_name(imported: &ImportCompetition) -> Subject {
    let file = imported.file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    named(if imported.name.trim().is_empty() { &file } else { &imported.name }, "")
}

pub(super) fn category(category: u8) -> Subject {
    Subject { category: Some(category), ..Subject::default() }
}

pub(super) fn round(round: u32) -> Subject {
    Subject { round: Some(round), ..Subject::default() }
}

pub(super) fn board(round: u32, board: u32) -> Subject {
    Subject { round: Some(round), board: Some(board), ..Subject::default() }
}
