//! Whole Finals: semi-finals, finals and places (R52), for examples and for any results.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::knockout::State;
use crate::model::entry::{EntryStatus, Rounds};
use crate::model::knockout_table::Slot;
use crate::model::round::{Round, RoundState};
use crate::model::year_final::TieRuling;

/// Plays the rounds up to `last`; ties are settled in the present order.
fn play(t: &mut Tournament, last: u32, result: &dyn Fn(u32, i64, i64) -> &'static str) {
    for round in 1..=last {
        let ties = now(t).groups.map(|g| (g.group, g.ties));
        for (group, ties) in ties {
            t.finals[0].settings.settled.extend(ties.into_iter().map(|order| TieRuling { group, order }));
        }
        play_round(t, round, |a, b| result(round, a, b));
        // Black wins the jigo ladder of a final without a winner.
        let needs = |g: &Game| g.passes.known().is_some_and(|r| r.winner().is_none());
        let made = t.finals[0].clone();
        for game in t.games.iter_mut().filter(|g| g.round == round && needs(g)) {
            let slot = game.knockout.unwrap().slot;
            game.ladder_winner = made.needs_winner(slot).then_some(game.black);
        }
    }
}

fn strongest(_: u32, black: i64, white: i64) -> &'static str {
    if black < white { "1-0" } else { "0-1" }
}

#[test]
fn semi_finals_and_finals_match_the_rules() {
    let mut t = tournament(odd_and_even(10, RestPlan::BestRanked));
    play(&mut t, 7, &strongest);
    let games = |round: usize| -> Vec<(i64, i64)> {
        let two = |g: &crate::knockout::TableGame| (g.a.entry().unwrap().0, g.b.entry().unwrap().0);
        now(&t).rounds[round].games.iter().map(two).collect()
    };
    // GR is 1 3 5 7 9 and OR is 2 4 6 8 10: GR1-OR2, GR2-OR1, GR3-OR4, GR4-OR3, GR5-OR5.
    assert_eq!(games(5), [(1, 4), (3, 2), (5, 8), (7, 6), (9, 10)]);
    assert_eq!(games(6), [(1, 2), (4, 3), (5, 6), (8, 7), (9, 10)]);
    let expected: Vec<_> = (1..=10).map(|entry| (entry, entry as u32, entry as u32)).collect();
    assert_eq!(places(&t), expected);
}

#[test]
fn last_two_players_share_their_places_after_a_split() {
    let mut t = tournament(odd_and_even(10, RestPlan::Eve));
    play(&mut t, 7, &|round, black, white| match (round, black, white) {
        (7, 9, 10) => "0-1",
        _ => strongest(round, black, white),
    });
    assert_eq!(places(&t)[8..], [(9, 9, 10), (10, 9, 10)]);
}

#[test]
fn jigo_in_a_semi_final_blocks_the_finals_until_its_ladder_is_decided() {
    let mut t = tournament(odd_and_even(8, RestPlan::Balanced));
    play(&mut t, 3, &strongest);
    play_round(&mut t, 4, |a, b| if a == 1 { "=" } else { strongest(4, a, b) });
    let slot = Slot::Main { round: 3, index: 0 };
    assert_eq!(now(&t).game(slot).unwrap().state, State::Drawn);
    assert!(t.finals[0].needs_winner(slot) && !t.finals[0].needs_winner(Slot::Main { round: 2, index: 0 }));
    let refusal = now(&t).due(5).unwrap_err().to_string();
    assert!(refusal.contains("Game 1 of the Final in round 4") && refusal.contains("ladder"), "{refusal}");
    t.games.iter_mut().find(|g| g.round == 4 && g.black == EntryId(1)).unwrap().ladder_winner = Some(EntryId(4));
    play_round(&mut t, 5, |a, b| strongest(5, a, b));
    assert_eq!(places(&t)[..4], [(2, 1, 1), (4, 2, 2), (1, 3, 3), (3, 4, 4)]);
}

#[test]
fn other_players_are_kept_from_rounds_of_the_final_alone() {
    let mut t = tournament(odd_and_even(10, RestPlan::BestRanked));
    let other = Entry::new(EntryId(11), OPEN, Player::new("Player 11", "Ana", Rank::SHODAN));
    t.entries.push(other.clone());
    t.finals[0].settings.alone = vec![5, 8];
    let kept = |entry: &Entry| (1..=8).filter(|&round| t.is_kept_for_final(entry, round)).collect::<Vec<_>>();
    assert_eq!(kept(&other), [5], "round 8 is after the Final");
    assert_eq!(kept(&t.entries[0]), [1, 2, 3, 4, 5, 6, 7], "finalists play in all rounds of the Final");
}

