//! What an import of a Pairgoth file keeps for an export back to Pairgoth, by the names of its fields.

use std::collections::{BTreeSet, HashMap};

use chrono::NaiveDate;
use domain::{CompetitionId, EntryId, ForeignField, ForeignRecord, ForeignSubject, Game, Tournament};
use messages::message;
use serde_json::{Map, Number, Value, json};

use super::criteria::{NOTHING, placement};
use super::file::{File, Kind, Row};
use super::frozen::{self, FROZEN};
use super::players::{Ids, number_text};
use super::rest::{Fields, Rest};
use super::settings::half_points;
use crate::assemble::MOST_HANDICAP;
use crate::notes::Notes;
use crate::text::{clean, excerpt, hundredths};

/// The name of the format in records.
const FORMAT: &str = "pairgoth";
/// The longest text that is kept, in bytes, and the longest frozen standings.
const MAX_VALUE: usize = 1000;
const MAX_FROZEN: usize = 20_000;

/// The rules of the game in an export.
pub(crate) const RULES: &str = "JAPANESE";
/// The field of a player with the rank for rating lists.
pub(crate) const HONORARY: &str = "honoraryGrade";
/// The path of the criteria of the standings.
pub(crate) const PLACEMENT: &str = "pairing.placement";
/// The fields whose values are numbers.
const NUMBERS: [&str; 3] = ["gobanSize", "komi", "h"];

/// The fields whose values are kept as plain text; the values of all others are kept as JSON, by their paths.
const PLAIN: [&str; 7] = ["director", "rules", "shortName", "gobanSize", "komi", "egc", "h"];

/// A field's name, its value in the file, and what an export would have written for it; `None` for nothing.
type Kept = (String, String, Option<String>);

/// Returns the records of everything in the file that the imported tournament does not have, with notes.
pub(super) fn keep(
    (file, kind): (&File, Kind),
    rest: &Rest,
    ids: &Ids,
    tournament: &Tournament,
    notes: &mut Notes,
) -> Vec<ForeignRecord> {
    let mut records = Vec::new();
    let others = other_settings(rest, ids, tournament, notes);
    let mut add = |subject, kept: Vec<Kept>| {
        let own = |theirs: &String, ours: &Option<String>| theirs == ours.as_deref().unwrap_or("");
        let differ = kept.into_iter().filter(|(_, theirs, ours)| !own(theirs, ours) && !theirs.is_empty());
        let (short, long): (Vec<Kept>, Vec<Kept>) = differ.partition(is_short);
        for (name, ..) in long {
            notes.add(message!("import-note-foreign-left", name = excerpt(&name)));
        }
        let fields = short.into_iter().map(|(name, theirs, ours)| (name, ForeignField { theirs, ours }));
        let record = ForeignRecord {
            competition: CompetitionId::OPEN,
            subject,
            format: FORMAT.into(),
            fields: fields.collect(),
        };
        if !record.fields.is_empty() {
            records.push(record);
        }
    };
    add(ForeignSubject::Competition, settings(file, tournament).into_iter().chain(others).collect());
    for (person, more) in file.players.iter().zip(&rest.players) {
        let Some(entry) = ids.get(&person.id) else { continue };
        let congress = number_text(person.egc.as_ref()).map(|number| ("egc".to_string(), number, None));
        let rank = tournament.entry(*entry).and_then(|entry| entry.player.rating_rank);
        let more = as_kept(more).map(|(name, theirs, _)| {
            let ours = rank.filter(|_| name == HONORARY).map(|rank| Value::from(rank.to_string()).to_string());
            (name, theirs, ours)
        });
        add(ForeignSubject::Entry(*entry), congress.into_iter().chain(more).collect());
    }
    let mut unkept = Unkept::default();
    let games = games_by_seats(tournament);
    for ((rows, more), round) in file.games.iter().zip(&rest.games).zip(1u32..) {
        for (row, more) in rows.0.iter().zip(more) {
            match game_of(row, round, ids, &games).filter(|_| !matches!(kind, Kind::Teams(_))) {
                Some(game) => add(ForeignSubject::Game(game.id), of_game(row, game, more)),
                None if matches!(kind, Kind::Teams(_)) && row.w != 0 && row.b != 0 => {
                    unkept.matches.extend(more.keys().cloned());
                }
                None => unkept.byes.extend(more.keys().cloned()),
            }
            for (row, more) in boards_of(row, file, rest) {
                match game_of(row, round, ids, &games) {
                    Some(game) => add(ForeignSubject::Game(game.id), of_game(row, game, more)),
                    None => unkept.matches.extend(more.keys().cloned()),
                }
            }
        }
    }
    records.sort_by_key(|record| record.subject);
    note(&records, notes);
    unkept.teams.extend(rest.teams.iter().flat_map(|fields| fields.keys().cloned()));
    if kind == Kind::Pairs {
        for (person, more) in file.players.iter().zip(&rest.players) {
            let is_left = |name: &&String| *name != HONORARY || person.honorary_grade.is_none();
            unkept.pairs.extend(more.keys().filter(is_left).cloned());
        }
        unkept.pairs.extend(file.players.iter().filter(|person| person.egc.is_some()).map(|_| "egc".to_string()));
        unkept.pairs.extend(
            file.players.iter().filter(|person| person.mms_correction != 0).map(|_| "mmsCorrection".to_string()),
        );
    }
    unkept.note(notes);
    records
}

