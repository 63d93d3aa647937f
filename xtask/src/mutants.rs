//! `cargo xtask mutants`: mutation tests, which change the code in small ways and list the changes that no test notices.

use crate::{paths, shell};
use anyhow::{Context, Result, bail};

/// The line in `cargo xtask help`.
pub const HELP: &str = "changes the rules and use cases on purpose and lists changes that no test notices; \
     needs cargo-mutants, takes its options (--file, --in-diff)";

/// The crates with the rules and the use cases.
const PACKAGES: &[&str] = &["domain", "session", "app", "documents", "tour"];
/// The tests across crates, which test the use cases through the command line.
const TESTS: &str = "drawmaster-tests";
/// Texts for people, which the tests compare only in part.
const EXCLUDED: &[&str] = &["impl .*Display", "impl .*Debug", "impl .*Explain"];

/// Runs cargo-mutants. Words after `mutants` are passed to it, for example `--file crates/domain/src/lots.rs`. Without any,
/// a run takes many hours; it can be interrupted and continued, because mutants that a test noticed are not repeated.
pub fn perform(words: &[String]) -> Result<()> {
    if shell::find("cargo-mutants").is_none() {
        bail!("cargo-mutants is not installed: run \"cargo install --locked cargo-mutants\"");
    }
    let output = paths::target().join("mutants");
    std::fs::create_dir_all(&output).with_context(|| format!("cannot create {}", output.display()))?;
    let packages: Vec<&str> =
        PACKAGES.iter().copied().filter(|name| paths::root().join("crates").join(name).is_dir()).collect();
    let mut command = shell::cargo(["mutants", "--iterate", "--no-shuffle", "--cap-lints=true"]);
    // An endless loop counts as noticed. The limit is generous because other programs may use the cores.
    command.args(["--timeout-multiplier", "3", "--minimum-test-timeout", "60"]);
    command.args(packages.iter().flat_map(|name| ["--package", name]));
    command.args(packages.iter().chain([&TESTS]).flat_map(|name| ["--test-package", name]));
    command.args(EXCLUDED.iter().flat_map(|pattern| ["--exclude-re", pattern]));
    let result = shell::call(command.arg("--output").arg(&output).args(words));
    println!("The result of each mutant is in {}.", output.join("mutants.out").display());
    result
}
