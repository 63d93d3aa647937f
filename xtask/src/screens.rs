//! `cargo xtask screens`: a picture of every screen, made by driving the real window, for people to look at.

use crate::{needs, place, test, window};
use anyhow::{Result, bail};

/// The line in `cargo xtask help`.
pub const HELP: &str = "makes a picture of every screen, light and dark, into target/screens";

/// Builds the window and the command line, and runs tests/e2e/screens*.test.mjs on a large screen.
pub fn perform(words: &[String]) -> Result<()> {
    if !words.is_empty() {
        bail!("it takes no further words");
    }
    needs::for_tests()?;
    window::build_front_end()?;
    test::build()?;
    window::drive("screens", "1920x1080")?;
    println!("The pictures are in {}.", place::target().join("screens").display());
    Ok(())
}
