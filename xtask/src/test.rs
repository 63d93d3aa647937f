//! `cargo xtask test`: the checks of a change. The quick ones by default, `--all` of them before a release, or those that the
//! changed files need. CI runs this and nothing else.

use crate::steps::{self, Done, Lane, Step};
use crate::{build, changed, licences, prerequisites, reference, shell, slowest, tidy, types, window};
use anyhow::{Context, Result, bail};
use std::sync::OnceLock;

/// The line in `cargo xtask help`.
pub const HELP: &str = "installs what is missing and runs the quick checks; --all runs every check, \
     --changed [BASE] those that the changed files need, STEP ... the steps named";

const fn first(name: &'static str, what: &'static str, after: &'static [&'static str], perform: Perform) -> Step {
    Step { name, what, after, lane: Lane::First, perform }
}

const fn second(name: &'static str, what: &'static str, after: &'static [&'static str], perform: Perform) -> Step {
    Step { name, what, after, lane: Lane::Second, perform }
}

type Perform = fn() -> Result<Done>;

/// Every step, in an order in which each comes after those that it needs.
const STEPS: &[Step] = &[
    second("packages", "npm packages", &[], packages),
    first("install", "missing libraries and programs", &[], install),
    first("format", "cargo fmt --check", &[], format),
    first("tidy", "what the compiler cannot check", &[], tidy_up),
    first("xtask", "tests of xtask, and of the texts in all languages", &["install"], tests_of_tasks),
    second("ui-format", "npm run formatted", &["packages"], || script("formatted")),
    second("ui-test", "unit tests of the front end", &["packages"], || script("test")),
    second("workflows", "the workflows of the forge, read by actionlint", &["packages"], || script("workflows")),
    second("licences", "sources and licences of all dependencies", &["install"], licences::check),
    first("ui-build", "the front end that the window embeds", &["install", "packages"], || script("build")),
    first("build", "programs and tests", &["ui-build"], build_tests),
    first("types", "the TypeScript types", &["build"], write_types),
    second("ui-lint", "npm run lint", &["types"], || script("lint")),
    second("ui-check", "svelte-check", &["types"], || script("check")),
    second("wiring", "the window's wiring, driven by WebDriver", &["build"], drive_wiring),
    first("tests", "tests of the crates and across crates", &["build"], tests),
    first("build-all", "all programs, examples and tests", &["ui-build"], build_all),
    first("clippy", "cargo clippy without warnings", &["ui-build"], clippy),
    first("reference", "the page of all commands and the schemas of answers", &["types"], write_reference),
    second("window", "all tests of the window", &["build-all"], drive_all),
    first("all-tests", "all tests, with all cases", &["build-all", "reference"], all_tests),
    first("examples", "the examples in the documentation", &["build-all"], documented_examples),
];

/// The steps of a run without options. CI has 90 minutes for them on a slow machine; two idle cores need ten.
const QUICK: &[&str] = &[
    "packages",
    "install",
    "format",
    "tidy",
    "xtask",
    "ui-format",
    "ui-test",
    "ui-build",
    "build",
    "types",
    "ui-check",
    "wiring",
    "tests",
];

/// The quick steps that `--all` replaces by fuller ones.
const PARTIAL: &[&str] = &["wiring", "tests"];

/// The factor of the numbers of random cases in a run of all checks (`tests/cases`).
const ALL_CASES: &str = "10";

/// The filter of the tests of changed files.
static FILTER: OnceLock<String> = OnceLock::new();

/// Runs the quick steps, all, those that the changed files need, or those named.
pub fn perform(words: &[String]) -> Result<()> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["--alone", name] => steps::perform_alone(step(name)?),
        [] => run(|name| QUICK.contains(&name)),
        ["--all"] => run(|name| !PARTIAL.contains(&name)),
        ["--changed"] => run_changed(None),
        ["--changed", base] => run_changed(Some(base)),
        names => {
            for name in names {
                step(name)?;
            }
            run(|name| names.contains(&name))
        }
    }
}

/// Returns whether a step has this name.
#[cfg(test)]
pub fn is_step(name: &str) -> bool {
    STEPS.iter().any(|step| step.name == name)
}

