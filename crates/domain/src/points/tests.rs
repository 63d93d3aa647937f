//! The points of an event: published numbers on small events, and properties of random events.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use proptest::prelude::*;

use super::*;
use crate::knockout::Reached;
use crate::model::category::{AgeRule, Category};
use crate::model::competition::{Competition, System};
use crate::model::entry::Entry;
use crate::model::event_settings::EventSettings;
use crate::model::game::{Game, KnockoutGame, Passes};
use crate::model::id::{CompetitionId, EntryId, GameId, TableId};
use crate::model::knockout_table::{Amendments, Apart, DrawPlan, DrawRecord, KnockoutTable, Mark, Slot, TableBox};
use crate::model::player::Birth;
use crate::model::player::Player;
use crate::model::rank::Rank;
use crate::model::ratio::Ratio;
use crate::model::result::{Decided, GameResult, Verdict};
use crate::model::round::Bye;
use crate::model::tour_settings::TourSettings;
use crate::model::tournament::Tournament;

const OPEN: CompetitionId = CompetitionId::OPEN;

/// Returns a season with the numbers of tables 3, 4, 7 and 8 of the second draft.
fn season() -> SeasonRules {
    let stages = StagePoints {
        round_of_64: Some(30),
        round_of_32: Some(40),
        round_of_16: Some(80),
        quarter_finals: Some(150),
        semi_finals: Some(250),
        finalist: Some(500),
        winner: Some(1000),
    };
    let stage = ClassRules { stages, games: GamePoints { win: 20, loss: 5 }, main_group: None };
    let eygoc = ClassRules {
        stages: StagePoints::default(),
        games: GamePoints { win: 50, loss: 5 },
        main_group: Some(GamePoints { win: 170, loss: 30 }),
    };
    SeasonRules {
        name: "test".into(),
        ages: AgeRule::default(),
        rounds: None,
        classes: BTreeMap::from([("1000".into(), stage), ("eygoc".into(), eygoc)]),
        online: Factors { stages: Ratio::from_integer(1), games: Ratio::new(1, 2) },
        small_group: None,
        avc: Ratio::new(2, 3),
        final_rules: FinalRules { size: 10, places: vec![600] },
    }
}

/// Returns an event with players 1..=n, born in 2012, of category 16.
fn event(players: i64) -> Tournament {
    let entry = |id| {
        let mut player = Player::new(format!("Player {id}"), "Ana", Rank::KYU_20);
        player.birth = Some(Birth::Year(2012));
        Entry::new(EntryId(id), OPEN, player)
    };
    Tournament {
        entries: (1..=players).map(entry).collect(),
        ..Tournament::new(
            EventSettings::new("Cup", NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(), ""),
            Competition::new(OPEN, "Open", System::McMahon, 6),
        )
    }
}

fn game(id: i64, round: u32, black: i64, white: i64, result: &str) -> Game {
    Game {
        id: GameId(id),
        competition: OPEN,
        round,
        board: u32::try_from(id).unwrap(),
        black: EntryId(black),
        white: EntryId(white),
        handicap: 0,
        passes: Passes::both(result.parse::<GameResult>().ok()),
        knockout: None,
        ladder_winner: None,
        locked: false,
        changed_after_release: false,
        played_on: None,
    }
}

/// Returns a table with these four boxes and semi-finals in round 5; 0 is an empty box.
fn four(boxes: [i64; 4]) -> KnockoutTable {
    let entry = |id| (id > 0).then_some(EntryId(id));
    let line = |(id, place)| TableBox { place, entry: entry(id), mark: Mark::None };
    let plan = DrawPlan {
        double: None,
        category: Category(16),
        lines: 4,
        seeds: 2,
        apart: Apart::default(),
        list: Vec::new(),
        nonce: String::new(),
        announced: None,
    };
    KnockoutTable {
        id: TableId(1),
        competition: OPEN,
        category: Category(16),
        first_round: 5,
        third_place: false,
        boxes: boxes.into_iter().zip(1..).map(line).collect(),
        draw: DrawRecord {
            plan,
            frozen: String::new(),
            commitment: String::new(),
            entropy: String::new(),
            reason: None,
            stamp: None,
        },
        since: Amendments::default(),
    }
}

fn knockout(round: u32, index: u32, game: Game) -> Game {
    Game { knockout: Some(KnockoutGame { draw: TableId(1).into(), slot: Slot::Main { round, index } }), ..game }
}

