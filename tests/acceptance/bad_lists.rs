//! Wrong lists and wrong files of other programs: nothing is imported from them.

use support::TestVenue;

use crate::hall;

const EVENT: &str = "stage.drawmaster";

const HEADER: &str = "family,given,rank,country,club,egd_pin\n";

/// An OpenGotha file with these players and games.
fn xml(players: &str, games: &str) -> String {
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Tournament dataVersion=\"201\"><Players>{players}</Players>\
         <Games>{games}</Games><TournamentParameterSet><GeneralParameterSet name=\"Stage\" beginDate=\"2026-08-14\" \
         endDate=\"2026-08-14\" numberOfRounds=\"3\"/></TournamentParameterSet></Tournament>\n"
    )
}

fn player(name: &str, rank: &str) -> String {
    format!(
        "<Player name=\"{name}\" firstName=\"Ann\" country=\"RO\" club=\"Ro\" rank=\"{rank}\" rating=\"1500\" \
         registeringStatus=\"FIN\"/>"
    )
}

/// Asserts that the list is refused both for an existing event and for a new one.
fn refused_both_ways(hall: &TestVenue, list: &str, words: &str) {
    hall.write("list.csv", list);
    hall.unchanged(|| hall.drawmaster(&format!("entry import {EVENT} list.csv")).refused(words));
    hall.unchanged(|| hall.drawmaster("import other.drawmaster list.csv").refused(words));
}

#[test]
fn a_wrong_list_adds_no_players() {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Stage", "--start", "2026-08-14"]).done();
    let twice = format!("{HEADER}Quill,Ann,3k,RO,Ro,11112222\nReed,Bea,4k,RO,Ro,\nQuill,Anna,3k,RO,Ro,11112222\n");
    refused_both_ways(&hall, &twice, "Line 4: The EGD PIN 11112222 is also in line 2");
    let same_name = format!("{HEADER}Quill,Ann,3k,RO,Ro,\nQuill,Ann,3k,RO,Ro,\n");
    refused_both_ways(&hall, &same_name, "Quill");
    let rank = format!("{HEADER}Quill,Ann,3k,RO,Ro,\nReed,Bea,weak,RO,Ro,\n");
    refused_both_ways(&hall, &rank, "weak");
    refused_both_ways(&hall, &format!("{HEADER}Reed,Bea,36k,RO,Ro,\n"), "36k");
    refused_both_ways(&hall, &format!("{HEADER},,3k,RO,Ro,\n"), "ine 2");
    hall.write("list.csv", "colour,taste\nred,sweet\n");
    hall.unchanged(|| hall.drawmaster(&format!("entry import {EVENT} list.csv")).refused("family"));
    hall.unchanged(|| hall.drawmaster("import other.drawmaster list.csv").refused("list.csv"));
    hall.unchanged(|| hall.drawmaster(&format!("entry import {EVENT} none.csv")).refused("none.csv cannot be read"));
    hall.write("list.csv", b"PK\x03\x04 a workbook");
    hall.unchanged(|| hall.drawmaster(&format!("entry import {EVENT} list.csv")).refused("ods or CSV"));
}

#[test]
fn up_to_ten_wrong_lines_are_reported_together() {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Stage", "--start", "2026-08-14"]).done();
    let wrong: String = (0..12).map(|n| format!("Quill{n},,3k,RO,Ro,\n")).collect();
    hall.write("list.csv", format!("{HEADER}Reed,Bea,4k,RO,Ro,\n{wrong}"));
    let last = "Line 12: \"Quill9\" is a family name without a given name. Write both.\n2 more are not shown.";
    for words in ["12 problems in 12 lines", "Line 3: \"Quill0\" is a family name", last] {
        hall.unchanged(|| hall.drawmaster(&format!("entry import {EVENT} list.csv")).refused(words));
    }
}

#[test]
fn a_list_with_other_headings_can_be_mapped() {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Stage", "--start", "2026-08-14"]).done();
    hall.write("list.csv", "Who;Power;Phone\nQuill, Ann;3k;555\nReed, Bea;4k;556\n");
    hall.unchanged(|| hall.drawmaster(&format!("entry import {EVENT} list.csv")).refused("no column family"));
    let seen = hall.drawmaster(&format!("entry import {EVENT} list.csv --preview --map Who=name,2=rank")).done();
    assert!(seen.contains("Phone") && seen.contains("2 players can be added."), "{seen}");
    hall.unchanged(|| hall.drawmaster(&format!("entry import {EVENT} list.csv --map Who=nose")).refused("\"nose\""));
    hall.unchanged(|| hall.drawmaster(&format!("entry import {EVENT} list.csv --map Tel=name")).refused("\"Tel\""));
    let done = format!("entry import {EVENT} list.csv --map Who=name,2=rank --announced");
    assert!(hall.drawmaster(&done).done().starts_with("2 entries added."));
    let entries = hall.drawmaster(&format!("entries {EVENT}")).done();
    assert!(entries.contains("Quill Ann") && entries.contains("preregistered"), "{entries}");
    hall.drawmaster("import other.drawmaster list.csv --as csv --map Who=name,2=rank").done();
}

