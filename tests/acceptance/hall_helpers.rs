//! Helpers of the hall network on loopback: what their phones send reaches the event once, and only while their code is valid.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use support::TestVenue;

use crate::hall;
use crate::hall_network::{Served, released};

/// Adds a helper and returns the code.
fn helper(venue: &TestVenue, name: &str, role: &str) -> String {
    let words = ["helper", "add", "stage.drawmaster", "--name", name, "--role", role, "--json"];
    venue.words(&words).json()["code"].as_str().unwrap().to_string()
}

fn head(address: &str, path: &str, code: &str, rest: &str) -> String {
    format!("{path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bearer {code}\r\n{rest}\r\n")
}

fn entry(address: &str, code: &str, key: &str, action: &Value) -> String {
    let body = json!({ "key": key, "action": action }).to_string();
    let rest = format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
    head(address, "POST /en/helper/entries", code, &rest) + &body
}

fn result(board: u32, pass: Option<&str>, result: &str) -> Value {
    json!({ "what": "result", "competition": 1, "round": 1, "board": board, "pass": pass, "result": result })
}

fn sent(served: &Served, code: &str, key: &str, action: &Value) -> String {
    served.send(&entry(&served.address, code, key, action))
}

/// The work of a helper; `None` if the code is not valid.
fn work(served: &Served, code: &str) -> Option<Value> {
    let answer = served.send(&head(&served.address, "GET /en/helper/work", code, ""));
    answer.starts_with("HTTP/1.1 200 ").then(|| serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap())
}

/// Waits until the service has followed the event.
fn until(mut holds: impl FnMut() -> bool) {
    for _ in 0..200 {
        if holds() {
            return;
        }
        thread::sleep(Duration::from_millis(100));
    }
    panic!("the service does not follow the event");
}

/// The entries of the history in which a helper entered a result: author and board.
fn entered(venue: &TestVenue) -> Vec<(String, u64)> {
    entered_in(&venue.drawmaster("log stage.drawmaster --json").json())
}

/// The same in a history that was read.
fn entered_in(log: &Value) -> Vec<(String, u64)> {
    let of_helper =
        |line: &&Value| line["operation"] == "enter_result" && line["input"].as_str().unwrap().contains("delivery");
    let lines = log.as_array().unwrap().iter().filter(of_helper);
    lines.map(|line| (line["who"].as_str().unwrap().to_string(), line["board"].as_u64().unwrap())).collect()
}

#[test]
fn a_result_from_a_phone_counts_once_and_names_its_author() {
    let venue = hall();
    let served = released(&venue);
    let code = helper(&venue, "Ada Reed", "results");
    until(|| work(&served, &code).is_some());
    let boards = work(&served, &code).unwrap();
    assert_eq!((boards["helper"].as_str(), boards["boards"].as_array().unwrap().len()), (Some("Ada Reed"), 4));
    let first = sent(&served, &code, "key-0000-1", &result(1, Some("black"), "1-0"));
    assert!(first.starts_with("HTTP/1.1 200 ") && first.contains("applied"), "{first}");
    let again = sent(&served, &code, "key-0000-1", &result(1, Some("black"), "1-0"));
    assert!(again.contains("known"), "{again}");
    assert_eq!(work(&served, &code).unwrap()["boards"][0]["first"], "1-0", "the next helper sees it");
    assert_eq!(entered(&venue), [("Ada Reed".to_string(), 1)]);
    venue.drawmaster("undo stage.drawmaster").done();
    let replayed = sent(&served, &code, "key-0000-1", &result(1, Some("black"), "1-0"));
    assert!(replayed.contains("known"), "what the director undid stays undone: {replayed}");
    assert!(work(&served, &code).unwrap()["boards"][0]["first"].is_null());
    served.end();
}

