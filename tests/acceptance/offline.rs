//! The command line works without a network and contains no code that opens a socket.

use std::process::{Command, Stdio};

use support::{Missing, skip};

use crate::hall;

/// Functions of the system that a program needs to use a network.
const SOCKETS: [&str; 7] = ["socket", "connect", "getaddrinfo", "bind", "listen", "sendto", "recvfrom"];

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
fn the_program_imports_no_socket_functions() {
    // The table of dynamic symbols lists the functions of the system's library that a program uses.
    let listed =
        Command::new("nm").args(["-D", "--undefined-only", env!("CARGO_BIN_EXE_drawmaster-under-test")]).output();
    let Some(symbols) = listed.ok().filter(|output| output.status.success() && cfg!(target_os = "linux")) else {
        return skip("looking for sockets in the program", Missing::Tool("nm cannot read programs of this system"));
    };
    let symbols = String::from_utf8(symbols.stdout).unwrap();
    let asks = |name: &str| {
        symbols
            .lines()
            .filter_map(|line| line.split_whitespace().last())
            .any(|symbol| symbol.split('@').next() == Some(name))
    };
    assert!(asks("fsync") && asks("read"), "what it does ask for is found: {symbols}");
    for name in SOCKETS {
        assert!(!asks(name), "the program asks the system for {name}");
    }
}
