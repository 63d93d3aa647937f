//! The points of the sample event, played through, against the standings and the knock-outs it shows (R42, R43, R84).

use std::collections::BTreeMap;

use api::demo;
use api::dispatch_event;
use app::event::{ChangeSetting, change_setting};
use app::knockout;
use app::knockout::KnockoutsView;
use app::points;
use app::points::PointsView;
use app::standings::{ViewStandings, json_lines, placed};
use chrono::NaiveDate;
use session::seasons;
use session::{ErrorCode, EventSession, FixedEnvironment};

const STAGES: [(&str, i64); 7] = [
    ("round_of_64", 30),
    ("round_of_32", 40),
    ("round_of_16", 80),
    ("quarter_final", 150),
    ("semi_final", 250),
    ("finalist", 500),
    ("winner", 1000),
];

/// The sample event after its six rounds.
fn played(folder: &tempfile::TempDir) -> EventSession {
    demo::demo(folder.path()).unwrap();
    let host = FixedEnvironment::new(1, NaiveDate::from_ymd_opt(2026, 8, 16).unwrap());
    EventSession::open(host, &folder.path().join("sample.drawmaster")).unwrap()
}

fn set(desk: &mut EventSession, path: &str, value: &str) -> Result<(), session::AppError> {
    change_setting(desk, &ChangeSetting { path: path.into(), value: value.into(), consent: true }).map(|_| ())
}

/// Game points by name, counted from the cells of the standings: `4+/b` was played, `4+!b` was not.
fn counted_from_standings(desk: &EventSession) -> BTreeMap<String, i64> {
    let placed = placed(desk, &ViewStandings::default()).unwrap();
    let worth = |cell: &String| match cell.trim_start_matches(|c: char| c.is_ascii_digit()).get(..2) {
        Some("+/") => 20,
        Some("=/") => 10,
        Some("-/") => 5,
        _ => 0,
    };
    let lines = json_lines(desk, &placed).unwrap();
    lines.into_iter().map(|line| (line.name, line.rounds.iter().map(worth).sum())).collect()
}

/// Stage points by key, counted from the tables: who stands in a round has reached it.
fn counted_from_tables(view: &KnockoutsView) -> BTreeMap<i64, i64> {
    let mut reached = BTreeMap::new();
    for table in view.categories.iter().filter_map(|c| c.table.as_ref()) {
        for round in table.rounds.iter().filter(|r| r.stage.as_str() != "third_place") {
            let stage = if round.stage.as_str() == "final" { "finalist" } else { round.stage.as_str() };
            let points = STAGES.iter().find(|(name, _)| *name == stage).unwrap().1;
            reached.extend(round.games.iter().flat_map(|g| [g.a, g.b]).flatten().map(|entry| (entry, points)));
        }
        let last = table.rounds.iter().find(|r| r.stage.as_str() == "final").unwrap();
        reached.insert(last.games[0].winner.unwrap(), 1000);
    }
    reached
}

#[test]
fn the_sample_events_points_are_those_of_its_standings_and_tables() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(&folder);
    let view: PointsView = points::view(&desk).unwrap();
    let (games, stages) = (counted_from_standings(&desk), counted_from_tables(&knockout::view(&desk).unwrap()));
    assert!(view.players.len() > 50, "most of the sample are of an age category");
    for player in &view.players {
        let from_stage = stages.get(&player.id).copied().unwrap_or(0);
        assert_eq!(player.points, games[&player.name] + from_stage, "{}", player.name);
        let sum: i64 = player.sources.iter().map(|source| source.points.parse::<i64>().unwrap()).sum();
        assert_eq!((player.exact.clone(), player.points), (sum.to_string(), sum));
    }
    assert_eq!(view.players.iter().filter(|p| p.stage.is_some_and(|stage| stage.as_str() == "winner")).count(), 3);
    assert_eq!(view.notes, []);
    let asked =
        dispatch_event(&mut desk, &session::FileHandles::default(), "view_points", serde_json::json!({})).unwrap();
    assert_eq!(asked, serde_json::to_value(&view).unwrap());
}

#[test]
fn class_coefficient_and_season_of_the_event_count() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(&folder);
    let winner = |desk: &EventSession| {
        let view = points::view(desk).unwrap();
        let winner =
            view.players.into_iter().find(|p| p.stage.is_some_and(|stage| stage.as_str() == "winner")).unwrap();
        (winner.sources[0].points.clone(), winner.exact, winner.points)
    };
    set(&mut desk, "event.tour.class", "200").unwrap();
    set(&mut desk, "event.tour.coefficient", "2/3").unwrap();
    let (stage, exact, published) = winner(&desk);
    assert_eq!(stage, "400/3");
    let (above, below) = exact.split_once('/').unwrap();
    let [above, below] = [above, below].map(|part| part.parse::<i64>().unwrap());
    assert!(below % 3 == 0 && published == above / below, "{exact}, published as {published}");

    let refused = set(&mut desk, "event.season", "2022").unwrap_err();
    assert_eq!(refused.to_string(), "The season 2022 has no points for class 200. Choose one of 1000.");
    set(&mut desk, "event.tour.class", "1000").unwrap();
    set(&mut desk, "event.tour.coefficient", "1").unwrap();
    set(&mut desk, "event.season", "2022").unwrap();
    assert_eq!(winner(&desk).0, "1024");
    let notes: Vec<String> = points::view(&desk).unwrap().notes.iter().map(ToString::to_string).collect();
    // The age categories came with the season.
    assert_eq!(notes, ["The season 2022 has no points for these stages: round of 32, round of 16."]);
    let unknown = set(&mut desk, "event.season", "2031").unwrap_err();
    assert_eq!(
        (unknown.code, unknown.to_string().as_str()),
        (ErrorCode::NotFound, "The season \"2031\" is not known. Choose one of these: 2018-draft, 2022, 2023.")
    );
}

#[test]
fn a_season_file_takes_the_place_of_the_events_season() {
    let folder = tempfile::tempdir().unwrap();
    let desk = played(&folder);
    let file = folder.path().join("own.toml");
    let draft = include_str!("../../../../../assets/seasons/2018-draft.toml");
    std::fs::write(&file, draft.replacen("winner = 1000", "winner = 7000", 1)).unwrap();
    let view = points::view_by(&desk, &seasons::from_file(&file).unwrap()).unwrap();
    assert_eq!(view.players.iter().filter(|p| p.points > 7000).count(), 3);

    std::fs::write(&file, draft.replacen("winner = 1000", "winer = 1000", 1)).unwrap();
    let message = seasons::from_file(&file).unwrap_err().to_string();
    let line = 1 + draft.lines().position(|line| line == "winner = 1000").unwrap();
    assert!(message.contains(&format!("own.toml: Line {line}: Unknown field `winer`")), "{message}");
}
