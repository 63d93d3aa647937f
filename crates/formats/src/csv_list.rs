//! Lists of players as CSV: UTF-8, commas, semicolons or tabs, columns in any order, named by the first line.

use std::collections::{BTreeMap, HashMap};

use csv::{ReaderBuilder, StringRecord};
use domain::player::{Birth, Sex};
use domain::{Category, Gor, Player, Rank};

use crate::FormatError;
use crate::error::{short_lines, utf8};
use crate::notes::Notes;
use crate::text::{clean, excerpt};

/// The most lines of a list.
const MAX_LINES: usize = 20_000;
/// The longest line, in bytes: every comma in it takes room, whether or not there is something between.
const MAX_LINE: usize = 50_000;
/// The longest field, in bytes.
const MAX_FIELD: usize = 500;

/// A player as a list has him.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedPlayer {
    /// The line he stands in, from 1.
    pub line: u64,
    /// The person.
    pub player: Player,
    /// Players with the same word here are one family (R11).
    pub family_group: Option<String>,
    /// SEYGO points by category (R25).
    pub sp: BTreeMap<Category, u32>,
}

/// A list of players and what was odd about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerList {
    /// The players in the list's order.
    pub players: Vec<ListedPlayer>,
    /// Unknown columns, doubled names, cleaned fields, in plain words.
    pub notes: Vec<String>,
}

/// What a column means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Column {
    Family,
    Given,
    Rank,
    Rating,
    Country,
    Club,
    Birth,
    Pin,
    Irn,
    Sex,
    FamilyGroup,
    Sp(u8),
}

impl Column {
    /// The column a heading names: ours, and the usual English ones.
    fn named(heading: &str) -> Option<Column> {
        let name: String = heading.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
        Some(match name.as_str() {
            "family" | "familyname" | "surname" | "lastname" | "last" | "name" => Column::Family,
            "given" | "givenname" | "givennames" | "firstname" | "first" | "forename" => Column::Given,
            "rank" | "grade" | "level" => Column::Rank,
            "rating" | "gor" | "elo" => Column::Rating,
            "country" | "nation" | "cc" => Column::Country,
            "club" => Column::Club,
            "birthyear" | "yearofbirth" | "birth" | "birthdate" | "dateofbirth" | "born" => Column::Birth,
            "egdpin" | "pin" | "egfpin" | "egd" => Column::Pin,
            "irn" => Column::Irn,
            "sex" | "gender" => Column::Sex,
            "familygroup" => Column::FamilyGroup,
            sp => Column::Sp(sp.strip_prefix("sp")?.parse().ok()?),
        })
    }
}

/// Whether a text's first line names the columns a list needs.
pub(crate) fn is_list(text: &str) -> bool {
    let first = text.lines().next().unwrap_or("");
    let columns: Vec<_> = first.split(delimiter(first) as char).map(|h| Column::named(h.trim_matches('"'))).collect();
    [Column::Family, Column::Given, Column::Rank].iter().all(|needed| columns.contains(&Some(*needed)))
}

