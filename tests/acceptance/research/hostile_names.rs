//! Malicious names: characters that hide or reorder text are removed and reported; text that a browser or spreadsheet would
//! execute is plain text in every output.

use std::io::{Cursor, Read};
use std::path::Path;

use support::TestVenue;

use crate::hall;

const EVENT: &str = "stage.drawmaster";

/// A name with a reversal of direction, a bell and an invisible blank.
const TURNED: &str = "Qu\u{202E}i\u{200B}l\u{7}l";

/// Names that browsers and spreadsheets would execute.
const RUNNING: [(&str, &str); 6] = [
    ("<script>alert(1)</script>", "Ann"),
    ("\"'><img src=x onerror=alert(1)>", "Bea"),
    ("=cmd|' /C calc'!A0", "Cid"),
    ("@SUM(1+1)*cmd", "Dan"),
    ("+1+1", "</td></table><iframe src=//x>"),
    ("-2+3&amp;", "javascript:alert(1)"),
];

fn named(form: &str, name: &str) -> String {
    match form {
        "opengotha" => format!(
            "<Tournament dataVersion=\"201\"><Players><Player name=\"{name}\" firstName=\"Ann\" rank=\"3K\" \
             registeringStatus=\"FIN\"/></Players><Games/></Tournament>"
        ),
        "macmahon" => format!(
            "<Tournament><IndividualParticipant><GoPlayer><FirstName>Ann</FirstName><Surname>{name}</Surname>\
             <GoLevel>3k</GoLevel></GoPlayer></IndividualParticipant></Tournament>"
        ),
        "pairgoth" => format!(
            "{{\"type\":\"INDIVIDUAL\",\"name\":\"Stage\",\"rounds\":3,\"pairing\":{{\"type\":\"SWISS\"}},\"players\":\
             [{{\"id\":1,\"name\":\"{}\",\"firstname\":\"Ann\",\"rank\":-3}}]}}",
            name.replace('\u{7}', "\\u0007")
        ),
        "h9" => format!("; CL[A]\n; EV[Stage]\n;\n1 {name} Ann 3k RO Ro 0 0 0 0\n"),
        "aga" => format!("TOURNEY Stage\nPLAYERS\n1 {name}, Ann 3k\n"),
        "trf" => format!("012 Stage\n001    1      {:<33}\n", format!("{name}, Ann")),
        "tou" => format!(";name=Stage\n;\n1 {name} Ann 3K ------- Ro\n"),
        _ => format!("family,given,rank\n{name},Ann,3k\n"),
    }
}

#[test]
fn characters_that_hide_or_reorder_text_are_removed_and_reported() {
    let hall = hall();
    for form in ["opengotha", "macmahon", "pairgoth", "h9", "tou", "aga", "trf", "csv"] {
        hall.write("list", named(form, TURNED));
        let event = format!("{form}.drawmaster");
        let said = hall.drawmaster(&format!("import {event} list --as {form}")).done();
        assert!(said.contains("Note: ") && said.contains("control characters were removed"), "{form}: {said}");
        let entries = hall.drawmaster(&format!("entries {event} --json")).json();
        assert_eq!(entries[0]["family"], "Quill", "{form}");
    }
}

#[test]
fn typed_names_and_names_in_files_are_cleaned() {
    let hall = hall();
    hall.event(EVENT, 4);
    hall.words(&[
        "entry",
        "set",
        EVENT,
        "1",
        "--family",
        TURNED,
        "--club",
        "Mi\u{2066}ll\u{1B}[31m",
        "--reason",
        "spelling",
    ])
    .done();
    let entry = |hall: &TestVenue| hall.drawmaster(&format!("entries {EVENT} --json")).json()[0].clone();
    assert_eq!((&entry(&hall)["family"], &entry(&hall)["club"]), (&"Quill".into(), &"Mill[31m".into()));
    // A file of unknown origin can contain anything, with a matching journal.
    let given = entry(&hall)["given"].as_str().unwrap().to_owned();
    let mut file = store::EventFile::open(&hall.path(EVENT)).unwrap();
    let mut event = file.load().unwrap();
    let first = event.entries().next().unwrap().id;
    event.entry_mut(first).unwrap().player.given = format!("{given}\u{202E}\u{1B}[2J");
    let input = serde_json::Value::Null;
    let operation = store::OperationRecord { who: "stranger", at: "2026-08-14T10:00:00", name: "entry", input };
    file.transact(operation, |tx| tx.write(&event)).unwrap();
    drop(file);
    assert_eq!(entry(&hall)["given"], format!("{given}[2J"));
    let said = hall.drawmaster(&format!("entries {EVENT}")).done();
    assert!(!said.contains(['\u{202E}', '\u{1B}']), "{said}");
}