#[test]
fn future_stars_play_once_and_not_in_the_open() {
    let hall = hall();
    let new = |event: &str, template: &str| {
        hall.words(&["new", event, "--name", "Stage", "--start", "2026-08-14", "--template", template]).done();
    };
    new("open.drawmaster", "seygo-open");
    new("stars.drawmaster", "future-stars");
    hall.drawmaster("entry add open.drawmaster --family Quill --given Ann --rank 3k").done();
    let add = "entry add stars.drawmaster --rank 15k --family";
    hall.unchanged(|| {
        hall.drawmaster("set stars.drawmaster competition.open_file none").refused("no other event file none")
    });
    hall.drawmaster("set stars.drawmaster competition.open_file open.drawmaster").done();
    hall.unchanged(|| hall.drawmaster(&format!("{add} Quill --given Ann")).refused("plays in the Open of this event"));
    hall.unchanged(|| {
        hall.drawmaster(&format!("{add} Quill --given Ann")).refused("Quill Ann also plays in the Open of this event")
    });
    hall.unchanged(|| {
        hall.drawmaster(&format!("{add} Reed --given Bea --stars-before true"))
            .refused("has played in Future Stars before")
    });
    hall.drawmaster(&format!("{add} Reed --given Bea --stars-before true --overrule")).done();
    hall.drawmaster(&format!("{add} Mill --given Tom")).done();
    let check = hall.drawmaster("register check stars.drawmaster").done();
    assert!(check.contains("Admitted by the director against the rules: Reed Bea."), "{check}");
    hall.drawmaster("entry add open.drawmaster --family Mill --given Tom --rank 15k").done();
    let check = hall.drawmaster("register check stars.drawmaster").done();
    assert!(check.contains("Mill Tom also plays in the Open of this event"), "{check}");
}

#[test]
fn the_levy_is_recorded_by_day_and_debts_are_listed() {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Stage", "--start", "2026-08-14", "--end", "2026-08-16", "--rounds", "6"])
        .done();
    hall.drawmaster(&format!("entry add {EVENT} --family Quill --given Ann --rank 3k")).done();
    hall.drawmaster(&format!(
        "entry add {EVENT} --family Reed --given Bea --rank 4k --membership concession --missed 1,2"
    ))
    .done();
    let check = || hall.drawmaster(&format!("register check {EVENT}")).done();
    assert!(!check().contains("paid"), "no levy is kept");
    hall.unchanged(|| {
        hall.drawmaster(&format!("set {EVENT} event.levy.member much")).refused("\"much\" is not an amount of money")
    });
    hall.drawmaster(&format!("set {EVENT} event.levy.member 1.50")).done();
    hall.drawmaster(&format!("set {EVENT} event.levy.concession 1")).done();
    assert!(check().contains("Not paid yet: Quill Ann, Reed Bea."), "{}", check());
    let one = hall.drawmaster(&format!("--json entry set {EVENT} 2 --paid true")).done();
    assert!(one.contains("\"levy\":\"2.00\"") || one.contains("\"levy\": \"2.00\""), "{one}");
    assert!(check().contains("Not paid yet: Quill Ann."), "{}", check());
}

#[test]
fn a_player_is_not_entered_twice() {
    let hall = hall();
    hall.event(EVENT, 6);
    hall.unchanged(|| hall.drawmaster(&format!("entry import {EVENT} players.csv")).refused("is entered already"));
    let again = format!("entry add {EVENT} --family Mâțară --given Anca --rank 5k --club");
    let club = support::players(6).lines().nth(3).unwrap().split(',').nth(5).unwrap().to_string();
    let words: Vec<&str> = again.split(' ').chain([club.as_str()]).collect();
    hall.unchanged(|| hall.words(&words).refused("is entered already"));
    hall.unchanged(|| hall.drawmaster(&format!("entry add {EVENT} --family Reed --rank 99k")).refused("99k"));
    hall.unchanged(|| hall.drawmaster(&format!("entry add {EVENT} --rank 9k")).refused("family name"));
    hall.unchanged(|| hall.drawmaster(&format!("entry set {EVENT} 77 --rank 9k")).refused("There is no entry 77"));
    hall.unchanged(|| hall.drawmaster(&format!("entry set {EVENT} 1 --country Narnia")).refused("Narnia"));
    hall.unchanged(|| hall.drawmaster(&format!("entry set {EVENT} 1 --missed 7")).refused("7"));
}

