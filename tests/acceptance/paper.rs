//! Output of an event: sheets with all names, results files and lists.

use std::path::Path;

use support::TestVenue;

use crate::hall;

const EVENT: &str = "stage.drawmaster";

/// A small event with a knock-out of four players and a played first round.
fn played() -> TestVenue {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Spring Stage", "--start", "2026-08-14", "--rounds", "2"]).done();
    hall.write("players.csv", support::players(12));
    hall.drawmaster(&format!("entry import {EVENT} players.csv")).done();
    hall.drawmaster(&format!("register close {EVENT}")).done();
    hall.drawmaster(&format!("ko draw {EVENT} --category 16 --size 4 --seed 0a --entropy 61442")).done();
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    for board in 1..=6 {
        hall.drawmaster(&format!("result {EVENT} --round 1 --board {board} 1-0")).done();
    }
    hall
}

fn text(pdf: &Path) -> Option<String> {
    support::pdf_text(pdf, &["-layout"])
}

/// Converts to capitals, without the dot of the Turkish I and the accents that Greek capitals drop.
fn folded(text: &str) -> String {
    text.to_uppercase().replace('İ', "I").replace('Ά', "Α")
}

#[test]
fn sheets_are_pdf_files_with_all_players() {
    let hall = played();
    let families: Vec<String> =
        support::players(12).lines().skip(1).map(|line| line.split(',').next().unwrap().to_string()).collect();
    for sheet in ["pairings", "standings"] {
        hall.drawmaster(&format!("print {EVENT} {sheet} {sheet}.pdf --round 1")).done();
        assert!(hall.bytes(&format!("{sheet}.pdf")).starts_with(b"%PDF-"));
        if let Some(text) = text(&hall.path(&format!("{sheet}.pdf"))) {
            let text = folded(&text);
            for family in &families {
                assert!(text.contains(&folded(family)), "{family} is not on the sheet of {sheet}:\n{text}");
            }
        }
    }
    hall.drawmaster(&format!("print {EVENT} ko ko.pdf --category 16 --paper a3")).done();
    let table = hall.drawmaster(&format!("ko show {EVENT} --category 16 --json")).json();
    if let Some(text) = text(&hall.path("ko.pdf")) {
        for place in table["boxes"].as_array().unwrap() {
            let name = place["name"].as_str().unwrap();
            let family = name.split(' ').find(|word| word.to_uppercase() == **word).unwrap();
            assert!(folded(&text).contains(&folded(family)), "{name} is not in the table:\n{text}");
        }
    }
}

/// The cells of a table in a web page that are `rows` high, from the top, without tags.
fn cells(page: &str, rows: usize) -> Vec<String> {
    let start = format!("rowspan=\"{rows}\">");
    let cells = page.split("<td").filter_map(|cell| Some(cell.split_once(&start)?.1.split_once("</td>")?.0));
    let text = |cell: &str| cell.split('<').filter_map(|part| part.split('>').nth(1)).collect::<String>();
    cells.map(text).collect()
}

