//! One test per level, and that a lower cost at a higher level always wins.

use domain::model::pairing_rules::{HandicapBasis, Level, LevelSetting, Profile, Seeding};
use domain::pairing::{Field, PairingRequest, Proposal, Reason, cost_of_pairs, propose};
use domain::{EntryId, Rank, RoundNumber, System, Tournament};
use proptest::prelude::*;

use crate::crafted::{entry_mut, equals, play_games};
use crate::field::played;

fn proposed(tournament: &Tournament, round: RoundNumber) -> Proposal {
    propose(&Field::before(tournament, round), &PairingRequest::default()).expect("the players can be paired")
}

/// Returns the pairs with the smaller key first, sorted.
fn pairs(proposal: &Proposal) -> Vec<(i64, i64)> {
    let pair = |(a, b): (EntryId, EntryId)| (a.0.min(b.0), a.0.max(b.0));
    let mut pairs: Vec<(i64, i64)> = proposal.boards.iter().map(|b| pair((b.black, b.white))).collect();
    pairs.sort_unstable();
    pairs
}

/// Returns the total cost of a round at a level.
fn total(proposal: &Proposal, level: Level) -> u64 {
    let share = proposal.totals.iter().find(|s| s.reason == Reason::Level(level));
    share.expect("the level is on").cost
}

/// Returns all ways to pair these entries.
fn all_pairings(entries: &[EntryId]) -> Vec<Vec<(EntryId, EntryId)>> {
    let Some((&first, rest)) = entries.split_first() else { return vec![Vec::new()] };
    let with = |at: usize| {
        let others: Vec<EntryId> = rest.iter().copied().filter(|&e| e != rest[at]).collect();
        let join = move |mut pairing: Vec<(EntryId, EntryId)>| {
            pairing.push((first, rest[at]));
            pairing
        };
        all_pairings(&others).into_iter().map(join).collect::<Vec<_>>()
    };
    (0..rest.len()).flat_map(with).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases::cases(3)))]

    #[test]
    fn no_other_pairing_costs_less_at_the_first_level_that_differs(
        half in 1usize..4, rounds in 0u32..4, seed: u64, swiss: bool,
    ) {
        let system = if swiss { System::Swiss } else { System::McMahon };
        let tournament = played(2 * half, rounds, seed, system);
        let best: Vec<u64> = proposed(&tournament, rounds + 1).totals.iter().map(|s| s.cost).collect();
        let everyone: Vec<EntryId> = tournament.entries.iter().map(|e| e.id).collect();
        for pairing in all_pairings(&everyone) {
            let cost =
                cost_of_pairs(&Field::before(&tournament, rounds + 1), &PairingRequest::default(), &pairing).unwrap();
            let totals: Vec<u64> = cost.totals.iter().map(|s| s.cost).collect();
            prop_assert!(best <= totals);
            let deciding = cost.above_best.iter().find(|c| c.by != 0);
            prop_assert!(deciding.is_none_or(|c| c.by > 0));
        }
    }
}

#[test]
fn a_rematch_is_paired_only_if_there_is_no_alternative() {
    let mut tournament = equals(4, System::Swiss);
    play_games(&mut tournament, 1, &[(1, 2, 0), (3, 4, 0)]);
    play_games(&mut tournament, 2, &[(1, 3, 0), (2, 4, 0)]);
    // 1 has two wins and 4 none; only 1-4 and 2-3 have not met.
    let third = proposed(&tournament, 3);
    assert_eq!((pairs(&third), total(&third, Level::Rematch)), (vec![(1, 4), (2, 3)], 0));
    play_games(&mut tournament, 3, &[(4, 1, 0), (2, 3, 0)]);
    let fourth = proposed(&tournament, 4);
    assert_eq!((total(&fourth, Level::Rematch), fourth.optimal), (2, true));
}

#[test]
fn separate_families_count_more_than_equal_scores() {
    let mut tournament = equals(4, System::Swiss);
    play_games(&mut tournament, 1, &[(1, 2, 0), (3, 4, 0)]);
    assert_eq!(pairs(&proposed(&tournament, 2)), [(1, 3), (2, 4)]);
    entry_mut(&mut tournament, 1).family_group = Some("Arad".into());
    entry_mut(&mut tournament, 3).family_group = Some(" arad ".into());
    assert_eq!(pairs(&proposed(&tournament, 2)), [(1, 4), (2, 3)]);
}

