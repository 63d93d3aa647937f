//! `cargo xtask TASK`: the project's tasks in one small program that builds in seconds on a clean machine.
//! It depends on no other crate of the workspace; it runs cargo, npm and the programs that they build.
#![expect(clippy::disallowed_methods, reason = "measures elapsed time")]

mod audit;
mod bench;
mod build;
mod changed;
mod dist;
mod endorse;
mod faults;
mod fuzz;
mod golden;
mod hall_load;
mod licences;
mod load;
mod mutants;
mod package_test;
mod paths;
mod pictures;
mod prerequisites;
mod reference;
mod run;
mod screens;
mod sheets;
mod shell;
mod slowest;
mod steps;
mod test;
mod tidy;
mod translations;
mod types;
mod window;
mod windows;
mod windows_place;

use std::process::ExitCode;

/// A task: its name on the command line, its line in the help, and its function, which receives the words after the name.
struct Task {
    name: &'static str,
    what: &'static str,
    perform: fn(&[String]) -> anyhow::Result<()>,
}

const TASKS: &[Task] = &[
    Task { name: "run", what: run::HELP, perform: run::perform },
    Task { name: "test", what: test::HELP, perform: test::perform },
    Task { name: "tidy", what: tidy::HELP, perform: tidy::perform },
    Task { name: "translations", what: translations::HELP, perform: translations::perform },
    Task { name: "types", what: types::HELP, perform: types::perform },
    Task { name: "reference", what: reference::HELP, perform: reference::perform },
    Task { name: "window", what: window::HELP, perform: window::perform },
    Task { name: "screens", what: screens::HELP, perform: screens::perform },
    Task { name: "pictures", what: pictures::HELP, perform: pictures::perform },
    Task { name: "sheets", what: sheets::HELP, perform: sheets::perform },
    Task { name: "golden", what: golden::HELP, perform: golden::perform },
    Task { name: "bench", what: bench::HELP, perform: bench::perform },
    Task { name: "hall-load", what: hall_load::HELP, perform: hall_load::perform },
    Task { name: "endorse", what: endorse::HELP, perform: endorse::perform },
    Task { name: "audit", what: audit::HELP, perform: audit::perform },
    Task { name: "faults", what: faults::HELP, perform: faults::perform },
    Task { name: "mutants", what: mutants::HELP, perform: mutants::perform },
    Task { name: "fuzz", what: fuzz::HELP, perform: fuzz::perform },
    Task { name: "dist", what: dist::HELP, perform: dist::perform },
    Task { name: "windows", what: windows::HELP, perform: windows::perform },
    Task { name: "package-test", what: package_test::HELP, perform: package_test::perform },
];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some((name, rest)) = words.split_first() else { return help(ExitCode::from(2)) };
    if ["help", "--help", "-h"].contains(&name.as_str()) {
        return help(ExitCode::SUCCESS);
    }
    let Some(task) = TASKS.iter().find(|task| task.name == name) else {
        eprintln!("There is no task \"{name}\".\n");
        return help(ExitCode::from(2));
    };
    match (task.perform)(rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\ncargo xtask {name}: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn help(code: ExitCode) -> ExitCode {
    println!("cargo xtask TASK\n");
    for task in TASKS {
        println!("  {:<13} {}", task.name, task.what);
    }
    println!("  {:<13} this list", "help");
    code
}