#[test]
fn one_person_is_entered_once_in_a_competition_whichever_way_they_come() {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Stage", "--start", "2026-08-14", "--rounds", "3"]).done();
    let add = format!("entry add {EVENT} --given Ann --rank 3k");
    hall.drawmaster(&format!("{add} --family Quill --egd-pin 11112222 --irn S7")).done();
    hall.drawmaster(&format!("{add} --family Reed --club Mill")).done();
    hall.drawmaster(&format!("competition add {EVENT} --name Rapid --system swiss --rounds 3")).done();
    hall.drawmaster(&format!("competition enter {EVENT} 1 2 --competition Rapid")).done();
    let refused = |line: &str| {
        hall.unchanged(|| hall.drawmaster(line).refused("is entered already. Change that entry instead"));
        let code = hall.drawmaster(&format!("{line} --json")).refused_json("is entered already");
        assert_eq!(code, "bad_input", "{line}");
    };
    // By a number under another name, and as a namesake of the same club and rank.
    refused(&format!("{add} --family Quilt --egd-pin 11112222"));
    refused(&format!("{add} --family Quilt --irn S7"));
    refused(&format!("{add} --family Reed --club Mill"));
    refused(&format!("entry set {EVENT} 2 --egd-pin 11112222"));
    // As a person of the Open who is in the other competition too, with another rank or from another list.
    refused(&format!("{add} --family Quill --competition Rapid"));
    refused(&format!("entry add {EVENT} --family Reed --given Ann --rank 5k --competition Rapid"));
    refused(&format!("competition enter {EVENT} 1 --competition Rapid"));
    for list in ["Reed,Ann,4k,RO,Ro,\n", "Sorrel,Sam,4k,RO,Ro,\nQuill,Anna,3k,RO,Ro,11112222\n"] {
        hall.write("list.csv", format!("{HEADER}{list}"));
        let import = format!("entry import {EVENT} list.csv --competition Rapid");
        hall.unchanged(|| hall.drawmaster(&import).refused("is entered already"));
    }
    let entries = |competition: &str| {
        let list = hall.words(&["entries", EVENT, "--competition", competition, "--json"]).json();
        list.as_array().map(Vec::len)
    };
    assert_eq!((entries("Open"), entries("Rapid")), (Some(2), Some(2)));
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn a_wrong_tournament_file_creates_no_event() {
    let hall = hall();
    let import = "import stage.drawmaster file.xml";
    let refused = |content: &str, words: &str| {
        hall.write("file.xml", content);
        hall.unchanged(|| hall.drawmaster(import).refused(words));
        hall.unchanged(|| hall.drawmaster(&format!("{import} --as opengotha")).refused(words));
    };
    let good = xml(&(player("Quill", "3K") + &player("Reed", "5K")), "");
    for length in [60, good.len() / 2, good.len() - 12] {
        refused(&good[..length], "file");
    }
    refused(&good.replace("</Players>", "</Player>"), "file");
    refused(&xml(&player("Quill", "huge"), ""), "huge");
    let twice = player("Quill", "3K") + &player("Reed", "5K") + &player("Quill", "4K");
    refused(&xml(&twice, ""), "Quill");
    hall.write("file.xml", good);
    hall.drawmaster(import).done();
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn a_file_of_unknown_format_creates_no_event() {
    let hall = hall();
    hall.write("notes.txt", "Bring the clocks.\n");
    hall.unchanged(|| hall.drawmaster("import stage.drawmaster notes.txt").refused("notes.txt has an unknown format"));
    hall.unchanged(|| hall.drawmaster("import stage.drawmaster none.xml").refused("none.xml cannot be read"));
    hall.unchanged(|| hall.drawmaster("import stage.drawmaster notes.txt --as chess").refused("\"chess\" is unknown"));
}

#[test]
fn each_import_says_what_the_other_reads() {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Stage", "--start", "2026-08-14"]).done();
    let entry = |hall: &TestVenue, words: &str| {
        hall.unchanged(|| hall.drawmaster(&format!("entry import {EVENT} given.txt")).refused(words));
    };
    let event = |hall: &TestVenue, words: &str| {
        hall.unchanged(|| hall.drawmaster("import other.drawmaster given.txt").refused(words));
    };
    hall.write("given.txt", xml(&player("Quill", "3K"), ""));
    entry(&hall, "is an OpenGotha file. It has a whole tournament");
    let preview = format!("entry import {EVENT} given.txt --preview");
    hall.unchanged(|| hall.drawmaster(&preview).refused("is an OpenGotha file"));
    hall.write("given.txt", "; CL[A]\n; EV[Open]\n1 Quill Ann 3k RO Mill 0 0 0 0\n");
    entry(&hall, "is a results file of the European Go Database (H9). It has a whole tournament");
    hall.write("given.txt", ";name=Open\n1 Quill Ann 3K ------- Mill\n");
    entry(&hall, "is a results file of the French federation (tou). It has a whole tournament");
    for (bytes, words) in [
        (&b"{\"format\":\"drawmaster-seedlist\"}"[..], "drawmaster seedlist import"),
        (b"PK\x03\x04 manifest.json", "drawmaster tour add"),
        (b"%PDF-1.7", "Choose a file of OpenGotha, MacMahon or Pairgoth"),
        (b"<html></html>", "Choose a file of OpenGotha, MacMahon or Pairgoth"),
    ] {
        hall.write("given.txt", bytes);
        entry(&hall, words);
        event(&hall, words);
        let seen = hall.drawmaster(&format!("entry import {EVENT} given.txt --preview"));
        assert!(seen.done_or_refused().is_none_or(|seen| seen.contains(words)), "{words}");
    }
    std::fs::copy(hall.path(EVENT), hall.path("given.txt")).unwrap();
    entry(&hall, "Open it instead of importing it");
    event(&hall, "Open it instead of importing it");
}
