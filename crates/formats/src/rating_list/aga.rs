//! The member lists of the American Go Association for directors, its "TDList": separated by tabs with the code or the name of a
//! chapter (A and B), or by blanks (N).

use domain::{Gor, ListOrigin, RatedPlayer};

use super::list::{Counted, Damaged, RatingList};
use crate::text::{clean, decimal, is_number};

/// The kinds of membership, by which a line is recognised.
const KINDS: [&str; 12] =
    ["full", "youth", "forgn", "foreign", "limit", "limited", "sponsor", "life", "comp", "adult", "non", "none"];
/// The fields up to the rating.
const LEAST: usize = 4;
/// The fields of a line with tabs, up to the state.
const WHOLE: usize = 7;

/// Reads a list. It is empty if no line looks like a member's.
pub(super) fn read(text: &str) -> Counted {
    let mut list = RatingList { origin: ListOrigin::Aga, ..RatingList::default() };
    let mut damaged = Damaged::default();
    for (line, number) in text.lines().zip(1u64..).filter(|(line, _)| !line.trim().is_empty()) {
        match fields(line).and_then(|fields| player(&fields)) {
            Some(player) => list.players.push(player),
            None => damaged.add(number, line),
        }
    }
    if list.players.len() < damaged.count { Counted::default() } else { (list, damaged) }
}

/// Returns name, number, kind, rating and the other fields of a line.
fn fields(line: &str) -> Option<Vec<String>> {
    if line.contains('\t') {
        let fields: Vec<String> = line.split('\t').map(|field| clean(field).0).collect();
        return (fields.len() >= LEAST).then_some(fields);
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    let at = 1 + words.iter().skip(1).position(|word| is_number(word))?;
    let mut fields = vec![clean(&words[..at].join(" ")).0, words[at].to_string(), words.get(at + 1)?.to_string()];
    let rest = &words[at + 2..];
    // A member without a rating has nothing in its column.
    let is_rated = rest.first().is_some_and(|word| rating(word).is_some());
    if !is_rated {
        fields.push(String::new());
    }
    fields.extend(rest.iter().map(|word| (*word).to_string()));
    Some(fields)
}

fn player(fields: &[String]) -> Option<RatedPlayer> {
    let [name, number, kind, rated, rest @ ..] = fields else { return None };
    let is_known = KINDS.contains(&kind.to_lowercase().as_str());
    // A member of one name has no comma.
    let (family, given) = name.split_once(',').or_else(|| is_known.then_some((name.as_str(), "")))?;
    if !is_number(number) || !is_known && fields.len() < WHOLE || family.trim().is_empty() {
        return None;
    }
    let rating = rating(rated);
    let club = rest.get(1).map(String::as_str).filter(|club| !club.eq_ignore_ascii_case("none"));
    Some(RatedPlayer {
        pin: number.clone(),
        family: family.trim().to_string(),
        given: given.trim().to_string(),
        country: None,
        club: club.unwrap_or("").to_string(),
        rank: rating.map(Gor::rank),
        rating,
        tournaments: 0,
        last_event: String::new(),
        status: [Some(kind.as_str()), rest.first().map(String::as_str)]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" "),
    })
}

/// Returns a rating of the association on the European scale: 1.5 is the middle of 1 dan, -1.5 of 1 kyu. Nothing is between -1
/// and 1.
fn rating(text: &str) -> Option<Gor> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let hundredths = decimal(&format!("{whole}.{}", part.get(..part.len().min(2))?), 2)?;
    let middle = if hundredths > 0 { 1950 } else { 2150 };
    (hundredths.abs() >= 100 && hundredths.abs() < 5000).then(|| Gor((hundredths + middle).clamp(-900, 3500)))
}
