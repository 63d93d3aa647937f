//! Splitting a list's text into rows of fields with line numbers, before its columns are known.

use std::ops::Range;

use csv::{ReaderBuilder, StringRecord};
use messages::{Message, message};

use super::value;
use crate::FormatError;
use crate::error::MAX_PLAYERS;
use crate::text::excerpt;

/// The longest field, in bytes.
const MAX_FIELD: usize = 500;
/// The most columns of a list.
pub(super) const MAX_COLUMNS: usize = 100;

/// A non-empty row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Row {
    /// The line in which it begins, from 1.
    pub line: u64,
    pub fields: Vec<String>,
}

/// The separators, the most likely last.
const SEPARATORS: [char; 4] = ['|', '\t', ';', ','];
/// The lines in which headings are looked for, since titles may be above them.
pub(super) const TITLES: usize = 10;

/// Returns the separator that a first line `sep=;` declares, which spreadsheets write.
fn declared(text: &str) -> Option<char> {
    let line = text.lines().next()?.trim_start_matches('"');
    let separator = line.get(4..)?.chars().next()?;
    (line[..4].eq_ignore_ascii_case("sep=") && SEPARATORS.contains(&separator)).then_some(separator)
}

/// Returns the separator: the declared one, or the most frequent one of a line with headings, or of the first line that has
/// any. `is_head` recognises the fields of a line with headings.
pub(super) fn separator(text: &str, is_head: impl Fn(&[&str]) -> bool) -> char {
    if let Some(separator) = declared(text) {
        return separator;
    }
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).take(TITLES).collect();
    let heads = |&separator: &char| lines.iter().any(|line| is_head(&naive_fields(line, separator)));
    let most = |line: &&&str| {
        let count = |separator: char| line.chars().filter(|c| *c == separator).count();
        SEPARATORS.into_iter().filter(|&separator| count(separator) > 0).max_by_key(|&separator| count(separator))
    };
    SEPARATORS.into_iter().rev().find(heads).or_else(|| lines.iter().find_map(|line| most(&line))).unwrap_or(',')
}

/// Returns a list whose lines are words alone, such as `Brook Ada 5k Mill`, with tabs around the ranks; `None` for any other list.
pub(super) fn of_words(text: &str) -> Option<String> {
    if text.contains(SEPARATORS) {
        return None;
    }
    let (mut out, mut all, mut ranked) = (String::with_capacity(text.len()), 0, 0);
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let is_count =
            words.first().is_some_and(|word| word.trim_end_matches(['.', ')']).bytes().all(|b| b.is_ascii_digit()));
        let words = &words[usize::from(is_count)..];
        all += usize::from(!words.is_empty());
        match rank_in(words) {
            Some(rank) => {
                ranked += 1;
                let parts = [&words[..rank.start], &words[rank.clone()], &words[rank.end..]];
                out.push_str(&parts.map(|part| part.join(" ")).join("\t"));
            }
            None => out.push_str(line),
        }
        out.push('\n');
    }
    (ranked > 1 && ranked * 2 > all).then_some(out)
}

/// Returns the words of a rank behind a name of at least two words: `5k`, or `5 kyu`.
fn rank_in(words: &[&str]) -> Option<Range<usize>> {
    let is_rank = |part: &[&str]| value::rank(&part.join(" ")).is_ok_and(|read| !read.bare);
    let of_length =
        |at: usize, length: usize| words.get(at..at + length).filter(|part| is_rank(part)).map(|_| at..at + length);
    (2..words.len()).find_map(|at| of_length(at, 2).or_else(|| of_length(at, 1)))
}

/// Returns the fields of a line of headings, in which quotes contain no separators; at most one more than a list may have.
pub(super) fn naive_fields(line: &str, separator: char) -> Vec<&str> {
    line.split(separator).take(MAX_COLUMNS + 1).map(|field| field.trim().trim_matches('"')).collect()
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
        if record.iter().all(is_rule) || line == 1 && declared(text).is_some() {
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

/// Returns whether a field is empty or part of the line that tables of plain text have below their headings: `|---|:--|`.
fn is_rule(field: &str) -> bool {
    let field = field.trim();
    field.is_empty() || field.len() > 1 && field.chars().all(|c| c == '-' || c == ':')
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
