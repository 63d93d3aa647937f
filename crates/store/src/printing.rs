//! What was printed last of each sheet, so that the next printing can show what was corrected. Paper on the wall does not
//! come down when an operation is undone: this is kept beside the journal, not in it.

use rusqlite::OptionalExtension;

use crate::error::Result;
use crate::file::EventFile;

impl EventFile {
    /// The lines of this sheet as they were last printed, JSON as the caller gave it.
    ///
    /// # Errors
    /// [`StoreError`](crate::StoreError) where the file cannot be read.
    pub fn printed(&self, sheet: &str) -> Result<Option<String>> {
        let select = "SELECT lines FROM printing WHERE sheet = ?1";
        Ok(self.connection.query_row(select, [sheet], |row| row.get(0)).optional()?)
    }

    /// Keeps the lines of this sheet as printed now.
    ///
    /// # Errors
    /// [`StoreError`](crate::StoreError) where the file cannot be written.
    pub fn remember_printed(&self, sheet: &str, lines: &str) -> Result<()> {
        self.require_writable()?;
        self.connection.execute("INSERT OR REPLACE INTO printing (sheet, lines) VALUES (?1, ?2)", (sheet, lines))?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_printed_is_remembered_beside_the_journal() {
        let file = EventFile::in_memory().unwrap();
        assert_eq!(file.printed("pairings/1").unwrap(), None);
        for lines in [r#"{"1":"first"}"#, r#"{"1":"second"}"#] {
            file.remember_printed("pairings/1", lines).unwrap();
            assert_eq!(file.printed("pairings/1").unwrap().as_deref(), Some(lines));
        }
        let report = file.check();
        assert!(report.is_sound() && report.entries == 0, "{report:?}");
    }
}
