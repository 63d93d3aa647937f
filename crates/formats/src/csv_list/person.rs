//! Reading a row of a list as a player, with messages about invalid fields that explain the correct form.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use domain::model::country::UnknownCountry;
use domain::model::player::{Birth, Sex};
use domain::{Category, Player, Rank};
use messages::{Explain, Message, message};

use super::column::ListColumn;
use super::country_names::country;
use super::names::{family_first, given_first};
use super::sheet::Row;
use super::value::{self, is_nothing};
use super::value_words::{SexLetters, is_no_value, month};
use crate::error::BadRow;
use crate::notes::Notes;
use crate::text::{clean, excerpt, is_number};

/// A player of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedPlayer {
    /// The player's line, from 1.
    pub line: u64,
    /// The person.
    pub player: Player,
    /// A word that players of one family share (R11).
    pub family_group: Option<String>,
    /// SEYGO points by category (R25).
    pub sp: BTreeMap<Category, u32>,
}

/// Whether the days of a list have the day or the month first, as far as one of them shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum DayOrder {
    /// 31/5/2014.
    DayFirst,
    /// 5/31/2014.
    MonthFirst,
    /// No day shows the order, or some show the one and some the other.
    Unknown,
}

/// What the values of whole columns show.
#[derive(Debug, Clone, Copy)]
pub(super) struct Habits {
    days: DayOrder,
    sexes: SexLetters,
}

impl Habits {
    /// Returns the habits of a list.
    pub fn of(columns: &[Option<ListColumn>], rows: &[Row]) -> Habits {
        let of_sex = columns.iter().position(|column| *column == Some(ListColumn::Sex));
        let sexes =
            of_sex.map(|at| SexLetters::of(rows.iter().filter_map(|row| row.fields.get(at).map(String::as_str))));
        Habits { days: day_order(columns, rows), sexes: sexes.unwrap_or_default() }
    }
}

/// Returns the order of days in the column of births: one unambiguous day, such as 31/5/2014, shows it for all.
fn day_order(columns: &[Option<ListColumn>], rows: &[Row]) -> DayOrder {
    let Some(at) = columns.iter().position(|column| *column == Some(ListColumn::Birth)) else {
        return DayOrder::Unknown;
    };
    let parts = rows.iter().filter_map(|row| numbers(row.fields.get(at)?));
    let (mut day_first, mut month_first) = (false, false);
    for (first, second, _) in parts {
        day_first |= first > 12;
        month_first |= second > 12;
    }
    match (day_first, month_first) {
        (true, false) => DayOrder::DayFirst,
        (false, true) => DayOrder::MonthFirst,
        _ => DayOrder::Unknown,
    }
}

/// Returns the three numbers of a day with slashes, such as 31/5/2014.
fn numbers(text: &str) -> Option<(u32, u32, u32)> {
    let parts: Vec<u32> = without_time(text).split('/').map(|part| part.trim().parse().ok()).collect::<Option<_>>()?;
    if let [first, second, year] = parts[..] { Some((first, second, year)) } else { None }
}

/// Returns the player of a row, or all problems of the row.
pub(super) fn listed(
    columns: &[Option<ListColumn>],
    row: &Row,
    habits: Habits,
    notes: &mut Notes,
) -> Result<ListedPlayer, Vec<BadRow>> {
    let line = row.line;
    let mut problems = Vec::new();
    if row.fields.iter().skip(columns.len()).any(|field| !field.is_empty()) {
        let (fields, named) = (row.fields.len(), columns.len());
        problems.push(message!("import-problem-field-count", fields, columns = named));
    }
    let player = Player::new("", "", Rank::WEAKEST);
    let mut listed = ListedPlayer { line, player, family_group: None, sp: BTreeMap::new() };
    let mut written: Vec<ListColumn> = Vec::new();
    for (column, field) in columns.iter().zip(&row.fields) {
        let (Some(column), false) = (column, field.is_empty()) else { continue };
        let (text, harmful) = clean(unguarded(field));
        if harmful {
            notes.add(message!("import-note-line-cleaned", line = line.to_string(), text = excerpt(&text)));
        }
        // Of two columns with the same meaning, the first one with a value counts.
        if says_nothing(*column, &text) || written.contains(column) {
            continue;
        }
        written.push(*column);
        problems.extend(take(&mut listed, *column, text, habits, notes).err());
    }
    // The proposed transliteration depends on the whole name.
    if let Some(latin) = listed.player.latin.take() {
        listed.player.set_latin(&latin);
    }
    problems.extend(nameless(&listed.player));
    if !written.contains(&ListColumn::Rank) {
        problems.push(match listed.player.list_name() {
            name if name.is_empty() => message!("import-problem-no-rank-or-name"),
            name => message!("import-problem-no-rank", name),
        });
    }
    if problems.is_empty() { Ok(listed) } else { Err(problems.into_iter().map(|what| BadRow { line, what }).collect()) }
}

