//! Six stages of a tour, played through by 200 players and sent as bundles: the SP lists equal an independent
//! recomputation from the games, written straight from R42, R43, R46-R48, and do not depend on the order of imports.

use std::collections::BTreeMap;
use std::path::Path;

use app::event::{CreateEvent, create};
use app::knockout::{DrawKnockout, draw};
use app::register::{ImportList, close_register, import_list};
use app::round::{EnterResults, PairRound, RoundStep, confirm, enter_results, pair};
use chrono::{Datelike, NaiveDate};
use documents::{CsvOptions, Export, ExportFormat, export};
use domain::lots::Lots;
use domain::model::knockout_table::Slot;
use domain::{Decided, GameResult, Tournament, Verdict};
use formats::signing::KeyPair;
use session::{EventSession, FixedEnvironment};
use tour::{AddBundle, StepKind, TourSession, add, add_key, derivation, new, race, sp};

const ROUNDS: u32 = 4;

/// Three championships, two editions of each: name, first day.
const STAGES: [(&str, &str); 6] = [
    ("Lake Open", "2026-02-06"),
    ("Hill Open", "2026-05-15"),
    ("Coast Open", "2026-09-04"),
    ("Lake Open", "2027-02-05"),
    ("Hill Open", "2027-05-14"),
    ("Coast Open", "2027-09-03"),
];

/// One of the 200: the first ten are in another category in 2027, the last ten are seniors.
struct Junior {
    irn: String,
    born: i32,
    rating: i32,
}

fn juniors() -> Vec<Junior> {
    let mut lots = Lots::new("a tour of 200", "invented");
    let years = [2016, 2015, 2013, 2012, 2011, 2009, 2008, 2007];
    let born = |n: usize, lots: &mut Lots| match n {
        0..5 => 2014,
        5..10 => 2010,
        190.. => 1990,
        _ => years[lots.below(8) as usize],
    };
    let junior = |n: usize| Junior {
        irn: format!("T-{n:03}"),
        born: born(n, &mut lots),
        rating: 1000 + lots.below(1200) as i32,
    };
    (0..200).map(junior).collect()
}

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

/// Returns the category by R2: the age on 31 July, as all players are born in the first half of a year.
fn category(born: i32, year: i32) -> Option<u8> {
    [12, 16, 20].into_iter().find(|&limit| year - born <= i32::from(limit))
}

/// Plays a stage with about three quarters of the players and writes its bundle.
fn play(folder: &Path, stage: usize, all: &[Junior]) -> Tournament {
    let (name, start) = STAGES[stage];
    let mut lots = Lots::new("a stage", &stage.to_string());
    let mut desk = EventSession::new(FixedEnvironment::new(stage as u64, day(start)));
    let file = folder.join(format!("{stage}.drawmaster")).into();
    let title = format!("{name} {}", &start[..4]);
    create(
        &mut desk,
        &CreateEvent { file, name: title, start: start.into(), rounds: Some(ROUNDS), ..CreateEvent::default() },
    )
    .unwrap();
    let mut list = String::from("family,given,rank,rating,country,birth_year,irn\n");
    for (n, junior) in all.iter().enumerate().filter(|(n, _)| *n < 10 || lots.below(4) > 0) {
        let Junior { irn, born, rating } = junior;
        list += &format!("Family{n},Given,{}k,{rating},RO,{born},{irn}\n", ((2100 - rating) / 100).max(1));
    }
    let players = folder.join(format!("{stage}.csv"));
    std::fs::write(&players, list).unwrap();
    import_list(&mut desk, &ImportList { file: Some(players.into()), ..ImportList::default() }).unwrap();
    close_register(&mut desk).unwrap();
    for (category, size) in [(12, 13), (16, 16), (20, 11)] {
        draw(&mut desk, &DrawKnockout { category, size: Some(size), ..DrawKnockout::default() }).unwrap();
    }
    for round in 1..=ROUNDS {
        pair(&mut desk, &PairRound { round, ..PairRound::default() }).unwrap();
        let tournament = desk.tournament().unwrap();
        let result = |knockout: bool, lots: &mut Lots| match lots.below(20) {
            0 if !knockout => "=",
            1 if knockout => "wo-white",
            2 => "1-0!",
            n if n % 2 == 0 => "1-0",
            _ => "0-1",
        };
        let games = tournament.games_of(round);
        let results =
            games.iter().map(|g| (g.board, result(g.knockout.is_some(), &mut lots).parse().unwrap())).collect();
        enter_results(&mut desk, &EnterResults { round, pass: None, results, reason: None }).unwrap();
        confirm(&mut desk, &RoundStep::of(round)).unwrap();
    }
    export(
        &mut desk,
        &Export {
            format: ExportFormat::Bundle,
            file: folder.join(format!("{stage}.zip")).into(),
            overwrite: false,
            csv: CsvOptions::default(),
        },
    )
    .unwrap();
    desk.tournament().unwrap().clone()
}

