//! Writing tournament files of MacMahon 3 (typeversion 9), with the elements that MacMahon 3.10 itself writes for the
//! tournament. Settings of its windows and of its pairing stay at MacMahon's defaults. [`crate::macmahon`] reads the files back.

mod defaults;
mod settings;
mod xml_out;

use std::collections::HashMap;

use domain::{
    Bye, Competition, Decided, Entry, EntryId, EntryStatus, ForeignRecord, ForeignSubject, GameResult, RoundNumber,
    Rounds, Tournament, Verdict,
};
use messages::{Message, message};

use crate::macmahon::{self, FORMAT};
use crate::missed_rounds::{Unmarked, missed};
use crate::notes::{Notes, listed};
use crate::opengotha_export::moved;
use xml_out::XmlOut;

/// A written file, with notes for the director.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WrittenMacMahon {
    /// The file.
    pub bytes: Vec<u8>,
    /// Notes on everything that MacMahon cannot store as it is, and on the players whose place differs there.
    pub notes: Vec<Message>,
}

/// Returns a competition as a MacMahon file.
///
/// The file has full names, because it is for another program at the same desk. Players have the keys 1, 2, 3 ... in the order of
/// the event. A withdrawn player does not play in the rounds without a game. Forfeits and walkovers are results by the referee.
pub fn export(tournament: &Tournament) -> WrittenMacMahon {
    let rules = &tournament.competition;
    let mut notes = Notes::default();
    let bytes = file(tournament, &mut notes);
    let entries: Vec<&Entry> = tournament.entries.iter().collect();
    notes.add(message!("export-note-macmahon-lost"));
    of_results(tournament, &mut notes);
    of_people(&entries, &mut notes);
    let there = macmahon::read(&bytes).map(|read| moved(tournament, rules, read.tournament)).unwrap_or_default();
    if !there.is_empty() {
        notes.add(message!("export-note-macmahon-places", count = there.len(), names = listed(&there)));
    }
    WrittenMacMahon { bytes, notes: notes.into_vec() }
}

/// Returns the file, with notes on the settings.
pub(crate) fn file(tournament: &Tournament, notes: &mut Notes) -> Vec<u8> {
    let rules = &tournament.competition;
    let entries: Vec<&Entry> = tournament.entries.iter().collect();
    let ids: HashMap<EntryId, usize> = entries.iter().zip(1..).map(|(entry, id)| (entry.id, id)).collect();
    let last = tournament.rounds_in_all();
    let mut file = XmlOut::new();
    let kept = tournament.foreign_of(ForeignSubject::Competition, FORMAT);
    file.open_kept("Tournament", 9, kept);
    settings::write(&mut file, tournament, rules, notes);
    let unmarked = Unmarked::of(tournament, rules);
    for entry in &entries {
        participant(&mut file, tournament, rules, entry, (ids[&entry.id], unmarked.rounds(entry.id)));
    }
    for round in 1..=last {
        self::round(&mut file, tournament, round, &ids);
    }
    file.close("Tournament");
    file.into_bytes()
}

/// Writes a player with this key. Rounds that count in MacMahon though they are not marked stay unmarked.
fn participant<'t>(
    file: &mut XmlOut<'t>,
    tournament: &'t Tournament,
    rules: &Competition,
    entry: &Entry,
    (id, unmarked): (usize, Rounds),
) {
    let player = &entry.player;
    let is_above = rules.mcmahon.supergroup.is_some_and(|group| player.rank >= group);
    let kept = tournament.foreign_of(ForeignSubject::Entry(entry.id), FORMAT);
    file.open_kept("IndividualParticipant", 1, kept);
    file.leaf("Id", &id.to_string());
    file.flag("Joker", entry.ghost);
    file.flag("PreliminaryRegistration", entry.status == EntryStatus::PreRegistered);
    file.flag("ScoreAdjustment", entry.score_shift != 0);
    file.leaf("ScoreAdjustmentValue", &(entry.score_shift * macmahon::QUARTERS).to_string());
    file.flag("SuperBarMember", is_above);
    for round in missed(tournament, entry).into_iter().filter(|&round| !unmarked.contains(round)) {
        file.leaf("NotPlayingInRound", &round.to_string());
    }
    file.open("GoPlayer", Some(1));
    file.flag("AsianName", false);
    file.leaf("FirstName", &player.given);
    file.leaf("Surname", &player.family);
    file.leaf("Club", &player.club);
    file.leaf("Country", &player.country.map(|country| country.to_string().to_lowercase()).unwrap_or_default());
    file.leaf("GoLevel", &player.rank.to_string());
    if let Some(rating) = player.rating {
        file.leaf("Rating", &rating.0.to_string());
    }
    if let Some(pin) = &player.egd_pin {
        file.leaf("EgdPin", pin);
    }
    file.close("GoPlayer");
    file.close("IndividualParticipant");
}

