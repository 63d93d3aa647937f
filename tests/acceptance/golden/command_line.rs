//! The same tournaments on the command line: imported, ranked, and with every round paired again.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;

use serde_json::Value;
use support::{TestVenue, shared_files};

const EVENT: &str = "event.drawmaster";

/// The column of a published table in which DC and SDC follow other criteria.
const RELATIVE: [&str; 2] = ["DC", "SDC"];

/// A venue with the imported file.
fn imported(xml: &Path) -> TestVenue {
    let hall = TestVenue::with(env!("CARGO_BIN_EXE_drawmaster-under-test"));
    hall.words(&["import", EVENT, &xml.to_string_lossy()]).done();
    hall.drawmaster(&format!("check {EVENT}")).done();
    hall
}

/// A table with cells separated by tabs; the first line names the criteria, the second the columns.
struct Published {
    criteria: Vec<String>,
    columns: Vec<String>,
    lines: Vec<HashMap<String, String>>,
}

impl Published {
    fn read(path: &Path) -> Published {
        let text = std::fs::read_to_string(path).unwrap();
        let cells = |line: &str| line.split('\t').map(str::to_string).collect::<Vec<String>>();
        let mut rows = text.lines().filter(|line| !line.is_empty()).map(cells);
        let criteria = rows.next().unwrap()[1..].to_vec();
        let columns = rows.next().unwrap();
        let lines = rows.map(|row| columns.iter().cloned().zip(row).collect()).collect();
        Published { criteria, columns, lines }
    }

    /// The criteria of the file, then all others.
    fn all_criteria(&self) -> Vec<String> {
        let others = self.columns.iter().filter(|name| {
            let round = name.strip_prefix('R').is_some_and(|n| n.parse::<u32>().is_ok());
            let no_value = ["num", "place", "catplace", "key", "rank"].contains(&name.as_str()) || round;
            !no_value && !RELATIVE.contains(&name.as_str()) && !self.criteria.contains(name)
        });
        self.criteria.iter().chain(others).cloned().collect()
    }
}

/// The key of a line in the published tables.
fn key(line: &Value) -> String {
    line["name"].as_str().unwrap().to_uppercase().split_whitespace().collect()
}

/// Converts a decimal value to the notation of the tables.
fn halves(text: &str) -> String {
    text.replace(".25", "¼").replace(".5", "½").replace(".75", "¾")
}

fn placed(hall: &TestVenue, criteria: Option<&[String]>) -> Vec<Value> {
    let asked = criteria.map(|names| format!("--criteria {}", names.join(","))).unwrap_or_default();
    let standings = hall.drawmaster(&format!("standings {EVENT} --json {asked}")).json();
    standings.as_array().unwrap().clone()
}

#[test]
fn standings_equal_the_published_ones() {
    for path in shared_files("standings_by_the_command_line", ".standings.tsv") {
        let file = path.file_name().unwrap().to_string_lossy().replace(".standings.tsv", "");
        let hall = imported(&path.with_file_name(format!("{file}.xml")));
        let published = Published::read(&path);
        let lines = placed(&hall, Some(&published.criteria));
        let mut place = String::new();
        for (line, expected) in lines.iter().zip(&published.lines) {
            if !expected["place"].is_empty() {
                place.clone_from(&expected["place"]);
            }
            assert_eq!((key(line), line["place"].to_string()), (expected["key"].clone(), place.clone()), "{file}");
            for (round, cell) in (1..).zip(line["rounds"].as_array().unwrap()) {
                // Only the published table writes a handicap of 0.
                let full = &expected[&format!("R{round}")];
                let even = full.strip_suffix('0').filter(|short| short.contains('/') || short.contains('!'));
                assert_eq!(cell.as_str().unwrap(), even.unwrap_or(full), "{file}: {expected:?}");
            }
        }
        // Players without games come last; the published table omits them.
        let rest = &lines[published.lines.len()..];
        let played = |line: &Value| {
            line["rounds"].as_array().unwrap().iter().any(|c| !c.as_str().unwrap().starts_with(['0', '-']))
        };
        assert!(!rest.iter().any(played), "{file}");
    }
}

