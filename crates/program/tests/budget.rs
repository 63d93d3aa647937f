//! A program that exceeds its budget ends with a sentence; one that stays within it does not notice.
#![allow(clippy::unwrap_used, reason = "a panic is a failed test")]

use std::hint::black_box;
use std::process::{Command, Output};

use program::budget::Budget;

const LIMIT: usize = 64 * 1024 * 1024;

#[global_allocator]
static MEMORY: Budget = Budget::of(LIMIT);

/// Runs the test of this name in a process of its own, with `work` to do.
fn run(work: &str) -> Output {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "work_in_a_process_of_its_own", "--nocapture"]).env("BUDGET_WORK", work);
    command.output().unwrap()
}

#[test]
fn work_in_a_process_of_its_own() {
    let Ok(work) = std::env::var("BUDGET_WORK") else { return };
    match work.as_str() {
        "at once" => drop(black_box(Vec::<u8>::with_capacity(2 * LIMIT))),
        "zeroed" => drop(black_box(vec![0_u64; LIMIT / 4])),
        "bit by bit" => {
            let mut list = Vec::new();
            while list.len() < LIMIT {
                list.push(black_box(1_u8));
            }
        }
        "again and again" => (0..1000).for_each(|_| drop(black_box(vec![1_u8; LIMIT / 4]))),
        other => panic!("{other}"),
    }
    eprintln!("all done");
}

#[test]
fn a_program_that_exceeds_its_budget_ends_with_a_sentence() {
    for work in ["at once", "zeroed", "bit by bit"] {
        let output = run(work);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{work}: {said}");
        assert!(
            said.starts_with("This needs more memory than any event.") && !said.contains("all done"),
            "{work}: {said}"
        );
    }
    let output = run("again and again");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && said.contains("all done"), "freed memory counts: {said}");
}

#[test]
fn both_programs_have_a_budget() {
    for source in [include_str!("../../cli/src/lib.rs"), include_str!("../../../src-tauri/src/main.rs")] {
        assert!(source.contains("#[global_allocator]\nstatic MEMORY: Budget = Budget::of(budget::PROGRAM);"));
    }
}