/// Returns each player's exact total as text, by entry.
fn totals(tournament: &Tournament, rules: &SeasonRules) -> Vec<(i64, String)> {
    let mut totals: Vec<(i64, String)> = of_event(tournament, rules)
        .unwrap()
        .iter()
        .inspect(|p| assert_eq!(p.total, p.sources.iter().map(|s| s.points).sum::<Ratio>()))
        .map(|p| (p.entry.0, p.total.to_string()))
        .collect();
    totals.sort_unstable();
    totals
}

fn points(tournament: &Tournament, entry: i64) -> PlayerPoints {
    let all = of_event(tournament, &season()).unwrap();
    all.into_iter().find(|p| p.entry == EntryId(entry)).unwrap()
}

fn expected(list: &[(i64, &str)]) -> Vec<(i64, String)> {
    list.iter().map(|&(entry, total)| (entry, total.to_string())).collect()
}

#[test]
fn only_games_over_the_board_give_points() {
    let mut t = event(14);
    let results = ["1-0", "=", "0-0", "1-0!", "0-0!", "wo-black", "nr"];
    t.games = results.iter().zip(1..).map(|(result, id)| game(id, 1, 2 * id - 1, 2 * id, result)).collect();
    t.byes = vec![Bye { competition: OPEN, round: 2, entry: EntryId(1) }];
    let known = [(1, "20"), (2, "5"), (3, "10"), (4, "10")];
    let none = (5..=14).map(|entry| (entry, "0"));
    assert_eq!(totals(&t, &season()), expected(&known.into_iter().chain(none).collect::<Vec<_>>()));
}

#[test]
fn knock_out_gives_points_for_its_stage_and_its_games() {
    let mut t = event(5);
    t.tables = vec![four([1, 2, 3, 0])];
    let semi = knockout(0, 0, game(1, 5, 1, 2, "="));
    t.games = vec![Game { ladder_winner: Some(EntryId(1)), ..semi }, knockout(1, 0, game(2, 6, 3, 1, "wo-white"))];
    // 1 advances by the jigo ladder and wins by walkover; 3 reaches the Final by a bye only.
    assert_eq!(totals(&t, &season()), expected(&[(1, "1010"), (2, "260"), (3, "500"), (4, "0"), (5, "0")]));
    let winner = points(&t, 1);
    let jigo = PointSource::Game { round: 5, opponent: EntryId(2), outcome: GameOutcome::Jigo };
    assert_eq!(winner.sources.iter().map(|s| s.what).collect::<Vec<_>>(), [PointSource::Stage(Reached::Winner), jigo]);
    let order: Vec<i64> = of_event(&t, &season()).unwrap().iter().map(|p| p.entry.0).collect();
    assert_eq!(order, [1, 3, 2, 4, 5]);
}

#[test]
fn seniors_guests_and_ghosts_get_no_points_but_their_opponents_do() {
    let mut t = event(6);
    t.entries[1].player.birth = Some(Birth::Year(1990));
    t.entries[2].player.birth = None;
    t.entries[3].guest = true;
    t.entries[4].ghost = true;
    t.games = (2..=5).map(|other| game(other, other as u32, 1, other, "1-0")).collect();
    assert_eq!(totals(&t, &season()), expected(&[(1, "80"), (6, "0")]));
}

#[test]
fn withdrawn_player_keeps_points_and_players_who_never_came_are_not_listed() {
    let mut t = event(4);
    t.entries[0].status = crate::model::entry::EntryStatus::Withdrawn;
    t.entries[2].status = crate::model::entry::EntryStatus::Withdrawn;
    t.entries[3].status = crate::model::entry::EntryStatus::PreRegistered;
    t.games = vec![game(1, 1, 1, 2, "1-0")];
    assert_eq!(totals(&t, &season()), expected(&[(1, "20"), (2, "5")]));
}

#[test]
fn coefficient_multiplies_stages_only_and_online_factor_games_only() {
    let mut t = event(8);
    t.tables = vec![four([1, 2, 3, 4])];
    t.games = vec![knockout(0, 0, game(1, 5, 1, 2, "1-0")), game(2, 1, 5, 6, "=")];
    t.event.tour = TourSettings { coefficient: Ratio::new(1, 3), online: true, ..TourSettings::default() };
    let of = |entry| points(&t, entry).total.to_string();
    assert_eq!([1, 2, 3, 5].map(of), ["530/3", "515/6", "250/3", "5"]);
    assert_eq!(crate::model::ratio::published(points(&t, 1).total), 176);
}

