//! `pairings-by-name`: where everyone sits, by family name.

use std::collections::HashMap;

use domain::model::player::Publication;
use domain::{Entry, EntryId, Rank};
use print::Stone;
use print::sheets::{ByName, Seat};
use session::Result;

use super::Subject;

/// The seats of the round.
pub(super) fn sheet(subject: &Subject) -> Result<ByName> {
    let round = subject.paired_round()?;
    let mut seats: HashMap<EntryId, Seat> = HashMap::new();
    for game in subject.games(round) {
        for (own, colour, other) in [(game.black, Stone::Black, game.white), (game.white, Stone::White, game.black)] {
            let seat = Seat {
                player: subject.player(own),
                board: game.board.to_string(),
                colour: Some(colour),
                opponent: Some(subject.player(other)),
                hall: subject.tournament.event.hall_of(game.board).map(|hall| hall.name.clone()).unwrap_or_default(),
            };
            seats.insert(own, seat);
        }
    }
    let competition = subject.competition.id;
    let byes = subject.tournament.byes.iter().filter(|b| b.competition == competition && b.round == round);
    for bye in byes.filter(|_| subject.hall.is_none()) {
        seats.insert(bye.entry, without_game(subject, bye.entry, &subject.word("sheet-bye")));
    }
    let mut entries: Vec<&Entry> = subject.tournament.entries_of(competition).collect();
    // Who planned not to play does not look for himself; who was left over does.
    entries.retain(|e| seats.contains_key(&e.id) || subject.hall.is_none() && e.plays(round) && !e.ghost);
    entries.sort_by_cached_key(|entry| (alphabetical(subject, entry), entry.id));
    let seat = |entry: &Entry| seats.remove(&entry.id).unwrap_or_else(|| without_game(subject, entry.id, "–"));
    Ok(ByName {
        heading: subject.heading(Some(round)),
        columns: 0,
        seats: entries.into_iter().map(seat).collect(),
        ..ByName::default()
    })
}

fn without_game(subject: &Subject, entry: EntryId, board: &str) -> Seat {
    Seat { player: subject.player(entry), board: board.into(), ..Seat::default() }
}

/// Where a name is looked for: by its Latin letters, as far as it is published.
fn alphabetical(subject: &Subject, entry: &Entry) -> String {
    let name = if entry.player.publication == Publication::Full {
        entry.player.latin_name()
    } else {
        let shown = subject.printed(entry);
        domain::Player::new(shown.family, shown.given, Rank::SHODAN).latin_name()
    };
    name.to_lowercase()
}
