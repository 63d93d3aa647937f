//! `cargo xtask windows`: builds the workspace for Windows and runs its tests there.

mod tests;

use anyhow::{Result, bail};

use crate::shell;
use crate::windows_place::Place;

/// The line in `cargo xtask help`.
pub const HELP: &str = "builds and tests for Windows, elsewhere under Wine (or STEP ...: window, tests; -- words for the tests)";

/// The steps. Without words all are taken.
const STEPS: [&str; 2] = ["window", "tests"];

/// Builds, tests, and prints a table.
pub fn perform(words: &[String]) -> Result<()> {
    let (steps, filter) = match words.iter().position(|word| word == "--") {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &words[..0]),
    };
    if let Some(step) = steps.iter().find(|step| !STEPS.contains(&step.as_str())) {
        bail!("there is no step \"{step}\": choose from {}", STEPS.join(", "));
    }
    let wanted = |step: &str| steps.is_empty() || steps.iter().any(|word| word == step);
    let place = Place::find()?;
    if wanted("window") {
        println!("== window: the crate of the window is compiled; its web view runs on Windows only");
        shell::call(&mut place.cargo(&["check", "--package=drawmaster-desk"], &[]))?;
    }
    if wanted("tests") { tests::run(&place, filter) } else { Ok(()) }
}
