//! The draw of the Final: its rules for any lots, and its verification (R36, R50, R54).

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::model::announcement::Announcement;

fn group(made: &YearFinal, group: FinalGroup) -> Vec<i64> {
    made.group(group).iter().map(|c| c.entry.0).collect()
}

proptest! {
    #[test]
    fn draw_splits_the_heads_and_every_pair(
        entropy in "[1-6]{0,12}", size in prop::sample::select(vec![4usize, 6, 8, 10])
    ) {
        let points: Vec<u32> = (0..size as u32).map(|at| 900 - at).collect();
        let rests = if size == 10 { RestPlan::Lots } else { RestPlan::Balanced };
        let made = drawn(plan(&points, rests), &entropy);
        let (green, orange) = (group(&made, FinalGroup::Green), group(&made, FinalGroup::Orange));
        prop_assert_eq!((green[0], orange[0]), (1, 2));
        for (at, (one, other)) in green.iter().zip(&orange).enumerate() {
            let pair = [2 * at as i64 + 1, 2 * at as i64 + 2];
            prop_assert_eq!([*one.min(other), *one.max(other)], pair);
        }
        prop_assert!(verify(&made).is_ok());
    }

    #[test]
    fn lots_are_drawn_only_among_equal_points(
        entropy in "[1-6]{0,12}", points in prop::collection::vec(1..6u32, 10)
    ) {
        let mut points = points;
        points.sort_unstable_by_key(|&p| std::cmp::Reverse(p));
        let made = drawn(plan(&points, RestPlan::Eve), &entropy);
        let all: BTreeSet<i64> = made.seats.iter().map(|c| c.entry.0).collect();
        prop_assert_eq!(all.len(), 10);
        for at in 0..5 {
            // The two players drawn into a pair have the points of its two places in the list.
            let points_of = |g: FinalGroup| points[made.group(g)[at].entry.0 as usize - 1];
            let mut found = FinalGroup::BOTH.map(points_of);
            found.sort_unstable_by_key(|&p| std::cmp::Reverse(p));
            prop_assert_eq!(found, [points[2 * at], points[2 * at + 1]]);
        }
    }

    #[test]
    fn verify_finds_any_change_of_the_groups(entropy in "[1-6]{0,12}", one in 0..10usize, step in 1..10usize) {
        let mut made = drawn(ten(RestPlan::Lots), &entropy);
        let other = (one + step) % 10;
        let (a, b) = (made.seats[one].entry, made.seats[other].entry);
        (made.seats[one].entry, made.seats[other].entry) = (b, a);
        let at = one.min(other);
        let found = matches!(verify(&made), Err(FinalUnverified::CircleSeat { group, position, .. })
            if (group == FinalGroup::Orange) == (at >= 5) && position == at % 5 + 1);
        prop_assert!(found);
    }
}

#[test]
fn players_with_equal_points_can_be_drawn_into_either_pair() {
    // The fourth and the fifth have equal points: for some lots, each of them is in the pair of the third.
    let points = [900, 850, 800, 750, 750, 650, 600, 550, 500, 450];
    let partners: BTreeSet<i64> = (0..40)
        .map(|entropy| {
            let made = drawn(plan(&points, RestPlan::Eve), &entropy.to_string());
            let pair = FinalGroup::BOTH.map(|g| made.group(g)[1].entry.0);
            assert!(pair.contains(&3), "{pair:?}");
            pair[0] + pair[1] - 3
        })
        .collect();
    assert_eq!(partners, BTreeSet::from([4, 5]));
}

#[test]
fn verify_names_the_changed_part_of_the_record() {
    let made = drawn(ten(RestPlan::Eve), "6 1 4");
    let mut other = made.clone();
    other.draw.frozen = other.draw.frozen.replace("|900", "|901");
    assert!(matches!(verify(&other), Err(FinalUnverified::Commitment { .. })));
    let mut other = made.clone();
    other.draw.plan.list.swap(3, 4);
    assert_eq!(verify(&other), Err(FinalUnverified::Text(8)));
    let mut other = made;
    other.category = Category(12);
    assert_eq!(verify(&other), Err(FinalUnverified::OtherFinal));
}

