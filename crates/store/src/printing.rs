//! The print history: the lines of each sheet as last printed, so that the next printing can mark corrections.
//!
//! Undo does not affect paper on the wall, so the print history is not part of the journal. Each sheet has a hash of its
//! own instead, so that a flipped bit never marks a correction that was not made.

use rusqlite::{OptionalExtension, Row};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use crate::error::Result;
use crate::file::EventFile;

impl EventFile {
    /// Returns the lines of this sheet as last printed, in the JSON that the caller stored. Returns `None` if the sheet
    /// was never printed or its lines were modified.
    ///
    /// # Errors
    /// [`StoreError`](crate::StoreError) if the file cannot be read.
    pub fn printed(&self, sheet: &str) -> Result<Option<String>> {
        let select = "SELECT lines FROM printing WHERE sheet = ?1";
        let kept = self.connection.query_row(select, [sheet], |row| Ok(opened(sheet, bytes(row, 0)?))).optional()?;
        Ok(kept.flatten())
    }

    /// Stores the lines of this sheet as printed now.
    ///
    /// # Errors
    /// [`StoreError`](crate::StoreError) if the file cannot be written.
    pub fn remember_printed(&self, sheet: &str, lines: &str) -> Result<()> {
        self.require_writable()?;
        let insert = "INSERT OR REPLACE INTO printing (sheet, lines) VALUES (?1, ?2)";
        let stored = self.connection.execute(insert, (sheet, sealed(sheet, lines)));
        self.note_write(&stored);
        Ok(stored.map(drop)?)
    }

    /// Returns the sheets whose history was modified. A tour book has no print history.
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

/// Returns the bytes of a text column, which need not be UTF-8 in a damaged file.
fn bytes<'r>(row: &'r Row, at: usize) -> rusqlite::Result<&'r [u8]> {
    Ok(row.get_ref(at)?.as_bytes()?)
}

/// Returns a JSON pair: the hash over the sheet's name and its lines, then the lines.
fn sealed(sheet: &str, lines: &str) -> String {
    format!("[\"{}\",{lines}]", seal(sheet, lines))
}

/// Returns the lines if they match their hash. Older files contain the lines without a hash.
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
    // The length marks where the name ends.
    hash.update((sheet.len() as u64).to_be_bytes());
    hash.update(sheet);
    hash.update(lines);
    hex::encode(hash.finalize())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn print_history_is_stored_outside_the_journal() {
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
    fn a_flipped_bit_in_the_print_history_is_ignored_and_reported() {
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
        assert!(!file.check().is_sound(), "the history of another sheet");
        put(sheet.as_bytes(), lines.as_bytes());
        assert_eq!(file.printed(sheet).unwrap().as_deref(), Some(lines), "older files have no hash");
        assert!(file.check().is_sound());
    }
}
