//! Writing results files of the association in ASCII. Only decided games of one winner count for it.

use std::collections::{HashMap, HashSet};
use std::fmt::Write;

use deunicode::deunicode;
use domain::model::disclosure::Audience;
use domain::model::player::Publication;
use domain::standings::Standings;
use domain::{Entry, EntryId, EventSettings, Game, Tournament};

use super::check::winner;
use super::{END, GAMES, LAST_NUMBER, PLAYERS, TOURNEY};
use crate::published::{disclosed, latin_names};
use crate::results_table::ResultsLines;
use crate::text::clean;

/// The most characters of a line of the header. Readers limit lines.
const MAX_TEXT: usize = 1_000;

/// Returns the results of a competition for the association, with the players in the order of the standings.
///
/// A player without an AGA number, or who is not published in full, gets a number from 99999 down, in this file only. A game with
/// handicap has komi 0; a half point of komi is left out, because the format has whole numbers.
pub fn write(tournament: &Tournament, standings: &Standings) -> Vec<u8> {
    let rules = &tournament.competition;
    let event = tournament.event.for_competition(rules);
    let mut out = String::new();
    header(&mut out, &event);
    let lines = ResultsLines::of(tournament, standings).lines;
    let entries: Vec<&Entry> = lines.into_iter().map(|(_, entry)| entry).collect();
    let numbers = numbers(&entries);
    let _ = writeln!(out, "{PLAYERS}");
    for entry in &entries {
        let _ = writeln!(out, "{} {} {}", numbers[&entry.id], name(entry), entry.player.rated_rank());
    }
    for round in 1..=tournament.paired_rounds() {
        let _ = writeln!(out, "{GAMES} {round}");
        for game in tournament.games_of(round) {
            self::game(&mut out, &event, game, &numbers);
        }
    }
    let _ = writeln!(out, "{END}");
    out.into_bytes()
}

fn header(out: &mut String, event: &EventSettings) {
    let (name, place) = (ascii(&event.name), ascii(&event.place));
    let after = if place.is_empty() { String::new() } else { format!(", {place}") };
    let _ = writeln!(out, "{TOURNEY} {name}{after}");
    let mut line = |key: &str, value: &str| {
        let _ = writeln!(out, "        {key}={value}");
    };
    line("start", &event.start.format("%m/%d/%Y").to_string());
    line("finish", &event.end.format("%m/%d/%Y").to_string());
    if !place.is_empty() {
        line("location", &place);
    }
    line("rules", "AGA");
}

/// Returns the number of each player in the file: the AGA number, or one from 99999 down.
fn numbers(entries: &[&Entry]) -> HashMap<EntryId, String> {
    let mut taken = HashSet::new();
    // Two entries with one number would be one player for the association.
    let own = entries.iter().filter_map(|entry| Some((entry.id, own_number(entry)?)));
    let mut numbers: HashMap<EntryId, String> = own.filter(|(_, number)| taken.insert(number.clone())).collect();
    let mut free = (0..=LAST_NUMBER).rev().map(|number| number.to_string()).filter(|number| !taken.contains(number));
    for entry in entries {
        numbers.entry(entry.id).or_insert_with(|| free.next().unwrap_or_default());
    }
    numbers
}

/// Returns the AGA number without zeros before it; `None` without one, or if the player is not published in full.
fn own_number(entry: &Entry) -> Option<String> {
    let number = entry.player.aga_id.as_deref().filter(|_| entry.player.publication == Publication::Full)?;
    number.parse::<u64>().ok().map(|number| number.to_string())
}

fn game(out: &mut String, event: &EventSettings, game: &Game, numbers: &HashMap<EntryId, String>) {
    let (Some(white), Some(black)) = (numbers.get(&game.white), numbers.get(&game.black)) else { return };
    let komi = if game.handicap > 0 { 0 } else { event.komi.0.div_euclid(2) };
    let _ = writeln!(out, "{white} {black} {} {} {komi}", winner(game).unwrap_or('?'), game.handicap);
}

/// Returns "Family, Given" in ASCII.
fn name(entry: &Entry) -> String {
    let (family, given) = latin_names(entry, &disclosed(entry, Audience::RatingList));
    let word = |name: &str| ascii(&name.replace(',', " "));
    let family = Some(word(&family)).filter(|family| !family.is_empty()).unwrap_or_else(|| "-".into());
    format!("{family}, {}", word(&given)).trim_end().to_string()
}

/// Returns a text in ASCII on one line, without what would begin a comment.
fn ascii(text: &str) -> String {
    let latin = deunicode(&clean(text).0).replace("//", "/").replace('#', " ");
    let mut words = latin.split_whitespace().collect::<Vec<_>>().join(" ");
    words.truncate(MAX_TEXT);
    words
}
