//! Damaged files and impossible paths through every command that reads or writes one. Each refusal says what is wrong in the
//! program's own words, in English and Romanian, and none has words of the operating system, SQLite or a library of formats.

use rusqlite::Connection;
use support::{Ran, TestVenue};

use crate::hall;

const EVENT: &str = "stage.drawmaster";
const BOOK: &str = "tour.tourbook";

/// Words that only developers know, or that only a library or the operating system writes.
const FORBIDDEN: [&str; 57] = [
    "os error",
    "serde",
    "struct ",
    "expected",
    "Tree ",
    "cell ",
    "page ",
    "zip::",
    "Utf8",
    "rusqlite",
    "sqlite",
    "..=",
    "found in string",
    "target type",
    "of input",
    "SQL",
    "io error",
    "No such file",
    "Permission denied",
    "Is a directory",
    "Not a directory",
    "File exists",
    "File too large",
    "Broken pipe",
    "No space left",
    "Too many open files",
    "Too many levels",
    "EOF",
    "end of file",
    "::",
    "{$",
    "{\"",
    "Some(",
    "None",
    "Err(",
    "Ok(",
    "invalid type",
    "invalid value",
    "invalid digit",
    "missing field",
    "unknown variant",
    "unknown field",
    "panicked",
    "thread '",
    "disk image",
    "stream did not",
    "u8",
    "u16",
    "u32",
    "u64",
    "i32",
    "i64",
    "usize",
    "f64",
    ".rs:",
    "ErrorKind",
    "ParseError",
];

/// The damages of a file's bytes: cut off, overwritten in every part, in other encodings, and other content.
fn damaged(bytes: &[u8]) -> Vec<Vec<u8>> {
    let cuts = [0, 1, 15, bytes.len() / 3, bytes.len() / 2, bytes.len() - 1].map(|length| bytes[..length].to_vec());
    let overwritten = (0..12).map(|part| {
        let mut bytes = bytes.to_vec();
        let at = bytes.len() * part / 12;
        let end = (at + 40).min(bytes.len());
        bytes[at..end].iter_mut().for_each(|byte| *byte ^= if part % 2 == 0 { 0xA5 } else { 0x01 });
        bytes
    });
    let wide = || String::from_utf8_lossy(bytes).encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    let texts = [
        "Dear drawmaster,",
        "[]",
        "{\"a\": ",
        "{\"version\": \"two\"}",
        "<a><b></a>",
        "a = [",
        "\"a;b\nc;",
        "PK\x03\x04",
    ];
    let others = texts.map(|text| text.as_bytes().to_vec()).into_iter().chain([wide(), vec![0xFF; 300]]);
    cuts.into_iter().chain(overwritten).chain(others).collect()
}

/// The refusals of one test, and those with forbidden words.
#[derive(Default)]
struct Refusals {
    runs: usize,
    seen: usize,
    wrong: Vec<String>,
}

impl Refusals {
    /// Notes the refusal of a command. A command that succeeds is right too: some damages do no harm.
    fn note(&mut self, what: &str, ran: Ran) {
        if ran.succeeded() {
            return;
        }
        // A refusal may list the values that an overtime can have.
        let said = ran.refused_in_words().replace("None, Byoyomi, Canadian, Fischer", "");
        self.seen += 1;
        if let Some(word) = FORBIDDEN.iter().find(|word| said.contains(*word)) {
            self.wrong.push(format!("{what}: {word:?} in: {}", said.trim()));
        }
    }

    /// Runs a command, in English and Romanian by turns: a test has hundreds of runs.
    fn run(&mut self, hall: &TestVenue, what: &str, words: &[&str]) {
        let language = self.language();
        self.note(&format!("{} ({what})", words.join(" ")), hall.words(&[&["--language", language], words].concat()));
    }

    /// Returns the language of the next run.
    fn language(&mut self) -> &'static str {
        self.runs += 1;
        if self.runs.is_multiple_of(2) { "ro" } else { "en" }
    }

    /// Asserts that no refusal had forbidden words and that there were at least so many.
    #[track_caller]
    fn end(self, least: usize) {
        assert!(self.wrong.is_empty(), "{} of {}:\n{}", self.wrong.len(), self.seen, self.wrong.join("\n"));
        assert!(self.seen >= least, "only {} refusals", self.seen);
    }
}

