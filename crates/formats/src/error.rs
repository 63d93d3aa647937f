//! Why a file cannot be read, and the limits and checks that all readers share.

use messages::{Explain, Message, explained, message};

/// The largest file that any reader accepts, in bytes: 64 MB.
pub const MAX_BYTES: usize = 64 * 1024 * 1024;

/// The largest JSON or TOML file, in bytes: 16 MB. Parsed values need many times their length in memory. A thousand
/// players in ten rounds need 1 MB.
pub(crate) const MAX_VALUES: usize = 16 * 1024 * 1024;

/// The most players of a tournament or a list. The largest congress had fewer than 1,500.
pub(crate) const MAX_PLAYERS: usize = 5_000;

/// The most games of a tournament: all players in all rounds need fewer.
pub(crate) const MAX_GAMES: usize = 100_000;

/// A problem in one line of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadRow {
    /// The line, from 1.
    pub line: u64,
    /// The problem and how to correct it.
    pub what: Message,
}

/// Why a file cannot be read. Lines and columns count from 1. Problems are whole sentences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FormatError {
    /// The file has no bytes or only whitespace.
    Empty,
    /// Larger than [`MAX_BYTES`] or the format's own limit.
    TooLarge {
        /// Its size in MB, rounded down.
        megabytes: usize,
        /// The limit in MB.
        most: usize,
    },
    /// Not UTF-8.
    NotUtf8 {
        /// The first invalid line.
        line: usize,
    },
    /// Not well-formed XML or JSON.
    Malformed {
        /// The line of the problem.
        line: usize,
        /// The column of the problem, in characters.
        column: usize,
        /// The problem.
        what: Message,
    },
    /// Beyond the limits that keep a hostile file from exhausting the machine.
    Hostile {
        /// The line of the problem.
        line: usize,
        /// The column of the problem, in characters.
        column: usize,
        /// The exceeded limit.
        what: Message,
    },
    /// More players, games or rounds than any tournament has; the exceeded limit.
    TooMany(Message),
    /// A file of another format.
    OtherFormat {
        /// The expected format, with an article.
        expected: Message,
        /// The reason why the file does not have that format.
        found: Message,
    },
    /// Two players have the same name, so their games cannot be assigned.
    PlayerTwice {
        /// Family and given name.
        name: String,
    },
    /// A player without a name.
    Nameless {
        /// Place in the list, from 1.
        place: usize,
    },
    /// A player's rank is not valid.
    UnknownRank {
        /// Family and given name.
        name: String,
        /// The rank as written.
        rank: String,
    },
    /// An invalid line.
    BadLine {
        /// The line.
        line: u64,
        /// The problem and how to correct it.
        what: Message,
    },
    /// All problems in the lines of a list.
    BadRows(Vec<BadRow>),
    /// A list lacks a column that it needs.
    MissingColumn {
        /// The column's name.
        column: &'static str,
    },
    /// Two columns of a list have the same meaning.
    SameColumn {
        /// The later column's heading.
        heading: String,
    },
    /// The text is not valid in the chosen encoding.
    OtherEncoding {
        /// The encoding's usual name.
        encoding: &'static str,
        /// The first invalid line.
        line: usize,
    },
    /// There is no encoding with this name.
    UnknownEncoding {
        /// The name.
        name: String,
        /// The known encodings, separated by commas.
        known: String,
    },
    /// A spreadsheet has no sheet with this name.
    UnknownSheet {
        /// The name.
        sheet: String,
        /// The names of its sheets, separated by commas.
        known: String,
    },
    /// A file in a spreadsheet program's own format.
    Workbook,
}

