//! Players' own reports on loopback: two equal ones are a result, one never is, and nuisance has an end.

use serde_json::Value;
use support::TestVenue;

use crate::hall;
use crate::hall_network::{Served, release};

/// An event whose players may report, with its first round released.
fn reporting(venue: &TestVenue) -> Served {
    release(venue);
    venue.drawmaster("set stage.drawmaster event.player_reports true").done();
    Served::start(venue, "stage.drawmaster")
}

/// The codes of a board: Black's and White's.
fn codes(venue: &TestVenue, board: u64) -> [String; 2] {
    let codes = venue.drawmaster("player-report codes stage.drawmaster --json").json();
    let of = codes.as_array().unwrap().iter().find(|of| of["board"] == board).unwrap_or_else(|| panic!("{codes}"));
    ["black", "white"].map(|colour| of[colour].as_str().unwrap().to_string())
}

fn post(served: &Served, kind: &str, body: &str) -> String {
    let head = format!("Host: {}\r\nConnection: close\r\nContent-Type: {kind}\r\n", served.address);
    served.send(&format!("POST /en/report HTTP/1.1\r\n{head}Content-Length: {}\r\n\r\n{body}", body.len()))
}

fn sent(served: &Served, code: &str, result: Option<&str>) -> String {
    let result = result.map(|result| format!("&result={result}")).unwrap_or_default();
    post(served, "application/x-www-form-urlencoded", &format!("code={code}{result}"))
}

/// Asserts that the page of a seat shows this text.
fn shows(served: &Served, code: &str, text: &str) {
    let page = sent(served, code, None);
    assert!(page.contains(text), "{text} in {page}");
}

fn board(venue: &TestVenue, number: u64) -> Value {
    let round = venue.drawmaster("boards stage.drawmaster --round 1 --json").json();
    round["boards"].as_array().unwrap().iter().find(|of| of["board"] == number).unwrap().clone()
}

fn reports(venue: &TestVenue) -> Vec<(u64, String)> {
    let list = venue.drawmaster("player-report list stage.drawmaster --json").json();
    let of = |of: &Value| (of["board"].as_u64().unwrap(), of["state"].as_str().unwrap().to_string());
    list.as_array().unwrap().iter().map(of).collect()
}

#[test]
fn two_phones_at_a_board_report_a_result_and_one_does_not() {
    let venue = hall();
    let served = reporting(&venue);
    let [black, white] = codes(&venue, 1);
    shows(&served, &black, "Who won?");
    assert!(served.page("/en/").contains("href=\"/en/report\""), "the pages lead there");
    let asked = sent(&served, &black, None);
    assert!(asked.contains("Who won?") && !asked.contains("set-cookie"), "{asked}");
    let waiting = sent(&served, &black, Some("black"));
    assert!(waiting.contains("You reported: Black wins"), "{waiting}");
    assert_eq!(reports(&venue), [(1, "waiting".to_string())]);
    assert!(board(&venue, 1)["result"].is_null(), "a report is no result");
    venue.drawmaster("confirm stage.drawmaster --round 1").refused_somehow();
    assert!(sent(&served, &black, Some("black")).starts_with("HTTP/1.1 200 "), "sent again, it is known");
    let other = sent(&served, &black, Some("white"));
    assert!(other.starts_with("HTTP/1.1 409 ") && other.contains("reported a result before"), "{other}");
    assert!(sent(&served, &white, None).contains("Your opponent reported: Black wins"));
    let entered = sent(&served, &white, Some("black"));
    assert!(entered.contains("The desk has a result: Black wins"), "{entered}");
    assert!(reports(&venue).is_empty());
    let log = venue.drawmaster("log stage.drawmaster --json").json();
    let last = log.as_array().unwrap().iter().find(|line| line["operation"] == "enter_result").unwrap().clone();
    assert_eq!((last["who"].as_str(), last["board"].as_u64()), (Some("Board 1, white"), Some(1)));
    let copied =
        "SELECT count(*) FROM journal WHERE operation = 'report_result' AND changes LIKE '%\"table\":\"event\"%'";
    let file = rusqlite::Connection::open(venue.path("stage.drawmaster")).unwrap();
    let copies: i64 = file.query_row(copied, (), |row| row.get(0)).unwrap();
    assert_eq!(copies, 0, "a report does not write the event again");
    drop(file);
    venue.drawmaster("undo stage.drawmaster").done();
    assert!(sent(&served, &white, Some("black")).starts_with("HTTP/1.1 409 "), "what the director undid stays undone");
    served.end();
}

#[test]
fn the_desk_accepts_or_dismisses_what_the_players_do_not_agree_on() {
    let venue = hall();
    let served = reporting(&venue);
    let ([black, white], [alone, _]) = (codes(&venue, 2), codes(&venue, 3));
    shows(&served, &black, "Who won?");
    sent(&served, &black, Some("black"));
    assert!(sent(&served, &white, Some("white")).contains("You reported different results."));
    sent(&served, &alone, Some("jigo"));
    let of = |state: &str, board| (board, state.to_string());
    assert_eq!(reports(&venue), [of("disputed", 2), of("disputed", 2), of("waiting", 3)]);
    let refused = venue.drawmaster("player-report accept stage.drawmaster --round 1 --board 2").refused_somehow();
    assert!(refused.contains("different results"), "{refused}");
    venue.drawmaster("player-report dismiss stage.drawmaster --round 1 --board 2").done();
    shows(&served, &black, "did not take your report");
    venue.drawmaster("player-report accept stage.drawmaster --round 1 --board 3").done();
    assert!(reports(&venue).is_empty());
    assert!(sent(&served, &black, Some("black")).starts_with("HTTP/1.1 409 "), "a seat reports once");
    served.end();
}

#[test]
fn without_the_setting_or_the_code_nothing_is_reported() {
    let venue = hall();
    let served = reporting(&venue);
    let [black, _] = codes(&venue, 1);
    shows(&served, &black, "Who won?");
    let before = venue.drawmaster("log stage.drawmaster").done();
    let form = "application/x-www-form-urlencoded";
    for (kind, body, status) in [
        ("text/plain", format!("code={black}&result=black"), "400"),
        (form, format!("code={black}&result=black-by-forfeit"), "400"),
        (form, "result=black".to_string(), "400"),
        (form, format!("code={}", "a".repeat(60)), "400"),
        (form, format!("code={}", "a".repeat(40_000)), "413"),
        (form, "code=2222-2222&result=black".to_string(), "404"),
    ] {
        let answer = post(&served, kind, &body);
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{status}: {answer}");
    }
    venue.drawmaster("set stage.drawmaster event.player_reports false").done();
    let codes = venue.drawmaster("player-report codes stage.drawmaster").done();
    assert!(codes.contains("no codes"), "{codes}");
    let after = venue.drawmaster("log stage.drawmaster").done();
    assert_eq!(after.lines().count(), before.lines().count() + 1, "only the setting was changed: {after}");
    let settings = venue.drawmaster("settings stage.drawmaster").done();
    assert!(settings.contains("event.player_reports = false") && !settings.contains("secret"), "{settings}");
    served.end();
}

#[test]
fn guessing_the_codes_of_boards_becomes_slow() {
    let venue = hall();
    let served = reporting(&venue);
    let answers: Vec<String> =
        (0..12).map(|number| sent(&served, &format!("2222-22{number}x"), Some("black"))).collect();
    assert!(answers.iter().any(|answer| answer.starts_with("HTTP/1.1 429 ")), "{answers:?}");
    assert!(reports(&venue).is_empty());
    served.end();
}
