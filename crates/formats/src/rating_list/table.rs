//! The European Go Database's list as a table with headings: CSV, or separated by semicolons, tabs or bars.

use csv::ReaderBuilder;
use domain::{Gor, ListOrigin, RatedPlayer};

use super::egd;
use super::list::{Counted, Damaged, RatingList};
use crate::text::{clean, folded, is_pin, rating};

/// The lines in which the headings are looked for.
const TITLES: usize = 10;
/// The longest line of headings, in bytes.
const MAX_HEAD: usize = 2_000;

/// The columns with their headings as [`folded`] text. The names of the database's own services come first.
const COLUMNS: [(Column, &[&str]); 10] = [
    (Column::Pin, &["pinplayer", "pin", "egdpin", "egfpin"]),
    (Column::Family, &["lastname", "surname", "familyname", "family"]),
    (Column::Given, &["firstname", "givenname", "given"]),
    (Column::Name, &["name", "player", "playername", "fullname"]),
    (Column::Country, &["countrycode", "country", "co"]),
    (Column::Club, &["club"]),
    (Column::Grade, &["grade", "rank", "strength"]),
    (Column::Gor, &["gor", "rating"]),
    (Column::Tournaments, &["tottournaments", "tournaments", "nooftournaments"]),
    (Column::Last, &["lastappearance", "lasttournament", "lastevent"]),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Column {
    Pin,
    Family,
    Given,
    /// The given name beside a family name, or else both.
    Name,
    Country,
    Club,
    Grade,
    Gor,
    Tournaments,
    Last,
}

/// Reads a table. The list is empty if no line has the headings.
pub(super) fn read(text: &str) -> Counted {
    let mut start = 0;
    for (line, number) in text.split_inclusive('\n').take(TITLES).zip(1u64..) {
        if let Some((separator, columns)) = head(line) {
            return rows(&text[start + line.len()..], number + 1, separator, &columns);
        }
        start += line.len();
    }
    Counted::default()
}

/// Returns the separator and the columns of a line of headings: a PIN, a name, and a grade or a rating.
fn head(line: &str) -> Option<(u8, Vec<Option<Column>>)> {
    [b',', b';', b'\t', b'|'].into_iter().filter(|_| line.len() <= MAX_HEAD).find_map(|separator| {
        let of = |field: &str| {
            let word = folded(field);
            COLUMNS.iter().find(|(_, names)| names.contains(&word.as_str())).map(|(column, _)| *column)
        };
        let columns: Vec<Option<Column>> = line.split(char::from(separator)).map(of).collect();
        let has = |column| columns.contains(&Some(column));
        let is_named = has(Column::Name) || has(Column::Family);
        (has(Column::Pin) && is_named && (has(Column::Grade) || has(Column::Gor))).then_some((separator, columns))
    })
}

/// Reads the rows below the headings; the first of them is in the line `first`.
fn rows(text: &str, first: u64, separator: u8, columns: &[Option<Column>]) -> Counted {
    let mut list = RatingList { origin: ListOrigin::Egd, ..RatingList::default() };
    let mut damaged = Damaged::default();
    let mut reader =
        ReaderBuilder::new().delimiter(separator).flexible(true).has_headers(false).from_reader(text.as_bytes());
    let (mut at, mut line) = (0, first);
    for record in reader.records() {
        let start =
            record.as_ref().ok().and_then(|record| record.position()).map_or(at, |position| position.byte() as usize);
        line += text.as_bytes().get(at..start).unwrap_or_default().iter().filter(|byte| **byte == b'\n').count() as u64;
        at = start.max(at);
        let field = |column: Column| -> String {
            let at = columns.iter().position(|own| *own == Some(column));
            let field = at.and_then(|at| record.as_ref().ok()?.get(at)).unwrap_or("");
            clean(field).0
        };
        match player(&field, columns.contains(&Some(Column::Family))) {
            Some(player) => list.players.push(player),
            None => {
                damaged.add(line, &record.map(|record| record.iter().collect::<Vec<_>>().join(" ")).unwrap_or_default())
            }
        }
    }
    (list, damaged)
}

fn player(field: &dyn Fn(Column) -> String, is_split: bool) -> Option<RatedPlayer> {
    let words = |name: &str| clean(&name.replace('_', " ")).0;
    let name = field(Column::Name);
    let (family, given) = if is_split {
        (field(Column::Family), Some(field(Column::Given)).filter(|given| !given.is_empty()).unwrap_or(name))
    } else {
        let (family, given) = name.split_once(',').or_else(|| name.split_once(' ')).unwrap_or((&name, ""));
        (family.to_string(), given.to_string())
    };
    let pin = field(Column::Pin);
    let rated = field(Column::Gor).parse().ok().and_then(rating);
    let rank = field(Column::Grade).parse().ok();
    (is_pin(&pin) && !family.is_empty()).then(|| RatedPlayer {
        pin,
        family: words(&family),
        given: words(&given),
        country: egd::country(&field(Column::Country)),
        club: egd::club(field(Column::Club)),
        rank: rank.or(rated.map(Gor::rank)),
        rating: rated,
        tournaments: field(Column::Tournaments).parse().unwrap_or(0),
        last_event: field(Column::Last),
        status: String::new(),
    })
}
