//! The referee's case book on the command line: a protest upheld after confirmation, a committee with an involved member, and what
//! may leave the desk (R72, R74, R77).

use std::fs;
use std::path::Path;

use support::TestVenue;

use crate::hall;

const EVENT: &str = "stage.drawmaster";
/// Words of the case that no published file may have.
const SECRET: &str = "Qwzxmiscounted";

/// Twelve players with a confirmed first round that Black won everywhere, and case 1 about board 2.
fn with_case() -> TestVenue {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Spring Stage", "--start", "2026-08-14", "--rounds", "2"]).done();
    hall.write("players.csv", support::players(12));
    hall.drawmaster(&format!("entry import {EVENT} players.csv")).done();
    hall.drawmaster(&format!("register close {EVENT}")).done();
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    for board in 1..=6 {
        hall.drawmaster(&format!("result {EVENT} --round 1 --board {board} 1-0")).done();
    }
    hall.drawmaster(&format!("confirm {EVENT} --round 1")).done();
    hall.drawmaster(&format!("referee case add {EVENT} --round 1 --board 2 --articles 5j --facts {SECRET}")).done();
    hall
}

fn case(hall: &TestVenue) -> serde_json::Value {
    hall.drawmaster(&format!("referee case show {EVENT} 1 --json")).json()
}

/// Returns the starting number of a player of the case.
fn number(hall: &TestVenue, player: usize) -> u64 {
    case(hall)["players"][player]["number"].as_u64().unwrap()
}

/// Returns the points of a player.
fn points(hall: &TestVenue, number: u64) -> String {
    let standings = hall.drawmaster(&format!("standings {EVENT} --json")).json();
    let lines = standings.as_array().unwrap().clone();
    let line = lines.into_iter().find(|line| line["number"].as_u64() == Some(number)).unwrap();
    line["criteria"].to_string()
}

#[test]
fn a_protest_upheld_after_confirmation_corrects_the_result() {
    let hall = with_case();
    let white = number(&hall, 1);
    let before = points(&hall, white);
    let protest = format!("referee case protest {EVENT} 1 Wrong --player {white}");
    hall.drawmaster(&format!("{protest} --at 2030-01-01T10:00")).refused("The protest is late");
    hall.drawmaster(&protest).done();
    let rule = format!("referee case rule {EVENT} 1 {SECRET} --result 0-1");
    hall.drawmaster(&rule).refused("Say whether the ruling upholds or rejects it");
    hall.drawmaster(&format!("{rule} --outcome upheld")).done();
    let link = case(&hall)["steps"][1].clone();
    assert_eq!(
        (link["correction"]["before"].as_str(), link["correction"]["after"].as_str()),
        (Some("1-0"), Some("0-1"))
    );
    let after = points(&hall, white);
    assert_ne!(after, before);
    let log = hall.drawmaster(&format!("log {EVENT} --json")).json();
    let entry = log.as_array().unwrap().iter().find(|line| line["number"] == link["journal"]).unwrap().clone();
    assert_eq!((entry["operation"].as_str(), entry["case"].as_u64()), (Some("rule_case"), Some(1)));
    hall.drawmaster(&format!("undo {EVENT}")).done();
    assert_eq!(points(&hall, white), before);
    hall.drawmaster(&format!("redo {EVENT}")).done();
    assert_eq!(points(&hall, white), after);
}

#[test]
fn an_appeal_goes_to_the_next_replacement() {
    let hall = with_case();
    let [black, white] = [0, 1].map(|player| number(&hall, player));
    for (role, fields) in [
        ("committee", "--name Marsh".to_string()),
        ("committee", format!("--player {white}")),
        ("committee", "--name Vale".to_string()),
        ("replacement", format!("--name Kin --related {black}")),
        ("replacement", "--name North".to_string()),
    ] {
        hall.drawmaster(&format!("referee official add {EVENT} --role {role} {fields}")).done();
    }
    hall.drawmaster(&format!("referee official add {EVENT} --role committee --name Fourth"))
        .refused("has its 3 members");
    hall.drawmaster(&format!("referee case rule {EVENT} 1 Stands")).done();
    hall.drawmaster(&format!("referee case appeal {EVENT} 1 Wrong --player {black}")).done();
    let seats = case(&hall)["committee"]["seats"].clone();
    let names: Vec<&str> = seats.as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Marsh", "North", "Vale"]);
    hall.drawmaster(&format!("referee official remove {EVENT} 5")).done();
    assert_eq!(case(&hall)["committee"]["seats"], seats, "the appeal keeps its committee");
}

