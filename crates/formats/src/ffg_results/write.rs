//! Writing results files. Only played games appear as games: the format cannot mark a forfeit as unrated.

use std::fmt::Write;

use deunicode::{deunicode, deunicode_char};
use domain::model::board_size::BoardRule;
use domain::model::disclosure::{Audience, Disclosed};
use domain::model::event_settings::Overtime;
use domain::model::player::Publication;
use domain::standings::Standings;
use domain::{Competition, Decided, Entry, Outcome, Player, Tournament, Verdict};

use super::{CLUB, FRANCE, NAME, ONLINE, TABLE};
use crate::published::{country_code, disclosed, latin_names};
use crate::results_table::ResultsLines;
use crate::text::clean;

/// The licence of a player without one, and of a player who is not published in full.
const NO_LICENCE: &str = "-------";
/// The highest handicap of the format.
const MAX_HANDICAP: u8 = 9;

/// Returns the results of a competition for the French federation, in the order of its standings, in ISO-8859-1.
///
/// Family names are in capitals, with `_` for blanks inside a name, and names are cut to their column. Opponents are given
/// by the number of their line. A player who wins by forfeit has a bye, the other one no game, so that the federation does
/// not rate it. Walkovers are not games (R34).
pub fn write(tournament: &Tournament, standings: &Standings) -> Vec<u8> {
    let rules = &tournament.competition;
    let mut out = String::new();
    header(&mut out, tournament, rules);
    let table = ResultsLines::of(tournament, standings);
    for ((line, entry), number) in table.lines.iter().zip(1u32..) {
        player(&mut out, number, entry);
        for &outcome in &line.outcomes {
            let (opponent, rest) = round(outcome, &table);
            let _ = write!(out, "{opponent:>5}{rest:<3}");
        }
        out.truncate(out.trim_end().len());
        out.push('\n');
    }
    encode(&out)
}

fn header(out: &mut String, tournament: &Tournament, rules: &Competition) {
    let event = tournament.event.for_competition(rules);
    let place = format!("{}{}", event.place.trim(), if event.tour.online { ONLINE } else { "" });
    let overtime = if event.time.overtime == Overtime::None { "" } else { "+b" };
    let mut line = |key: &str, value: &str| {
        let _ = writeln!(out, ";{key}={}", latin(clean(value).0.trim()));
    };
    line("name", &event.name);
    line("date", &event.start.format("%d/%m/%Y").to_string());
    line("vill", &place);
    line("comm", &event.name);
    line("prog", program::writer());
    line("time", &format!("{}{overtime}", event.time.main_minutes));
    line("ta", &(event.time.adjusted_seconds() / 60).to_string());
    if let Some(size) = board_size(rules.board_size) {
        line("size", size);
    }
    line("komi", &event.komi.to_string());
    out.push_str(";\n");
    out.push_str(TABLE);
    out.push('\n');
}

/// Returns the size of the boards; `None` if it depends on the rank, which the format cannot say.
fn board_size(rule: BoardRule) -> Option<&'static str> {
    match rule {
        BoardRule::Nine => Some("9"),
        BoardRule::Thirteen => Some("13"),
        BoardRule::Nineteen => Some("19"),
        BoardRule::ByRank => None,
    }
}

/// Writes the columns of a player: number, name, rank, licence, club or country.
fn player(out: &mut String, number: u32, entry: &Entry) {
    let shown = disclosed(entry, Audience::RatingList);
    let name: String = name(entry).chars().take(NAME).collect();
    let rank = entry.player.rated_rank().to_string().to_uppercase();
    let _ = write!(out, "{number:>4} {name:<NAME$} {rank:>3} {} {:<CLUB$}", licence(&entry.player), origin(&shown));
}

/// Returns the licence of a player for its column.
fn licence(player: &Player) -> &str {
    let shown = player.ffg_licence.as_deref().filter(|_| player.publication == Publication::Full);
    shown.filter(|licence| licence.len() == NO_LICENCE.len()).unwrap_or(NO_LICENCE)
}

/// Returns "FAMILY Given" before it is cut to the column.
pub(super) fn name(entry: &Entry) -> String {
    let (family, given) = latin_names(entry, &disclosed(entry, Audience::RatingList));
    format!("{} {}", word(&family.to_uppercase()), word(&given))
}

/// Returns the club of a player of France or of no country, otherwise the country.
fn origin(shown: &Disclosed) -> String {
    let club: String = deunicode(&shown.club).chars().filter(char::is_ascii_alphanumeric).take(CLUB).collect();
    match shown.country.map(country_code) {
        None => club,
        Some(country) if country == FRANCE && !club.is_empty() => club,
        Some(country) => country,
    }
}

/// Returns one round as the opponent's line and the result, colour and handicap.
fn round(outcome: Outcome, table: &ResultsLines) -> (u32, String) {
    match outcome {
        Outcome::Bye => (0, "+".into()),
        Outcome::Unpaired | Outcome::Absent | Outcome::Unmarked => (0, "=".into()),
        Outcome::Game { colour, decided: Decided::Forfeit, verdict, .. } => {
            let wins = verdict.is_some_and(|verdict| verdict == colour.wins() || verdict == Verdict::BothWin);
            (0, if wins { "+".into() } else { "=".into() })
        }
        Outcome::Game { decided: Decided::Walkover, .. } => (0, "=".into()),
        Outcome::Game { opponent, colour, handicap, decided: Decided::Played, verdict } => {
            let sign = match verdict {
                None | Some(Verdict::NoResult) => '?',
                Some(Verdict::Jigo) => '=',
                Some(verdict) if verdict == colour.wins() || verdict == Verdict::BothWin => '+',
                Some(_) => '-',
            };
            let side = if colour == domain::Colour::Black { 'b' } else { 'w' };
            (table.number(opponent), format!("{sign}{side}{}", handicap.min(MAX_HANDICAP)))
        }
    }
}

/// Returns a name as one word in the letters of the file; a dash for an empty name.
fn word(name: &str) -> String {
    let joined = latin(name).split_whitespace().collect::<Vec<_>>().join("_");
    if joined.is_empty() { "-".into() } else { joined }
}

/// Returns a text in ASCII and the letters that ISO-8859-1 and ISO-8859-15 have in common; others are transliterated.
fn latin(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_ascii() || is_latin_1_letter(c) {
            out.push(c);
        } else {
            out.push_str(deunicode_char(c).unwrap_or(""));
        }
    }
    out
}

fn is_latin_1_letter(c: char) -> bool {
    ('\u{C0}'..='\u{FF}').contains(&c)
}

/// Returns a text of [`latin`] letters in ISO-8859-1. A reader cannot take it for UTF-8, which never has two of these
/// letters' bytes in a row and none before ASCII.
fn encode(text: &str) -> Vec<u8> {
    text.chars().map(|c| u8::try_from(u32::from(c)).unwrap_or(b'?')).collect()
}