/// Whether a value is short enough to be kept.
fn is_short((name, theirs, _): &Kept) -> bool {
    theirs.len() <= if name == FROZEN { MAX_FROZEN } else { MAX_VALUE }
}

/// Returns the settings without a use here. Frozen standings are written back only while the standings are the same.
fn other_settings(rest: &Rest, ids: &Ids, tournament: &Tournament, notes: &mut Notes) -> Vec<Kept> {
    let mut others: Vec<Kept> = as_kept(&rest.settings).collect();
    if let Some(at) = others.iter().position(|(name, ..)| name == FROZEN) {
        let (name, theirs, _) = others.remove(at);
        match frozen::with_places(&theirs, ids, tournament) {
            Some(rows) => others.push((name, rows, Some(frozen::state(tournament)))),
            None => notes.add(message!("import-note-pairgoth-frozen-left")),
        }
    }
    others
}

/// Returns the games of the boards of a match with their other fields.
fn boards_of<'f>(found: &Row, file: &'f File, rest: &'f Rest) -> impl Iterator<Item = (&'f Row, &'f Fields)> {
    let key = found.id.to_string();
    let rows = file.individual_games.get(&key).map(|rows| rows.0.as_slice()).unwrap_or_default();
    rows.iter().zip(rest.boards.get(&key).map(Vec::as_slice).unwrap_or_default())
}

/// The games by round, Black and White.
type Games<'t> = HashMap<(u32, EntryId, EntryId), &'t Game>;

fn games_by_seats(tournament: &Tournament) -> Games<'_> {
    tournament.games.iter().map(|game| ((game.round, game.black, game.white), game)).collect()
}

fn game_of<'t>(row: &Row, round: u32, ids: &Ids, games: &Games<'t>) -> Option<&'t Game> {
    games.get(&(round, *ids.get(&row.b)?, *ids.get(&row.w)?)).copied()
}

/// Returns what an export would not write of a game.
fn of_game(row: &Row, game: &Game, more: &Fields) -> Vec<Kept> {
    let is_other = !(0..=MOST_HANDICAP).contains(&row.h);
    let handicap = is_other.then(|| ("h".into(), row.h.to_string(), Some(game.handicap.to_string())));
    handicap.into_iter().chain(as_kept(more)).collect()
}

/// The names of the fields that are left out.
#[derive(Default)]
struct Unkept {
    byes: BTreeSet<String>,
    matches: BTreeSet<String>,
    teams: BTreeSet<String>,
    pairs: BTreeSet<String>,
}

impl Unkept {
    fn note(&self, notes: &mut Notes) {
        let listed = |names: &BTreeSet<String>| names.iter().map(|name| excerpt(name)).collect::<Vec<_>>().join(", ");
        if !self.byes.is_empty() {
            notes.add(message!("import-note-fields-of-byes", names = listed(&self.byes)));
        }
        if !self.matches.is_empty() {
            notes.add(message!("import-note-fields-of-matches", names = listed(&self.matches)));
        }
        if !self.teams.is_empty() {
            notes.add(message!("import-note-fields-of-teams", names = listed(&self.teams)));
        }
        if !self.pairs.is_empty() {
            notes.add(message!("import-note-fields-of-pairs", names = listed(&self.pairs)));
        }
    }
}

/// Returns fields without a use here as fields to keep.
fn as_kept(fields: &Fields) -> impl Iterator<Item = Kept> {
    fields.iter().map(|(path, value)| (path.clone(), value.clone(), None))
}

fn settings(file: &File, tournament: &Tournament) -> Vec<Kept> {
    let text = |text: &Option<String>| clean(text.as_deref().unwrap_or("")).0;
    let size = file.goban_size.as_ref().map(ToString::to_string).filter(|size| !["9", "13", "19"].contains(&&**size));
    let komi = file.komi.as_ref().filter(|komi| {
        let exact = hundredths(&komi.to_string());
        half_points(Some(komi), 0) == tournament.event.komi && exact.is_none_or(|exact| exact % 50 != 0)
    });
    let event = &tournament.event;
    vec![
        ("director".into(), text(&file.director), None),
        ("rules".into(), text(&file.rules), Some(RULES.into())),
        ("shortName".into(), text(&file.short_name), Some(short_name(event.start, &event.name))),
        ("gobanSize".into(), size.unwrap_or_default(), Some("19".into())),
        (PLACEMENT.into(), criteria(file, tournament), Some(written_criteria(tournament).to_string())),
        ("komi".into(), komi.map(ToString::to_string).unwrap_or_default(), Some(event.komi.to_string())),
    ]
}

