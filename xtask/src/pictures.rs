//! `cargo xtask pictures`: takes the pictures of the user's book from the real window, in both languages of the book.

use crate::tidy::book::{LANGUAGES, pictures};
use crate::tidy::tree::Tree;
use crate::{build, paths, prerequisites, window};
use anyhow::{Context, Result, bail};
use std::fs;

/// The line in `cargo xtask help`.
pub const HELP: &str =
    "takes the pictures of the book in docs/guide; --still-right NAME keeps one that still shows its screen";

/// The most that all pictures together may take, in bytes: they are part of the program.
const MOST: u64 = 5_000_000;

/// Takes all pictures, or records that some are still right.
pub fn perform(words: &[String]) -> Result<()> {
    match words {
        [] => take(),
        [option, names @ ..] if option == "--still-right" && !names.is_empty() => {
            record(|name| names.iter().any(|n| n == name))
        }
        _ => bail!("it takes no arguments, or --still-right and names of pictures"),
    }
}

fn take() -> Result<()> {
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
    record(|_| true)?;
    println!("Look at each picture in {} and its ro/pictures.", paths::root().join("docs/guide/pictures").display());
    Ok(())
}

/// Writes the present numbers of words of some pictures into the list.
fn record(renewed: impl Fn(&str) -> bool) -> Result<()> {
    let tree = Tree::read(paths::root())?;
    let path = paths::root().join(pictures::LIST);
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", pictures::LIST))?;
    let list = pictures::list(&text).with_context(|| format!("{} is not a list of pictures", pictures::LIST))?;
    fs::write(&path, pictures::written(&tree, &list, renewed))
        .with_context(|| format!("cannot write {}", pictures::LIST))
}
