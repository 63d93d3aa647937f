//! Properties of every proposal, whatever the players.

use std::collections::BTreeSet;

use domain::model::opengotha_weights::OpenGothaWeights;
use domain::model::pairing_rules::Profile;
use domain::pairing::{Field, PairingRequest, Proposal, cost_of_pairs, propose};
use domain::{EntryId, HalfPoints, Rank, System, Tournament};
use proptest::prelude::*;

use crate::field::{Dice, played};

/// Returns the players of a proposal by board, then the bye.
fn everyone(proposal: &Proposal) -> Vec<EntryId> {
    proposal.boards.iter().flat_map(|b| [b.black, b.white]).chain(proposal.bye).collect()
}

fn systems() -> impl Strategy<Value = System> {
    prop_oneof![Just(System::McMahon), Just(System::Swiss)]
}

/// Returns the same tournament with its entries added in another order, and the new key of each old one.
fn entered_in_another_order(tournament: &Tournament, dice: &mut Dice) -> (Tournament, Vec<EntryId>) {
    let mut other = tournament.clone();
    let n = other.entries.len();
    let mut keys: Vec<EntryId> = (1..=n as i64).map(EntryId).collect();
    for at in (1..n).rev() {
        keys.swap(at, dice.below(at as u64 + 1) as usize);
    }
    let renamed = |old: EntryId| keys[old.0 as usize - 1];
    other.entries.iter_mut().for_each(|e| e.id = renamed(e.id));
    other.entries.sort_by_key(|e| e.id);
    for game in &mut other.games {
        (game.black, game.white) = (renamed(game.black), renamed(game.white));
    }
    other.games.reverse();
    other.byes.iter_mut().for_each(|b| b.entry = renamed(b.entry));
    (other, keys)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases::cases(6)))]

    #[test]
    fn everyone_plays_exactly_once(n in 2usize..40, rounds in 0u32..4, seed: u64, system in systems()) {
        let tournament = played(n, rounds, seed, system);
        let proposal = propose(&Field::before(&tournament, rounds + 1), &PairingRequest::default()).unwrap();
        prop_assert!(proposal.optimal);
        let players = everyone(&proposal);
        prop_assert_eq!(players.len(), n);
        prop_assert_eq!(players.iter().collect::<BTreeSet<_>>().len(), n);
        let numbers: Vec<u32> = proposal.boards.iter().map(|b| b.board).collect();
        prop_assert_eq!(numbers, (1..=(n / 2) as u32).collect::<Vec<_>>());
    }

    #[test]
    fn the_order_of_entry_does_not_change_the_proposal(n in 2usize..40, rounds in 0u32..4, seed: u64, system in systems()) {
        let tournament = played(n, rounds, seed, system);
        let (other, keys) = entered_in_another_order(&tournament, &mut Dice(seed));
        let proposed = |t: &Tournament| propose(&Field::before(t, rounds + 1), &PairingRequest::default()).unwrap();
        let mut renamed = proposed(&tournament);
        let new = |old: EntryId| keys[old.0 as usize - 1];
        for board in &mut renamed.boards {
            (board.black, board.white) = (new(board.black), new(board.white));
        }
        renamed.bye = renamed.bye.map(new);
        let expected = proposed(&other);
        // The certificate contains entry keys, so it is not compared.
        renamed.certificate = expected.certificate.clone();
        prop_assert_eq!(renamed, expected);
    }

    #[test]
    fn a_constant_added_to_all_scores_does_not_change_the_proposal(n in 2usize..40, rounds in 0u32..4, seed: u64) {
        let tournament = played(n, rounds, seed, System::McMahon);
        let mut higher = tournament.clone();
        higher.competition.mcmahon.zero = Rank::WEAKEST;
        let initial = |t: &Tournament| t.competition.mcmahon.initial(Rank::SHODAN);
        prop_assert_eq!(initial(&higher) - initial(&tournament), HalfPoints::whole(10));
        let proposed = |t: &Tournament| propose(&Field::before(t, rounds + 1), &PairingRequest::default()).unwrap();
        prop_assert_eq!(proposed(&tournament), proposed(&higher));
    }

    /// No exchange of opponents between two boards costs less at the first level that differs.
    #[test]
    fn no_exchange_of_opponents_improves_a_proposal(n in 4usize..40, rounds in 0u32..4, seed: u64, system in systems()) {
        let tournament = played(n, rounds, seed, system);
        let best = propose(&Field::before(&tournament, rounds + 1), &PairingRequest::default()).unwrap();
        let request = PairingRequest { bye: best.bye, ..PairingRequest::default() };
        let pairs: Vec<_> = best.boards.iter().map(|b| (b.black, b.white)).collect();
        let mut dice = Dice(seed);
        for _ in 0..6 {
            let (one, other) = (dice.below(pairs.len() as u64) as usize, dice.below(pairs.len() as u64) as usize);
            if one == other {
                continue;
            }
            let mut swapped = pairs.clone();
            (swapped[one].1, swapped[other].1) = (pairs[other].1, pairs[one].1);
            let cost = cost_of_pairs(&Field::before(&tournament, rounds + 1), &request, &swapped).unwrap();
            prop_assert!(best.totals <= cost.totals);
            let deciding = cost.above_best.iter().find(|c| c.by != 0);
            prop_assert!(deciding.is_none_or(|c| c.by > 0));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases::cases(3)))]

    #[test]
    fn opengothas_weights_pair_everyone_optimally(n in 2usize..24, rounds in 0u32..4, seed: u64, system in systems()) {
        let tournament = played(n, rounds, seed, system);
        let request = PairingRequest { profile: Some(Profile::OpenGotha), ..PairingRequest::default() };
        let best = propose(&Field::before(&tournament, rounds + 1), &request).unwrap();
        prop_assert!(best.optimal);
        prop_assert_eq!(everyone(&best).iter().collect::<BTreeSet<_>>().len(), n);
        // No swap of two opponents gains more.
        let mut pairs: Vec<_> = best.boards.iter().map(|b| (b.black, b.white)).collect();
        for other in 1..pairs.len() {
            let swapped = (pairs[0].1, pairs[other].1);
            (pairs[0].1, pairs[other].1) = (swapped.1, swapped.0);
            let cost = cost_of_pairs(&Field::before(&tournament, rounds + 1), &request, &pairs).unwrap();
            prop_assert!(cost.cost <= best.cost);
            (pairs[0].1, pairs[other].1) = swapped;
        }
    }

    #[test]
    fn extreme_weights_are_handled(weight: i64, factor: i64, concavity: u32, seed: u64) {
        let mut tournament = played(12, 2, seed, System::McMahon);
        tournament.competition.pairing.opengotha = Some(OpenGothaWeights {
            avoid_rematch: weight, random: weight, balance_colours: weight, avoid_mixing_categories: weight,
            score_difference: weight, floats: weight, seeding: weight, handicap: weight, geography: weight,
            country_factor: factor, club_factor: factor, concavity, ..OpenGothaWeights::default()
        });
        let request = PairingRequest { profile: Some(Profile::OpenGotha), ..PairingRequest::default() };
        prop_assert_eq!(propose(&Field::before(&tournament, 3), &request).unwrap().boards.len(), 6);
    }
}
