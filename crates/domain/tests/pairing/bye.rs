//! The bye is chosen together with the pairing (R10, R19).

use domain::model::pairing_rules::{ByeRule, Level, Profile};
use domain::pairing::{
    Field, PairingRefused, PairingRemark, PairingRequest, Proposal, Reason, RemarkKind, Unproved, propose, report,
    verify,
};
use domain::standings::Scores;
use domain::{
    Bye, Colour, Crosstable, Decided, EntryId, GameResult, Outcome, Passes, Rank, RoundNumber, Rounds, System,
    Tournament,
};
use proptest::prelude::*;

use crate::crafted::{entry_mut, equals, play_games};
use crate::field::{Dice, OPEN, field, play, played};

fn proposed(tournament: &Tournament, round: RoundNumber) -> Proposal {
    propose(&Field::before(tournament, round), &PairingRequest::default()).expect("the players can be paired")
}

/// Returns the best pairing of a round in which this entry has the bye.
fn with_bye(tournament: &Tournament, round: RoundNumber, bye: EntryId) -> Proposal {
    let request = PairingRequest { bye: Some(bye), ..PairingRequest::default() };
    propose(&Field::before(tournament, round), &request).expect("an even number of others")
}

/// Returns the rematches and the pairs of one family in a proposal.
fn repeated_and_related(proposal: &Proposal) -> (u64, u64) {
    let total = |level| {
        proposal.totals.iter().find(|s| s.reason == Reason::Level(level)).expect("the level is on by default").cost
    };
    (total(Level::Rematch), total(Level::Family))
}

/// Returns the players of a round with the fewest byes.
fn eligible(tournament: &Tournament, round: RoundNumber) -> Vec<EntryId> {
    let table = Crosstable::of(tournament, round - 1);
    // A missed round and a free win count as byes too.
    let free = |outcome: &&Outcome| match outcome {
        Outcome::Bye | Outcome::Absent => true,
        Outcome::Game { decided, colour, verdict: Some(verdict), .. } => {
            let result = GameResult { verdict: *verdict, decided: *decided };
            *decided != Decided::Played && result.winner() == Some(*colour)
        }
        _ => false,
    };
    let row = |id: EntryId| table.row_of(id).map(|at| &table.rows[at].outcomes[..]).unwrap_or_default();
    let byes = |id: EntryId| row(id).iter().filter(free).count();
    let playing: Vec<EntryId> = tournament.entries.iter().filter(|e| e.plays(round)).map(|e| e.id).collect();
    let fewest = playing.iter().map(|&id| byes(id)).min();
    playing.into_iter().filter(|&id| Some(byes(id)) == fewest).collect()
}

/// Returns the score and the strength by which the lowest player is found.
fn height(tournament: &Tournament, round: RoundNumber, id: EntryId) -> (domain::HalfPoints, i32) {
    let competition = &tournament.competition;
    let table = Crosstable::of(tournament, round - 1);
    let row = table.row_of(id).expect("everyone has played or had the bye");
    let score = Scores::of(&table, competition, round - 1).now(competition.system.main_score(), row);
    (score, tournament.entry(id).expect("an entry of the field").player.strength().0)
}

/// Records an earlier bye.
fn had_bye(tournament: &mut Tournament, round: RoundNumber, id: i64) {
    tournament.byes.push(Bye { competition: OPEN, round, entry: EntryId(id) });
}

/// Returns equal players with these ranks.
fn ranked(ranks: &[&str], system: System) -> Tournament {
    let mut tournament = equals(ranks.len(), system);
    for (entry, rank) in tournament.entries.iter_mut().zip(ranks) {
        entry.player.rank = rank.parse::<Rank>().expect("a rank");
    }
    tournament
}

/// The history of `simulate --players 7 --rounds 6 --seed 14` before round 4.
fn seven_players() -> Tournament {
    let mut tournament = ranked(&["19k", "11k", "19k", "2k", "18k", "12k", "2k"], System::McMahon);
    entry_mut(&mut tournament, 5).missed = Rounds::of([3]);
    play_games(&mut tournament, 1, &[(4, 7, 0), (6, 2, 0), (1, 5, 0)]);
    had_bye(&mut tournament, 1, 3);
    play_games(&mut tournament, 2, &[(7, 6, 0), (4, 2, 0), (3, 5, 0)]);
    had_bye(&mut tournament, 2, 1);
    play_games(&mut tournament, 3, &[(2, 7, 0), (4, 6, 0), (1, 3, 0)]);
    tournament
}

