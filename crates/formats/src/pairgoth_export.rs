//! Writing tournament files of Pairgoth (JSON). [`crate::pairgoth`] reads them back.

mod rows;
mod sides;

use std::collections::HashMap;

use domain::model::board_size::BoardRule;
use domain::model::event_settings::{Overtime, TimeLimits};
use domain::model::pairing_rules::{HandicapBasis, HandicapExempt, Seeding};
use domain::{
    Competition, Decided, Entry, EntryId, EntryStatus, ForeignSubject, HalfPoints, ScoreBasis, System, Tournament,
};
use messages::{Message, message};
use serde_json::{Map, Number, Value, json};

use crate::chosen_class::note_lost_class;
use crate::missed_rounds::Unmarked;
use crate::notes::{Notes, listed};
use crate::opengotha_export::moved;
use crate::pairgoth;
use crate::text::clean;

/// A written file, with notes for the director.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WrittenPairgoth {
    /// The file.
    pub bytes: Vec<u8>,
    /// Notes on everything that Pairgoth cannot store as it is, and on the players whose place differs there.
    pub notes: Vec<Message>,
}

/// Returns a competition as a Pairgoth file.
///
/// The file has full names, because it is for another program at the same desk. Players have the keys 1, 2, 3 ... in the order of
/// the event; teams and pairs follow with theirs. A withdrawn player skips the rounds without a game. Forfeits and walkovers become ordinary results, and a
/// supergroup becomes a score correction of each of its players. What an import of a Pairgoth file kept is written back.
pub fn export(tournament: &Tournament) -> WrittenPairgoth {
    let rules = &tournament.competition;
    let mut notes = Notes::default();
    let mut file = event(tournament, rules, &mut notes);
    let entries: Vec<&Entry> = tournament.entries.iter().collect();
    let mut keys = rows::Keys::default();
    let ids = if rules.pairs.is_some() {
        sides::pairs(&mut file, tournament, rules, &entries, &mut keys)
    } else {
        let ids: HashMap<EntryId, usize> = entries.iter().map(|entry| (entry.id, keys.next())).collect();
        let unmarked = Unmarked::of(tournament, rules);
        let player = |entry: &&Entry| rows::player(tournament, rules, entry, ids[&entry.id], unmarked.rounds(entry.id));
        let players = entries.iter().map(player);
        file.insert("players".into(), players.collect::<Vec<Value>>().into());
        ids
    };
    if rules.teams.is_some() {
        sides::teams(&mut file, tournament, rules, &ids, &mut keys);
    } else {
        let rounds = 1..=tournament.paired_rounds();
        let games: Vec<Value> = rounds.map(|round| rows::round(tournament, round, &ids, &mut keys)).collect();
        file.insert("games".into(), games.into());
    }
    pairgoth::restore_frozen(&mut file, tournament, &ids, &mut notes);
    let mut bytes = serde_json::to_vec_pretty(&file).expect("data with text keys can be JSON");
    bytes.push(b'\n');
    notes.add(message!("export-note-pairgoth-lost"));
    of_results(tournament, &mut notes);
    of_people(&entries, &mut notes);
    let there = pairgoth::read(&bytes).map(|read| moved(tournament, rules, read.tournament)).unwrap_or_default();
    if !there.is_empty() {
        notes.add(message!("export-note-pairgoth-places", count = there.len(), names = listed(&there)));
    }
    WrittenPairgoth { bytes, notes: notes.into_vec() }
}

fn event(tournament: &Tournament, rules: &Competition, notes: &mut Notes) -> Map<String, Value> {
    let event = tournament.event.for_competition(rules);
    note_lost_class(&event, "Pairgoth", notes);
    let size = match rules.board_size {
        BoardRule::Nine => 9,
        BoardRule::Thirteen => 13,
        BoardRule::Nineteen => 19,
        BoardRule::ByRank => {
            notes.add(message!("export-note-pairgoth-board"));
            19
        }
    };
    // Criteria that are written back as the file had them lack nothing.
    let mut of_criteria = Notes::default();
    let placement = pairgoth::placement(rules, &mut of_criteria);
    if !pairgoth::is_kept(tournament, pairgoth::PLACEMENT, &json!(placement)) {
        of_criteria.into_vec().into_iter().for_each(|note| notes.add(note));
    }
    let fields = json!({
        "type": sides::kind(rules, notes),
        "name": clean(&event.name).0,
        "shortName": pairgoth::short_name(event.start, &event.name),
        "startDate": event.start,
        "endDate": event.end,
        "director": "",
        "country": event.country.map(|country| country.to_string().to_lowercase()).unwrap_or_default(),
        "location": clean(&event.place).0,
        "online": event.tour.online,
        "komi": points(event.komi),
        "rules": pairgoth::RULES,
        "gobanSize": size,
        "timeSystem": time_system(event.time),
        "rounds": tournament.rounds_in_all(),
        "pairing": pairing(rules, placement, notes),
    });
    let mut fields = fields.as_object().cloned().unwrap_or_default();
    pairgoth::restore(&mut fields, tournament, ForeignSubject::Competition);
    fields
}