/// A venue with an event of three rounds, its outputs, a tour book and a seed list.
fn played() -> TestVenue {
    let hall = hall();
    hall.write("players.csv", support::players(16));
    hall.drawmaster(&format!("simulate --players 16 --rounds 3 --seed 7 {EVENT}")).done();
    for (format, name) in
        [("bundle", "b.zip"), ("opengotha", "o.xml"), ("h9", "o.h9"), ("tou", "o.tou"), ("html", "pages")]
    {
        hall.drawmaster(&format!("export {EVENT} --as {format} {name}")).done();
    }
    hall.drawmaster("tour new --name Tour").done();
    let key = hall.drawmaster("key --json").json();
    hall.drawmaster(&format!("tour key add {} --holder Orga", key["public"].as_str().unwrap())).done();
    hall.drawmaster("tour add b.zip").done();
    hall.drawmaster("tour seedlist seeds.json --date 2026-12-31").done();
    hall.drawmaster("season export 2023 season.toml").done();
    hall.write(
        "p.tour",
        "{\"type\": \"INDIVIDUAL\", \"name\": \"A\", \"rounds\": 3, \"players\": [{\"id\": 1, \"name\": \"Alder\"}]}",
    );
    hall
}

#[test]
fn damaged_files_are_refused_in_plain_words() {
    let hall = played();
    let readers: [(&str, &[&str]); 10] = [
        ("b.zip", &["tour", "add", "bad.file"]),
        ("o.xml", &["import", "new.drawmaster", "bad.file"]),
        ("p.tour", &["import", "new.drawmaster", "bad.file", "--as", "pairgoth"]),
        ("o.h9", &["import", "new.drawmaster", "bad.file", "--as", "h9"]),
        ("o.tou", &["import", "new.drawmaster", "bad.file", "--as", "tou"]),
        ("players.csv", &["import", "new.drawmaster", "bad.file", "--as", "csv"]),
        ("players.csv", &["entry", "import", "e.drawmaster", "bad.file"]),
        ("players.csv", &["egd", "import", "bad.file"]),
        ("seeds.json", &["seedlist", "import", "e.drawmaster", "bad.file"]),
        ("season.toml", &["season", "use", "e.drawmaster", "bad.file"]),
    ];
    let mut refusals = Refusals::default();
    let event = hall.bytes(EVENT);
    for (good, words) in readers {
        for (number, bytes) in damaged(&hall.bytes(good)).into_iter().enumerate() {
            hall.write("bad.file", bytes);
            hall.write("e.drawmaster", &event);
            refusals.run(&hall, &format!("damage {number} of {good}"), words);
            let _ = std::fs::remove_file(hall.path("new.drawmaster"));
        }
    }
    refusals.end(150);
}

#[test]
fn damaged_databases_are_refused_in_plain_words() {
    let hall = played();
    let mut refusals = Refusals::default();
    for (name, commands) in [
        (
            EVENT,
            [
                "entries bad.file",
                "check bad.file",
                "salvage bad.file saved.drawmaster",
                "pair bad.file --round 1",
                "undo bad.file",
            ],
        ),
        (
            BOOK,
            [
                "tour events --book bad.file",
                "tour undo --book bad.file",
                "tour sp --book bad.file",
                "check bad.file",
                "entries bad.file",
            ],
        ),
    ] {
        let sound = hall.bytes(name);
        for (number, bytes) in damaged(&sound).into_iter().enumerate() {
            for command in commands {
                hall.write("bad.file", &bytes);
                refusals.run(&hall, &format!("damage {number} of {name}"), &command.split(' ').collect::<Vec<_>>());
                let _ = std::fs::remove_file(hall.path("saved.drawmaster"));
            }
        }
    }
    refusals.end(100);
}

/// Returns every table of a database with each of its columns.
fn columns(hall: &TestVenue, name: &str) -> Vec<(String, String)> {
    let file = Connection::open(hall.path(name)).unwrap();
    let text = "SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table'";
    let mut statement = file.prepare(text).unwrap();
    statement.query_map((), |row| Ok((row.get(0)?, row.get(1)?))).unwrap().map(Result::unwrap).collect()
}

