//! Requests of the director, their refusal, and certificates.

use std::collections::BTreeSet;

use domain::model::knockout_table::Slot;
use domain::model::pairing_rules::{ByeRule, Profile};
use domain::pairing::{
    Field, Finding, FixedBoard, PairingRefused, PairingRequest, RemarkKind, Unproved, cost_of_pairs, explain, legal,
    propose, report, verify,
};
use domain::{Certificate, EntryId, EntryStatus, KnockoutGame, Rounds, System, TableId};
use messages::Explain;
use proptest::prelude::*;

use crate::crafted::{entry_mut, equals, play_games};
use crate::field::{Dice, field, play, played};

fn id(id: i64) -> EntryId {
    EntryId(id)
}

/// Returns the pairs with the smaller key first.
fn pairs_of(pairs: &[(EntryId, EntryId)]) -> BTreeSet<(EntryId, EntryId)> {
    pairs.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect()
}

fn knockout(first: i64, second: i64, index: u32) -> FixedBoard {
    let place = KnockoutGame { draw: TableId(1).into(), slot: Slot::Main { round: 0, index } };
    FixedBoard::knockout(id(first), id(second), place)
}

#[test]
fn where_the_system_fixes_all_games_nobody_is_missing() {
    let mut zones = field(12, 3, System::Zones);
    assert_eq!(propose(&Field::before(&zones, 1), &PairingRequest::default()), Err(PairingRefused::GamesFixed(1)));
    zones.entries.iter_mut().for_each(|entry| entry.status = EntryStatus::Withdrawn);
    assert_eq!(propose(&Field::before(&zones, 1), &PairingRequest::default()), Err(PairingRefused::TooFew(1)));
}

#[test]
fn refusals_explain_what_to_do() {
    let tournament = field(5, 3, System::McMahon);
    let refused =
        |t: &domain::Tournament, request: &PairingRequest| propose(&Field::before(t, 1), request).unwrap_err();
    let fixed = |fixed| PairingRequest { fixed, ..PairingRequest::default() };
    let pair = |a, b| FixedBoard::pair(id(a), id(b));

    assert!(matches!(refused(&tournament, &fixed(vec![pair(1, 2), pair(2, 3)])), PairingRefused::Twice(..)));
    assert!(matches!(refused(&tournament, &fixed(vec![pair(1, 1)])), PairingRefused::Twice(..)));
    assert_eq!(refused(&tournament, &fixed(vec![pair(1, 99)])), PairingRefused::Unknown);
    let numbered = |pair: FixedBoard| FixedBoard { board: Some(7), ..pair };
    assert_eq!(
        refused(&tournament, &fixed(vec![numbered(pair(1, 2)), numbered(pair(3, 4))])),
        PairingRefused::BoardTwice(7)
    );
    let bye = PairingRequest { bye: Some(id(1)), fixed: vec![pair(1, 2)], ..PairingRequest::default() };
    assert!(matches!(refused(&tournament, &bye), PairingRefused::Twice(..)));

    let mut four = equals(4, System::McMahon);
    assert_eq!(refused(&four, &fixed(vec![pair(1, 2), pair(3, 4)])), PairingRefused::AllSeated(1));
    let bye = PairingRequest { bye: Some(id(1)), ..PairingRequest::default() };
    assert_eq!(refused(&four, &bye), PairingRefused::OddWithBye(3));
    let forbidden = (2..=4).map(|other| (id(1), id(other))).collect();
    assert_eq!(refused(&four, &PairingRequest { forbidden, ..PairingRequest::default() }), PairingRefused::NoWay);
    entry_mut(&mut four, 4).status = EntryStatus::PreRegistered;
    assert!(matches!(refused(&four, &fixed(vec![pair(1, 4)])), PairingRefused::NotPlaying(..)));
    four.competition.pairing.bye = ByeRule::Off;
    assert_eq!(refused(&four, &PairingRequest::default()), PairingRefused::Odd(3));
    let sentence = refused(&four, &PairingRequest::default()).to_string();
    assert_eq!(
        sentence,
        "3 players are an odd number and byes are off. Add a ghost, let a player miss the round, or allow byes."
    );

    for rounds in [0, 33] {
        assert_eq!(
            propose(&Field::before(&four, rounds), &PairingRequest::default()),
            Err(PairingRefused::NoRound(rounds))
        );
    }
    assert_eq!(refused(&equals(1, System::Swiss), &PairingRequest::default()), PairingRefused::TooFew(1));
    assert_eq!(refused(&equals(0, System::Swiss), &PairingRequest::default()), PairingRefused::TooFew(1));
}

