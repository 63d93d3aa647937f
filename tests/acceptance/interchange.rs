//! Files of other associations and programs through the command line: results, reports, rating lists, and what is refused.

use support::TestVenue;

use crate::bundles::files;
use crate::hall;

const EVENT: &str = "event.drawmaster";
const AGA: &[u8] = include_bytes!("../../fuzz/corpus/aga/association.txt");
const TRF: &[u8] = include_bytes!("../../fuzz/corpus/trf/chess.txt");
const FRENCH: &[u8] = include_bytes!("../../fuzz/corpus/rating_list/french.txt");
const AMERICAN: &[u8] = include_bytes!("../../fuzz/corpus/rating_list/american.txt");
const TABLE: &[u8] = include_bytes!("../../fuzz/corpus/rating_list/table.csv");

#[test]
fn results_of_the_american_association_go_both_ways() {
    let hall = hall();
    hall.write("results.txt", AGA);
    let imported = hall.drawmaster(&format!("import {EVENT} results.txt --json")).json();
    assert_eq!((imported["entries"].as_i64(), imported["games"].as_i64()), (Some(4), Some(4)));
    hall.drawmaster(&format!("check {EVENT}")).done();
    let checked = hall.drawmaster(&format!("export {EVENT} --as aga --check")).done();
    assert!(checked.contains("Players without an AGA number") && checked.contains("Pop Ana Maria"), "{checked}");
    hall.drawmaster(&format!("export {EVENT} --as aga once.txt")).done();
    hall.drawmaster("import again.drawmaster once.txt").done();
    hall.drawmaster("export again.drawmaster --as aga twice.txt").done();
    assert_eq!(hall.bytes("once.txt"), hall.bytes("twice.txt"));
    let text = String::from_utf8(hall.bytes("once.txt")).unwrap();
    assert!(text.contains("12345 23456 W 0 ") && text.contains("23456 34567 ? 5 0"), "{text}");
}

#[test]
fn reports_of_chess_programs_are_imported() {
    let hall = hall();
    hall.write("report.trf", TRF);
    let said = hall.drawmaster(&format!("import {EVENT} report.trf")).done();
    assert!(said.contains("no ranks of Go"), "{said}");
    hall.drawmaster(&format!("export {EVENT} --as trf again.trf")).done();
    hall.drawmaster("import again.drawmaster again.trf").done();
    let line = |event: &str| hall.drawmaster(&format!("standings {event} --json")).json()["lines"][0]["name"].clone();
    assert_eq!(line(EVENT), line("again.drawmaster"));
}

#[test]
fn lists_of_three_associations_are_searched_together() {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Stage", "--start", "2026-08-14"]).done();
    for (name, list, origin) in [("a.txt", FRENCH, "FFG"), ("b.txt", AMERICAN, "AGA"), ("c.csv", TABLE, "EGD")] {
        hall.write(name, list);
        let said = hall.drawmaster(&format!("egd import {name}")).done();
        assert!(said.starts_with(&format!("{origin}: ")), "{said}");
    }
    let found = hall.drawmaster("egd find brook --json").json();
    let origins: Vec<&str> = found["lists"].as_array().unwrap().iter().map(|l| l["origin"].as_str().unwrap()).collect();
    assert_eq!(origins, ["egd", "ffg", "aga"]);
    assert_eq!(found["rated"].as_array().unwrap().len(), 3, "{found}");
    let berre = hall.drawmaster(&format!("entry add {EVENT} --pin 1234567 --from ffg --json")).json();
    assert_eq!((berre["ffg_licence"].as_str(), berre["ffg_status"].as_str()), (Some("1234567"), Some("L")));
    assert_eq!((berre["rank"].as_str(), berre["rating"].as_i64()), (Some("1k"), Some(2000)));
    let lake = hall.drawmaster(&format!("entry add {EVENT} --pin 9616 --from aga --json")).json();
    assert_eq!((lake["aga_id"].as_str(), lake["egd_pin"].as_str()), (Some("9616"), Some("")));
    hall.drawmaster(&format!("entry add {EVENT} --pin 9616 --from ffg")).refused("Nobody on the rating list");
    // A list without a PIN of this association says nothing about the PINs of a results file.
    hall.drawmaster(&format!("entry add {EVENT} --pin 12767 --from aga")).refused("rank");
}

#[test]
fn a_french_list_alone_does_not_check_pins() {
    let hall = hall();
    hall.write("a.txt", FRENCH);
    hall.drawmaster("egd import a.txt").done();
    hall.words(&["new", EVENT, "--name", "Stage", "--start", "2026-08-14"]).done();
    hall.write("list.csv", "family,given,rank,egd_pin\nChora,Illia,3k,11110001\nReed,Bea,4k,\n");
    hall.drawmaster(&format!("entry import {EVENT} list.csv")).done();
    let checked = hall.drawmaster(&format!("export {EVENT} --as h9 --check")).done();
    assert!(!checked.contains("is not in the rating list"), "{checked}");
}