/// The history of `simulate --players 5 --rounds 4 --seed 4` before round 4.
fn five_players() -> Tournament {
    let mut tournament = ranked(&["4k", "3d", "6d", "3k", "4k"], System::McMahon);
    entry_mut(&mut tournament, 5).missed = Rounds::of([2]);
    play_games(&mut tournament, 1, &[(3, 2, 0), (4, 5, 0)]);
    had_bye(&mut tournament, 1, 1);
    play_games(&mut tournament, 2, &[(4, 3, 0), (2, 1, 0)]);
    play_games(&mut tournament, 3, &[(3, 1, 0), (2, 4, 0)]);
    had_bye(&mut tournament, 3, 5);
    tournament
}

/// The history of `simulate --players 9 --rounds 7 --seed 6` before round 7.
fn nine_players() -> Tournament {
    let ranks = ["11k", "10k", "13k", "21k", "12k", "9k", "3k", "3k", "12k"];
    let mut tournament = ranked(&ranks, System::McMahon);
    let missed: [(i64, &[RoundNumber]); 5] = [(3, &[3, 5]), (4, &[2]), (5, &[2]), (6, &[1, 6]), (7, &[2])];
    for (id, rounds) in missed {
        entry_mut(&mut tournament, id).missed = Rounds::of(rounds.iter().copied());
    }
    play_games(&mut tournament, 1, &[(8, 7, 0), (1, 2, 0), (5, 9, 0), (3, 4, 0)]);
    play_games(&mut tournament, 2, &[(8, 6, 0), (2, 3, 0), (1, 9, 0)]);
    play_games(&mut tournament, 3, &[(8, 2, 0), (7, 1, 0), (6, 5, 0), (9, 4, 0)]);
    play_games(&mut tournament, 4, &[(8, 1, 0), (7, 6, 0), (2, 9, 0), (5, 3, 0)]);
    had_bye(&mut tournament, 4, 4);
    play_games(&mut tournament, 5, &[(8, 9, 0), (7, 2, 0), (6, 1, 0), (5, 4, 0)]);
    play_games(&mut tournament, 6, &[(8, 5, 0), (7, 9, 0), (2, 4, 0), (1, 3, 0)]);
    tournament
}

/// Returns three players before round 4: 1 has not had the bye, 2 and 3 have met, 1 and 2 have not.
fn second_bye() -> Tournament {
    let mut tournament = equals(3, System::Swiss);
    play_games(&mut tournament, 1, &[(2, 3, 0)]);
    play_games(&mut tournament, 2, &[(1, 3, 0)]);
    had_bye(&mut tournament, 2, 2);
    play_games(&mut tournament, 3, &[]);
    had_bye(&mut tournament, 3, 3);
    tournament
}

/// Returns a tournament that has played `rounds` rounds, from some of which a player was absent.
fn played_with_absences(n: usize, rounds: RoundNumber, seed: u64, system: System) -> Tournament {
    let mut tournament = field(n, seed, system);
    let mut dice = Dice(seed ^ 77);
    for round in 1..=rounds {
        let absent = dice.below(n as u64 + 1) as usize;
        if let Some(entry) = tournament.entries.get_mut(absent).filter(|_| n > 3) {
            entry.missed = Rounds::of((1..=round).filter(|&r| r == round || entry.missed.contains(r)));
        }
        let proposal = proposed(&tournament, round);
        play(&mut tournament, round, &proposal, &mut dice);
    }
    tournament
}

#[test]
fn simulated_rounds_have_no_rematch_that_another_bye_avoids() {
    for (tournament, round) in [(seven_players(), 4), (five_players(), 4), (nine_players(), 7)] {
        let proposal = proposed(&tournament, round);
        assert_eq!(repeated_and_related(&proposal), (0, 0), "{} players", tournament.entries.len());
        assert!(proposal.optimal);
        assert!(eligible(&tournament, round).contains(&proposal.bye.expect("an odd number of players")));
    }
}

#[test]
fn nobody_has_a_second_bye_to_avoid_a_rematch() {
    let tournament = second_bye();
    let proposal = proposed(&tournament, 4);
    assert_eq!((proposal.bye, repeated_and_related(&proposal)), (Some(EntryId(1)), (1, 0)));
}

#[test]
fn the_report_names_a_second_bye_that_avoids_a_rematch() {
    let second_byes = |tournament: &Tournament, round| -> Vec<_> {
        let remarks = report(tournament, round).into_iter();
        remarks.filter(|r| matches!(r.what, RemarkKind::SecondBye(_))).collect()
    };
    let mut tournament = second_bye();
    let proposal = proposed(&tournament, 4);
    play(&mut tournament, 4, &proposal, &mut Dice(1));
    let remark = PairingRemark { board: 1, what: RemarkKind::SecondBye(EntryId(3)) };
    assert_eq!(second_byes(&tournament, 4), [remark]);
    let text = remark.what.message(|id| format!("Player {}", id.0)).to_string();
    assert_eq!(text, "Another bye for Player 3 would avoid this rematch.");
    tournament.competition.pairing.profile = Profile::OpenGotha;
    assert_eq!(second_byes(&tournament, 4), []);
    // Another first bye would avoid this rematch, so it is the director's decision.
    let mut seven = seven_players();
    let bye = with_bye(&seven, 4, EntryId(5));
    play(&mut seven, 4, &bye, &mut Dice(1));
    assert!(report(&seven, 4).iter().any(|r| matches!(r.what, RemarkKind::Rematch(1))));
    assert_eq!(second_byes(&seven, 4), []);
}

