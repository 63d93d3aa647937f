//! What a director may ask for, what is refused, and the sentences that say so.

use std::collections::BTreeSet;

use domain::model::knockout_table::Slot;
use domain::model::pairing_rules::{ByeRule, Profile};
use domain::pairing::{
    Finding, FixedBoard, PairingRefused, PairingRequest, RemarkKind, Unproved, explain, legal, price, propose, report,
    verify,
};
use domain::{Certificate, EntryId, EntryStatus, KnockoutGame, Rounds, System, TableId};
use proptest::prelude::*;

use crate::crafted::{entry_mut, equals, play_games};
use crate::field::{Dice, OPEN, field, play, played};

fn id(id: i64) -> EntryId {
    EntryId(id)
}

/// Pairs whoever of the two comes first.
fn pairs_of(pairs: &[(EntryId, EntryId)]) -> BTreeSet<(EntryId, EntryId)> {
    pairs.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect()
}

fn knockout(first: i64, second: i64, index: u32) -> FixedBoard {
    let place = KnockoutGame { table: TableId(1), slot: Slot::Main { round: 0, index } };
    FixedBoard::knockout(id(first), id(second), place)
}

#[test]
fn refusals_say_what_to_do() {
    let tournament = field(5, 3, System::McMahon);
    let refused = |t: &domain::Tournament, request: &PairingRequest| propose(t, OPEN, 1, request).unwrap_err();
    let already = |already| PairingRequest { already, ..PairingRequest::default() };
    let pair = |a, b| FixedBoard::pair(id(a), id(b));

    assert!(matches!(refused(&tournament, &already(vec![pair(1, 2), pair(2, 3)])), PairingRefused::Twice(..)));
    assert!(matches!(refused(&tournament, &already(vec![pair(1, 1)])), PairingRefused::Twice(..)));
    assert_eq!(refused(&tournament, &already(vec![pair(1, 99)])), PairingRefused::Unknown);
    let numbered = |pair: FixedBoard| FixedBoard { board: Some(7), ..pair };
    assert_eq!(
        refused(&tournament, &already(vec![numbered(pair(1, 2)), numbered(pair(3, 4))])),
        PairingRefused::BoardTwice(7)
    );
    let bye = PairingRequest { bye: Some(id(1)), already: vec![pair(1, 2)], ..PairingRequest::default() };
    assert!(matches!(refused(&tournament, &bye), PairingRefused::Twice(..)));

    let mut four = equals(4, System::McMahon);
    assert_eq!(refused(&four, &already(vec![pair(1, 2), pair(3, 4)])), PairingRefused::AllLocked(1));
    let bye = PairingRequest { bye: Some(id(1)), ..PairingRequest::default() };
    assert_eq!(refused(&four, &bye), PairingRefused::Odd(3));
    let forbidden = (2..=4).map(|other| (id(1), id(other))).collect();
    assert_eq!(refused(&four, &PairingRequest { forbidden, ..PairingRequest::default() }), PairingRefused::NoWay);
    entry_mut(&mut four, 4).status = EntryStatus::PreRegistered;
    assert!(matches!(refused(&four, &already(vec![pair(1, 4)])), PairingRefused::NotPlaying(..)));
    four.competitions[0].pairing.bye = ByeRule::Off;
    assert_eq!(refused(&four, &PairingRequest::default()), PairingRefused::Odd(3));
    let sentence = refused(&four, &PairingRequest::default()).to_string();
    assert_eq!(
        sentence,
        "3 players are an odd number and byes are off: add a ghost, let one miss the round, or allow byes."
    );

    for rounds in [0, 33] {
        assert_eq!(propose(&four, OPEN, rounds, &PairingRequest::default()), Err(PairingRefused::NoRound(rounds)));
    }
    assert_eq!(refused(&equals(1, System::Swiss), &PairingRequest::default()), PairingRefused::TooFew(1));
    assert_eq!(refused(&equals(0, System::Swiss), &PairingRequest::default()), PairingRefused::TooFew(1));
    let nowhere = domain::CompetitionId(9);
    assert_eq!(propose(&four, nowhere, 1, &PairingRequest::default()), Err(PairingRefused::NoCompetition));
}

