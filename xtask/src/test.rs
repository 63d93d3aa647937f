//! `cargo xtask test`: runs every check of the project, cheap ones first and the longest side by side. CI runs this and nothing else.

use crate::steps::{self, Done, Step};
use crate::{build, licences, prerequisites, schemas, shell, tidy, types, window};
use anyhow::{Result, bail};

/// The line in `cargo xtask help`.
pub const HELP: &str = "installs what is missing and runs every check, or only the steps named";

const STEPS: &[Step] = &[
    Step { name: "install", what: "missing libraries, programs and packages", after: &[], perform: install },
    Step { name: "format", what: "cargo fmt --check", after: &[], perform: format },
    Step { name: "tidy", what: "what the compiler cannot check", after: &[], perform: tidy_up },
    Step { name: "xtask", what: "lints and tests of xtask", after: &[], perform: tasks },
    Step {
        name: "licences",
        what: "sources and licences of all dependencies",
        after: &["install"],
        perform: licences::check,
    },
    Step { name: "ui-format", what: "npm run formatted", after: &["install"], perform: || script("formatted") },
    Step { name: "ui-lint", what: "npm run lint", after: &["install"], perform: || script("lint") },
    Step {
        name: "workflows",
        what: "the workflows of the forge, read by actionlint",
        after: &["install"],
        perform: || script("workflows"),
    },
    Step { name: "ui-check", what: "svelte-check", after: &["install"], perform: || script("check") },
    Step { name: "ui-test", what: "unit tests of the front end", after: &["install"], perform: || script("test") },
    Step { name: "schemas", what: "the schemas of answers are current", after: &["install"], perform: fresh_schemas },
    Step {
        name: "ui-build",
        what: "the front end that the window embeds",
        after: &["install"],
        perform: || script("build"),
    },
    Step { name: "clippy", what: "cargo clippy without warnings", after: &["ui-build"], perform: clippy },
    Step { name: "build", what: "all programs, examples and tests", after: &["ui-build"], perform: build_all },
    Step { name: "types", what: "the generated TypeScript types are current", after: &["build"], perform: fresh_types },
    Step { name: "window", what: "the real window, driven by WebDriver", after: &["build"], perform: drive },
    Step { name: "tests", what: "tests of the crates and across crates", after: &["build"], perform: tests },
];

/// The window's tests mostly wait for one of two cores, so the tests of the crates run beside them.
const BESIDE: &[&str] = &["window"];

/// Runs the steps named, or all.
pub fn perform(words: &[String]) -> Result<()> {
    if let Some(word) = words.iter().find(|word| STEPS.iter().all(|step| step.name != **word)) {
        let names: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
        bail!("there is no step \"{word}\"; the steps are {}", names.join(", "));
    }
    let chosen = |step: &&Step| words.is_empty() || words.iter().any(|word| word == step.name);
    steps::perform(&STEPS.iter().filter(chosen).collect::<Vec<_>>(), BESIDE)
}

fn install() -> Result<Done> {
    prerequisites::for_tests()?;
    prerequisites::packages()?;
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
    prerequisites::packages()?;
    shell::call(&mut shell::npm(["run", "--silent", name]))?;
    Ok(Done::Passed)
}

fn clippy() -> Result<Done> {
    shell::call(build::cargo("clippy").args(["--all-targets", "--", "--deny", "warnings"]))?;
    Ok(Done::Passed)
}

fn build_all() -> Result<Done> {
    build::everything()?;
    Ok(Done::Passed)
}

fn fresh_schemas() -> Result<Done> {
    schemas::check()?;
    Ok(Done::Passed)
}

fn fresh_types() -> Result<Done> {
    types::check()?;
    Ok(Done::Passed)
}

fn tests() -> Result<Done> {
    shell::call(build::cargo("test").arg("--no-fail-fast"))?;
    Ok(Done::Passed)
}

fn drive() -> Result<Done> {
    if !cfg!(target_os = "linux") {
        return Ok(Done::Skipped("the window tests run on Linux only".into()));
    }
    window::report()?;
    Ok(Done::Passed)
}
