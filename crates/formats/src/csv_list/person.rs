//! One row of a list as a player; what is wrong with it is said in words that tell what to write instead.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use domain::model::player::{Birth, Sex};
use domain::{Gor, Player, Rank};

use super::column::Column;
use super::sheet::Row;
use super::{BadRow, ListedPlayer};
use crate::notes::Notes;
use crate::text::{clean, excerpt};

/// The player of a row, or everything that is wrong with it.
pub(super) fn listed(columns: &[Option<Column>], row: &Row, notes: &mut Notes) -> Result<ListedPlayer, Vec<BadRow>> {
    let line = row.line;
    let bad = |what: String| BadRow { line, what };
    let mut wrong = Vec::new();
    if row.fields.iter().skip(columns.len()).any(|field| !field.is_empty()) {
        let (fields, named) = (row.fields.len(), columns.len());
        wrong.push(bad(format!("it has {fields} fields, but the first line names {named} columns")));
    }
    let player = Player::new("", "", Rank::WEAKEST);
    let mut listed = ListedPlayer { line, player, family_group: None, sp: BTreeMap::new() };
    let mut rank_written = false;
    for (column, field) in columns.iter().zip(&row.fields) {
        let (Some(column), false) = (column, field.is_empty()) else { continue };
        let (text, harmful) = clean(unguarded(field));
        if harmful {
            notes.add(format!("Line {line}: control characters are taken out of \"{}\".", excerpt(&text)));
        }
        rank_written |= *column == Column::Rank;
        wrong.extend(take(&mut listed, *column, text).err().map(bad));
    }
    wrong.extend(nameless(&listed.player).map(bad));
    if !rank_written {
        let name = listed.player.list_name();
        wrong.push(bad(format!(
            "{} has no rank: write one, such as 5k",
            if name.is_empty() { "the player" } else { &name }
        )));
    }
    if wrong.is_empty() { Ok(listed) } else { Err(wrong) }
}

/// What the name lacks. Half a name is a slip of the list's columns more often than somebody's whole name.
fn nameless(player: &Player) -> Option<String> {
    match (player.family.is_empty(), player.given.is_empty()) {
        (true, true) => Some("the player has no name: write family and given name".into()),
        (true, false) => {
            Some(format!("\"{}\" is a given name without a family name: write both", excerpt(&player.given)))
        }
        (false, true) => {
            Some(format!("\"{}\" is a family name without a given name: write both", excerpt(&player.family)))
        }
        (false, false) => None,
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
        Column::FamilyFirst => (player.family, player.given) = family_first(&text),
        Column::GivenFirst => (player.given, player.family) = given_first(&text),
        Column::Middle => player.middle = text,
        Column::Rank => {
            player.rank = text.parse().map_err(|error: domain::model::rank::UnknownRank| error.to_string())?
        }
        Column::Rating => player.rating = Some(rating(&text)?),
        Column::Country => {
            player.country =
                Some(text.parse().map_err(|error: domain::model::country::UnknownCountry| error.to_string())?)
        }
        Column::Town => player.town = text,
        Column::Club => player.club = text,
        Column::Birth => player.birth = Some(birth(&text)?),
        Column::Pin => player.egd_pin = Some(pin(text)?),
        Column::Irn => player.irn = Some(text),
        Column::Sex => player.sex = Some(sex(&text)?),
        Column::FamilyGroup => listed.family_group = Some(text),
        Column::Sp(category) => {
            let points = text.parse().map_err(|_| format!("\"{}\" is no number of SEYGO points", excerpt(&text)))?;
            listed.sp.insert(category, points);
        }
    }
    Ok(())
}

/// "Brook, Ada" or "Brook Ada" as family and given; of several words without a comma the first is the family's.
fn family_first(name: &str) -> (String, String) {
    let (family, given) = name.split_once(',').or_else(|| name.split_once(' ')).unwrap_or((name, ""));
    (family.trim().into(), given.trim().into())
}

/// "Ada Brook" as given and family: the last word is the family's. A comma says that the family comes first all the same.
fn given_first(name: &str) -> (String, String) {
    if name.contains(',') {
        let (family, given) = family_first(name);
        return (given, family);
    }
    let (given, family) = name.rsplit_once(' ').unwrap_or(("", name));
    (given.trim().into(), family.trim().into())
}

fn rating(text: &str) -> Result<Gor, String> {
    let rating = text.parse().ok().filter(|rating| (-900..=3500).contains(rating));
    rating.map(Gor).ok_or_else(|| format!("\"{}\" is no rating: write a whole number from -900 to 3500", excerpt(text)))
}

fn birth(text: &str) -> Result<Birth, String> {
    let known = |year: &i32| (1900..=2100).contains(year);
    let year = text.parse().ok().filter(known).map(Birth::Year);
    let day = || day(text).filter(|day| known(&chrono::Datelike::year(day))).map(Birth::Day);
    year.or_else(day)
        .ok_or_else(|| format!("\"{}\" is no year or day of birth: write it as 2014 or as 2014-05-31", excerpt(text)))
}

/// A day as 2014-05-31, 31.05.2014, or 31/05/2014 where it can only be read in one way.
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

fn pin(text: String) -> Result<String, String> {
    let good = text.len() == 8 && text.bytes().all(|b| b.is_ascii_digit());
    if good { Ok(text) } else { Err(format!("\"{}\" is no EGD PIN: it has eight digits", excerpt(&text))) }
}

fn sex(text: &str) -> Result<Sex, String> {
    match text.to_lowercase().as_str() {
        "f" | "female" | "w" | "girl" | "woman" => Ok(Sex::Female),
        "m" | "male" | "boy" | "man" => Ok(Sex::Male),
        _ => Err(format!("\"{}\" is no sex: write f or m, or leave it empty", excerpt(text))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_names_are_parted() {
        let both = |(one, other): (String, String)| format!("{one}|{other}");
        assert_eq!(both(family_first("Brook, Ada Maria")), "Brook|Ada Maria");
        assert_eq!(both(family_first("Brook Ada")), "Brook|Ada");
        assert_eq!(both(given_first("Ada Maria Brook")), "Ada Maria|Brook");
        assert_eq!(both(given_first("van der Mühl, Zoë")), "Zoë|van der Mühl");
        assert_eq!(both(given_first("Brook")), "|Brook");
    }

    #[test]
    fn a_day_of_birth_is_taken_where_it_has_one_meaning() {
        let told = |text: &str| birth(text).map(|birth| format!("{birth:?}")).unwrap_or_default();
        for text in ["2014-05-31", "31.05.2014", "31.5.2014", "31/05/2014", "05/31/2014"] {
            assert_eq!(told(text), "Day(2014-05-31)", "{text}");
        }
        assert_eq!((told("2014"), told("7/7/2014")), ("Year(2014)".into(), "Day(2014-07-07)".into()));
        for text in ["05/06/2014", "31.02.2014", "14", "may", "1.2.3", "5.5.14"] {
            assert!(birth(text).is_err(), "{text}");
        }
    }
}
