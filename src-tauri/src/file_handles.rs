//! Handles of the files that the user picked. The page never sees paths and can name no other file.

use std::path::{Path, PathBuf};

use messages::{Message, message};
use serde_json::Value;

/// The fields of a request that hold a file handle.
const FILE_FIELDS: [&str; 2] = ["file", "into"];

/// The files picked since the window opened. A handle is an index in this list.
#[derive(Default)]
pub struct FileHandles(Vec<PathBuf>);

impl FileHandles {
    /// Returns the handle of `path`, issuing one if needed.
    pub fn issue(&mut self, path: PathBuf) -> usize {
        match self.0.iter().position(|known| *known == path) {
            Some(handle) => handle,
            None => {
                self.0.push(path);
                self.0.len() - 1
            }
        }
    }

    /// Returns the path of an issued handle.
    pub fn path(&self, handle: usize) -> Option<&Path> {
        self.0.get(handle).map(PathBuf::as_path)
    }

    /// Returns the request with every handle replaced by its path.
    ///
    /// # Errors
    /// A file field is not an issued handle.
    pub fn resolve(&self, mut request: Value) -> Result<Value, Message> {
        let Some(fields) = request.as_object_mut() else { return Ok(request) };
        for name in FILE_FIELDS {
            let Some(field) = fields.get_mut(name).filter(|field| !field.is_null()) else { continue };
            let handle = field.as_u64().and_then(|handle| usize::try_from(handle).ok());
            let path = handle.and_then(|handle| self.path(handle)).and_then(Path::to_str);
            *field = path.map(Value::from).ok_or_else(|| message!("host-file-not-picked"))?;
        }
        Ok(request)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn requests_name_only_picked_files() {
        let mut handles = FileHandles::default();
        let handle = handles.issue("/stick/stage.drawmaster".into());
        assert_eq!(handles.issue("/stick/stage.drawmaster".into()), handle);
        let resolved = handles.resolve(json!({ "file": handle, "name": "x" }));
        assert_eq!(resolved, Ok(json!({ "file": "/stick/stage.drawmaster", "name": "x" })));
        for forged in [json!("/etc/passwd"), json!(handle + 1), json!(-1)] {
            assert!(handles.resolve(json!({ "file": forged })).is_err());
        }
    }
}