/// Computes the points of each player in a stage independently: R42 by the last round of the knock-out that they reached,
/// R43 for games played over the board. All values are whole numbers; a jigo is worth 10.
fn gained(tournament: &Tournament) -> BTreeMap<String, i64> {
    let year = tournament.event.start.year();
    let irn = |entry| tournament.entry(entry).unwrap().player.irn.clone().unwrap();
    let mut points: BTreeMap<String, i64> =
        tournament.entries.iter().map(|e| (e.player.irn.clone().unwrap(), 0)).collect();
    for game in &tournament.games {
        let result: GameResult = game.passes.known().unwrap();
        if result.decided == Decided::Played {
            let (black, white) = match result.verdict {
                Verdict::BlackWins => (20, 5),
                Verdict::WhiteWins => (5, 20),
                Verdict::Jigo => (10, 10),
                other => panic!("{other:?}"),
            };
            *points.get_mut(&irn(game.black)).unwrap() += black;
            *points.get_mut(&irn(game.white)).unwrap() += white;
        }
    }
    for table in &tournament.tables {
        let rounds = table.boxes.len().ilog2();
        let mut reached: BTreeMap<String, i64> = BTreeMap::new();
        // Every player in the table has reached at least its first round, even with a bye.
        let first = [1000, 500, 250, 150, 80][rounds as usize];
        reached.extend(table.boxes.iter().filter_map(|b| b.entry).map(|entry| (irn(entry), first)));
        for game in tournament.games.iter().filter(|g| g.knockout.is_some_and(|k| k.is_of(table.id))) {
            let Slot::Main { round, .. } = game.knockout.unwrap().slot else { continue };
            let worth = [1000, 500, 250, 150, 80][(rounds - round) as usize];
            let won = match game.passes.known().unwrap().verdict {
                Verdict::BlackWins => game.black,
                _ => game.white,
            };
            for entry in [game.black, game.white] {
                let top = if round + 1 == rounds && entry == won { 1000 } else { worth };
                let known = reached.get_mut(&irn(entry)).unwrap();
                *known = top.max(*known);
            }
        }
        reached.into_iter().for_each(|(irn, stage)| *points.get_mut(&irn).unwrap() += stage);
    }
    points.retain(|irn, _| {
        let born = tournament
            .entries
            .iter()
            .find(|e| e.player.irn.as_ref() == Some(irn))
            .unwrap()
            .player
            .birth
            .unwrap()
            .year();
        category(born, year).is_some()
    });
    points
}

/// Computes the SP after the first `stages` stages independently (R46, R47), in thirds of a point, by category, most first.
/// Before a stage, players who enter a new category keep two thirds. Then the points of the previous edition lapse, at two
/// thirds if the player has changed category since. Then the new points are added.
fn computed(stages: usize, all: &[Junior], gains: &[BTreeMap<String, i64>]) -> BTreeMap<u8, Vec<(i64, String)>> {
    let mut accounts: BTreeMap<&str, (u8, i64)> = BTreeMap::new();
    let mut changed_before: BTreeMap<&str, usize> = BTreeMap::new();
    let born: BTreeMap<&str, i32> = all.iter().map(|j| (j.irn.as_str(), j.born)).collect();
    for stage in 0..stages {
        let year = day(STAGES[stage].1).year();
        for irn in gains[stage].keys() {
            let now = category(born[irn.as_str()], year).unwrap();
            if let Some((category, thirds)) = accounts.get_mut(irn.as_str())
                && *category != now
            {
                (*category, *thirds) = (now, *thirds / 3 * 2);
                changed_before.insert(irn.as_str(), stage);
            }
        }
        let edition_before = (0..stage).rev().find(|&before| STAGES[before].0 == STAGES[stage].0);
        for (irn, points) in edition_before.into_iter().flat_map(|before| &gains[before]) {
            let changed = changed_before.get(irn.as_str()).is_some_and(|&since| since > edition_before.unwrap());
            accounts.get_mut(irn.as_str()).unwrap().1 -= if changed { 2 * points } else { 3 * points };
        }
        for (irn, points) in &gains[stage] {
            let now = category(born[irn.as_str()], year).unwrap();
            accounts.entry(irn.as_str()).or_insert((now, 0)).1 += 3 * points;
        }
    }
    let year = day(STAGES[stages - 1].1).year();
    let mut lists: BTreeMap<u8, Vec<(i64, String)>> = BTreeMap::new();
    for (irn, (of, thirds)) in accounts {
        if thirds > 0 && category(born[irn], year).is_some() {
            lists.entry(of).or_default().push((thirds, irn.to_string()));
        }
    }
    lists.values_mut().for_each(|list| list.sort_by_key(|(thirds, irn)| (-thirds, irn.clone())));
    lists
}