#[test]
fn two_results_of_a_board_are_a_conflict_and_the_second_pass_is_free() {
    let venue = hall();
    let served = released(&venue);
    let (one, two) = (helper(&venue, "Ada Reed", "results"), helper(&venue, "Ben Marsh", "results"));
    until(|| work(&served, &two).is_some());
    assert!(sent(&served, &one, "key-0000-1", &result(2, Some("black"), "1-0")).contains("applied"));
    let other = sent(&served, &two, "key-0000-2", &result(2, Some("black"), "0-1"));
    assert!(other.starts_with("HTTP/1.1 409 ") && other.contains("another result"), "{other}");
    assert!(sent(&served, &two, "key-0000-3", &result(2, Some("white"), "0-1")).contains("applied"));
    venue.drawmaster("confirm stage.drawmaster --round 1").refused_somehow();
    assert_eq!(entered(&venue).len(), 2);
    served.end();
}

#[test]
fn a_round_with_an_unsettled_contradiction_is_confirmed_only_on_request() {
    let venue = hall();
    let served = released(&venue);
    let (one, two) = (helper(&venue, "Ada Reed", "results"), helper(&venue, "Ben Marsh", "results"));
    until(|| work(&served, &two).is_some());
    for board in 1..=4 {
        let key = format!("key-0000-{board}");
        assert!(sent(&served, &one, &key, &result(board, None, "1-0")).contains("applied"));
    }
    assert!(sent(&served, &two, "key-0000-5", &result(2, Some("white"), "0-1")).starts_with("HTTP/1.1 409 "));
    let next = || venue.drawmaster("competition list stage.drawmaster --json").json()[0]["next"]["step"].clone();
    assert_eq!(next(), "settle_conflicts");
    venue.drawmaster("confirm stage.drawmaster --round 1").refused("Board 2 of round 1 has a helper’s result");
    venue.drawmaster("helper settle stage.drawmaster --round 1 --board 2 1-0").done();
    assert_eq!(next(), "confirm_round");
    venue.drawmaster("undo stage.drawmaster").done();
    assert_eq!(next(), "settle_conflicts");
    venue.drawmaster("confirm stage.drawmaster --round 1 --yes").done();
    served.end();
}

#[test]
fn wrong_and_revoked_codes_and_other_roles_are_refused() {
    let venue = hall();
    let served = released(&venue);
    let (results, notes) = (helper(&venue, "Ada Reed", "results"), helper(&venue, "Ben Marsh", "notes"));
    until(|| work(&served, &notes).is_some());
    let before = venue.drawmaster("log stage.drawmaster").done();
    let action = result(1, None, "1-0");
    assert!(sent(&served, &notes, "key-0000-1", &action).starts_with("HTTP/1.1 422 "));
    let check_in = json!({ "what": "check-in", "entry": 1 });
    assert!(sent(&served, &results, "key-0000-1", &check_in).starts_with("HTTP/1.1 422 "));
    for key in ["short", "with blanks in it"] {
        assert!(sent(&served, &results, key, &action).starts_with("HTTP/1.1 422 "), "{key}");
    }
    let undo = json!({ "what": "undo" });
    assert!(sent(&served, &results, "key-0000-1", &undo).starts_with("HTTP/1.1 400 "));
    let form = entry(&served.address, &results, "key-0000-1", &action).replace("application/json", "text/plain");
    assert!(served.send(&form).starts_with("HTTP/1.1 400 "));
    let elsewhere = entry("evil.example", &results, "key-0000-1", &action);
    assert!(served.send(&elsewhere).starts_with("HTTP/1.1 421 "));
    assert!(sent(&served, "some other words", "key-0000-1", &action).starts_with("HTTP/1.1 401 "));
    venue.drawmaster("helper revoke stage.drawmaster 1").done();
    until(|| work(&served, &results).is_none());
    // Each try counts as a guess, and after some of them the service asks to wait.
    let refused = sent(&served, &results, "key-0000-1", &action);
    assert!(["HTTP/1.1 401 ", "HTTP/1.1 429 "].iter().any(|status| refused.starts_with(status)), "{refused}");
    let after = venue.drawmaster("log stage.drawmaster").done();
    assert_eq!(after.lines().count(), before.lines().count() + 1, "only the revocation was added: {after}");
    let list = venue.drawmaster("helper list stage.drawmaster").done();
    assert!(list.contains("Ada Reed") && list.contains("revoked") && !list.contains(&results), "{list}");
    served.end();
}

