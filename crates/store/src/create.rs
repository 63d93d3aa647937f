//! Making a new event file: complete under its name, or not there at all.

use std::path::Path;

use crate::connection;
use crate::copy::{Draft, Existing};
use crate::error::{Result, StoreError, refusal};
use crate::file::EventFile;
use crate::journal::{Kind, OperationRecord};
use crate::schema::{self, Schema};
use crate::transact::Tx;

impl EventFile {
    /// Makes an empty event file at `path` and opens it.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if something is there already; whatever the error, nothing is left behind.
    pub fn create(path: &Path) -> Result<EventFile> {
        EventFile::create_as(path, schema::EVENT)
    }

    /// Makes an event file whose first content is what `work` writes, as the base of its history: it cannot be
    /// undone. If `work` refuses, there is no file.
    ///
    /// # Errors
    /// As [`EventFile::create`], and those of `work`.
    pub fn create_with<T, E: From<StoreError>>(
        path: &Path,
        operation: OperationRecord,
        work: impl FnOnce(&Tx) -> std::result::Result<T, E>,
    ) -> std::result::Result<(EventFile, T), E> {
        EventFile::create_with_as(path, schema::EVENT, operation, work)
    }

    /// [`EventFile::create_with`] with another schema.
    pub(crate) fn create_with_as<T, E: From<StoreError>>(
        path: &Path,
        schema: Schema,
        operation: OperationRecord,
        work: impl FnOnce(&Tx) -> std::result::Result<T, E>,
    ) -> std::result::Result<(EventFile, T), E> {
        let (draft, mut file) = drafted(path, schema)?;
        let (value, _) = file.record(Kind::Base, None, &operation, work)?;
        Ok((published(path, draft, file)?, value))
    }

    /// [`EventFile::create`] with another schema.
    ///
    /// # Errors
    /// As [`EventFile::create`].
    pub fn create_as(path: &Path, schema: Schema) -> Result<EventFile> {
        let (draft, file) = drafted(path, schema)?;
        published(path, draft, file)
    }
}

fn drafted(path: &Path, schema: Schema) -> Result<(Draft, EventFile)> {
    let draft = Draft::beside(path, Existing::Refuse)?;
    let connection = connection::writable(draft.path()).map_err(|error| refusal(path, error))?;
    let file = EventFile::fresh(connection, schema)?;
    Ok((draft, file))
}

fn published(path: &Path, draft: Draft, file: EventFile) -> Result<EventFile> {
    let schema = file.schema;
    drop(file);
    draft.publish()?;
    EventFile::open_as(path, schema)
}
