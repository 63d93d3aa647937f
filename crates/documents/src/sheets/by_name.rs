//! `pairings-by-name`: the board of every player, by family name.

use std::collections::HashMap;

use domain::model::player::Publication;
use domain::{Entry, EntryId, Rank};
use print::Stone;
use print::sheets::{ByName, PrintedSeat};
use session::Result;

use super::Subject;

/// Returns the seats of the round.
pub(super) fn sheet(subject: &Subject) -> Result<ByName> {
    let round = subject.paired_round()?;
    let mut seats: HashMap<EntryId, PrintedSeat> = HashMap::new();
    for game in subject.games(round) {
        for (player, colour, opponent) in
            [(game.black, Stone::Black, game.white), (game.white, Stone::White, game.black)]
        {
            let seat = PrintedSeat {
                player: subject.player(player),
                board: game.board.to_string(),
                colour: Some(colour),
                opponent: Some(subject.player(opponent)),
                hall: subject.tournament.event.hall_of(game.board).map(|room| room.name.clone()).unwrap_or_default(),
            };
            seats.insert(player, seat);
        }
    }
    let competition = subject.competition.id;
    let byes = subject.tournament.byes.iter().filter(|b| b.competition == competition && b.round == round);
    for bye in byes.filter(|_| subject.room.is_none()) {
        seats.insert(bye.entry, without_game(subject, bye.entry, &subject.word("sheet-bye")));
    }
    let mut entries: Vec<&Entry> = subject.tournament.entries_of(competition).collect();
    // Include players without a game unless they planned the absence.
    entries.retain(|e| {
        seats.contains_key(&e.id) || subject.room.is_none() && subject.tournament.is_present(e, round) && !e.ghost
    });
    entries.sort_by_cached_key(|entry| (alphabetical(subject, entry), entry.id));
    let seat = |entry: &Entry| seats.remove(&entry.id).unwrap_or_else(|| without_game(subject, entry.id, "–"));
    Ok(ByName {
        heading: subject.heading(Some(round)),
        columns: 0,
        seats: entries.into_iter().map(seat).collect(),
        ..ByName::default()
    })
}

fn without_game(subject: &Subject, entry: EntryId, board: &str) -> PrintedSeat {
    PrintedSeat { player: subject.player(entry), board: board.into(), ..PrintedSeat::default() }
}

/// Returns the sort key of a name: its published part in Latin letters.
fn alphabetical(subject: &Subject, entry: &Entry) -> String {
    let name = if entry.player.publication == Publication::Full {
        entry.player.latin_name()
    } else {
        let shown = subject.printed(entry);
        domain::Player::new(shown.family, shown.given, Rank::SHODAN).latin_name()
    };
    name.to_lowercase()
}
