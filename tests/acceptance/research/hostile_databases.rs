//! Malicious event files: views in place of tables, triggers, expressions that exhaust memory, and cyclic pages. None is opened
//! or changed, and salvaged files contain none of the added objects.

use rusqlite::Connection;
use serde_json::json;
use store::{EventFile, OperationRecord, StoreError};
use support::{Missing, TestVenue};

use crate::hall;

const EVENT: &str = "stage.drawmaster";

/// Commands that read, write and salvage.
const COMMANDS: [&str; 5] = [
    "entries stage.drawmaster",
    "check stage.drawmaster",
    "pair stage.drawmaster --round 1",
    "undo stage.drawmaster",
    "tour events --book stage.drawmaster",
];

/// A sound event file with eight players in a new venue.
fn event() -> TestVenue {
    let hall = hall();
    hall.event(EVENT, 8);
    hall
}

/// Changes the sound file with any SQL that SQLite permits.
fn worked_on(hall: &TestVenue, sound: &[u8], sql: &str) {
    hall.write(EVENT, sound);
    let file = Connection::open(hall.path(EVENT)).unwrap();
    file.execute_batch("PRAGMA writable_schema = ON").unwrap();
    file.execute_batch(sql).unwrap();
    drop(file);
}

fn refused(hall: &TestVenue, what: &str, words: &str) {
    for command in COMMANDS {
        let words = if command.starts_with("tour") { "" } else { words };
        hall.unchanged(|| {
            let said = hall.with_limits(command).refused_somehow();
            assert!(said.contains(words), "{what}: {command}: {said}");
        });
    }
}

/// Asserts that a salvaged event opens, is sound, and has no objects of its own.
fn salvaged(hall: &TestVenue, what: &str) -> Option<String> {
    let said = hall.with_limits(&format!("salvage {EVENT} saved.drawmaster")).done_or_refused()?;
    assert!(said.len() < 200_000, "{what}: a list nobody can read");
    hall.with_limits("check saved.drawmaster").done_or_refused();
    let file = Connection::open(hall.path("saved.drawmaster")).unwrap();
    let foreign = "SELECT count(*) FROM sqlite_schema WHERE type IN ('view', 'trigger')";
    assert_eq!(file.query_row(foreign, (), |row| row.get::<_, i64>(0)).unwrap(), 0, "{what}");
    drop(file);
    std::fs::remove_file(hall.path("saved.drawmaster")).unwrap();
    Some(said)
}

const ENDLESS: &str = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n";