#[test]
fn everyone_has_met_everyone_and_the_round_is_paired_all_the_same() {
    let mut two = equals(2, System::Swiss);
    play_games(&mut two, 1, &[(1, 2, 0)]);
    let proposal = propose(&two, OPEN, 2, &PairingRequest::default()).unwrap();
    play(&mut two, 2, &proposal, &mut Dice(1));
    assert!(report(&two, OPEN, 2).iter().any(|r| r.what == RemarkKind::Rematch(1)));
}

#[test]
fn a_ghost_plays_only_when_the_number_is_odd_and_before_anyone_has_the_bye() {
    let mut tournament = equals(6, System::McMahon);
    entry_mut(&mut tournament, 6).ghost = true;
    let odd = propose(&tournament, OPEN, 1, &PairingRequest::default()).unwrap();
    assert_eq!((odd.ghost, odd.bye, odd.boards.len()), (Some(id(6)), None, 3));
    entry_mut(&mut tournament, 1).missed = Rounds::of([1]);
    let even = propose(&tournament, OPEN, 1, &PairingRequest::default()).unwrap();
    assert_eq!((even.ghost, even.bye, even.boards.len()), (None, None, 2));
    entry_mut(&mut tournament, 1).missed = Rounds::NONE;
    tournament.competitions[0].pairing.bye = ByeRule::Bye;
    let bye = propose(&tournament, OPEN, 1, &PairingRequest::default()).unwrap();
    assert!(bye.ghost.is_none() && bye.bye.is_some());
}

#[test]
fn the_bye_goes_to_the_lowest_who_had_none() {
    let mut tournament = equals(5, System::McMahon);
    for low in [4, 5] {
        entry_mut(&mut tournament, low).player.rank = domain::Rank::KYU_20;
    }
    let first = propose(&tournament, OPEN, 1, &PairingRequest::default()).unwrap();
    let had = first.bye.expect("five players");
    assert!(had.0 >= 4);
    play(&mut tournament, 1, &first, &mut Dice(3));
    let second = propose(&tournament, OPEN, 2, &PairingRequest::default()).unwrap();
    assert_eq!(second.bye, Some(id(9 - had.0)));
}

