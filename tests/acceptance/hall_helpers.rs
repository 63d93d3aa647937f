//! Helpers of the hall network on loopback: what their phones send reaches the event once, and only while their code is valid.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::mpsc::channel;
use std::sync::{Arc, Condvar, Mutex};
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

/// The same result of the players whom the helper's page shows at the board.
fn shown(served: &Served, code: &str, mut action: Value) -> Value {
    let boards = work(served, code).expect("the code is valid")["boards"].take();
    let board = boards.as_array().unwrap().iter().find(|of| of["board"] == action["board"]);
    action["players"] = board.expect("the page shows the board")["players"].clone();
    action
}

fn sent(served: &Served, code: &str, key: &str, action: &Value) -> String {
    served.send(&entry(&served.address, code, key, action))
}

/// The work of a helper; `None` if the code is not valid.
fn work(served: &Served, code: &str) -> Option<Value> {
    let answer = served.send(&head(&served.address, "GET /en/helper/work", code, ""));
    answer.starts_with("HTTP/1.1 200 ").then(|| serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap())
}

/// The entries of the history in which a helper entered a result: author and board.
fn entered(venue: &TestVenue) -> Vec<(String, u64)> {
    let log = venue.drawmaster("log stage.drawmaster --json").json();
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
    let boards = work(&served, &code).unwrap();
    assert_eq!((boards["helper"].as_str(), boards["boards"].as_array().unwrap().len()), (Some("Ada Reed"), 4));
    let entry = shown(&served, &code, result(1, Some("black"), "1-0"));
    let first = sent(&served, &code, "key-0000-1", &entry);
    assert!(first.starts_with("HTTP/1.1 200 ") && first.contains("applied"), "{first}");
    let again = sent(&served, &code, "key-0000-1", &entry);
    assert!(again.contains("known"), "{again}");
    assert_eq!(work(&served, &code).unwrap()["boards"][0]["first"], "1-0", "the next helper sees it");
    assert_eq!(entered(&venue), [("Ada Reed".to_string(), 1)]);
    venue.drawmaster("undo stage.drawmaster").done();
    let replayed = sent(&served, &code, "key-0000-1", &entry);
    assert!(replayed.contains("known"), "what the director undid stays undone: {replayed}");
    assert!(work(&served, &code).unwrap()["boards"][0]["first"].is_null());
    served.end();
}

#[test]
fn two_results_of_a_board_are_a_conflict_and_the_second_pass_is_free() {
    let venue = hall();
    let served = released(&venue);
    let (one, two) = (helper(&venue, "Ada Reed", "results"), helper(&venue, "Ben Marsh", "results"));
    let read = |pass, value| shown(&served, &one, result(2, Some(pass), value));
    let unseen = sent(&served, &one, "key-0000-1", &result(2, Some("black"), "1-0"));
    assert!(unseen.starts_with("HTTP/1.1 422 ") && unseen.contains("whom the page showed"), "{unseen}");
    assert!(sent(&served, &one, "key-0000-1", &read("black", "1-0")).contains("applied"));
    let other = sent(&served, &two, "key-0000-2", &read("black", "0-1"));
    assert!(other.starts_with("HTTP/1.1 409 ") && other.contains("another result"), "{other}");
    let both = sent(&served, &one, "key-0000-3", &read("white", "0-1"));
    assert!(both.starts_with("HTTP/1.1 422 ") && both.contains("Somebody else reads"), "{both}");
    assert!(sent(&served, &two, "key-0000-4", &read("white", "0-1")).contains("applied"));
    venue.drawmaster("confirm stage.drawmaster --round 1").refused_somehow();
    assert_eq!(entered(&venue).len(), 2);
    served.end();
}

#[test]
fn wrong_and_revoked_codes_and_other_roles_are_refused() {
    let venue = hall();
    let served = released(&venue);
    let (results, notes) = (helper(&venue, "Ada Reed", "results"), helper(&venue, "Ben Marsh", "notes"));
    assert!(work(&served, &notes).is_some());
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
    assert!(work(&served, &results).is_none());
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

/// The address of a service that is stopped and started again.
struct Restarted {
    /// How often the service was started, and its address.
    present: Mutex<(u32, String)>,
    started: Condvar,
}

impl Restarted {
    fn at(&self, address: &str) {
        let mut present = self.present.lock().unwrap();
        *present = (present.0 + 1, address.to_owned());
        self.started.notify_all();
    }

    fn present(&self) -> (u32, String) {
        self.present.lock().unwrap().clone()
    }

    /// Waits until the service was started more often.
    fn after(&self, starts: u32) {
        drop(self.started.wait_while(self.present.lock().unwrap(), |present| present.0 == starts).unwrap());
    }
}

/// Sends an entry until the desk has it, as a phone does. Every other connection is cut before the answer arrives.
fn deliver(service: &Restarted, code: &str, key: &str, action: &Value, cut: &mut bool) {
    loop {
        let (starts, address) = service.present();
        *cut = !*cut;
        let Ok(mut stream) = TcpStream::connect(&address) else {
            service.after(starts);
            continue;
        };
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let mut answer = String::new();
        let written = stream.write_all(entry(&address, code, key, action).as_bytes());
        if *cut || written.is_err() || stream.read_to_string(&mut answer).is_err() {
            continue;
        }
        if answer.starts_with("HTTP/1.1 200 ") {
            return;
        }
        // The service is killed meanwhile, or waited in vain for the file.
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 503 "), "{answer}");
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
    let actions: Vec<Value> = (1..=BOARDS).map(|board| shown(&served, &codes[0], result(board, None, "1-0"))).collect();
    let service = Arc::new(Restarted { present: Mutex::new((1, served.address.clone())), started: Condvar::new() });
    let (delivered, deliveries) = channel();
    let enter = |number: u32, code: String| {
        let (service, delivered, actions) = (Arc::clone(&service), delivered.clone(), actions.clone());
        thread::spawn(move || {
            let mut cut = number.is_multiple_of(2);
            for board in 1..=BOARDS {
                // Two helpers read each board, in another order.
                for (pass, reader) in [("black", board), ("white", board + 1)] {
                    if reader % HELPERS == number {
                        let key = format!("key-{board:04}-{pass}");
                        let mut action = actions[board as usize - 1].clone();
                        action["pass"] = pass.into();
                        deliver(&service, &code, &key, &action, &mut cut);
                        delivered.send(()).unwrap();
                    }
                }
            }
        })
    };
    let threads: Vec<_> = (0..HELPERS).zip(codes).map(|(number, code)| enter(number, code)).collect();
    for _ in 0..2 {
        // A third of the entries arrives before each end of the service.
        for _ in 0..2 * BOARDS / 3 {
            deliveries.recv_timeout(Duration::from_secs(60)).unwrap();
        }
        drop(served);
        served = Served::start(&venue, "stage.drawmaster");
        service.at(&served.address);
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
