//! The European Go Database's published list of rated players: a page with one line of fixed columns per player, plain or
//! in a ZIP archive.

use std::io::{Cursor, Read};

use chrono::NaiveDate;
use domain::{Country, Gor, RatedPlayer};
use messages::{Message, message};

use crate::FormatError;
use crate::error::{MAX_BYTES, sized, within};
use crate::notes::Notes;
use crate::text::{clean, decode};

/// A list of rated players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatingList {
    /// The date of the list, if the list contains it.
    pub date: Option<NaiveDate>,
    /// The players in the list's order.
    pub players: Vec<RatedPlayer>,
    /// The number of unreadable lines, in English.
    pub notes: Vec<Message>,
}

/// The largest archive, in bytes. The whole list needs a tenth of it.
const MAX_PACKED: usize = 16 * 1024 * 1024;
/// The most files in an archive. It has one, sometimes with a note beside it.
const MAX_FILES: usize = 32;

/// Reads the list. Damaged player lines are left out and counted in a note.
///
/// # Errors
/// The file has no players, is a web page that checks the browser, or is a damaged archive.
pub fn read(bytes: &[u8]) -> Result<RatingList, FormatError> {
    let bytes = sized(bytes)?;
    if bytes.starts_with(b"PK\x03\x04") {
        return read(&unpacked(bytes)?);
    }
    let mut list = RatingList { date: None, players: Vec::new(), notes: Vec::new() };
    let mut damaged = 0_usize;
    for line in bytes.split(|&byte| byte == b'\n') {
        if !is_player(line) {
            list.date = list.date.or_else(|| date(line));
            continue;
        }
        match player(line) {
            Some(player) => list.players.push(player),
            None => damaged += 1,
        }
    }
    if list.players.is_empty() {
        return Err(no_list(bytes));
    }
    let mut notes = Notes::default();
    if damaged > 0 {
        notes.add(message!("import-note-damaged-lines", count = damaged));
    }
    list.notes = notes.into_vec();
    Ok(list)
}

