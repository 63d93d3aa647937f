//! Sheets and web pages: languages, rooms, corrections, complete lists, and unusual names.

use std::path::{Path, PathBuf};
use std::process::Command;

use support::{Missing, TestVenue};

use crate::hall;

const EVENT: &str = "stage.drawmaster";

/// Twelve players, a released first round.
fn released() -> TestVenue {
    released_with(&support::players(12))
}

/// The players of a list, a released first round.
fn released_with(players: &str) -> TestVenue {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Spring Stage", "--start", "2026-08-14", "--rounds", "2"]).done();
    hall.write("players.csv", players);
    hall.drawmaster(&format!("entry import {EVENT} players.csv")).done();
    hall.drawmaster(&format!("register close {EVENT}")).done();
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    hall.drawmaster(&format!("release {EVENT} --round 1")).done();
    hall
}

fn text(pdf: &Path) -> Option<String> {
    support::pdf_text(pdf, &["-layout"])
}

/// The letters and digits in capitals, without the dot of the Turkish I and the accents that Greek capitals drop.
fn folded(text: &str) -> String {
    let accents = [('İ', 'I'), ('Ά', 'Α'), ('Έ', 'Ε'), ('Ή', 'Η'), ('Ί', 'Ι'), ('Ό', 'Ο'), ('Ύ', 'Υ'), ('Ώ', 'Ω')];
    let plain = |c: char| accents.iter().find(|(accented, _)| *accented == c).map_or(c, |(_, plain)| *plain);
    text.to_uppercase().chars().map(plain).filter(|c| c.is_alphanumeric()).collect()
}

#[test]
fn the_folder_of_a_round_without_results_has_the_standings_before_it() {
    let hall = released();
    hall.drawmaster(&format!("print {EVENT} all first --round 1")).done();
    assert!(hall.path("first/pairings-1.pdf").is_file());
    assert!(hall.path("first/standings.pdf").is_file() && !hall.path("first/standings-1.pdf").exists());
    for board in 1..=6 {
        hall.drawmaster(&format!("result {EVENT} --round 1 --board {board} 1-0")).done();
    }
    hall.drawmaster(&format!("pair {EVENT} --round 2")).done();
    hall.drawmaster(&format!("print {EVENT} all second --round 2")).done();
    assert!(hall.path("second/pairings-2.pdf").is_file());
    assert!(hall.path("second/standings-1.pdf").is_file() && !hall.path("second/standings-2.pdf").exists());
}

