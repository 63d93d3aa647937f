//! Creating an event from another program's file.

use domain::{CompetitionId, EntryStatus, ImportNote, Tournament};
use formats::{Format, detect, opengotha};
use messages::{Catalogue, Message};
use serde::{Deserialize, Serialize};
use session::fields::hex_text;
use session::read_file::read_file;
use session::{EventSession, FileHandle, Result};
use store::Counters;
use ts_rs::TS;

use super::status;
use crate::event::StatusView;
use crate::foreign_file::unknown;
use crate::operation::{CreateEvent, Creation, ImportEvent, ImportList, op};
use crate::register::{Known, KnownList, accept, add_listed, left_lines, listed};
use crate::vocabulary::FormatName;

/// The result of an import.
#[derive(Debug, Clone, Serialize, TS)]
pub struct Imported {
    /// The status of the new event.
    pub status: StatusView,
    /// Number of entries.
    pub entries: usize,
    /// Number of paired rounds.
    pub rounds: usize,
    /// Number of games.
    pub games: usize,
    /// Remarks on dropped or changed data.
    pub notes: Vec<Message>,
}

/// Creates an event from a file and opens it.
///
/// # Errors
/// As [`import_noting`].
pub fn import(session: &mut EventSession, request: &ImportEvent) -> Result<StatusView> {
    Ok(import_noting(session, request)?.status)
}

/// Creates an event from a file, opens it, and returns what was imported.
///
/// # Errors
/// The file cannot be read, its format is unknown, or the event file exists already.
pub fn import_noting(session: &mut EventSession, request: &ImportEvent) -> Result<Imported> {
    let bytes = read_file(&request.file)?;
    let format = format(&bytes, request)?;
    let Some((_, read)) = format.tournament() else { return from_list(session, request) };
    let teams_meet = request.teams && format == Format::OpenGotha;
    let imported = if teams_meet { opengotha::read_teams(&bytes)? } else { read(&bytes)? };
    let mut imported = if request.form.take_good { imported } else { imported.complete()? };
    imported.notes.extend(listed(imported.left.into_iter().map(|bad| (bad.line, bad.what)).collect()));
    // A seed that follows from the file could be tried by changing the file.
    imported.tournament.event.draw_seed = hex_text(&session.fresh_seed());
    imported.tournament.record_past_absences();
    imported.tournament.import_notes = in_all_languages(&imported.notes);
    session.create(op::ImportEvent, request, &request.into, &imported.tournament.into())?;
    summary(session, imported.notes)
}

/// Returns the notes with their texts in all languages of the program, as the event keeps them.
fn in_all_languages(notes: &[Message]) -> Vec<ImportNote> {
    let catalogues: Vec<(&str, Catalogue)> =
        Catalogue::codes().into_iter().filter_map(|code| Some((code, Catalogue::of(code).ok()?))).collect();
    let texts = |note: &Message| catalogues.iter().map(|(code, of)| ((*code).to_string(), of.message(note))).collect();
    let note = |(note, number)| ImportNote { competition: CompetitionId::OPEN, number, texts: texts(note) };
    notes.iter().zip(1..).map(note).collect()
}

fn summary(session: &EventSession, notes: Vec<Message>) -> Result<Imported> {
    let tournament = session.tournament()?;
    let (entries, rounds, games) = (tournament.entries.len(), tournament.rounds.len(), tournament.games.len());
    Ok(Imported { status: status(session)?, entries, rounds, games, notes })
}

/// Creates an event named after the list, with its players as entries.
fn from_list(session: &mut EventSession, request: &ImportEvent) -> Result<Imported> {
    let bytes = read_file(&request.file)?;
    let file = request.file.display().to_string();
    let list = KnownList::of(session, &bytes, &file, &request.form)?.players(&bytes, &file)?;
    let name = request.file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let today = session.now().date().to_string();
    let event =
        CreateEvent { file: request.into.clone(), name, start: today, rounds: Some(6), ..CreateEvent::default() };
    // Add the players to an event in memory first, so that a wrong list leaves no file.
    let mut trial = Tournament { entries: Vec::new(), ..super::create::new_tournament(&event, [0; 32])? };
    let counters = &mut Counters::default();
    let (added, wrong) = add_listed(&mut trial, counters, &list, EntryStatus::Registered, &Known::default());
    accept(&list, added, &wrong, request.form.take_good)?;
    let notes = [list.notes.clone(), left_lines(&list, wrong)].concat();
    let import_notes = in_all_languages(&notes);
    let tournament = Tournament { import_notes, ..super::create::new_tournament(&event, session.fresh_seed())? };
    session.create(op::CreateEvent, &Creation::New(Box::new(event.clone())), &event.file, &tournament.into())?;
    let list = ImportList { file: Some(request.file.clone()), form: request.form.clone(), ..ImportList::default() };
    let imported = crate::register::import_list(session, &list)?.value;
    summary(session, [imported.notes, imported.left].concat())
}

