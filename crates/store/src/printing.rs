//! What was printed last of each sheet, so that the next printing can show what was corrected. Paper on the wall does not
//! come down when an operation is undone: this is kept beside the journal, not in it. Since the journal's chain does not vouch
//! for it, it is sealed with its own hash: a changed bit must not mark a correction that never was.

use rusqlite::{OptionalExtension, Row};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use crate::error::Result;
use crate::file::EventFile;

impl EventFile {
    /// The lines of this sheet as they were last printed, JSON as the caller gave it; none where they are not what was kept.
    ///
    /// # Errors
    /// [`StoreError`](crate::StoreError) where the file cannot be read.
    pub fn printed(&self, sheet: &str) -> Result<Option<String>> {
        let select = "SELECT lines FROM printing WHERE sheet = ?1";
        let kept = self.connection.query_row(select, [sheet], |row| Ok(opened(sheet, bytes(row, 0)?))).optional()?;
        Ok(kept.flatten())
    }

    /// Keeps the lines of this sheet as printed now.
    ///
    /// # Errors
    /// [`StoreError`](crate::StoreError) where the file cannot be written.
    pub fn remember_printed(&self, sheet: &str, lines: &str) -> Result<()> {
        self.require_writable()?;
        let insert = "INSERT OR REPLACE INTO printing (sheet, lines) VALUES (?1, ?2)";
        self.connection.execute(insert, (sheet, sealed(sheet, lines)))?;
        Ok(())
    }

    /// The sheets of which the memory is not what was kept; a tour's book keeps none.
    pub(crate) fn broken_seals(&self) -> Result<Vec<String>> {
        if !self.connection.table_exists(None, "printing")? {
            return Ok(Vec::new());
        }
        let mut select = self.connection.prepare("SELECT sheet, lines FROM printing ORDER BY sheet")?;
        let mut rows = select.query(())?;
        let mut broken = Vec::new();
        while let Some(row) = rows.next()? {
            let sheet = String::from_utf8_lossy(bytes(row, 0)?).into_owned();
            if opened(&sheet, bytes(row, 1)?).is_none() {
                broken.push(sheet);
            }
        }
        Ok(broken)
    }
}

/// A text as it stands in the file: damaged, it need not be one.
fn bytes<'r>(row: &'r Row, at: usize) -> rusqlite::Result<&'r [u8]> {
    Ok(row.get_ref(at)?.as_bytes()?)
}

/// A pair of the hash over the sheet's name and its lines, and the lines.
fn sealed(sheet: &str, lines: &str) -> String {
    format!("[\"{}\",{lines}]", seal(sheet, lines))
}

/// The lines, if they are those that were sealed. Before there were seals the lines stood alone.
fn opened(sheet: &str, kept: &[u8]) -> Option<String> {
    let kept = str::from_utf8(kept).ok()?;
    let Some(pair) = kept.strip_prefix("[\"") else {
        return serde_json::from_str::<Map<String, Value>>(kept).is_ok().then(|| kept.to_owned());
    };
    let (hash, lines) = pair.strip_suffix(']')?.split_once("\",")?;
    (hash == seal(sheet, lines)).then(|| lines.to_owned())
}

fn seal(sheet: &str, lines: &str) -> String {
    let mut hash = Sha256::new();
    // The length tells where the name ends.
    hash.update((sheet.len() as u64).to_be_bytes());
    hash.update(sheet);
    hash.update(lines);
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
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

    #[test]
    fn every_changed_bit_of_the_memory_is_no_memory_and_told() {
        let file = EventFile::in_memory().unwrap();
        let [sheet, lines] = ["pairings/1", r#"{"1":{"content":"Ann"}}"#];
        file.remember_printed(sheet, lines).unwrap();
        let put = |sheet: &[u8], kept: &[u8]| {
            let update = "UPDATE printing SET sheet = CAST(?1 AS TEXT), lines = CAST(?2 AS TEXT)";
            file.connection.execute_batch("PRAGMA ignore_check_constraints = ON").unwrap();
            file.connection.execute(update, (sheet, kept)).unwrap();
        };
        let kept = sealed(sheet, lines);
        for bit in 0..8 * kept.len() {
            let mut changed = kept.clone().into_bytes();
            changed[bit / 8] ^= 1 << (bit % 8);
            put(sheet.as_bytes(), &changed);
            assert_eq!(file.printed(sheet).unwrap(), None, "{bit}");
            assert!(!file.check().is_sound(), "{bit}");
        }
        put(b"pairings/3", kept.as_bytes());
        assert!(!file.check().is_sound(), "the memory of another sheet");
        put(sheet.as_bytes(), lines.as_bytes());
        assert_eq!(file.printed(sheet).unwrap().as_deref(), Some(lines), "as it was kept before there were seals");
        assert!(file.check().is_sound());
    }
}
