//! `cargo xtask windows`: builds the workspace for Windows, runs its tests there, and tries the installer that `cargo xtask dist` made.

mod installer;
mod tests;

use anyhow::{Result, bail};

use crate::dist::link_for_windows;
use crate::windows_place::Place;

/// The line in `cargo xtask help`.
pub const HELP: &str = "builds and tests for Windows, elsewhere under Wine (or STEP ...: window, tests, installer; -- words for the tests)";

/// The steps. Without words all are taken but the installer, which must have been built.
const STEPS: [&str; 3] = ["window", "tests", INSTALLER];
const INSTALLER: &str = "installer";

/// Builds, tests, and prints a table.
pub fn perform(words: &[String]) -> Result<()> {
    let (steps, filter) = match words.iter().position(|word| word == "--") {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &words[..0]),
    };
    if let Some(step) = steps.iter().find(|step| !STEPS.contains(&step.as_str())) {
        bail!("there is no step \"{step}\": choose from {}", STEPS.join(", "));
    }
    let wanted = |step: &str| steps.is_empty() && step != INSTALLER || steps.iter().any(|word| word == step);
    let place = Place::find()?;
    if wanted("window") {
        println!(
            "== window: the window and the command line are compiled and linked; the web view runs on Windows only"
        );
        link_for_windows(&place)?;
    }
    if wanted("tests") {
        tests::run(&place, filter)?;
    }
    if wanted(INSTALLER) { installer::check(&place) } else { Ok(()) }
}
