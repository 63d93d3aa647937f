//! The full check of a file: SQLite's structure, the schema, foreign keys, the journal's chain, the present state
//! against a replay of the journal, and the seals of what was printed.

use crate::error::Result;
use crate::file::EventFile;
use crate::integrity;
use crate::journal;
use crate::replay;

/// What a check found; sound if there is no problem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// How many journal entries were followed.
    pub entries: usize,
    /// How many rows the present state has.
    pub rows: usize,
    /// One line for each thing that is wrong.
    pub problems: Vec<String>,
}

impl Report {
    /// Whether nothing is wrong.
    pub fn is_sound(&self) -> bool {
        self.problems.is_empty()
    }
}

impl EventFile {
    /// Checks everything. A file that cannot even be read is reported as a problem, not as an error.
    pub fn check(&self) -> Report {
        let mut report = Report { entries: 0, rows: 0, problems: Vec::new() };
        let steps: [fn(&EventFile, &mut Report) -> Result<()>; 5] = [
            EventFile::check_structure,
            EventFile::check_keys,
            EventFile::check_chain,
            EventFile::check_state,
            EventFile::check_printing,
        ];
        for step in steps {
            if let Err(error) = step(self, &mut report) {
                report.problems.push(error.to_string());
            }
        }
        report
    }

    fn check_structure(&self, report: &mut Report) -> Result<()> {
        report.problems.extend(integrity::structure(&self.connection)?);
        report.problems.extend(integrity::foreign_object(&self.connection, &self.schema, self.schema.version())?);
        Ok(())
    }

    fn check_keys(&self, report: &mut Report) -> Result<()> {
        let mut select = self.connection.prepare("SELECT DISTINCT \"table\", parent FROM pragma_foreign_key_check")?;
        let mut rows = select.query(())?;
        while let Some(row) = rows.next()? {
            let (child, parent): (String, String) = (row.get(0)?, row.get(1)?);
            report.problems.push(format!("a row of {child} refers to a row of {parent} that is not there"));
        }
        Ok(())
    }

    fn check_chain(&self, report: &mut Report) -> Result<()> {
        report.problems.extend(journal::broken_link(&self.connection)?);
        Ok(())
    }

    fn check_state(&self, report: &mut Report) -> Result<()> {
        let compared = replay::compare(&self.connection, &self.tables)?;
        (report.entries, report.rows) = (compared.entries, compared.rows);
        report.problems.extend(compared.problems);
        Ok(())
    }

    fn check_printing(&self, report: &mut Report) -> Result<()> {
        let said = |sheet| format!("what was printed last of {sheet} is not what was kept: print that sheet anew");
        report.problems.extend(self.broken_seals()?.into_iter().map(said));
        Ok(())
    }
}
