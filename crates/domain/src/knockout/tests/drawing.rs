//! Properties and published cases of the draw (R24-R31, R35, R36).

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;

use super::{announced, entrant, plan, table};
use crate::knockout::draw::boxes;
use crate::knockout::{PlanError, Unverified, box_numbers, draw, first_round_places, group, verify};
use crate::lots::Lots;
use crate::model::category::Category;
use crate::model::country::Country;
use crate::model::id::EntryId;
use crate::model::knockout_table::{Apart, DrawPlan, Entrant, EntryRoute, KnockoutTable, Mark, TableBox};

const PAGE: &str = include_str!("../../../../../docs/lots.md");

/// Returns the list numbers of the players with byes.
fn byes(boxes: &[TableBox]) -> BTreeSet<i64> {
    let lone = |two: &[TableBox]| match (two[0].entry, two[1].entry) {
        (Some(one), None) | (None, Some(one)) => Some(one.0),
        _ => None,
    };
    boxes.chunks(2).filter_map(lone).collect()
}

#[test]
fn draw_matches_the_example_in_lots_md() {
    let line = |(number, name, rank, country, club): (i64, &str, &str, &str, &str)| Entrant {
        entry: EntryId(number + 10),
        name: name.into(),
        rank: rank.parse().unwrap(),
        country: country.parse().ok(),
        club: club.into(),
        way: if number == 6 { EntryRoute::WildCard } else { EntryRoute::Listed },
    };
    let list = [
        (1, "Amaro Dana", "2d", "RO", "Iasi"),
        (2, "Giugiuc Gheorghe", "1d", "RO", "Iasi"),
        (3, "Rotaru Radu", "2k", "RO", "Cluj"),
        (4, "Marin Mara", "4k", "RO", ""),
        (5, "Petrovici Pavel", "5k", "RS", "Novi Sad"),
        (6, "Tanase Tea", "6k", "", "Cluj"),
    ];
    let older = DrawPlan { category: Category(12), list: list.map(line).to_vec(), nonce: "5eed".into(), ..plan(6) };
    assert!(older.text().starts_with("drawmaster draw 1\n") && PAGE.contains(&format!("`{}`", older.commitment())));
    let plan = DrawPlan { announced: Some(announced()), ..older.clone() };
    let indented: String = plan.text().lines().map(|l| format!("    {l}\n")).collect();
    assert!(PAGE.contains(&indented), "docs/lots.md lacks the frozen text\n{indented}");
    assert!(PAGE.contains(&format!("`{}`", plan.commitment())));
    let entries = |boxes: &[TableBox]| boxes.iter().map(|b| b.entry.map(|e| e.0 - 10)).collect::<Vec<_>>();
    let boxes = draw(older, "61442", None).unwrap().0;
    assert_eq!(entries(&boxes), [Some(1), None, Some(5), Some(3), Some(4), Some(6), None, Some(2)]);
    let boxes = draw(plan, "61442", None).unwrap().0;
    assert_eq!(entries(&boxes), [Some(1), None, Some(5), Some(4), Some(3), Some(6), None, Some(2)]);
    assert_eq!((boxes[0].mark, boxes[5].mark, boxes[7].mark), (Mark::Seed(1), Mark::WildCard, Mark::Seed(2)));
}

#[test]
fn published_lists_of_6_11_and_22_players_have_their_byes() {
    assert_eq!(byes(&table(plan(6), "a").boxes), BTreeSet::from([1, 2]));
    let eleven = byes(&table(plan(11), "a").boxes);
    assert_eq!(eleven.len(), 5);
    assert!(eleven.is_superset(&BTreeSet::from([1, 2, 3, 4])));
    assert!((5..=8).contains(eleven.last().unwrap()));
    let twenty_two = byes(&table(plan(22), "a").boxes);
    assert_eq!(twenty_two.len(), 10);
    assert!(twenty_two.is_superset(&(1..=8).collect()) && twenty_two.iter().all(|n| *n <= 16));
}

#[test]
fn verify_finds_two_swapped_boxes() {
    let mut table = table(plan(22), "dice 3 5 1");
    assert_eq!(verify(&table), Ok(()));
    let (one, other) = (table.boxes[3], table.boxes[20]);
    (table.boxes[3].entry, table.boxes[20].entry) = (other.entry, one.entry);
    let Err(Unverified::Box { line: 4, found, drawn }) = verify(&table) else { panic!("{:?}", verify(&table)) };
    assert_eq!((found.entry, drawn), (other.entry, one));
}

#[test]
fn verify_finds_a_changed_record() {
    let original = table(plan(11), "dice");
    let verify_changed = |change: fn(&mut KnockoutTable)| {
        let mut table = original.clone();
        change(&mut table);
        verify(&table)
    };
    assert!(matches!(verify_changed(|t| t.draw.frozen += "\n"), Err(Unverified::Commitment { .. })));
    assert_eq!(verify_changed(|t| t.draw.plan.list.swap(8, 9)), Err(Unverified::Text(15)));
    assert_eq!(verify_changed(|t| t.category = Category(12)), Err(Unverified::OtherTable));
    assert!(matches!(verify_changed(|t| t.draw.entropy = "loaded dice".into()), Err(Unverified::Box { .. })));
    assert!(matches!(verify_changed(|t| t.boxes[0].mark = Mark::WildCard), Err(Unverified::Box { line: 1, .. })));
}

