//! Undo, redo and the log. Undo and redo are journal entries themselves, so they survive a restart and stay on record.

use std::cell::RefMut;
use std::collections::BTreeSet;

use rusqlite::OptionalExtension;

use crate::error::{Result, StoreError};
use crate::file::EventFile;
use crate::journal::{self, Hash, JournalEntry, Kind, OperationRecord, UndoStacks};
use crate::rows::{self, RowChange};
use crate::transact::Changes;

impl EventFile {
    /// Returns the operation that [`EventFile::undo`] would undo.
    ///
    /// # Errors
    /// [`StoreError::Write`] if the journal cannot be read.
    pub fn undoable(&self) -> Result<Option<JournalEntry>> {
        self.last_of(|stacks| &stacks.done)
    }

    /// Returns the operation that [`EventFile::redo`] would redo; `None` after a new operation.
    ///
    /// # Errors
    /// As [`EventFile::undoable`].
    pub fn redoable(&self) -> Result<Option<JournalEntry>> {
        self.last_of(|stacks| &stacks.undone)
    }

    /// Undoes the last operation that is not undone yet, and returns it.
    ///
    /// # Errors
    /// [`StoreError::NothingToUndo`]; [`StoreError::RowsDiffer`] if the rows changed since the operation.
    pub fn undo(&mut self, who: &str, at: &str) -> Result<(JournalEntry, Changes)> {
        let entry = self.undoable()?.ok_or(StoreError::NothingToUndo)?;
        let changes = journal::changes(&self.connection, entry.id)?;
        let inverse = changes.into_iter().map(RowChange::inverse).collect();
        self.replay(Kind::Undo, entry, inverse, who, at)
    }

    /// Redoes the operation that was undone last, and returns it.
    ///
    /// # Errors
    /// [`StoreError::NothingToRedo`]; [`StoreError::RowsDiffer`] if the rows changed since the undo.
    pub fn redo(&mut self, who: &str, at: &str) -> Result<(JournalEntry, Changes)> {
        let entry = self.redoable()?.ok_or(StoreError::NothingToRedo)?;
        let changes = journal::changes(&self.connection, entry.id)?;
        self.replay(Kind::Redo, entry, changes, who, at)
    }

    /// Returns all journal entries in order.
    ///
    /// # Errors
    /// As [`EventFile::undoable`].
    pub fn log(&self) -> Result<Vec<JournalEntry>> {
        self.newest(usize::MAX)
    }

    /// Returns the newest `limit` entries in order.
    ///
    /// # Errors
    /// As [`EventFile::undoable`].
    pub fn newest(&self, limit: usize) -> Result<Vec<JournalEntry>> {
        journal::newest(&self.connection, &*self.undo_stacks()?, limit)
    }

    /// Returns the name of the operation of an entry.
    ///
    /// # Errors
    /// As [`EventFile::undoable`], or no entry has this number.
    pub fn operation_of(&self, id: i64) -> Result<String> {
        Ok(journal::entry_numbered(&self.connection, &*self.undo_stacks()?, id)?.operation)
    }

    /// Returns the entries of two operations in order, including those that are undone, but not the undoing itself.
    ///
    /// # Errors
    /// As [`EventFile::undoable`].
    pub fn operations(&self, names: [&str; 2]) -> Result<Vec<JournalEntry>> {
        journal::of_operations(&self.connection, &*self.undo_stacks()?, names)
    }

    /// Returns whether the input of an entry, undone or not, has the text `value` in its field `name`.
    ///
    /// # Errors
    /// [`StoreError::Write`](crate::StoreError::Write) if the file cannot be read.
    pub fn has_input_field(&self, name: &str, value: &str) -> Result<bool> {
        let sql =
            "SELECT EXISTS (SELECT 1 FROM main.journal WHERE instr(input, ?1) > 0 AND json_extract(input, ?2) = ?1)";
        let mut select = self.connection.prepare_cached(sql)?;
        Ok(select.query_row((value, format!("$.{name}")), |row| row.get(0))?)
    }

    /// Returns the number and the hash of the last entry. The hash covers the whole history.
    ///
    /// # Errors
    /// As [`EventFile::undoable`].
    pub fn head(&self) -> Result<(i64, Hash)> {
        Ok(journal::head(&self.connection)?)
    }

    /// Returns when the last entry was made, as it was given; `None` without an entry.
    ///
    /// # Errors
    /// As [`EventFile::undoable`].
    pub fn last_change(&self) -> Result<Option<String>> {
        let last = "SELECT at FROM main.journal ORDER BY id DESC LIMIT 1";
        Ok(self.connection.prepare_cached(last)?.query_row((), |row| row.get(0)).optional()?)
    }

    /// Returns the hash of the first entry, which all copies of a file have in common; zeros without an entry.
    ///
    /// # Errors
    /// As [`EventFile::undoable`].
    pub fn origin(&self) -> Result<Hash> {
        Ok(journal::origin(&self.connection)?)
    }

    /// Returns the number and hash of every entry, in order. The hash of an entry covers all entries before it.
    ///
    /// # Errors
    /// [`StoreError::Journal`] if an entry does not follow from the one before it.
    pub fn hashes(&self) -> Result<Vec<(i64, Hash)>> {
        journal::hashes(&self.connection)
    }

    fn last_of(&self, stack: fn(&UndoStacks) -> &Vec<i64>) -> Result<Option<JournalEntry>> {
        let stacks = self.undo_stacks()?;
        stack(&stacks).last().map(|&id| journal::entry_numbered(&self.connection, &stacks, id)).transpose()
    }

    /// Returns the operations that are currently undone.
    pub(crate) fn undone_operations(&self) -> Result<BTreeSet<i64>> {
        Ok(self.undo_stacks()?.undone().clone())
    }

    /// Returns the undo stacks, updated from the journal entries that were added since the last call.
    pub(crate) fn undo_stacks(&self) -> Result<RefMut<'_, UndoStacks>> {
        let mut stacks = self.undo_stacks.borrow_mut();
        stacks.catch_up(&self.connection)?;
        Ok(stacks)
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
