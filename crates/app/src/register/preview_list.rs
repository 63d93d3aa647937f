//! The preview of a list before its import: its first rows, the meanings of its columns, and all wrong lines.

use std::collections::{BTreeMap, BTreeSet};

use domain::{Category, EntryStatus};
use formats::csv_list::{ENCODINGS, ListColumn, ListSample, PlayerList};
use messages::Message;
use serde::{Deserialize, Serialize, Serializer};
use session::{AppError, EventSession, FileHandle, Result};
use ts_rs::TS;

use super::import_list::{WrongLines, accept, add_listed, all_wrong, content, known_of, listed};
use super::read_list::KnownList;
use crate::operation::ListForm;
use crate::vocabulary::SeparatorName;

/// The meaning of a column, by its name: `family`, `sp16`; empty for an ignored column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, TS)]
#[ts(
    type = "\"\" | \"family\" | \"given\" | \"name\" | \"given_first\" | \"middle\" | \"latin\" | \"rank\" | \"rating\" | \"country\" | \"town\" | \"club\" | \"birth\" | \"pin\" | \"irn\" | \"ffg_licence\" | \"ffg_status\" | \"aga_id\" | \"user_name\" | \"rating_rank\" | \"sex\" | \"family_group\" | `sp${number}`"
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

/// A line of a list that has problems, or that was corrected or left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ListLineView {
    /// Its number from 1.
    #[ts(type = "number")]
    pub line: u64,
    /// Its fields with the corrections.
    pub fields: Vec<String>,
    /// What is wrong with it; empty if nothing is.
    pub problems: Vec<Message>,
    /// Whether it is left out.
    pub left_out: bool,
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
    /// The sheet of a spreadsheet that is read; empty for a list of text.
    pub sheet: String,
    /// The sheets to choose from.
    pub sheets: Vec<String>,
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
    /// The lines with problems, and those that were corrected or left out, at most a hundred.
    pub lines: Vec<ListLineView>,
    /// Number of players that would be added; 0 if the list cannot be read.
    pub players: usize,
    /// Why the list cannot be imported; the hints are its wrong lines, at most ten.
    pub refused: Option<AppError>,
    /// All lines with errors.
    pub wrong: Vec<Message>,
    /// Remarks on the list.
    pub notes: Vec<Message>,
}

/// A list and how to read it.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct PreviewList {
    /// The list; `None` if its lines were pasted.
    pub file: Option<FileHandle>,
    /// The pasted lines.
    pub pasted: Vec<String>,
    /// How to read it, as far as the list does not show it.
    pub form: ListForm,
}

/// Returns what an import of the list would do, without doing it. Without an open event, only the list itself is checked.
///
/// # Errors
/// The file cannot be read as a list.
pub fn preview_list(session: &mut EventSession, request: &PreviewList) -> Result<ListPreview> {
    let (bytes, file) = content(request.file.as_deref(), &request.pasted)?;
    let lenient = ListForm { take_good: true, ..request.form.clone() };
    let list = KnownList::of(session, &bytes, &file, &lenient)?;
    let mut view = view(&list.sample, &categories(session));
    let mut wrong = WrongLines::new();
    match list.players(&bytes, &file) {
        Ok(players) => wrong = trial(session, &mut view, &players, request.form.take_good)?,
        Err(error) => view.refused = Some(error),
    }
    view.wrong = listed(wrong.clone());
    view.lines = lines(&list, &bytes, &request.form, wrong)?;
    Ok(view)
}

/// Adds the players to a copy of the event; without an open event, checks only the list. Returns all wrong lines.
fn trial(session: &mut EventSession, view: &mut ListPreview, list: &PlayerList, take_good: bool) -> Result<WrongLines> {
    let (mut good, mut wrong) = (list.players.len(), WrongLines::new());
    if session.tournament().is_ok() {
        let known = known_of(session, list)?;
        let mut trial = session.tournament()?.clone();
        (good, wrong) = add_listed(&mut trial, &mut session.counters()?, list, EntryStatus::Registered, &known);
    }
    let all = all_wrong(list, wrong.clone());
    view.refused = if all.is_empty() { None } else { accept(list, good, &wrong, take_good).err() };
    view.players = if take_good || view.refused.is_none() { good } else { list.players.len() };
    view.notes.clone_from(&list.notes);
    Ok(all)
}

