//! The places of a Final (R52), decided by the finals; the last two players share theirs if they split their two games.

use std::collections::BTreeSet;

use crate::knockout::TableGame;
use crate::model::id::EntryId;

/// A player's place. Players who share places have the same range.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FinalPlace {
    /// The player.
    pub entry: EntryId,
    /// The first of their places, from 1.
    pub from: u32,
    /// The last of their places; equal to `from` unless places are shared.
    pub to: u32,
}

/// Returns the final places in order. `finals` starts with the game for places 1-2, then 3-4, and so on.
pub(super) fn places(semi_finals: &[TableGame], finals: &[TableGame]) -> Vec<FinalPlace> {
    let mut places = Vec::new();
    for (at, (semi_finals, finals)) in semi_finals.chunks(2).zip(finals.chunks(2)).enumerate() {
        let first = 4 * at as u32 + 1;
        if !finals.iter().all(TableGame::is_decided) {
            places.extend(finals.iter().zip((first..).step_by(2)).flat_map(|(game, place)| won_and_lost(game, place)));
        } else if let ([semi_final], [rematch]) = (semi_finals, finals) {
            places.extend(of_rematch(semi_final, rematch, first));
        } else {
            places.extend(of_four(semi_finals, finals, first));
        }
    }
    places.sort_by_key(|place| (place.from, place.to, place.entry));
    places
}

/// Returns the places of a final's winner and loser. An undecided game gives none.
fn won_and_lost(game: &TableGame, place: u32) -> Vec<FinalPlace> {
    let Some(winner) = game.winner() else { return Vec::new() };
    let loser = game.eliminated().next().map(|entry| FinalPlace { entry, from: place + 1, to: place + 1 });
    std::iter::once(FinalPlace { entry: winner, from: place, to: place }).chain(loser).collect()
}

/// Returns the places by two games of the same players: the one with more wins is ahead, otherwise they share the
/// places.
fn of_rematch(semi_final: &TableGame, rematch: &TableGame, first: u32) -> Vec<FinalPlace> {
    let wins = |entry| [semi_final, rematch].iter().filter(|game| game.winner() == Some(entry)).count();
    let two: Vec<EntryId> = semi_final.entries().collect();
    let best = two.iter().map(|&e| wins(e)).max().unwrap_or(0);
    let shared = two.iter().all(|&e| wins(e) == best);
    let place = |&entry: &EntryId| match (shared, wins(entry) == best) {
        (true, _) => FinalPlace { entry, from: first, to: first + 1 },
        (false, true) => FinalPlace { entry, from: first, to: first },
        (false, false) => FinalPlace { entry, from: first + 1, to: first + 1 },
    };
    two.iter().map(place).collect()
}

/// Returns four places by two finals. Players whose game had no winner share the places that are left.
fn of_four(semi_finals: &[TableGame], finals: &[TableGame], first: u32) -> Vec<FinalPlace> {
    let mut places: Vec<FinalPlace> =
        finals.iter().zip((first..).step_by(2)).flat_map(|(game, place)| won_and_lost(game, place)).collect();
    let placed: BTreeSet<EntryId> = places.iter().map(|place| place.entry).collect();
    let taken: BTreeSet<u32> = places.iter().map(|place| place.from).collect();
    let left: Vec<u32> = (first..first + 4).filter(|place| !taken.contains(place)).collect();
    let others = semi_finals.iter().flat_map(TableGame::entries).filter(|entry| !placed.contains(entry));
    if let (Some(&from), Some(&to)) = (left.first(), left.last()) {
        places.extend(others.map(|entry| FinalPlace { entry, from, to }));
    }
    places
}
