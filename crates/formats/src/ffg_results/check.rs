//! What the French federation would not accept or not rate in a results file.

use domain::model::player::Publication;
use domain::standings::Standings;
use domain::{Decided, Entry, Game, Tournament};
use messages::{Message, message};

use super::write::name;
use super::{FRANCE, NAME};
use crate::notes::listed;
use crate::results_table::ResultsLines;

/// Returns notes on everything that the federation would miss, cut or not rate, each with what to do: licences, names that
/// are hidden or longer than their column, games without a result or by forfeit.
pub fn check(tournament: &Tournament, standings: &Standings) -> Vec<Message> {
    let table = ResultsLines::of(tournament, standings);
    let names = |fits: &dyn Fn(&Entry) -> bool| -> Vec<String> {
        table.lines.iter().filter(|(_, entry)| fits(entry)).map(|(_, entry)| entry.player.list_name()).collect()
    };
    let full = |entry: &Entry| entry.player.publication == Publication::Full;
    let is_french = |entry: &Entry| entry.player.country.is_some_and(|country| country.to_string() == FRANCE);
    let french = names(&|entry| is_french(entry) && entry.player.ffg_licence.is_none());
    let hidden = names(&|entry| !full(entry));
    let cut = names(&|entry| name(entry).chars().count() > NAME);
    let mut notes = Vec::new();
    if !french.is_empty() {
        notes.push(message!("export-note-ffg-licences", count = french.len(), names = listed(&french)));
    }
    if !hidden.is_empty() {
        notes.push(message!("export-note-ffg-hidden", count = hidden.len(), names = listed(&hidden)));
    }
    if !cut.is_empty() {
        notes.push(message!("export-note-ffg-cut", count = cut.len(), most = NAME, names = listed(&cut)));
    }
    let rounds = standings.lines.iter().map(|line| line.outcomes.len()).max().unwrap_or(0);
    let counts = |game: &&Game| game.round as usize <= rounds;
    notes.extend(tournament.games.iter().filter(counts).filter_map(of_game));
    notes
}

fn of_game(game: &Game) -> Option<Message> {
    let (round, board) = (game.round, game.board);
    match game.passes.known() {
        None => Some(message!("export-note-egd-no-result", round, board)),
        Some(result) if result.decided == Decided::Forfeit => Some(message!("export-note-ffg-forfeit", round, board)),
        Some(_) => None,
    }
}
