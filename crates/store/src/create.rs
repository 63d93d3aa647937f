//! Creating an event file: it appears under its name only when it is complete.

use std::path::Path;

use crate::connection;
use crate::copy::{self, Draft, Existing};
use crate::error::{Result, StoreError, refusal};
use crate::file::EventFile;
use crate::journal::{Kind, OperationRecord};
use crate::schema::{self, Schema};
use crate::transact::Tx;

impl EventFile {
    /// Creates an empty event file at `path` and opens it.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if the path exists. Leaves nothing behind on any error.
    pub fn create(path: &Path) -> Result<EventFile> {
        EventFile::create_as(path, schema::EVENT)
    }

    /// Creates an event file with the rows that `work` writes. They are the base of the history and cannot be undone.
    /// No file is created if `work` fails.
    ///
    /// # Errors
    /// As [`EventFile::create`], and the errors of `work`.
    pub fn create_with<T, E: From<StoreError>>(
        path: &Path,
        operation: OperationRecord,
        work: impl FnOnce(&Tx) -> std::result::Result<T, E>,
    ) -> std::result::Result<(EventFile, T), E> {
        EventFile::create_with_as(path, schema::EVENT, operation, work)
    }

    /// Returns a file in memory with the contents that `work` writes. As in [`EventFile::create_with`], this operation
    /// cannot be undone.
    ///
    /// # Errors
    /// Memory is exhausted, or `work` fails.
    pub fn in_memory_with(operation: OperationRecord, work: impl FnOnce(&Tx) -> Result<()>) -> Result<EventFile> {
        let mut file = EventFile::in_memory()?;
        file.record(Kind::Base, None, &operation, work)?;
        Ok(file)
    }

    /// As [`EventFile::create_with`], with this schema.
    pub(crate) fn create_with_as<T, E: From<StoreError>>(
        path: &Path,
        schema: Schema,
        operation: OperationRecord,
        work: impl FnOnce(&Tx) -> std::result::Result<T, E>,
    ) -> std::result::Result<(EventFile, T), E> {
        let (draft, mut file) = draft(path, schema)?;
        let (value, _) = file.record(Kind::Base, None, &operation, work)?;
        Ok((publish(path, draft, file)?, value))
    }

    /// As [`EventFile::create`], with this schema.
    ///
    /// # Errors
    /// As [`EventFile::create`].
    pub fn create_as(path: &Path, schema: Schema) -> Result<EventFile> {
        let (draft, file) = draft(path, schema)?;
        publish(path, draft, file)
    }
}

fn draft(path: &Path, schema: Schema) -> Result<(Draft, EventFile)> {
    copy::require_good_name(path)?;
    let draft = Draft::beside(path, Existing::Refuse)?;
    let connection = connection::writable(draft.path()).map_err(|error| refusal(path, error))?;
    let file = EventFile::fresh(connection, schema)?;
    Ok((draft, file))
}

fn publish(path: &Path, draft: Draft, file: EventFile) -> Result<EventFile> {
    let schema = file.schema;
    drop(file);
    draft.publish()?;
    EventFile::open_as(path, schema)
}
