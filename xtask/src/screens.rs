//! `cargo xtask screens`: takes a picture of every screen of the real window, for people to look at.

use crate::{build, paths, prerequisites, window};
use anyhow::{Result, bail};

/// The line in `cargo xtask help`.
pub const HELP: &str = "takes a picture of every screen, light and dark, into target/screens";

/// Builds the window and the command line, and runs tests/e2e/screens*.test.mjs on a large screen.
pub fn perform(words: &[String]) -> Result<()> {
    if !words.is_empty() {
        bail!("it takes no arguments");
    }
    prerequisites::for_tests()?;
    build::front_end()?;
    build::programs(&[build::WINDOW, build::COMMAND_LINE])?;
    let folder = paths::target().join("screens");
    window::take_pictures("screens", "1920x1080", &folder)?;
    println!("The pictures are in {}.", folder.display());
    Ok(())
}
