//! What the association would not accept or not rate in a results file.

use domain::model::player::Publication;
use domain::standings::Standings;
use domain::{Decided, Entry, Game, Tournament, Verdict};
use messages::{Message, message};

use crate::notes::listed;
use crate::results_table::ResultsLines;

/// Returns notes on everything that the association would miss or not rate: AGA numbers, players who are hidden, and games that
/// have no winner or were not played.
pub fn check(tournament: &Tournament, standings: &Standings) -> Vec<Message> {
    let table = ResultsLines::of(tournament, standings);
    let names = |fits: &dyn Fn(&Entry) -> bool| -> Vec<String> {
        table.lines.iter().filter(|(_, entry)| fits(entry)).map(|(_, entry)| entry.player.list_name()).collect()
    };
    let full = |entry: &Entry| entry.player.publication == Publication::Full;
    let numberless = names(&|entry| full(entry) && entry.player.aga_id.is_none());
    let hidden = names(&|entry| !full(entry));
    let mut notes = Vec::new();
    if !numberless.is_empty() {
        notes.push(message!("export-note-aga-numbers", count = numberless.len(), names = listed(&numberless)));
    }
    if !hidden.is_empty() {
        notes.push(message!("export-note-aga-hidden", count = hidden.len(), names = listed(&hidden)));
    }
    let rounds = standings.lines.iter().map(|line| line.outcomes.len()).max().unwrap_or(0);
    let counts = |game: &&Game| game.round as usize <= rounds;
    for game in tournament.games.iter().filter(counts).filter(|game| winner(game).is_none()) {
        notes.push(message!("export-note-aga-game", round = game.round, board = game.board));
    }
    notes
}

/// Returns who won a game that the association rates, `W` or `B`; `None` for a game that it does not rate.
pub(super) fn winner(game: &Game) -> Option<char> {
    let result = game.passes.known().filter(|result| result.decided == Decided::Played)?;
    match result.verdict {
        Verdict::WhiteWins => Some('W'),
        Verdict::BlackWins => Some('B'),
        _ => None,
    }
}
