//! Reading a row of a list as a player, with messages about invalid fields that explain the correct form.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use domain::model::country::UnknownCountry;
use domain::model::player::{Birth, Sex};
use domain::{Category, Player, Rank};
use messages::{Explain, Message, message};

use super::column::ListColumn;
use super::country_names::country;
use super::sheet::Row;
use super::value::{self, is_nothing};
use crate::error::BadRow;
use crate::notes::Notes;
use crate::text::{clean, excerpt, is_number, is_pin};

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

/// Returns the player of a row, or all problems of the row.
pub(super) fn listed(
    columns: &[Option<ListColumn>],
    row: &Row,
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
    let mut rank_written = false;
    for (column, field) in columns.iter().zip(&row.fields) {
        let (Some(column), false) = (column, field.is_empty()) else { continue };
        let (text, harmful) = clean(unguarded(field));
        if harmful {
            notes.add(message!("import-note-line-cleaned", line = line.to_string(), text = excerpt(&text)));
        }
        if is_nothing(&text) && ![ListColumn::Rank, ListColumn::FfgStatus].contains(column) {
            continue;
        }
        rank_written |= *column == ListColumn::Rank;
        problems.extend(take(&mut listed, *column, text, notes).err());
    }
    // The proposed transliteration depends on the whole name.
    if let Some(latin) = listed.player.latin.take() {
        listed.player.set_latin(&latin);
    }
    problems.extend(nameless(&listed.player));
    if !rank_written {
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

/// Returns a field without the apostrophe that keeps spreadsheets from running it as a formula.
fn unguarded(field: &str) -> &str {
    field.strip_prefix('\'').filter(|rest| rest.starts_with(['=', '+', '-', '@'])).unwrap_or(field)
}

/// Stores a field in the player; the error is the problem of the field.
fn take(listed: &mut ListedPlayer, column: ListColumn, text: String, notes: &mut Notes) -> Result<(), Message> {
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
        ListColumn::Birth => player.birth = Some(birth(&text)?),
        ListColumn::Pin => player.egd_pin = Some(pin(text)?),
        ListColumn::Irn => player.irn = Some(text),
        ListColumn::Sex => player.sex = Some(sex(&text)?),
        ListColumn::FfgLicence => player.ffg_licence = Some(register_number(text)?),
        ListColumn::FfgStatus => player.ffg_status = Some(text),
        ListColumn::AgaId => player.aga_id = Some(register_number(text)?),
        ListColumn::FamilyGroup => listed.family_group = Some(text),
        ListColumn::Sp(category) => {
            let points = text.parse().map_err(|_| message!("import-problem-points", text = excerpt(&text)))?;
            listed.sp.insert(category, points);
        }
    }
    Ok(())
}

/// Small words that begin a family name.
const PARTICLES: [&str; 20] = [
    "van", "von", "der", "den", "de", "del", "della", "di", "da", "do", "dos", "du", "la", "le", "ten", "ter", "zu",
    "zum", "af", "al",
];

/// Splits "Brook, Ada", "Brook Ada" or "van der Berg Jan" into family and given name. Without a comma, the first word is the
/// family name, with the particles before it.
fn family_first(name: &str) -> (String, String) {
    let is_particle = |word: &&&str| PARTICLES.contains(*word);
    let words: Vec<&str> = name.split_whitespace().collect();
    let particles = words.iter().take_while(is_particle).count();
    if let Some((family, given)) = name.split_once(',') {
        return (family.trim().into(), given.trim().into());
    }
    let (family, given) = words.split_at((particles + 1).min(words.len()));
    (family.join(" "), given.join(" "))
}

/// Splits "Ada Brook" into given and family name. The last word is the family name. With a comma, the family name is
/// first all the same.
fn given_first(name: &str) -> (String, String) {
    if name.contains(',') {
        let (family, given) = family_first(name);
        return (given, family);
    }
    let words: Vec<&str> = name.split_whitespace().collect();
    let last = words.len().saturating_sub(1);
    let particles = words[..last].iter().rev().take_while(|word| PARTICLES.contains(*word)).count();
    let (given, family) = words.split_at(last - particles);
    (given.join(" "), family.join(" "))
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

fn birth(text: &str) -> Result<Birth, Message> {
    let known = |year: &i32| (1900..=2100).contains(year);
    let year = text.parse().ok().filter(known).map(Birth::Year);
    let day = || day(text).or_else(|| value::spreadsheet_day(text));
    let day = || day().filter(|day| known(&chrono::Datelike::year(day))).map(Birth::Day);
    year.or_else(day).ok_or_else(|| message!("import-problem-birth", text = excerpt(text)))
}

/// Parses a day such as 2014-05-31, 31.05.2014, or 31/05/2014 if that is unambiguous.
fn day(text: &str) -> Option<NaiveDate> {
    let parts: Vec<u32> = text.split(['-', '.', '/']).map(|part| part.trim().parse().ok()).collect::<Option<_>>()?;
    let date = |year: u32, month, day| NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, month, day);
    match parts[..] {
        [year, month, day] if year > 31 => date(year, month, day),
        [day, month, year] if !text.contains('/') || day > 12 || day == month => date(year, month, day),
        [month, day, year] if day > 12 => date(year, month, day),
        _ => None,
    }
}

fn pin(text: String) -> Result<String, Message> {
    if is_pin(&text) { Ok(text) } else { Err(message!("import-problem-pin", text = excerpt(&text))) }
}

/// Reads a number of the French federation or the AGA.
fn register_number(text: String) -> Result<String, Message> {
    if is_number(&text) { Ok(text) } else { Err(message!("import-problem-register-number", text = excerpt(&text))) }
}

fn sex(text: &str) -> Result<Sex, Message> {
    match text.to_lowercase().as_str() {
        "f" | "female" | "w" | "girl" | "woman" => Ok(Sex::Female),
        "m" | "male" | "boy" | "man" => Ok(Sex::Male),
        _ => Err(message!("import-problem-sex", text = excerpt(text))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_names_are_split() {
        let both = |(first, second): (String, String)| format!("{first}|{second}");
        assert_eq!(both(family_first("Brook, Ada Maria")), "Brook|Ada Maria");
        assert_eq!(both(family_first("Brook Ada")), "Brook|Ada");
        assert_eq!(both(given_first("Ada Maria Brook")), "Ada Maria|Brook");
        assert_eq!(both(given_first("van der Mühl, Zoë")), "Zoë|van der Mühl");
        assert_eq!(both(given_first("Brook")), "|Brook");
        assert_eq!(both(family_first("van der Berg Jan")), "van der Berg|Jan");
        assert_eq!(both(family_first("de")), "de|");
        assert_eq!(both(given_first("Jan van der Berg")), "Jan|van der Berg");
        assert_eq!(both(given_first("Ada De Brook")), "Ada De|Brook");
    }

    #[test]
    fn day_of_birth_must_be_unambiguous() {
        let read = |text: &str| birth(text).map(|birth| format!("{birth:?}")).unwrap_or_default();
        for text in ["2014-05-31", "31.05.2014", "31.5.2014", "31/05/2014", "05/31/2014"] {
            assert_eq!(read(text), "Day(2014-05-31)", "{text}");
        }
        assert_eq!((read("2014"), read("7/7/2014")), ("Year(2014)".into(), "Day(2014-07-07)".into()));
        for text in ["05/06/2014", "31.02.2014", "14", "may", "1.2.3", "5.5.14"] {
            assert!(birth(text).is_err(), "{text}");
        }
    }
}