#[test]
fn the_bye_keeps_a_family_separate() {
    let mut tournament = ranked(&["1k", "2k", "3k"], System::McMahon);
    assert_eq!(proposed(&tournament, 1).bye, Some(EntryId(3)));
    for id in [1, 2] {
        entry_mut(&mut tournament, id).family_group = Some("Arad".into());
    }
    let proposal = proposed(&tournament, 1);
    assert_eq!((proposal.bye, repeated_and_related(&proposal)), (Some(EntryId(2)), (0, 0)));
}

#[test]
fn the_bye_does_not_move_for_a_smaller_score_difference() {
    let tournament = ranked(&["3d", "10k", "11k"], System::McMahon);
    assert_eq!(proposed(&tournament, 1).bye, Some(EntryId(3)));
}

#[test]
fn a_level_above_rematches_keeps_the_bye_with_the_lowest() {
    let mut tournament = seven_players();
    let levels = &mut tournament.competition.pairing.levels;
    let at = levels.iter().position(|setting| setting.level == Level::ScoreDifference).unwrap();
    levels.swap(0, at);
    // Otherwise the round that the lowest player has missed would move the bye.
    tournament.competition.pairing.free_rounds_as_byes = false;
    assert_eq!(proposed(&tournament, 4).bye, Some(EntryId(5)));
}

#[test]
fn forbidden_pairs_move_the_bye() {
    let tournament = ranked(&["1k", "2k", "3k"], System::McMahon);
    let forbidden = |pairs: &[(i64, i64)]| PairingRequest {
        forbidden: pairs.iter().map(|&(a, b)| (EntryId(a), EntryId(b))).collect(),
        ..PairingRequest::default()
    };
    let proposal = propose(&Field::before(&tournament, 1), &forbidden(&[(1, 2)])).unwrap();
    assert_eq!(proposal.bye, Some(EntryId(2)));
    let refused = propose(&Field::before(&tournament, 1), &forbidden(&[(1, 2), (1, 3), (2, 3)]));
    assert_eq!(refused, Err(PairingRefused::NoWay));
}

#[test]
fn a_ghost_plays_even_if_a_bye_would_avoid_a_rematch() {
    let mut tournament = equals(4, System::Swiss);
    entry_mut(&mut tournament, 4).ghost = true;
    play_games(&mut tournament, 1, &[(1, 4, 0), (2, 3, 0)]);
    play_games(&mut tournament, 2, &[(2, 4, 0), (1, 3, 0)]);
    play_games(&mut tournament, 3, &[(3, 4, 0), (1, 2, 0)]);
    let proposal = proposed(&tournament, 4);
    assert_eq!((proposal.ghost, proposal.bye), (Some(EntryId(4)), None));
    tournament.competition.pairing.bye = ByeRule::Off;
    assert_eq!(propose(&Field::before(&tournament, 4), &PairingRequest::default()), Err(PairingRefused::Odd(3)));
}

#[test]
fn the_bye_is_part_of_the_certificate() {
    let tournament = seven_players();
    let proposal = proposed(&tournament, 4);
    let certificate = proposal.certificate.expect("three boards");
    assert_eq!(
        verify(&Field::before(&tournament, certificate.round), &[], &certificate).map(|pairs| pairs.len()),
        Ok(3)
    );
    let bye = proposal.bye.expect("seven players");
    // Certificates of earlier versions do not contain the bye, like those of a bye that the director gives.
    let fixed = with_bye(&tournament, 4, bye);
    let certificate = fixed.certificate.expect("three boards");
    assert_eq!(
        verify(&Field::before(&tournament, certificate.round), &[], &certificate).map(|pairs| pairs.len()),
        Ok(3)
    );
}

