//! `pairings-by-name`: the board of every player, by family name. `seats`: the same for the current rounds of all competitions.

use std::collections::HashMap;

use domain::model::player::{Publication, latin};
use domain::{Entry, EntryId, Rank, RoundState};
use messages::message;
use print::Stone;
use print::sheets::{ByName, PrintedSeat};
use session::{AppError, Result};

use super::Subject;

/// Returns the seats of the round.
pub(super) fn sheet(subject: &Subject) -> Result<ByName> {
    let round = subject.seated_round()?;
    let seats = in_order(seats(subject, round));
    Ok(ByName { heading: subject.heading(Some(round)), columns: 0, seats, ..ByName::default() })
}

/// Returns the seats of all competitions in the rounds that are paired and not confirmed, for "where do I sit?". Self-paired
/// games have no seats (R69).
pub(super) fn all_competitions(subject: &Subject) -> Result<ByName> {
    let mut all = Vec::new();
    for tournament in subject.event.tournaments() {
        let (competition, subject) = (&tournament.competition, subject.of_competition(tournament));
        let Some(round) = current_round(&subject) else { continue };
        let named = |seat: Seat| Seat {
            printed: PrintedSeat { competition: competition.name.clone(), ..seat.printed },
            ..seat
        };
        all.extend(seats(&subject, round).into_iter().map(named));
    }
    if all.is_empty() {
        return Err(AppError::not_now(message!("document-no-open-round")));
    }
    let mut heading = subject.heading(None);
    heading.competition = subject.word("sheet-all-competitions");
    Ok(ByName { heading, columns: 1, seats: in_order(all), ..ByName::default() })
}

/// Returns the seats of the newest paired round of the subject's competition by name, with that round; nothing before the first
/// pairing, and in self-pairing.
pub(crate) fn newest(subject: &Subject) -> Option<(u32, Vec<PrintedSeat>)> {
    let competition = subject.competition;
    let round = subject.tournament.paired_rounds();
    let is_shown = round > 0 && !competition.system.is_free();
    is_shown.then(|| (round, in_order(seats(subject, round))))
}

/// Returns the last paired round of the subject's competition, unless it is confirmed.
fn current_round(subject: &Subject) -> Option<u32> {
    let competition = subject.competition;
    let round = subject.tournament.paired_rounds();
    let state = subject.tournament.round(round)?.state;
    (state != RoundState::Confirmed && !competition.system.is_free()).then_some(round)
}

/// A seat with its place in the list.
struct Seat {
    order: (String, EntryId),
    printed: PrintedSeat,
}

/// Returns the seats by name; those of one person are in order of the competitions.
fn in_order(mut seats: Vec<Seat>) -> Vec<PrintedSeat> {
    seats.sort_by(|one, other| one.order.cmp(&other.order));
    seats.into_iter().map(|seat| seat.printed).collect()
}

/// Returns the seats of a round, also of players without a game unless they planned the absence.
fn seats(subject: &Subject, round: u32) -> Vec<Seat> {
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
                competition: String::new(),
            };
            seats.insert(player, seat);
        }
    }
    let byes = subject.tournament.byes.iter().filter(|b| b.round == round);
    for bye in byes.filter(|_| subject.room.is_none()) {
        seats.insert(bye.entry, without_game(subject, bye.entry, &subject.word("sheet-bye")));
    }
    let is_listed = |e: &&Entry| {
        seats.contains_key(&e.id) || subject.room.is_none() && subject.tournament.is_present(e, round) && !e.ghost
    };
    let entries: Vec<&Entry> = subject.tournament.entries.iter().filter(is_listed).collect();
    let seat = |entry: &Entry| Seat {
        order: (alphabetical(subject, entry), entry.id),
        printed: seats.remove(&entry.id).unwrap_or_else(|| without_game(subject, entry.id, "–")),
    };
    entries.into_iter().map(seat).collect()
}

fn without_game(subject: &Subject, entry: EntryId, board: &str) -> PrintedSeat {
    PrintedSeat { player: subject.player(entry), board: board.into(), ..PrintedSeat::default() }
}

/// Returns the sort key of a name: its published part in Latin letters.
fn alphabetical(subject: &Subject, entry: &Entry) -> String {
    let name = if entry.player.publication == Publication::Full {
        entry.player.latin.clone().unwrap_or_else(|| latin(&entry.player.list_name()))
    } else {
        let shown = subject.printed(entry);
        latin(&domain::Player::new(shown.family, shown.given, Rank::SHODAN).list_name())
    };
    name.to_lowercase()
}
