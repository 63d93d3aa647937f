//! Files of every format that the program ever wrote, in tests/files: each opens after a copy is made, and a failed conversion
//! keeps the old file.
//!
//! To add a schema step, also add a file of the new format, written by the new program. Never change a step: existing files
//! would no longer open.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use serde_json::Value;
use store::{EventFile, Migration, Schema, StoreError};

use crate::hall;

/// Each kind of file: its schema and the ending of its names.
const KINDS: [(Schema, &str, &str); 2] = [(store::EVENT, "event", "drawmaster"), (store::TOUR, "tour", "tourbook")];

/// The file of a format in tests/files.
fn kept(kind: &str, version: usize, ending: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("files").join(format!("{kind}-format{version}.{ending}"))
}

fn number(path: &Path) -> usize {
    let file = Connection::open(path).unwrap();
    let number: u32 = file.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    number as usize
}

#[test]
fn draws_of_every_format_still_verify() {
    // The first two have entropy without digits: "heads" and "dice".
    for (version, category) in
        [(1, 16), (2, 16), (3, 12), (4, 12), (5, 12), (6, 12), (7, 12), (8, 12), (9, 12), (10, 12)]
    {
        let hall = hall();
        hall.write("event.drawmaster", fs::read(kept("event", version, "drawmaster")).unwrap());
        hall.drawmaster(&format!("ko verify event.drawmaster --category {category}")).done();
        hall.drawmaster(&format!("print event.drawmaster draw-record record.pdf --category {category}")).done();
    }
}

#[test]
fn every_format_has_a_file_that_opens_after_a_copy_is_made() {
    for (schema, kind, ending) in KINDS {
        for version in 1..=schema.steps.len() {
            let kept = kept(kind, version, ending);
            assert!(kept.is_file(), "keep a file of format {version} as {}", kept.display());
            assert_eq!(number(&kept), version, "{}", kept.display());
            let hall = hall();
            let name = format!("{kind}.{ending}");
            let old = fs::read(&kept).unwrap();
            hall.write(&name, &old);
            let path = hall.path(&name);
            let was = EventFile::open_read_only_as(&path, schema).unwrap().log().unwrap();
            assert_eq!(fs::read(&path).unwrap(), old, "reading does not convert");
            let file = EventFile::open_as(&path, schema).unwrap_or_else(|error| panic!("{}: {error}", kept.display()));
            assert_eq!(file.check().problems, []);
            assert!(file.log().unwrap().len() >= was.len().max(3));
            drop(file);
            assert_eq!(number(&path), schema.steps.len());
            let copy = hall.path(&format!("{kind}.format{version}.{ending}"));
            let older = version < schema.steps.len();
            assert_eq!(copy.exists(), older, "a copy is made of an older file alone");
            if older {
                assert_eq!(number(&copy), version);
                let of_then = Schema { steps: &schema.steps[..version], ..schema };
                assert!(EventFile::open_as(&copy, of_then).unwrap().check().is_sound());
            } else {
                assert_eq!(fs::read(&path).unwrap(), old, "opening alone changes nothing");
            }
        }
    }
}

#[test]
fn the_commands_work_on_every_format() {
    for version in 1..=store::EVENT.steps.len() {
        let hall = hall();
        hall.write("stage.drawmaster", fs::read(kept("event", version, "drawmaster")).unwrap());
        for command in
            ["check", "entries", "standings", "log", "ko list --category 16", "settings", "slip list", "copies list"]
        {
            hall.drawmaster(&format!("{command} stage.drawmaster")).done();
        }
        let standings = hall.drawmaster("standings stage.drawmaster --json").json();
        assert!(standings.as_array().map_or(0, Vec::len) >= 16, "{standings}");
        for command in ["set stage.drawmaster event.place Tulcea", "undo stage.drawmaster", "redo stage.drawmaster"] {
            hall.drawmaster(command).done();
        }
        hall.drawmaster("check stage.drawmaster").done();
    }
    for version in 1..=store::TOUR.steps.len() {
        let hall = hall();
        hall.write("tour.tourbook", fs::read(kept("tour", version, "tourbook")).unwrap());
        for command in ["tour log", "tour players", "tour sp --date 2026-12-31", "tour publish site"] {
            hall.drawmaster(command).done();
        }
        hall.drawmaster("tour race --year 2026").done();
    }
}