/// Returns the lines with problems, and those that were corrected or left out, in their order.
fn lines(list: &KnownList, bytes: &[u8], form: &ListForm, wrong: WrongLines) -> Result<Vec<ListLineView>> {
    let left_out: BTreeSet<u64> = form.left_out.iter().map(|line| u64::from(*line)).collect();
    let edited = form.edits.iter().map(|edit| u64::from(edit.line)).chain(left_out.iter().copied());
    let wanted: BTreeSet<u64> = wrong.iter().map(|(line, _)| *line).chain(edited).collect();
    let mut problems: BTreeMap<u64, Vec<Message>> = BTreeMap::new();
    for (line, what) in wrong {
        problems.entry(line).or_default().push(what);
    }
    let view = |(line, fields): (u64, Vec<String>)| ListLineView {
        line,
        fields,
        problems: problems.remove(&line).unwrap_or_default(),
        left_out: left_out.contains(&line),
    };
    Ok(list.fields_of(bytes, &wanted)?.into_iter().take(MOST_LINES).map(view).collect())
}

/// The largest number of lines that a preview offers to correct.
const MOST_LINES: usize = 100;

fn categories(session: &EventSession) -> Vec<Category> {
    session.tournament().map_or_else(|_| domain::AgeRule::default().categories, |t| t.event.ages.categories.clone())
}

/// Returns the form of a list without its players.
fn view(sample: &ListSample, ages: &[Category]) -> ListPreview {
    let column = |(heading, means): &(String, Option<ListColumn>)| ListColumnView {
        heading: heading.clone(),
        means: ColumnMeaning(*means),
    };
    let points = ages.iter().map(|category| ListColumn::Sp(*category));
    ListPreview {
        encoding: sample.encoding.clone(),
        encoding_guessed: sample.encoding_guessed,
        encodings: ENCODINGS.map(String::from).to_vec(),
        sheet: sample.sheet.as_ref().map(|(name, _)| name.clone()).unwrap_or_default(),
        sheets: sample.sheet.as_ref().map(|(_, all)| all.clone()).unwrap_or_default(),
        separator: SeparatorName::of(sample.separator),
        headed: sample.headed,
        columns: sample.columns.iter().map(column).collect(),
        meanings: ListColumn::plain().chain(points).map(|column| ColumnMeaning(Some(column))).collect(),
        rows: sample.first.clone(),
        lines: Vec::new(),
        players: 0,
        refused: None,
        wrong: Vec::new(),
        notes: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::open_register;
    use crate::operation::FieldEdit;

    fn preview(text: &str) -> (EventSession, ListPreview) {
        let folder = tempfile::tempdir().unwrap();
        let file = FileHandle::from(folder.path().join("list.csv"));
        std::fs::write(&file, text).unwrap();
        let mut session = open_register(2);
        let view = preview_list(&mut session, &PreviewList { file: Some(file), ..PreviewList::default() }).unwrap();
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
    fn wrong_lines_are_shown_with_their_fields_and_corrected_or_left_out() {
        let pasted = ["family;given;rank", "Rowan;Sam;2x", "Alder;Sam;3d", "Sorrel;Bo;9k"].map(String::from).to_vec();
        let mut session = open_register(2);
        let mut request = PreviewList { pasted, ..PreviewList::default() };
        let mut lines = |request: &PreviewList| {
            let view = preview_list(&mut session, request).unwrap();
            let line = |line: &ListLineView| (line.line, line.problems.len(), line.left_out);
            (view.lines.iter().map(line).collect::<Vec<_>>(), view.refused.is_some())
        };
        assert_eq!(lines(&request), (vec![(2, 1, false), (3, 1, false)], true), "Alder Sam is entered already");
        request.form.edits.push(FieldEdit { line: 2, column: 3, text: "2k".into() });
        assert_eq!(lines(&request), (vec![(2, 0, false), (3, 1, false)], true));
        request.form.left_out.push(3);
        assert_eq!(lines(&request), (vec![(2, 0, false), (3, 0, true)], false));
    }

    #[test]
    fn preview_states_why_the_list_is_refused() {
        let (_, view) = preview("family,given,rank\nAlder,Sam,3d\n");
        assert_eq!(view.refused.map(|error| error.message.id), Some("list-line"));
    }
}