/// Reads a list.
///
/// # Errors
/// A list that is not UTF-8 or lacks the columns family, given or rank; the first line that cannot be taken; two lines
/// with the same EGD PIN or IRN (R6).
pub fn read(bytes: &[u8]) -> Result<PlayerList, FormatError> {
    let text = utf8(bytes)?;
    short_lines(text, MAX_LINE)?;
    if let Some((_, line)) = text.split('\n').zip(1u64..).find(|(line, _)| line.contains('\0')) {
        return Err(bad(line, "there is a zero byte, so the file is damaged; save the list again as CSV UTF-8"));
    }
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or("");
    let mut reader = ReaderBuilder::new().delimiter(delimiter(first)).flexible(true).from_reader(text.as_bytes());
    let mut notes = Notes::default();
    let headings = reader.headers().map_err(|error| unreadable(&error))?.clone();
    let columns = columns(&headings, &mut notes)?;
    let mut players: Vec<ListedPlayer> = Vec::new();
    let mut lines = Lines { text, at: 0, line: 1 };
    for record in reader.records() {
        let record = record.map_err(|error| unreadable(&error))?;
        let line = lines.of(&record);
        if record.iter().all(|field| field.trim().is_empty()) {
            continue;
        }
        if players.len() == MAX_LINES {
            return Err(bad(line, format!("a list can have {MAX_LINES} players at most; split it")));
        }
        players.push(listed(&columns, &record, line, &mut notes)?);
    }
    no_person_twice(&players, &mut notes)?;
    Ok(PlayerList { players, notes: notes.into_vec() })
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

/// The separator that the first line has most of.
fn delimiter(first: &str) -> u8 {
    let count = |separator: u8| first.bytes().filter(|b| *b == separator).count();
    [b'\t', b';', b','].into_iter().max_by_key(|&separator| count(separator)).unwrap_or(b',')
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

fn columns(headings: &StringRecord, notes: &mut Notes) -> Result<Vec<Option<Column>>, FormatError> {
    let mut columns: Vec<Option<Column>> = Vec::new();
    for heading in headings {
        let column = Column::named(heading);
        if column.is_some() && columns.contains(&column) {
            return Err(bad(
                1,
                format!("two columns mean the same, the second is \"{}\"; remove one", excerpt(heading)),
            ));
        }
        if column.is_none() && !heading.trim().is_empty() {
            notes.add(format!("The column \"{}\" is unknown and left out.", clean(&excerpt(heading)).0));
        }
        columns.push(column);
    }
    for (needed, column) in [(Column::Family, "family"), (Column::Given, "given"), (Column::Rank, "rank")] {
        if !columns.contains(&Some(needed)) {
            return Err(FormatError::MissingColumn { column });
        }
    }
    Ok(columns)
}

fn listed(
    columns: &[Option<Column>],
    record: &StringRecord,
    line: u64,
    notes: &mut Notes,
) -> Result<ListedPlayer, FormatError> {
    if record.iter().skip(columns.len()).any(|field| !field.trim().is_empty()) {
        let what = format!("it has {} fields, but the first line names {} columns", record.len(), columns.len());
        return Err(bad(line, what));
    }
    let mut listed =
        ListedPlayer { line, player: Player::new("", "", Rank::WEAKEST), family_group: None, sp: BTreeMap::new() };
    let mut ranked = false;
    for (column, field) in columns.iter().zip(record) {
        let (Some(column), false) = (column, field.trim().is_empty()) else { continue };
        if field.len() > MAX_FIELD {
            return Err(bad(line, format!("a field is {} bytes long, more than {MAX_FIELD}", field.len())));
        }
        let (text, harmful) = clean(unguarded(field.trim()));
        if harmful {
            notes.add(format!("Line {line}: control characters are taken out of \"{}\".", excerpt(&text)));
        }
        ranked |= *column == Column::Rank;
        take(&mut listed, *column, text).map_err(|what| bad(line, what))?;
    }
    match (listed.player.list_name().is_empty(), ranked) {
        (true, _) => Err(bad(line, "the player has no name")),
        (false, false) => Err(bad(line, format!("{} has no rank", listed.player.list_name()))),
        _ => Ok(listed),
    }
}

/// A field without the quote that spreadsheets are kept from running formulas with.
fn unguarded(field: &str) -> &str {
    field.strip_prefix('\'').filter(|rest| rest.starts_with(['=', '+', '-', '@'])).unwrap_or(field)
}

/// Puts a field where it belongs; the error says what is wrong with it.
fn take(listed: &mut ListedPlayer, column: Column, text: String) -> Result<(), String> {
    let player = &mut listed.player;
    match column {
        Column::Family => player.family = text,
        Column::Given => player.given = text,
        Column::Rank => player.rank = text.parse().map_err(|error: domain::rank::UnknownRank| error.to_string())?,
        Column::Rating => player.rating = Some(rating(&text)?),
        Column::Country => {
            player.country = Some(text.parse().map_err(|error: domain::country::UnknownCountry| error.to_string())?)
        }
        Column::Club => player.club = text,
        Column::Birth => player.birth = Some(birth(&text)?),
        Column::Pin => player.egd_pin = Some(pin(text)?),
        Column::Irn => player.irn = Some(text),
        Column::Sex => player.sex = Some(sex(&text)?),
        Column::FamilyGroup => listed.family_group = Some(text),
        Column::Sp(category) => {
            let points = text.parse().map_err(|_| format!("\"{}\" is no number of SEYGO points", excerpt(&text)))?;
            listed.sp.insert(Category(category), points);
        }
    }
    Ok(())
}

fn rating(text: &str) -> Result<Gor, String> {
    let rating = text.parse().ok().filter(|rating| (-900..=3500).contains(rating));
    rating.map(Gor).ok_or_else(|| format!("\"{}\" is no rating: write a whole number from -900 to 3500", excerpt(text)))
}

fn birth(text: &str) -> Result<Birth, String> {
    let year = || text.parse().ok().filter(|year| (1900..=2100).contains(year)).map(Birth::Year);
    let day = || text.parse().ok().map(Birth::Day);
    year().or_else(day).ok_or_else(|| format!("\"{}\" is no year of birth: write it as 2014", excerpt(text)))
}

fn pin(text: String) -> Result<String, String> {
    let good = text.len() == 8 && text.bytes().all(|b| b.is_ascii_digit());
    if good { Ok(text) } else { Err(format!("\"{}\" is no EGD PIN: it has eight digits", excerpt(&text))) }
}

fn sex(text: &str) -> Result<Sex, String> {
    match text.to_lowercase().as_str() {
        "f" | "female" | "w" | "girl" => Ok(Sex::Female),
        "m" | "male" | "boy" => Ok(Sex::Male),
        _ => Err(format!("\"{}\" is no sex: write f or m, or leave it empty", excerpt(text))),
    }
}

/// Refuses a PIN or IRN that two lines have; two lines with the same name are noted (R6).
fn no_person_twice(players: &[ListedPlayer], notes: &mut Notes) -> Result<(), FormatError> {
    let mut names: HashMap<String, u64> = HashMap::new();
    let mut numbers: HashMap<(&'static str, &str), u64> = HashMap::new();
    for listed in players {
        let player = &listed.player;
        let own = [("EGD PIN", &player.egd_pin), ("IRN", &player.irn)];
        for (what, value) in own.into_iter().filter_map(|(what, value)| Some((what, value.as_deref()?))) {
            if let Some(first) = numbers.insert((what, value), listed.line) {
                return Err(FormatError::SamePerson { first, second: listed.line, what, value: excerpt(value) });
            }
        }
        let name = player.list_name();
        if let Some(first) = names.insert(name.to_lowercase(), listed.line) {
            notes.add(format!("Lines {first} and {}: {} is there twice.", listed.line, excerpt(&name)));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(list: &str) -> String {
        read(list.as_bytes()).unwrap_err().to_string()
    }

    #[test]
    fn columns_come_in_any_order_and_under_their_usual_names() {
        let list = "\u{FEFF}Rank;First Name;Surname;Shoe;Gender;sp16;Birth Year;PIN;family_group;Country\r\n\
                    5 kyu;Zoë;van der Mühl;39;F;250;2012;10000001;Mühl;nl\r\n\r\n1D;Ada;Brook;;;;;;;UK\r\n";
        let PlayerList { players, notes } = read(list.as_bytes()).unwrap();
        let [zoe, ada] = &players[..] else { panic!("two players") };
        assert_eq!((zoe.line, ada.line), (2, 4));
        assert_eq!((zoe.player.list_name(), zoe.player.rank.to_string()), ("van der Mühl Zoë".into(), "5k".into()));
        assert_eq!((zoe.player.birth, zoe.player.sex), (Some(Birth::Year(2012)), Some(Sex::Female)));
        assert_eq!((zoe.sp[&Category(16)], zoe.family_group.as_deref()), (250, Some("Mühl")));
        assert_eq!(ada.player.country.unwrap().to_string(), "UK");
        assert_eq!(notes, ["The column \"Shoe\" is unknown and left out."]);
    }

    #[test]
    fn quotes_tabs_and_line_breaks_are_understood() {
        let list = "family,given,rank,club\n\"Brook, the\nolder\",\"Ada \"\"A\"\"\",1d,'=Mill\n";
        let player = &read(list.as_bytes()).unwrap().players[0].player;
        assert_eq!((player.family.as_str(), player.given.as_str()), ("Brook, the older", "Ada \"A\""));
        assert_eq!(player.club, "=Mill");
        assert_eq!(read(b"family\tgiven\trank\nBrook\tAda\t1d").unwrap().players.len(), 1);
    }

    #[test]
    fn a_wrong_line_is_named_with_what_is_wrong() {
        let head = "family,given,rank,rating,country,birth_year,egd_pin,sex,sp12";
        for (line, words) in [
            ("Brook,Ada,,,,,,,", "Brook Ada has no rank"),
            (",,1d,,,,,,", "no name"),
            ("Brook,Ada,31k,,,,,,", "\"31k\" is not a rank"),
            ("Brook,Ada,1d,9999,,,,,", "\"9999\" is no rating"),
            ("Brook,Ada,1d,,Narnia,,,,", "\"Narnia\" is not a country"),
            ("Brook,Ada,1d,,,12,,,", "\"12\" is no year"),
            ("Brook,Ada,1d,,,,123,,", "\"123\" is no EGD PIN"),
            ("Brook,Ada,1d,,,,,x,", "\"x\" is no sex"),
            ("Brook,Ada,1d,,,,,,-1", "\"-1\" is no number of SEYGO points"),
            ("Brook,Ada,1d,,,,,,,5", "it has 10 fields, but the first line names 9 columns"),
        ] {
            let error = refused(&format!("{head}\nPop,Ana,5k,,,,,,\n{line}\n"));
            assert!(error.starts_with("Line 3: ") && error.contains(words), "{error}");
        }
        assert!(refused("family,given\nBrook,Ada").contains("no column rank"));
        assert!(refused("family,name,given,rank\n").contains("mean the same"));
        assert!(read(b"family,given,rank\nBr\xE9k,Ada,1d").unwrap_err().to_string().contains("Line 2 is not UTF-8"));
        assert!(refused(&format!("family,given,rank\n{},Ada,1d", "x".repeat(10_000_000))).contains("bytes long"));
    }

    #[test]
    fn one_person_is_not_listed_twice() {
        let pins = refused("family,given,rank,egd_pin\nBrook,Ada,1d,10000001\nPop,Ana,5k,\nBrook,A.,1d,10000001");
        assert_eq!(pins, "Lines 2 and 4 have the same EGD PIN 10000001: one person can be entered only once.");
        assert!(refused("family,given,rank,irn\nBrook,Ada,1d,7\nPop,Ana,5k,7").contains("same IRN 7"));
        let names = read(b"family,given,rank\nBrook,Ada,1d\nBROOK,ADA,2k").unwrap();
        assert_eq!(names.notes, ["Lines 2 and 3: BROOK ADA is there twice."]);
    }
}
