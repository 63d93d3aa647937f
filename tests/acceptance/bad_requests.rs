//! Requests that are impossible now or always: each is refused with one sentence and does not change the event.

use support::TestVenue;

use crate::hall;

const EVENT: &str = "stage.drawmaster";

/// Asserts that `command` is refused with a message that contains `words`, as text and as JSON.
#[track_caller]
fn refuses(hall: &TestVenue, command: &str, code: &str, words: &str) {
    let line = command.replace("EVENT", EVENT);
    hall.unchanged(|| hall.drawmaster(&line).refused(words));
    hall.unchanged(|| assert_eq!(hall.drawmaster(&format!("{line} --json")).refused_json(words), code));
}

#[test]
fn rounds_and_draws_are_refused_before_the_register_is_closed() {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Stage", "--start", "2026-08-14"]).done();
    refuses(&hall, "register close EVENT", "not_now", "Fewer than two players");
    hall.write("players.csv", support::players(12));
    hall.drawmaster(&format!("entry import {EVENT} players.csv")).done();
    refuses(&hall, "pair EVENT --round 1", "not_now", "register is still open");
    refuses(&hall, "pair EVENT --round 1 --dry-run", "not_now", "register is still open");
    refuses(&hall, "ko draw EVENT --category 16", "not_now", "register is still open");
    hall.drawmaster(&format!("register close {EVENT}")).done();
    refuses(&hall, "register close EVENT", "not_now", "was closed on");
}

