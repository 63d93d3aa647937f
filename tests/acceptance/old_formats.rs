//! Files of every format that the program ever wrote, in tests/files: each opens after a copy is made, and a failed conversion
//! keeps the old file.
//!
//! To add a schema step, also add a file of the new format, written by the new program. Never change a step: existing files
//! would no longer open.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use store::{EventFile, Schema, Step, StoreError};

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
            assert_eq!(file.check().problems, Vec::<String>::new());
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
        for command in ["set stage.drawmaster event.place Sulina", "undo stage.drawmaster", "redo stage.drawmaster"] {
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

/// A step that fails halfway.
const FAILING: Step = |tx| {
    tx.execute_batch("CREATE TABLE half_done (id INTEGER PRIMARY KEY) STRICT")?;
    tx.execute_batch("INSERT INTO nowhere VALUES (1)")
};

#[test]
fn a_failed_conversion_keeps_the_old_file() {
    for (schema, kind, ending) in KINDS {
        let steps: Vec<Step> = schema.steps.iter().copied().chain([FAILING]).collect();
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
