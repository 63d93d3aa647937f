//! Laws of the systems that are a Swiss with rules of their own (R62, R65, R71).

use std::collections::BTreeMap;

use domain::standings::crosstable::Crosstable;
use domain::standings::{CriterionValue, Standings};
use domain::{Colour, EntryId, GameResult, HalfPoints, RoundNumber, System, Tournament};
use proptest::prelude::*;

use crate::field::played;

/// Returns the results of each player in the first `rounds` rounds, as `W` and `L`.
fn sequences(tournament: &Tournament, rounds: u32) -> BTreeMap<EntryId, String> {
    let mut found: BTreeMap<EntryId, String> = tournament.entries.iter().map(|e| (e.id, String::new())).collect();
    for round in 1..=rounds {
        for game in tournament.games_of(round) {
            let winner = game
                .passes
                .agreed()
                .map(|result| if result == GameResult::played(Colour::Black.wins()) { game.black } else { game.white });
            for id in [game.black, game.white] {
                found.entry(id).or_default().push(if winner == Some(id) { 'W' } else { 'L' });
            }
        }
        for bye in tournament.byes.iter().filter(|bye| bye.round == round) {
            found.entry(bye.entry).or_default().push('W');
        }
    }
    found
}

/// Returns the number of games of a round between players of different groups, and the fewest that the odd groups need.
fn crossings<G: Ord>(tournament: &Tournament, round: RoundNumber, group: impl Fn(EntryId) -> G) -> (usize, usize) {
    let games = tournament.games_of(round);
    let mut sizes: BTreeMap<G, usize> = BTreeMap::new();
    games.iter().flat_map(|g| [g.black, g.white]).for_each(|id| *sizes.entry(group(id)).or_default() += 1);
    let crossings = games.iter().filter(|g| group(g.black) != group(g.white)).count();
    (crossings, sizes.values().filter(|size| !size.is_multiple_of(2)).count() / 2)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases::cases(4)))]

    #[test]
    fn in_a_generalised_knock_out_equal_sequences_meet_and_decide_all_places(power in 1u32..6, seed: u64) {
        let tournament = played(1 << power, power, seed, System::GeneralisedKnockout);
        for round in 1..=power {
            let before = sequences(&tournament, round - 1);
            for game in tournament.games_of(round) {
                prop_assert_eq!(&before[&game.black], &before[&game.white]);
            }
        }
        let mut order: Vec<(String, EntryId)> = sequences(&tournament, power).into_iter().map(|(id, s)| (s, id)).collect();
        order.sort_by(|a, b| b.cmp(a));
        let standings = Standings::of(&Crosstable::of(&tournament, power), &tournament.competition, power);
        let places: Vec<(Option<u32>, EntryId)> = standings.lines.iter().map(|line| (line.place, line.entry)).collect();
        let expected: Vec<(Option<u32>, EntryId)> = (1..).map(Some).zip(order.iter().map(|(_, id)| *id)).collect();
        prop_assert_eq!(places, expected);
    }

    #[test]
    fn different_sequences_meet_only_where_groups_are_odd(n in 8usize..40, seed: u64) {
        let tournament = played(n, 3, seed, System::GeneralisedKnockout);
        for round in 2..=3 {
            let before = sequences(&tournament, round - 1);
            let (crossings, fewest) = crossings(&tournament, round, |id| before[&id].clone());
            prop_assert_eq!(crossings, fewest, "round {}", round);
        }
    }

    #[test]
    fn the_novices_without_a_win_halve_in_every_round(n in 2usize..33, seed: u64) {
        let mut tournament = crate::field::field(n, seed, System::Novices);
        let rounds = 3.min(n as u32 - 1);
        crate::field::play_rounds(&mut tournament, rounds, seed);
        for round in 2..=rounds {
            let scored = |id| tournament.games.iter().any(|g| {
                g.round < round && g.colour_of(id).is_some_and(|c| g.passes.agreed().unwrap().points(c) > HalfPoints::ZERO)
            });
            let mixed = tournament.games_of(round).iter().filter(|g| scored(g.black) != scored(g.white)).count();
            prop_assert!(mixed <= 1, "round {round}: {mixed} players without a win meet players with one");
        }
    }

    #[test]
    fn zones_meet_only_where_they_are_odd(sizes in prop::collection::vec(0usize..7, 4), seed: u64) {
        prop_assume!(sizes.iter().sum::<usize>() > 2);
        let mut tournament = crate::field::field(sizes.iter().sum(), seed, System::ZonedSwiss);
        let ranks = ["3d", "2k", "8k", "15k"];
        let zones = sizes.iter().zip(ranks).flat_map(|(&size, rank)| std::iter::repeat_n(rank, size));
        for (entry, rank) in tournament.entries.iter_mut().zip(zones) {
            entry.player.rank = rank.parse().unwrap();
        }
        tournament.competition.grade_limits = Some(["1d", "5k", "10k"].map(|rank| rank.parse().unwrap()).to_vec());
        let rounds = 3;
        crate::field::play_rounds(&mut tournament, rounds, seed);
        let rank = |id| tournament.entry(id).unwrap().player.rank;
        for round in 1..=rounds {
            let (crossings, fewest) = crossings(&tournament, round, rank);
            prop_assert_eq!(crossings, fewest, "round {}: {:?}", round, sizes);
            let odd = sizes.iter().filter(|size| !size.is_multiple_of(2)).count();
            prop_assert_eq!(crossings, odd / 2, "the bye is in an odd zone");
        }
    }

    #[test]
    fn zones_are_separate_while_their_numbers_are_even(half in 1usize..8, seed: u64) {
        let mut tournament = crate::field::field(6 * half, seed, System::ZonedSwiss);
        let ranks = ["2d", "5k", "15k"];
        for (at, entry) in tournament.entries.iter_mut().enumerate() {
            entry.player.rank = ranks[at % 3].parse().unwrap();
        }
        let rounds = 3.min(2 * half as u32 - 1);
        crate::field::play_rounds(&mut tournament, rounds, seed);
        let rank = |id| tournament.entry(id).unwrap().player.rank;
        for game in &tournament.games {
            prop_assert_eq!(rank(game.black), rank(game.white));
        }
        let standings = Standings::of(&Crosstable::of(&tournament, rounds), &tournament.competition, rounds);
        let firsts = standings.lines.iter().filter(|line| line.place == Some(1) && !line.shared_with_above);
        let zones: Vec<CriterionValue> = firsts.map(|line| line.criteria[0]).collect();
        prop_assert_eq!(zones, [1, 2, 3].map(CriterionValue::Whole));
    }
}