/// Returns a problem if a part of the name is missing. This is usually a mistake in the columns, rarely the whole name.
fn nameless(player: &Player) -> Option<Message> {
    match (player.family.is_empty(), player.given.is_empty()) {
        (true, true) => Some(message!("import-problem-no-name")),
        (true, false) => Some(message!("import-problem-only-given-name", name = excerpt(&player.given))),
        (false, true) => Some(message!("import-problem-only-family-name", name = excerpt(&player.family))),
        (false, false) => None,
    }
}

/// Returns whether a field says that its column has no value.
fn says_nothing(column: ListColumn, text: &str) -> bool {
    match column {
        ListColumn::Rank | ListColumn::FfgStatus => false,
        // `Nil` and `Nu` are names, and `NU` is a country.
        ListColumn::Family | ListColumn::Given | ListColumn::FamilyFirst | ListColumn::GivenFirst => is_nothing(text),
        ListColumn::Middle | ListColumn::Latin => is_nothing(text),
        // Clubs have short names: `Ei`, `Net`.
        ListColumn::Club | ListColumn::Town | ListColumn::FamilyGroup => {
            // Signs between the letters do not make a word longer.
            let letters = text.chars().filter(|c| c.is_alphanumeric()).count();
            is_nothing(text) || (letters > 3 && is_no_value(text))
        }
        ListColumn::Country => is_nothing(text) || (is_no_value(text) && country(text).is_none()),
        ListColumn::Rating => is_nothing(text) || is_no_value(text) || text == "0",
        _ => is_nothing(text) || is_no_value(text),
    }
}

/// Returns a field without the apostrophe that keeps spreadsheets from running it as a formula, and without the formula that keeps
/// them from taking it for a number: `="12345678"`.
fn unguarded(field: &str) -> &str {
    if let Some(quoted) = field.strip_prefix("=\"").and_then(|rest| rest.strip_suffix('"')) {
        return quoted;
    }
    field.strip_prefix('\'').filter(|rest| rest.starts_with(['=', '+', '-', '@'])).unwrap_or(field)
}

/// Stores a field in the player; the error is the problem of the field.
fn take(
    listed: &mut ListedPlayer,
    column: ListColumn,
    text: String,
    habits: Habits,
    notes: &mut Notes,
) -> Result<(), Message> {
    let line = listed.line;
    let player = &mut listed.player;
    match column {
        ListColumn::Family => player.family = text,
        ListColumn::Given => player.given = text,
        ListColumn::FamilyFirst => (player.family, player.given) = family_first(&text),
        ListColumn::GivenFirst => (player.given, player.family) = given_first(&text),
        ListColumn::Middle => player.middle = text,
        ListColumn::Latin => player.latin = Some(text),
        ListColumn::Rank => player.rank = rank(&text, line, notes)?,
        ListColumn::Rating => player.rating = Some(value::rating(&text)?),
        ListColumn::Country => {
            player.country = Some(country(&text).ok_or_else(|| UnknownCountry(text.clone()).message())?);
        }
        ListColumn::Town => player.town = text,
        ListColumn::Club => player.club = text,
        ListColumn::Birth => player.birth = Some(birth(&text, habits.days, line, notes)?),
        ListColumn::Pin => player.egd_pin = pin(&text, line, notes)?,
        ListColumn::Irn => player.irn = Some(text),
        ListColumn::Sex => player.sex = Some(sex(&text, habits.sexes)?),
        ListColumn::FfgLicence => player.ffg_licence = Some(register_number(text)?),
        ListColumn::FfgStatus => player.ffg_status = Some(text),
        ListColumn::UserName => player.user_name = Some(text),
        ListColumn::RatingRank => player.rating_rank = Some(rank(&text, line, notes)?),
        ListColumn::AgaId => player.aga_id = Some(register_number(text)?),
        ListColumn::FamilyGroup => listed.family_group = Some(text),
        ListColumn::Sp(category) => {
            let points = value::without_fraction(&text)
                .parse()
                .map_err(|_| message!("import-problem-points", text = excerpt(&text)))?;
            listed.sp.insert(category, points);
        }
    }
    Ok(())
}