#[test]
fn separate_categories_count_more_than_equal_scores_if_the_level_is_on() {
    let mut tournament = equals(4, System::Swiss);
    play_games(&mut tournament, 1, &[(1, 2, 0), (3, 4, 0)]);
    // Two divisions, 1 and 4 against 2 and 3, each with a winner and a loser of the first round.
    tournament.competition.grade_limits = Some(vec![Rank::SHODAN]);
    for id in [2, 3] {
        entry_mut(&mut tournament, id).player.rank = Rank::from_grade(-3);
    }
    assert_eq!(pairs(&proposed(&tournament, 2)), [(1, 3), (2, 4)]);
    let level = tournament.competition.pairing.levels.iter_mut().find(|l| l.level == Level::Category);
    level.expect("the level is listed, but off").on = true;
    let separate = proposed(&tournament, 2);
    assert_eq!((pairs(&separate), total(&separate, Level::Category)), (vec![(1, 4), (2, 3)], 0));
    // 1 has met 2 and 3 has met 4. With the divisions 1, 2 and 3, 4 a rematch is worse than mixing them.
    for (id, grade) in [(1, 0), (2, 0), (3, -3), (4, -3)] {
        entry_mut(&mut tournament, id).player.rank = Rank::from_grade(grade);
    }
    let mixed = proposed(&tournament, 2);
    assert_eq!((total(&mixed, Level::Rematch), total(&mixed, Level::Category)), (0, 2));
}

#[test]
fn two_small_score_differences_are_better_than_a_large_one() {
    let mut tournament = equals(4, System::McMahon);
    for (id, grade) in [(1, 0), (2, -1), (3, -1), (4, -2)] {
        entry_mut(&mut tournament, id).player.rank = Rank::from_grade(grade);
    }
    // 1-2 and 3-4 differ by one point each; with 2-3, 1-4 would differ by two.
    assert_eq!(total(&proposed(&tournament, 1), Level::ScoreDifference), 8);
}

#[test]
fn knockout_opponents_are_kept_separate_if_scores_allow_it() {
    let mut tournament = equals(4, System::Swiss);
    let keep_separate = |pair| PairingRequest { keep_separate: vec![pair], ..PairingRequest::default() };
    for other in 2..=4 {
        let request = keep_separate((EntryId(1), EntryId(other)));
        let proposal = propose(&Field::before(&tournament, 1), &request).unwrap();
        assert!(!pairs(&proposal).contains(&(1, other)));
    }
    play_games(&mut tournament, 1, &[(1, 2, 0), (3, 4, 0)]);
    let proposal = propose(&Field::before(&tournament, 2), &keep_separate((EntryId(1), EntryId(3)))).unwrap();
    assert!(pairs(&proposal).contains(&(1, 3)), "the two winners meet nevertheless");
}

#[test]
fn a_player_does_not_float_down_twice() {
    let mut tournament = equals(6, System::McMahon);
    for (id, grade) in [(1, 0), (2, 0), (3, 0), (4, -1), (5, -1), (6, -1)] {
        entry_mut(&mut tournament, id).player.rank = Rank::from_grade(grade);
    }
    let first = proposed(&tournament, 1);
    let down = pairs(&first).into_iter().find(|&(a, b)| a <= 3 && b > 3).expect("groups of three cannot pair up");
    // Play only the game of the floaters, and let both lose, so that all scores stay the same.
    play_games(&mut tournament, 1, &[(down.0, down.1, 0)]);
    tournament.games[0].passes = domain::Passes::both(Some(domain::GameResult::played(domain::Verdict::BothLose)));
    let second = proposed(&tournament, 2);
    let again = pairs(&second).into_iter().find(|&(a, b)| a <= 3 && b > 3).expect("groups of three cannot pair up");
    assert_ne!((again.0, again.1), down);
    assert!(again.0 != down.0 && again.1 != down.1, "{down:?} floated, then {again:?}");
}

#[test]
fn clubs_then_countries_are_kept_separate_below_the_bar() {
    let mut tournament = equals(4, System::McMahon);
    tournament.competition.pairing.first_seeding = Seeding::Fold;
    let proposal = proposed(&tournament, 1);
    let (a, b) = pairs(&proposal)[0];
    for id in [a, b] {
        entry_mut(&mut tournament, id).player.club = "Reka".into();
    }
    let separate = proposed(&tournament, 1);
    assert!(!pairs(&separate).contains(&(a, b)));
    tournament.competition.mcmahon.bar = Rank::SHODAN;
    assert!(pairs(&proposed(&tournament, 1)).contains(&(a, b)), "clubs do not count at the bar");
    tournament.competition.pairing.apart_at_bar = true;
    assert!(!pairs(&proposed(&tournament, 1)).contains(&(a, b)));
    tournament.competition.pairing.main_club = Some(51);
    assert!(!pairs(&proposed(&tournament, 1)).contains(&(a, b)), "half of the players are of the club");
    tournament.competition.pairing.main_club = Some(50);
    assert!(pairs(&proposed(&tournament, 1)).contains(&(a, b)), "the main club may meet");
    tournament.competition.pairing.main_club = None;
    // Every pairing has a pair of one country: the club counts more, so a pair of one country is accepted.
    for (id, country) in [(1, "RO"), (2, "RO"), (3, "RO"), (4, "HR")] {
        entry_mut(&mut tournament, id).player.country = country.parse().ok();
    }
    let both = proposed(&tournament, 1);
    assert_eq!((total(&both, Level::Club), total(&both, Level::Country)), (0, 1));
}