#[test]
fn small_group_is_counted_by_category() {
    let mut t = event(7);
    (0..3).for_each(|at| t.entries[at].player.birth = Some(Birth::Year(2016)));
    t.tables = vec![four([1, 2, 3, 0])];
    t.games = vec![knockout(0, 0, game(1, 5, 1, 2, "1-0")), game(2, 5, 4, 5, "1-0")];
    let small =
        SmallGroup { fewer_than: 4, factors: Factors { stages: Ratio::new(1, 2), games: Ratio::from_integer(1) } };
    let rules = SeasonRules { small_group: Some(small), ..season() };
    let halved = totals(&t, &rules);
    assert_eq!(halved[..5], expected(&[(1, "270"), (2, "130"), (3, "250"), (4, "20"), (5, "5")]));
    t.entries[3].player.birth = Some(Birth::Year(2016));
    assert_eq!(totals(&t, &rules)[..3], expected(&[(1, "520"), (2, "255"), (3, "500")]));
}

#[test]
fn youth_championship_gives_more_points_in_the_main_group() {
    let mut t = event(4);
    t.event.tour.class = "eygoc".into();
    (0..2).for_each(|at| t.entries[at].player.rank = Rank::DAN_4);
    t.tables = vec![four([1, 2, 3, 4])];
    t.games = vec![game(1, 1, 1, 3, "1-0"), game(2, 2, 1, 2, "="), game(3, 3, 2, 4, "0-1")];
    assert_eq!(totals(&t, &season()), expected(&[(1, "255"), (2, "115"), (3, "5"), (4, "50")]));
}

#[test]
fn stage_without_points_in_the_season_is_still_listed() {
    let mut t = event(4);
    t.tables = vec![four([1, 2, 3, 4])];
    let mut rules = season();
    rules.classes.get_mut("1000").unwrap().stages.semi_finals = None;
    let all = of_event(&t, &rules).unwrap();
    assert!(all.iter().all(|p| p.reached == Some(Reached::SemiFinals) && p.sources.is_empty()));
}

#[test]
fn of_event_refuses_unknown_classes() {
    let mut t = event(1);
    t.event.tour.class = "300".into();
    let refusal = of_event(&t, &season()).unwrap_err();
    assert_eq!(refusal.to_string(), "The season test has no points for class 300. Choose one of 1000, eygoc.");
}

#[test]
fn a_game_that_both_lose_gives_no_points_however_it_was_entered() {
    for result in ["0-0", "0-0!"] {
        let t = Tournament { games: vec![game(1, 1, 1, 2, result)], ..event(2) };
        let all = of_event(&t, &season()).unwrap();
        assert!(all.iter().all(|p| p.sources.is_empty()), "{result}: {all:?}");
    }
}

const RESULTS: [&str; 11] = ["1-0", "0-1", "=", "0-0", "1-1", "nr", "1-0!", "0-1!", "0-0!", "wo-black", "wo-white"];

/// Generates events of 12 players and six rounds with random pairings and results.
fn played() -> impl Strategy<Value = Tournament> {
    prop::collection::vec((1..=6u32, 1..=12i64, 1..=11i64, prop::sample::select(&RESULTS[..])), 0..36).prop_map(
        |games| {
            let other = |a: i64, step: i64| (a - 1 + step) % 12 + 1;
            let set = |(id, (round, a, step, result))| game(id, round, a, other(a, step), result);
            Tournament { games: (1..).zip(games).map(set).collect(), ..event(12) }
        },
    )
}

proptest! {
    #[test]
    fn games_not_played_over_the_board_do_not_change_points(t in played()) {
        let over_the_board = |g: &Game| g.passes.known().is_some_and(|r| r.decided == Decided::Played);
        let fewer = Tournament { games: t.games.iter().filter(|g| over_the_board(g)).cloned().collect(), ..t.clone() };
        prop_assert_eq!(of_event(&t, &season()), of_event(&fewer, &season()));
    }

    #[test]
    fn decisive_game_gives_25_points_and_jigo_gives_20(t in played()) {
        let points_of = |g: &Game| match g.passes.known().unwrap() {
            result if result.decided != Decided::Played => 0,
            result => match result.verdict {
                Verdict::BlackWins | Verdict::WhiteWins => 25,
                Verdict::Jigo => 20,
                Verdict::BothWin => 40,
                Verdict::BothLose | Verdict::NoResult => 0,
            },
        };
        let given: Ratio = of_event(&t, &season()).unwrap().iter().map(|p| p.total).sum();
        prop_assert_eq!(given, Ratio::from_integer(t.games.iter().map(points_of).sum()));
    }

    #[test]
    fn points_do_not_depend_on_the_order_of_games(
        (t, shuffled) in played().prop_flat_map(|t| (Just(t.clone()), Just(t.games).prop_shuffle()))
    ) {
        let other = Tournament { games: shuffled, ..t.clone() };
        prop_assert_eq!(of_event(&t, &season()), of_event(&other, &season()));
    }
}
