//! Splitting a list's text into rows of fields with line numbers, before its columns are known.

use csv::{ReaderBuilder, StringRecord};
use messages::{Message, message};

use crate::FormatError;
use crate::error::MAX_PLAYERS;
use crate::text::excerpt;

/// The longest field, in bytes.
const MAX_FIELD: usize = 500;
/// The most columns of a list.
const MAX_COLUMNS: usize = 100;

/// A non-empty row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Row {
    /// The line in which it begins, from 1.
    pub line: u64,
    pub fields: Vec<String>,
}

/// Returns the most frequent separator of the first line.
pub(super) fn separator(text: &str) -> char {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or("");
    let count = |separator: char| first.chars().filter(|c| *c == separator).count();
    ['\t', ';', ','].into_iter().max_by_key(|&separator| count(separator)).unwrap_or(',')
}

/// Returns all rows of a list, with trimmed fields.
///
/// # Errors
/// The text is not valid CSV, or is larger than any list.
pub(super) fn rows(text: &str, separator: char) -> Result<Vec<Row>, FormatError> {
    let delimiter = u8::try_from(separator).unwrap_or(b',');
    let mut reader =
        ReaderBuilder::new().delimiter(delimiter).flexible(true).has_headers(false).from_reader(text.as_bytes());
    let mut lines = Lines { text, at: 0, line: 1 };
    let mut rows = Vec::new();
    for record in reader.records() {
        let record = record.map_err(|error| unreadable(&error))?;
        let line = lines.of(&record);
        if record.iter().all(|field| field.trim().is_empty()) {
            continue;
        }
        // One row more for the headings.
        if rows.len() > MAX_PLAYERS {
            return Err(bad(line, message!("import-problem-too-many-lines", most = MAX_PLAYERS)));
        }
        rows.push(row(&record, line)?);
    }
    if rows.is_empty() { Err(FormatError::Empty) } else { Ok(rows) }
}

fn row(record: &StringRecord, line: u64) -> Result<Row, FormatError> {
    if record.len() > MAX_COLUMNS {
        return Err(bad(line, message!("import-problem-too-many-fields", fields = record.len(), most = MAX_COLUMNS)));
    }
    if let Some(long) = record.iter().find(|field| field.len() > MAX_FIELD) {
        let start = excerpt(long);
        return Err(bad(line, message!("import-problem-long-field", bytes = long.len(), most = MAX_FIELD, start)));
    }
    Ok(Row { line, fields: record.iter().map(|field| field.trim().to_string()).collect() })
}

/// Counts lines up to a record. The library's own count is one too low after CR LF and after blank lines.
struct Lines<'t> {
    text: &'t str,
    at: usize,
    line: u64,
}

impl Lines<'_> {
    /// Returns the line in which a record begins. Records must be passed in order.
    fn of(&mut self, record: &StringRecord) -> u64 {
        let bytes = self.text.as_bytes();
        let mut start = record.position().map_or(0, |position| position.byte() as usize).min(bytes.len());
        start += bytes[start..].iter().take_while(|b| matches!(b, b'\r' | b'\n')).count();
        self.line += bytes[self.at..start].iter().filter(|b| **b == b'\n').count() as u64;
        self.at = start;
        self.line
    }
}

fn bad(line: u64, what: Message) -> FormatError {
    FormatError::BadLine { line, what }
}

fn unreadable(error: &csv::Error) -> FormatError {
    bad(error.position().map_or(1, csv::Position::line), message!("import-problem-not-csv"))
}
