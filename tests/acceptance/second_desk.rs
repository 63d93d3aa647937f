//! A second desk on loopback: its copy gets every committed change, also through connections that are cut, and takes over after the first
//! desk was killed.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use serde_json::Value;
use support::TestVenue;

use crate::hall;
use crate::hall_network::{Served, released};

const STAGE: &str = "stage.drawmaster";
const COPY: &str = "copy.drawmaster";

/// Adds a second desk, or another helper, and returns the code.
fn code(venue: &TestVenue, role: &str) -> String {
    let words = ["helper", "add", STAGE, "--name", "Ben Marsh", "--role", role, "--json"];
    venue.words(&words).json()["code"].as_str().unwrap().to_string()
}

fn once(venue: &TestVenue, address: &str, code: &str) -> support::Ran {
    venue.words(&["follow", address, COPY, "--code", code, "--once", "--json"])
}

/// Asserts that the first desk refuses the code.
fn refused_code(venue: &TestVenue, address: &str, code: &str) {
    let refused = once(venue, address, code).refused_somehow_json();
    assert!(refused.contains("refuses this code"), "{refused}");
}

fn history(venue: &TestVenue, file: &str) -> Value {
    venue.words(&["log", file, "--json"]).json()
}

fn enter(venue: &TestVenue, board: u32, result: &str) {
    let board = board.to_string();
    venue.words(&["result", STAGE, "--round", "1", "--board", &board, result]).done();
}

/// A running `drawmaster follow`, and the states that it prints.
struct Follower {
    child: Child,
    states: Receiver<Value>,
}

impl Follower {
    fn start(venue: &TestVenue, address: &str, code: &str) -> Follower {
        let mut command = Command::new(venue.program());
        command.args(["follow", address, COPY, "--code", code, "--until-input-ends", "--json"]);
        command.current_dir(venue.path(".")).env("DRAWMASTER_DATA", venue.data());
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (sender, states) = channel();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                let _ = sender.send(serde_json::from_str(&line).unwrap());
            }
        });
        Follower { child, states }
    }

    /// Waits for a state.
    fn until(&self, what: &str, holds: impl Fn(&Value) -> bool) {
        loop {
            let state = self.states.recv_timeout(Duration::from_secs(60)).unwrap_or_else(|_| panic!("never {what}"));
            if holds(&state) {
                return;
            }
        }
    }

    /// Waits until the copy has all entries of the event.
    fn until_all(&self, venue: &TestVenue) {
        let last = history(venue, STAGE).as_array().unwrap().len();
        self.until("all entries", |state| state["entry"] == last);
    }

    fn end(mut self) {
        drop(self.child.stdin.take());
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A network between the two desks. It can change what the first desk answers, or cut the connection after some bytes.
struct Between {
    address: String,
    /// The number of answers so far.
    answers: Arc<AtomicUsize>,
}

impl Between {
    fn start(first: &str, change: impl Fn(usize, Vec<u8>) -> Vec<u8> + Send + 'static) -> Between {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let between = Between { address: listener.local_addr().unwrap().to_string(), answers: Arc::default() };
        let (first, own, answers) = (first.to_owned(), between.address.clone(), Arc::clone(&between.answers));
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                // A first desk that is gone answers nothing.
                let answer = passed_on(&stream, &own, &first).unwrap_or_default();
                let number = answers.fetch_add(1, Ordering::Relaxed);
                let _ = (&stream).write_all(&change(number, answer));
            }
        });
        between
    }
}

/// Sends the request of a connection to the first desk, and returns the answer.
fn passed_on(stream: &TcpStream, own: &str, first: &str) -> std::io::Result<Vec<u8>> {
    let mut request = String::new();
    let mut reader = BufReader::new(stream);
    while !request.ends_with("\r\n\r\n") && reader.read_line(&mut request)? > 0 {}
    let mut connection = TcpStream::connect(first)?;
    connection.write_all(request.replace(own, first).as_bytes())?;
    let mut answer = Vec::new();
    connection.read_to_end(&mut answer)?;
    Ok(answer)
}

/// Returns whether the copy has the history and the standings of the event.
fn same(venue: &TestVenue) -> bool {
    let standings = |file| venue.words(&["standings", file, "--json"]).json();
    history(venue, STAGE) == history(venue, COPY) && standings(STAGE) == standings(COPY)
}

