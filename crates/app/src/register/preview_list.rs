//! The preview of a list before its import: its first rows, the meanings of its columns, and all wrong lines.

use domain::{Category, EntryStatus};
use formats::csv_list::{ENCODINGS, ListColumn, ListSample, PlayerList};
use messages::Message;
use serde::{Deserialize, Serialize, Serializer};
use session::read_file::read_file;
use session::{AppError, EventSession, FileHandle, Result};
use ts_rs::TS;

use super::import_list::{accept, add_listed, known_of, left_lines};
use super::read_list::KnownList;
use crate::operation::ListForm;
use crate::vocabulary::SeparatorName;

/// The meaning of a column, by its name: `family`, `sp16`; empty for an ignored column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, TS)]
#[ts(
    type = "\"\" | \"family\" | \"given\" | \"name\" | \"given_first\" | \"middle\" | \"latin\" | \"rank\" | \"rating\" | \"country\" | \"town\" | \"club\" | \"birth\" | \"pin\" | \"irn\" | \"ffg_licence\" | \"ffg_status\" | \"aga_id\" | \"sex\" | \"family_group\" | `sp${number}`"
)]
pub struct ColumnMeaning(pub Option<ListColumn>);

impl std::fmt::Display for ColumnMeaning {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.map_or(Ok(()), |column| f.write_str(&column.id()))
    }
}

impl Serialize for ColumnMeaning {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A column of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ListColumnView {
    /// Its heading; empty without one.
    pub heading: String,
    /// Its meaning, `family`; empty if it is ignored.
    pub means: ColumnMeaning,
}

/// The preview of an import.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ListPreview {
    /// The encoding of the list.
    pub encoding: String,
    /// Whether the encoding was guessed from the content, so that the names should be checked.
    pub encoding_guessed: bool,
    /// The encodings to choose from.
    pub encodings: Vec<String>,
    /// The character between the fields.
    pub separator: SeparatorName,
    /// Whether the first line names the columns.
    pub headed: bool,
    /// The columns in their order.
    pub columns: Vec<ListColumnView>,
    /// The meanings to choose from.
    pub meanings: Vec<ColumnMeaning>,
    /// The fields of the first rows.
    pub rows: Vec<Vec<String>>,
    /// Number of players that would be added; 0 if the list cannot be read.
    pub players: usize,
    /// Why the list cannot be imported; the hints are its wrong lines, at most ten.
    pub refused: Option<AppError>,
    /// All lines with errors.
    pub wrong: Vec<Message>,
    /// Whether other lines have no errors, so that they could be imported alone.
    pub has_good: bool,
    /// Remarks on the list.
    pub notes: Vec<Message>,
}

/// A list and how to read it.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct PreviewList {
    /// The list.
    pub file: FileHandle,
    /// How to read it, as far as the list does not show it.
    #[serde(default)]
    pub form: ListForm,
}

/// Returns what an import of the list would do, without doing it. Without an open event, only the list itself is checked.
///
/// # Errors
/// The file cannot be read as a list.
pub fn preview_list(session: &mut EventSession, request: &PreviewList) -> Result<ListPreview> {
    let bytes = read_file(&request.file)?;
    let file = request.file.display().to_string();
    let lenient = ListForm { take_good: true, ..request.form.clone() };
    let list = KnownList::of(session, &bytes, &file, &lenient)?;
    let mut outcome = Outcome::default();
    match list.players(&bytes, &file) {
        Ok(players) => outcome = trial(session, &players, request.form.take_good)?,
        Err(error) => outcome.refused = Some(error),
    }
    Ok(view(&list.sample, outcome, &categories(session)))
}

/// What an import would do.
#[derive(Default)]
struct Outcome {
    players: usize,
    notes: Vec<Message>,
    refused: Option<AppError>,
    wrong: Vec<Message>,
    has_good: bool,
}

/// Adds the players to a copy of the event; without an open event, checks only the list.
fn trial(session: &mut EventSession, list: &PlayerList, take_good: bool) -> Result<Outcome> {
    let (mut good, mut wrong) = (list.players.len(), Vec::new());
    if session.tournament().is_ok() {
        let known = known_of(session, list)?;
        let mut trial = session.tournament()?.clone();
        (good, wrong) = add_listed(&mut trial, &mut session.counters()?, list, EntryStatus::Registered, &known);
    }
    let left = left_lines(list, wrong.clone());
    let refused = if left.is_empty() { None } else { accept(list, good, &wrong, take_good).err() };
    let players = if take_good || refused.is_none() { good } else { list.players.len() };
    Ok(Outcome { players, notes: list.notes.clone(), refused, has_good: good > 0 && !left.is_empty(), wrong: left })
}

fn categories(session: &EventSession) -> Vec<Category> {
    session.tournament().map_or_else(|_| domain::AgeRule::default().categories, |t| t.event.ages.categories.clone())
}

fn view(sample: &ListSample, outcome: Outcome, ages: &[Category]) -> ListPreview {
    let column = |(heading, means): &(String, Option<ListColumn>)| ListColumnView {
        heading: heading.clone(),
        means: ColumnMeaning(*means),
    };
    let points = ages.iter().map(|category| ListColumn::Sp(*category));
    ListPreview {
        encoding: sample.encoding.clone(),
        encoding_guessed: sample.encoding_guessed,
        encodings: ENCODINGS.map(String::from).to_vec(),
        separator: SeparatorName::of(sample.separator),
        headed: sample.headed,
        columns: sample.columns.iter().map(column).collect(),
        meanings: ListColumn::plain().chain(points).map(|column| ColumnMeaning(Some(column))).collect(),
        rows: sample.first.clone(),
        players: outcome.players,
        refused: outcome.refused,
        wrong: outcome.wrong,
        has_good: outcome.has_good,
        notes: outcome.notes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::open_register;

    fn preview(text: &str) -> (EventSession, ListPreview) {
        let folder = tempfile::tempdir().unwrap();
        let file = FileHandle::from(folder.path().join("list.csv"));
        std::fs::write(&file, text).unwrap();
        let mut session = open_register(2);
        let view = preview_list(&mut session, &PreviewList { file, form: ListForm::default() }).unwrap();
        (session, view)
    }

    #[test]
    fn preview_shows_the_columns_and_adds_nobody() {
        let (session, view) = preview("family;given;rank\nRowan;Sam;2d\n");
        let means: Vec<String> = view.columns.iter().map(|column| column.means.to_string()).collect();
        assert_eq!(
            (means, view.separator),
            (vec!["family".into(), "given".into(), "rank".into()], SeparatorName::Semicolon)
        );
        assert_eq!((view.players, view.refused), (1, None));
        assert_eq!(session.tournament().unwrap().entries.len(), 2);
    }

    #[test]
    fn preview_states_why_the_list_is_refused() {
        let (_, view) = preview("family,given,rank\nAlder,Sam,3d\n");
        assert_eq!(view.refused.map(|error| error.message.id), Some("list-line"));
    }
}
