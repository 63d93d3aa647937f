//! `cargo xtask pictures`: takes the pictures of the user's book from the real window, in both languages of the book.

use crate::{build, paths, prerequisites, window};
use anyhow::{Result, bail};
use std::fs;

/// The line in `cargo xtask help`.
pub const HELP: &str = "takes the pictures of the book in docs/guide";

/// The most that all pictures together may take, in bytes: they are part of the program.
const MOST: u64 = 5_000_000;
/// Each language of the book with its folder.
const LANGUAGES: &[(&str, &str)] = &[("en", "docs/guide"), ("ro", "docs/guide/ro")];

/// Takes all pictures.
pub fn perform(words: &[String]) -> Result<()> {
    if !words.is_empty() {
        bail!("it takes no arguments");
    }
    prerequisites::for_tests()?;
    build::front_end()?;
    build::programs(&[build::WINDOW, build::COMMAND_LINE])?;
    let mut size = 0;
    for (language, folder) in LANGUAGES {
        let folder = paths::root().join(folder).join("pictures");
        fs::create_dir_all(&folder)?;
        window::script(
            "pictures.mjs",
            &[("DRAWMASTER_LANGUAGE", language.as_ref()), ("DRAWMASTER_BOOK", folder.as_os_str())],
        )?;
        for file in fs::read_dir(&folder)? {
            size += file?.metadata()?.len();
        }
    }
    if size > MOST {
        bail!("the pictures take {size} bytes, more than {MOST}: leave some out, or make them smaller");
    }
    println!("Look at each picture in {} and its ro/pictures.", paths::root().join("docs/guide/pictures").display());
    Ok(())
}