/// Whether a file, or a file in a folder, has the words; sheets are read as text.
fn says(path: &Path, words: &str) -> bool {
    if path.is_dir() {
        return fs::read_dir(path).unwrap().any(|entry| says(&entry.unwrap().path(), words));
    }
    let is_sheet = path.extension().is_some_and(|ending| ending == "pdf");
    let text = if is_sheet { support::pdf_text(path, &[]) } else { None };
    let text = text.unwrap_or_else(|| String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned());
    text.split_whitespace().collect::<String>().contains(words)
}

#[test]
fn a_private_case_is_in_nothing_that_is_published() {
    let hall = with_case();
    hall.drawmaster(&format!("referee case rule {EVENT} 1 {SECRET} --result 0-1")).done();
    let publish = |at: &str| {
        hall.drawmaster(&format!("print {EVENT} all event-{at}")).done();
        hall.drawmaster(&format!("print {EVENT} all round-{at} --round 1")).done();
        hall.drawmaster(&format!("publish {EVENT} --to site-{at}")).done();
        hall.drawmaster(&format!("export {EVENT} --as html pages-{at}")).done();
        for format in ["h9", "tou", "opengotha", "macmahon", "pairgoth", "trf", "csv", "json", "entries"] {
            hall.drawmaster(&format!("export {EVENT} --as {format} {at}.{format}")).done();
        }
        let folders = ["event", "round", "site", "pages"].map(|name| format!("{name}-{at}"));
        let files = ["h9", "tou", "opengotha", "macmahon", "pairgoth", "trf", "csv", "json", "entries"];
        let files = files.map(|format| format!("{at}.{format}"));
        folders.into_iter().chain(files).filter(|name| says(&hall.path(name), SECRET)).collect::<Vec<_>>()
    };
    let audit = || hall.drawmaster(&format!("audit-log {EVENT} --json")).json().to_string().contains(SECRET);
    assert_eq!(publish("private"), Vec::<String>::new());
    assert!(!audit());
    hall.drawmaster(&format!("export {EVENT} --as cases cases.csv")).done();
    assert!(says(&hall.path("cases.csv"), SECRET), "the referee's own file has it");
    hall.drawmaster(&format!("referee case publish {EVENT} 1")).done();
    let published = publish("public");
    assert!(published.iter().all(|name| name == "event-public"), "only the list of incidents has it: {published:?}");
    assert!(audit());
    hall.drawmaster(&format!("referee case publish {EVENT} 1 --off")).done();
    assert!(!audit());
}

#[test]
fn a_private_case_is_not_in_the_bundle_for_the_tour() {
    let hall = hall();
    hall.drawmaster(&format!("simulate --players 12 --rounds 2 --seed 7 {EVENT}")).done();
    hall.drawmaster(&format!("referee case add {EVENT} --round 1 --board 2 --facts {SECRET}")).done();
    hall.drawmaster(&format!("referee case rule {EVENT} 1 {SECRET}")).done();
    hall.drawmaster(&format!("export {EVENT} --as bundle one.zip")).done();
    assert!(!crate::bundles::files(&hall.bytes("one.zip")).values().any(|text| text.contains(SECRET)));
}

/// Returns what a command says in German.
fn in_german(hall: &TestVenue, words: &str) -> String {
    hall.drawmaster(&format!("{words} --language de")).done()
}

