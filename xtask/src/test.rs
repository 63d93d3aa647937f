//! `cargo xtask test`: every check of the project, the cheap ones first. CI calls nothing else.

use crate::steps::{self, Done, Step};
use crate::{licences, needs, place, shell, tidy, types, window};
use anyhow::{Result, bail};

/// The line in `cargo xtask help`.
pub const HELP: &str = "installs what is missing and runs every check; with names of steps, only those";

const STEPS: &[Step] = &[
    Step { name: "install", what: "what this machine lacks", after: &[], perform: install },
    Step { name: "format", what: "cargo fmt --check", after: &[], perform: format },
    Step { name: "tidy", what: "what the compiler cannot check", after: &[], perform: tidy_up },
    Step { name: "xtask", what: "tests of these tasks themselves", after: &[], perform: tasks },
    Step {
        name: "licences",
        what: "where all parts come from, and under which licence",
        after: &["install"],
        perform: licences::check,
    },
    Step { name: "ui-lint", what: "npm run lint", after: &["install"], perform: || script("lint") },
    Step { name: "ui-check", what: "svelte-check", after: &["install"], perform: || script("check") },
    Step { name: "ui-test", what: "unit tests of the front end", after: &["install"], perform: || script("test") },
    Step {
        name: "ui-build",
        what: "the front end that the window carries",
        after: &["install"],
        perform: || script("build"),
    },
    Step { name: "clippy", what: "cargo clippy, warnings refused", after: &["ui-build"], perform: clippy },
    Step {
        name: "build",
        what: "everything, in the one profile that all that follows uses",
        after: &["ui-build"],
        perform: build,
    },
    Step { name: "types", what: "the generated TypeScript types are fresh", after: &["build"], perform: fresh_types },
    Step { name: "tests", what: "tests of the crates, and across them", after: &["build"], perform: tests },
    Step { name: "window", what: "the real window, driven by WebDriver", after: &["build"], perform: drive },
];

/// Everything but these tasks, which are running, with the window as users get it. One choice of packages and features for
/// clippy, build and tests, so that no dependency is compiled twice for the same purpose.
const EVERYTHING: &[&str] = &["--workspace", "--exclude", "xtask", "--features", window::EMBEDDED];

/// Runs the steps named, or all.
pub fn perform(words: &[String]) -> Result<()> {
    if let Some(word) = words.iter().find(|word| STEPS.iter().all(|step| step.name != **word)) {
        let names: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
        bail!("there is no step \"{word}\"; the steps are {}", names.join(", "));
    }
    let chosen = |step: &&Step| words.is_empty() || words.iter().any(|word| word == step.name);
    steps::perform(&STEPS.iter().filter(chosen).collect::<Vec<_>>())
}

fn install() -> Result<Done> {
    needs::for_tests()?;
    needs::packages()?;
    Ok(Done::Passed)
}

fn format() -> Result<Done> {
    shell::call(&mut shell::cargo(["fmt", "--all", "--check"]))?;
    Ok(Done::Passed)
}

fn tidy_up() -> Result<Done> {
    tidy::perform(&[])?;
    Ok(Done::Passed)
}

fn tasks() -> Result<Done> {
    shell::call(&mut shell::cargo([
        "clippy",
        "--quiet",
        "--package",
        "xtask",
        "--all-targets",
        "--",
        "--deny",
        "warnings",
    ]))?;
    shell::call(&mut shell::cargo(["test", "--quiet", "--package", "xtask"]))?;
    Ok(Done::Passed)
}

fn script(name: &str) -> Result<Done> {
    needs::packages()?;
    shell::call(&mut shell::npm(["run", "--silent", name]))?;
    Ok(Done::Passed)
}

fn clippy() -> Result<Done> {
    shell::call(shell::cargo(["clippy", "--all-targets"]).args(EVERYTHING).args(["--", "--deny", "warnings"]))?;
    Ok(Done::Passed)
}

/// Builds everything, in the one profile and with the one choice of packages that all tests use.
pub fn build() -> Result<Done> {
    shell::call(shell::cargo(["build", "--lib", "--bins", "--examples", "--tests"]).args(EVERYTHING))?;
    Ok(Done::Passed)
}

fn fresh_types() -> Result<Done> {
    let generator =
        place::target().join("debug").join("examples").join(format!("types{}", std::env::consts::EXE_SUFFIX));
    types::check(|folder| shell::call(std::process::Command::new(generator).arg(folder).current_dir(place::root())))?;
    Ok(Done::Passed)
}

fn tests() -> Result<Done> {
    shell::call(shell::cargo(["test", "--no-fail-fast"]).args(EVERYTHING))?;
    Ok(Done::Passed)
}

fn drive() -> Result<Done> {
    if !cfg!(target_os = "linux") {
        return Ok(Done::Skipped("the window is driven on Linux only".into()));
    }
    window::drive("", "1366x768")?;
    Ok(Done::Passed)
}