#[test]
fn wrong_values_in_databases_are_refused_in_plain_words() {
    const VALUES: [&str; 5] = ["'{'", "'struct Salted'", "-1", "X'FF'", "9e99"];
    let hall = played();
    let mut refusals = Refusals::default();
    for (name, command) in [(EVENT, "standings bad.file"), (BOOK, "tour events --book bad.file")] {
        let sound = hall.bytes(name);
        for (number, (table, column)) in columns(&hall, name).into_iter().enumerate() {
            hall.write("bad.file", &sound);
            let file = Connection::open(hall.path("bad.file")).unwrap();
            file.execute_batch("PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF").unwrap();
            let value = VALUES[number % VALUES.len()];
            // A trigger or a rowid column may refuse the value; the file is sound then.
            let _ = file.execute(&format!("UPDATE OR IGNORE \"{table}\" SET \"{column}\" = {value}"), ());
            drop(file);
            let what = format!("{table}.{column} = {value}");
            refusals.run(&hall, &what, &command.split(' ').collect::<Vec<_>>());
        }
    }
    refusals.end(60);
}

#[test]
fn impossible_paths_are_refused_in_plain_words() {
    let hall = played();
    hall.write("text.txt", "a text");
    std::fs::create_dir(hall.path("folder.d")).unwrap();
    let long = "n.".repeat(150);
    let mut refusals = Refusals::default();
    let everywhere = ["missing.d/x", "text.txt/x", "folder.d", "text.txt", long.as_str()];
    #[cfg(unix)]
    std::os::unix::fs::symlink("circle.x", hall.path("circle.x")).unwrap();
    let own: &[&str] = match cfg!(windows) {
        true => &["con", "C:", r"\\nowhere\x", "x:y", r"\\?\x"],
        false => &["circle.x", "circle.x/x", "/dev/full", "/dev/null/x", "/proc/x"],
    };
    let commands = [
        "entries PATH",
        "check PATH",
        "undo PATH",
        "pair PATH --round 1",
        "salvage PATH saved.drawmaster",
        "salvage stage.drawmaster PATH",
        "new PATH --name A --start 2026-08-14",
        "import PATH players.csv",
        "import new.drawmaster PATH",
        "entry import stage.drawmaster PATH",
        "egd import PATH",
        "seedlist import stage.drawmaster PATH",
        "season check PATH",
        "season use stage.drawmaster PATH",
        "season export 2023 PATH",
        "set stage.drawmaster event.season PATH",
        "tour new --name A --book PATH",
        "tour events --book PATH",
        "tour add PATH",
        "tour publish PATH",
        "tour seedlist PATH --date 2026-12-31",
        "tour print race PATH --year 2026",
        "print stage.drawmaster standings PATH",
        "print stage.drawmaster all PATH",
        "export stage.drawmaster --as csv PATH",
        "export stage.drawmaster --as bundle PATH",
        "export stage.drawmaster --as html PATH",
        "demo PATH",
        "copies second PATH",
        "copies restore PATH new.drawmaster",
        "copies list PATH",
    ];
    for command in commands {
        for path in everywhere.iter().chain(own) {
            let words: Vec<&str> = command.split(' ').map(|word| if word == "PATH" { *path } else { word }).collect();
            refusals.run(&hall, "an impossible path", &words);
            let _ = std::fs::remove_file(hall.path("new.drawmaster"));
            let _ = std::fs::remove_file(hall.path("saved.drawmaster"));
        }
    }
    refusals.end(300);
}

#[test]
#[cfg(unix)]
fn full_disks_and_lost_rights_are_refused_in_plain_words() {
    let hall = played();
    hall.write("text.txt", "a text");
    let mut refusals = Refusals::default();
    let limits = [
        "trap '' XFSZ; ulimit -f 0; ",
        "trap '' XFSZ; ulimit -f 3; ",
        "trap '' XFSZ; ulimit -f 40; ",
        "ulimit -n 6; ",
        "ulimit -n 9; ",
        "DRAWMASTER_DATA=text.txt; ",
        "DRAWMASTER_DATA=text.txt/x; ",
        "DRAWMASTER_DATA=/proc/x; ",
    ];
    let commands = [
        "new new.drawmaster --name A --start 2026-08-14",
        "set stage.drawmaster event.place Vinograd",
        "print stage.drawmaster standings out.pdf",
        "print stage.drawmaster all sheets",
        "key",
        "copies list",
        "copies second pages",
        "export stage.drawmaster --as bundle out.zip",
        "egd import players.csv",
        "tour publish site",
        "tour new --name A --book new.tourbook",
        "check stage.drawmaster",
    ];
    for limit in limits {
        for command in commands {
            let mut shell = std::process::Command::new("sh");
            shell.args(["-c", &format!("{limit} exec \"$0\" \"$@\"")]).arg(hall.program());
            let words: Vec<&str> = ["--language", refusals.language()].into_iter().chain(command.split(' ')).collect();
            refusals.note(&format!("{limit}{command}"), hall.run_as(shell, &words));
            for name in ["new.drawmaster", "out.pdf", "out.zip", "new.tourbook"] {
                let _ = std::fs::remove_file(hall.path(name));
            }
            for name in ["sheets", "site"] {
                let _ = std::fs::remove_dir_all(hall.path(name));
            }
        }
    }
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", "exec \"$0\" \"$@\" > /dev/full"]).arg(hall.program());
    refusals.note("full standard output", hall.run_as(shell, &["entries", EVENT]));
    let key = hall.data().join("organiser.key");
    for content in [&b"\xFF\xFE"[..], b"drawmaster key", b""] {
        std::fs::write(&key, content).unwrap();
        refusals.run(&hall, "a damaged key", &["key"]);
    }
    std::fs::remove_file(&key).unwrap();
    std::fs::create_dir(&key).unwrap();
    refusals.run(&hall, "a folder as key", &["key"]);
    refusals.end(40);
}