#[test]
fn later_rounds_void_the_places_as_published() {
    assert_eq!(first_round_places(64, [4, 3, 3]), 51);
    let mut fifty_one = plan(51);
    fifty_one.list[0].way = EntryRoute::LaterRound(4);
    fifty_one.list[1].way = EntryRoute::LaterRound(3);
    fifty_one.list[2].way = EntryRoute::LaterRound(3);
    let table = table(fifty_one.clone(), "x");
    assert_eq!(table.boxes.iter().filter(|b| b.entry.is_some()).count(), 51);
    let players_around = |entry: i64, block: usize| {
        let holds = |part: &&[TableBox]| part.iter().any(|b| b.entry == Some(EntryId(entry)));
        table.boxes.chunks(block).find(holds).unwrap().iter().filter(|b| b.entry.is_some()).count()
    };
    assert_eq!((players_around(1, 8), players_around(2, 4), players_around(3, 4)), (1, 1, 1));
    assert_eq!(verify(&table), Ok(()));
    fifty_one.list.push(entrant(52));
    assert_eq!(fifty_one.check(), Err(PlanError::Players { players: 52, lines: 64, places: 51 }));
}

#[test]
fn later_round_player_can_enter_in_the_final() {
    let mut plan = DrawPlan { lines: 64, ..plan(33) };
    plan.list[0].way = EntryRoute::LaterRound(6);
    let boxes = table(plan.clone(), "x").boxes;
    assert_eq!(boxes[..32].iter().filter_map(|b| b.entry).collect::<Vec<_>>(), [EntryId(1)]);
    assert!(boxes[32..].iter().all(|b| b.entry.is_some()));
    plan.list.swap(0, 3);
    let name = plan.list[3].name.clone();
    assert_eq!(plan.check(), Err(PlanError::LaterRound { name, round: 6 }));
}

#[test]
fn check_refuses_plans_against_the_rules() {
    let change = |players: u32, change: fn(&mut DrawPlan)| {
        let mut plan = plan(players);
        change(&mut plan);
        plan.check().map_err(|e| e.to_string())
    };
    assert!(change(8, |p| p.lines = 12).unwrap_err().contains("not 12"));
    assert!(change(8, |p| p.lines = 16).unwrap_err().contains("smaller table"));
    assert!(change(9, |p| p.lines = 8).unwrap_err().contains("2 to 8 players"));
    assert!(change(8, |p| p.list[3].entry = EntryId(1)).unwrap_err().contains("twice"));
    assert!(change(8, |p| p.list[3].way = EntryRoute::WildCard).unwrap_err().contains("too low"));
    assert!(
        change(16, |p| p.list[13..].iter_mut().for_each(|e| e.way = EntryRoute::WildCard))
            .unwrap_err()
            .contains("2 wild")
    );
    assert!(
        change(16, |p| p.list[9..].iter_mut().for_each(|e| e.way = EntryRoute::Qualified))
            .unwrap_err()
            .contains("not 7")
    );
    assert_eq!(change(16, |p| p.list[10..].iter_mut().for_each(|e| e.way = EntryRoute::Qualified)), Ok(()));
    assert!(change(8, |p| p.nonce = "two\nlines".into()).unwrap_err().contains("hexadecimal"));
}

/// Compares 20,000 fixed draws with equal frequencies by Pearson's statistic. The bounds are the 99.9 % points. The
/// draws never change, so neither does the result.
#[test]
fn every_placement_of_a_group_is_equally_likely() {
    const DRAWS: u32 = 20_000;
    let plan = plan(14);
    let mut bronze: BTreeMap<Vec<i64>, u32> = BTreeMap::new();
    let mut blue: BTreeMap<Vec<i64>, u32> = BTreeMap::new();
    let mut green: BTreeMap<i64, u32> = BTreeMap::new();
    for n in 0..DRAWS {
        let boxes = boxes(&plan, Lots::new("law", &n.to_string()));
        let at = |place: u32| boxes.iter().find(|b| b.place == place).and_then(|b| b.entry).unwrap().0;
        *bronze.entry((3..=4).map(at).collect()).or_default() += 1;
        *blue.entry((5..=8).map(at).collect()).or_default() += 1;
        *green.entry(at(12)).or_default() += 1;
    }
    check_even(&bronze, 2, 10.83);
    check_even(&blue, 24, 49.73);
    check_even(&green, 6, 20.52);
}

#[expect(clippy::float_arithmetic, reason = "a statistic of the test, not a score")]
fn check_even<K>(counts: &BTreeMap<K, u32>, cells: usize, bound: f64) {
    assert_eq!(counts.len(), cells);
    let expected = f64::from(counts.values().sum::<u32>()) / cells as f64;
    let chi: f64 = counts.values().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
    assert!(chi < bound, "chi-square {chi} of {cells} cells");
}

