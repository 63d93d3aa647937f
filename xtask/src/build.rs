//! Builds the front end and the workspace. Every build of the workspace selects the same packages, features and profile, so
//! that no dependency is compiled twice for the same purpose.

use std::process::Command;

use crate::{prerequisites, shell};
use anyhow::Result;

/// The window's package and program.
pub const WINDOW: &str = "drawmaster-desk";
/// The command line's program.
pub const COMMAND_LINE: &str = "drawmaster";

/// The profile of the test runner that runs every test.
pub const ALL_TESTS: &str = "all";

/// The example that writes the TypeScript types.
pub const TYPES: &str = "types";

/// All packages except this one, which is running. The feature embeds the front end in the window; without it the window
/// asks a development server.
const SELECTION: &[&str] = &["--workspace", "--exclude", "xtask", "--features", "drawmaster-desk/custom-protocol"];

/// Packages that only a run of all checks tests: they play, break and attack the program for hours.
const RESEARCH: &[&str] = &["audit", "faults", "fuzz_entry", "recompute"];

/// `cargo SUBCOMMAND` for the whole workspace.
pub fn cargo(subcommand: &str) -> Command {
    let mut command = shell::cargo([subcommand]);
    command.args(SELECTION);
    command
}

/// Builds all libraries, programs, examples and tests.
pub fn everything() -> Result<()> {
    shell::call(cargo("build").args(["--lib", "--bins", "--examples", "--tests"]))
}

/// Builds what the quick checks run: programs, tests, and the generator of the types.
pub fn tested() -> Result<()> {
    let mut command = cargo("build");
    command.args(without_research()).args(["--lib", "--bins", "--tests", "--example", TYPES]);
    shell::call(&mut command)
}

/// The test runner with a profile of .config/nextest.toml: `default` without the research, or `all`.
pub fn test_runner(profile: &str) -> Command {
    let mut command = shell::cargo(["nextest", "run"]);
    command.args(SELECTION).args(["--lib", "--bins", "--tests", "--profile", profile]);
    if profile != ALL_TESTS {
        command.args(without_research());
    }
    command
}

fn without_research() -> impl Iterator<Item = &'static str> {
    RESEARCH.iter().flat_map(|package| ["--exclude", package])
}

/// Builds programs in the development profile; [`crate::paths::built`] finds them.
pub fn programs(names: &[&str]) -> Result<()> {
    shell::call(&mut development(names))
}

/// Builds programs in the release profile; [`crate::paths::optimised`] finds them.
pub fn optimised_programs(names: &[&str]) -> Result<()> {
    shell::call(&mut optimised(names))
}

/// The command of [`optimised_programs`].
pub fn optimised(names: &[&str]) -> Command {
    let mut command = bins(names);
    command.arg("--release");
    command
}

/// The command of [`programs`].
pub fn development(names: &[&str]) -> Command {
    // Naming an example enables the features of the dev-dependencies, as in builds of the tests, which then share all
    // dependencies with this build.
    let mut command = bins(names);
    command.args(["--example", TYPES]);
    command
}

/// Builds the generator of the TypeScript types; [`crate::paths::example`] finds it.
pub fn type_generator() -> Result<()> {
    programs(&[])
}

/// Builds the front end, which the window embeds.
pub fn front_end() -> Result<()> {
    prerequisites::packages()?;
    shell::call(&mut shell::npm(["run", "--silent", "build"]))
}

fn bins(names: &[&str]) -> Command {
    let mut command = cargo("build");
    command.args(names.iter().flat_map(|name| ["--bin", *name]));
    command
}
