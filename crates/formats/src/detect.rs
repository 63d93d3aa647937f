//! Detects a file's format from its content.

use messages::{Message, message};

use crate::{
    FormatError, ImportedTournament, aga_results, csv_list, egd_results, ffg_results, macmahon, macmahon_import,
    opengotha, pairgoth, rating_list, seed_list, trf, workbook, xml,
};

/// A function that reads a tournament file of another program.
pub type Reader = fn(&[u8]) -> Result<ImportedTournament, FormatError>;

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
    /// A results file of the French federation, [`crate::ffg_results`].
    Tou,
    /// A results file of the American Go Association, [`crate::aga_results`].
    Aga,
    /// A report of the chess federation, [`crate::trf`].
    Trf,
}

impl Format {
    /// Returns what a tournament file of the format is called, with an article, and its reader; `None` for a list of players.
    pub fn tournament(self) -> Option<(Message, Reader)> {
        let known: (Message, Reader) = match self {
            Format::OpenGotha => (message!("import-format-opengotha"), opengotha::read),
            Format::MacMahon => (message!("import-format-macmahon"), macmahon_import::read),
            Format::Pairgoth => (message!("import-format-pairgoth"), pairgoth::read),
            Format::H9 => (message!("import-format-egd-results"), egd_results::read),
            Format::Tou => (message!("import-format-ffg-results"), ffg_results::read),
            Format::Aga => (message!("import-format-aga-results"), aga_results::read),
            Format::Trf => (message!("import-format-trf"), trf::read),
            Format::Csv => return None,
        };
        Some(known)
    }
}

/// Returns a file's format, or `None` if it is unknown or the file is too damaged.
pub fn detect(bytes: &[u8]) -> Option<Format> {
    // A results file may have an older encoding, but the first line of its header is ASCII.
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let start = String::from_utf8_lossy(&bytes[..bytes.len().min(4096)]);
    if bytes.starts_with(b"\xFF\xFE<\0") || bytes.starts_with(b"\xFE\xFF\0<") {
        return xml_format(bytes);
    }
    match start.trim_start().trim_start_matches('\0').chars().next()? {
        '<' => xml_format(bytes),
        '{' => {
            ["\"players\"", "\"pairing\""].iter().all(|key| contains(bytes, key.as_bytes())).then_some(Format::Pairgoth)
        }
        _ if egd_results::is_egd_results(&start) => Some(Format::H9),
        _ if ffg_results::is_ffg_results(&start) => Some(Format::Tou),
        _ if aga_results::is_aga_results(&start) => Some(Format::Aga),
        _ if trf::is_trf(&start) => Some(Format::Trf),
        _ if csv_list::is_list(bytes) => Some(Format::Csv),
        _ => (!rating_list::is_rating_list(bytes) && csv_list::is_bare_list(bytes)).then_some(Format::Csv),
    }
}

/// Files that are not imported as tournaments or lists of players, but are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OtherFile {
    /// A database of this program: an event, a tour book or a stored rating list.
    Database,
    /// A bundle for the tour, [`crate::bundle`].
    Bundle,
    /// A seed list of the tour, [`crate::seed_list`].
    SeedList,
    /// A rating list of an association, [`crate::rating_list`].
    RatingList,
    /// A spreadsheet that cannot be read.
    Workbook,
    /// A document, a picture, a web page or data of another program.
    Foreign,
}

/// The beginnings of documents and pictures.
const FOREIGN: [&[u8]; 6] = [b"%PDF", b"\x89PNG", b"\xFF\xD8\xFF", b"GIF8", b"{\\rtf", b"\x7FELF"];

/// Returns what a file is that [`detect`] does not know; `None` if it may still be a list of players.
pub fn detect_other(bytes: &[u8]) -> Option<OtherFile> {
    let archive = bytes.starts_with(b"PK\x03\x04");
    if bytes.starts_with(b"SQLite format 3\0") {
        return Some(OtherFile::Database);
    }
    if archive && contains(bytes, b"manifest.json") {
        return Some(OtherFile::Bundle);
    }
    let is_workbook =
        || [&b"[Content_Types].xml"[..], b"mimetypeapplication/"].iter().any(|sign| contains(bytes, sign));
    if archive && is_workbook() && workbook::sheets(bytes).is_err() {
        return Some(OtherFile::Workbook);
    }
    if seed_list::is_seed_list(bytes) {
        return Some(OtherFile::SeedList);
    }
    // A list of entries may have PINs too.
    if !csv_list::is_list(bytes) && rating_list::is_rating_list(bytes) {
        return Some(OtherFile::RatingList);
    }
    let first = bytes.iter().find(|byte| !byte.is_ascii_whitespace());
    let marked = FOREIGN.iter().any(|sign| bytes.starts_with(sign)) || matches!(first, Some(b'<' | b'{' | b'['));
    marked.then_some(OtherFile::Foreign)
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
            (";name=Open\n;date=08/01/2005\n", Some(Format::Tou)),
            ("\u{FEFF}\n;vill=Dorf\n", Some(Format::Tou)),
            (";Num Nom Pr\u{E9}nom               Niv Licence Club\n", Some(Format::Tou)),
            (
                "; an old file\n\n 1 Brook Ada 3d RO Mill 34 3 99 9 2+/w 3-/b2\n  Lake_Bo - 1k SE xxxx 33 1 9 9 1- 0=\n",
                Some(Format::H9),
            ),
            ("Brook Ada 3d RO\n", None),
            ("# a comment\nTOURNEY Open, Dorf\n start=1/2/2026\nPLAYERS\n", Some(Format::Aga)),
            ("Tourney of friends\n", None),
            ("1|van der Berg|Jan|3k|NL\n2|Nagy|Éva|12 kyu|HU\n", Some(Format::Csv)),
            ("Brook Ada,3k\nPop Ana,shodan\n", Some(Format::Csv)),
            ("Dear all,\nwe play at 10, please come.\n", None),
            ("012 Open\nXXR 3\n001    1      Brook, Ada\n", Some(Format::Trf)),
            ("012 Open\n002 nothing\n", None),
            (";numele=x\nNume;Prenume;Grad\n", Some(Format::Csv)),
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

    #[test]
    fn files_that_are_not_imported_are_known() {
        let rated = " 10000001  Brook Ada                             NL  Mill    9k   --   1290     2  T171118A\n";
        for (content, other) in [
            ("SQLite format 3\0 and more".to_string(), Some(OtherFile::Database)),
            ("PK\x03\x04 manifest.json".into(), Some(OtherFile::Bundle)),
            ("PK\x03\x04 [Content_Types].xml".into(), Some(OtherFile::Workbook)),
            ("{\"format\":\"drawmaster-seedlist\"}".into(), Some(OtherFile::SeedList)),
            (format!("<pre>\n{rated}</pre>"), Some(OtherFile::RatingList)),
            ("%PDF-1.7".into(), Some(OtherFile::Foreign)),
            ("<html></html>".into(), Some(OtherFile::Foreign)),
            ("[1, 2]".into(), Some(OtherFile::Foreign)),
            ("Brook,Ada,5k\n".into(), None),
            (String::new(), None),
        ] {
            assert_eq!(detect_other(content.as_bytes()), other, "{content}");
        }
    }
}
