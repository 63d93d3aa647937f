//! The ranking of the French federation, its "echelle": a first line with the date, then one line of fixed columns per player.

use chrono::NaiveDate;
use domain::{Gor, ListOrigin, RatedPlayer};

use super::egd;
use super::list::{Counted, Damaged, RatingList};
use crate::text::clean;

/// What the federation's ratings lack on the European scale.
const SCALE: i32 = 2050;
/// The rating of a player without games.
const UNRATED: i32 = -9999;
/// The digits of a licence.
const LICENCE: usize = 7;

/// Reads the ranking. The list is empty if no line looks like a player's.
pub(super) fn read(text: &str) -> Counted {
    let mut list = RatingList { origin: ListOrigin::Ffg, ..RatingList::default() };
    let mut damaged = Damaged::default();
    for (line, number) in text.lines().zip(1u64..).filter(|(line, _)| !line.trim().is_empty()) {
        if let Some(head) = line.strip_prefix('#') {
            list.date = list.date.or_else(|| date(head));
            continue;
        }
        match player(line) {
            Some(player) => list.players.push(player),
            None => damaged.add(number, line),
        }
    }
    // A few lines of another file may look like these.
    if list.players.len() < damaged.count { Counted::default() } else { (list, damaged) }
}

/// Returns the date in a line such as `Echelle au 01/03/2026`.
fn date(line: &str) -> Option<NaiveDate> {
    line.split_whitespace().find_map(|word| NaiveDate::parse_from_str(word, "%d/%m/%Y").ok())
}

/// Parses a line: name, rating, status of the licence, licence, club, country.
fn player(line: &str) -> Option<RatedPlayer> {
    let letters: Vec<char> = line.chars().collect();
    let column = |from: usize, to: usize| -> Option<String> {
        let part: String = letters.get(from..to.min(letters.len()))?.iter().collect();
        Some(clean(&part).0)
    };
    let name = column(0, 38)?;
    let (family, given) = name.split_once(' ').unwrap_or((&name, ""));
    let rating: i32 = column(38, 43)?.parse().ok()?;
    let status = column(44, 45).filter(|status| ["-", "e", "L", "C", "X"].contains(&status.as_str()))?;
    let licence = column(46, 53)?;
    let is_licence = licence.len() == LICENCE && licence.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    let words = |name: &str| clean(&name.replace('_', " ")).0;
    let rating = Some(Gor((rating + SCALE).clamp(-900, 3500))).filter(|_| rating > UNRATED);
    (is_licence && !family.is_empty()).then(|| RatedPlayer {
        pin: if licence.starts_with('-') { String::new() } else { licence },
        family: words(family),
        given: words(given),
        country: column(59, 61).as_deref().and_then(egd::country),
        club: egd::club(column(54, 58).unwrap_or_default()),
        rank: rating.map(Gor::rank),
        rating,
        tournaments: 0,
        last_event: String::new(),
        status,
    })
}
