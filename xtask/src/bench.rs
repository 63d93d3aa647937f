//! `cargo xtask bench`: how fast the parts are, in the release profile.

use crate::shell;
use anyhow::Result;

/// The line in `cargo xtask help`.
pub const HELP: &str = "measures the library crates in the release profile";

/// Runs the benches of the workspace without the window. Words after `bench` go to `cargo bench`, for example `--package matching`.
pub fn perform(words: &[String]) -> Result<()> {
    let mut command = shell::cargo(["bench", "--benches"]);
    if words.is_empty() {
        command.args(["--workspace", "--exclude", "xtask", "--exclude", crate::window::DESK]);
    }
    shell::call(command.args(words))
}