#[test]
fn the_main_club_has_its_share_of_the_round_not_of_the_players_who_are_left() {
    let mut tournament = equals(8, System::McMahon);
    tournament.competition.pairing.first_seeding = Seeding::Fold;
    let request = PairingRequest { only: Some((1..=4).map(EntryId).collect()), ..PairingRequest::default() };
    let four =
        |tournament: &Tournament| pairs(&propose(&Field::before(tournament, 1), &request).expect("four can be paired"));
    let (a, b) = four(&tournament)[0];
    for id in [a, b] {
        entry_mut(&mut tournament, id).player.club = "Reka".into();
    }
    tournament.competition.pairing.main_club = Some(40);
    assert!(!four(&tournament).contains(&(a, b)), "two of eight are no main club");
    tournament.competition.pairing.main_club = Some(25);
    assert!(four(&tournament).contains(&(a, b)));
}

#[test]
fn the_main_club_may_meet_in_the_profile_of_opengotha_too() {
    let mut tournament = equals(4, System::McMahon);
    tournament.competition.pairing.profile = Profile::OpenGotha;
    tournament.competition.pairing.first_seeding = Seeding::Fold;
    let (a, b) = pairs(&proposed(&tournament, 1))[0];
    for id in [a, b] {
        entry_mut(&mut tournament, id).player.club = "Reka".into();
    }
    let other = (1..=4).find(|id| ![a, b].contains(id)).unwrap();
    entry_mut(&mut tournament, other).player.club = "Brod".into();
    assert!(!pairs(&proposed(&tournament, 1)).contains(&(a, b)));
    tournament.competition.pairing.main_club = Some(50);
    assert!(pairs(&proposed(&tournament, 1)).contains(&(a, b)));
}

#[test]
fn opponents_and_colours_balance_earlier_colours() {
    let mut tournament = equals(4, System::McMahon);
    // 1 and 2 have had Black, 3 and 4 White; jigos keep all scores equal.
    play_games(&mut tournament, 1, &[(1, 3, 0), (2, 4, 0)]);
    for game in &mut tournament.games {
        game.passes = domain::Passes::both(Some(domain::GameResult::played(domain::Verdict::Jigo)));
    }
    let second = proposed(&tournament, 2);
    assert_eq!(pairs(&second), [(1, 4), (2, 3)]);
    assert!(second.boards.iter().all(|b| b.black.0 >= 3 && b.white.0 <= 2));
    assert_eq!(total(&second, Level::Colours), 0);
}

#[test]
fn the_weaker_player_takes_black_and_handicaps_are_small() {
    let mut tournament = equals(4, System::Swiss);
    let rules = &mut tournament.competition.handicap;
    (rules.basis, rules.reduction) = (HandicapBasis::Rank, 0);
    for (id, grade) in [(1, 0), (2, -4), (3, -1), (4, -5)] {
        entry_mut(&mut tournament, id).player.rank = Rank::from_grade(grade);
    }
    let proposal = proposed(&tournament, 1);
    assert_eq!(pairs(&proposal), [(1, 3), (2, 4)]);
    assert!(proposal.boards.iter().all(|b| b.handicap == 1 && b.black > b.white));
}

#[test]
fn seeding_slips_or_folds_within_the_group() {
    let mut tournament = equals(8, System::Swiss);
    for id in 1..=8 {
        entry_mut(&mut tournament, id).player.rank = Rank::from_grade(-(id as i32));
    }
    let mut seeded = |seeding| {
        tournament.competition.pairing.first_seeding = seeding;
        pairs(&proposed(&tournament, 1))
    };
    assert_eq!(seeded(Seeding::Slip), [(1, 5), (2, 6), (3, 7), (4, 8)]);
    assert_eq!(seeded(Seeding::Fold), [(1, 8), (2, 7), (3, 6), (4, 5)]);
    let random = seeded(Seeding::Random);
    assert!(random.iter().all(|&(a, b)| a <= 4 && b > 4), "{random:?}");
}

#[test]
fn the_lot_depends_only_on_the_draw_seed() {
    let mut tournament = equals(12, System::Swiss);
    let drawn: Vec<_> = ["00", "01", "02", "00"]
        .map(|seed| {
            tournament.event.draw_seed = seed.into();
            pairs(&proposed(&tournament, 1))
        })
        .to_vec();
    assert_eq!(drawn[0], drawn[3]);
    assert!(drawn[0] != drawn[1] || drawn[0] != drawn[2]);
}

#[test]
fn levels_can_be_reordered_and_switched_off() {
    let mut tournament = equals(4, System::Swiss);
    play_games(&mut tournament, 1, &[(1, 2, 0), (3, 4, 0)]);
    let levels = &mut tournament.competition.pairing.levels;
    *levels = vec![LevelSetting { level: Level::ScoreDifference, on: false, cap: None }, levels[1]];
    for id in [1, 3] {
        entry_mut(&mut tournament, id).family_group = Some("Arad".into());
    }
    let proposal = proposed(&tournament, 2);
    assert_eq!(proposal.totals.len(), 1);
    assert_eq!(total(&proposal, Level::Family), 0);
}
