//! A list before it is imported: its first rows, what its columns seem to mean, and everything that is wrong with it.

use std::path::PathBuf;

use domain::{Category, EntryStatus};
use formats::csv_list::{Column, ENCODINGS, Sight, look, read_as};
use serde::{Deserialize, Serialize};
use session::read_file::read_file;
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use super::import_list::{add_listed, known_of};
use super::list_form::{ListForm, SEPARATORS};

/// A column of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ListColumnView {
    /// Its heading; empty without one.
    pub heading: String,
    /// What it means, `family`; empty if it is left out.
    pub means: String,
}

/// What would be imported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ListPreview {
    /// The encoding it was read in.
    pub encoding: String,
    /// Nothing in the file names that encoding: the letters should be looked at.
    pub encoding_guessed: bool,
    /// The encodings that can be chosen.
    pub encodings: Vec<String>,
    /// `comma`, `semicolon` or `tab`.
    pub separator: String,
    /// Whether the first line names the columns.
    pub headed: bool,
    /// The columns in the list's order.
    pub columns: Vec<ListColumnView>,
    /// What a column can mean.
    pub meanings: Vec<String>,
    /// The fields of the first rows.
    pub rows: Vec<Vec<String>>,
    /// Players that would be added; 0 while something is wrong.
    pub players: usize,
    /// Why it cannot be imported so; its hints are the wrong lines, ten at the most.
    pub refused: Option<AppError>,
    /// What is odd about it.
    pub notes: Vec<String>,
}

/// Which list, and how it is read.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct PreviewList {
    /// The list; in the window, its ticket.
    #[ts(type = "number")]
    pub file: PathBuf,
    /// What the list itself does not say.
    #[serde(default)]
    pub form: ListForm,
}

/// What would be imported; nothing is. Without an open event only the list itself is looked at.
///
/// # Errors
/// The file cannot be read as a list at all.
pub fn preview_list(session: &mut EventSession, request: &PreviewList) -> Result<ListPreview> {
    let bytes = read_file(&request.file)?;
    let options = request.form.options(&bytes)?;
    let sight = look(&bytes, &options)?;
    let (mut players, mut notes, mut refused) = (0, Vec::new(), None);
    match read_as(&bytes, &options) {
        Ok(list) => {
            players = list.players.len();
            if session.tournament().is_ok() {
                let known = known_of(session, &list)?;
                let mut rehearsal = session.tournament()?.clone();
                refused = add_listed(&mut rehearsal, &list, EntryStatus::Registered, &known).err();
            }
            notes = list.notes;
        }
        Err(error) => refused = Some(AppError::from(error)),
    }
    Ok(view(&sight, players, notes, refused, &categories(session)))
}

fn categories(session: &EventSession) -> Vec<Category> {
    session.tournament().map_or_else(|_| domain::AgeRule::default().categories, |t| t.event.ages.categories.clone())
}

fn view(
    sight: &Sight,
    players: usize,
    notes: Vec<String>,
    refused: Option<AppError>,
    ages: &[Category],
) -> ListPreview {
    let separator = SEPARATORS.iter().find(|(_, separator)| *separator == sight.separator);
    let column = |(heading, means): &(String, Option<Column>)| ListColumnView {
        heading: heading.clone(),
        means: means.map(Column::id).unwrap_or_default(),
    };
    let points = ages.iter().map(|category| Column::Sp(*category));
    ListPreview {
        encoding: sight.encoding.clone(),
        encoding_guessed: sight.encoding_guessed,
        encodings: ENCODINGS.map(String::from).to_vec(),
        separator: separator.map_or("comma", |(name, _)| *name).into(),
        headed: sight.headed,
        columns: sight.columns.iter().map(column).collect(),
        meanings: Column::plain().chain(points).map(Column::id).collect(),
        rows: sight.first.clone(),
        players,
        refused,
        notes,
    }
}