/// Returns the largest file of an archive, up to the limit of all readers.
fn unpacked(bytes: &[u8]) -> Result<Vec<u8>, FormatError> {
    let damaged = |found: Message| FormatError::OtherFormat { expected: message!("import-format-egd-list"), found };
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
fn no_list(bytes: &[u8]) -> FormatError {
    const BROWSER_CHECKS: [&str; 6] = [
        "checking your browser",
        "just a moment",
        "cf-chl",
        "challenge-platform",
        "cf-browser-verification",
        "enable javascript",
    ];
    let page = decode(&bytes[..bytes.len().min(200_000)]).to_lowercase();
    let found = if BROWSER_CHECKS.iter().any(|words| page.contains(words)) {
        message!("import-found-browser-check")
    } else {
        message!("import-found-no-pins")
    };
    FormatError::OtherFormat { expected: message!("import-format-egd-list"), found }
}

/// Returns whether a line begins with a blank and the eight digits of a PIN.
fn is_player(line: &[u8]) -> bool {
    line.len() > 9 && line[0] == b' ' && line[1..9].iter().all(u8::is_ascii_digit)
}

/// Parses a line such as `(22 Feb 2018)`.
fn date(line: &[u8]) -> Option<NaiveDate> {
    let text = std::str::from_utf8(line).ok()?.trim().strip_prefix('(')?.strip_suffix(')')?;
    NaiveDate::parse_from_str(text, "%d %b %Y").ok()
}

/// Parses a player's line. Its columns are at fixed bytes, regardless of the characters in them.
fn player(line: &[u8]) -> Option<RatedPlayer> {
    let column = |from: usize, to: usize| -> Option<String> {
        let bytes = line.get(from..to.min(line.len()))?;
        Some(clean(&decode(bytes)).0)
    };
    let name = column(11, 49)?;
    let (family, given) = name.split_once(' ').unwrap_or((&name, ""));
    let words = |name: &str| clean(&name.replace('_', " ")).0;
    let club = column(53, 57)?;
    Some(RatedPlayer {
        pin: column(1, 9)?,
        family: words(family),
        given: words(given),
        country: column(49, 51)?.parse().ok().filter(|country: &Country| country.to_string() != "XX"),
        club: if club.eq_ignore_ascii_case("xxx") { String::new() } else { club },
        rank: column(60, 63)?.parse().ok()?,
        rating: Gor(column(71, 75)?.parse().ok()?),
        tournaments: column(75, 81)?.parse().ok()?,
        last_event: column(83, 91).unwrap_or_default(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line of the list: PIN, name, country, club, grade, rating, tournaments, last event.
    fn line(fields: [&str; 8]) -> Vec<u8> {
        let [pin, name, country, club, grade, rating, tournaments, last] = fields;
        let text = format!(
            " {pin}  {name:<38}{country}  {club:<4}   {grade:>3}   --   {rating:>4}{tournaments:>6}  {last:<8}\n"
        );
        text.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect()
    }

    fn list() -> Vec<u8> {
        let lines = [
            ["12345678", "Brook_van_der Ada_Zoë", "NL", "Mill", "6k", "1490", "2", "T020209A"],
            ["12345679", "(undefined) Pop", "XX", "xxx", "20k", "-100", "12", ""],
            ["12345680", "Field", "UK", "TÜ", "1p", "2700", "1", "T061007AX"],
            ["12345681", "Damaged Line", "UK", "StAn", "99k", "596", "1", "T061007A"],
        ];
        let head = b"<html>\n(22 Feb 2018)\n<pre>\n   PIN          Name\n".to_vec();
        [head, lines.map(line).concat(), b"Number of players: 4\n</pre>\n".to_vec()].concat()
    }

    #[test]
    fn players_are_read_from_fixed_columns() {
        let list = read(&list()).unwrap();
        assert_eq!(list.date, NaiveDate::from_ymd_opt(2018, 2, 22));
        let [brook, pop, field] = &list.players[..] else { panic!("three players: {list:?}") };
        assert_eq!((brook.family.as_str(), brook.given.as_str()), ("Brook van der", "Ada Zoë"));
        assert_eq!((brook.rank.to_string(), brook.rating, brook.tournaments), ("6k".into(), Gor(1490), 2));
        assert_eq!((pop.country, pop.club.as_str(), pop.rating, pop.last_event.as_str()), (None, "", Gor(-100), ""));
        assert_eq!((field.given.as_str(), field.club.as_str(), field.last_event.as_str()), ("", "TÜ", "T061007A"));
        assert_eq!(list.notes, [message!("import-note-damaged-lines", count = 1)]);
        assert!(read(b"<html></html>").unwrap_err().to_string().contains("eight digits"));
    }

    #[test]
    fn damaged_archive_is_refused_without_words_of_the_library() {
        for end in ["", "nothing", "\0\0\0\0PK\x05\x06\0\0\0\0\x01\0\x01\0\x2E\0\0\0\0\0\0\0\0\0"] {
            let refusal = read(format!("PK\x03\x04{end}").as_bytes()).unwrap_err().to_string();
            assert!(refusal.contains("The ZIP archive is damaged."), "{refusal}");
        }
    }

    #[test]
    fn published_list_is_read_completely() {
        let path = format!("{}/../../../shared/data/egd-list.html", env!("CARGO_MANIFEST_DIR"));
        let Ok(bytes) = std::fs::read(path) else {
            println!("skipped: egd-list is not beside the project");
            return;
        };
        let list = read(&bytes).unwrap();
        assert_eq!((list.players.len(), list.notes.len()), (42_824, 0));
        assert_eq!(list.date, NaiveDate::from_ymd_opt(2018, 2, 22));
        assert!(list.players.iter().any(|p| p.club == "Malm" && p.country.is_some()));
    }
}