#[test]
fn a_certificate_does_not_hold_if_another_player_is_lowest() {
    let mut tournament = ranked(&["1k", "2k", "3k"], System::Swiss);
    let certificate = proposed(&tournament, 1).certificate.expect("one board");
    assert!(verify(&Field::before(&tournament, certificate.round), &[], &certificate).is_ok());
    let fixed = with_bye(&tournament, 1, EntryId(3)).certificate.expect("one board");
    entry_mut(&mut tournament, 3).player.rank = Rank::SHODAN;
    assert!(matches!(
        verify(&Field::before(&tournament, certificate.round), &[], &certificate),
        Err(Unproved::Flaw(_))
    ));
    assert!(verify(&Field::before(&tournament, fixed.round), &[], &fixed).is_ok());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases::cases(6)))]

    /// Compares the proposal with the best pairing for every possible bye.
    #[test]
    fn no_other_eligible_bye_avoids_a_rematch(
        half in 1usize..5, rounds in 1u32..8, seed: u64, swiss: bool, families in 0usize..4, missing: bool,
    ) {
        let system = if swiss { System::Swiss } else { System::McMahon };
        let n = 2 * half + 1;
        let mut dice = Dice(seed ^ 5);
        let mut tournament =
            if missing { played_with_absences(n, rounds, seed, system) } else { played(n, rounds, seed, system) };
        for _ in 0..families {
            let member = dice.below(n as u64) as i64 + 1;
            entry_mut(&mut tournament, member).family_group = Some("Arad".into());
        }
        let round = rounds + 1;
        let best = proposed(&tournament, round);
        let bye = best.bye.expect("an odd number of players");
        let candidates = eligible(&tournament, round);
        let costs: Vec<_> =
            candidates.iter().map(|&id| repeated_and_related(&with_bye(&tournament, round, id))).collect();
        let least = *costs.iter().min().expect("someone is eligible");
        prop_assert!(candidates.contains(&bye));
        prop_assert_eq!(repeated_and_related(&best), least);
        let lowest = candidates.iter().zip(&costs).filter(|&(_, cost)| *cost == least);
        let lowest = lowest.map(|(&id, _)| height(&tournament, round, id)).min();
        prop_assert_eq!(Some(height(&tournament, round, bye)), lowest);
        // Given the bye, the boards are those of a round in which the director gives it.
        prop_assert_eq!(&best.boards, &with_bye(&tournament, round, bye).boards);
        prop_assert!(best.optimal);
        if let Some(certificate) = &best.certificate {
            prop_assert_eq!(verify(&Field::before(&tournament, certificate.round), &[], certificate).map(|pairs| pairs.len()), Ok(half));
        }
    }

    /// OpenGotha's bye follows its own rule, without regard to rematches.
    #[test]
    fn opengothas_bye_does_not_depend_on_the_levels(half in 1usize..5, rounds in 1u32..6, seed: u64) {
        let mut tournament = played(2 * half + 1, rounds, seed, System::McMahon);
        let request = PairingRequest { profile: Some(Profile::OpenGotha), ..PairingRequest::default() };
        let with_levels = propose(&Field::before(&tournament, rounds + 1), &request).unwrap();
        tournament.competition.pairing.levels.clear();
        let without = propose(&Field::before(&tournament, rounds + 1), &request).unwrap();
        prop_assert_eq!((with_levels.bye, with_levels.boards), (without.bye, without.boards));
    }
}

#[test]
fn a_missed_round_and_a_free_win_count_as_earlier_byes_by_the_setting() {
    let five = || ranked(&["5d", "4d", "3d", "2d", "1d"], System::Swiss);
    let mut missed = five();
    entry_mut(&mut missed, 5).missed = Rounds::of([1]);
    play_games(&mut missed, 1, &[(1, 2, 0), (3, 4, 0)]);
    let mut forfeited = five();
    play_games(&mut forfeited, 1, &[(4, 5, 0), (2, 3, 0)]);
    forfeited.games[0].passes = Passes::both(Some(GameResult::forfeit(Colour::White.wins())));
    had_bye(&mut forfeited, 1, 1);
    // Of those without a win, 4 is the lowest: who lost, or had not come.
    for (mut tournament, as_bye, alone) in [(missed, 4, 5), (forfeited, 4, 4)] {
        assert_eq!(proposed(&tournament, 2).bye, Some(EntryId(as_bye)));
        tournament.competition.pairing.free_rounds_as_byes = false;
        assert_eq!(proposed(&tournament, 2).bye, Some(EntryId(alone)));
    }
    let mut winners = ranked(&["5d", "4d", "3d"], System::Swiss);
    play_games(&mut winners, 1, &[(3, 2, 0)]);
    winners.games[0].passes = Passes::both(Some(GameResult::forfeit(Colour::Black.wins())));
    entry_mut(&mut winners, 2).missed = Rounds::of([2]);
    winners.entries.push(domain::Entry::new(EntryId(4), OPEN, winners.entries[1].player.clone()));
    entry_mut(&mut winners, 4).player.rank = "9d".parse().expect("a rank");
    had_bye(&mut winners, 1, 1);
    play_games(&mut winners, 2, &[]);
    let free = proposed(&winners, 2).bye;
    assert_eq!(free, Some(EntryId(4)), "3 had a free win, and 1 the bye");
}
