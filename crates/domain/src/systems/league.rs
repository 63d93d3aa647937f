//! A league: everyone meets everyone of their division over months, on dates of their own; the first of a division go up, the last
//! go down (R66, handbook 5.2).

use crate::model::competition::Competition;
use crate::model::entry::EntryStatus;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::league_divisions::LeagueDivisions;
use crate::model::tournament::Tournament;
use crate::standings::Standings;
use crate::standings::crosstable::Crosstable;
use crate::systems::self_pairing::meetings;

/// Returns how many games a player still has to play in their division. Only players who have not left count as opponents.
pub fn games_left(tournament: &Tournament, competition: &Competition, player: EntryId) -> u32 {
    let divisions = LeagueDivisions::of(tournament, competition);
    let division = |id: EntryId| tournament.entry(id)?.number.map(|number| divisions.of_number(number));
    let Some(own) = division(player) else { return 0 };
    let others = tournament.entries.iter().filter(|entry| {
        entry.id != player && entry.status != EntryStatus::Withdrawn && division(entry.id) == Some(own)
    });
    let left = |other| competition.meetings.saturating_sub(meetings(tournament, player, other) as u32);
    others.map(|entry| left(entry.id)).sum()
}

/// Returns a player's division, from 0 for the first; `None` without a number.
pub fn division(tournament: &Tournament, competition: &Competition, player: EntryId) -> Option<usize> {
    let number = tournament.entry(player)?.number?;
    Some(LeagueDivisions::of(tournament, competition).of_number(number))
}

/// Returns the players in the order in which the next season begins: the last of each division have changed places with the first
/// of the division below. Players who have left are not in it.
pub fn next_season(tournament: &Tournament, competition: &Competition, rounds: RoundNumber) -> Vec<EntryId> {
    let table = Crosstable::of(tournament, rounds);
    let number = |id: EntryId| tournament.entry(id).and_then(|entry| entry.number);
    let mut lines = Standings::of(&table, competition, rounds).lines;
    // Of equal players, the one with the lower number, who began as the stronger, is before the other.
    lines.sort_by_key(|line| (line.place, number(line.entry)));
    let placed = lines.into_iter().map(|line| line.entry);
    let league = LeagueDivisions::of(tournament, competition);
    let stays = |id: &EntryId| tournament.entry(*id).is_some_and(|entry| entry.status != EntryStatus::Withdrawn);
    let mut divisions: Vec<Vec<EntryId>> = Vec::new();
    for id in placed.filter(stays) {
        let own = number(id).map_or(0, |number| league.of_number(number));
        divisions.resize_with(divisions.len().max(own + 1), Vec::new);
        divisions[own].push(id);
    }
    divisions.retain(|division| !division.is_empty());
    exchange(&divisions, competition.moves as usize)
}

/// Returns all players with the last and the first `moves` of neighbouring divisions exchanged, but never more than half of one.
fn exchange(divisions: &[Vec<EntryId>], moves: usize) -> Vec<EntryId> {
    let change = |upper: &[EntryId], lower: &[EntryId]| moves.min(upper.len() / 2).min(lower.len() / 2);
    let mut order = Vec::new();
    for (at, own) in divisions.iter().enumerate() {
        let above = at.checked_sub(1).map(|above| divisions[above].as_slice()).unwrap_or_default();
        let below = divisions.get(at + 1).map(Vec::as_slice).unwrap_or_default();
        let (up, down) = (change(above, own), change(own, below));
        order.extend(&above[above.len() - up..]);
        order.extend(&own[up..own.len() - down]);
        order.extend(&below[..down]);
    }
    order
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use proptest::prelude::*;

    use super::*;
    use crate::model::competition::System;
    use crate::model::entry::Entry;
    use crate::model::event_settings::EventSettings;
    use crate::model::id::CompetitionId;
    use crate::model::player::Player;
    use crate::model::rank::Rank;

    fn ids(numbers: &[i64]) -> Vec<EntryId> {
        numbers.iter().map(|&number| EntryId(number)).collect()
    }

    #[test]
    fn the_last_of_a_division_change_places_with_the_first_of_the_next() {
        let divisions = [ids(&[1, 2, 3, 4]), ids(&[5, 6, 7, 8]), ids(&[9, 10, 11])];
        assert_eq!(exchange(&divisions, 1), ids(&[1, 2, 3, 5, 4, 6, 7, 9, 8, 10, 11]));
        assert_eq!(exchange(&divisions, 2), ids(&[1, 2, 5, 6, 3, 4, 7, 9, 8, 10, 11]));
    }

    #[test]
    fn equal_players_are_in_the_order_of_their_numbers() {
        let mut competition = Competition::new(CompetitionId::OPEN, "League", System::League, 5);
        (competition.division_size, competition.moves) = (3, 1);
        let event = EventSettings::new("Club", NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(), "");
        let mut tournament = Tournament::new(event, competition.clone());
        for number in 1..=6 {
            let name = format!("{}", char::from(b'Z' - number));
            let player = Player::new(name, "Ada", Rank::from_grade(0));
            let mut entry = Entry::new(EntryId(i64::from(number)), CompetitionId::OPEN, player);
            entry.number = Some(u32::from(number));
            tournament.entries.push(entry);
        }
        assert_eq!(next_season(&tournament, &competition, 5), ids(&[1, 2, 4, 3, 5, 6]));
    }

    proptest! {
        #[test]
        fn nobody_is_lost_and_all_divisions_keep_their_size(sizes in prop::collection::vec(1usize..9, 1..5), moves in 0usize..5) {
            let mut next = 0;
            let mut division = |size: &usize| {
                let own: Vec<i64> = (next..next + *size as i64).collect();
                next += *size as i64;
                ids(&own)
            };
            let divisions: Vec<Vec<EntryId>> = sizes.iter().map(&mut division).collect();
            let order = exchange(&divisions, moves);
            let mut sorted = order.clone();
            sorted.sort_unstable();
            prop_assert_eq!(sorted, divisions.concat());
            let mut at = 0;
            for (before, size) in divisions.iter().zip(&sizes) {
                let moved = order[at..at + size].iter().filter(|id| !before.contains(id)).count();
                prop_assert!(moved <= 2 * moves);
                at += size;
            }
        }
    }
}