/// An event with executable names and one played round.
fn running() -> TestVenue {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "<b onclick=x>Stage</b>", "--start", "2026-08-14"]).done();
    for (family, given) in RUNNING {
        let club = "=1+1<script>";
        hall.words(&[
            "entry",
            "add",
            EVENT,
            &format!("--family={family}"),
            &format!("--given={given}"),
            "--rank",
            "3k",
            "--club",
            club,
        ])
        .done();
    }
    hall.drawmaster(&format!("register close {EVENT}")).done();
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    hall.drawmaster(&format!("result {EVENT} --round 1 --board 1 1-0")).done();
    hall
}

/// Every file below a folder as text, with its name.
fn texts(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for file in std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
        match file.is_dir() {
            true => found.extend(texts(&file)),
            false => {
                found.push((file.display().to_string(), String::from_utf8(std::fs::read(&file).unwrap()).unwrap()))
            }
        }
    }
    found
}

/// Asserts that no element, attribute or link of the page comes from a name.
fn only_letters(name: &str, page: &str) {
    let lower = page.to_lowercase();
    for tag in ["<script", "<img", "<iframe", "<b ", "href=\"javascript", "href='javascript"] {
        assert!(!lower.contains(tag), "{name} holds {tag}");
    }
    let mut rest = lower.as_str();
    while let Some(start) = rest.find('<') {
        let end = rest[start..].find('>').map_or(rest.len(), |end| start + end);
        assert!(!rest[start..end].contains(" on"), "{name}: {}", &rest[start..end]);
        rest = &rest[end..];
    }
}

#[test]
fn names_do_not_run_in_a_web_page() {
    let hall = running();
    hall.drawmaster(&format!("export {EVENT} --as html pages")).done();
    hall.drawmaster(&format!("export {EVENT} --as bundle one.zip")).done();
    hall.drawmaster("tour new --name <script>Tour").done();
    let key = hall.drawmaster("key --json").json();
    hall.drawmaster(&format!("tour key add {} --holder <script>", key["public"].as_str().unwrap())).done();
    hall.drawmaster("tour add one.zip").done();
    hall.drawmaster("tour publish public").done();
    let mut pages = texts(&hall.path("pages"));
    pages.extend(texts(&hall.path("public")));
    let mut bundle = zip::ZipArchive::new(Cursor::new(hall.bytes("one.zip"))).unwrap();
    let mut page = String::new();
    bundle.by_name("page.html").unwrap().read_to_string(&mut page).unwrap();
    pages.push(("page.html".into(), page));
    pages.retain(|(name, _)| name.ends_with(".html"));
    assert!(pages.len() > 8, "pages of the event, of the bundle and of the tour");
    pages.iter().for_each(|(name, page)| only_letters(name, page));
    let all: String = pages.into_iter().map(|(_, page)| page.to_lowercase()).collect();
    assert!(all.contains("&lt;script&gt;alert(1)"), "the name is there, as letters");
}

#[test]
fn names_do_not_run_in_a_spreadsheet() {
    let hall = running();
    for format in ["csv", "entries"] {
        hall.drawmaster(&format!("export {EVENT} --as {format} out.csv --overwrite")).done();
        let text = String::from_utf8(hall.bytes("out.csv")).unwrap();
        let mut table = csv::ReaderBuilder::new().flexible(true).from_reader(text.as_bytes());
        let fields: Vec<String> =
            table.records().flat_map(|row| row.unwrap().iter().map(str::to_owned).collect::<Vec<_>>()).collect();
        for field in &fields {
            let number = field.parse::<i64>().is_ok();
            assert!(number || !field.starts_with(['=', '+', '-', '@', '\t', '\r']), "{format}: {field}");
        }
        assert!(fields.iter().any(|field| field.starts_with("'=cmd|")), "{format}: {text}");
    }
}

#[test]
fn names_do_not_break_the_files_of_other_programs() {
    let hall = running();
    let names = |event: &str| -> Vec<String> {
        let entries = hall.drawmaster(&format!("entries {event} --json")).json();
        let mut names: Vec<String> =
            entries.as_array().unwrap().iter().map(|e| e["family"].as_str().unwrap().into()).collect();
        names.sort();
        names
    };
    hall.drawmaster(&format!("export {EVENT} --as opengotha out.xml")).done();
    hall.drawmaster("import back.drawmaster out.xml").done();
    assert_eq!(names("back.drawmaster"), names(EVENT));
    hall.drawmaster(&format!("export {EVENT} --as h9 out.txt")).done();
    let results = String::from_utf8(hall.bytes("out.txt")).unwrap();
    let lines = results.lines().filter(|line| !line.starts_with(';')).count();
    assert_eq!(lines, RUNNING.len(), "a line for everyone and no more: {results}");
    hall.drawmaster("import results.drawmaster out.txt").done();
}
