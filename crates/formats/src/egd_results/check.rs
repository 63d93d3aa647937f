//! What the European Go Database would reject in a results file, or enter as new players.

use domain::model::player::Publication;
use domain::standings::Standings;
use domain::{Decided, Entry, EventSettings, Game, Outcome, Tournament, Verdict};
use messages::{Message, message};

use crate::notes::listed;

/// Returns notes on everything that the database would reject, not rate, or enter twice, each with what to do: unrated time
/// limits, a missing place, players without a PIN or a published name, games without one winner.
pub fn check(tournament: &Tournament, standings: &Standings) -> Vec<Message> {
    let rules = &tournament.competition;
    let mut notes = of_event(&tournament.event.for_competition(rules));
    let written: Vec<&Entry> = standings
        .lines
        .iter()
        .filter(|line| line.outcomes.iter().any(|o| matches!(o, Outcome::Game { .. } | Outcome::Bye)))
        .filter_map(|line| tournament.entry(line.entry))
        .collect();
    notes.extend(of_players(&written));
    let rounds = standings.lines.iter().map(|line| line.outcomes.len()).max().unwrap_or(0);
    notes.extend(of_games(tournament, rounds));
    notes
}

fn of_event(event: &EventSettings) -> Vec<Message> {
    let mut notes = Vec::new();
    if event.rating_class().is_none() {
        notes.push(message!("export-note-egd-unrated"));
    }
    if event.country.is_none() || event.place.trim().is_empty() {
        notes.push(message!("export-note-egd-place"));
    }
    notes
}

fn of_players(entries: &[&Entry]) -> Vec<Message> {
    let names = |fits: &dyn Fn(&Entry) -> bool| -> Vec<String> {
        entries.iter().filter(|entry| fits(entry)).map(|entry| entry.player.list_name()).collect()
    };
    let hidden = names(&|entry| entry.player.publication != Publication::Full);
    let unknown = names(&|entry| entry.player.publication == Publication::Full && entry.player.egd_pin.is_none());
    let mut notes = Vec::new();
    if !hidden.is_empty() {
        notes.push(message!("export-note-egd-hidden", count = hidden.len(), names = listed(&hidden)));
    }
    if !unknown.is_empty() {
        notes.push(message!("export-note-egd-no-pin", count = unknown.len(), names = listed(&unknown)));
    }
    notes
}

/// Returns a note on every game of the first `rounds` rounds without a result, or with the same result for both players.
/// Forfeits and walkovers are not rated, so they do not matter.
fn of_games(tournament: &Tournament, rounds: usize) -> Vec<Message> {
    let own = |game: &&Game| game.round as usize <= rounds;
    tournament.games.iter().filter(own).filter_map(of_game).collect()
}

fn of_game(game: &Game) -> Option<Message> {
    let (round, board) = (game.round, game.board);
    let Some(result) = game.passes.known() else {
        return Some(message!("export-note-egd-no-result", round, board));
    };
    let one_sided = matches!(result.verdict, Verdict::BothWin | Verdict::BothLose | Verdict::NoResult);
    let rejected = result.decided == Decided::Played && one_sided;
    rejected.then(|| message!("export-note-egd-both", round, board, result = result.to_string()))
}
