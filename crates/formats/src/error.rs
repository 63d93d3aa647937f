//! Why a file of another program could not be read: one sentence each, saying where and what to do.

use thiserror::Error;

/// The largest file any reader takes, in bytes: 64 MB.
pub const MAX_BYTES: usize = 64 * 1024 * 1024;

/// The largest file of JSON or TOML, whose values take many times their length in memory: 16 MB. A thousand players in
/// ten rounds need one.
pub(crate) const MAX_VALUES: usize = 16 * 1024 * 1024;

/// A line that cannot be taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadRow {
    /// The line, from 1.
    pub line: u64,
    /// What is wrong and what to do, without a full stop.
    pub what: String,
}

/// A file that cannot be read. Lines and columns count from 1.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FormatError {
    /// No bytes, or blanks alone.
    #[error("The file is empty: choose the file that the other program saved.")]
    Empty,
    /// More than [`MAX_BYTES`], or than the format allows.
    #[error("The file has {megabytes} MB and a tournament never needs more than {most}: choose another file.")]
    TooLarge {
        /// Its size, rounded down.
        megabytes: usize,
        /// The most that is taken.
        most: usize,
    },
    /// Not UTF-8.
    #[error("Line {line} is not UTF-8 text: save the file again with the encoding UTF-8.")]
    NotUtf8 {
        /// The first line that is not.
        line: usize,
    },
    /// XML that breaks XML's rules.
    #[error("Line {line}, column {column}: {what}; save the file again in the program it comes from.")]
    Malformed {
        /// Line of the fault.
        line: usize,
        /// Column of the fault, in characters.
        column: usize,
        /// What is wrong, without a full stop.
        what: String,
    },
    /// Beyond the caps that keep a hostile file from exhausting the machine.
    #[error("Line {line}, column {column}: {what}: no tournament file looks like this, so it is refused.")]
    Hostile {
        /// Line of the fault.
        line: usize,
        /// Column of the fault, in characters.
        column: usize,
        /// What is beyond the cap.
        what: String,
    },
    /// The file is of another kind.
    #[error("This is not {expected}: {found}.")]
    OtherFormat {
        /// What was asked for.
        expected: &'static str,
        /// What it is instead, as far as can be told.
        found: String,
    },
    /// Two players have one name, so that games cannot be told apart.
    #[error("{name} is in the list of players twice: rename or remove one of the two and save the file again.")]
    PlayerTwice {
        /// Family and given name.
        name: String,
    },
    /// A player without a name.
    #[error("Player {place} of the list has no name: name or remove this player and save the file again.")]
    Nameless {
        /// Place in the list, from 1.
        place: usize,
    },
    /// A player's rank is none.
    #[error("{name} has the rank \"{rank}\", which is none: correct it to 30k to 1k, 1d to 9d or 1p to 9p.")]
    UnknownRank {
        /// Family and given name.
        name: String,
        /// The rank as written.
        rank: String,
    },
    /// A line of a list that cannot be taken.
    #[error("Line {line}: {what}.")]
    BadLine {
        /// The line.
        line: u64,
        /// What is wrong and what to do, without a full stop.
        what: String,
    },
    /// Lines of a list that cannot be taken, all of them.
    #[error("{}", bad_rows(.0))]
    BadRows(Vec<BadRow>),
    /// A list without a column it needs.
    #[error(
        "The list has no column {column}: name it in the first line, or choose which column it is; family and given name, or the whole name, and rank are needed."
    )]
    MissingColumn {
        /// The column's name.
        column: &'static str,
    },
    /// Two columns of a list with one meaning.
    #[error("Two columns mean the same, the second is \"{heading}\": leave one of them out, or choose what it means.")]
    SameColumn {
        /// The later column's heading.
        heading: String,
    },
    /// The text does not fit the encoding that was chosen.
    #[error("Line {line} is not {encoding} text: choose the encoding in which the list was saved.")]
    OtherEncoding {
        /// The encoding's usual name.
        encoding: &'static str,
        /// The first line that does not fit.
        line: usize,
    },
    /// No encoding has this name.
    #[error("There is no encoding \"{name}\": choose one of {known}.")]
    UnknownEncoding {
        /// What was asked for.
        name: String,
        /// What can be asked for.
        known: String,
    },
    /// A spreadsheet program's own file.
    #[error("This is a spreadsheet's own file, not a list: open it in the spreadsheet and save it as CSV (UTF-8).")]
    Workbook,
}

/// One wrong line as a sentence, several counted: whoever shows them lists them below.
fn bad_rows(rows: &[BadRow]) -> String {
    match rows {
        [BadRow { line, what }] => format!("Line {line}: {what}."),
        rows => {
            let lines = rows.iter().map(|row| row.line).collect::<std::collections::BTreeSet<_>>().len();
            format!("{} things in {lines} lines of the list are wrong: mend them and import it again.", rows.len())
        }
    }
}

/// Checks the size and takes a byte order mark off.
pub(crate) fn sized(bytes: &[u8]) -> Result<&[u8], FormatError> {
    within(bytes, MAX_BYTES)?;
    Ok(bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes))
}

/// Checks that there are no more than `most` bytes.
pub(crate) fn within(bytes: &[u8], most: usize) -> Result<&[u8], FormatError> {
    const MEGABYTE: usize = 1024 * 1024;
    match bytes.len() {
        length if length > most => Err(FormatError::TooLarge { megabytes: length / MEGABYTE, most: most / MEGABYTE }),
        _ => Ok(bytes),
    }
}

/// Checks the size and that the bytes are UTF-8 text that is not empty.
pub(crate) fn utf8(bytes: &[u8]) -> Result<&str, FormatError> {
    let bytes = sized(bytes)?;
    let text = std::str::from_utf8(bytes).map_err(|error| FormatError::NotUtf8 {
        line: 1 + bytes[..error.valid_up_to()].iter().filter(|&&b| b == b'\n').count(),
    })?;
    if text.trim().is_empty() { Err(FormatError::Empty) } else { Ok(text) }
}

/// The longest text between quotation marks, in bytes.
const MAX_TEXT: usize = 2000;

/// Checks that no text of a JSON file is longer than a name, a place or a note ever is.
pub(crate) fn short_texts(json: &str) -> Result<(), FormatError> {
    let (mut line, mut line_start, mut open, mut escaped) = (1, 0, None, false);
    for (at, byte) in json.bytes().enumerate() {
        match (byte, open) {
            (b'\n', _) => (line, line_start) = (line + 1, at + 1),
            (b'"', None) => open = Some(at),
            (b'"', Some(_)) if !escaped => open = None,
            (_, Some(start)) if at - start > MAX_TEXT => {
                let what = format!("a text is longer than {MAX_TEXT} bytes");
                return Err(FormatError::Hostile { line, column: 1 + start.saturating_sub(line_start), what });
            }
            _ => {}
        }
        escaped = byte == b'\\' && !escaped && open.is_some();
    }
    Ok(())
}

/// Checks that no line is longer than `most` bytes.
pub(crate) fn short_lines(text: &str, most: usize) -> Result<(), FormatError> {
    match text.split('\n').zip(1u64..).find(|(line, _)| line.len() > most) {
        Some((long, line)) => {
            let what = format!("it is {} bytes long, more than {most}; no list looks like this", long.len());
            Err(FormatError::BadLine { line, what })
        }
        None => Ok(()),
    }
}
