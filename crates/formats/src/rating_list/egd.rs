//! The European Go Database's published list: a page with one line of fixed columns per player.

use chrono::NaiveDate;
use domain::{Country, Gor, ListOrigin, RatedPlayer};

use super::list::{Counted, Damaged, RatingList};
use crate::text::{clean, decode};

/// Reads a list whose columns are at fixed bytes, as in ASCII and the older encodings, or else at fixed characters.
pub(super) fn read(bytes: &[u8]) -> Counted {
    let lines = bytes.split(|&byte| byte == b'\n');
    lines_of(lines.map(|line| {
        let of_bytes = Columns { is_player: is_player(line), part: Box::new(|from, to| byte_column(line, from, to)) };
        (of_bytes, decode(line))
    }))
}

/// Reads a list whose columns are at fixed characters.
pub(super) fn read_text(text: &str) -> Counted {
    let of_chars = |line: &str| {
        let never = Columns { is_player: is_player(line.as_bytes()), part: Box::new(|_, _| None) };
        (never, line.to_string())
    };
    lines_of(text.split('\n').map(of_chars))
}

/// A line by its columns.
struct Columns<'l> {
    is_player: bool,
    part: Box<dyn Fn(usize, usize) -> Option<String> + 'l>,
}

/// Reads the lines, each by its columns and as text.
fn lines_of<'l>(lines: impl Iterator<Item = (Columns<'l>, String)>) -> Counted {
    let mut list = RatingList { origin: ListOrigin::Egd, ..RatingList::default() };
    let mut damaged = Damaged::default();
    for ((columns, line), number) in lines.zip(1u64..) {
        if !columns.is_player {
            list.date = list.date.or_else(|| date(&line));
            continue;
        }
        let letters: Vec<char> = line.chars().collect();
        let of_letters = |from: usize, to: usize| letter_column(&letters, from, to);
        match player(&columns.part).or_else(|| player(&of_letters)) {
            Some(player) => list.players.push(player),
            None => damaged.add(number, &line),
        }
    }
    (list, damaged)
}

/// Returns whether a line begins with a blank and the eight digits of a PIN.
fn is_player(line: &[u8]) -> bool {
    line.len() > 9 && line[0] == b' ' && line[1..9].iter().all(u8::is_ascii_digit)
}

/// Parses a line such as `(22 Feb 2018)`.
fn date(line: &str) -> Option<NaiveDate> {
    let text = line.trim().strip_prefix('(')?.strip_suffix(')')?;
    NaiveDate::parse_from_str(text, "%d %b %Y").ok()
}

fn byte_column(line: &[u8], from: usize, to: usize) -> Option<String> {
    let bytes = line.get(from..to.min(line.len()))?;
    Some(clean(&decode(bytes)).0)
}

fn letter_column(line: &[char], from: usize, to: usize) -> Option<String> {
    let letters: String = line.get(from..to.min(line.len()))?.iter().collect();
    Some(clean(&letters).0)
}

/// Parses a player's line by its columns.
fn player(column: &dyn Fn(usize, usize) -> Option<String>) -> Option<RatedPlayer> {
    let name = column(11, 49)?;
    let (family, given) = name.split_once(' ').unwrap_or((&name, ""));
    let words = |name: &str| clean(&name.replace('_', " ")).0;
    Some(RatedPlayer {
        pin: column(1, 9)?,
        family: words(family),
        given: words(given),
        country: country(&column(49, 51)?),
        club: club(column(53, 57)?),
        rank: Some(column(60, 63)?.parse().ok()?),
        rating: Some(Gor(column(71, 75)?.parse().ok()?)),
        tournaments: column(75, 81)?.parse().ok()?,
        last_event: column(83, 91).unwrap_or_default(),
        status: String::new(),
    })
}

/// Returns a country; `None` for `XX`.
pub(super) fn country(code: &str) -> Option<Country> {
    code.parse().ok().filter(|country: &Country| country.to_string() != "XX")
}

/// Returns a club; empty for `xxx`.
pub(super) fn club(club: String) -> String {
    if club.trim_matches(['x', 'X']).is_empty() { String::new() } else { club }
}