#[test]
fn knockout_table_is_in_paper_order_everywhere() {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Spring Stage", "--start", "2026-08-14", "--rounds", "4"]).done();
    hall.write("players.csv", support::players(64));
    hall.drawmaster(&format!("entry import {EVENT} players.csv")).done();
    hall.drawmaster(&format!("register close {EVENT}")).done();
    hall.drawmaster(&format!("ko draw {EVENT} --category 16 --size 16 --seed 0a --entropy 614")).done();
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    for board in 1..=32 {
        hall.drawmaster(&format!("result {EVENT} --round 1 --board {board} 1-0")).done();
    }
    let table = hall.drawmaster(&format!("ko show {EVENT} --category 16 --json")).json();
    let boxes = table["boxes"].as_array().unwrap();
    let places: Vec<u64> = boxes.iter().map(|b| b["place"].as_u64().unwrap()).collect();
    // The stronger box is above in sections 1 and 3, and below in sections 2 and 4 (R27).
    assert_eq!(places, [1, 16, 8, 9, 12, 5, 13, 4, 3, 14, 6, 11, 10, 7, 15, 2]);
    hall.drawmaster(&format!("export {EVENT} --as html pages")).done();
    let page = String::from_utf8(hall.bytes("pages/ko-16.html")).unwrap();
    let (first, second) = (cells(&page, 1), cells(&page, 2));
    assert_eq!((first.len(), second.len()), (16, 8), "{first:?} {second:?}");
    for (cell, place) in first.iter().zip(&places) {
        assert_eq!(
            cell.split_whitespace().nth(1).unwrap().chars().take_while(char::is_ascii_digit).collect::<String>(),
            place.to_string(),
            "{cell}"
        );
    }
    for (at, game) in table["rounds"][0]["games"].as_array().unwrap().iter().enumerate() {
        let players = [&boxes[2 * at], &boxes[2 * at + 1]];
        assert_eq!([&game["a"], &game["b"]], players.map(|b| &b["player"]), "game {at}");
        let winner = players.into_iter().find(|b| b["player"] == game["winner"]).expect("every game is played");
        let family = winner["name"].as_str().unwrap().split(' ').find(|w| w.to_uppercase() == **w).unwrap();
        assert!(folded(&second[at]).contains(&folded(family)), "{} won, the page has {}", winner["name"], second[at]);
    }
}

#[test]
fn the_draw_record_of_a_table_has_the_whole_frozen_text() {
    let hall = played();
    let commitment = hall.drawmaster(&format!("ko show {EVENT} --category 16 --json")).json()["commitment"].clone();
    for language in ["en", "ro", "en,ro"] {
        hall.drawmaster(&format!("print {EVENT} draw-record {language}.pdf --category 16 --lang {language}")).done();
        crate::year_final::printed_commitment(&hall, &format!("{language}.pdf"), commitment.as_str().unwrap());
    }
}

#[test]
fn a_withdrawn_consent_hides_the_name_in_the_printed_frozen_text() {
    let hall = played();
    let table = hall.drawmaster(&format!("ko show {EVENT} --category 16 --json")).json();
    let player = table["boxes"][0]["player"].as_u64().unwrap();
    let entries = hall.drawmaster(&format!("entries {EVENT} --json")).json();
    let entry = entries.as_array().unwrap().iter().find(|e| e["number"] == player).unwrap();
    let family = folded(entry["family"].as_str().unwrap());
    hall.drawmaster(&format!("entry set {EVENT} {player} --publication initials")).done();
    hall.drawmaster(&format!("print {EVENT} draw-record record.pdf --category 16")).done();
    let Some(text) = text(&hall.path("record.pdf")) else { return };
    assert!(!folded(&text).contains(&family), "{family}:\n{text}");
    assert!(text.contains("(…)") && text.contains("One line is shown without name and club"), "{text}");
}

#[test]
fn an_impossible_sheet_is_refused_without_a_file() {
    let hall = played();
    let refused = |what: &str, words: &str| {
        hall.unchanged(|| hall.drawmaster(&format!("print {EVENT} {what}")).refused(words));
    };
    refused("pairings no.pdf --round 2", "Round 2 is not paired");
    refused("standings no.pdf --round 2", "Round 2 is not paired");
    refused("ko no.pdf --category 12", "KO12 is not drawn");
    refused("poster no.pdf", "poster");
    refused("pairings none/no.pdf", "could not be written");
    hall.unchanged(|| drop(hall.drawmaster(&format!("print {EVENT} pairings no.pdf --paper b5")).misused("b5")));
    refused(&format!("pairings {EVENT}"), "no output may replace");
    hall.unchanged(|| hall.drawmaster(&format!("export {EVENT} --as bundle {EVENT}")).refused("no output may replace"));
}