/// A file whose format is wanted.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct DetectFormat {
    /// The file.
    pub file: FileHandle,
}

/// What a file is, by its content.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct DetectedFile {
    /// The format; `None` if no format fits. It may still be a list whose columns have to be named.
    pub format: Option<FormatName>,
    /// Whether it has teams that can meet, so that the user is asked whether they do.
    pub teams: bool,
}

/// Returns what a file is.
///
/// # Errors
/// The file cannot be read.
pub fn detect_format(request: &DetectFormat) -> Result<DetectedFile> {
    let bytes = read_file(&request.file)?;
    let format = detect(&bytes);
    let has_teams = |imported: formats::ImportedTournament| imported.tournament.competition.teams.is_some();
    let teams = format == Some(Format::OpenGotha) && opengotha::read_teams(&bytes).is_ok_and(has_teams);
    Ok(DetectedFile { format: format.map(FormatName::from), teams })
}

fn format(bytes: &[u8], request: &ImportEvent) -> Result<Format> {
    request
        .format
        .map(Format::from)
        .or_else(|| detect(bytes))
        .ok_or_else(|| unknown(bytes, &request.file.display().to_string()))
}

#[cfg(test)]
mod tests {
    use session::FixedEnvironment;

    use super::*;
    use crate::operation::ListForm;

    fn session() -> EventSession {
        EventSession::new(FixedEnvironment::new(1, chrono::NaiveDate::from_ymd_opt(2026, 8, 14).unwrap()))
    }

    fn request(folder: &std::path::Path, text: &str) -> ImportEvent {
        let (file, into) = (folder.join("players.csv").into(), folder.join("new.drawmaster").into());
        let request = ImportEvent { file, into, format: None, form: ListForm::default(), teams: false };
        std::fs::write(&request.file, text).unwrap();
        request
    }

    #[test]
    fn import_makes_an_event_of_a_list() {
        let folder = tempfile::tempdir().unwrap();
        let request = request(folder.path(), "family,given,rank\nRowan,Sam,2d\nSorrel,Sam,3k\n");
        let detected = detect_format(&DetectFormat { file: request.file.clone() }).unwrap();
        assert_eq!(detected, DetectedFile { format: Some(FormatName::Csv), teams: false });
        let imported = import_noting(&mut session(), &request).unwrap();
        assert_eq!((imported.status.event.as_str(), imported.entries, imported.games), ("players", 2, 0));
    }

    #[test]
    fn notes_and_left_lines_of_a_list_stay_in_the_event() {
        let folder = tempfile::tempdir().unwrap();
        let mut request = request(folder.path(), "family,given,rank,shoe\nRowan,Sam,2d,40\nSorrel,Sam,weak,41\n");
        request.form.take_good = true;
        let mut session = session();
        let imported = import_noting(&mut session, &request).unwrap();
        let kept = crate::event::import_notes(&session).unwrap();
        let texts: Vec<&str> = kept.iter().map(|note| note.text("en")).collect();
        assert_eq!(texts, imported.notes.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert!(texts.len() == 2 && texts[1].contains("\"weak\" is not a rank"), "{texts:?}");
    }

    #[test]
    fn notes_stay_in_the_event() {
        let folder = tempfile::tempdir().unwrap();
        let file = "<Tournament dataVersion='201'><Players><Player name='Rowan' firstName='Sam' agaId='12345' grade='4D'/>
            </Players><TournamentParameterSet><GeneralParameterSet director='Kim Reed'/></TournamentParameterSet></Tournament>";
        let mut session = session();
        let imported = import_noting(&mut session, &request(folder.path(), file)).unwrap();
        assert!(imported.notes.len() > 1);
        let kept = crate::event::import_notes(&session).unwrap();
        let texts: Vec<&str> = kept.iter().map(|note| note.text("xx")).collect();
        assert_eq!(texts, imported.notes.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert!(kept.iter().any(|note| note.text("ro").contains("nu are grad")), "{kept:?}");
        let tournament = session.tournament().unwrap();
        assert_eq!(tournament.entries[0].player.aga_id.as_deref(), Some("12345"));
        let written = formats::opengotha::write(tournament);
        let written = String::from_utf8(written).unwrap();
        assert!(written.contains("director=\"Kim Reed\"") && written.contains("grade=\"4D\""), "{written}");
    }

    #[test]
    fn import_refuses_an_unknown_file_and_leaves_no_event() {
        let folder = tempfile::tempdir().unwrap();
        let request = request(folder.path(), "Dear diary, today I played go.\n");
        assert_eq!(import(&mut session(), &request).unwrap_err().message.id, "import-format-unknown");
        assert!(!request.into.exists());
    }
}