/// Asserts what both imports say about a file.
fn refused_by_both(hall: &TestVenue, name: &str, content: &[u8], event: &str, entries: &str) {
    hall.write(name, content);
    hall.unchanged(|| hall.drawmaster(&format!("import new.drawmaster {name}")).refused(event));
    hall.unchanged(|| hall.drawmaster(&format!("entry import {EVENT} {name}")).refused(entries));
}

#[test]
fn each_import_recognises_the_files_of_the_others() {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Stage", "--start", "2026-08-14"]).done();
    let all = "a results file of the EGD (H9), the French federation (tou) or the AGA, a report of the chess federation (TRF16)";
    refused_by_both(&hall, "foreign.pdf", b"%PDF-1.7 x", all, all);
    refused_by_both(&hall, "french.txt", FRENCH, "is a rating list", "is a rating list");
    refused_by_both(&hall, "american.txt", AMERICAN, "is a rating list", "is a rating list");
    for (name, content, format) in [("a.txt", AGA, "American Go Association"), ("b.trf", TRF, "chess federation")] {
        hall.write(name, content);
        hall.drawmaster(&format!("entry import {EVENT} {name}")).refused(format);
        hall.drawmaster(&format!("egd import {name}")).refused("not a list of");
    }
}

#[test]
fn good_lines_of_a_results_file_are_taken() {
    let hall = hall();
    hall.write(
        "results.h9",
        "; EV[Mill Open]\n; DT[2026-03-07]\n\
         1 Brook Ada 1d UK Mill 2 2+ 3+\n2 Pop Ana weak RO Mill 0 1- 0-\n3 Lake Bo 2k SE Lund 0 0- 1-\n",
    );
    hall.unchanged(|| hall.drawmaster(&format!("import {EVENT} results.h9")).refused("Line 4: Pop Ana has the rank"));
    hall.drawmaster(&format!("import {EVENT} results.h9")).refused("--take-good leaves out lines");
    let said = hall.drawmaster(&format!("import {EVENT} results.h9 --take-good")).done();
    assert!(said.contains("Line 4: Pop Ana has the rank \"weak\""), "{said}");
    let kept = hall.drawmaster(&format!("import-notes {EVENT}")).done();
    assert!(kept.contains("the game of Brook Ada (line 3)") && kept.contains("Line 4: Pop Ana"), "{kept}");
    assert_eq!(hall.drawmaster(&format!("standings {EVENT} --json")).json().as_array().unwrap().len(), 2);
}

#[test]
fn files_for_the_public_and_for_rating_lists_have_no_drafts() {
    const PUBLIC: [&str; 6] = ["h9", "tou", "aga", "trf", "csv", "json"];
    let hall = hall();
    hall.event(EVENT, 8);
    for step in ["pair", "release"] {
        hall.drawmaster(&format!("{step} {EVENT} --round 1")).done();
    }
    for board in 1..=4 {
        hall.drawmaster(&format!("result {EVENT} --round 1 --board {board} 1-0")).done();
    }
    hall.drawmaster(&format!("confirm {EVENT} --round 1")).done();
    let exported = |format: &str| {
        hall.drawmaster(&format!("export {EVENT} --as {format} out --overwrite")).done();
        hall.bytes("out")
    };
    // The history in a bundle and the foot of a page have a line for each change, so their rounds are looked at.
    let shows_round_2 = || {
        hall.drawmaster(&format!("export {EVENT} --as html pages --overwrite")).done();
        let index = String::from_utf8(hall.bytes("pages/index.html")).unwrap();
        let bundle = files(&exported("bundle"));
        let has_round_2 = |file: &str| bundle[file].contains("\"round\":2");
        [index.contains("-2.html"), has_round_2("data.json"), has_round_2("certificates.json")]
    };
    let before = PUBLIC.map(exported);
    hall.drawmaster(&format!("pair {EVENT} --round 2")).done();
    for (format, before) in PUBLIC.iter().zip(&before) {
        assert!(exported(format) == *before, "{format} tells of a draft");
    }
    assert_eq!(shows_round_2(), [false; 3], "pages, games or certificates of a draft");
    hall.drawmaster(&format!("release {EVENT} --round 2")).done();
    assert_ne!(exported("json"), before[5], "the released round is published");
    assert_eq!(shows_round_2(), [true; 3], "the released round is in pages and bundle");
    // Another program goes on with the draft.
    assert!(String::from_utf8_lossy(&exported("opengotha")).contains("roundNumber=\"2\""));
}