#[test]
fn a_round_is_paired_even_if_all_have_met() {
    let mut two = equals(2, System::Swiss);
    play_games(&mut two, 1, &[(1, 2, 0)]);
    let proposal = propose(&Field::before(&two, 2), &PairingRequest::default()).unwrap();
    play(&mut two, 2, &proposal, &mut Dice(1));
    assert!(report(&two, 2).iter().any(|r| r.what == RemarkKind::Rematch(1)));
}

#[test]
fn a_ghost_plays_only_if_the_number_is_odd_and_replaces_the_bye() {
    let mut tournament = equals(6, System::McMahon);
    entry_mut(&mut tournament, 6).ghost = true;
    let odd = propose(&Field::before(&tournament, 1), &PairingRequest::default()).unwrap();
    assert_eq!((odd.ghost, odd.bye, odd.boards.len()), (Some(id(6)), None, 3));
    entry_mut(&mut tournament, 1).missed = Rounds::of([1]);
    let even = propose(&Field::before(&tournament, 1), &PairingRequest::default()).unwrap();
    assert_eq!((even.ghost, even.bye, even.boards.len()), (None, None, 2));
    entry_mut(&mut tournament, 1).missed = Rounds::NONE;
    tournament.competition.pairing.bye = ByeRule::Bye;
    let bye = propose(&Field::before(&tournament, 1), &PairingRequest::default()).unwrap();
    assert!(bye.ghost.is_none() && bye.bye.is_some());
}

#[test]
fn the_bye_goes_to_the_lowest_player_without_a_bye() {
    let mut tournament = equals(5, System::McMahon);
    for low in [4, 5] {
        entry_mut(&mut tournament, low).player.rank = domain::Rank::KYU_20;
    }
    let first = propose(&Field::before(&tournament, 1), &PairingRequest::default()).unwrap();
    let had = first.bye.expect("five players");
    assert!(had.0 >= 4);
    play(&mut tournament, 1, &first, &mut Dice(3));
    let second = propose(&Field::before(&tournament, 2), &PairingRequest::default()).unwrap();
    assert_eq!(second.bye, Some(id(9 - had.0)));
}

