//! Laws of the literal score pairing procedure (R56, R57).

use std::collections::BTreeSet;

use domain::model::pairing_rules::Profile;
use domain::pairing::{Field, PairingRequest, Proposal, propose};
use domain::{EntryId, HalfPoints, System, Tournament};
use proptest::prelude::*;

use crate::field::{Dice, field, play};

/// Returns an event of `n` players after `rounds` rounds of the procedure.
fn played(n: usize, rounds: u32, seed: u64) -> Tournament {
    let mut tournament = field(n, seed, System::ScorePairing);
    tournament.competition.pairing.profile = Profile::Literal;
    let mut dice = Dice(seed ^ 5);
    for round in 1..=rounds {
        let proposal = proposed(&tournament, round);
        play(&mut tournament, round, &proposal, &mut dice);
    }
    tournament
}

fn proposed(tournament: &Tournament, round: u32) -> Proposal {
    propose(&Field::before(tournament, round), &PairingRequest::default()).expect("a field that can be paired")
}

/// Returns the wins of an entry in half points.
fn wins(tournament: &Tournament, id: EntryId) -> i32 {
    let won = |game: &&domain::Game| {
        let result = game.passes.agreed().and_then(|result| game.colour_of(id).map(|colour| result.points(colour)));
        result == Some(HalfPoints::WIN)
    };
    tournament.games.iter().filter(won).count() as i32
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases::cases(4)))]

    #[test]
    fn nobody_meets_twice_and_everyone_plays(half in 6usize..20, rounds in 0u32..5, seed: u64) {
        let tournament = played(2 * half, rounds, seed);
        let proposal = proposed(&tournament, rounds + 1);
        let players: BTreeSet<EntryId> = proposal.boards.iter().flat_map(|b| [b.black, b.white]).collect();
        prop_assert_eq!((players.len(), proposal.bye), (2 * half, None));
        for board in &proposal.boards {
            let met = |g: &domain::Game| g.colour_of(board.black).is_some() && g.colour_of(board.white).is_some();
            prop_assert!(!tournament.games.iter().any(met));
        }
    }

    #[test]
    fn neighbours_meet_first_and_then_the_upper_half_the_lower(quarter in 2usize..10, seed: u64) {
        let n = 4 * quarter;
        let tournament = played(n, 1, seed);
        for game in &tournament.games {
            prop_assert_eq!((game.black.0 + 1, game.black.0 % 2), (game.white.0, 1), "the smaller number has Black");
        }
        let second = proposed(&tournament, 2);
        for group in [1, 0] {
            // In round 2 the larger number is higher, and the groups are taken from the lowest player up.
            let mut numbers: Vec<i64> =
                tournament.entries.iter().map(|e| e.id).filter(|&id| wins(&tournament, id) == group).map(|id| id.0).collect();
            numbers.sort_unstable();
            let half = numbers.len() / 2;
            let expected: BTreeSet<(i64, i64)> = (0..half).map(|at| (numbers[at], numbers[at + half])).collect();
            let of_group = second.boards.iter().map(|b| (b.black.0.min(b.white.0), b.black.0.max(b.white.0)));
            let found: BTreeSet<(i64, i64)> = of_group.filter(|pair| numbers.contains(&pair.0)).collect();
            prop_assert_eq!(found, expected, "winners of different games have not met");
        }
    }

    #[test]
    fn an_odd_group_passes_one_player_on(n in 3usize..20, seed: u64) {
        // n pairs with n odd: both groups of round 2 are odd.
        let n = 2 * (n | 1);
        let tournament = played(n, 1, seed);
        let second = proposed(&tournament, 2);
        let floats = second.boards.iter().filter(|b| wins(&tournament, b.black) != wins(&tournament, b.white)).count();
        prop_assert_eq!(floats, 1);
    }
}