/// Reads a rank, with a note if it is a bare number or below ours.
fn rank(text: &str, line: u64, notes: &mut Notes) -> Result<Rank, Message> {
    let read = value::rank(text)?;
    let (line, rank) = (line.to_string(), read.rank.to_string());
    if read.below {
        notes.add(message!("import-note-rank-below", line, written = excerpt(text), rank));
    } else if read.bare {
        notes.add(message!("import-note-rank-bare", line, written = excerpt(text), rank));
    }
    Ok(read.rank)
}

/// Reads a year or a day. Of a day such as 5/3/2012, whose order no day of the list shows, only the year is used, with a note.
fn birth(text: &str, order: DayOrder, line: u64, notes: &mut Notes) -> Result<Birth, Message> {
    let known = |year: &i32| (1900..=2100).contains(year);
    let year = value::without_fraction(text).trim_end_matches('.').parse().ok().filter(known).map(Birth::Year);
    let day = || day(text, order).or_else(|| value::spreadsheet_day(text));
    let unclear = numbers(text)
        .filter(|(first, second, _)| first != second && (1..=12).contains(first) && (1..=12).contains(second));
    if let (Some((_, _, written)), DayOrder::Unknown) = (unclear, order) {
        let year = i32::try_from(full_year(written)).ok().filter(known);
        let year = year.ok_or_else(|| message!("import-problem-birth", text = excerpt(text)))?;
        let (line, year_text) = (line.to_string(), year.to_string());
        notes.add(message!("import-note-unclear-day", line, text = excerpt(text), year = year_text));
        return Ok(Birth::Year(year));
    }
    let day = || day().filter(|day| known(&chrono::Datelike::year(day))).map(Birth::Day);
    year.or_else(day).ok_or_else(|| message!("import-problem-birth", text = excerpt(text)))
}

/// Returns a day without the time that spreadsheets and forms write behind it, and without a word for year.
fn without_time(text: &str) -> &str {
    let text =
        text.split_once('T').filter(|(day, _)| day.ends_with(|c: char| c.is_ascii_digit())).map_or(text, |t| t.0);
    let mut text = text.trim();
    while let Some((before, last)) = text.rsplit_once(char::is_whitespace) {
        let is_behind = last.contains(':') || ["AM", "PM", "am", "pm", "г.", "г", "р.", "року", "года"].contains(&last);
        if !is_behind {
            break;
        }
        text = before.trim();
    }
    text
}

/// Parses a day such as 2014-05-31, 31.05.14, 31 May 2014, or 31/05/2014 if that is unambiguous or the list shows the order.
fn day(text: &str, order: DayOrder) -> Option<NaiveDate> {
    let text = without_time(text).trim_end_matches('.');
    if let Some(day) = day_in_words(text) {
        return Some(day);
    }
    let parts: Vec<u32> = text.split(['-', '.', '/']).map(|part| part.trim().parse().ok()).collect::<Option<_>>()?;
    let date = |year: u32, month, day| NaiveDate::from_ymd_opt(i32::try_from(full_year(year)).ok()?, month, day);
    match parts[..] {
        [year, month, day] if year > 31 => date(year, month, day),
        [day, month, year] if !text.contains('/') || day > 12 || day == month => date(year, month, day),
        [month, day, year] if day > 12 || order == DayOrder::MonthFirst => date(year, month, day),
        [day, month, year] if order == DayOrder::DayFirst => date(year, month, day),
        _ => None,
    }
}

/// Parses a day with the name of its month: 31 May 2014, 31-May-14, May 31, 2014.
fn day_in_words(text: &str) -> Option<NaiveDate> {
    let words: Vec<&str> = text.split([' ', ',', '.', '-', '/', '\u{a0}']).filter(|word| !word.is_empty()).collect();
    let words: Vec<&str> = words.into_iter().filter(|word| !["de", "of", "a"].contains(word)).collect();
    let number = |word: &str| word.trim_end_matches(|c: char| c.is_alphabetic() || c == 'º').parse::<u32>().ok();
    let (month, day, year) = match words[..] {
        [day, name, year] if month(name).is_some() => (month(name)?, number(day)?, number(year)?),
        [name, day, year] => (month(name)?, number(day)?, number(year)?),
        _ => return None,
    };
    let (day, year) = if day > 31 { (year, day) } else { (day, year) };
    NaiveDate::from_ymd_opt(i32::try_from(full_year(year)).ok()?, month, day)
}

/// Returns whether a field is a day, in whichever order.
pub(super) fn is_day(text: &str) -> bool {
    day(text, DayOrder::DayFirst).or_else(|| day(text, DayOrder::MonthFirst)).is_some()
}