/// Format 2 kept a Final in the tables of the knock-outs. The file has a Final and a knock-out, both with games.
#[test]
fn a_final_of_format_2_keeps_its_groups_and_its_games() {
    let hall = hall();
    hall.write(
        "final.drawmaster",
        fs::read(kept("event", 2, "drawmaster").with_file_name("event-format2-final.drawmaster")).unwrap(),
    );
    let file = EventFile::open(&hall.path("final.drawmaster")).unwrap();
    let event = file.load().unwrap();
    let tournament = event.tournaments().next().unwrap();
    assert_eq!((tournament.tables.len(), tournament.finals.len()), (1, 1));
    let (knockout, drawn) = (&tournament.tables[0], &tournament.finals[0]);
    let seats: Vec<(i64, u32)> = drawn.seats.iter().map(|seat| (seat.entry.0, seat.number)).collect();
    assert_eq!(seats, [(1, 0), (3, 1), (6, 2), (8, 3), (2, 0), (4, 1), (5, 2), (7, 3)]);
    let games = |is: &dyn Fn(domain::KnockoutGame) -> bool| {
        let games = tournament.games.iter().filter(|g| g.knockout.is_some_and(is));
        games.map(|g| (g.round, g.board)).collect::<Vec<_>>()
    };
    let groups = (2..=4).flat_map(|round| (1..=4).map(move |board| (round, board)));
    let semi_finals = (3..=6).map(|board| (5, board));
    assert_eq!(games(&|place| place.is_of(drawn.id)), groups.chain(semi_finals).collect::<Vec<_>>());
    assert_eq!(games(&|place| place.is_of(knockout.id)), [(5, 1), (5, 2)]);
    let mut counters = file.counters().unwrap();
    assert_eq!(counters.next_key::<domain::YearFinal>(), domain::FinalId(3), "the Final had key 2 of the shared keys");
    drop(file);
    hall.drawmaster("final verify --category 16 final.drawmaster").done();
    for board in 1..=8 {
        hall.drawmaster(&format!("result final.drawmaster --round 5 --board {board} 1-0")).done();
    }
    hall.drawmaster("confirm final.drawmaster --round 5").done();
    hall.drawmaster("pair final.drawmaster --round 6 --yes").done();
    for board in 1..=8 {
        hall.drawmaster(&format!("result final.drawmaster --round 6 --board {board} 1-0")).done();
    }
    let view = hall.drawmaster("final show --category 16 final.drawmaster --json").json();
    assert_eq!(view["places"].as_array().map(Vec::len), Some(8));
    hall.drawmaster("check final.drawmaster").done();
}

/// A player misses round 2 with consent, and another withdraws before round 4.
#[test]
fn a_file_of_format_3_has_the_absences_of_its_closed_rounds() {
    let hall = hall();
    hall.write("stage.drawmaster", fs::read(kept("event", 3, "drawmaster")).unwrap());
    let file = EventFile::open(&hall.path("stage.drawmaster")).unwrap();
    let absences: Vec<_> = file.load().unwrap().tournaments().flat_map(|of| of.absences.clone()).collect();
    let absences: Vec<_> = absences.iter().map(|a| (a.round, a.entry.0, a.reason)).collect();
    assert_eq!(absences, [(2, 18, domain::AbsenceReason::Consent), (4, 12, domain::AbsenceReason::Withdrawn)]);
}