/// Returns the time limits; times are in seconds.
fn time_system(time: TimeLimits) -> Value {
    let main = time.main_minutes * 60;
    match time.overtime {
        Overtime::None => json!({ "type": "SUDDEN_DEATH", "mainTime": main }),
        Overtime::Byoyomi { periods, seconds } => {
            json!({ "type": "JAPANESE", "mainTime": main, "byoyomi": seconds, "periods": periods })
        }
        Overtime::Canadian { stones, seconds } => {
            json!({ "type": "CANADIAN", "mainTime": main, "byoyomi": seconds, "stones": stones })
        }
        Overtime::Fischer { seconds } => json!({ "type": "FISCHER", "mainTime": main, "increment": seconds }),
    }
}

fn pairing(rules: &Competition, placement: Vec<String>, notes: &mut Notes) -> Value {
    if !matches!(rules.system, System::McMahon | System::Swiss | System::RoundRobin) {
        notes.add(message!("export-note-pairgoth-system"));
    }
    let is_mcmahon = rules.system.main_score() == ScoreBasis::Mms;
    let scoring = rules.scoring;
    let mut pairing = json!({
        "type": match rules.system {
            System::RoundRobin => "ROUND_ROBIN",
            _ if is_mcmahon => "MAC_MAHON",
            _ => "SWISS",
        },
        "main": {
            "firstSeedLastRound": rules.pairing.first_rounds,
            "firstSeed": seeding(rules.pairing.first_seeding),
            "secondSeed": seeding(rules.pairing.later_seeding),
            "nbwValueAbsent": points(scoring.absent_wins),
            "nbwValueBye": points(scoring.bye_wins),
            "mmsValueAbsent": points(scoring.absent_score),
            "mmsValueBye": points(scoring.bye_score),
            "roundDownScore": scoring.round_down,
        },
        "handicap": handicap(rules, notes),
        "placement": placement,
    });
    if let Some(share) = rules.pairing.main_club {
        pairing["geo"] = json!({ "mainClubAdjustment": true, "mainClubDetectionThreshold": fraction(share) });
    }
    if is_mcmahon {
        pairing["mmFloor"] = rules.mcmahon.floor.grade().into();
        pairing["mmBar"] = rules.mcmahon.bar.max(rules.mcmahon.floor).grade().into();
    }
    pairing
}

/// Returns per cent as a fraction: 40 is 0.4.
fn fraction(per_cent: u32) -> Value {
    serde_json::from_str(&format!("{}.{:02}", per_cent / 100, per_cent % 100)).unwrap_or_default()
}

fn handicap(rules: &Competition, notes: &mut Notes) -> Value {
    let handicap = rules.handicap;
    let threshold = match handicap.exempt {
        HandicapExempt::Capped(rank) => rank,
        HandicapExempt::EitherAtBar => rules.mcmahon.bar,
    };
    let is_used = handicap.basis != HandicapBasis::Off && handicap.ceiling > 0;
    if is_used && handicap.exempt == HandicapExempt::EitherAtBar {
        notes.add(message!("export-note-pairgoth-handicap", rank = threshold.to_string()));
    }
    json!({
        "useMMS": handicap.basis != HandicapBasis::Rank,
        "threshold": threshold.grade(),
        "correction": handicap.reduction,
        "ceiling": if is_used { handicap.ceiling } else { 0 },
    })
}

fn seeding(seeding: Seeding) -> &'static str {
    match seeding {
        Seeding::Random => "SPLIT_AND_RANDOM",
        Seeding::Fold => "SPLIT_AND_FOLD",
        Seeding::Slip | Seeding::Neighbours => "SPLIT_AND_SLIP",
    }
}

/// Returns half points as a number: 1 is 0.5.
fn points(points: HalfPoints) -> Value {
    points.to_string().parse::<Number>().map_or(Value::Null, Value::Number)
}

/// Adds notes on results that Pairgoth cannot mark as not played.
fn of_results(tournament: &Tournament, notes: &mut Notes) {
    for game in &tournament.games {
        let decided = game.passes.known().map(|result| result.decided);
        if decided.is_some_and(|decided| decided != Decided::Played) {
            notes.add(message!("export-note-pairgoth-not-played", round = game.round, board = game.board));
        }
    }
}

/// Adds notes on players who change in the file.
fn of_people(entries: &[&Entry], notes: &mut Notes) {
    let names = |fits: fn(&Entry) -> bool| -> Vec<String> {
        entries.iter().filter(|entry| fits(entry)).map(|entry| entry.player.list_name()).collect()
    };
    let unrated = names(|entry| entry.player.rating.is_none());
    let shown = names(|entry| entry.ghost || entry.guest);
    let withdrawn = names(|entry| entry.status == EntryStatus::Withdrawn);
    if !unrated.is_empty() {
        notes.add(message!("export-note-pairgoth-unrated", count = unrated.len(), names = listed(&unrated)));
    }
    if !shown.is_empty() {
        notes.add(message!("export-note-pairgoth-guests", count = shown.len(), names = listed(&shown)));
    }
    if !withdrawn.is_empty() {
        notes.add(message!("export-note-withdrawn", count = withdrawn.len(), names = listed(&withdrawn)));
    }
}

#[cfg(test)]
mod tests;
