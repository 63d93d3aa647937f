//! Standings of imported files equal those that OpenGotha computes.

use std::collections::HashMap;
use std::path::Path;

use domain::standings::{StandingsLine, cell};
use domain::{Competition, Criterion, Crosstable, Outcome, Standings, Tournament};

use support::shared_files;

/// A published table: its criteria, and its lines by column.
struct Published {
    criteria: Vec<Criterion>,
    lines: Vec<HashMap<String, String>>,
}

impl Published {
    fn read(path: &Path) -> Published {
        let text = std::fs::read_to_string(path).unwrap();
        let mut rows = text.lines().filter(|line| !line.is_empty()).map(|line| line.split('\t').collect::<Vec<_>>());
        let criteria = rows.next().unwrap()[1..].iter().map(|name| name.parse().unwrap()).collect();
        let columns = rows.next().unwrap();
        let named =
            |row: Vec<&str>| columns.iter().zip(row).map(|(&column, cell)| (column.into(), cell.into())).collect();
        Published { criteria, lines: rows.map(named).collect() }
    }

    /// The columns with criteria, named as in the table.
    fn criteria_columns(&self) -> impl Iterator<Item = (&str, Criterion)> {
        let others = ["num", "place", "catplace", "key", "rank"];
        let round = |name: &str| name.strip_prefix('R').is_some_and(|n| n.parse::<u32>().is_ok());
        let named = self.lines[0].keys().filter(move |name| !others.contains(&name.as_str()) && !round(name));
        named.map(|name| (name.as_str(), name.parse().unwrap()))
    }
}

/// The standings of an imported file without players who never played, as in OpenGotha.
struct Ours {
    tournament: Tournament,
    table: Crosstable,
}

impl Ours {
    fn read(path: &Path) -> Ours {
        let tournament = formats::opengotha::read(&std::fs::read(path).unwrap()).unwrap().tournament;
        let table = Crosstable::of(&tournament, tournament.competition.rounds);
        Ours { tournament, table }
    }

    fn competition(&self) -> &Competition {
        &self.tournament.competition
    }

    fn by(&self, ladder: &[Criterion]) -> Vec<StandingsLine> {
        let played = |outcome: &Outcome| matches!(outcome, Outcome::Game { .. } | Outcome::Bye);
        let lines = Standings::by(ladder, &self.table, self.competition(), self.table.rounds).lines;
        lines.into_iter().filter(|line| line.outcomes.iter().any(played)).collect()
    }

    /// The key of a line's player in the games.
    fn key(&self, line: &StandingsLine) -> String {
        let player = &self.tournament.entry(line.entry).unwrap().player;
        format!("{}{}", player.family, player.given).to_uppercase().split_whitespace().collect()
    }
}

fn each_tournament(test: &str, check: impl Fn(&str, &Published, &Ours)) {
    for path in shared_files(test, ".standings.tsv") {
        let name = path.file_name().unwrap().to_string_lossy().replace(".standings.tsv", "");
        let ours = Ours::read(&path.with_file_name(format!("{name}.xml")));
        check(&name, &Published::read(&path), &ours);
    }
}

#[test]
fn places_and_rounds_equal_the_published_ones() {
    each_tournament("places and rounds", |name, published, ours| {
        assert_eq!(ours.competition().tie_breaks, published.criteria, "{name}");
        let lines = ours.by(&published.criteria);
        assert_eq!(lines.len(), published.lines.len(), "{name}");
        let number: HashMap<usize, u32> = lines.iter().map(|line| line.row).zip(1..).collect();
        for (line, expected) in lines.iter().zip(&published.lines) {
            let who = format!("{name}: line {}", expected["num"]);
            assert_eq!(ours.key(line), expected["key"], "{who}");
            let place = line.place.filter(|_| !line.shared_with_above).map_or(String::new(), |place| place.to_string());
            assert_eq!(place, expected["place"], "{who}");
            for (round, &outcome) in (1..).zip(&line.outcomes) {
                let cell = cell(ours.competition(), outcome, |row| number[&row]);
                assert_eq!(cell, expected[&format!("R{round}")], "{who}, round {round}");
            }
        }
    });
}

#[test]
fn the_criteria_of_each_file_have_the_published_values() {
    each_tournament("own criteria", |name, published, ours| {
        for (line, expected) in ours.by(&published.criteria).iter().zip(&published.lines) {
            for (criterion, value) in published.criteria.iter().zip(&line.criteria) {
                let (column, _) = published.criteria_columns().find(|(_, c)| c == criterion).unwrap();
                assert_eq!(value.glyphs(), expected[column], "{name}: {column} of line {}", expected["num"]);
            }
        }
    });
}

#[test]
fn all_other_criteria_have_the_published_values() {
    each_tournament("all criteria", |name, published, ours| {
        for (column, criterion) in published.criteria_columns() {
            // OpenGotha computes SOSTS wrongly if unplayed games count as half a point.
            if criterion == Criterion::SosSts && ours.competition().scoring.unplayed_as_half {
                continue;
            }
            let ladder = asked_with(&published.criteria, criterion);
            let lines = ours.by(&ladder);
            let values: HashMap<String, String> =
                lines.iter().map(|line| (ours.key(line), line.criteria[ladder.len() - 1].glyphs())).collect();
            for expected in &published.lines {
                assert_eq!(values[&expected["key"]], expected[column], "{name}: {column} of line {}", expected["num"]);
            }
        }
    });
}

/// The tie-breaks with `criterion` at the end: direct confrontations depend on the criteria before them.
fn asked_with(own: &[Criterion], criterion: Criterion) -> Vec<Criterion> {
    own.iter().copied().take_while(|&c| c != criterion).chain([criterion]).collect()
}
