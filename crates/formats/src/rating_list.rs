//! The published lists of rated players: of the European Go Database, the French federation and the American Go Association.
//! A list may be packed in a ZIP archive, and in UTF-8, UTF-16 or ISO-8859-15.

mod aga;
mod egd;
mod ffg;
mod list;
mod table;

pub use list::RatingList;

use std::io::{Cursor, Read};

use encoding_rs::{UTF_16BE, UTF_16LE};
use messages::{Message, message};

use crate::FormatError;
use crate::error::{MAX_BYTES, sized, within};
use crate::text::decode;
use list::Counted;

/// The largest archive, in bytes. The whole list needs a tenth of it.
const MAX_PACKED: usize = 16 * 1024 * 1024;
/// The most files in an archive. It has one, sometimes with a note beside it.
const MAX_FILES: usize = 32;

/// How much of a file shows whether it is a list, in bytes: a web page has a head of some kilobytes before the first player.
const START: usize = 256 * 1024;

/// Whether a file is a list, by its beginning; an archive is read whole.
pub fn is_rating_list(bytes: &[u8]) -> bool {
    if bytes.starts_with(b"PK\x03\x04") {
        return read(bytes).is_ok();
    }
    read_plain(&bytes[..bytes.len().min(START)]).is_ok()
}

/// Reads a list. Damaged player lines are left out, with notes.
///
/// # Errors
/// The file has no players, is a web page that checks the browser, or is a damaged archive.
pub fn read(bytes: &[u8]) -> Result<RatingList, FormatError> {
    let bytes = sized(bytes)?;
    if bytes.starts_with(b"PK\x03\x04") {
        let unpacked = unpacked(bytes)?;
        return read_plain(sized(&unpacked)?);
    }
    read_plain(bytes)
}

fn read_plain(bytes: &[u8]) -> Result<RatingList, FormatError> {
    let wide = wide(bytes);
    let (mut list, damaged) = match &wide {
        Some(text) => read_text(text),
        // The columns of the European list are at fixed bytes in the older encoding.
        None => Some(egd::read(bytes)).filter(|(list, _)| !list.players.is_empty()).unwrap_or_else(|| {
            let text = decode(bytes);
            read_text(&text)
        }),
    };
    if list.players.is_empty() {
        return Err(no_list(wide.as_deref().unwrap_or_default(), bytes));
    }
    list.notes = damaged.notes();
    Ok(list)
}

/// Reads a list in any of the forms. It is empty if the text has none of them.
fn read_text(text: &str) -> Counted {
    let readers = [egd::read_text, ffg::read, aga::read, table::read];
    readers.into_iter().map(|read| read(text)).find(|(list, _)| !list.players.is_empty()).unwrap_or_default()
}

/// Returns the text of a list in UTF-16, with or without a byte order mark.
fn wide(bytes: &[u8]) -> Option<String> {
    let encoding = match bytes {
        [0xFF, 0xFE, ..] => UTF_16LE,
        [0xFE, 0xFF, ..] => UTF_16BE,
        [0, 1..=255, 0, 1..=255, ..] => UTF_16BE,
        [1..=255, 0, 1..=255, 0, ..] => UTF_16LE,
        _ => return None,
    };
    Some(encoding.decode(bytes).0.into_owned())
}

/// Returns the largest file of an archive, up to the limit of all readers.
fn unpacked(bytes: &[u8]) -> Result<Vec<u8>, FormatError> {
    let damaged = |found: Message| FormatError::OtherFormat { expected: message!("import-format-rating-list"), found };
    let failed = || damaged(message!("import-archive-damaged"));
    within(bytes, MAX_PACKED)?;
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).map_err(|_| failed())?;
    if archive.len() > MAX_FILES {
        return Err(damaged(message!("import-archive-files", files = archive.len())));
    }
    let sizes = (0..archive.len()).map(|at| (archive.by_index(at).map_or(0, |file| file.size()), at));
    let largest = sizes.collect::<Vec<_>>().into_iter().max_by_key(|&(size, _)| size);
    let (_, at) = largest.ok_or_else(|| damaged(message!("import-archive-empty")))?;
    let file = archive.by_index(at).map_err(|_| failed())?;
    let mut list = Vec::new();
    file.take(MAX_BYTES as u64 + 1).read_to_end(&mut list).map_err(|_| failed())?;
    if list.starts_with(b"PK\x03\x04") {
        return Err(damaged(message!("import-archive-nested")));
    }
    Ok(list)
}

/// Returns the error for a file without players, which is often a web page that checks the browser.
fn no_list(wide: &str, bytes: &[u8]) -> FormatError {
    const BROWSER_CHECKS: [&str; 6] = [
        "checking your browser",
        "just a moment",
        "cf-chl",
        "challenge-platform",
        "cf-browser-verification",
        "enable javascript",
    ];
    let start = decode(&bytes[..bytes.len().min(200_000)]);
    let page = if wide.is_empty() { start } else { wide.chars().take(100_000).collect() }.to_lowercase();
    let found = if BROWSER_CHECKS.iter().any(|words| page.contains(words)) {
        message!("import-found-browser-check")
    } else {
        message!("import-found-no-list")
    };
    FormatError::OtherFormat { expected: message!("import-format-rating-list"), found }
}

#[cfg(test)]
mod tests;