/// Returns the criteria of a file as JSON; nothing if an export writes the same ones.
fn criteria(file: &File, tournament: &Tournament) -> String {
    let named: Vec<&String> = file.pairing.placement.iter().filter(|name| !NOTHING.contains(&name.as_str())).collect();
    let is_own = named.is_empty() || json!(named) == written_criteria(tournament);
    if is_own { String::new() } else { json!(file.pairing.placement).to_string() }
}

fn written_criteria(tournament: &Tournament) -> Value {
    json!(placement(&tournament.competition, &mut Notes::default()))
}

/// Whether an export writes what the imported file had for a setting, which this program would write as `ours`.
pub(crate) fn is_kept(tournament: &Tournament, name: &str, ours: &Value) -> bool {
    let record = tournament.foreign_of(ForeignSubject::Competition, FORMAT);
    let kept = record.and_then(|record| record.fields.get(name));
    kept.is_some_and(|kept| kept.ours.as_ref() == Some(&ours.to_string()))
}

/// Puts the frozen standings of the imported file into an export whose players have the keys `ids`. They are left out with a note once
/// the standings have changed.
pub(crate) fn restore_frozen(
    fields: &mut Map<String, Value>,
    tournament: &Tournament,
    ids: &HashMap<EntryId, usize>,
    notes: &mut Notes,
) {
    let record = tournament.foreign_of(ForeignSubject::Competition, FORMAT);
    let Some(record) = record.filter(|record| record.fields.contains_key(FROZEN)) else { return };
    match frozen::with_keys(record, ids, tournament) {
        Some(rows) => drop(fields.insert(FROZEN.into(), rows)),
        None => notes.add(message!("export-note-pairgoth-frozen")),
    }
}

/// Returns the short name of a tournament in an export.
pub(crate) fn short_name(start: NaiveDate, name: &str) -> String {
    let letters: String = clean(name).0.chars().filter(|c| c.is_alphanumeric()).take(12).collect();
    format!("{}-{}", start.format("%Y%m%d"), letters.to_lowercase())
}

/// Puts what an import kept of a subject into the fields of an export.
pub(crate) fn restore(fields: &mut Map<String, Value>, tournament: &Tournament, subject: ForeignSubject) {
    let Some(record) = tournament.foreign_of(subject, FORMAT) else { return };
    for name in record.fields.keys().filter(|name| *name != FROZEN) {
        if !PLAIN.contains(&name.as_str()) {
            restore_field(fields, name, name, record);
            continue;
        }
        let ours = fields.get(name).map(|value| value.as_str().map_or_else(|| value.to_string(), str::to_string));
        let Some(value) = record.written(name, ours.as_deref().filter(|text| !text.is_empty())) else { continue };
        let number = value.parse::<Number>().ok().filter(|_| NUMBERS.contains(&name.as_str()));
        fields.insert(name.clone(), number.map_or(Value::String(value), Value::Number));
    }
}

/// Puts the field `name`, which was kept as JSON, to its path below `fields`.
fn restore_field(fields: &mut Map<String, Value>, path: &str, name: &str, record: &ForeignRecord) {
    if let Some((first, below)) = path.split_once('.') {
        let inner = fields.entry(first).or_insert_with(|| Value::Object(Map::new()));
        if let Some(inner) = inner.as_object_mut() {
            restore_field(inner, below, name, record);
        }
        return;
    }
    let ours = fields.get(path).map(Value::to_string);
    let value = record.written(name, ours.as_deref()).and_then(|value| serde_json::from_str(&value).ok());
    if let Some(value) = value {
        fields.insert(path.to_string(), value);
    }
}

/// Notes the names of the fields that are kept.
fn note(records: &[ForeignRecord], notes: &mut Notes) {
    let names = |is_own: fn(ForeignSubject) -> bool| -> Option<String> {
        let own = records.iter().filter(|record| is_own(record.subject));
        let paths = own.flat_map(|record| record.fields.keys()).filter(|path| !["egc", "h"].contains(&path.as_str()));
        let names: BTreeSet<&str> = paths.map(|path| path.rsplit('.').next().unwrap_or(path)).collect();
        (!names.is_empty()).then(|| names.into_iter().collect::<Vec<_>>().join(", "))
    };
    if let Some(names) = names(|subject| subject == ForeignSubject::Competition) {
        notes.add(message!("import-note-foreign-settings", names));
    }
    if let Some(names) = names(|subject| matches!(subject, ForeignSubject::Entry(_))) {
        notes.add(message!("import-note-foreign-players", names));
    }
    if let Some(names) = names(|subject| matches!(subject, ForeignSubject::Game(_))) {
        notes.add(message!("import-note-foreign-games", names));
    }
    let congress = records.iter().filter(|record| record.fields.contains_key("egc")).count();
    if congress > 0 {
        notes.add(message!("import-note-congress-numbers", count = congress));
    }
}