impl Explain for FormatError {
    fn message(&self) -> Message {
        match self {
            FormatError::Empty => message!("import-empty"),
            FormatError::TooLarge { megabytes, most } => {
                message!("import-too-large", megabytes = *megabytes, most = *most)
            }
            FormatError::NotUtf8 { line } => message!("import-not-utf8", line = line.to_string()),
            FormatError::Malformed { line, column, what } => {
                let (line, column) = (line.to_string(), column.to_string());
                message!("import-malformed", line, column, problem = what.clone())
            }
            FormatError::Hostile { line, column, what } => {
                let (line, column) = (line.to_string(), column.to_string());
                message!("import-hostile", line, column, problem = what.clone())
            }
            FormatError::TooMany(limit) => limit.clone(),
            FormatError::OtherFormat { expected, found } => {
                message!("import-other-format", expected = expected.clone(), found = found.clone())
            }
            FormatError::PlayerTwice { name } => message!("import-player-twice", name),
            FormatError::Nameless { place } => message!("import-player-nameless", place = place.to_string()),
            FormatError::UnknownRank { name, rank } => message!("import-unknown-rank", name, rank),
            FormatError::BadLine { line, what } => bad_line(*line, what.clone()),
            FormatError::BadRows(rows) => bad_rows(rows),
            FormatError::MissingColumn { column } => message!("import-missing-column", column = *column),
            FormatError::SameColumn { heading } => message!("import-same-column", heading),
            FormatError::OtherEncoding { encoding, line } => {
                message!("import-other-encoding", encoding = *encoding, line = line.to_string())
            }
            FormatError::UnknownEncoding { name, known } => message!("import-unknown-encoding", name, known),
            FormatError::UnknownSheet { sheet, known } => message!("import-sheet-unknown", sheet, known),
            FormatError::Workbook => message!("import-workbook"),
        }
    }
}

explained!(FormatError);

fn bad_line(line: u64, problem: Message) -> Message {
    message!("import-bad-line", line = line.to_string(), problem)
}

/// Returns a single problem as a sentence, and the number of problems if there are several.
fn bad_rows(rows: &[BadRow]) -> Message {
    match rows {
        [BadRow { line, what }] => bad_line(*line, what.clone()),
        rows => {
            let lines = rows.iter().map(|row| row.line).collect::<std::collections::BTreeSet<_>>().len();
            message!("import-bad-lines", problems = rows.len(), lines)
        }
    }
}

/// Checks the size and removes a byte order mark.
pub(crate) fn sized(bytes: &[u8]) -> Result<&[u8], FormatError> {
    within(bytes, MAX_BYTES)?;
    Ok(bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes))
}

/// Checks that there are at most `most` bytes.
pub(crate) fn within(bytes: &[u8], most: usize) -> Result<&[u8], FormatError> {
    const MEGABYTE: usize = 1024 * 1024;
    match bytes.len() {
        length if length > most => Err(FormatError::TooLarge { megabytes: length / MEGABYTE, most: most / MEGABYTE }),
        _ => Ok(bytes),
    }
}

/// Checks the size and that the bytes are non-empty UTF-8 text.
pub(crate) fn utf8(bytes: &[u8]) -> Result<&str, FormatError> {
    let bytes = sized(bytes)?;
    let text = std::str::from_utf8(bytes).map_err(|error| FormatError::NotUtf8 {
        line: 1 + bytes[..error.valid_up_to()].iter().filter(|&&b| b == b'\n').count(),
    })?;
    if text.trim().is_empty() { Err(FormatError::Empty) } else { Ok(text) }
}

/// The longest JSON string, in bytes.
const MAX_TEXT: usize = 2000;

/// Checks that no string of a JSON file is longer than any name, place or note.
pub(crate) fn short_texts(json: &str) -> Result<(), FormatError> {
    let (mut line, mut line_start, mut open, mut escaped) = (1, 0, None, false);
    for (at, byte) in json.bytes().enumerate() {
        match (byte, open) {
            (b'\n', _) => (line, line_start) = (line + 1, at + 1),
            (b'"', None) => open = Some(at),
            (b'"', Some(_)) if !escaped => open = None,
            (_, Some(start)) if at - start > MAX_TEXT => {
                let what = message!("import-problem-long-text", most = MAX_TEXT);
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
            let what = message!("import-problem-long-line", bytes = long.len(), most);
            Err(FormatError::BadLine { line, what })
        }
        None => Ok(()),
    }
}
