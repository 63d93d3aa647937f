//! Paths stay on this side: the page gets a ticket for each file the director picked, and can name nothing else.

use std::path::{Path, PathBuf};

use serde_json::Value;

/// The fields of a request that name a file by its ticket.
const FILE_FIELDS: [&str; 2] = ["file", "into"];

/// The files picked since the window was opened; a ticket is a place in this list.
#[derive(Default)]
pub struct Tickets(Vec<PathBuf>);

impl Tickets {
    /// A ticket for `path`.
    pub fn issue(&mut self, path: PathBuf) -> usize {
        match self.0.iter().position(|known| *known == path) {
            Some(ticket) => ticket,
            None => {
                self.0.push(path);
                self.0.len() - 1
            }
        }
    }

    /// The path behind a ticket, if it was ever issued.
    pub fn path(&self, ticket: usize) -> Option<&Path> {
        self.0.get(ticket).map(PathBuf::as_path)
    }

    /// The request with every ticket replaced by its path. A file field that is no ticket is an error.
    pub fn resolve(&self, mut request: Value) -> Result<Value, String> {
        let Some(fields) = request.as_object_mut() else { return Ok(request) };
        for name in FILE_FIELDS {
            let Some(field) = fields.get_mut(name).filter(|field| !field.is_null()) else { continue };
            let ticket = field.as_u64().and_then(|ticket| usize::try_from(ticket).ok());
            let path = ticket.and_then(|ticket| self.path(ticket)).and_then(Path::to_str);
            *field = path.map(Value::from).ok_or("This file was not picked in a dialog: pick it again.")?;
        }
        Ok(request)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_what_was_picked_can_be_named() {
        let mut tickets = Tickets::default();
        let ticket = tickets.issue("/stick/stage.drawmaster".into());
        assert_eq!(tickets.issue("/stick/stage.drawmaster".into()), ticket);
        let resolved = tickets.resolve(json!({ "file": ticket, "name": "x" }));
        assert_eq!(resolved, Ok(json!({ "file": "/stick/stage.drawmaster", "name": "x" })));
        for forged in [json!("/etc/passwd"), json!(ticket + 1), json!(-1)] {
            assert!(tickets.resolve(json!({ "file": forged })).is_err());
        }
    }
}
