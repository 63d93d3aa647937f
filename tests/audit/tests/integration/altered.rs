//! The audit notices wrong views: each test alters one number of a view before it is compared.

use audit::actions::Counts;
use audit::run::audit;
use serde_json::Value;

/// Returns the view of the first finding in a few events whose views are altered.
fn found(alter: &dyn Fn(&str, &mut Value)) -> Option<String> {
    found_among(0..12, alter)
}

/// Returns the view of the first finding in the events of these seeds.
fn found_among(mut seeds: std::ops::Range<u64>, alter: &dyn Fn(&str, &mut Value)) -> Option<String> {
    let finding = seeds.find_map(|seed| audit(seed, 120, &mut Counts::default(), alter).err())?;
    Some(finding.difference.what)
}

/// Alters the first element of a list in a view that satisfies a condition.
fn in_view<'a>(
    view: &'a str,
    list: &'a str,
    change: impl Fn(&mut Value) -> bool + 'a,
) -> impl Fn(&str, &mut Value) + 'a {
    move |name, value| {
        if name == view {
            let _ = value[list].as_array_mut().into_iter().flatten().any(&change);
        }
    }
}

#[test]
fn audit_reports_a_score_that_is_half_a_point_off() {
    let half_more = |line: &mut Value| {
        let Some(first) = line["values"].get_mut(0) else { return false };
        let more =
            first.as_str().filter(|text| text.ends_with(|c: char| c.is_ascii_digit())).map(|text| format!("{text}½"));
        more.map(|text| *first = Value::from(text)).is_some()
    };
    let found = found(&in_view("view_standings", "lines", half_more));
    assert!(found.is_some_and(|what| what.starts_with("standings")));
}

#[test]
fn audit_reports_a_swapped_place() {
    let swapped = |name: &str, view: &mut Value| {
        if name != "view_standings" {
            return;
        }
        if let Some(lines) = view["lines"].as_array_mut().filter(|lines| lines.len() > 2) {
            let (one, other) = (lines[1]["id"].clone(), lines[2]["id"].clone());
            (lines[1]["id"], lines[2]["id"]) = (other, one);
        }
    };
    assert!(found(&swapped).is_some_and(|what| what.starts_with("standings")));
}

#[test]
fn audit_reports_a_place_that_is_not_shared() {
    let alone = |line: &mut Value| {
        let shared = line["shared"] == true;
        line["shared"] = Value::from(false);
        shared
    };
    assert!(found(&in_view("view_standings", "lines", alone)).is_some_and(|what| what.starts_with("standings")));
}

#[test]
fn audit_reports_a_missing_walkover() {
    let missing = |name: &str, view: &mut Value| {
        if name != "view_knockouts" {
            return;
        }
        for category in view["categories"].as_array_mut().into_iter().flatten() {
            for round in category["table"]["rounds"].as_array_mut().into_iter().flatten() {
                let games = round["games"].as_array_mut().into_iter().flatten();
                for game in games.filter(|game| game["how"] == "walkover") {
                    (game["winner"], game["state"], game["how"]) = (Value::Null, "due".into(), "".into());
                }
            }
        }
    };
    assert!(found_among(0..100, &missing).is_some_and(|what| what.starts_with("KO")));
}

#[test]
fn audit_reports_a_missing_winner_of_a_qualifying() {
    let missing = |name: &str, view: &mut Value| {
        if name != "view_knockouts" {
            return;
        }
        for category in view["categories"].as_array_mut().into_iter().flatten() {
            for section in category["qualifying"]["sections"].as_array_mut().into_iter().flatten() {
                section["winner"] = Value::Null;
            }
        }
    };
    assert!(found_among(36..100, &missing).is_some_and(|what| what.starts_with("qualifying")));
}

#[test]
fn audit_reports_a_stage_that_gives_no_points() {
    let without = |line: &mut Value| {
        let sources = line["sources"].as_array_mut();
        let stage = sources.filter(|sources| sources.first().is_some_and(|source| source["what"] == "stage"));
        stage.map(|sources| sources.remove(0)).is_some()
    };
    assert!(found(&in_view("view_points", "players", without)).is_some_and(|what| what.starts_with("points")));
}

#[test]
fn audit_reports_the_same_difference_for_the_same_seed() {
    let more = |line: &mut Value| {
        line["points"] = Value::from(line["points"].as_i64().unwrap_or(0) + 1);
        true
    };
    let alter = in_view("view_points", "players", more);
    let seen = |&seed: &u64| audit(seed, 120, &mut Counts::default(), &alter).is_err();
    let seed = (0..100).find(seen).expect("some event shows points");
    let again = || audit(seed, 120, &mut Counts::default(), &alter).expect_err("the view is altered");
    let (first, second) = (again(), again());
    assert_eq!((first.steps.clone(), first.difference.clone()), (second.steps, second.difference));
    assert!(first.steps.len() <= 3, "{first}");
}
