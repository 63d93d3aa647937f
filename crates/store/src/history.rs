//! Undo and redo, and the log. Both are new entries of the journal, so they survive a restart, and what happened can
//! always be read.

use std::cell::RefMut;

use crate::error::{Result, StoreError};
use crate::file::EventFile;
use crate::journal::{self, Hash, JournalEntry, Kind, OperationRecord, Trail};
use crate::rows::{self, RowChange};
use crate::transact::Changes;

impl EventFile {
    /// The operation that [`EventFile::undo`] would take back.
    ///
    /// # Errors
    /// [`StoreError::Write`] if the journal cannot be read.
    pub fn undoable(&self) -> Result<Option<JournalEntry>> {
        self.last_of(|trail| &trail.done)
    }

    /// The operation that [`EventFile::redo`] would do again; none after a new operation.
    ///
    /// # Errors
    /// As [`EventFile::undoable`].
    pub fn redoable(&self) -> Result<Option<JournalEntry>> {
        self.last_of(|trail| &trail.undone)
    }

    /// Takes the last operation back that is not undone, and answers with it.
    ///
    /// # Errors
    /// [`StoreError::NothingToUndo`]; [`StoreError::RowsDiffer`] if the rows are not what the operation left.
    pub fn undo(&mut self, who: &str, at: &str) -> Result<(JournalEntry, Changes)> {
        let entry = self.undoable()?.ok_or(StoreError::NothingToUndo)?;
        let changes = journal::changes(&self.connection, entry.id)?;
        let inverse = changes.into_iter().map(RowChange::inverse).collect();
        self.replay(Kind::Undo, entry, inverse, who, at)
    }

    /// Does the operation again that was undone last, and answers with it.
    ///
    /// # Errors
    /// [`StoreError::NothingToRedo`]; [`StoreError::RowsDiffer`] if the rows are not what the undoing left.
    pub fn redo(&mut self, who: &str, at: &str) -> Result<(JournalEntry, Changes)> {
        let entry = self.redoable()?.ok_or(StoreError::NothingToRedo)?;
        let changes = journal::changes(&self.connection, entry.id)?;
        self.replay(Kind::Redo, entry, changes, who, at)
    }

    /// Everything that was ever done, in order.
    ///
    /// # Errors
    /// As [`EventFile::undoable`].
    pub fn log(&self) -> Result<Vec<JournalEntry>> {
        self.newest(usize::MAX)
    }

    /// The newest entries, at most `most`, in order.
    ///
    /// # Errors
    /// As [`EventFile::undoable`].
    pub fn newest(&self, most: usize) -> Result<Vec<JournalEntry>> {
        journal::newest(&self.connection, &*self.trail()?, most)
    }

    /// The number and the hash of the last entry, which stand for the whole history.
    ///
    /// # Errors
    /// As [`EventFile::undoable`].
    pub fn head(&self) -> Result<(i64, Hash)> {
        Ok(journal::head(&self.connection)?)
    }

    fn last_of(&self, stack: fn(&Trail) -> &Vec<i64>) -> Result<Option<JournalEntry>> {
        let trail = self.trail()?;
        stack(&trail).last().map(|&id| journal::entry_numbered(&self.connection, &trail, id)).transpose()
    }

    /// Where the journal has led to by now. A long journal is not read again for each question.
    fn trail(&self) -> Result<RefMut<'_, Trail>> {
        let mut trail = self.trail.borrow_mut();
        trail.catch_up(&self.connection)?;
        Ok(trail)
    }

    fn replay(
        &mut self,
        kind: Kind,
        mut entry: JournalEntry,
        changes: Vec<RowChange>,
        who: &str,
        at: &str,
    ) -> Result<(JournalEntry, Changes)> {
        let operation = OperationRecord { who, at, name: &entry.operation, input: serde_json::Value::Null };
        let ((), changed) =
            self.record(kind, Some(entry.id), &operation, |tx| rows::apply(tx.connection(), tx.tables(), &changes))?;
        entry.undone = kind == Kind::Undo;
        Ok((entry, changed))
    }
}