#[test]
fn guessing_codes_becomes_slow() {
    let venue = hall();
    let served = released(&venue);
    let statuses: Vec<bool> = (0..12)
        .map(|n| {
            sent(&served, &format!("guess {n}"), "key-0000-1", &result(1, None, "1-0")).starts_with("HTTP/1.1 429 ")
        })
        .collect();
    assert!(statuses.iter().any(|refused| *refused), "{statuses:?}");
    served.end();
}

#[test]
fn an_entry_of_a_gigabyte_is_refused_before_it_is_sent() {
    let venue = hall();
    let served = released(&venue);
    let rest = "Content-Type: application/json\r\nContent-Length: 1000000000\r\n";
    let mut stream = served.connect();
    stream.write_all(head(&served.address, "POST /en/helper/entries", "x", rest).as_bytes()).unwrap();
    let chunk = vec![b' '; 64 * 1024];
    // The service may close the connection before it has all of this.
    let _ = stream.write_all(&chunk);
    let mut start = [0; 12];
    stream.read_exact(&mut start).unwrap();
    assert_eq!(&start, b"HTTP/1.1 413");
    let _ = stream.shutdown(Shutdown::Both);
    served.page("/en/");
    served.end();
}

/// Sends an entry until the desk has it, as a phone does. Every other connection is cut before the answer arrives.
fn deliver(address: &Mutex<String>, code: &str, key: &str, action: &Value, cut: &mut bool) {
    loop {
        let present = address.lock().unwrap().clone();
        *cut = !*cut;
        let Ok(mut stream) = TcpStream::connect(&present) else {
            thread::sleep(Duration::from_millis(20));
            continue;
        };
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let mut answer = String::new();
        let written = stream.write_all(entry(&present, code, key, action).as_bytes());
        if *cut || written.is_err() || stream.read_to_string(&mut answer).is_err() {
            continue;
        }
        if answer.starts_with("HTTP/1.1 200 ") {
            return;
        }
        let is_busy =
            ["HTTP/1.1 429 ", "HTTP/1.1 503 "].iter().any(|busy| answer.starts_with(busy)) || answer.is_empty();
        assert!(is_busy, "{answer}");
        thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn nothing_is_lost_or_entered_twice_when_connections_are_cut_and_the_service_is_killed() {
    const BOARDS: u32 = 16;
    const HELPERS: u32 = 4;
    let venue = hall();
    venue.event("stage.drawmaster", 32);
    venue.drawmaster("pair stage.drawmaster --round 1").done();
    venue.drawmaster("release stage.drawmaster --round 1").done();
    let codes: Vec<String> = (0..HELPERS).map(|n| helper(&venue, &format!("Helper {n}"), "results")).collect();
    let mut served = Served::start(&venue, "stage.drawmaster");
    let address = Arc::new(Mutex::new(served.address.clone()));
    let enter = |number: u32, code: String| {
        let address = Arc::clone(&address);
        thread::spawn(move || {
            let mut cut = number.is_multiple_of(2);
            for board in (1..=BOARDS).filter(|board| board % HELPERS == number) {
                for pass in ["black", "white"] {
                    let key = format!("key-{board:04}-{pass}");
                    deliver(&address, &code, &key, &result(board, Some(pass), "1-0"), &mut cut);
                }
            }
        })
    };
    let threads: Vec<_> = (0..HELPERS).zip(codes).map(|(number, code)| enter(number, code)).collect();
    for half in [1, 2] {
        // The helpers use the file all the time, so the history cannot be read at every moment.
        until(|| {
            let log = venue.drawmaster("log stage.drawmaster --json");
            log.succeeded() && entered_in(&log.json()).len() >= half * usize::try_from(BOARDS).unwrap() / 2
        });
        drop(served);
        served = Served::start(&venue, "stage.drawmaster");
        address.lock().unwrap().clone_from(&served.address);
    }
    threads.into_iter().for_each(|thread| thread.join().unwrap());
    served.end();
    let mut boards: Vec<u64> = entered(&venue).into_iter().map(|(_, board)| board).collect();
    boards.sort_unstable();
    let twice: Vec<u64> = (1..=u64::from(BOARDS)).flat_map(|board| [board, board]).collect();
    assert_eq!(boards, twice, "each board has each pass once");
    venue.drawmaster("check stage.drawmaster").done();
    venue.drawmaster("confirm stage.drawmaster --round 1").done();
}