/// Format 7 had at most 32 rounds, and so at most 32 games of a player on a ladder. Its file has a ladder.
#[test]
fn a_ladder_of_format_7_goes_on_without_that_limit() {
    let hall = hall();
    hall.write("club.drawmaster", fs::read(kept("event", 7, "drawmaster")).unwrap());
    let view = || hall.drawmaster("game list club.drawmaster --competition Ladder --json").json();
    let before = view();
    let number = |row: usize| before["chart"][row]["number"].as_u64().expect("a number");
    let (one, other) = (number(0), number(1));
    for _ in 0..35 {
        let game = format!("game add club.drawmaster --competition Ladder --black {one} --white {other} 1-0");
        hall.drawmaster(&game).done();
    }
    assert_eq!(view()["games"].as_array().map(Vec::len), Some(37));
    hall.drawmaster("check club.drawmaster").done();
    for _ in 0..35 {
        hall.drawmaster("undo club.drawmaster").done();
    }
    assert_eq!(view(), before);
    hall.drawmaster("check club.drawmaster").done();
}

/// What players reported and what a helper sent against a result were settings of the event until format 8.
#[test]
fn conversion_to_format_9_keeps_reports_and_contradictions() {
    let hall = hall();
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("files/event-format8-reports.drawmaster");
    hall.write("event.drawmaster", fs::read(old).unwrap());
    let reports = hall.drawmaster("player-report list event.drawmaster --json").json();
    let of = |report: &Value| ["board", "by", "result", "state"].map(|field| report[field].to_string()).join(" ");
    let reports: Vec<String> = reports.as_array().unwrap().iter().map(of).collect();
    let expected = [
        r#"1 "black" "1-0" "waiting""#,
        r#"2 "black" "1-0" "disputed""#,
        r#"2 "white" "0-1" "disputed""#,
        r#"3 "white" "=" "waiting""#,
    ];
    assert_eq!(reports, expected);
    let conflicts = hall.drawmaster("helper conflicts event.drawmaster --json").json();
    assert_eq!(
        (&conflicts[0]["board"], &conflicts[0]["values"][1]["who"]),
        (&Value::from(4), &Value::from("Ben Marsh"))
    );
    hall.drawmaster("player-report codes event.drawmaster --json").done();
    hall.drawmaster("player-report accept event.drawmaster --round 1 --board 1").done();
    hall.drawmaster("player-report dismiss event.drawmaster --round 1 --board 3").done();
    hall.drawmaster("undo event.drawmaster").done();
    hall.drawmaster("check event.drawmaster").done();
}

/// The file has prices, a person with extras, a discount, payments, a refund and a counted till.
#[test]
fn a_file_of_format_10_has_its_cash_desk() {
    let hall = hall();
    hall.write("event.drawmaster", fs::read(kept("event", 10, "drawmaster")).unwrap());
    let account = hall.drawmaster("fees show event.drawmaster 2 --json").json();
    let amounts = ["owed", "paid", "open"].map(|field| account[field].as_str().unwrap().to_string());
    assert_eq!(amounts, ["27.00", "12.50", "14.50"]);
    let report = hall.drawmaster("fees report event.drawmaster --json").json();
    assert_eq!((&report["paid"], &report["days"][0]["difference"]), (&Value::from("32.50"), &Value::from("13.50")));
    let said = hall.drawmaster("fees pay event.drawmaster 2").done();
    assert!(said.contains("Receipt 4: took 14.50 EUR"), "{said}");
}

/// Format 8 creates two tables again. Nothing is lost on the way.
#[test]
fn conversion_to_format_8_keeps_every_row() {
    for version in 1..=7 {
        let hall = hall();
        hall.write("old.drawmaster", fs::read(kept("event", version, "drawmaster")).unwrap());
        let then = Schema { steps: &store::EVENT.steps[..7], ..store::EVENT };
        drop(EventFile::open_as(&hall.path("old.drawmaster"), then).unwrap());
        let before = rows(&hall.path("old.drawmaster"));
        let now = Schema { steps: &store::EVENT.steps[..8], ..store::EVENT };
        drop(EventFile::open_as(&hall.path("old.drawmaster"), now).unwrap());
        let after = rows(&hall.path("old.drawmaster"));
        assert!(before.len() > 10);
        for (table, rows) in before {
            let kept: Vec<String> = after[&table]
                .iter()
                .map(|row| row.replace("Integer(1000)", "Integer(32)").replace(":1000", ":32"))
                .collect();
            assert_eq!(kept, rows, "{table} of format {version}");
        }
    }
}