#[test]
fn wrong_values_of_settings_are_refused_in_plain_words() {
    let hall = played();
    let settings = hall.drawmaster(&format!("settings {EVENT}")).done();
    let mut refusals = Refusals::default();
    let values = ["x", "-5", "99999999999", "[1]", "[]", "true", "null", "2026-02-31"];
    let paths = settings.lines().filter_map(|line| line.split_once(" = ")).map(|(path, _)| path.trim());
    for (number, path) in paths.enumerate() {
        for value in values.iter().cycle().skip(number).take(3) {
            refusals.run(&hall, "a wrong value", &["set", EVENT, "--", path, value]);
        }
    }
    refusals.end(60);
}

#[test]
fn wrong_numbers_and_dates_are_refused_in_plain_words() {
    let hall = hall();
    let mut refusals = Refusals::default();
    for command in [
        "pair e.drawmaster --round x",
        "pair e.drawmaster --round 99999999999",
        "pair e.drawmaster --round=-1",
        "ko draw e.drawmaster --category 999",
        "simulate --players x --rounds 3 --seed 1 e.drawmaster",
        "egd find x --most 99999999999999999999999999",
        "tour sp --date x",
        "tour sp --date 2026",
        "tour sp --date 2026-02-31",
    ] {
        let words: Vec<&str> = command.split(' ').collect();
        refusals.run(&hall, "wrong usage", &words);
        refusals.run(&hall, "wrong usage", &[&words[..], &["--verbose"]].concat());
    }
    refusals.end(18);
}

#[test]
fn verbose_adds_the_technical_detail_in_one_line() {
    let hall = played();
    let mut bytes = hall.bytes(EVENT);
    // A whole page, because a few bytes may lie in the unused part of one.
    const PAGE: usize = 4096;
    let middle = bytes.len() / 2 / PAGE * PAGE;
    bytes[middle..middle + PAGE].fill(0xA5);
    hall.write("flipped.drawmaster", bytes);
    for (command, word) in [
        ("import new.drawmaster missing.xml", "os error 2"),
        ("set stage.drawmaster competition.rounds x", "expected u32"),
        ("entries flipped.drawmaster", ""),
        ("print stage.drawmaster standings missing/x.pdf", "os error 2"),
    ] {
        let plain = hall.drawmaster(command).refused_somehow();
        let verbose = hall.drawmaster(&format!("{command} --verbose")).refused_somehow();
        let detail = verbose.strip_prefix(plain.trim_end()).unwrap_or_else(|| panic!("{plain} {verbose}"));
        assert_eq!(detail.trim().lines().count(), 1, "{verbose}");
        assert!(detail.starts_with("\nDetail: ") && detail.contains(word), "{verbose}");
        let romanian = hall.drawmaster(&format!("{command} --verbose --language ro")).refused_somehow();
        assert!(romanian.contains("\nDetaliu: "), "{romanian}");
    }
    let missing = "import new.drawmaster missing.xml --json";
    assert!(!hall.drawmaster(missing).refused_somehow_json().contains("os error"));
    assert!(
        hall.drawmaster(&format!("{missing} --verbose")).refused_somehow_json().contains("\"detail\":\"No such file")
    );
    let own = hall.drawmaster("entries missing.drawmaster --verbose").refused_somehow();
    assert_eq!(own.lines().count(), 1, "the program itself found this: {own}");
}
