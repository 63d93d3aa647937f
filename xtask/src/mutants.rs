//! `cargo xtask mutants`: mutation tests, which change the code in small ways and list the changes that no test notices.

use crate::{paths, prerequisites, shell};
use anyhow::{Context, Result};
use std::path::Path;
use std::process::Command;

/// The line in `cargo xtask help`.
pub const HELP: &str = "changes the rules and use cases on purpose and lists changes that no test notices; \
     needs cargo-mutants, takes its options (--file, --in-diff)";

/// The crates with the rules and the use cases.
const PACKAGES: &[&str] = &["domain", "session", "app", "documents", "tour"];
/// The tests across crates, which test the use cases through the command line.
const TESTS: &str = "drawmaster-tests";
/// Texts for people, which the tests compare only in part.
const EXCLUDED: &[&str] = &["impl .*Display", "impl .*Debug", "impl .*Explain"];

/// Runs cargo-mutants twice: first with the tests of the changed crate, which take seconds; then what they did not notice
/// with the tests of all these crates and across crates. Words after `mutants` are passed to both, for example
/// `--file crates/domain/src/lots.rs`. Without any, a run takes many hours; it can be interrupted and continued, because
/// mutants that a test noticed are not repeated.
pub fn perform(words: &[String]) -> Result<()> {
    prerequisites::cargo_tool("cargo-mutants")?;
    let output = paths::target().join("mutants");
    std::fs::create_dir_all(&output).with_context(|| format!("cannot create {}", output.display()))?;
    // A run that leaves mutants unnoticed counts as failed; the second run says which of them remain.
    let own_tests = shell::call(run(&output, words).arg("--test-workspace=false"));
    let result = own_tests.or_else(|_| {
        let tests = PACKAGES.iter().chain([&TESTS]).flat_map(|name| ["--test-package", name]);
        shell::call(run(&output, words).args(tests))
    });
    println!("The result of each mutant is in {}.", output.join("mutants.out").display());
    result
}

/// Returns the command of one run, without the choice of tests.
fn run(output: &Path, words: &[String]) -> Command {
    let mut command = shell::cargo(["mutants", "--iterate", "--no-shuffle", "--cap-lints=true"]);
    // An endless loop counts as noticed. The limit is generous because other programs may use the cores.
    command.args(["--timeout-multiplier", "3", "--minimum-test-timeout", "60"]);
    command.args(PACKAGES.iter().flat_map(|name| ["--package", name]));
    command.args(EXCLUDED.iter().flat_map(|pattern| ["--exclude-re", pattern]));
    command.arg("--output").arg(output).args(words);
    command
}
