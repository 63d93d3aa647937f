//! Output files contain no names of players who do not want to be published, no days of birth, and no contact details.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};
use std::path::Path;

use support::TestVenue;

use crate::hall;

const EVENT: &str = "stage.drawmaster";
const PLAYERS: usize = 24;

/// Outputs that may contain unpublished names, with the reason.
const INTERNAL: [(&str, &str); 7] = [
    ("entries.csv", "the organisers' own list, to be read in again: it says so in its description"),
    ("opengotha.xml", "the whole event for another pairing program at the same desk, which must know who is who"),
    ("macmahon.xml", "the same for MacMahon"),
    ("pairgoth.tour", "the same for Pairgoth"),
    (
        "bundle/people.json",
        "the tour has to know whose points they are where there is no number; what it publishes obeys",
    ),
    ("seedlist.json", "for the venue's desk, which must find the player; by number alone wherever there is one"),
    ("terminal", "what directors read in their own terminal, as in their window"),
];

/// A unique name for each player that is not part of any word; half of the players have a tour number.
fn family(k: usize) -> String {
    format!("Qwzx{}ova", char::from(b'a' + u8::try_from(k).unwrap()))
}

fn given(k: usize) -> String {
    format!("Jzkq{}ina", char::from(b'a' + u8::try_from(k).unwrap()))
}

/// The publication setting: full name, initials or anonymous.
fn publication(k: usize) -> &'static str {
    ["full", "initials", "anonymous"][k % 3]
}

/// A club of its own for each player, which would identify its only member.
fn club(k: usize) -> String {
    format!("Vwqj{}um", char::from(b'a' + u8::try_from(k).unwrap()))
}

/// The country of the anonymous players, and the year of birth of all who are not published in full: nobody else has them.
const COUNTRY: &str = "KZ";
const YEAR: &str = "2011";

fn country(k: usize) -> &'static str {
    if publication(k) == "anonymous" { COUNTRY } else { "RO" }
}

fn birth_year(k: usize) -> &'static str {
    if publication(k) == "full" { "2012" } else { YEAR }
}

/// Whether a text contains a word on its own.
fn has_word(text: &str, word: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric()).any(|part| part == word)
}

/// A list with dates of birth and contact details; every third player may be published in full.
fn list() -> String {
    let mut list = String::from("family,given,rank,rating,country,club,birth_date,egd_pin,irn,sex,email,phone,sp16\n");
    for k in 0..PLAYERS {
        let irn = if k % 2 == 0 { format!("ZZ-{k}") } else { String::new() };
        // Without it, the anonymous players form no team, whose country the prizes would name.
        let sex = if publication(k) == "anonymous" { "" } else { ["f", "m"][k % 2] };
        list += &format!(
            "{},{},{}k,,{},{},{}-02-{:02},{:08},{irn},{sex},mail{k}@post.example,+40 799 555 {k:03},{}\n",
            family(k),
            given(k),
            1 + k % 9,
            country(k),
            club(k),
            birth_year(k),
            1 + k,
            66_000_000 + k,
            10 * k
        );
    }
    list
}

/// A played event with three rounds, a knock-out of eight players, standings and points.
fn played() -> TestVenue {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Spring Stage", "--start", "2026-08-14", "--rounds", "3"]).done();
    hall.write("list.csv", list());
    hall.drawmaster(&format!("entry import {EVENT} list.csv")).done();
    for k in 0..PLAYERS {
        hall.drawmaster(&format!("entry set {EVENT} {} --publication {}", k + 1, publication(k))).done();
    }
    hall.drawmaster(&format!("register close {EVENT}")).done();
    hall.drawmaster(&format!("ko draw {EVENT} --category 16 --size 8")).done();
    for round in 1..=3 {
        hall.drawmaster(&format!("pair {EVENT} --round {round}")).done();
        let boards = hall.drawmaster(&format!("round {EVENT} --round {round} --json")).json();
        for board in boards["boards"].as_array().unwrap() {
            hall.drawmaster(&format!("result {EVENT} --round {round} --board {} 1-0", board["board"])).done();
        }
        hall.drawmaster(&format!("confirm {EVENT} --round {round}")).done();
    }
    hall
}

/// Every file below a folder as text by its relative name, including the files in archives.
fn texts(folder: &Path, below: &str, found: &mut BTreeMap<String, String>) {
    for file in std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
        let name = format!("{below}{}", file.file_name().unwrap().to_string_lossy());
        if file.is_dir() {
            texts(&file, &format!("{name}/"), found);
        } else if name.ends_with(".pdf") {
            if let Some(text) = support::pdf_text(&file, &["-layout"]) {
                found.insert(name, text);
            }
        } else if name.ends_with(".zip") {
            let mut zip = zip::ZipArchive::new(Cursor::new(std::fs::read(&file).unwrap())).unwrap();
            for at in 0..zip.len() {
                let mut part = zip.by_index(at).unwrap();
                let mut text = String::new();
                part.read_to_string(&mut text).unwrap();
                found.insert(format!("bundle/{}", part.name().unwrap()), text);
            }
        } else {
            found.insert(name, String::from_utf8(std::fs::read(&file).unwrap()).unwrap());
        }
    }
}