#[test]
fn objects_outside_the_format_are_refused() {
    let hall = event();
    let sound = hall.bytes(EVENT);
    let columns: Vec<String> = {
        let file = Connection::open(hall.path(EVENT)).unwrap();
        let mut info = file.prepare("SELECT name FROM pragma_table_info('entry')").unwrap();
        info.query_map((), |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    };
    let endless_table = format!(
        "PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON; ALTER TABLE entry RENAME TO real; \
         CREATE VIEW entry AS SELECT {} FROM ({ENDLESS})",
        columns.iter().map(|name| format!("x AS {name}")).collect::<Vec<_>>().join(", ")
    );
    let computed = "UPDATE sqlite_schema SET sql = replace(sql, 'family       TEXT NOT NULL', \
                    'family       TEXT AS (hex(zeroblob(400000000)))') WHERE name = 'entry'";
    let cases = [
        ("a view", format!("CREATE VIEW everybody AS {ENDLESS}")),
        ("a trigger", "CREATE TRIGGER gift AFTER INSERT ON game BEGIN DELETE FROM game; END".to_string()),
        ("a trigger of all", "CREATE TRIGGER gift AFTER UPDATE ON journal BEGIN DELETE FROM journal; END".into()),
        ("another table", "CREATE TABLE luggage (x)".into()),
        ("a full-text table", "CREATE VIRTUAL TABLE luggage USING fts5(x)".into()),
        ("an index that computes", "CREATE INDEX heavy ON entry (hex(zeroblob(4000000 + id)))".into()),
        ("a check that computes", heavy_check()),
        ("a computed column", computed.into()),
        ("a view in the place of a table", endless_table),
        ("a missing table", "PRAGMA foreign_keys = OFF; DROP TABLE slip".into()),
        (
            "a page of two tables",
            "UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE \
          name = 'entry') WHERE name = 'game'"
                .into(),
        ),
        ("a table of the next kind", "UPDATE sqlite_schema SET sql = 'CREATE TABLE entry (' || char(10)".into()),
    ];
    for (what, sql) in cases {
        worked_on(&hall, &sound, &sql);
        refused(&hall, what, EVENT);
        salvaged(&hall, what);
    }
    hall.write(EVENT, &sound);
    hall.drawmaster(&format!("check {EVENT}")).done();
}

fn heavy_check() -> String {
    "UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', 'STRICT') || ' ' WHERE name = 'entry'; \
     UPDATE sqlite_schema SET sql = replace(sql, 'family       TEXT NOT NULL', \
     'family       TEXT NOT NULL CHECK (length(hex(zeroblob(400000000))) > 0)') WHERE name = 'entry'"
        .to_string()
}

#[test]
fn a_wrong_header_is_refused_or_harmless() {
    let hall = event();
    let sound = hall.bytes(EVENT);
    let entries = hall.drawmaster(&format!("entries {EVENT}")).done();
    for at in 0..100 {
        // Reserved bytes are tried once.
        let values = if (72..92).contains(&at) { vec![0xFF] } else { vec![0xFF, sound[at] ^ 0x02] };
        for value in values {
            let mut file = sound.clone();
            file[at] = value;
            hall.write(EVENT, &file);
            if let Some(said) = hall.with_limits(&format!("entries {EVENT}")).done_or_refused() {
                assert_eq!(said, entries, "byte {at} as {value}");
            }
        }
    }
}

#[test]
fn a_file_larger_than_any_event_is_refused_unread() {
    let hall = event();
    let file = std::fs::OpenOptions::new().write(true).open(hall.path(EVENT)).unwrap();
    file.set_len(2 * 1024 * 1024 * 1024).unwrap();
    drop(file);
    for command in COMMANDS {
        let said = hall.with_limits(command).refused_somehow();
        assert!(said.contains("2048 MB"), "{said}");
    }
}

#[test]
fn cyclic_pages_are_refused_in_time() {
    let hall = event();
    let mut file = hall.bytes(EVENT);
    let root: usize = {
        let open = Connection::open(hall.path(EVENT)).unwrap();
        let root = "SELECT rootpage FROM sqlite_schema WHERE name = 'entry'";
        usize::try_from(open.query_row(root, (), |row| row.get::<_, i64>(0)).unwrap()).unwrap()
    };
    let size = usize::from(u16::from_be_bytes([file[16], file[17]]));
    let rows = file[(root - 1) * size..root * size].to_vec();
    let first = file.len() / size + 1;
    // Eight levels of pages, each of which refers to the next 500 times: 500^8 times the same rows.
    for level in 0..8u32 {
        let next = u32::try_from(first).unwrap() + level;
        let page = branching(size, next);
        match level {
            0 => file[(root - 1) * size..root * size].copy_from_slice(&page),
            _ => file.extend(page),
        }
    }
    file.extend(rows);
    let pages = u32::try_from(file.len() / size).unwrap();
    file[28..32].copy_from_slice(&pages.to_be_bytes());
    // The last link of the journal is broken too, so that salvaging reads the tables.
    let mark = file.windows(8).rposition(|bytes| bytes == b"register").unwrap();
    file[mark] = b'R';
    hall.write(EVENT, &file);
    refused(&hall, "pages without end", EVENT);
    salvaged(&hall, "pages without end");
}

/// An interior page of a table with as many references to page `next` as fit.
fn branching(size: usize, next: u32) -> Vec<u8> {
    const CELLS: usize = 500;
    let mut page = vec![0; size];
    page[0] = 5;
    page[3..5].copy_from_slice(&u16::try_from(CELLS).unwrap().to_be_bytes());
    let content = size - CELLS * 5;
    page[5..7].copy_from_slice(&u16::try_from(content).unwrap().to_be_bytes());
    page[8..12].copy_from_slice(&next.to_be_bytes());
    for cell in 0..CELLS {
        let at = content + cell * 5;
        page[12 + cell * 2..14 + cell * 2].copy_from_slice(&u16::try_from(at).unwrap().to_be_bytes());
        page[at..at + 4].copy_from_slice(&next.to_be_bytes());
        page[at + 4] = 1;
    }
    page
}

/// Changes the event as a forger who keeps hashes, journal and rows in agreement.
fn forged(hall: &TestVenue, sql: &str) {
    let operation = OperationRecord { who: "forger", at: "2026-08-14 12:00:00", name: "forge", input: json!({}) };
    let mut file = EventFile::open(&hall.path(EVENT)).unwrap();
    let forge = |tx: &store::Tx| tx.connection().execute_batch(sql).map_err(StoreError::from);
    file.transact(operation, forge).unwrap_or_else(|error| panic!("{sql}: {error}"));
}

#[test]
fn a_certificate_of_an_impossible_round_is_refused_by_its_range() {
    let hall = event();
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    let sound = hall.bytes(EVENT);
    for round in ["2147483647", "10000000"] {
        for of_round in ["", "UPDATE round SET number = N; UPDATE game SET round = N; UPDATE bye SET round = N; "] {
            hall.write(EVENT, &sound);
            let sql = format!("{of_round}UPDATE certificate SET round = N").replace('N', round);
            if of_round.is_empty() {
                worked_on(&hall, &sound, &format!("PRAGMA foreign_keys = OFF; {sql}"));
            } else {
                forged(&hall, &format!("PRAGMA ignore_check_constraints = ON; {sql}"));
            }
            for command in
                [&COMMANDS[..4], &["standings stage.drawmaster", "export stage.drawmaster --as h9 out.h9"]].concat()
            {
                hall.unchanged(|| {
                    // A tenth of what the list of rounds would need.
                    let said = hall.with_memory(150, command).refused_somehow();
                    assert!(said.contains(round) || said.contains("is damaged"), "{command}: {said}");
                });
            }
        }
    }
}

#[test]
fn a_program_without_memory_ends_with_a_sentence_and_changes_nothing() {
    if !cfg!(target_os = "linux") {
        return support::skip("limits of memory", Missing::System("limits of memory differ on this system"));
    }
    let hall = hall();
    hall.drawmaster(&format!("simulate --players 400 --rounds 3 --seed 3 {EVENT}")).done();
    // With less, the system cannot even load the program.
    let least = (1..100).map(|step| 8 * step).find(|&megabytes| hall.with_memory(megabytes, "--version").succeeded());
    let least = least.expect("the program starts with 800 MB");
    let (mut ended, mut sentences) = (0, 0);
    for command in ["pair stage.drawmaster --round 3 --dry-run", "check stage.drawmaster"] {
        for megabytes in (least..least + 400).step_by(8) {
            let mut enough = false;
            hall.unchanged(|| match hall.with_memory(megabytes, command) {
                ran if ran.succeeded() => enough = true,
                ran => sentences += usize::from(ran.refused_somehow().starts_with("This needs more memory")),
            });
            if enough {
                break;
            }
            ended += 1;
        }
    }
    assert!(ended > 0 && sentences > 0, "{ended} runs ended, {sentences} with the sentence about memory");
    hall.drawmaster(&format!("check {EVENT}")).done();
}
