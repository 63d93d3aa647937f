//! Decoding a list: spreadsheets, UTF-8, UTF-16 and the older encodings that spreadsheets still save, detected from the content.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE};
use messages::message;

use crate::FormatError;
use crate::error::{short_lines, sized, within};
use crate::text::excerpt;
use crate::workbook;

/// The largest list, in bytes: 16 MB. Twenty thousand players need 3 MB.
const MAX_LIST: usize = 16 * 1024 * 1024;
/// The longest line, in bytes. It limits memory, since every comma creates a field, even an empty one.
const MAX_LINE: usize = 50_000;
/// The number of bytes that contain the first line of any list.
const HEAD: usize = 4096;

/// A list's text and its encoding.
pub(super) struct Decoded {
    pub text: String,
    /// The encoding's usual name, `UTF-8`, `windows-1250`.
    pub encoding: &'static str,
    /// Whether the encoding is a guess, so that the user should check the letters.
    pub guessed: bool,
    /// The sheet of a spreadsheet that was read, and all its sheets with cells.
    pub sheet: Option<(String, Vec<String>)>,
}

/// The encodings to choose from, the most likely first.
pub const ENCODINGS: [&str; 8] =
    ["UTF-8", "windows-1252", "windows-1250", "windows-1251", "windows-1253", "windows-1254", "UTF-16LE", "UTF-16BE"];

/// Decodes a list in the wanted encoding, or in the one detected from its bytes. Of a spreadsheet, the wanted sheet is read; without
/// one, the first sheet in which `is_list` finds a list, or else the first one that is not empty.
///
/// # Errors
/// The file is empty, too large, a damaged or older spreadsheet, or not valid in the wanted encoding; there is no such sheet.
pub(super) fn decode(
    bytes: &[u8],
    wanted: Option<&str>,
    wanted_sheet: Option<&str>,
    is_list: impl Fn(&str) -> bool,
) -> Result<Decoded, FormatError> {
    let bytes = within(sized(bytes)?, MAX_LIST)?;
    if workbook::is_workbook(bytes) {
        return sheet(bytes, wanted_sheet, is_list);
    }
    let (encoding, guessed) = match wanted {
        Some(name) => (named(name)?, false),
        None => detected(bytes),
    };
    let (text, _, invalid) = encoding.decode(bytes);
    if invalid {
        return Err(FormatError::OtherEncoding { encoding: encoding.name(), line: first_invalid(&text) });
    }
    short_lines(&text, MAX_LINE)?;
    if let Some(line) = text.split('\n').position(|line| line.contains('\0')) {
        let what = message!("import-problem-zero-byte");
        return Err(FormatError::BadLine { line: line as u64 + 1, what });
    }
    if text.trim().is_empty() {
        Err(FormatError::Empty)
    } else {
        // Old spreadsheets end lines with a carriage return alone.
        let text = if text.contains('\n') { text.into_owned() } else { text.replace('\r', "\n") };
        Ok(Decoded { text, encoding: encoding.name(), guessed, sheet: None })
    }
}

/// Returns the beginning of a file, cut after its last complete line if possible; the whole of a spreadsheet.
pub(super) fn head(bytes: &[u8]) -> &[u8] {
    if workbook::is_workbook(bytes) {
        return bytes;
    }
    let head = &bytes[..bytes.len().min(HEAD)];
    let whole = head.iter().rposition(|&byte| byte == b'\n').filter(|_| bytes.len() > HEAD);
    // In UTF-16LE the line break has a zero byte.
    let end = whole.map_or(head.len(), |at| at + 1 + usize::from(head.get(at + 1) == Some(&0)));
    &head[..end]
}

fn named(name: &str) -> Result<&'static Encoding, FormatError> {
    Encoding::for_label(name.trim().as_bytes())
        .ok_or_else(|| FormatError::UnknownEncoding { name: name.trim().into(), known: ENCODINGS.join(", ") })
}

/// Detects the encoding; also returns whether it is a guess.
fn detected(bytes: &[u8]) -> (&'static Encoding, bool) {
    if let Some((encoding, _)) = Encoding::for_bom(bytes) {
        return (encoding, false);
    }
    if let Some(encoding) = wide(bytes) {
        return (encoding, false);
    }
    if std::str::from_utf8(bytes).is_ok() {
        return (UTF_8, false);
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    (detector.guess(None, Utf8Detection::Deny), true)
}

/// Detects UTF-16 without a byte order mark: a list begins with ASCII letters, so every second byte is zero.
fn wide(bytes: &[u8]) -> Option<&'static Encoding> {
    match bytes {
        [0, 1..=255, 0, 1..=255, ..] => Some(UTF_16BE),
        [1..=255, 0, 1..=255, 0, ..] => Some(UTF_16LE),
        _ => None,
    }
}