#[test]
fn a_copy_follows_through_connections_that_are_cut_anywhere() {
    let venue = hall();
    let served = released(&venue);
    let code = code(&venue, "second-desk");
    // Every answer but each fourth is cut, at a place that the number of the answer decides.
    let cut = |number: usize, mut answer: Vec<u8>| {
        if number % 4 != 3 {
            answer.truncate(answer.len() * (number * 37 % 100) / 100);
        }
        answer
    };
    let between = Between::start(&served.address, cut);
    let follower = Follower::start(&venue, &between.address, &code);
    follower.until("a lost connection", |state| state["lost"].is_string());
    follower.until_all(&venue);
    for board in 1..=4 {
        enter(&venue, board, if board % 2 == 0 { "0-1" } else { "1-0" });
    }
    venue.words(&["undo", STAGE]).done();
    follower.until_all(&venue);
    follower.end();
    assert!(between.answers.load(Ordering::Relaxed) > 4);
    assert!(same(&venue));
    venue.words(&["check", COPY]).done();
    served.end();
}

#[test]
fn a_tampered_entry_ends_the_following_and_is_not_taken() {
    let venue = hall();
    let served = released(&venue);
    let code = code(&venue, "second-desk");
    once(&venue, &served.address, &code).done();
    let before = venue.bytes(COPY);
    enter(&venue, 1, "1-0");
    let forge = |_: usize, answer: Vec<u8>| {
        let text = String::from_utf8(answer).unwrap();
        // The first answer has only a challenge.
        assert!(text.contains("enter_result") || text.contains("drawmaster-challenge"), "{text}");
        text.replace("enter_result", "enter_resulT").into_bytes()
    };
    let between = Between::start(&served.address, forge);
    let refused = once(&venue, &between.address, &code).refused_somehow_json();
    assert!(refused.contains("does not prove"), "{refused}");
    assert_eq!(venue.bytes(COPY), before);
    once(&venue, &served.address, &code).done();
    assert!(same(&venue));
    served.end();
}

#[test]
fn the_code_can_come_from_a_file_or_the_standard_input() {
    let venue = hall();
    let served = released(&venue);
    let code = code(&venue, "second-desk");
    venue.write("code", format!("{code}\n"));
    venue.words(&["follow", &served.address, COPY, "--code-file", "code", "--once"]).done();
    assert!(same(&venue));
    let mut command = Command::new(venue.program());
    command.args(["follow", &served.address, "other.drawmaster", "--code-file", "-", "--once"]);
    command.current_dir(venue.path(".")).env("DRAWMASTER_DATA", venue.data());
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
    writeln!(child.stdin.take().unwrap(), "{code}").unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(history(&venue, "other.drawmaster"), history(&venue, STAGE));
    venue.write("code", "apple river stone cloud table moon");
    let refused = venue.words(&["follow", &served.address, COPY, "--code-file", "code", "--once"]).refused_somehow();
    assert!(refused.contains("refuses this code"), "{refused}");
    let both = venue.words(&["follow", &served.address, COPY, "--code-file", "code", "--code", &code, "--once"]);
    both.refused_in_words();
    venue.words(&["follow", &served.address, COPY, "--code-file", "Missing", "--once"]).refused_somehow();
    served.end();
}

/// A question that somebody recorded gets no answer a second time.
#[test]
fn a_recorded_question_is_worth_nothing() {
    let venue = hall();
    let served = released(&venue);
    let code = code(&venue, "second-desk");
    let recorded = Arc::new(std::sync::Mutex::new(Vec::new()));
    let between = {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let own = listener.local_addr().unwrap().to_string();
        let (first, address, kept) = (served.address.clone(), own.clone(), Arc::clone(&recorded));
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let mut request = String::new();
                let mut reader = BufReader::new(&stream);
                while !request.ends_with("\r\n\r\n") && reader.read_line(&mut request).unwrap_or(0) > 0 {}
                let request = request.replace(&address, &first);
                let mut connection = TcpStream::connect(&first).unwrap();
                connection.write_all(request.as_bytes()).unwrap();
                let mut answer = Vec::new();
                connection.read_to_end(&mut answer).unwrap();
                kept.lock().unwrap().push(request);
                let _ = (&stream).write_all(&answer);
            }
        });
        own
    };
    once(&venue, &between, &code).done();
    let questions = recorded.lock().unwrap().clone();
    assert!(questions.len() >= 2 && questions.iter().all(|asked| !asked.contains(&code)), "{questions:?}");
    for question in questions {
        let answer = served.send(&question);
        assert!(answer.starts_with("HTTP/1.1 401 ") && !answer.contains("\"entries\""), "{answer}");
    }
    served.end();
}