/// Returns a year with its century: 30 to 99 are years of the last one.
fn full_year(written: u32) -> u32 {
    match written {
        0..=29 => 2000 + written,
        30..=99 => 1900 + written,
        year => year,
    }
}

/// Reads an EGD PIN. Words instead of one are left out with a note.
fn pin(text: &str, line: u64, notes: &mut Notes) -> Result<Option<String>, Message> {
    let pin = value::pin(text)?;
    if pin.is_none() && text.chars().any(char::is_alphabetic) {
        notes.add(message!("import-note-line-no-pin", line = line.to_string(), text = excerpt(text)));
    }
    Ok(pin)
}

/// Reads a number of the French federation or the AGA.
fn register_number(text: String) -> Result<String, Message> {
    let text = value::without_fraction(&text).to_string();
    if is_number(&text) { Ok(text) } else { Err(message!("import-problem-register-number", text = excerpt(&text))) }
}

fn sex(text: &str, letters: SexLetters) -> Result<Sex, Message> {
    letters.sex(text).ok_or_else(|| message!("import-problem-sex", text = excerpt(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_for_nothing_are_no_names_and_no_countries() {
        for (column, text) in [
            (ListColumn::Latin, "Nil"),
            (ListColumn::Middle, "Nu"),
            (ListColumn::Country, "NU"),
            (ListColumn::Club, "Ei"),
            (ListColumn::FamilyGroup, "E|\"i"),
        ] {
            assert!(!says_nothing(column, text), "{text}");
        }
        for (column, text) in [(ListColumn::Pin, "nil"), (ListColumn::Country, "none"), (ListColumn::Club, "keiner")] {
            assert!(says_nothing(column, text), "{text}");
        }
    }

    #[test]
    fn days_of_birth_are_read_as_people_write_them() {
        let read = |text: &str, order| {
            let mut notes = Notes::default();
            let read = birth(text, order, 4, &mut notes).map(|birth| format!("{birth:?}")).unwrap_or_default();
            (read, notes.into_vec().len())
        };
        let unknown = |text: &str| read(text, DayOrder::Unknown);
        for text in [
            "2014-05-31",
            "31.05.2014",
            "31.5.2014",
            "31.5.14",
            "31.05.2014.",
            "31/05/2014",
            "05/31/2014",
            "5/31/14",
            "2014-05-31 00:00:00",
            "2014-05-31T00:00:00",
            "5/31/2014 0:00:00",
            "2014. 05. 31.",
            "31-May-2014",
            "31 mai 2014",
            "31. Mai 2014",
            "May 31, 2014",
            "31 травня 2014 р.",
            "31 de mayo de 2014",
            "31.05.2014 г.",
            "31 maja 2014",
            "41790.0",
        ] {
            assert_eq!(unknown(text), ("Day(2014-05-31)".into(), 0), "{text}");
        }
        assert_eq!(unknown("2014.0"), ("Year(2014)".into(), 0));
        assert_eq!((unknown("2014").0, unknown("7/7/2014").0), ("Year(2014)".into(), "Day(2014-07-07)".into()));
        assert_eq!(unknown("5/3/12"), ("Year(2012)".into(), 1));
        assert_eq!(unknown("05/06/1985"), ("Year(1985)".into(), 1));
        assert_eq!(read("5/3/12", DayOrder::DayFirst), ("Day(2012-03-05)".into(), 0));
        assert_eq!(read("5/3/12", DayOrder::MonthFirst), ("Day(2012-05-03)".into(), 0));
        for text in ["31.02.2014", "14", "may", "may 2014", "5 may", "32/13/2014", "5/6", "5/6/1850"] {
            assert_eq!(unknown(text), (String::new(), 0), "{text}");
        }
    }

    #[test]
    fn one_unambiguous_day_shows_the_order_of_all() {
        let order = |days: &[&str]| {
            let rows =
                days.iter().map(|day| Row { line: 1, fields: vec!["x".into(), (*day).into()] }).collect::<Vec<_>>();
            day_order(&[None, Some(ListColumn::Birth)], &rows)
        };
        assert_eq!(order(&["5/3/12", "31/5/2014", ""]), DayOrder::DayFirst);
        assert_eq!(order(&["5/3/12", "5/31/14"]), DayOrder::MonthFirst);
        assert_eq!(order(&["5/3/12", "2014"]), DayOrder::Unknown);
        assert_eq!(order(&["31/5/2014", "5/31/14"]), DayOrder::Unknown);
    }
}