/// Returns the rows of every table but the journal, which has a new entry, as texts by their table.
fn rows(path: &Path) -> BTreeMap<String, Vec<String>> {
    let file = Connection::open(path).unwrap();
    let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'journal'";
    let mut tables = file.prepare(tables).unwrap();
    let tables: Vec<String> = tables.query_map((), |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let rows = |table: &String| {
        let mut select = file.prepare(&format!("SELECT * FROM {table} ORDER BY 1, 2")).unwrap();
        let columns = select.column_count();
        let row = |row: &rusqlite::Row| -> String {
            (0..columns).map(|at| format!("{:?},", row.get::<_, rusqlite::types::Value>(at).unwrap())).collect()
        };
        select.query_map((), |found| Ok(row(found))).unwrap().map(Result::unwrap).collect()
    };
    tables.iter().map(|table| (table.clone(), rows(table))).collect()
}

/// A step that fails halfway.
const FAILING: Migration = |tx| {
    tx.execute_batch("CREATE TABLE half_done (id INTEGER PRIMARY KEY) STRICT")?;
    tx.execute_batch("INSERT INTO nowhere VALUES (1)")
};

#[test]
fn a_failed_conversion_keeps_the_old_file() {
    for (schema, kind, ending) in KINDS {
        let steps: Vec<Migration> = schema.steps.iter().copied().chain([FAILING]).collect();
        let failing = Schema { steps: Box::leak(steps.into_boxed_slice()), ..schema };
        for version in 1..=schema.steps.len() {
            let hall = hall();
            let name = format!("old.{ending}");
            let old = fs::read(kept(kind, version, ending)).unwrap();
            hall.write(&name, &old);
            let refused = EventFile::open_as(&hall.path(&name), failing).err();
            assert!(matches!(refused, Some(StoreError::Migration { .. })), "{refused:?}");
            assert!(hall.bytes(&name) == old, "{kind} of format {version} was changed");
            assert!(EventFile::open_as(&hall.path(&name), schema).unwrap().check().is_sound());
        }
    }
}

/// What a file of formats 1 and 2 says does not change with the program: its standings, a sheet, and its exports.
#[test]
fn files_of_formats_1_and_2_say_the_same_as_before() {
    for version in [1, 2] {
        let hall = hall();
        hall.write("stage.drawmaster", fs::read(kept("event", version, "drawmaster")).unwrap());
        let standings = hall.drawmaster("standings stage.drawmaster --round 2 --json").json();
        insta::assert_json_snapshot!(format!("format{version}_standings"), standings);
        for format in ["h9", "csv", "opengotha"] {
            hall.drawmaster(&format!("export stage.drawmaster --as {format} out.{format}")).done();
            let written = String::from_utf8(hall.bytes(&format!("out.{format}"))).unwrap();
            insta::assert_snapshot!(format!("format{version}_{format}"), written.replace('\r', "␍"));
        }
        hall.drawmaster("print stage.drawmaster standings sheet.svg --round 2 --picture").done();
        let sheet = String::from_utf8(hall.bytes("sheet.svg")).unwrap();
        // The foot has the time of printing and the head of the history, which the conversion has lengthened.
        let lines = sheet.lines().filter(|line| line.starts_with("<text") && !line.contains("Printed"));
        insta::assert_snapshot!(format!("format{version}_sheet"), lines.collect::<Vec<_>>().join("\n"));
    }
}

/// What is said of a round that was paired before the conversion does not follow later changes of the register.
#[test]
fn a_round_of_an_old_file_keeps_its_explanations() {
    for version in 1..=store::EVENT.steps.len() {
        let hall = hall();
        hall.write("stage.drawmaster", fs::read(kept("event", version, "drawmaster")).unwrap());
        if hall.drawmaster("boards stage.drawmaster --round 1 --json").json()["boards"] == Value::Array(Vec::new()) {
            continue;
        }
        let said = || hall.drawmaster("report stage.drawmaster --round 1 --json").json();
        let before = said();
        hall.drawmaster("entry set stage.drawmaster 4 --rank 5d --reason mistyped").done();
        assert_eq!(said(), before, "format {version}");
    }
}