#[test]
fn other_codes_get_no_entry_and_a_second_desk_enters_nothing() {
    let venue = hall();
    let served = released(&venue);
    let (results, second) = (code(&venue, "results"), code(&venue, "second-desk"));
    once(&venue, &served.address, &second).done();
    // After more wrong codes the service asks to wait.
    for wrong in ["apple river stone cloud table moon", results.as_str()] {
        refused_code(&venue, &served.address, wrong);
    }
    for code in [&second, &results] {
        let request = format!(
            "GET /en/second-desk/entries?after=0&hash={} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\
             Authorization: Bearer {code}\r\n\r\n",
            "00".repeat(32),
            served.address
        );
        let sent = served.send(&request);
        assert!(
            sent.starts_with("HTTP/1.1 401 ") && !sent.contains("entries"),
            "the code itself proves nothing: {sent}"
        );
    }
    let page = served.page("/en/helper");
    assert!(!page.contains("second-desk"), "no page leads to the journal: {page}");
    let body = r#"{"key":"key-0000-1","action":{"what":"check-in","entry":1}}"#;
    let request = format!(
        "POST /en/helper/entries HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nAuthorization: Bearer {second}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        served.address,
        body.len()
    );
    let sent = served.send(&request);
    assert!(sent.starts_with("HTTP/1.1 422 "), "{sent}");
    venue.drawmaster("helper revoke stage.drawmaster 2").done();
    refused_code(&venue, &served.address, &second);
    served.end();
}

#[test]
fn the_promoted_copy_continues_after_the_first_desk_was_killed() {
    let venue = hall();
    let served = released(&venue);
    let second = code(&venue, "second-desk");
    let follower = Follower::start(&venue, &format!("http://{}/", served.address), &second);
    enter(&venue, 1, "1-0");
    enter(&venue, 2, "0-1");
    follower.until_all(&venue);
    let (first_history, standings) = (history(&venue, STAGE), venue.words(&["standings", STAGE, "--json"]).json());
    let refused = venue.words(&["result", COPY, "--round", "1", "--board", "3", "1-0"]).refused_somehow();
    assert!(refused.contains("cannot be changed while it follows"), "{refused}");
    // The first desk dies with its service.
    drop(served);
    follower.until("a lost connection", |state| state["lost"].is_string());
    follower.end();
    let promoted = venue.words(&["promote", COPY, "--json"]).json();
    let entries = first_history.as_array().unwrap();
    assert_eq!(promoted["entry"], entries.len());
    let after = history(&venue, COPY);
    let lines = after.as_array().unwrap();
    let newest = &lines[0];
    assert_eq!(newest["operation"], "promote_second_desk");
    assert!(newest["input"].as_str().unwrap().contains(&format!("\"entry\":{}", entries.len())), "{newest}");
    assert_eq!(&lines[1..], &entries[..], "the history of the first desk");
    assert_eq!(venue.words(&["standings", COPY, "--json"]).json(), standings);
    venue.words(&["promote", COPY]).refused_somehow();
    venue.words(&["result", COPY, "--round", "1", "--board", "3", "1-0"]).done();
    venue.words(&["check", COPY]).done();
    // The first desk comes back: its code is not one for the promoted copy, and no copy of it goes on from there.
    let again = Served::start(&venue, COPY);
    let refused =
        venue.words(&["follow", &again.address, "new.drawmaster", "--code", &second, "--once"]).refused_somehow();
    assert!(refused.contains("refuses this code"), "{refused}");
    again.end();
    let first = Served::start(&venue, STAGE);
    let refused = venue.words(&["follow", &first.address, COPY, "--code", &second, "--once"]).refused_somehow();
    assert!(refused.contains("an event file of its own"), "{refused}");
    first.end();
}
