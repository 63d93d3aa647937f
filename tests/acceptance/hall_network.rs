//! The hall network on loopback: what phones see, and what is refused.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::Value;
use support::TestVenue;

use crate::hall;

/// A running `drawmaster serve`. It ends with its input.
pub(super) struct Served {
    child: Child,
    pub(super) address: String,
}

impl Served {
    pub(super) fn start(venue: &TestVenue, event: &str) -> Served {
        Served::start_with(venue, event, &[])
    }

    pub(super) fn start_with(venue: &TestVenue, event: &str, more: &[&str]) -> Served {
        let mut command = Command::new(venue.program());
        command.args(["serve", event, "--address", "127.0.0.1:0", "--until-input-ends", "--json"]).args(more);
        command.current_dir(venue.path(".")).env("DRAWMASTER_DATA", venue.data());
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let answer: Value = serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error} in {line}"));
        let address = answer["address"].as_str().unwrap().to_string();
        assert_eq!(answer["url"], format!("http://{address}/"));
        Served { child, address }
    }

    pub(super) fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        stream
    }

    /// Sends a request and returns the whole answer.
    pub(super) fn send(&self, request: &str) -> String {
        let mut stream = self.connect();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        // A connection that the service closed early may be reset after its answer.
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8(answer).unwrap()
    }

    pub(super) fn get_with(&self, path: &str, headers: &str) -> String {
        self.send(&format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{headers}\r\n", self.address))
    }

    pub(super) fn get(&self, path: &str) -> String {
        self.get_with(path, "")
    }

    /// Returns a page after asserting that there is one.
    pub(super) fn page(&self, path: &str) -> String {
        let answer = self.get(path);
        assert!(answer.starts_with("HTTP/1.1 200 "), "{path}: {answer}");
        answer
    }

    pub(super) fn end(mut self) {
        drop(self.child.stdin.take());
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Creates an event of eight players whose first round is released.
pub(super) fn release(venue: &TestVenue) {
    venue.event("stage.drawmaster", 8);
    venue.drawmaster("pair stage.drawmaster --round 1").done();
    venue.drawmaster("release stage.drawmaster --round 1").done();
}

/// Serves an event of eight players whose first round is released.
pub(super) fn released(venue: &TestVenue) -> Served {
    release(venue);
    Served::start(venue, "stage.drawmaster")
}

#[test]
fn phones_find_their_board_and_read_all_pages_in_their_language() {
    let venue = hall();
    let served = released(&venue);
    assert!(served.get_with("/", "Accept-Language: ro-RO,en;q=0.5\r\n").contains("location: /ro/"));
    let home = served.page("/en/");
    assert!(home.contains("Spring Stage") && home.contains("Find your board"), "{home}");
    assert!(served.page("/ro/").contains("Găsește masa"));
    let pairings = served.page("/en/c/1/pairings");
    let list = support::players(8);
    // Family names are in capitals there.
    let given: Vec<&str> = list.lines().skip(1).map(|line| line.split(',').nth(1).unwrap()).collect();
    for name in &given {
        assert!(pairings.contains(name), "{name} in {pairings}");
    }
    let found = served.page("/en/find?q=agnes");
    assert!(found.contains("Board") && found.contains("Opponent"), "{found}");
    assert!(served.page("/en/find?q=nobodyatall").contains("No player of this name has a board."));
    for path in ["/en/c/1/standings", "/en/timetable", "/en/display/0", "/hall.css", "/hall.js", "/de/c/1/standings"] {
        served.page(path);
    }
    assert!(served.get("/display").contains("location: /en/display/0"));
    assert!(served.get("/xx/").starts_with("HTTP/1.1 404 "));
    served.end();
}

#[test]
fn a_poster_is_written_once_the_address_is_known() {
    let venue = hall();
    venue.event("stage.drawmaster", 8);
    let served = Served::start_with(&venue, "stage.drawmaster", &["--poster", "poster.pdf", "--lang", "ro"]);
    let poster = std::fs::read(venue.path("poster.pdf")).unwrap();
    assert!(poster.starts_with(b"%PDF"));
    served.page("/en/");
    served.end();
    let again = ["serve", "stage.drawmaster", "--address", "127.0.0.1:0", "--poster", "poster.pdf"];
    venue.words(&again).refused_somehow();
    assert_eq!(std::fs::read(venue.path("poster.pdf")).unwrap(), poster, "it is not replaced without being asked");
}

#[test]
fn a_page_that_the_phone_has_is_not_sent_again() {
    let venue = hall();
    let served = released(&venue);
    let page = served.page("/en/");
    let etag = page.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap().trim();
    let again = served.get_with("/en/", &format!("If-None-Match: {etag}\r\n"));
    assert!(again.starts_with("HTTP/1.1 304 ") && !again.contains("<html"), "{again}");
    served.end();
}

#[test]
fn drafts_and_names_that_are_not_published_are_not_served() {
    let venue = hall();
    venue.words(&["new", "stage.drawmaster", "--name", "Stage", "--start", "2026-08-14"]).done();
    let people = [("Qwzxa", "full"), ("Qwzxb", "initials"), ("Qwzxc", "anonymous"), ("Qwzxd", "full")];
    for (family, publish) in people {
        let line =
            format!("entry add stage.drawmaster --family {family} --given Ana --rank 5k --publication {publish}");
        venue.drawmaster(&line).done();
    }
    venue.drawmaster("register close stage.drawmaster").done();
    venue.drawmaster("pair stage.drawmaster --round 1").done();
    let served = Served::start(&venue, "stage.drawmaster");
    assert!(!served.page("/en/").contains("pairings"), "round 1 is a draft");
    served.end();
    venue.drawmaster("release stage.drawmaster --round 1").done();
    let served = Served::start(&venue, "stage.drawmaster");
    let names = ["pairings", "pairings-by-name", "standings", "wall-chart"];
    let mut paths: Vec<String> = names.iter().map(|name| format!("/en/c/1/{name}")).collect();
    paths.extend(["/en/find?q=q", "/en/find?q=ana", "/en/", "/en/display/0"].map(String::from));
    let all: String = paths.iter().map(|path| served.page(path).to_lowercase()).collect();
    assert!(all.contains("qwzxa") && all.contains("qwzxd"));
    assert!(!all.contains("qwzxb") && !all.contains("qwzxc"), "{all}");
    served.end();
}

#[test]
fn answers_forbid_everything_that_is_not_from_the_desk() {
    let venue = hall();
    let served = released(&venue);
    for path in ["/en/", "/en/find?q=%3Cscript%3Ealert(1)%3C/script%3E", "/hall.js", "/none"] {
        let answer = served.get(path);
        for header in [
            "content-security-policy: default-src 'none'; script-src 'self'; style-src 'self';",
            "x-content-type-options: nosniff",
            "referrer-policy: same-origin",
            "x-frame-options: DENY",
        ] {
            assert!(answer.contains(header), "{header} for {path}: {answer}");
        }
        assert!(!answer.to_lowercase().contains("set-cookie"), "{answer}");
        assert!(!answer.contains("<script>alert"), "{answer}");
        let body = answer.split_once("\r\n\r\n").unwrap().1;
        assert!(!body.contains("://"), "an address elsewhere in {body}");
    }
    served.end();
}

#[test]
fn another_host_a_large_request_and_another_method_are_refused() {
    let venue = hall();
    let served = released(&venue);
    for host in ["evil.example", "127.0.0.1", "127.0.0.1:1", ""] {
        let answer = served.send(&format!("GET /en/ HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"));
        assert!(answer.starts_with("HTTP/1.1 421 "), "{host}: {answer}");
    }
    let without = served.send("GET /en/ HTTP/1.1\r\nConnection: close\r\n\r\n");
    assert!(without.starts_with("HTTP/1.1 421 "), "{without}");
    let long = served.get_with("/en/", &format!("X-Long: {}\r\n", "a".repeat(100_000)));
    assert!(long.is_empty() || long.starts_with("HTTP/1.1 431 "), "{long}");
    let post = format!("POST /en/ HTTP/1.1\r\nHost: {}\r\nContent-Length: 1000000000\r\n\r\n", served.address);
    let mut stream = served.connect();
    stream.write_all(post.as_bytes()).unwrap();
    let mut start = [0; 12];
    stream.read_exact(&mut start).unwrap();
    assert_eq!(&start, b"HTTP/1.1 405", "the answer does not wait for a gigabyte");
    let _ = stream.shutdown(Shutdown::Both);
    served.page("/en/");
    served.end();
}

#[test]
fn one_address_cannot_take_all_connections() {
    let venue = hall();
    let served = released(&venue);
    let open: Vec<TcpStream> = (0..200).filter_map(|_| TcpStream::connect(&served.address).ok()).collect();
    // An answered connection stays open: the service may still be accepting, and would take another one in its place.
    let head = format!("GET /en/ HTTP/1.1\r\nHost: {}\r\n\r\n", served.address);
    let answered = |mut stream: &TcpStream| {
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        let mut answer = [0; 12];
        stream.write_all(head.as_bytes()).is_ok() && stream.read_exact(&mut answer).is_ok()
    };
    let count = open.iter().filter(|stream| answered(stream)).count();
    assert!((1..=32).contains(&count), "{count} of 200");
    drop(open);
    served.end();
}

#[test]
fn news_are_pushed() {
    let venue = hall();
    let served = released(&venue);
    let mut stream = served.connect();
    write!(stream, "GET /events HTTP/1.1\r\nHost: {}\r\n\r\n", served.address).unwrap();
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    assert!(lines.any(|line| line == "event: changed"));
    served.end();
}

#[test]
fn all_addresses_at_once_and_a_taken_port_are_refused() {
    let venue = hall();
    let served = released(&venue);
    venue.event("other.drawmaster", 4);
    for all in ["0.0.0.0:0", "[::]:0", "[::ffff:0.0.0.0]:0"] {
        venue.words(&["serve", "other.drawmaster", "--address", all]).refused("Choose one address");
    }
    for many in ["255.255.255.255:0", "224.0.0.1:0"] {
        venue.words(&["serve", "other.drawmaster", "--address", many]).refused("means many computers");
    }
    let taken = format!("serve other.drawmaster --address {}", served.address);
    venue.drawmaster(&taken).refused("The hall network cannot listen");
    served.end();
}

/// Words that only the referee has: of a case, of an official, of an adjourned game.
const REFEREES: [&str; 3] = ["Qwzxcase", "Qwzxofficial", "Qwzxroom"];

#[test]
fn nothing_of_the_referees_desk_reaches_phones_or_the_display() {
    let venue = hall();
    let referee = |words: &str| venue.drawmaster(&format!("referee {words}")).done();
    let [case, official, room] = REFEREES;
    released(&venue).end();
    let event = "stage.drawmaster";
    referee(&format!("official add {event} --role committee --name {official}"));
    referee(&format!("case add {event} --round 1 --board 2 --facts {case} --articles 8g.3"));
    referee(&format!("case rule {event} 1 {case}"));
    referee(&format!("missing {event} --round 1 --board 1 --colour black"));
    let resumed = "--resumption 2030-01-01T09:47";
    referee(&format!("adjourn {event} --round 1 --board 2 --move 124 --left 12:37,25 --site {room} {resumed}"));
    let served = Served::start(&venue, event);
    let list = support::players(8);
    let given = list.lines().skip(1).map(|line| line.split(',').nth(1).unwrap().to_lowercase());
    let mut paths: Vec<String> = given.map(|name| format!("/en/find?q={name}")).collect();
    let names = ["pairings", "pairings-by-name", "standings", "wall-chart"];
    paths.extend(names.map(|name| format!("/en/c/1/{name}")));
    paths.extend(["/en/", "/en/timetable"].map(String::from));
    paths
        .extend((0..4).map(|screen| format!("/en/display/{screen}")).filter(|path| served.get(path).contains(" 200 ")));
    for path in paths {
        let page = served.page(&path);
        let told = REFEREES.into_iter().chain(["2030-01-01"]).find(|word| page.contains(word));
        assert_eq!(told, None, "{path}: {page}");
    }
    served.end();
}

#[test]
fn changes_of_other_commands_reach_the_phones_while_the_service_runs() {
    let venue = hall();
    let served = released(&venue);
    let mut stream = served.connect();
    write!(stream, "GET /events HTTP/1.1\r\nHost: {}\r\n\r\n", served.address).unwrap();
    let mut news = BufReader::new(stream).lines().map_while(Result::ok).filter(|line| line.starts_with("data: "));
    assert!(news.next().unwrap().starts_with("data: 1 "));
    let pages = || {
        ["pairings", "standings", "wall-chart"].map(|name| {
            let answer = served.page(&format!("/en/c/1/{name}"));
            answer.split_once("\r\n\r\n").unwrap().1.to_string()
        })
    };
    let before = pages();
    venue.drawmaster("result stage.drawmaster --round 1 --board 1 1-0").done();
    assert!(news.next().unwrap().starts_with("data: 2 "), "the result is pushed");
    assert_ne!(pages(), before);
    venue.drawmaster("undo stage.drawmaster").done();
    assert!(news.next().unwrap().starts_with("data: 3 "), "the undo is pushed");
    assert_eq!(pages(), before);
    served.end();
}