/// Returns the number of first-round games between compatriots.
fn clashes(boxes: &[TableBox], country: &dyn Fn(EntryId) -> Option<Country>) -> usize {
    let same = |two: &&[TableBox]| match (two[0].entry, two[1].entry) {
        (Some(a), Some(b)) => country(a).is_some() && country(a) == country(b),
        _ => false,
    };
    boxes.chunks(2).filter(same).count()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases::cases(5)))]

    #[test]
    fn draw_obeys_the_rules(players in 2u32..=64, entropy in "[0-9]{0,6}") {
        let table = table(plan(players), &entropy);
        let lines = table.boxes.len() as u32;
        let seated: Vec<i64> = table.boxes.iter().filter_map(|b| b.entry).map(|e| e.0).collect();
        prop_assert_eq!(seated.iter().copied().collect::<BTreeSet<_>>(), (1..=i64::from(players)).collect());
        prop_assert_eq!(seated.len() as u32, players);
        prop_assert_eq!(table.boxes.iter().map(|b| b.place).collect::<Vec<_>>(), box_numbers(lines));
        for b in &table.boxes {
            prop_assert_eq!(b.entry.is_none(), b.place > players, "byes are the highest numbers");
            if let Some(entry) = b.entry {
                prop_assert_eq!(group(entry.0 as u32), group(b.place));
            }
            if b.place <= 2 {
                prop_assert_eq!(b.entry, Some(EntryId(i64::from(b.place))));
            }
        }
        prop_assert_eq!(verify(&table), Ok(()));
        prop_assert_eq!(table.draw.commitment.len(), 64);
    }

    #[test]
    fn compatriots_meet_in_the_first_round_only_if_necessary(
        countries in prop::collection::vec(0usize..3, 5..=8),
        entropy in "[0-9]{1,6}",
    ) {
        let codes: Vec<Country> = ["RO", "HR", "AT"].map(|c| c.parse().unwrap()).to_vec();
        let mut plan = plan(countries.len() as u32);
        plan.list.iter_mut().zip(&countries).for_each(|(e, &c)| e.country = Some(codes[c]));
        let country = |e: EntryId| Some(codes[countries[e.0 as usize - 1]]);
        let fewest = (0..400)
            .map(|n| clashes(&boxes(&plan, Lots::new("try", &n.to_string())), &country))
            .min();
        plan.apart.countries = true;
        let table = table(plan, &entropy);
        prop_assert_eq!(Some(clashes(&table.boxes, &country)), fewest);
        prop_assert_eq!(verify(&table), Ok(()));
    }
}

#[test]
fn draw_separates_countries_and_clubs_in_a_full_table() {
    let mut plan = plan(64);
    let countries = ["RO", "HR", "AT", "DE"].map(|c| c.parse().unwrap());
    for (at, entrant) in plan.list.iter_mut().enumerate() {
        entrant.country = Some(countries[at * 7 % 4]);
        entrant.club = format!("club {}", at % 5);
    }
    plan.apart = Apart { countries: true, clubs: true };
    let list = plan.list.clone();
    let of = |e: EntryId| &list[e.0 as usize - 1];
    let table = table(plan, "4 4 1");
    assert_eq!(clashes(&table.boxes, &|e| of(e).country), 0);
    let clubmates = table.boxes.chunks(2).filter(|two| {
        let [a, b] = [0, 1].map(|at| two[at].entry.unwrap());
        of(a).club == of(b).club
    });
    assert_eq!(clubmates.count(), 0);
    assert_eq!(verify(&table), Ok(()));
}

#[test]
fn a_plan_has_no_more_qualifiers_than_places() {
    let with = |qualifiers: usize| {
        let mut plan = plan(8);
        plan.list.iter_mut().skip(8 - qualifiers).for_each(|entrant| entrant.way = EntryRoute::Qualified);
        plan.check()
    };
    // A table of eight has two qualifiers, and a third one instead of the wild card (R29, R30).
    assert_eq!(with(3), Ok(()));
    assert_eq!(with(4), Err(PlanError::Qualifiers { lines: 8, given: 4, most: 3 }));
}

/// Only box 8 has a first-round game, so no player of boxes 3 and 4 can be drawn against the last player (R35).
#[test]
fn byes_of_one_group_do_not_free_players_of_another() {
    let mut plan = plan(9);
    plan.apart = Apart { countries: false, clubs: true };
    // All but the fourth player of the list, who cannot play in the first round.
    for at in [2, 4, 5, 6, 7, 8] {
        plan.list[at].club = "Mill".into();
    }
    let clubless = DrawPlan { apart: Apart::default(), ..plan.clone() };
    for seed in 0..40 {
        let drawn = |plan: &DrawPlan| boxes(plan, Lots::new("byes", &seed.to_string()));
        assert_eq!(drawn(&plan), drawn(&clubless), "every opponent of the last player is a clubmate");
    }
}