#[test]
fn unknown_rounds_and_boards_are_refused() {
    let hall = hall();
    hall.event(EVENT, 9);
    refuses(&hall, "result EVENT --round 1 --board 1 1-0", "not_found", "Round 1 is not paired");
    refuses(&hall, "unpair EVENT --round 1", "not_found", "Round 1 is not paired");
    refuses(&hall, "pair EVENT --round 2", "not_now", "Round 2 is not next");
    refuses(&hall, "pair EVENT --round 0", "not_now", "Round 0 is not next");
    refuses(&hall, "pair EVENT --round 7", "not_now", "Round 7 is not next");
    refuses(&hall, "pair EVENT --round 0 --dry-run", "not_now", "Round 0 is not next");
    refuses(&hall, "pair EVENT --round 2 --dry-run", "not_now", "Round 2 is not next");
    refuses(&hall, "standings EVENT --round 1", "not_found", "Round 1 is not paired");
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    refuses(&hall, "pair EVENT --round 1", "not_now", "Round 1 is paired already");
    refuses(&hall, "pair EVENT --round 2", "not_now", "Boards 1, 2, 3, 4 of round 1 have no result");
    refuses(&hall, "result EVENT --round 1 --board 5 1-0", "not_found", "Round 1 has no board 5");
    refuses(&hall, "result EVENT --round 1 --board 0 1-0", "not_found", "Round 1 has no board 0");
    refuses(&hall, "result EVENT --round 2 --board 1 1-0", "not_found", "Round 2 is not paired");
    refuses(&hall, "result EVENT --round 1 --board 1 2-0", "bad_input", "\"2-0\" is not a result");
    refuses(&hall, "result EVENT --round 1 --board 1 1-0 --pass red", "bad_input", "\"red\" is not a colour");
    refuses(&hall, "ladder EVENT --round 1 --board 1 --winner black", "not_now", "no ladder");
    refuses(&hall, "swap EVENT --round 1 --board 8", "not_found", "Round 1 has no board 8");
    hall.drawmaster(&format!("result {EVENT} --round 1 --board 1 1-0")).done();
    refuses(&hall, "unpair EVENT --round 1", "not_now", "Board 1 of round 1 has a result");
    refuses(&hall, "swap EVENT --round 1 --board 1", "not_now", "has a result");
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn invalid_arguments_are_refused() {
    let hall = hall();
    hall.event(EVENT, 8);
    refuses(&hall, "standings EVENT --criteria MMS,LUCK", "bad_input", "LUCK");
    refuses(&hall, "pair EVENT --round 1 --profile wild", "bad_input", "\"wild\" is not a pairing profile");
    refuses(&hall, "ko show EVENT --category 16", "not_found", "KO16 is not drawn");
    refuses(&hall, "ko verify EVENT --category 16", "not_found", "KO16 is not drawn");
    refuses(&hall, "ko show EVENT --category 14", "not_found", "no age category 14");
    refuses(&hall, "ko draw EVENT --category 14", "not_found", "no age category 14");
    refuses(&hall, "ko draw EVENT --category 16 --size 1", "bad_input", "A table of one player cannot be drawn");
    refuses(&hall, "ko draw EVENT --category 16 --size 60", "bad_input", "A table of 60 players cannot be drawn");
    refuses(&hall, "ko draw EVENT --category 16 --size 2 --seed xyz", "bad_input", "\"xyz\" is not a seed");
    let new = |words: &[&str], part: &str| {
        let all: Vec<&str> = ["new", "other.drawmaster", "--name", "Other"].iter().chain(words).copied().collect();
        hall.unchanged(|| hall.words(&all).refused(part));
    };
    new(&["--start", "soon"], "soon");
    new(&["--start", "2026-08-14", "--end", "2026-08-13"], "last day");
    new(&["--start", "2026-08-14", "--rounds", "0"], "cannot be 0");
    new(&["--start", "2026-08-14", "--rounds", "33"], "cannot be 33");
    new(&["--start", "2026-08-14", "--system", "luck"], "\"luck\" is unknown");
    new(&["--start", "2026-08-14", "--country", "Narnia"], "Narnia");
    hall.unchanged(|| {
        hall.words(&["new", "other.drawmaster", "--name", " ", "--start", "2026-08-14"]).refused("needs a name")
    });
    hall.unchanged(|| {
        hall.drawmaster("simulate --players 1 --rounds 3 --seed 1 x.drawmaster").refused("from 2 to 10000, not 1")
    });
    hall.unchanged(|| hall.drawmaster("simulate --players 8 --rounds 0 --seed 1 x.drawmaster").refused("cannot be 0"));
}

#[test]
fn a_knock_out_cannot_be_redrawn_after_its_first_game() {
    let hall = hall();
    hall.words(&["new", EVENT, "--name", "Stage", "--start", "2026-08-14", "--rounds", "2"]).done();
    hall.write("players.csv", support::players(12));
    hall.drawmaster(&format!("entry import {EVENT} players.csv")).done();
    hall.drawmaster(&format!("register close {EVENT}")).done();
    hall.drawmaster(&format!("ko draw {EVENT} --category 16 --size 4 --seed 01 --entropy 7")).done();
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    refuses(&hall, "ko draw EVENT --category 16 --size 4", "not_now", "Games of KO16 are paired already");
    refuses(&hall, "ko draw EVENT --category 20 --size 4", "not_now", "begins in round 1, which is paired already");
    for board in 1..=6 {
        hall.drawmaster(&format!("result {EVENT} --round 1 --board {board} 1-0")).done();
    }
    hall.drawmaster(&format!("pair {EVENT} --round 2")).done();
    refuses(&hall, "result EVENT --round 1 --board 1 0-1", "not_now", "Give a reason for the correction");
    refuses(&hall, "result EVENT --round 1 --board 1 0-1 --reason misheard", "not_now", "depend on this result");
    hall.drawmaster(&format!("result {EVENT} --round 1 --board 6 0-1 --reason misheard")).done();
    refuses(&hall, "pair EVENT --round 3", "not_now", "All 2 rounds are paired");
    hall.drawmaster(&format!("check {EVENT}")).done();
}

#[test]
fn wrong_usage_exits_with_code_2() {
    let hall = hall();
    for line in ["", "fly", "pair", "pair stage.drawmaster", "pair stage.drawmaster --round one", "entries", "new"] {
        hall.unchanged(|| drop(hall.drawmaster(line).misused("")));
    }
    for line in ["fly --json", "pair stage.drawmaster --json", "pair stage.drawmaster --round one --json"] {
        assert_eq!(hall.drawmaster(line).misused("error").error(""), "bad_input", "{line}");
    }
    for line in ["--help", "--version", "pair --help"] {
        assert!(hall.drawmaster(line).done().contains("drawmaster"), "{line}");
    }
}

#[test]
fn weights_out_of_range_and_contradictory_locks_are_refused() {
    let hall = hall();
    hall.event(EVENT, 4);
    hall.words(&["set", EVENT, "competition.pairing.opengotha", "{}"]).done();
    hall.unchanged(|| {
        refuses(&hall, "set EVENT competition.pairing.opengotha.seeding 1000000000000001", "bad_input", "out of range");
        refuses(&hall, "set EVENT competition.pairing.opengotha.club_factor -1", "bad_input", "out of range");
    });
    hall.drawmaster(&format!("pair {EVENT} --round 1")).done();
    for board in [1, 2] {
        hall.drawmaster(&format!("lock {EVENT} --round 1 --board {board}")).done();
    }
    hall.unchanged(|| {
        refuses(&hall, "rest EVENT --round 1", "not_now", "Every player of round 1 has a board that stays")
    });
}

#[cfg(target_os = "linux")]
#[test]
fn names_that_are_not_unicode_are_names_of_files() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let hall = hall();
    let name = OsStr::from_bytes(b"caf\xE9.drawmaster");
    let run = |command: &str, more: &[&str]| {
        let mut program = std::process::Command::new(hall.program());
        program.args(command.split(' ')).arg(name);
        hall.run_as(program, more)
    };
    run("new", &["--name", "Open", "--start", "2026-08-14"]).done();
    run("entry add", &["--family", "Pop", "--given", "Ana", "--rank", "3k"]).done();
    assert!(run("entries", &[]).done().contains("Pop Ana"));
    run("check", &[]).done();
}

#[cfg(unix)]
#[test]
fn names_that_mean_something_to_sqlite_are_names_of_files() {
    for name in [":memory:", "file:x", "file:x?mode=memory"] {
        let hall = hall();
        hall.words(&["new", name, "--name", "Open", "--start", "2026-08-14"]).done();
        assert_eq!(hall.names(), [name]);
        hall.words(&["entry", "add", name, "--family", "Pop", "--given", "Ana", "--rank", "3k"]).done();
        hall.words(&["check", name]).done();
        assert_eq!(hall.names(), [name]);
    }
}
