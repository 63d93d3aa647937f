//! The full check of a file: SQLite's structure, the schema, foreign keys, the journal's hash chain, the current rows
//! against a replay of the journal, and the hashes of the print history.

use std::collections::BTreeMap;

use domain::{Absence, CompetitionId, RoundNumber};
use messages::{Explain, Message, message};

use crate::confirmations;
use crate::error::Result;
use crate::file::EventFile;
use crate::integrity;
use crate::journal;
use crate::replay;

/// The findings of a check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckReport {
    /// The number of journal entries that were replayed.
    pub entries: usize,
    /// The number of current rows.
    pub rows: usize,
    /// The problems, one sentence each.
    pub problems: Vec<Message>,
}

impl CheckReport {
    /// Returns whether there are no problems.
    pub fn is_sound(&self) -> bool {
        self.problems.is_empty()
    }

    fn add(&mut self, problems: impl IntoIterator<Item: Explain>) {
        self.problems.extend(problems.into_iter().map(|problem| problem.message()));
    }
}

impl EventFile {
    /// Returns for each round that an operation confirmed who was absent by the register at that time. Rounds that were
    /// confirmed before the history begins, as in an imported event, are not included.
    ///
    /// # Errors
    /// [`crate::StoreError::Unreadable`] if the journal contains an invalid value.
    pub fn absences_when_confirmed(&self) -> Result<BTreeMap<(CompetitionId, RoundNumber), Vec<Absence>>> {
        confirmations::absences(&self.connection, &self.tables)
    }

    /// Checks everything. An unreadable file is reported as a problem, not as an error.
    pub fn check(&self) -> CheckReport {
        let mut report = CheckReport { entries: 0, rows: 0, problems: Vec::new() };
        let steps: [fn(&EventFile, &mut CheckReport) -> Result<()>; 5] = [
            EventFile::check_structure,
            EventFile::check_keys,
            EventFile::check_chain,
            EventFile::check_state,
            EventFile::check_printing,
        ];
        for step in steps {
            let failed = step(self, &mut report).err();
            report.add(failed);
        }
        report
    }

    fn check_structure(&self, report: &mut CheckReport) -> Result<()> {
        report.add(integrity::structure(&self.connection)?);
        report.add(integrity::foreign_object(&self.connection, &self.schema, self.schema.version())?);
        Ok(())
    }

    fn check_keys(&self, report: &mut CheckReport) -> Result<()> {
        let mut select = self.connection.prepare("SELECT DISTINCT \"table\", parent FROM pragma_foreign_key_check")?;
        let mut rows = select.query(())?;
        while let Some(row) = rows.next()? {
            let (child, parent): (String, String) = (row.get(0)?, row.get(1)?);
            report.add([message!("store-found-foreign-key", child, parent)]);
        }
        Ok(())
    }

    fn check_chain(&self, report: &mut CheckReport) -> Result<()> {
        report.add(journal::broken_entry(&self.connection)?);
        Ok(())
    }

    fn check_state(&self, report: &mut CheckReport) -> Result<()> {
        let comparison = replay::compare(&self.connection, &self.tables)?;
        (report.entries, report.rows) = (comparison.entries, comparison.rows);
        report.add(comparison.problems);
        Ok(())
    }

    fn check_printing(&self, report: &mut CheckReport) -> Result<()> {
        let modified = |sheet| message!("store-found-print-history", sheet = sheet);
        report.add(self.broken_seals()?.into_iter().map(modified));
        Ok(())
    }
}
