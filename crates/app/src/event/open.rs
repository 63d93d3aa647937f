//! Opening an event file.

use serde::{Deserialize, Serialize};
use session::{EventSession, FileHandle, Result};
use store::EventFile;
use ts_rs::TS;

use super::status;
use crate::event::StatusView;

/// An event file to open.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct OpenEvent {
    /// The event file.
    pub file: FileHandle,
}

/// Opens an event in place of the open one. Does nothing if the file is open already and was not moved.
///
/// # Errors
/// The file is missing, damaged, read-only, open elsewhere, not an event file, or made by a newer version; the earlier
/// event stays open.
pub fn open(session: &mut EventSession, request: &OpenEvent) -> Result<StatusView> {
    let is_open = session.path() == Some(&*request.file) && session.file()?.is_in_place();
    if !is_open {
        session.set_file(EventFile::open(&request.file)?, &request.file)?;
    }
    status(session)
}

/// Returns the status of an event file without opening it in place of the open event.
///
/// # Errors
/// The file is missing, damaged, open for changes elsewhere, not an event file, or made by a newer version.
pub fn view_file(session: &EventSession, request: &OpenEvent) -> Result<StatusView> {
    if session.path() == Some(&*request.file) {
        return status(session);
    }
    status(&session.open_beside(&request.file)?)
}

#[cfg(test)]
mod tests {
    use session::FixedEnvironment;

    use super::*;
    use crate::sample::{OpenSample, open_sample};

    #[test]
    fn view_file_shows_where_an_event_stands_and_keeps_the_open_one() {
        let folder = tempfile::tempdir().unwrap();
        let day = chrono::NaiveDate::from_ymd_opt(2026, 8, 14).unwrap();
        let mut session = EventSession::new(FixedEnvironment::new(1, day));
        let file = |name: &str| folder.path().join(name);
        for name in ["one.drawmaster", "two.drawmaster"] {
            open_sample(&mut session, &OpenSample { file: file(name).into(), whole_stage: false }).unwrap();
        }
        let seen = view_file(&session, &OpenEvent { file: file("one.drawmaster").into() }).unwrap();
        assert_eq!((seen.file.as_str(), seen.register.registered), ("one.drawmaster", 64));
        assert_eq!(session.path(), Some(file("two.drawmaster").as_path()));
        assert!(view_file(&session, &OpenEvent { file: file("none.drawmaster").into() }).is_err());
    }

    #[test]
    fn open_refuses_a_missing_file_and_keeps_the_open_event() {
        let folder = tempfile::tempdir().unwrap();
        let day = chrono::NaiveDate::from_ymd_opt(2026, 8, 14).unwrap();
        let mut session = EventSession::new(FixedEnvironment::new(1, day));
        let file = folder.path().join("sample.drawmaster");
        open_sample(&mut session, &OpenSample { file: file.clone().into(), whole_stage: false }).unwrap();
        let missing = OpenEvent { file: folder.path().join("none.drawmaster").into() };
        assert_eq!(open(&mut session, &missing).unwrap_err().code, session::ErrorCode::File);
        assert_eq!(session.path(), Some(file.as_path()));
        session.clear();
        assert_eq!(open(&mut session, &OpenEvent { file: file.into() }).unwrap().register.registered, 64);
    }
}
