//! Files in requests. The window never sees a path: it sends the handle of a file that the user picked, and reading the
//! request turns the handle into the file. The command line makes them from its arguments.

use std::cell::RefCell;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use messages::{cause, message};
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use ts_rs::TS;

use crate::error::{AppError, Result};

/// A file that the user picked. In the window it is an opaque handle.
///
/// It can be deserialised only by [`FileHandles::read`], from a handle that the table issued. It serialises as the name
/// of the file without its folder, because the journal travels with the event. An input read from the journal has this name.
#[derive(Debug, Clone, Default, PartialEq, Eq, TS)]
#[ts(type = "number & { readonly kind: \"FileHandle\" }")]
pub struct FileHandle(PathBuf);

/// The files picked since the window opened. A handle is an index in this list.
#[derive(Debug, Clone, Default)]
pub struct FileHandles(Arc<Vec<PathBuf>>);

/// What is being read.
enum Reading {
    /// A request, with the files that were picked.
    Request {
        files: FileHandles,
        /// Whether the request has a handle that was not issued.
        refused: bool,
    },
    /// An input from the journal, in which a file is its name.
    Journal,
}

thread_local! {
    /// What this thread is reading. Serde passes no context to a type, hence the variable.
    static READING: RefCell<Option<Reading>> = const { RefCell::new(None) };
}

impl FileHandles {
    /// Returns the handle of `path`, issuing one if needed.
    pub fn issue(&mut self, path: PathBuf) -> usize {
        match self.0.iter().position(|known| *known == path) {
            Some(handle) => handle,
            None => {
                Arc::make_mut(&mut self.0).push(path);
                self.0.len() - 1
            }
        }
    }

    /// Returns the path of an issued handle.
    pub fn path(&self, handle: usize) -> Option<&Path> {
        self.0.get(handle).map(PathBuf::as_path)
    }

    fn of_value(&self, handle: &Value) -> Option<PathBuf> {
        self.path(usize::try_from(handle.as_u64()?).ok()?).map(Path::to_path_buf)
    }

    /// Reads the request of the command `name`. Every [`FileHandle`] in it, wherever it is, must be an issued handle.
    ///
    /// # Errors
    /// The request does not have the type, or a handle was not issued.
    pub fn read<T: DeserializeOwned>(&self, name: &str, request: Value) -> Result<T> {
        READING.set(Some(Reading::Request { files: self.clone(), refused: false }));
        let read = serde_json::from_value(request);
        let refused = matches!(READING.take(), Some(Reading::Request { refused: true, .. }));
        read.map_err(|error| match refused {
            true => AppError::internal(message!("file-not-picked")),
            false => AppError::internal(message!("request-invalid", name, error = cause::of_json(&error))),
        })
    }
}

/// Reads the input of an operation from the journal. A file in it is only its name: a folder, which no version has written, is
/// left out. `null`, which stands for no input in earlier versions, is read as no fields. Returns `None` if the input does not
/// have the type.
pub(crate) fn read_from_journal<T: DeserializeOwned>(input: &Value) -> Option<T> {
    let no_fields = Value::Object(serde_json::Map::new());
    READING.set(Some(Reading::Journal));
    let read = T::deserialize(if input.is_null() { &no_fields } else { input });
    READING.take();
    read.ok()
}

impl<'de> Deserialize<'de> for FileHandle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> std::result::Result<FileHandle, D::Error> {
        let value = Value::deserialize(deserializer)?;
        let path = READING.with_borrow_mut(|reading| match reading.as_mut()? {
            Reading::Request { files, refused } => {
                let path = files.of_value(&value);
                *refused |= path.is_none();
                path
            }
            Reading::Journal => {
                value.as_str().map(|name| PathBuf::from(Path::new(name).file_name().unwrap_or_default()))
            }
        });
        path.map(FileHandle).ok_or_else(|| D::Error::custom("not the handle of a picked file"))
    }
}

impl Serialize for FileHandle {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        self.0.file_name().unwrap_or_default().to_string_lossy().serialize(serializer)
    }
}

impl<P: Into<PathBuf>> From<P> for FileHandle {
    fn from(path: P) -> FileHandle {
        FileHandle(path.into())
    }
}

impl Deref for FileHandle {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.0
    }
}

impl AsRef<Path> for FileHandle {
    fn as_ref(&self) -> &Path {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[derive(Debug, Deserialize)]
    struct Print {
        #[serde(flatten)]
        files: Files,
        #[serde(default)]
        covers: Vec<FileHandle>,
    }

    #[derive(Debug, Deserialize)]
    struct Files {
        into: FileHandle,
        second: Option<FileHandle>,
    }

    fn picked() -> FileHandles {
        let mut handles = FileHandles::default();
        assert_eq!(handles.issue("/stick/stage.pdf".into()), 0);
        assert_eq!(handles.issue("/stick/cover.pdf".into()), 1);
        assert_eq!(handles.issue("/stick/stage.pdf".into()), 0, "the same file has one handle");
        handles
    }

    #[test]
    fn handles_become_files_wherever_they_are() {
        let read: Print = picked().read("print", json!({ "into": 0, "second": null, "covers": [1, 0] })).unwrap();
        assert_eq!(&*read.files.into, Path::new("/stick/stage.pdf"));
        assert!(read.files.second.is_none());
        assert_eq!(read.covers, ["/stick/cover.pdf", "/stick/stage.pdf"].map(FileHandle::from));
    }

    #[test]
    fn files_that_were_not_picked_are_refused() {
        let forged = ["/etc/passwd", "../stage.pdf", "/stick/stage.pdf", "0"].map(Value::from);
        for forged in forged.into_iter().chain([json!(2), json!(-1), json!(0.5), json!({ "path": "/x" }), json!([0])]) {
            for request in [json!({ "into": forged }), json!({ "into": 0, "second": forged })] {
                let refusal = picked().read::<Print>("print", request).unwrap_err();
                assert_eq!(refusal.message.id, "file-not-picked", "{forged}");
            }
            let request = json!({ "into": 0, "covers": [1, forged] });
            assert_eq!(picked().read::<Print>("print", request).unwrap_err().message.id, "file-not-picked");
        }
    }

    #[test]
    fn a_refusal_does_not_reach_the_next_request() {
        let handles = picked();
        handles.read::<Print>("print", json!({ "into": 9 })).unwrap_err();
        assert_eq!(handles.read::<Print>("print", json!({})).unwrap_err().message.id, "request-invalid");
        assert!(handles.read::<Print>("print", json!({ "into": 1 })).is_ok());
    }

    #[test]
    fn no_handle_is_read_without_the_table() {
        picked().read::<Print>("print", json!({ "into": 0 })).unwrap();
        assert!(serde_json::from_value::<FileHandle>(json!(0)).is_err());
    }

    #[test]
    fn the_journal_gets_the_name_without_the_folder() {
        assert_eq!(serde_json::to_value(FileHandle::from("/home/ana/stage.drawmaster")).unwrap(), "stage.drawmaster");
    }

    #[test]
    fn a_file_from_the_journal_is_only_a_name() {
        let read = |file: Value| read_from_journal::<Files>(&json!({ "into": file }));
        for file in ["stage.pdf", "/home/ana/stage.pdf", "../stage.pdf"] {
            assert_eq!(&*read(file.into()).unwrap().into, Path::new("stage.pdf"));
        }
        assert!(read(json!(0)).is_none(), "a handle has no meaning in a journal");
        assert!(serde_json::from_value::<FileHandle>(json!("stage.pdf")).is_err(), "the journal was read");
    }
}