fn round<'t>(file: &mut XmlOut<'t>, tournament: &'t Tournament, number: RoundNumber, ids: &HashMap<EntryId, usize>) {
    let time = format!("{} 00:00:00", tournament.event.start.format("%Y-%m-%d"));
    file.open("TournamentRound", Some(2));
    file.leaf("RoundNumber", &number.to_string());
    file.leaf("LastUpdated", &time);
    for game in tournament.games_of(number) {
        if let (Some(black), Some(white)) = (ids.get(&game.black), ids.get(&game.white)) {
            let seats = [("Black", *black), ("White", *white)];
            let kept = tournament.foreign_of(ForeignSubject::Game(game.id), FORMAT);
            pairing(file, &seats, (game.board, game.handicap, game.passes.known()), &time, kept);
        }
    }
    let byes = tournament.byes.iter().filter(|bye| bye.round == number);
    for id in byes.filter_map(|bye: &Bye| ids.get(&bye.entry)) {
        pairing(file, &[("Black", *id)], (0, 0, Some(GameResult::played(Verdict::BlackWins))), &time, None);
    }
    file.close("TournamentRound");
}

/// Writes a pairing: its seats, and its board, handicap and result. A bye has one seat.
fn pairing<'t>(
    file: &mut XmlOut<'t>,
    seats: &[(&str, usize)],
    (board, handicap, result): (u32, u8, Option<GameResult>),
    time: &str,
    kept: Option<&'t ForeignRecord>,
) {
    file.open_kept("Pairing", 2, kept);
    file.flag("ForcedPairing", true);
    file.flag("PairingWithBye", seats.len() == 1);
    for (seat, id) in seats {
        file.leaf(seat, &id.to_string());
    }
    file.leaf("Handicap", &handicap.to_string());
    file.flag("AllowJigo", true);
    file.leaf("Result", result.map_or("?-?", written));
    file.flag("ResultByReferee", result.is_some_and(|result| result.decided != Decided::Played));
    file.leaf("ResultPoints", "0");
    file.leaf("BoardNumber", &board.to_string());
    file.flag("BoardNumberFixed", true);
    file.leaf("CreationTime", time);
    file.close("Pairing");
}

/// Returns a result with Black's half first.
fn written(result: GameResult) -> &'static str {
    match result.verdict {
        Verdict::BlackWins => "1-0",
        Verdict::WhiteWins => "0-1",
        Verdict::Jigo => "½-½",
        Verdict::BothLose => "0-0",
        Verdict::BothWin => "1-1",
        Verdict::NoResult => "?-?",
    }
}

/// Adds notes on results that MacMahon lacks.
fn of_results(tournament: &Tournament, notes: &mut Notes) {
    for game in &tournament.games {
        let Some(result) = game.passes.known() else { continue };
        let (round, board) = (game.round, game.board);
        if result.decided == Decided::Walkover {
            notes.add(message!("export-note-macmahon-walkover", round, board));
        } else if result.verdict == Verdict::NoResult {
            notes.add(message!("export-note-macmahon-no-result", round, board));
        }
    }
}

/// Adds notes on players who change in the file.
fn of_people(entries: &[&Entry], notes: &mut Notes) {
    let names = |fits: fn(&Entry) -> bool| -> Vec<String> {
        entries.iter().filter(|entry| fits(entry)).map(|entry| entry.player.list_name()).collect()
    };
    let ghosts = names(|entry| entry.ghost);
    let guests = names(|entry| entry.guest);
    let withdrawn = names(|entry| entry.status == EntryStatus::Withdrawn);
    if !ghosts.is_empty() {
        notes.add(message!("export-note-macmahon-ghosts", count = ghosts.len(), names = listed(&ghosts)));
    }
    if !guests.is_empty() {
        notes.add(message!("export-note-macmahon-guests", count = guests.len(), names = listed(&guests)));
    }
    if !withdrawn.is_empty() {
        notes.add(message!("export-note-withdrawn", count = withdrawn.len(), names = listed(&withdrawn)));
    }
}

#[cfg(test)]
mod tests;
