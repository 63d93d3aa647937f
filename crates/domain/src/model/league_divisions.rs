//! The divisions of a league: as equal as possible, and as near to the wanted size as the number of players allows (R66).

use super::competition::Competition;
use super::entry::Entry;
use super::tournament::Tournament;

/// The divisions of a league. Players are in them in order of their numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeagueDivisions {
    /// The last number of each division but the last, which has all larger numbers.
    ends: Vec<u32>,
}

impl LeagueDivisions {
    /// Returns the divisions of a league. Players who have met stay in one division: if a player who was entered late would move
    /// the borders between them, that player joins the last division instead.
    pub fn of(tournament: &Tournament, competition: &Competition) -> LeagueDivisions {
        let last = tournament.entries.iter().filter_map(|entry| entry.number).max().unwrap_or(0);
        let number = |id| tournament.entry(id).and_then(|entry: &Entry| entry.number);
        let games = tournament.games.iter();
        let met: Vec<(u32, u32)> = games.filter_map(|game| Some((number(game.black)?, number(game.white)?))).collect();
        let size = competition.division_size;
        let whole = std::iter::once(LeagueDivisions::whole(last, size));
        let fewer = (1..last).rev().map(|players| LeagueDivisions::balanced(players, size));
        let mut possible = std::iter::once(LeagueDivisions::balanced(last, size)).chain(whole).chain(fewer);
        let together = |divisions: &LeagueDivisions| {
            met.iter().all(|&(one, other)| divisions.of_number(one) == divisions.of_number(other))
        };
        possible.find(together).unwrap_or(LeagueDivisions { ends: Vec::new() })
    }

    /// Returns the division of the player with this number, from 0.
    pub fn of_number(&self, number: u32) -> usize {
        self.ends.partition_point(|&end| end < number)
    }

    /// Returns divisions of which none has two players more than another; the first ones are the larger ones.
    fn balanced(players: u32, size: u32) -> LeagueDivisions {
        // Half of a division is enough for another one, but nobody is alone in one.
        let count = (players + size / 2).checked_div(size).unwrap_or(1).min(players / 2).max(1);
        let (least, larger) = (players / count, players % count);
        LeagueDivisions { ends: (1..count).map(|division| division * least + division.min(larger)).collect() }
    }

    /// Returns divisions of exactly the wanted size, as earlier versions of the program made them.
    fn whole(players: u32, size: u32) -> LeagueDivisions {
        let count = if size == 0 { 1 } else { players.div_ceil(size) };
        LeagueDivisions { ends: (1..count).map(|division| division * size).collect() }
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use proptest::prelude::*;

    use super::*;
    use crate::model::competition::System;
    use crate::model::event_settings::EventSettings;
    use crate::model::game::Game;
    use crate::model::id::{CompetitionId, EntryId, GameId};
    use crate::model::player::Player;
    use crate::model::rank::Rank;

    /// A league of players with the numbers from 1 in divisions of this size, in which these numbers have met.
    fn league(players: u32, size: u32, met: &[(i64, i64)]) -> Tournament {
        let event = EventSettings::new("Club", NaiveDate::from_ymd_opt(2026, 1, 10).unwrap(), "00");
        let mut competition = Competition::new(CompetitionId::OPEN, "League", System::League, 64);
        competition.division_size = size;
        let mut tournament = Tournament::new(event, competition);
        let entry = |number: u32| {
            let player = Player::new("Ash", "Ana", Rank::SHODAN);
            Entry { number: Some(number), ..Entry::new(EntryId(number.into()), CompetitionId::OPEN, player) }
        };
        tournament.entries = (1..=players).map(entry).collect();
        let game = |(id, &(one, other)): (i64, &(i64, i64))| {
            Game::new(GameId(id), CompetitionId::OPEN, id as u32, 1, (EntryId(one), EntryId(other)))
        };
        tournament.games = (1..).zip(met).map(game).collect();
        tournament
    }

    fn sizes(tournament: &Tournament) -> Vec<usize> {
        let divisions = LeagueDivisions::of(tournament, &tournament.competition);
        let mut sizes = vec![0; divisions.ends.len() + 1];
        tournament.entries.iter().filter_map(|e| e.number).for_each(|number| sizes[divisions.of_number(number)] += 1);
        sizes
    }

    #[test]
    fn nobody_is_alone_in_a_division() {
        assert_eq!(sizes(&league(8, 8, &[])), [8]);
        assert_eq!(sizes(&league(9, 8, &[])), [9]);
        assert_eq!(sizes(&league(12, 8, &[])), [6, 6]);
        assert_eq!(sizes(&league(21, 8, &[])), [7, 7, 7]);
        assert_eq!(sizes(&league(22, 8, &[])), [8, 7, 7]);
        assert_eq!(sizes(&league(5, 0, &[])), [5], "a single division");
    }

    #[test]
    fn late_players_do_not_part_those_who_have_met() {
        assert_eq!(sizes(&league(12, 8, &[(1, 9)])), [12], "they met when there were nine players");
        assert_eq!(sizes(&league(13, 8, &[(7, 12), (1, 6)])), [6, 7]);
        assert_eq!(sizes(&league(20, 8, &[(1, 8), (9, 16), (17, 20)])), [8, 8, 4], "a league of an earlier version");
    }

    proptest! {
        #[test]
        fn divisions_are_balanced(players in 2u32..200, size in 2u32..20) {
            let sizes = sizes(&league(players, size, &[]));
            let (least, most) = (sizes.iter().min().unwrap(), sizes.iter().max().unwrap());
            prop_assert!(most - least <= 1 && *least >= 2, "{sizes:?}");
            prop_assert!(sizes.len() == 1 || *most <= size as usize * 3 / 2);
        }
    }
}