/// Returns the same lists from the tour book at the end of a day.
fn listed(desk: &TourSession, date: NaiveDate) -> BTreeMap<u8, Vec<(i64, String)>> {
    let thirds = |exact: &str| {
        let (above, below) = exact.split_once('/').unwrap_or((exact, "1"));
        above.parse::<i64>().unwrap() * 3 / below.parse::<i64>().unwrap()
    };
    let list = |view: tour::SpView| {
        let mut lines: Vec<(i64, String)> =
            view.lines.into_iter().map(|l| (thirds(&l.exact), l.irn.unwrap())).collect();
        lines.sort_by_key(|(thirds, irn)| (-thirds, irn.clone()));
        (view.category, lines)
    };
    sp(desk, None, Some(date)).unwrap().into_iter().map(list).filter(|(_, lines)| !lines.is_empty()).collect()
}

#[test]
fn sp_lists_follow_the_rules_for_any_order_of_imports() {
    let folder = tempfile::tempdir().unwrap();
    let all = juniors();
    let tournaments: Vec<Tournament> = (0..6).map(|stage| play(folder.path(), stage, &all)).collect();
    let gains: Vec<BTreeMap<String, i64>> = tournaments.iter().map(gained).collect();
    let mut books = Vec::new();
    for (at, order) in [[0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [3, 0, 5, 1, 4, 2]].into_iter().enumerate() {
        let host = FixedEnvironment::new(99, day("2027-12-31"));
        let mut desk = new(host, &folder.path().join(format!("{at}.tourbook")), "Tour").unwrap();
        for stage in order {
            // With a fixed environment, each event signs with its own key.
            let mut secret = [0; 32];
            secret[..8].copy_from_slice(&(stage as u64).to_be_bytes());
            add_key(&mut desk, &KeyPair::from_secret(&secret).public(), &format!("Organiser {stage}")).unwrap();
            let bundle = folder.path().join(format!("{stage}.zip"));
            assert!(add(&mut desk, &bundle, &AddBundle::default()).unwrap().changed);
        }
        assert!(desk.problems().is_empty());
        books.push(desk);
    }
    for desk in &books {
        for (stage, tournament) in tournaments.iter().enumerate() {
            let date = tournament.event.end;
            assert_eq!(listed(desk, date), computed(stage + 1, &all, &gains), "after stage {stage}");
        }
    }
    let changed: Vec<String> = (0..10).map(|n| format!("T-{n:03}")).collect();
    for irn in &changed {
        let view = derivation(&books[0], books[0].find(irn).unwrap(), None).unwrap();
        let has = |what: StepKind| view.steps.iter().filter(|step| step.what == what).count();
        assert_eq!((has(StepKind::Gained), has(StepKind::Transition)), (6, 1), "{irn}");
        let lapses: Vec<&str> =
            view.steps.iter().filter(|s| s.what == StepKind::Lapsed).map(|s| s.rate.as_str()).collect();
        assert_eq!(lapses, ["2/3", "2/3", "2/3"], "{irn}");
    }
    for year in [2026, 2027] {
        for view in race(&books[0], year, None, &[]).unwrap() {
            let sum = |irn: &str| -> i64 {
                let of_year = (0..6).filter(|&s| day(STAGES[s].1).year() == year);
                of_year.filter_map(|s| gains[s].get(irn)).sum()
            };
            let born: BTreeMap<&str, i32> = all.iter().map(|j| (j.irn.as_str(), j.born)).collect();
            let mut expected: Vec<i64> = all
                .iter()
                .filter(|j| category(born[j.irn.as_str()], year) == Some(view.category))
                .map(|j| sum(&j.irn))
                .filter(|&points| points > 0)
                .collect();
            expected.sort_unstable_by_key(|points| -points);
            assert_eq!(
                view.lines.iter().map(|l| l.points).collect::<Vec<_>>(),
                expected,
                "race {year} {}",
                view.category
            );
        }
    }
}
