//! Salvaging the readable parts of a damaged file into a new one.

use messages::message;
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, FileHandle, Result};
use store::EventFile;
use ts_rs::TS;

use crate::copies::SalvagedView;

/// A damaged file and the new file.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct SalvageEvent {
    /// The damaged file, which is only read; the open event's file by default.
    pub file: Option<FileHandle>,
    /// The new event file.
    pub into: FileHandle,
}

/// Writes the readable parts of a damaged file to a new one. The answer lists what is lost or doubtful.
///
/// # Errors
/// Fails, without writing anything, if nothing can be read, `into` exists, or another program has the file open.
pub fn salvage(session: &mut EventSession, request: &SalvageEvent) -> Result<SalvagedView> {
    let (who, at) = (session.who(), session.at_text());
    let file = request.file.as_deref().filter(|file| Some(*file) != session.path());
    let salvaged = match (file, session.path()) {
        (Some(file), _) => EventFile::salvage(file, &request.into, &who, &at)?,
        (None, Some(_)) => session.file()?.salvage_open(&request.into, &who, &at)?,
        (None, None) => return Err(AppError::bad_input(message!("copies-choose-damaged"))),
    };
    Ok(SalvagedView { entries: salvaged.entries, rows: salvaged.rows, doubts: salvaged.doubts })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::copies::{SaveAs, save_as};
    use crate::fixture;

    #[test]
    fn salvage_copies_all_entries_of_a_sound_file() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let file = folder.path().join("event.drawmaster");
        let mut session = fixture::open_register(2);
        save_as(&mut session, &SaveAs { file: file.clone().into() }).expect("the folder is empty");
        let into = folder.path().join("salvaged.drawmaster");
        session.clear();
        let found = salvage(&mut session, &SalvageEvent { file: Some(file.into()), into: into.clone().into() });
        let found = found.expect("the file is sound");
        assert!(found.entries > 0 && found.doubts.is_empty() && into.is_file(), "{found:?}");
    }

    #[test]
    fn salvage_refuses_without_a_file() {
        let request = SalvageEvent { file: None, into: "salvaged.drawmaster".into() };
        let error = salvage(&mut fixture::no_event(), &request).expect_err("no event is open");
        assert_eq!(error.message.id, "copies-choose-damaged");
    }
}