#[test]
fn every_criterion_equals_the_published_one() {
    for path in shared_files("criteria_by_the_command_line", ".standings.tsv") {
        let file = path.file_name().unwrap().to_string_lossy().replace(".standings.tsv", "");
        let hall = imported(&path.with_file_name(format!("{file}.xml")));
        let published = Published::read(&path);
        let criteria = published.all_criteria();
        let lines: BTreeMap<String, Value> =
            placed(&hall, Some(&criteria)).into_iter().map(|line| (key(&line), line["criteria"].clone())).collect();
        // OpenGotha computes SOSTS wrongly if unplayed games count as half a point.
        let half = file.starts_with("jigo-byes");
        for expected in &published.lines {
            for name in criteria.iter().filter(|name| !(half && *name == "SOSTS")) {
                let value = lines[&expected["key"]][name.to_uppercase()].as_str().unwrap();
                assert_eq!(halves(value), expected[name], "{file}: {name} of {}", expected["key"]);
            }
        }
    }
}

/// The pairs of numbers that met before a round, taken from the standings.
fn met_before(lines: &[Value], round: usize) -> BTreeSet<(u64, u64)> {
    let opponent = |cell: &Value| -> Option<&Value> {
        let row: usize = cell.as_str()?.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()?;
        lines.get(row.checked_sub(1)?)
    };
    let pairs = lines.iter().flat_map(|line| {
        let cells = line["rounds"].as_array().unwrap().iter().take(round - 1);
        cells.filter_map(opponent).filter_map(|other| ordered(&line["number"], &other["number"]))
    });
    pairs.collect()
}

fn ordered(a: &Value, b: &Value) -> Option<(u64, u64)> {
    let (a, b) = (a.as_u64()?, b.as_u64()?);
    Some((a.min(b), a.max(b)))
}

#[test]
fn every_round_paired_again_is_legal_and_optimal() {
    for path in shared_files("every_round_paired_again", ".xml") {
        let hall = imported(&path);
        let lines = placed(&hall, None);
        let entries = hall.drawmaster(&format!("entries {EVENT} --json")).json();
        for round in 1..=lines[0]["rounds"].as_array().unwrap().len() {
            let about = format!("{}, round {round}", path.display());
            let paired = hall.drawmaster(&format!("pair {EVENT} --round {round} --dry-run --json")).json();
            assert_eq!(paired["optimal"], true, "{about}");
            let boards = paired["boards"].as_array().unwrap();
            let seats = boards.iter().flat_map(|b| [&b["black"], &b["white"]]).chain(paired["bye"].as_array().unwrap());
            let seated: Vec<u64> = seats.map(|number| number.as_u64().unwrap()).collect();
            let plays =
                |e: &&Value| e["status"] == "registered" && !e["missed"].as_array().unwrap().contains(&round.into());
            let playing: BTreeSet<u64> =
                entries.as_array().unwrap().iter().filter(plays).map(|e| e["number"].as_u64().unwrap()).collect();
            assert_eq!(seated.len(), playing.len(), "{about}");
            assert_eq!(seated.iter().copied().collect::<BTreeSet<_>>(), playing, "{about}");
            let met = met_before(&lines, round);
            let again: Vec<_> = boards
                .iter()
                .filter_map(|b| ordered(&b["black"], &b["white"]))
                .filter(|pair| met.contains(pair))
                .collect();
            assert!(again.is_empty(), "{about}: {again:?} met before");
        }
    }
}

#[test]
fn the_optimal_costs_equal_those_of_opengotha() {
    for path in shared_files("the_best_sums_by_the_command_line", ".costs.tsv") {
        let hall = imported(Path::new(&path.to_string_lossy().replace(".costs.tsv", ".xml")));
        for line in std::fs::read_to_string(&path).unwrap().lines().skip(1).filter(|line| !line.is_empty()) {
            let row: Vec<&str> = line.split('\t').collect();
            let command = format!("pair {EVENT} --round {} --dry-run --json --profile opengotha", row[0]);
            let paired = hall.drawmaster(&command).json();
            let seated = 2 * paired["boards"].as_array().unwrap().len();
            let found = (seated.to_string(), paired["cost"].as_str().unwrap(), paired["optimal"] == true);
            assert_eq!(found, (row[1].to_string(), row[2], true), "{}, round {}", path.display(), row[0]);
        }
    }
}