#[test]
fn knock_out_games_come_first_then_scores_and_fixed_boards_are_kept() {
    let mut tournament = equals(10, System::McMahon);
    for at in 1..=10 {
        entry_mut(&mut tournament, at).player.rank = domain::Rank::from_grade(-(at as i32));
    }
    entry_mut(&mut tournament, 3).fixed_board = Some(2);
    let locked = FixedBoard { handicap: Some(3), board: Some(5), ..FixedBoard::pair(id(10), id(1)) };
    let request = PairingRequest { already: vec![locked, knockout(7, 8, 0)], ..PairingRequest::default() };
    let proposal = propose(&tournament, OPEN, 1, &request).unwrap();
    let at = |board: u32| &proposal.boards[board as usize - 1];
    assert_eq!(proposal.boards.iter().map(|b| b.board).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    assert!(at(1).knockout.is_some() && at(1).set_beforehand && at(1).costs.is_empty());
    assert!([at(2).black, at(2).white].contains(&id(3)));
    assert_eq!((at(5).black, at(5).white, at(5).handicap), (id(10), id(1), 3));
    assert!(at(3).black.0.min(at(3).white.0) < at(4).black.0.min(at(4).white.0));
    let all_set = [(1, 2), (3, 4), (5, 6), (7, 8), (9, 10)];
    let already = (0..).zip(all_set).map(|(index, (a, b))| knockout(a, b, index)).collect();
    let whole_round = propose(&tournament, OPEN, 1, &PairingRequest { already, ..PairingRequest::default() }).unwrap();
    assert_eq!((whole_round.boards.len(), whole_round.bye, whole_round.optimal), (5, None, true));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn what_is_proposed_is_legal_and_what_is_tampered_with_is_found(n in 4usize..24, rounds in 0u32..4, seed: u64) {
        let mut tournament = played(n, rounds, seed, System::McMahon);
        let proposal = propose(&tournament, OPEN, rounds + 1, &PairingRequest::default()).unwrap();
        play(&mut tournament, rounds + 1, &proposal, &mut Dice(seed));
        for round in 1..=rounds + 1 {
            prop_assert_eq!(legal(&tournament, OPEN, round), Vec::new());
        }
        let last = tournament.games.len() - 1;
        let other = tournament.games[last - 1].black;
        let left_out = std::mem::replace(&mut tournament.games[last].black, other);
        let found = legal(&tournament, OPEN, rounds + 1);
        prop_assert!(found.iter().any(|f| matches!(f, Finding::Twice(..)) && f.is_fault()));
        prop_assert!(found.iter().any(|f| matches!(f, Finding::LeftOut(..)) && !f.is_fault()));
        tournament.games[last].black = left_out;
        tournament.games[last].handicap = 9;
        let found = legal(&tournament, OPEN, rounds + 1);
        let stones = Finding::Handicap { board: tournament.games[last].board, found: 9, expected: 0 };
        prop_assert!(found.contains(&stones) && !stones.is_fault());
    }

    #[test]
    fn an_explanation_tells_what_the_other_way_costs(n in 4usize..16, rounds in 0u32..3, seed: u64) {
        let tournament = played(n, rounds, seed, System::McMahon);
        let request = PairingRequest::default();
        let proposal = propose(&tournament, OPEN, rounds + 1, &request).unwrap();
        let made = &proposal.boards[0];
        let why = explain(&tournament, OPEN, rounds + 1, &request, (made.black, made.white)).unwrap();
        prop_assert!(why.paired);
        prop_assert_eq!(&why.pays, &made.costs);
        let forbidden = PairingRequest { forbidden: vec![(made.white, made.black)], ..request.clone() };
        let without = propose(&tournament, OPEN, rounds + 1, &forbidden).unwrap();
        let changes = why.otherwise.expect("three others are left to play");
        for ((change, before), after) in changes.iter().zip(&proposal.totals).zip(&without.totals) {
            prop_assert_eq!(change.by, after.cost as i64 - before.cost as i64);
        }
        prop_assert!(changes.iter().find(|c| c.by != 0).is_none_or(|c| c.by > 0));

        let not_made = (made.black, proposal.boards[1].white);
        let why_not = explain(&tournament, OPEN, rounds + 1, &request, not_made).unwrap();
        prop_assert!(!why_not.paired);
        prop_assert_eq!(why_not.first_would_play, Some(not_made.1));
        let changes = why_not.otherwise.expect("nothing forbids it");
        prop_assert!(changes.iter().find(|c| c.by != 0).is_none_or(|c| c.by > 0));
    }

    /// Some are paired, then the others around them: everyone once, what was set first stays, and nobody is asked twice.
    #[test]
    fn a_part_is_paired_and_the_rest_afterwards(half in 2usize..12, chosen in 1usize..11, rounds in 0u32..3, seed: u64) {
        let tournament = played(2 * half, rounds, seed, System::McMahon);
        let chosen = chosen.min(half - 1);
        let only: BTreeSet<EntryId> = tournament.entries.iter().rev().take(2 * chosen).map(|e| e.id).collect();
        let part = propose(&tournament, OPEN, rounds + 1, &PairingRequest { only: Some(only.clone()), ..PairingRequest::default() }).unwrap();
        let seated: BTreeSet<EntryId> = part.boards.iter().flat_map(|b| [b.black, b.white]).collect();
        prop_assert_eq!(&seated, &only);
        let stands = |b: &domain::pairing::Board| FixedBoard {
            handicap: Some(b.handicap), board: Some(b.board), ..FixedBoard::pair(b.black, b.white)
        };
        let already: Vec<FixedBoard> = part.boards.iter().map(stands).collect();
        let whole = propose(&tournament, OPEN, rounds + 1, &PairingRequest { already, ..PairingRequest::default() }).unwrap();
        let everyone: BTreeSet<EntryId> = whole.boards.iter().flat_map(|b| [b.black, b.white]).collect();
        prop_assert_eq!((whole.boards.len(), everyone.len()), (half, 2 * half));
        for board in &part.boards {
            let again = whole.boards.iter().find(|b| b.board == board.board).unwrap();
            prop_assert_eq!((again.black, again.white), (board.black, board.white));
        }
        let mut odd = only;
        odd.pop_first();
        let refused = propose(&tournament, OPEN, rounds + 1, &PairingRequest { only: Some(odd.clone()), ..PairingRequest::default() });
        let expected = if odd.len() < 2 { PairingRefused::TooFewChosen(rounds + 1) } else { PairingRefused::OddChoice(odd.len()) };
        prop_assert_eq!(refused.unwrap_err(), expected);
    }

    /// A certificate proves what was paired, and nothing else: not with other pairs, another cost, other duals.
    #[test]
    fn a_certificate_holds_until_it_is_tampered_with(
        n in 2usize..30, rounds in 0u32..4, seed: u64, opengotha: bool, at: prop::sample::Index,
    ) {
        let tournament = played(n, rounds, seed, System::McMahon);
        let profile = opengotha.then_some(Profile::OpenGotha);
        let proposal = propose(&tournament, OPEN, rounds + 1, &PairingRequest { profile, ..PairingRequest::default() }).unwrap();
        let certificate = proposal.certificate.clone().unwrap();
        let proved = verify(&tournament, &[], &certificate).unwrap();
        let proved = pairs_of(&proved);
        let made: Vec<_> = proposal.boards.iter().map(|b| (b.black, b.white)).collect();
        prop_assert_eq!(&proved, &pairs_of(&made));
        for by in [1, -1] {
            let dearer = Certificate { cost: certificate.cost + by, ..certificate.clone() };
            let found = verify(&tournament, &[], &dearer).unwrap_err();
            prop_assert_eq!(found, Unproved::Cost { told: dearer.cost, found: certificate.cost });
        }
        let mut proof = certificate.proof.clone();
        let byte = at.index(proof.len());
        proof[byte] ^= 2;
        // Other numbers prove the same pairs or nothing.
        let other = Certificate { proof, ..certificate.clone() };
        let still = verify(&tournament, &[], &other);
        prop_assert!(still.is_err() || pairs_of(&still.unwrap()) == proved);
        let rules = "0".repeat(64);
        prop_assert_eq!(verify(&tournament, &[], &Certificate { rules, ..certificate }), Err(Unproved::Rules));
    }

    #[test]
    fn the_best_pairing_by_hand_costs_nothing_more(n in 2usize..16, rounds in 0u32..3, seed: u64) {
        let tournament = played(n, rounds, seed, System::McMahon);
        let proposal = propose(&tournament, OPEN, rounds + 1, &PairingRequest::default()).unwrap();
        let pairs: Vec<_> = proposal.boards.iter().map(|b| (b.white, b.black)).collect();
        let priced = price(&tournament, OPEN, rounds + 1, &PairingRequest::default(), &pairs).unwrap();
        prop_assert_eq!(&priced.totals, &proposal.totals);
        prop_assert_eq!(priced.cost, proposal.cost);
        prop_assert!(priced.above_best.iter().all(|c| c.by == 0));
    }
}
