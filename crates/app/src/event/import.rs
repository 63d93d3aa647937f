//! An event made from another program's file.

use std::path::PathBuf;

use domain::{EntryStatus, Tournament};
use formats::{Format, FormatError, detect, h9, macmahon, opengotha, pairgoth};
use serde::{Deserialize, Serialize};
use session::read_file::read_file;
use session::{AppError, ErrorCode, EventSession, Operation, Result};
use ts_rs::TS;

use super::{CreateEvent, create, status};
use crate::event::StatusView;
use crate::register::{ImportList, Known, ListForm, add_listed};

/// Which file, and where the event goes.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ImportEvent {
    /// The other program's file; in the window, its ticket.
    #[ts(type = "number")]
    pub file: PathBuf,
    /// The event file to make; in the window, its ticket.
    #[ts(type = "number")]
    pub into: PathBuf,
    /// `opengotha`, `macmahon`, `pairgoth`, `h9` or `csv`; none to tell it by the content.
    #[serde(default)]
    pub format: Option<String>,
    /// Of a list: what it does not say itself.
    #[serde(default)]
    pub form: ListForm,
}

/// What was taken over.
#[derive(Debug, Clone, Serialize, TS)]
pub struct Imported {
    /// Where the event stands now.
    pub status: StatusView,
    /// Entries taken over.
    pub entries: usize,
    /// Rounds paired.
    pub rounds: usize,
    /// Games taken over.
    pub games: usize,
    /// What was dropped, changed or odd.
    pub notes: Vec<String>,
}

/// Makes an event from the file and opens it.
///
/// # Errors
/// As [`import_noting`].
pub fn import(session: &mut EventSession, request: &ImportEvent) -> Result<StatusView> {
    Ok(import_noting(session, request)?.status)
}

/// Makes an event from the file, opens it, and says what was taken over.
///
/// # Errors
/// The file cannot be read or understood, or the event file exists already: nothing is made.
pub fn import_noting(session: &mut EventSession, request: &ImportEvent) -> Result<Imported> {
    let bytes = read_file(&request.file)?;
    let read: fn(&[u8]) -> Result<formats::Imported, FormatError> = match format(&bytes, request)? {
        Format::OpenGotha => opengotha::read,
        Format::MacMahon => macmahon::read,
        Format::Pairgoth => pairgoth::read,
        Format::H9 => h9::read,
        Format::Csv => return from_list(session, request),
    };
    let imported = read(&bytes)?;
    session.create(Operation::ImportEvent, request, &request.into, &imported.tournament)?;
    taken_over(session, imported.notes)
}

fn taken_over(session: &EventSession, notes: Vec<String>) -> Result<Imported> {
    let tournament = session.tournament()?;
    let (entries, rounds, games) = (tournament.entries.len(), tournament.rounds.len(), tournament.games.len());
    Ok(Imported { status: status(session)?, entries, rounds, games, notes })
}

/// A new event named after the list, with its players entered.
fn from_list(session: &mut EventSession, request: &ImportEvent) -> Result<Imported> {
    let bytes = read_file(&request.file)?;
    let list = formats::csv_list::read_as(&bytes, &request.form.options(&bytes)?)?;
    let name = request.file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let today = session.now().date().to_string();
    let event =
        CreateEvent { file: request.into.clone(), name, start: today, rounds: Some(6), ..CreateEvent::default() };
    // The players are checked against an empty event first, so that a bad list leaves no file behind.
    let mut rehearsal = Tournament { entries: Vec::new(), ..super::create::new_tournament(&event, [0; 32])? };
    add_listed(&mut rehearsal, &list, EntryStatus::Registered, &Known::default())?;
    create(session, &event)?;
    let list = ImportList { file: request.file.clone(), form: request.form.clone(), announced: false };
    let notes = crate::register::import_list(session, &list)?.value.notes;
    taken_over(session, notes)
}

/// Which file.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct TellFormat {
    /// The file; in the window, its ticket.
    #[ts(type = "number")]
    pub file: PathBuf,
}

/// What kind of file it is, as its content tells: `opengotha`, `macmahon`, `pairgoth`, `h9` or `csv`; `None` if none of
/// these, which may still be a list whose columns have to be named.
///
/// # Errors
/// The file cannot be read.
pub fn tell_format(request: &TellFormat) -> Result<Option<String>> {
    let format = detect(&read_file(&request.file)?);
    Ok(format.map(|format| format!("{format:?}").to_lowercase()))
}

fn format(bytes: &[u8], request: &ImportEvent) -> Result<Format> {
    match request.format.as_deref() {
        Some("opengotha") => Ok(Format::OpenGotha),
        Some("macmahon") => Ok(Format::MacMahon),
        Some("pairgoth") => Ok(Format::Pairgoth),
        Some("h9") => Ok(Format::H9),
        Some("csv") => Ok(Format::Csv),
        Some(other) => {
            Err(AppError::bad_input(format!("\"{other}\" is no format that can be imported: choose opengotha, macmahon, pairgoth, h9 or csv.")))
        }
        None => detect(bytes).ok_or_else(|| {
            let name = request.file.display();
            let message =
                format!("{name} is no tournament file this program knows: choose a file of OpenGotha, MacMahon or Pairgoth, or a CSV list.");
            AppError::new(ErrorCode::File, message)
        }),
    }
}