#[test]
fn knockout_games_come_first_and_fixed_boards_are_kept() {
    let mut tournament = equals(10, System::McMahon);
    for at in 1..=10 {
        entry_mut(&mut tournament, at).player.rank = domain::Rank::from_grade(-(at as i32));
    }
    entry_mut(&mut tournament, 3).fixed_board = Some(2);
    let locked_pair = FixedBoard { handicap: Some(3), board: Some(5), ..FixedBoard::pair(id(10), id(1)) };
    let request = PairingRequest { fixed: vec![locked_pair, knockout(7, 8, 0)], ..PairingRequest::default() };
    let proposal = propose(&Field::before(&tournament, 1), &request).unwrap();
    let at = |board: u32| &proposal.boards[board as usize - 1];
    assert_eq!(proposal.boards.iter().map(|b| b.board).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    assert!(at(1).knockout.is_some() && at(1).set_beforehand && at(1).costs.is_empty());
    assert!([at(2).black, at(2).white].contains(&id(3)));
    assert_eq!((at(5).black, at(5).white, at(5).handicap), (id(10), id(1), 3));
    assert!(at(3).black.0.min(at(3).white.0) < at(4).black.0.min(at(4).white.0));
    let all_fixed = [(1, 2), (3, 4), (5, 6), (7, 8), (9, 10)];
    let fixed = (0..).zip(all_fixed).map(|(index, (a, b))| knockout(a, b, index)).collect();
    let whole_round =
        propose(&Field::before(&tournament, 1), &PairingRequest { fixed, ..PairingRequest::default() }).unwrap();
    assert_eq!((whole_round.boards.len(), whole_round.bye, whole_round.optimal), (5, None, true));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases::cases(3)))]

    #[test]
    fn proposals_are_legal_and_tampering_is_found(n in 4usize..24, rounds in 0u32..4, seed: u64) {
        let mut tournament = played(n, rounds, seed, System::McMahon);
        let proposal = propose(&Field::before(&tournament, rounds + 1), &PairingRequest::default()).unwrap();
        play(&mut tournament, rounds + 1, &proposal, &mut Dice(seed));
        for round in 1..=rounds + 1 {
            prop_assert_eq!(legal(&tournament, round), Vec::new());
        }
        let last = tournament.games.len() - 1;
        let other = tournament.games[last - 1].black;
        let black = std::mem::replace(&mut tournament.games[last].black, other);
        let found = legal(&tournament, rounds + 1);
        prop_assert!(found.iter().any(|f| matches!(f, Finding::Twice(..)) && f.is_fault()));
        let is_left_out = |f: &Finding| matches!(f, Finding::Past(past) if matches!(**past, Finding::LeftOut(..)));
        let left_out = found.iter().find(|f| is_left_out(f)).expect("the round is closed");
        prop_assert!(!left_out.is_fault() && left_out.message().id == "finding-left-out-past");
        tournament.games[last].black = black;
        tournament.games[last].handicap = 9;
        let found = legal(&tournament, rounds + 1);
        let stones = Finding::Handicap { board: tournament.games[last].board, found: 9, expected: 0 };
        prop_assert!(found.contains(&stones) && !stones.is_fault());
    }

    #[test]
    fn an_explanation_shows_the_cost_of_the_alternative(n in 4usize..16, rounds in 0u32..3, seed: u64) {
        let tournament = played(n, rounds, seed, System::McMahon);
        let request = PairingRequest::default();
        let proposal = propose(&Field::before(&tournament, rounds + 1), &request).unwrap();
        let board = &proposal.boards[0];
        let why = explain(&Field::before(&tournament, rounds + 1), &request, None, (board.black, board.white)).unwrap();
        // The certificate changes nothing; it belongs to the pairing with this bye.
        let with_bye = PairingRequest { bye: proposal.bye, ..request.clone() };
        let certificate = proposal.certificate.as_ref();
        let proved =
            explain(&Field::before(&tournament, rounds + 1), &with_bye, certificate, (board.black, board.white)).unwrap();
        prop_assert_eq!(&proved, &why);
        prop_assert!(why.paired);
        prop_assert_eq!(&why.pays, &board.costs);
        // Without this pair another bye may be better, but an explanation leaves the bye where it is.
        let forbidden =
            PairingRequest { forbidden: vec![(board.white, board.black)], bye: proposal.bye, ..request.clone() };
        let without = propose(&Field::before(&tournament, rounds + 1), &forbidden).unwrap();
        let changes = why.otherwise.expect("three others are left to play");
        for ((change, before), after) in changes.iter().zip(&proposal.totals).zip(&without.totals) {
            prop_assert_eq!(change.by, after.cost as i64 - before.cost as i64);
        }
        prop_assert!(changes.iter().find(|c| c.by != 0).is_none_or(|c| c.by > 0));

        let not_paired = (board.black, proposal.boards[1].white);
        let why_not = explain(&Field::before(&tournament, rounds + 1), &request, None, not_paired).unwrap();
        prop_assert!(!why_not.paired);
        // The answer names what the best pairing does instead, not the pair that the question is about.
        prop_assert_eq!(why_not.first_would_play, Some(board.white));
        prop_assert_eq!(why_not.second_would_play, Some(proposal.boards[1].black));
        let changes = why_not.otherwise.expect("nothing forbids it");
        prop_assert!(changes.iter().find(|c| c.by != 0).is_none_or(|c| c.by > 0));
    }

    /// Some players are paired first, then the others: everyone plays once and the first boards stay.
    #[test]
    fn the_remaining_players_are_paired_around_fixed_boards(half in 2usize..12, chosen in 1usize..11, rounds in 0u32..3, seed: u64) {
        let tournament = played(2 * half, rounds, seed, System::McMahon);
        let chosen = chosen.min(half - 1);
        let only: BTreeSet<EntryId> = tournament.entries.iter().rev().take(2 * chosen).map(|e| e.id).collect();
        let part = propose(&Field::before(&tournament, rounds + 1), &PairingRequest { only: Some(only.clone()), ..PairingRequest::default() }).unwrap();
        let seated: BTreeSet<EntryId> = part.boards.iter().flat_map(|b| [b.black, b.white]).collect();
        prop_assert_eq!(&seated, &only);
        let fixed = |b: &domain::pairing::Board| FixedBoard {
            handicap: Some(b.handicap), board: Some(b.board), ..FixedBoard::pair(b.black, b.white)
        };
        let fixed: Vec<FixedBoard> = part.boards.iter().map(fixed).collect();
        let whole = propose(&Field::before(&tournament, rounds + 1), &PairingRequest { fixed, ..PairingRequest::default() }).unwrap();
        let everyone: BTreeSet<EntryId> = whole.boards.iter().flat_map(|b| [b.black, b.white]).collect();
        prop_assert_eq!((whole.boards.len(), everyone.len()), (half, 2 * half));
        for board in &part.boards {
            let again = whole.boards.iter().find(|b| b.board == board.board).unwrap();
            prop_assert_eq!((again.black, again.white), (board.black, board.white));
        }
        let mut odd = only;
        odd.pop_first();
        let refused = propose(&Field::before(&tournament, rounds + 1), &PairingRequest { only: Some(odd.clone()), ..PairingRequest::default() });
        let expected = if odd.len() < 2 { PairingRefused::TooFewChosen(rounds + 1) } else { PairingRefused::OddChoice(odd.len()) };
        prop_assert_eq!(refused.unwrap_err(), expected);
    }

    /// A certificate is not valid for other pairs, another cost or other dual variables.
    #[test]
    fn a_certificate_is_valid_until_it_is_tampered_with(
        n in 2usize..30, rounds in 0u32..4, seed: u64, opengotha: bool, at: prop::sample::Index,
    ) {
        let tournament = played(n, rounds, seed, System::McMahon);
        let profile = opengotha.then_some(Profile::OpenGotha);
        let proposal = propose(&Field::before(&tournament, rounds + 1), &PairingRequest { profile, ..PairingRequest::default() }).unwrap();
        let certificate = proposal.certificate.clone().unwrap();
        let proved = verify(&Field::before(&tournament, certificate.round), &[], &certificate).unwrap();
        let proved = pairs_of(&proved);
        let paired: Vec<_> = proposal.boards.iter().map(|b| (b.black, b.white)).collect();
        prop_assert_eq!(&proved, &pairs_of(&paired));
        for by in [1, -1] {
            let changed = Certificate { cost: certificate.cost + by, ..certificate.clone() };
            let found = verify(&Field::before(&tournament, changed.round), &[], &changed).unwrap_err();
            prop_assert_eq!(found, Unproved::Cost { stated: changed.cost, found: certificate.cost });
        }
        let mut proof = certificate.proof.clone();
        let byte = at.index(proof.len());
        proof[byte] ^= 2;
        // A changed proof proves the same pairs or nothing.
        let other = Certificate { proof, ..certificate.clone() };
        let still = verify(&Field::before(&tournament, other.round), &[], &other);
        prop_assert!(still.is_err() || pairs_of(&still.unwrap()) == proved);
        let rules = "0".repeat(64);
        prop_assert_eq!(verify(&Field::before(&tournament, certificate.round), &[], &Certificate { rules, ..certificate }), Err(Unproved::Rules));
    }

    #[test]
    fn the_best_pairing_chosen_manually_costs_nothing_extra(n in 2usize..16, rounds in 0u32..3, seed: u64) {
        let tournament = played(n, rounds, seed, System::McMahon);
        let proposal = propose(&Field::before(&tournament, rounds + 1), &PairingRequest::default()).unwrap();
        let pairs: Vec<_> = proposal.boards.iter().map(|b| (b.white, b.black)).collect();
        let cost = cost_of_pairs(&Field::before(&tournament, rounds + 1), &PairingRequest::default(), &pairs).unwrap();
        prop_assert_eq!(&cost.totals, &proposal.totals);
        prop_assert_eq!(cost.cost, proposal.cost);
        prop_assert!(cost.above_best.iter().all(|c| c.by == 0));
    }
}

#[test]
fn a_player_who_may_not_meet_themselves_changes_nothing() {
    for players in [4, 5] {
        let tournament = equals(players, System::McMahon);
        let usual = propose(&Field::before(&tournament, 1), &PairingRequest::default()).unwrap();
        let request = PairingRequest { forbidden: vec![(EntryId(2), EntryId(2))], ..PairingRequest::default() };
        assert_eq!(propose(&Field::before(&tournament, 1), &request).unwrap().boards, usual.boards);
    }
}
