//! Restoring a copy as a new event file, which becomes the open event.

use std::ffi::OsStr;
use std::path::Path;

use messages::message;
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, FileHandle, Result, automatic_copies};
use store::EventFile;
use ts_rs::TS;

use super::second_folder;
use crate::event::{StatusView, status};

/// A copy and the file to restore it to.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct RestoreCopy {
    /// The folder of the copy, as an index into the list of folders.
    pub folder: usize,
    /// The copy's file name.
    pub name: String,
    /// The new event file, which must not exist.
    pub file: FileHandle,
}

/// Writes the copy to a new event file and opens it. On failure the open event stays open.
///
/// # Errors
/// Fails if there is no such copy, the copy is damaged, or `file` exists.
pub fn restore(session: &mut EventSession, request: &RestoreCopy) -> Result<StatusView> {
    let data = session.data_folder().ok_or_else(second_folder::no_folder)?;
    let folder = automatic_copies::folders(&data).into_iter().nth(request.folder);
    let is_plain = Path::new(&request.name).file_name() == Some(OsStr::new(&request.name));
    let is_name = is_plain && request.name.ends_with(".drawmaster");
    let copy = folder.filter(|_| is_name).map(|folder| folder.join(&request.name)).filter(|copy| copy.is_file());
    let copy = copy.ok_or_else(|| AppError::not_found(message!("copies-unknown", name = &request.name)))?;
    EventFile::open_read_only(&copy)?.copy_to(&request.file)?;
    let mut file = EventFile::open(&request.file)?;
    keep_counters(session, &mut file)?;
    session.set_file(file, &request.file)?;
    status(session)
}

/// Raises the counters of a copy of the open event to those of the open event, so that keys that were given out since the
/// copy was made are not given out again.
fn keep_counters(session: &EventSession, copy: &mut EventFile) -> Result<()> {
    let Ok(open) = session.event() else { return Ok(()) };
    if copy.load()?.settings().draw_seed == open.settings().draw_seed {
        copy.raise_counters(session.last_counters()?)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{CreateEvent, create};
    use crate::fixture;

    #[test]
    fn restore_writes_a_new_file_and_opens_it() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let data = folder.path().join("data");
        let copies = automatic_copies::folders(&data).remove(0);
        std::fs::create_dir_all(&copies).expect("the folder can be made");
        let mut session = fixture::no_event_with_data(&data);
        let event = CreateEvent {
            file: copies.join("cup.drawmaster").into(),
            name: "Cup".into(),
            start: "2026-08-14".into(),
            ..CreateEvent::default()
        };
        // The copy must not be open while it is restored.
        create(&mut fixture::no_event(), &event).expect("the event can be made");
        let file = folder.path().join("again.drawmaster");
        let request = RestoreCopy { folder: 0, name: "cup.drawmaster".into(), file: file.clone().into() };
        let status = restore(&mut session, &request).expect("the copy can be restored");
        assert_eq!((status.event.as_str(), status.file.as_str()), ("Cup", "again.drawmaster"));
        restore(&mut session, &request).expect_err("the file exists now");
        for name in ["../data/copies/cup.drawmaster", "other.drawmaster", "cup.txt"] {
            let request = RestoreCopy { name: name.into(), ..request.clone() };
            let error = restore(&mut session, &request).expect_err("there is no such copy");
            assert_eq!(error.message.id, "copies-unknown", "{name}");
        }
        assert_eq!(session.path(), Some(file.as_path()), "the open event stays open");
    }

    #[test]
    fn restore_refuses_a_computer_without_a_data_folder() {
        let request = RestoreCopy { folder: 0, name: "x.drawmaster".into(), file: "y.drawmaster".into() };
        let error = restore(&mut fixture::open_register(0), &request).expect_err("there are no copies");
        assert_eq!(error.message.id, "copies-no-folder");
    }
}
