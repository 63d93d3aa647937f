//! The offline rating list: import from text or ZIP, search in any script, and registration.

use std::io::Write;

use support::{Ran, TestVenue};

use crate::hall;

const EVENT: &str = "stage.drawmaster";

/// A list of invented people in the fixed columns of the database.
fn list(day: &str) -> String {
    let line = |[pin, name, country, club, rank, rating, last]: [&str; 7]| {
        format!(" {pin}  {name:<38}{country}  {club:<4}   {rank:>3}   --   {rating:>4}     2  {last:<8}\n")
    };
    let lines = [
        ["11110001", "Chora Illia", "UA", "Lviv", "3k", "1812", "T171118A"],
        ["11110002", "Papadoulis Dimitris", "GR", "xxx", "1d", "2104", "T171118A"],
        ["11110003", "Nisladze Chabuka", "GE", "Tbil", "2k", "1950", "T161118B"],
        ["11110004", "Muehlbrook_van_der Ada", "NL", "Mill", "9k", "1290", ""],
        ["11110005", "Cioara Mihnea", "RO", "Cluj", "12k", "903", "T171118A"],
    ];
    format!("<html>\n({day})\n<pre>\n{}</pre>\n", lines.map(line).concat())
}

fn run(hall: &TestVenue, line: &str) -> Ran {
    hall.words(&line.split_whitespace().collect::<Vec<_>>())
}

#[test]
fn players_are_found_in_any_script_and_with_a_wrong_letter() {
    let hall = hall();
    run(&hall, "egd find pop").refused("There is no rating list");
    hall.write("list.html", list("22 Feb 2018"));
    let said = run(&hall, "egd import list.html").done();
    assert!(said.contains("The list is of 2018-02-22") && said.contains("Import a new one"), "{said}");
    for (typed, pin) in [
        ("Чора", "11110001"),
        ("chor", "11110001"),
        ("Tschora Ilja", "11110001"),
        ("Παπαδούλης Δημήτρης", "11110002"),
        ("papadulis", "11110002"),
        ("ნისლაძე", "11110003"),
        ("nisladse", "11110003"),
        ("van der Mühlbrook", "11110004"),
        ("Cioară", "11110005"),
        ("mihnae", "11110005"),
        ("ciora", "11110005"),
        ("11110005", "11110005"),
    ] {
        let words: Vec<&str> = ["egd", "find", "--json"].into_iter().chain(typed.split(' ')).collect();
        let found = hall.words(&words).json();
        let pins: Vec<&str> = found["rated"].as_array().unwrap().iter().map(|p| p["pin"].as_str().unwrap()).collect();
        assert!(pins.contains(&pin), "{typed} finds {pins:?}");
    }
    assert!(run(&hall, "egd find Quill").done().contains("Nobody on the list"));
}

#[test]
fn a_zipped_list_is_imported_and_a_web_page_is_refused() {
    let hall = hall();
    let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    zip.start_file("allworld_lp.html", zip::write::SimpleFileOptions::default()).unwrap();
    zip.write_all(list("1 Nov 2026").as_bytes()).unwrap();
    hall.write("list.zip", zip.finish().unwrap().into_inner());
    run(&hall, "egd import list.zip").done();
    let kept = run(&hall, "egd find chora --json").json();
    hall.write("wait.html", "<html><title>Just a moment...</title><body>Checking your browser before you go on</body>");
    run(&hall, "egd import wait.html").refused("checking your browser");
    hall.write("other.html", "<html><p>A page about Go.</p></html>");
    run(&hall, "egd import other.html").refused("It is not a list of");
    hall.write("broken.zip", b"PK\x03\x04 and nothing behind it");
    run(&hall, "egd import broken.zip").refused("The ZIP archive is damaged");
    assert_eq!(run(&hall, "egd find chora --json").json(), kept, "the earlier list stays");
}

#[test]
fn a_player_of_the_list_is_registered_by_number_and_only_once() {
    let hall = hall();
    hall.write("list.html", list("1 Nov 2026"));
    run(&hall, "egd import list.html").done();
    hall.words(&["new", EVENT, "--name", "Stage", "--start", "2026-08-14"]).done();
    let entry = run(&hall, &format!("entry add {EVENT} --pin 11110002 --json")).json();
    assert_eq!((entry["family"].as_str(), entry["rank"].as_str()), (Some("Papadoulis"), Some("1d")));
    assert_eq!((entry["rating"].as_i64(), entry["egd_pin"].as_str()), (Some(2104), Some("11110002")));
    run(&hall, &format!("entry add {EVENT} --pin 11110002")).refused("is entered already");
    run(&hall, &format!("entry add {EVENT} --pin 99999999")).refused("Nobody on the rating list");
    let found = run(&hall, "egd find papadoulis --json").json();
    assert_eq!(found["rated"][0]["entered"], false, "no event is asked");
}

#[test]
fn results_are_checked_with_the_list() {
    let hall = hall();
    hall.write("list.html", list("22 Feb 2018"));
    run(&hall, "egd import list.html").done();
    hall.words(&["new", EVENT, "--name", "Stage", "--start", "2026-08-14"]).done();
    hall.write("list.csv", "family,given,rank,egd_pin\nChora,Illia,3k,\nReed,Bea,4k,\nPapadoulis,Dimitris,1d,11110002\nQuill,Ann,5k,11119999\n");
    run(&hall, &format!("entry import {EVENT} list.csv")).done();
    let checked = run(&hall, &format!("export {EVENT} --as h9 --check")).done();
    assert!(
        checked.contains("Chora Illia may be Chora Illia 3k of the rating list. Enter the PIN 11110001"),
        "{checked}"
    );
    assert!(checked.contains("The PIN 11119999 of Quill Ann is not in the rating list"), "{checked}");
    assert!(!checked.contains("Papadoulis") && !checked.contains("Reed Bea may be"), "{checked}");
    assert!(!run(&hall, &format!("export {EVENT} --as opengotha --check")).done().contains("PIN"));
}
