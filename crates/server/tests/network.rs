//! The hall network of a window: helpers deliver while the director changes the event, a second desk follows it, and it ends with
//! the event.

#![expect(clippy::disallowed_methods, reason = "a test waits for a moment")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use app::event::{CreateEvent, OpenEvent, close, create};
use app::helper::{AddHelper, HelperRequest, add, revoke};
use app::operation::{EntryFields, PairRound, RoundRequest, RoundStep};
use app::register;
use app::round::{pair, release, unpair};
use app::second_desk::take_over;
use app::vocabulary::HelperRoleName;
use chrono::NaiveDate;
use domain::CompetitionId;
use server::{Network, SecondDesk, SharedEvent};
use session::{DataTopic, EventSession, FixedEnvironment};

const LOOPBACK: &str = "127.0.0.1:0";

/// A window with an open event.
struct Window {
    session: Mutex<EventSession>,
    changed: Mutex<Vec<Vec<DataTopic>>>,
}

impl Window {
    fn new(session: EventSession) -> Arc<Window> {
        Arc::new(Window { session: Mutex::new(session), changed: Mutex::default() })
    }

    fn run<T>(&self, work: impl FnOnce(&mut EventSession) -> T) -> T {
        work(&mut self.session.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl SharedEvent for Window {
    fn with(&self, work: &mut dyn FnMut(&mut EventSession)) {
        self.run(work);
    }

    fn changed(&self, topics: &[DataTopic]) {
        self.changed.lock().unwrap().push(topics.to_vec());
    }
}

fn environment() -> FixedEnvironment {
    FixedEnvironment::new(1, NaiveDate::from_ymd_opt(2026, 8, 14).unwrap())
}

fn register(session: &mut EventSession, family: String, rank: String) {
    let fields = EntryFields { family, given: "Sam".into(), rank, ..EntryFields::default() };
    register::add(session, &fields).unwrap();
}

/// Returns a window with a released round of `players`, and the code of a helper who enters results.
fn playing(folder: &Path, players: u8) -> (Arc<Window>, String) {
    let mut session = EventSession::new(environment());
    let file = folder.join("stage.drawmaster").into();
    let event = CreateEvent { file, name: "Stage".into(), start: "2026-08-14".into(), ..CreateEvent::default() };
    create(&mut session, &event).unwrap();
    for index in 0..players {
        register(&mut session, format!("Reed{}", char::from(b'a' + index)), format!("{}k", index + 1));
    }
    register::close_register(&mut session).unwrap();
    pair(&mut session, &PairRound { round: 1, ..PairRound::default() }).unwrap();
    release(&mut session, &RoundStep::of(1)).unwrap();
    let helper = AddHelper { name: "Ada Reed".into(), role: HelperRoleName::Results, room: None, hours: None };
    let code = add(&mut session, &helper).unwrap().value.code;
    (Window::new(session), code)
}

fn start(window: &Arc<Window>) -> (Network, SocketAddr) {
    let network = Network::default();
    let event: Arc<dyn SharedEvent> = window.clone();
    network.start(LOOPBACK.parse().unwrap(), &event).unwrap();
    let url = network.view().running.expect("it runs").url;
    let address = url.trim_start_matches("http://").trim_end_matches('/').parse().unwrap();
    (network, address)
}

/// Sends a request and returns the status and the body of the answer.
fn ask(address: SocketAddr, head: &str, body: &str) -> std::io::Result<(u16, String)> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(20)))?;
    let length = body.len();
    write!(stream, "{head}\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
    Ok((status, answer.split("\r\n\r\n").nth(1).unwrap_or_default().to_owned()))
}

/// Enters a result as a helper's phone does.
fn deliver(address: SocketAddr, code: &str, board: u32, pass: &str) -> (u16, String) {
    let own = format!("HTTP/1.1\r\nAuthorization: Bearer {code}");
    let shown = ask(address, &format!("GET /en/helper/work {own}"), "").unwrap().1;
    let shown: serde_json::Value = serde_json::from_str(&shown).unwrap_or_default();
    let players = shown["boards"].as_array().and_then(|boards| boards.iter().find(|of| of["board"] == board));
    let players = players.map_or(serde_json::Value::Null, |of| of["players"].clone());
    let head = format!("POST /en/helper/entries {own}\r\nContent-Type: application/json");
    let place = format!(r#""competition":1,"round":1,"board":{board},"players":{players}"#);
    let action = format!(r#"{{"what":"result",{place},"pass":"{pass}","result":"1-0"}}"#);
    ask(address, &head, &format!(r#"{{"key":"key-{board:04}-{pass}","action":{action}}}"#)).unwrap()
}

/// Adds a helper with the role of a second desk, and returns the code.
fn second_desk_code(window: &Window) -> String {
    let helper = AddHelper { name: "Second".into(), role: HelperRoleName::SecondDesk, room: None, hours: None };
    window.run(|session| add(session, &helper).unwrap().value.code)
}

/// Returns the number of the last entry of the history.
fn last_entry(window: &Window) -> i64 {
    window.run(|session| session.file().unwrap().newest(1).unwrap()[0].id)
}

fn home(address: SocketAddr) -> std::io::Result<(u16, String)> {
    ask(address, "GET /en/ HTTP/1.1", "")
}

/// Waits until `holds`, for what happens on another thread.
fn until(what: &str, holds: impl Fn() -> bool) {
    let start = Instant::now();
    while !holds() {
        assert!(start.elapsed() < Duration::from_secs(20), "never: {what}");
        thread::yield_now();
    }
}

#[test]
fn it_is_off_until_it_is_started_and_after_it_was_stopped() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(Network::default().view().running, None);
    let (window, _) = playing(folder.path(), 8);
    let (network, address) = start(&window);
    assert_eq!(home(address).unwrap().0, 200);
    assert!(network.view().running.is_some_and(|running| running.qr.contains("<svg")));
    network.stop();
    assert_eq!(network.view().running, None);
    assert!(home(address).is_err(), "it still listens");
    let empty: Arc<dyn SharedEvent> = Window::new(EventSession::new(environment()));
    assert_eq!(network.start(LOOPBACK.parse().unwrap(), &empty).unwrap_err().message.id, "event-not-open");
    assert_eq!(network.view().running, None);
}

#[test]
fn helpers_deliver_while_the_director_changes_the_event() {
    let folder = tempfile::tempdir().unwrap();
    let (window, code) = playing(folder.path(), 16);
    let helper = AddHelper { name: "Ben Marsh".into(), role: HelperRoleName::Results, room: None, hours: None };
    let other = window.run(|session| add(session, &helper).unwrap().value.code);
    let (network, address) = start(&window);
    thread::scope(|scope| {
        for (pass, code) in [("black", &code), ("white", &other)] {
            scope.spawn(move || {
                for board in 1..=8 {
                    let (status, answer) = deliver(address, code, board, pass);
                    assert_eq!((status, answer.contains("applied")), (200, true), "board {board}: {answer}");
                }
            });
        }
        for index in 0..8 {
            window.run(|session| {
                register(session, format!("Late{}", char::from(b'a' + index)), "9k".into());
                assert!(network.follow(session).is_none(), "the event is open");
            });
        }
    });
    window.run(|session| {
        let whole = session.event().unwrap();
        let games: Vec<_> = whole.games_of(CompetitionId(1), 1);
        assert!(games.iter().all(|game| game.passes.known().is_some()), "a result is lost");
        assert_eq!(whole.entries().count(), 24, "a change of the director is lost");
        let entered = session.file().unwrap().newest(100).unwrap();
        assert_eq!(entered.iter().filter(|entry| entry.operation == "enter_result").count(), 16);
    });
    assert_eq!(window.changed.lock().unwrap().len(), 16, "the window is notified of each delivery");
}

#[test]
fn a_delivery_that_is_sent_again_counts_once_also_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let (window, code) = playing(folder.path(), 8);
    let (network, address) = start(&window);
    assert!(deliver(address, &code, 1, "black").1.contains("applied"));
    assert!(deliver(address, &code, 1, "black").1.contains("known"));
    drop(network);
    let (_network, address) = start(&window);
    assert!(deliver(address, &code, 1, "black").1.contains("known"));
    assert_eq!(window.changed.lock().unwrap().len(), 1, "nothing has changed the second time");
}

/// As a page of another site can make a phone do, which has the helper's address.
#[test]
fn requests_without_a_code_lock_nobody_out() {
    let folder = tempfile::tempdir().unwrap();
    let (window, code) = playing(folder.path(), 8);
    let (_network, address) = start(&window);
    let form = "POST /en/report HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded";
    for _ in 0..20 {
        assert_eq!(ask(address, "GET /en/helper/work HTTP/1.1", "").unwrap().0, 401);
        assert_eq!(ask(address, form, "code=").unwrap().0, 404);
        assert_eq!(ask(address, &format!("{form}\r\nOrigin: null"), "code=2222-2222").unwrap().0, 403);
    }
    assert!(deliver(address, &code, 1, "black").1.contains("applied"));
}

#[test]
fn it_stops_while_a_phone_waits_for_the_director() {
    let folder = tempfile::tempdir().unwrap();
    let (window, code) = playing(folder.path(), 8);
    let (network, address) = start(&window);
    let phone = window.run(|_| {
        let phone = thread::spawn(move || {
            ask(address, &format!("GET /en/helper/work HTTP/1.1\r\nAuthorization: Bearer {code}"), "")
        });
        until("the phone asks", || network.view().running.is_some_and(|running| running.devices > 0));
        network.stop();
        phone
    });
    // The phone has no answer, and asks again later.
    drop(phone.join().unwrap());
    assert!(home(address).is_err(), "it still listens");
}

#[test]
fn changes_are_published_and_the_service_ends_with_the_event() {
    let folder = tempfile::tempdir().unwrap();
    let (window, code) = playing(folder.path(), 8);
    let (network, address) = start(&window);
    assert!(home(address).unwrap().1.contains("pairings"));
    let ended = window.run(|session| {
        unpair(session, &RoundRequest { round: 1 }).unwrap();
        network.follow(session)
    });
    assert!(ended.is_none());
    until("the pages without the round", || home(address).is_ok_and(|(_, page)| !page.contains("pairings")));
    let ended = window.run(|session| {
        close(session).unwrap();
        network.follow(session)
    });
    // Until the service is dropped, it refuses helpers.
    assert_eq!(deliver(address, &code, 1, "black").0, 503);
    assert!(ended.is_some());
    drop(ended);
    assert!(home(address).is_err(), "it still listens");
    assert_eq!(network.view().running, None);
}

#[test]
fn a_second_desk_follows_each_change_and_takes_over() {
    let folder = tempfile::tempdir().unwrap();
    let (window, helper) = playing(folder.path(), 8);
    let code = second_desk_code(&window);
    let (network, address) = start(&window);
    let copy = folder.path().join("copy.drawmaster");
    let desk = SecondDesk::default();
    assert_eq!(desk.view(), None);

    let refused = desk.start(&copy, &address.to_string(), &helper).unwrap_err();
    assert_eq!((refused.message.id, desk.view()), ("follow-refused", None), "a code with another role");
    let begun = desk.start(&copy, &address.to_string(), &code.to_uppercase()).unwrap();
    assert_eq!((begun.file.as_str(), begun.url), ("copy.drawmaster", format!("http://{address}/")));
    let has_all = || desk.view().is_some_and(|view| view.entry == last_entry(&window) && view.last == view.entry);
    until("the copy has all", has_all);
    window.run(|session| {
        register(session, "Late".into(), "9k".into());
        assert!(network.follow(session).is_none(), "the event is open");
    });
    until("the copy has the change", has_all);

    let mut session = EventSession::new(environment());
    drop(network);
    until("the loss is noticed", || desk.view().is_some_and(|view| view.lost.is_some() && view.ended.is_none()));
    desk.stop();
    assert_eq!(desk.view(), None);
    let last = last_entry(&window);
    take_over(&mut session, &OpenEvent { file: copy.clone().into() }).unwrap();
    assert_eq!(session.path(), Some(&*copy));
    assert_eq!(session.event().unwrap().entries().count(), 9);
    let newest = session.file().unwrap().newest(1).unwrap();
    assert_eq!((newest[0].id, newest[0].operation.as_str()), (last + 1, "promote_second_desk"));
}

/// A window whose event is followed, the network, the second desk, and its copy, which has all entries.
fn followed(folder: &Path) -> (Arc<Window>, Network, SecondDesk, PathBuf) {
    let (window, _) = playing(folder, 8);
    let code = second_desk_code(&window);
    let (network, address) = start(&window);
    let (desk, copy) = (SecondDesk::default(), folder.join("copy.drawmaster"));
    desk.start(&copy, &address.to_string(), &code).unwrap();
    until("the copy has all", || has_all(&window, &desk));
    (window, network, desk, copy)
}

fn has_all(window: &Window, desk: &SecondDesk) -> bool {
    desk.view().is_some_and(|view| view.entry == last_entry(window) && view.last == view.entry && view.lost.is_none())
}

fn change(window: &Window, network: &Network) {
    window.run(|session| {
        register(session, "Late".into(), "9k".into());
        assert!(network.follow(session).is_none(), "the event is open");
    });
}

#[test]
fn a_second_desk_whose_copy_is_read_waits_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let (window, network, desk, copy) = followed(folder.path());
    let reader = EventSession::open_read_only(environment(), &copy).unwrap();
    change(&window, &network);
    let waits = || desk.view().is_some_and(|view| view.lost.is_some_and(|why| why.id == "store-in-use"));
    until("the copy waits", waits);
    assert_eq!(desk.view().unwrap().ended, None);
    drop(reader);
    until("the copy has the change", || has_all(&window, &desk));
}

#[test]
fn a_second_desk_whose_copy_was_moved_says_that_it_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    let (window, network, desk, copy) = followed(folder.path());
    fs::rename(&copy, folder.path().join("moved.drawmaster")).unwrap();
    change(&window, &network);
    until("it ends", || desk.view().is_some_and(|view| view.ended.is_some()));
    assert_eq!(desk.view().unwrap().ended.unwrap().id, "follow-copy-missing");
    assert!(!copy.exists());
}

#[test]
fn a_second_desk_that_is_stopped_during_its_first_question_does_not_follow() {
    let folder = tempfile::tempdir().unwrap();
    // It takes connections and says nothing.
    let silent = TcpListener::bind(LOOPBACK).unwrap();
    let (address, copy) = (silent.local_addr().unwrap().to_string(), folder.path().join("copy.drawmaster"));
    let desk = SecondDesk::default();
    thread::scope(|scope| {
        let started = scope.spawn(|| desk.start(&copy, &address, "apple river stone cloud table moon"));
        let asked = silent.accept().unwrap();
        desk.stop();
        let view = started.join().unwrap().unwrap();
        assert!(view.ended.is_some_and(|why| why.id == "follow-no-connection"));
        drop(asked);
    });
    assert_eq!((desk.view(), copy.exists()), (None, false));
}

/// Somebody without the code answers at the address of the first desk while that is away.
#[test]
fn a_second_desk_outlasts_an_impostor_and_follows_the_first_desk_again() {
    let folder = tempfile::tempdir().unwrap();
    let (window, _) = playing(folder.path(), 8);
    let code = second_desk_code(&window);
    let (network, address) = start(&window);
    let desk = SecondDesk::default();
    desk.start(&folder.path().join("copy.drawmaster"), &address.to_string(), &code).unwrap();
    drop(network);
    let impostor = TcpListener::bind(address).unwrap();
    for answer in
        ["HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi"]
    {
        let (mut stream, _) = impostor.accept().unwrap();
        let mut request = [0; 4096];
        assert!(stream.read(&mut request).unwrap() > 0);
        stream.write_all(answer.as_bytes()).unwrap();
        drop(stream);
        let lost = || desk.view().and_then(|view| view.lost).is_some_and(|why| why.id == "follow-unproved");
        until("it says who does not prove anything", lost);
    }
    drop(impostor);
    window.run(|session| register(session, "Late".into(), "9k".into()));
    let network = Network::default();
    let event: Arc<dyn SharedEvent> = window.clone();
    network.start(address, &event).unwrap();
    let has_all = || desk.view().is_some_and(|view| view.ended.is_none() && view.entry == last_entry(&window));
    until("the copy has the change", has_all);
    desk.stop();
}

#[test]
fn a_second_desk_says_why_it_ended() {
    let folder = tempfile::tempdir().unwrap();
    let (window, _) = playing(folder.path(), 8);
    let code = second_desk_code(&window);
    let (network, address) = start(&window);
    let desk = SecondDesk::default();
    let event = folder.path().join("stage.drawmaster");
    assert_eq!(desk.start(&event, "stage", &code).unwrap_err().message.id, "follow-address");
    assert!(desk.start(&event, &address.to_string(), &code).is_err(), "an event file is no copy");
    window.run(|session| {
        assert!(take_over(session, &OpenEvent { file: event.clone().into() }).is_err(), "an event file is no copy");
        assert_eq!(session.path(), Some(&*event), "the event stays open");
    });
    desk.start(&folder.path().join("copy.drawmaster"), &address.to_string(), &code).unwrap();
    window.run(|session| {
        let helper = session.event().unwrap().helpers.iter().find(|helper| helper.name == "Second").unwrap().id;
        revoke(session, &HelperRequest { helper: helper.0 }).unwrap();
        assert!(network.follow(session).is_none(), "the event is open");
    });
    until("it ends", || desk.view().is_some_and(|view| view.ended.is_some_and(|why| why.id == "follow-refused")));
}