#[test]
fn final_of_eight_is_played_in_five_rounds() {
    let mut t = tournament(odd_and_even(8, RestPlan::Balanced));
    play(&mut t, 5, &strongest);
    let expected: Vec<_> = (1..=8).map(|entry| (entry, entry as u32, entry as u32)).collect();
    assert_eq!(places(&t), expected);
    let games = |entry: i64| t.games.iter().filter(|g| g.colour_of(EntryId(entry)).is_some()).count();
    assert!((1..=8).all(|entry| games(entry) == 5));
}

#[test]
fn correction_in_a_group_invalidates_the_semi_final() {
    let mut t = tournament(odd_and_even(10, RestPlan::BestRanked));
    play(&mut t, 6, &strongest);
    let game = t
        .games
        .iter_mut()
        .find(|g| g.round < 6 && g.colour_of(EntryId(1)).is_some() && g.colour_of(EntryId(3)).is_some());
    let game = game.unwrap();
    let reversed = if game.black == EntryId(1) { "0-1" } else { "1-0" };
    game.passes = Passes::both(reversed.parse::<GameResult>().ok());
    assert_eq!(now(&t).rounds[5].games[0].state, State::Invalidated);
    assert!(now(&t).due(7).unwrap_err().to_string().contains("Unpair its round"));
}

const RESULTS: [&str; 9] = ["1-0", "0-1", "1-0", "0-1", "1-0!", "=", "0-0", "wo-white", "nr"];

proptest! {
    #[test]
    fn finished_final_assigns_every_place(
        size in prop::sample::select(vec![4i64, 6, 8, 10]),
        results in prop::collection::vec(0..RESULTS.len(), 700)
    ) {
        let rests = if size == 10 { RestPlan::Lots } else { RestPlan::Balanced };
        let mut t = tournament(odd_and_even(size, rests));
        let last = t.finals[0].last_round();
        let of = |round: u32, a: i64, b: i64| RESULTS[results[((round as i64 - 1) * 100 + a * 10 + b) as usize % 700]];
        play(&mut t, last, &of);
        let at = now(&t);
        let over = |g: &crate::knockout::TableGame| g.is_decided() || g.state == State::Drawn;
        prop_assert!(at.rounds.iter().all(|r| r.games.iter().all(over)));
        let entries: BTreeSet<i64> = at.places.iter().map(|p| p.entry.0).collect();
        prop_assert_eq!((entries.len(), at.places.len()), (size as usize, size as usize));
        // Each place has a holder, and at most one player has it alone.
        for place in 1..=size as u32 {
            let holders = at.places.iter().filter(|p| (p.from..=p.to).contains(&place)).count();
            let alone = at.places.iter().filter(|p| p.from == p.to && p.from == place).count();
            prop_assert!(holders >= 1 && alone <= 1, "place {place}: {:?}", at.places);
        }
    }

    #[test]
    fn each_player_meets_their_group_once_and_rests_once(entropy in "[1-6]{1,8}") {
        let mut t = tournament(drawn(ten(RestPlan::Lots), &entropy));
        play(&mut t, 5, &strongest);
        let at = now(&t);
        for id in 1..=10 {
            let opponents: BTreeSet<EntryId> = t.games.iter().filter(|g| g.colour_of(EntryId(id)).is_some())
                .map(|g| if g.black == EntryId(id) { g.white } else { g.black }).collect();
            prop_assert_eq!(opponents.len(), 4);
            let rests = at.rounds.iter().filter(|r| r.rests.contains(&EntryId(id))).count();
            prop_assert_eq!(rests, 1);
        }
    }
}

#[test]
fn walkover_of_a_closed_round_stays_when_the_register_changes() {
    let mut t = tournament(odd_and_even(8, RestPlan::Balanced));
    play(&mut t, 3, &strongest);
    // In the semi-finals 1 meets 4, who is absent, so neither of them takes part.
    t.entries[3].missed = Rounds::of([4]);
    for round in [4, 5] {
        play_round(&mut t, round, |a, b| strongest(round, a, b));
        t.record_absences(round);
        t.rounds.push(Round { competition: OPEN, number: round, state: RoundState::Confirmed });
    }
    let before = now(&t);
    assert_eq!(places(&t)[0], (1, 1, 1));
    let back = |t: &mut Tournament| t.entries[3].missed = Rounds::NONE;
    let gone = |t: &mut Tournament| t.entries[0].status = EntryStatus::Withdrawn;
    let missed = |t: &mut Tournament| t.entries[0].missed = Rounds::of([4, 6]);
    for change in [back as fn(&mut Tournament), gone, missed] {
        let mut later = t.clone();
        change(&mut later);
        assert_eq!(now(&later), before);
    }
}
