//! A list before it is imported: its first rows, what its columns seem to mean, and everything that is wrong with it.

use std::path::PathBuf;

use domain::{Category, EntryStatus};
use formats::csv_list::{Column, ENCODINGS, Sight, look, read_as};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::import_list::{add_listed, known_of};
use super::list_form::{ListForm, SEPARATORS};
use crate::desk::EventSession;
use crate::failure::{AppError, Result};
use crate::files::read_file;
use crate::views::{ListColumnView, ListPreview};

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
pub fn preview_list(desk: &mut EventSession, request: &PreviewList) -> Result<ListPreview> {
    let bytes = read_file(&request.file)?;
    let options = request.form.options(&bytes)?;
    let sight = look(&bytes, &options)?;
    let (mut players, mut notes, mut refused) = (0, Vec::new(), None);
    match read_as(&bytes, &options) {
        Ok(list) => {
            players = list.players.len();
            if desk.tournament().is_ok() {
                let known = known_of(desk, &list)?;
                let mut rehearsal = desk.tournament()?.clone();
                refused = add_listed(&mut rehearsal, &list, EntryStatus::Registered, &known).err();
            }
            notes = list.notes;
        }
        Err(error) => refused = Some(AppError::from(error)),
    }
    Ok(view(&sight, players, notes, refused, &categories(desk)))
}

fn categories(desk: &EventSession) -> Vec<Category> {
    desk.tournament().map_or_else(|_| domain::AgeRule::default().categories, |t| t.event.ages.categories.clone())
}

fn view(sight: &Sight, players: usize, notes: Vec<String>, refused: Option<AppError>, ages: &[Category]) -> ListPreview {
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