#[test]
fn draw_refuses_plans_against_the_rules() {
    let refusal = |change: fn(&mut FinalPlan)| {
        let mut plan = ten(RestPlan::Eve);
        change(&mut plan);
        draw(plan, "", None).unwrap_err()
    };
    assert_eq!(refusal(|p| p.list.truncate(9)), FinalPlanError::Size(9));
    assert_eq!(refusal(|p| p.list.truncate(8)), FinalPlanError::RestPlan);
    assert_eq!(refusal(|p| p.rests = RestPlan::Balanced), FinalPlanError::RestPlan);
    assert_eq!(refusal(|p| p.list[4] = p.list[2].clone()), FinalPlanError::Twice("Player 3".into()));
    assert_eq!(refusal(|p| p.nonce = "dice".into()), FinalPlanError::Nonce("dice".into()));
    assert_eq!(refusal(|p| p.long_day = 3), FinalPlanError::LongDay(3));
}

/// Returns the number of games that each entry position of GR plays on each day with rounds of the groups.
fn games_by_day(made: &YearFinal) -> Vec<Vec<usize>> {
    let at = now(&tournament(made.clone()));
    let mut first = 0;
    let mut days = Vec::new();
    for rounds in made.days() {
        let day: Vec<_> = at.rounds.iter().skip(first).take(rounds as usize).collect();
        first += rounds as usize;
        if day.iter().all(|r| r.phase == Phase::Group) {
            let games = |entry| day.iter().flat_map(|r| &r.games).filter(|g| g.entries().any(|e| e == entry)).count();
            days.push(made.group(FinalGroup::Green).iter().map(|c| games(c.entry)).collect());
        }
    }
    days
}

#[test]
fn best_ranked_players_have_two_games_a_day() {
    assert_eq!(games_by_day(&odd_and_even(10, RestPlan::BestRanked)), [[2, 2, 2, 1, 1], [2, 2, 2, 3, 3]]);
    let mut short_second = ten(RestPlan::BestRanked);
    short_second.long_day = 1;
    assert_eq!(games_by_day(&drawn(short_second, "")), [[2, 2, 2, 3, 3], [2, 2, 2, 1, 1]]);
    let by_lots = games_by_day(&drawn(ten(RestPlan::Lots), "4 4 2"));
    assert_eq!(by_lots.iter().map(|day| day.iter().filter(|&&g| g == 2).count()).collect::<Vec<_>>(), [3, 3]);
    assert_eq!(games_by_day(&odd_and_even(10, RestPlan::Eve)).len(), 3, "the eve and two days");
}

#[test]
fn final_of_ten_has_seven_rounds_and_final_of_eight_has_five() {
    let days = |rests| drawn(ten(rests), "").days();
    assert_eq!([RestPlan::BestRanked, RestPlan::Lots].map(days), [vec![2, 3, 2], vec![2, 3, 2]]);
    assert_eq!(days(RestPlan::Eve), [1, 2, 2, 2]);
    let eight = odd_and_even(8, RestPlan::Balanced);
    assert_eq!((eight.last_round(), eight.days()), (5, vec![1, 2, 2]));
}

#[test]
fn frozen_text_matches_the_example_in_lots_md() {
    let page = include_str!("../../../../../docs/lots.md");
    let points = [812, 640, 640, 615, 590, 590, 590, 402];
    let mut eight = plan(&points, RestPlan::Balanced);
    eight.nonce = "5eed".into();
    assert!(page.contains(&format!("`{}`", eight.commitment())), "version 1: {}", eight.commitment());
    let groups = |made: &YearFinal| {
        let order = |g| group(made, g).iter().map(i64::to_string).collect::<Vec<_>>().join(" ");
        format!("GR {}, OR {}", order(FinalGroup::Green), order(FinalGroup::Orange))
    };
    let older = groups(&drawn(eight.clone(), "61442"));
    assert!(page.contains(&older), "{older}");
    eight.announced = Some(Announcement {
        number: 1,
        at: "2026-08-14 09:30:00".into(),
        digits: Some(5),
        source: "dice thrown in the hall".into(),
    });
    for line in eight.text().lines() {
        assert!(page.contains(&format!("    {line}\n")), "{line}");
    }
    assert!(page.contains(&format!("`{}`", eight.commitment())), "{}", eight.commitment());
    let now = groups(&drawn(eight, "61442"));
    assert!(page.contains(&now), "{now}");
}