#[test]
fn words_of_rulings_are_in_the_users_language() {
    let hall = with_case();
    let [black, white] = [0, 1].map(|player| number(&hall, player));
    hall.drawmaster(&format!("referee official add {EVENT} --role committee --player {black}")).done();
    hall.drawmaster(&format!("referee case protest {EVENT} 1 Falsch --player {white}")).done();
    hall.drawmaster(&format!("referee case rule {EVENT} 1 Gilt --outcome rejected")).done();
    hall.drawmaster(&format!("referee guide wrong-start {EVENT} 1 --mistake colours --moves 3")).done();
    let shown = in_german(&hall, &format!("referee case show {EVENT} 1"));
    for word in ["Schiedsrichter", "abgewiesen", "spielt darin", "beginnt neu"] {
        assert!(shown.contains(word), "{word}: {shown}");
    }
    for word in ["referee", "rejected", "plays", "start-again", "ruled"] {
        assert!(!shown.contains(word), "{word}: {shown}");
    }
    let officials = in_german(&hall, &format!("referee official list {EVENT}"));
    assert!(officials.contains("Schiedsgericht") && !officials.contains("committee"), "{officials}");
}

#[test]
fn guides_record_answers_and_clocks() {
    let hall = with_case();
    let guide = |rest: &str| hall.drawmaster(&format!("referee guide {rest} --json")).json()["guide"].clone();
    let clocks = guide(&format!("clocks {EVENT} 1 --moves 120 --black 90 --white 120 --back-to 80"));
    assert_eq!(
        (clocks["clocks"]["black"].as_str(), clocks["clocks"]["white"].as_str()),
        (Some("1:00:00"), Some("1:20:00"))
    );
    let told = hall.drawmaster(&format!("referee guide answer {EVENT} 1 --black refuse --white refuse")).done();
    for proposal in [
        "Proposal 1: The position is corrected, and the game goes on. Black: refuses, White: refuses",
        "Proposal 2: The position stays, and the game goes on. Black: –, White: –",
    ] {
        assert!(told.contains(proposal), "{told}");
    }
    for _ in 0..4 {
        guide(&format!("answer {EVENT} 1 --black refuse --white refuse"));
    }
    assert_eq!(case(&hall)["guide"]["state"].as_str(), Some("committee"));
    assert_eq!(case(&hall)["next_body"].as_str(), Some("committee"));
    hall.drawmaster(&format!("referee guide shorten {EVENT} 1 --reason Late")).refused("The procedure has ended");
    hall.drawmaster(&format!("referee case add {EVENT} --facts Colours")).done();
    let start = guide(&format!("wrong-start {EVENT} 2 --mistake colours --moves 3"));
    assert_eq!(start["ruling"].as_str(), Some("start-again"));
    hall.drawmaster(&format!("referee case add {EVENT} --facts Clock")).done();
    let fault = guide(&format!("clock-fault {EVENT} 3 --shown 15 --actual 6:30 --flag-late"));
    assert_eq!((fault["corrected"].as_str(), fault["flag"].as_str()), (Some("10:00"), Some("when-noticed")));
}

#[test]
fn the_referees_papers_are_printed() {
    let hall = with_case();
    hall.drawmaster(&format!("referee official add {EVENT} --role head-referee --name Fenn")).done();
    hall.drawmaster(&format!("referee case rule {EVENT} 1 Stands")).done();
    let article = hall.words(&["referee", "article", "set", EVENT, "5j", "Words of the federation."]);
    article.done();
    for (sheet, words) in
        [("officials", "Fenn"), ("rules", "Fenn"), ("cases", SECRET), ("case", "federation"), ("daily-report", SECRET)]
    {
        hall.drawmaster(&format!("print {EVENT} {sheet} {sheet}.pdf")).done();
        let path = hall.path(&format!("{sheet}.pdf"));
        assert!(support::pdf_text(&path, &[]).is_none() || says(&path, words), "{words} on {sheet}");
    }
    hall.drawmaster(&format!("print {EVENT} case two.pdf --lang en,ro")).done();
    if let Some(text) = support::pdf_text(&hall.path("two.pdf"), &[]) {
        assert_eq!(text.matches("Stands").count(), 2, "each language has the ruling once: {text}");
    }
    hall.drawmaster(&format!("print {EVENT} case one.pdf --case 9")).refused("There is no case 9");
    hall.drawmaster(&format!("print {EVENT} daily-report day.pdf --day tomorrow")).refused("tomorrow");
}
