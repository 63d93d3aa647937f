//! The order of a group (R51): examples of each rule, and properties for any results.

use proptest::prelude::*;

use super::*;
use crate::model::year_final::{JigoValue, TieRuling};

/// Returns a Final of ten after the rounds of the groups.
fn groups_played(exceptions: &'static [(i64, i64, &'static str)]) -> Tournament {
    let mut t = tournament(odd_and_even(10, RestPlan::BestRanked));
    (1..=5).for_each(|round| play_round(&mut t, round, by_strength(exceptions)));
    t
}

fn order(t: &Tournament, group: usize) -> Vec<(i64, OrderCriterion)> {
    now(t).groups[group].lines.iter().map(|line| (line.entry.0, line.decided_by)).collect()
}

#[test]
fn wins_order_a_group() {
    let t = groups_played(&[]);
    let lines = &now(&t).groups[0].lines;
    assert_eq!(lines.iter().map(|l| (l.entry.0, l.wins)).collect::<Vec<_>>(), [(1, 4), (3, 3), (5, 2), (7, 1), (9, 0)]);
    assert!(lines.iter().all(|l| l.decided_by == OrderCriterion::Wins && l.games == 4));
}

#[test]
fn direct_game_orders_two_players_with_equal_wins() {
    // 5 beats 3, loses to 7 and has as many wins as 3; their game decides.
    let t = groups_played(&[(5, 3, "1-0"), (7, 5, "1-0"), (9, 7, "1-0"), (3, 9, "1-0")]);
    let order: Vec<_> = order(&t, 0);
    assert_eq!(order[0], (1, OrderCriterion::Wins));
    assert_eq!(order[1..3], [(5, OrderCriterion::DirectGame), (3, OrderCriterion::DirectGame)]);
}

#[test]
fn entry_position_orders_three_players_with_equal_wins() {
    // 1 beats 3, 3 beats 5, 5 beats 1: three wins each. The direct games do not count.
    let t = groups_played(&[(5, 1, "1-0")]);
    let expected = [1, 3, 5].map(|entry| (entry, OrderCriterion::EntryPosition));
    assert_eq!(order(&t, 0)[..3], expected);
    assert!(now(&t).groups[0].ties.is_empty());
}

#[test]
fn jigo_between_two_tied_players_needs_smaller_boards() {
    let mut t = groups_played(&[(1, 3, "=")]);
    assert_eq!(order(&t, 0)[..2], [1, 3].map(|entry| (entry, OrderCriterion::Nothing)));
    assert_eq!(now(&t).groups[0].ties, [[EntryId(1), EntryId(3)]]);
    let refusal = now(&t).due(6).unwrap_err();
    assert_eq!(refusal, FinalNotDue::Tie { group: FinalGroup::Green, tied: vec![EntryId(1), EntryId(3)] });
    t.finals[0].settings.settled = vec![TieRuling { group: FinalGroup::Green, order: vec![EntryId(3), EntryId(1)] }];
    assert_eq!(order(&t, 0)[..2], [3, 1].map(|entry| (entry, OrderCriterion::Ladder)));
    assert_eq!(now(&t).due(6).unwrap().len(), 5);
}

#[test]
fn jigo_counts_by_the_settings() {
    // Wins and jigos: 1 has 3 and a jigo, 3 has 3, 5 has 2 and a jigo.
    let score = |jigos| {
        let mut t = groups_played(&[(1, 5, "="), (3, 1, "0-1"), (5, 7, "1-0")]);
        t.finals[0].settings.jigos = jigos;
        now(&t).groups[0].lines.iter().map(|l| (l.entry.0, l.score.0)).collect::<Vec<_>>()
    };
    assert_eq!(score(JigoValue::Nothing)[..3], [(1, 6), (3, 6), (5, 4)]);
    assert_eq!(score(JigoValue::Half)[..3], [(1, 7), (3, 6), (5, 5)]);
    assert_eq!(score(JigoValue::Whole)[..3], [(1, 8), (3, 6), (5, 6)]);
}

#[test]
fn players_with_equal_points_share_an_entry_position() {
    // 3 and 5 have equal points on the list and are two of three with equal wins: only smaller boards are left for
    // them.
    let mut t = groups_played(&[(5, 1, "1-0")]);
    t.finals[0].draw.plan.list[4].points = Some(800);
    t.finals[0].draw.plan.list[3].points = Some(800);
    assert_eq!(order(&t, 0)[0], (1, OrderCriterion::EntryPosition));
    assert_eq!(now(&t).groups[0].ties, [[EntryId(3), EntryId(5)]]);
}

#[test]
fn withdrawn_player_loses_the_remaining_games_by_walkover() {
    let mut t = tournament(odd_and_even(10, RestPlan::BestRanked));
    (1..=2).for_each(|round| play_round(&mut t, round, by_strength(&[])));
    t.entries[0].status = crate::model::entry::EntryStatus::Withdrawn;
    (3..=5).for_each(|round| play_round(&mut t, round, by_strength(&[])));
    let at = now(&t);
    assert!(at.groups.iter().all(|g| g.complete));
    let left = at.groups[0].lines.iter().find(|l| l.entry == EntryId(1)).unwrap();
    assert_eq!((left.wins, left.games), (2, 4), "two games played and two lost by walkover");
}

const RESULTS: [&str; 7] = ["1-0", "0-1", "1-0", "0-1", "=", "0-0", "0-1!"];

proptest! {
    #[test]
    fn score_orders_every_group(results in prop::collection::vec(0..RESULTS.len(), 100)) {
        let mut t = tournament(odd_and_even(10, RestPlan::BestRanked));
        for round in 1..=5 {
            let of = |a: i64, b: i64| RESULTS[results[((a * 10 + b) % 100) as usize]];
            play_round(&mut t, round, of);
        }
        for group in now(&t).groups {
            prop_assert!(group.complete);
            prop_assert!(group.lines.windows(2).all(|two| two[0].score >= two[1].score));
            let mut entries: Vec<i64> = group.lines.iter().map(|l| l.entry.0).collect();
            entries.sort_unstable();
            entries.dedup();
            prop_assert_eq!(entries.len(), 5);
            // The tied players are exactly those without a deciding criterion, and they have equal scores.
            let open = group.lines.iter().filter(|l| l.decided_by == OrderCriterion::Nothing).count();
            prop_assert_eq!(group.ties.iter().map(Vec::len).sum::<usize>(), open);
            let score = |e: &EntryId| group.lines.iter().find(|l| l.entry == *e).unwrap().score;
            prop_assert!(group.ties.iter().all(|tie| tie.iter().all(|e| score(e) == score(&tie[0]))));
        }
    }
}
