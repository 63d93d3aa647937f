//! Detects a file's format from its content.

use crate::{csv_list, egd_results, macmahon, opengotha, xml};

/// The formats that can be detected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// OpenGotha's tournament file, [`crate::opengotha`].
    OpenGotha,
    /// The tournament file of Christoph Gerlach's MacMahon 3 (XML), [`crate::macmahon`].
    MacMahon,
    /// Pairgoth's tournament file (JSON), [`crate::pairgoth`].
    Pairgoth,
    /// A list of players, [`crate::csv_list`].
    Csv,
    /// A results file of the European Go Database, [`crate::egd_results`].
    H9,
}

/// Returns a file's format, or `None` if it is unknown or the file is too damaged.
pub fn detect(bytes: &[u8]) -> Option<Format> {
    // A results file may have an older encoding, but the first line of its header is ASCII.
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let start = String::from_utf8_lossy(&bytes[..bytes.len().min(4096)]);
    match start.trim_start().trim_start_matches('\0').chars().next()? {
        '<' => xml_format(bytes),
        '{' => {
            ["\"players\"", "\"pairing\""].iter().all(|key| contains(bytes, key.as_bytes())).then_some(Format::Pairgoth)
        }
        _ if egd_results::is_egd_results(&start) => Some(Format::H9),
        _ => csv_list::is_list(bytes).then_some(Format::Csv),
    }
}

fn xml_format(bytes: &[u8]) -> Option<Format> {
    match xml::parse(bytes) {
        Ok(document) if opengotha::is_root(&document.root) => Some(Format::OpenGotha),
        Ok(document) => macmahon::is_root(&document.root).then_some(Format::MacMahon),
        // A damaged file: the reader of the likeliest format reports the problem with its line.
        Err(_) => contains(&bytes[..bytes.len().min(4096)], b"<Tournament").then_some(Format::OpenGotha),
    }
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_detected_by_content() {
        for (content, format) in [
            ("<Tournament><Players/></Tournament>", Some(Format::OpenGotha)),
            ("\u{FEFF}<?xml version='1.0'?>\n<Tournament dataVersion='201'><Players>", Some(Format::OpenGotha)),
            (
                "<Tournament><IndividualParticipant><GoPlayer/></IndividualParticipant></Tournament>",
                Some(Format::MacMahon),
            ),
            ("{\"type\":\"INDIVIDUAL\",\"pairing\":{},\"players\":[]}", Some(Format::Pairgoth)),
            ("; CL[A]\n; EV[Open]\n", Some(Format::H9)),
            ("family;given;rank\n", Some(Format::Csv)),
            ("Nume\tPrenume\tGrad\n", Some(Format::Csv)),
            ("f\0a\0m\0i\0l\0y\0;\0g\0i\0v\0e\0n\0;\0r\0a\0n\0k\0\n\0", Some(Format::Csv)),
            ("<html></html>", None),
            ("hello", None),
            ("", None),
        ] {
            assert_eq!(detect(content.as_bytes()), format, "{content}");
        }
    }
}
