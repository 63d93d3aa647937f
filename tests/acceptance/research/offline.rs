//! The command line works without a network, and opens a socket only to serve the hall.

use std::process::{Command, Stdio};

use support::{Missing, TestVenue, skip};

use crate::hall;

/// Functions of the system that a program needs to use a network.
const SOCKETS: [&str; 6] = ["socket", "connect", "bind", "listen", "sendto", "recvfrom"];

#[test]
fn the_demonstration_runs_without_a_network() {
    let ways: [&[&str]; 2] = [&["-n"], &["-rn"]];
    let works = |way: &&[&str]| {
        let mut tried = Command::new("unshare");
        tried.args(*way).arg("true").stdout(Stdio::null()).stderr(Stdio::null());
        tried.status().is_ok_and(|status| status.success())
    };
    let Some(way) = ways.into_iter().find(works) else {
        return skip(
            "the demonstration without a network",
            Missing::System("this system does not permit `unshare --net`"),
        );
    };
    let hall = hall();
    let mut alone = Command::new("unshare");
    alone.args(way).arg(env!("CARGO_BIN_EXE_drawmaster-under-test"));
    // There is no network interface except loopback.
    let silent = Command::new("unshare").args(way).args(["cat", "/proc/net/dev"]).output().unwrap();
    assert_eq!(String::from_utf8(silent.stdout).unwrap().lines().skip(2).filter(|l| !l.contains("lo:")).count(), 0);
    hall.run_as(alone, &["demo", "folder"]).done();
    hall.drawmaster("check folder/sample.drawmaster").done();
}

#[test]
fn no_command_but_serve_and_follow_opens_a_socket() {
    let hall = hall();
    hall.event("stage.drawmaster", 8);
    let commands: [&[&str]; 7] = [
        &["demo", "folder"],
        &["pair", "stage.drawmaster", "--round", "1"],
        &["release", "stage.drawmaster", "--round", "1"],
        &["result", "stage.drawmaster", "--round", "1", "--board", "1", "1-0"],
        &["publish", "stage.drawmaster", "--to", "site"],
        &["check", "stage.drawmaster"],
        &["undo", "stage.drawmaster"],
    ];
    for words in commands {
        let Some(calls) = network_calls(&hall, words) else {
            return skip("looking for sockets", Missing::Tool("strace cannot trace programs of this system"));
        };
        assert!(calls.is_empty(), "drawmaster {} asks the system for a network: {calls}", words.join(" "));
    }
}

#[test]
fn the_search_for_sockets_finds_those_of_the_hall_network() {
    let hall = hall();
    hall.event("stage.drawmaster", 8);
    let serve = ["serve", "stage.drawmaster", "--address", "127.0.0.1:0", "--until-input-ends"];
    match network_calls(&hall, &serve) {
        Some(calls) => assert!(SOCKETS.iter().any(|name| calls.contains(name)), "{calls}"),
        None => skip("looking for sockets", Missing::Tool("strace cannot trace programs of this system")),
    }
}

/// Runs a command and returns its calls of the system that are about networks; `None` if they cannot be seen here.
fn network_calls(hall: &TestVenue, words: &[&str]) -> Option<String> {
    let list = hall.path("calls.txt");
    let mut traced = Command::new("strace");
    traced.args(["-f", "-qq", "-e", "trace=socket,connect,bind,listen,sendto,recvfrom", "-e", "signal=none", "-o"]);
    traced.arg(&list).arg(hall.program());
    let works = Command::new("strace").args(["-qq", "true"]).stderr(Stdio::null()).status().is_ok_and(|s| s.success());
    if !works || !cfg!(target_os = "linux") {
        return None;
    }
    hall.run_as(traced, words).done();
    let calls = std::fs::read_to_string(list).unwrap();
    // A pair of connected sockets within the program, as signal handlers use, reaches nobody.
    let is_about_network = |line: &&str| SOCKETS.iter().any(|name| line.contains(&format!("{name}(")));
    Some(calls.lines().filter(is_about_network).collect::<Vec<_>>().join("\n"))
}
