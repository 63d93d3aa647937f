//! A list's text as rows of fields, each with the line it stands in, before anything is known of its columns.

use csv::{ReaderBuilder, StringRecord};

use crate::FormatError;
use crate::text::excerpt;

/// The most lines of a list.
const MAX_LINES: usize = 20_000;
/// The longest field, in bytes.
const MAX_FIELD: usize = 500;
/// The most columns of a list.
const MAX_COLUMNS: usize = 100;

/// A row that is not empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Row {
    /// The line in which it begins, from 1.
    pub line: u64,
    pub fields: Vec<String>,
}

/// The separator that the first line has most of.
pub(super) fn separator(text: &str) -> char {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or("");
    let count = |separator: char| first.chars().filter(|c| *c == separator).count();
    ['\t', ';', ','].into_iter().max_by_key(|&separator| count(separator)).unwrap_or(',')
}

/// All rows of a list; fields are trimmed.
///
/// # Errors
/// The text breaks the form of a CSV file, or is larger than any list.
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
        if rows.len() > MAX_LINES {
            return Err(bad(line, format!("a list can have {MAX_LINES} players at most; split it")));
        }
        rows.push(row(&record, line)?);
    }
    if rows.is_empty() { Err(FormatError::Empty) } else { Ok(rows) }
}

fn row(record: &StringRecord, line: u64) -> Result<Row, FormatError> {
    if record.len() > MAX_COLUMNS {
        return Err(bad(line, format!("it has {} fields, more than {MAX_COLUMNS}", record.len())));
    }
    if let Some(long) = record.iter().find(|field| field.len() > MAX_FIELD) {
        let begins = excerpt(long);
        return Err(bad(line, format!("a field is {} bytes long, more than {MAX_FIELD}: \"{begins}\"", long.len())));
    }
    Ok(Row { line, fields: record.iter().map(|field| field.trim().to_string()).collect() })
}

/// Counts lines up to a record; the library's own count is one short after CR LF and after blank lines.
struct Lines<'t> {
    text: &'t str,
    at: usize,
    line: u64,
}

impl Lines<'_> {
    /// The line in which a record begins; records must be asked in order.
    fn of(&mut self, record: &StringRecord) -> u64 {
        let bytes = self.text.as_bytes();
        let mut start = record.position().map_or(0, |position| position.byte() as usize).min(bytes.len());
        start += bytes[start..].iter().take_while(|b| matches!(b, b'\r' | b'\n')).count();
        self.line += bytes[self.at..start].iter().filter(|b| **b == b'\n').count() as u64;
        self.at = start;
        self.line
    }
}

fn bad(line: u64, what: impl Into<String>) -> FormatError {
    FormatError::BadLine { line, what: what.into() }
}

fn unreadable(error: &csv::Error) -> FormatError {
    bad(
        error.position().map_or(1, csv::Position::line),
        "it is no line of a CSV file; save the list again as CSV UTF-8",
    )
}