/// Returns the wanted sheet of a spreadsheet, or the one that has the list.
fn sheet(bytes: &[u8], wanted: Option<&str>, is_list: impl Fn(&str) -> bool) -> Result<Decoded, FormatError> {
    let mut sheets = workbook::sheets(bytes)?;
    let names: Vec<String> = sheets.iter().map(|sheet| excerpt(&sheet.name)).collect();
    let at = match wanted.map(str::trim) {
        None => sheets.iter().position(|sheet| is_list(&sheet.text)).unwrap_or(0),
        Some(wanted) => names
            .iter()
            .position(|name| name.trim().to_lowercase() == wanted.to_lowercase())
            .ok_or_else(|| FormatError::UnknownSheet { sheet: excerpt(wanted), known: names.join(", ") })?,
    };
    let found = sheets.swap_remove(at);
    short_lines(&found.text, MAX_LINE)?;
    Ok(Decoded { text: found.text, encoding: UTF_8.name(), guessed: false, sheet: Some((names[at].clone(), names)) })
}

/// Returns the first line with an invalid character.
fn first_invalid(text: &str) -> usize {
    let before = text.split(char::REPLACEMENT_CHARACTER).next().unwrap_or("");
    1 + before.bytes().filter(|&b| b == b'\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "family;given;rank\r\nȚurcan;Ștefăniță;5k\r\n";

    fn plain(bytes: &[u8], wanted: Option<&str>) -> Result<Decoded, FormatError> {
        decode(bytes, wanted, None, |_| false)
    }

    fn utf_16(text: &str, little: bool, mark: bool) -> Vec<u8> {
        let units = mark.then_some(0xFEFF).into_iter().chain(text.encode_utf16());
        units.flat_map(|unit| if little { unit.to_le_bytes() } else { unit.to_be_bytes() }).collect()
    }

    #[test]
    fn unicode_is_detected_with_and_without_a_mark() {
        for (little, mark) in [(true, true), (true, false), (false, true), (false, false)] {
            let read = plain(&utf_16(LIST, little, mark), None).unwrap_or_else(|e| panic!("{e}"));
            assert_eq!((read.text.as_str(), read.guessed), (LIST, false), "{little} {mark}");
        }
        assert_eq!(plain(LIST.as_bytes(), None).map(|read| read.encoding).ok(), Some("UTF-8"));
    }

    #[test]
    fn older_encodings_are_guessed_and_marked_as_guessed() {
        for (encoding, list) in [
            (
                encoding_rs::WINDOWS_1252,
                "Nachname;Vorname;Rang\r\nMüller;Jörg;5k\r\nGroß;Käthe;3d\r\nJäger;Günther;2k\r\n",
            ),
            (encoding_rs::WINDOWS_1251, "Фамилия;Имя;Ранг\r\nРечной;Пётр;5k\r\nЛесная;Анна;3d\r\n"),
        ] {
            let (bytes, _, _) = encoding.encode(list);
            let read = plain(&bytes, None).unwrap_or_else(|e| panic!("{e}"));
            assert_eq!((read.text.as_str(), read.encoding, read.guessed), (list, encoding.name(), true));
            assert!(!plain(&bytes, Some(encoding.name())).is_ok_and(|read| read.guessed));
            assert!(plain(&bytes, Some("UTF-8")).is_err_and(|e| e.to_string().contains("is not UTF-8")));
        }
        assert!(plain(LIST.as_bytes(), Some("klingon")).is_err_and(|e| e.to_string().contains("klingon")));
    }

    #[test]
    fn damaged_and_older_workbooks_are_refused_with_advice() {
        let refused = |bytes: &[u8]| plain(bytes, None).err().map(|e| e.to_string()).unwrap_or_default();
        assert!(refused(b"PK\x03\x04rest").contains("ods or CSV"));
        assert!(refused(b"\xD0\xCF\x11\xE0rest").contains("ods or CSV"));
        assert!(refused(b" \n").contains("empty"));
    }
}