#[test]
fn corrections_since_the_last_printing_are_marked() {
    let hall = released();
    let printed = |name: &str| {
        hall.drawmaster(&format!("print {EVENT} pairings {name}.pdf --round 1")).done();
        text(&hall.path(&format!("{name}.pdf")))
    };
    let marked = |text: &Option<String>| text.as_ref().map(|text| text.contains("Corrected "));
    let (first, again) = (printed("first"), printed("again"));
    assert!(marked(&first) != Some(true) && marked(&again) != Some(true), "nothing was corrected");
    let before = hall.drawmaster(&format!("log {EVENT} --json")).json();
    hall.drawmaster(&format!("swap {EVENT} --round 1 --board 1")).done();
    assert!(marked(&printed("corrected")) != Some(false), "board 1 was corrected");
    assert!(marked(&printed("copy")) != Some(false), "a further copy says so too");
    hall.drawmaster(&format!("undo {EVENT}")).done();
    let after = hall.drawmaster(&format!("log {EVENT} --json")).json();
    let count = |log: &serde_json::Value| log["lines"].as_array().or(log.as_array()).map(Vec::len);
    assert_eq!(count(&after), count(&before).map(|lines| lines + 2), "printing is nothing to undo");
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn sheets_can_be_romanian_or_bilingual() {
    let hall = released();
    hall.drawmaster(&format!("print {EVENT} pairings ro.pdf --lang ro")).done();
    hall.drawmaster(&format!("print {EVENT} rules both.pdf --lang ro,en")).done();
    if let (Some(romanian), Some(both)) = (text(&hall.path("ro.pdf")), text(&hall.path("both.pdf"))) {
        assert!(romanian.contains("Masa") && romanian.contains("august"), "{romanian}");
        assert!(both.contains("Timp de gândire") && both.contains("Time limits"), "{both}");
    }
    hall.unchanged(|| hall.drawmaster(&format!("print {EVENT} rules no.pdf --lang xx")).refused("\"xx\""));
}

#[test]
fn incidents_say_in_their_language_that_a_box_becomes_a_bye() {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Spring Stage", "--start", "2026-08-14"]).done();
    hall.drawmaster(&format!("set {EVENT} competition.knockout_rules.after_withdrawal Bye")).done();
    let born =
        |line: (usize, &str)| if line.0 == 0 { "Family;Given;Rank;Born".into() } else { format!("{};2015", line.1) };
    let players = "head\nAlder;Ana;5k\nBirch;Ben;6k\nCedar;Cleo;7k\nElm;Ed;8k";
    hall.write("players.csv", players.lines().enumerate().map(born).collect::<Vec<String>>().join("\n"));
    hall.drawmaster(&format!("entry import {EVENT} players.csv")).done();
    hall.drawmaster(&format!("register close {EVENT}")).done();
    hall.drawmaster(&format!("ko draw {EVENT} --category 12 --entropy 614")).done();
    hall.drawmaster(&format!("entry withdraw {EVENT} 2 --reason ill")).done();
    let printed = |language: &str| {
        hall.drawmaster(&format!("print {EVENT} incidents {language}.pdf --lang {language}")).done();
        text(&hall.path(&format!("{language}.pdf")))
    };
    if let (Some(english), Some(romanian)) = (printed("en"), printed("ro")) {
        assert!(english.contains("becomes a bye: withdrawn"), "{english}");
        assert!(romanian.contains("rămâne liberă: retras"), "{romanian}");
    }
}

#[test]
fn rooms_have_their_own_lists_and_door_signs() {
    let hall = released();
    hall.unchanged(|| hall.drawmaster(&format!("print {EVENT} doors no.pdf")).refused("event.halls"));
    let halls = r#"[{"name":"Red Hall","first":1,"last":2},{"name":"Blue Hall","first":3,"last":6}]"#;
    hall.words(&["set", EVENT, "event.halls", halls]).done();
    let clash = r#"[{"name":"Red Hall","first":1,"last":2},{"name":"Blue Hall","first":2,"last":6}]"#;
    hall.unchanged(|| hall.words(&["set", EVENT, "event.halls", clash]).refused("a common board"));
    hall.drawmaster(&format!("print {EVENT} doors doors.pdf")).done();
    hall.drawmaster(&format!("print {EVENT} pairings-by-name names.pdf")).done();
    hall.words(&["print", EVENT, "slips", "red.pdf", "--hall", "red hall"]).done();
    if let (Some(doors), Some(names), Some(red)) =
        (text(&hall.path("doors.pdf")), text(&hall.path("names.pdf")), text(&hall.path("red.pdf")))
    {
        assert!(doors.contains("Red Hall") && doors.contains("Boards 3–6"), "{doors}");
        assert!(names.contains("Blue Hall"), "{names}");
        assert_eq!(red.matches("Komi").count(), 2, "{red}");
    }
    hall.unchanged(|| hall.words(&["print", EVENT, "slips", "no.pdf", "--hall", "Attic"]).refused("Blue Hall"));
}

#[test]
fn all_players_are_on_every_complete_list() {
    let hall = released_with(support::PLAYERS);
    let families: Vec<&str> = support::PLAYERS.lines().skip(1).filter_map(|line| line.split(',').next()).collect();
    for sheet in
        ["pairings", "pairings-by-name", "slips", "standings", "wall-chart", "register", "labels", "draw-cards"]
    {
        for paper in ["a4", "a3"] {
            hall.drawmaster(&format!("print {EVENT} {sheet} list.pdf --paper {paper} --overwrite")).done();
            let Some(text) = text(&hall.path("list.pdf")) else { return };
            let text = folded(&text);
            let lost: Vec<&&str> = families.iter().filter(|family| !text.contains(&folded(family))).collect();
            assert!(lost.is_empty(), "{sheet} on {paper} lacks {lost:?}");
        }
    }
}

/// Unusual names: 80 characters, marks only, two directions, control characters, markup.
fn odd_names() -> String {
    let long = "Wolkenkuckucksheimer".repeat(4);
    format!(
        "family,given,rank\n{long},Ana,3k\n\u{301}\u{308}\u{323},\u{301},4k\nכהן Brook,משה Noa,5k\nTurned\u{202E}Around,Bell\u{7},6k\n<b>O'Hara</b>,\"A & \"\"B\"\"\",7k\nPlain,Jo,8k\n"
    )
}

#[test]
fn unusual_names_break_neither_sheets_nor_pages() {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Odd <i>names</i>", "--start", "2026-08-14", "--rounds", "2"]).done();
    hall.write("odd.csv", odd_names());
    let imported = hall.drawmaster(&format!("entry import {EVENT} odd.csv --json"));
    imported.json();
    hall.drawmaster(&format!("register close {EVENT}")).done();
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    hall.drawmaster(&format!("release {EVENT} --round 1")).done();
    hall.drawmaster(&format!("print {EVENT} all paper --round 1")).done();
    hall.drawmaster(&format!("export {EVENT} --as html pages")).done();
    let page = String::from_utf8(hall.bytes("pages/pairings-1.html")).unwrap();
    assert!(page.contains("&lt;B&gt;O&#39;HARA") && !page.to_lowercase().contains("<script"), "{page}");
    assert!(!page.contains('\u{202E}') && !page.contains('\u{7}'), "{page}");
    validate(&hall.path("pages"));
}

#[test]
fn a_character_without_a_font_is_reported_before_any_file_is_written() {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Odd", "--start", "2026-08-14", "--rounds", "2"]).done();
    hall.write("odd.csv", "family,given,rank\nRune\u{16A0},Ana,3k\nPlain,Jo,8k\n");
    hall.drawmaster(&format!("entry import {EVENT} odd.csv")).done();
    hall.unchanged(|| hall.drawmaster(&format!("print {EVENT} register no.pdf")).refused("\u{16A0} (U+16A0)"));
    hall.unchanged(|| hall.drawmaster(&format!("print {EVENT} register no.pdf")).refused("--replace"));
    hall.drawmaster(&format!("print {EVENT} register register.pdf --replace")).done();
    if let Some(text) = text(&hall.path("register.pdf")) {
        assert!(text.contains("PLAIN") && text.contains("RUNE"), "{text}");
    }
}

/// Asserts that html-validate, a package of the front end, finds nothing wrong with a folder of pages.
pub fn validate(folder: &Path) {
    let ui = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../ui");
    let validator = ui.join("node_modules/html-validate/bin/html-validate.mjs");
    if !validator.exists() {
        return support::skip("validity of web pages", Missing::Tool("the front end's packages are not installed"));
    }
    let mut command = Command::new("node");
    command.arg(validator).arg("--config").arg(ui.join(".htmlvalidate.json")).args(["--formatter", "text"]).arg(folder);
    // The packages can come from another system, as under Wine.
    let Ok(output) = command.output() else {
        return support::skip("validity of web pages", Missing::Tool("Node is not installed"));
    };
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
}

#[test]
fn an_unwritable_folder_leaves_no_partial_output() {
    let hall = released();
    hall.write("taken", "a file, not a folder");
    hall.unchanged(|| hall.drawmaster(&format!("print {EVENT} all taken --round 1")).refused("Choose another folder"));
    hall.unchanged(|| hall.drawmaster(&format!("export {EVENT} --as html taken")).refused("Choose another folder"));
    hall.unchanged(|| hall.drawmaster(&format!("print {EVENT} pairings taken/x.pdf")).refused("could not be written"));
    hall.unchanged(|| hall.drawmaster(&format!("print {EVENT} pairings no.pdf --copies 99")).refused("copies"));
}

#[test]
fn a_page_is_saved_as_a_picture_with_every_name_and_does_not_count_as_printed() {
    let hall = released();
    hall.drawmaster(&format!("print {EVENT} pairings round.svg --round 1 --picture")).done();
    let picture = std::fs::read_to_string(hall.path("round.svg")).unwrap();
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
    let names = support::players(12);
    let families = names.lines().skip(1).filter_map(|line| line.split(',').next());
    let shown = folded(&picture);
    let missing: Vec<&str> = families.filter(|family| !shown.contains(&folded(family))).collect();
    assert!(missing.is_empty(), "{missing:?}");
    hall.drawmaster(&format!("print {EVENT} all folder --round 1 --picture")).refused("not a sheet");
    hall.drawmaster(&format!("swap {EVENT} --round 1 --board 1")).done();
    hall.drawmaster(&format!("print {EVENT} pairings first.pdf --round 1")).done();
    let marked = text(&hall.path("first.pdf")).map(|text| text.contains("Corrected "));
    assert!(marked != Some(true), "the picture was no printing that a correction could follow");
}

#[test]
fn statistics_count_the_games_of_a_round() {
    let hall = released();
    let statistics = hall.drawmaster(&format!("statistics {EVENT} --json")).json();
    assert_eq!(statistics["all"]["games"], 6);
    assert_eq!(statistics["all"]["open"], 6);
    hall.drawmaster(&format!("result {EVENT} --round 1 --board 1 1-0")).done();
    let statistics = hall.drawmaster(&format!("statistics {EVENT} --json")).json();
    assert_eq!((&statistics["all"]["black"], &statistics["all"]["open"]), (&1.into(), &5.into()));
    let shown = hall.drawmaster(&format!("statistics {EVENT}")).done();
    assert!(shown.contains("games") && shown.contains("floats"), "{shown}");
}