fn step(name: &str) -> Result<&'static Step> {
    STEPS.iter().find(|step| step.name == name).with_context(|| {
        let names: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
        format!("there is no step \"{name}\"; the steps are {}", names.join(", "))
    })
}

fn run(chosen: impl Fn(&str) -> bool) -> Result<()> {
    steps::perform("test", &STEPS.iter().filter(|step| chosen(step.name)).collect::<Vec<_>>())
}

fn run_changed(base: Option<&str>) -> Result<()> {
    let files = changed::files(base)?;
    if files.is_empty() {
        bail!("no file has changed");
    }
    if let Some(filter) = changed::filter(&files) {
        FILTER.get_or_init(|| filter);
    }
    let steps = changed::steps(&files);
    run(|name| steps.contains(name))
}

fn install() -> Result<Done> {
    prerequisites::for_tests()?;
    prerequisites::test_runner()?;
    Ok(Done::Passed)
}

fn packages() -> Result<Done> {
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

/// The tests of this program. It cannot be built again on Windows while it runs, but its tests can.
fn tests_of_tasks() -> Result<Done> {
    shell::call(&mut shell::cargo(["nextest", "run", "--package", "xtask", "--bins", "--status-level", "fail"]))?;
    Ok(Done::Passed)
}

fn script(name: &str) -> Result<Done> {
    prerequisites::packages()?;
    shell::call(&mut shell::npm(["run", "--silent", name]))?;
    Ok(Done::Passed)
}

fn clippy() -> Result<Done> {
    shell::call(build::cargo("clippy").args(["--all-targets", "--", "--deny", "warnings"]))?;
    shell::call(&mut shell::cargo(["clippy", "--package", "xtask", "--all-targets", "--", "--deny", "warnings"]))?;
    Ok(Done::Passed)
}

fn build_tests() -> Result<Done> {
    build::tested()?;
    Ok(Done::Passed)
}

fn build_all() -> Result<Done> {
    build::everything()?;
    Ok(Done::Passed)
}

fn write_reference() -> Result<Done> {
    build::type_generator()?;
    reference::write()?;
    Ok(Done::Passed)
}

fn write_types() -> Result<Done> {
    types::perform(&[])?;
    Ok(Done::Passed)
}

fn tests() -> Result<Done> {
    let mut command = build::test_runner("default");
    if let Some(filter) = FILTER.get() {
        command.args(["--filterset", filter, "--no-tests", "pass"]);
    }
    run_tests(command, "default")
}

fn all_tests() -> Result<Done> {
    let mut command = build::test_runner(build::ALL_TESTS);
    command.env("DRAWMASTER_CASES", ALL_CASES);
    run_tests(command, build::ALL_TESTS)
}

/// Runs the tests and lists the slowest ones, also if some fail.
fn run_tests(mut command: std::process::Command, profile: &str) -> Result<Done> {
    let outcome = shell::call(&mut command);
    slowest::print(profile)?;
    outcome?;
    Ok(Done::Passed)
}

fn documented_examples() -> Result<Done> {
    shell::call(build::cargo("test").args(["--doc", "--quiet"]))?;
    Ok(Done::Passed)
}

fn drive_wiring() -> Result<Done> {
    drive(window::quick)
}

fn drive_all() -> Result<Done> {
    drive(window::report)
}

fn drive(tests: fn() -> Result<()>) -> Result<Done> {
    if !cfg!(target_os = "linux") {
        return Ok(Done::Skipped("the window tests run on Linux only".into()));
    }
    tests()?;
    Ok(Done::Passed)
}

#[cfg(test)]
mod tests {
    use super::{PARTIAL, QUICK, STEPS, is_step};

    #[test]
    fn every_named_step_exists() {
        let after = STEPS.iter().flat_map(|step| step.after);
        let unknown: Vec<_> = QUICK.iter().chain(PARTIAL).chain(after).filter(|name| !is_step(name)).collect();
        assert!(unknown.is_empty(), "{unknown:?}");
    }

    #[test]
    fn every_step_follows_those_that_it_needs() {
        for (at, step) in STEPS.iter().enumerate() {
            let earlier = &STEPS[..at];
            for name in step.after {
                assert!(earlier.iter().any(|step| step.name == *name), "{} needs {name}", step.name);
            }
        }
    }
}