#[test]
fn results_can_be_exported() {
    let hall = played();
    hall.drawmaster(&format!("export {EVENT} --as h9 stage.h9")).done();
    hall.drawmaster(&format!("export {EVENT} --as csv stage.csv")).done();
    let h9 = String::from_utf8_lossy(&hall.bytes("stage.h9")).into_owned();
    assert!(h9.contains("EV[Spring Stage]"), "{h9}");
    assert_eq!(h9.lines().filter(|line| !line.starts_with(';') && !line.trim().is_empty()).count(), 12, "{h9}");
    let csv = String::from_utf8(hall.bytes("stage.csv")).unwrap();
    assert_eq!(csv.lines().count(), 1 + 12, "{csv}");
    hall.unchanged(|| drop(hall.drawmaster(&format!("export {EVENT} --as xls stage.xls")).misused("xls")));
}

/// Runs `drawmaster` with a folder of programs in place of those of the system.
#[cfg(unix)]
fn with_programs(hall: &TestVenue, line: &str) -> support::Ran {
    let mut command = std::process::Command::new(hall.program());
    command.env("PATH", format!("{}:/usr/bin:/bin", hall.path("programs").display()));
    hall.run_as(command, &line.split_whitespace().collect::<Vec<_>>())
}

/// Writes a program of the print service that performs these lines of a shell.
#[cfg(unix)]
fn print_service(hall: &TestVenue, lines: &str) {
    use std::os::unix::fs::PermissionsExt;
    std::fs::create_dir_all(hall.path("programs")).unwrap();
    hall.write("programs/lp", format!("#!/bin/sh\n{lines}\n"));
    std::fs::set_permissions(hall.path("programs/lp"), std::fs::Permissions::from_mode(0o755)).unwrap();
}

#[cfg(unix)]
#[test]
fn sheets_are_sent_to_a_printer_by_its_name() {
    let hall = played();
    print_service(&hall, r#"printf '%s\n' "$*" >> jobs.txt; cat > "job-$(grep -c . jobs.txt).pdf""#);
    let line = format!("print {EVENT} pairings --printer Office --round 1 --copies 3 --json");
    let sent = with_programs(&hall, &line).json();
    assert_eq!(sent["sent"][0], "pairings-1");
    assert_eq!(String::from_utf8(hall.bytes("jobs.txt")).unwrap(), "-n 3 -t pairings-1 -d Office\n");
    assert!(hall.bytes("job-1.pdf").starts_with(b"%PDF-"));
    with_programs(&hall, &format!("set {EVENT} event.round_sheets [\"pairings\",\"slips\"]")).done();
    with_programs(&hall, &format!("print {EVENT} all --printer default --round 1")).done();
    let jobs = String::from_utf8(hall.bytes("jobs.txt")).unwrap();
    assert_eq!(jobs.lines().skip(1).collect::<Vec<_>>(), ["-n 1 -t pairings-1", "-n 1 -t slips-1"]);
    with_programs(&hall, &format!("set {EVENT} event.round_sheets []")).done();
    with_programs(&hall, &format!("print {EVENT} all --printer default --round 1")).refused("No sheet is chosen");
}

#[cfg(unix)]
#[test]
fn a_printer_that_does_not_take_a_sheet_is_one_sentence() {
    let hall = played();
    let line = format!("print {EVENT} pairings --printer Attic --round 1");
    print_service(&hall, "cat > /dev/null; echo 'lp: The printer or class does not exist.' >&2; exit 1");
    with_programs(&hall, &line).refused("Attic did not take the sheet: lp: The printer or class does not exist.");
    std::fs::remove_file(hall.path("programs/lp")).unwrap();
    let mut command = std::process::Command::new(hall.program());
    command.env("PATH", hall.path("programs"));
    hall.run_as(command, &line.split_whitespace().collect::<Vec<_>>()).refused("Save the PDF");
    hall.drawmaster(&format!("print {EVENT} pairings")).misused("OUT");
}