/// Writes all outputs into one folder and returns them.
fn written(hall: &TestVenue) -> BTreeMap<String, String> {
    std::fs::create_dir(hall.path("out")).unwrap();
    let export =
        |format: &str, file: &str| drop(hall.drawmaster(&format!("export {EVENT} --as {format} out/{file}")).done());
    for (format, file) in [
        ("h9", "h9.txt"),
        ("tou", "tou.txt"),
        ("trf", "report.trf"),
        ("csv", "standings.csv"),
        ("json", "event.json"),
        ("entries", "entries.csv"),
        ("opengotha", "opengotha.xml"),
        ("macmahon", "macmahon.xml"),
        ("pairgoth", "pairgoth.tour"),
        ("bundle", "bundle.zip"),
        ("html", "pages"),
    ] {
        export(format, file);
    }
    hall.drawmaster(&format!("publish {EVENT} --to out/site")).done();
    hall.drawmaster(&format!("print {EVENT} all out/event")).done();
    for round in 1..=3 {
        hall.drawmaster(&format!("print {EVENT} all out/round{round} --round {round}")).done();
    }
    hall.drawmaster(&format!("print {EVENT} self-pairing out/self-pairing.pdf")).done();
    for number in 1..=PLAYERS {
        hall.drawmaster(&format!("slip add {EVENT} --player {number} --rank 5k --club Mill")).done();
    }
    hall.drawmaster(&format!("print {EVENT} pink-register out/pink-register.pdf")).done();
    hall.drawmaster("tour new").done();
    let key = hall.drawmaster("key --json").json();
    hall.drawmaster(&format!("tour key add {} --holder Orga", key["public"].as_str().unwrap())).done();
    hall.drawmaster("tour add out/bundle.zip").done();
    hall.drawmaster("tour publish out/tour").done();
    hall.drawmaster("tour seedlist out/seedlist.json").done();
    let mut found = BTreeMap::new();
    texts(&hall.path("out"), "", &mut found);
    let terminal =
        ["entries", "standings", "log", "check"].map(|command| hall.drawmaster(&format!("{command} {EVENT}")).done());
    found.insert("terminal".into(), terminal.join("\n"));
    found
}

fn squeezed(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// All outputs are written once, because that takes seconds.
#[test]
fn every_output_respects_the_publication_settings() {
    let written = written(&played());
    names_numbers_and_days_of_birth_are_hidden(&written);
    clubs_countries_and_years_of_birth_are_hidden(&written);
    the_tour_identifies_unnamed_players_by_number(&written);
}

fn names_numbers_and_days_of_birth_are_hidden(written: &BTreeMap<String, String>) {
    assert!(written.len() > 60, "sheets, pages and files: {:?}", written.keys());
    let mut shown = 0;
    for (name, text) in written {
        let internal = INTERNAL.iter().any(|(known, _)| known == name);
        let squeezed = squeezed(text);
        for k in 0..PLAYERS {
            let (family, given) = (family(k).to_lowercase(), given(k).to_lowercase());
            let there = squeezed.contains(&family) || squeezed.contains(&given);
            shown += usize::from(there && publication(k) == "full");
            assert!(!there || internal || publication(k) == "full", "{family} {given} stands in {name}");
            let pin = format!("{}", 66_000_000 + k);
            assert!(!text.contains(&pin) || internal || publication(k) == "full", "the PIN {pin} stands in {name}");
            let year = birth_year(k);
            for day in [
                format!("{year}-02-{:02}", 1 + k),
                format!("{:02}.02.{year}", 1 + k),
                format!("{} February {year}", 1 + k),
            ] {
                assert!(!text.contains(&day), "the day of birth {day} stands in {name}");
            }
        }
        assert!(!text.contains("post.example") && !text.contains("+40 799"), "somebody can be reached through {name}");
    }
    assert!(shown > 100, "those who may be published are there: {shown}");
    for (name, why) in INTERNAL {
        assert!(written.contains_key(name), "{name} is not written any more ({why})");
    }
}

/// The draw's frozen list has the countries and clubs by which its lots keep players separate (R35, R36).
fn has_frozen_list(text: &str) -> bool {
    text.contains("|listed")
}

fn clubs_countries_and_years_of_birth_are_hidden(written: &BTreeMap<String, String>) {
    let mut full_clubs = 0;
    for (name, text) in written {
        if INTERNAL.iter().any(|(known, _)| known == name) || has_frozen_list(text) {
            continue;
        }
        let squeezed = squeezed(text);
        for k in 0..PLAYERS {
            let there = squeezed.contains(&club(k).to_lowercase());
            full_clubs += usize::from(there && publication(k) == "full");
            assert!(!there || publication(k) == "full", "the club of {} {} is in {name}", publication(k), family(k));
        }
        assert!(!has_word(text, COUNTRY), "the country of the anonymous players is in {name}");
        assert!(!has_word(text, YEAR), "the year of birth of unpublished players is in {name}");
    }
    assert!(full_clubs > 10, "the clubs of players published in full are shown: {full_clubs}");
}

fn the_tour_identifies_unnamed_players_by_number(written: &BTreeMap<String, String>) {
    for name in ["bundle/people.json", "seedlist.json"] {
        let text = squeezed(&written[name]);
        for k in (0..PLAYERS).filter(|k| k % 2 == 0 && publication(*k) != "full") {
            assert!(!text.contains(&family(k).to_lowercase()), "{} has a number and stands in {name}", family(k));
        }
    }
}

#[test]
fn an_event_file_has_no_contact_details() {
    let hall = hall();
    hall.write("list.csv", list());
    let said = hall.drawmaster(&format!("import {EVENT} list.csv")).done();
    assert!(said.contains("\"email\"") && said.contains("left out"), "{said}");
    let bytes = hall.bytes(EVENT);
    for trace in [&b"post.example"[..], b"+40 799"] {
        assert!(!bytes.windows(trace.len()).any(|window| window == trace), "it is in the file");
    }
}
