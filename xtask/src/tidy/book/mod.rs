//! The user's book in docs/guide: its words are those of the window, both languages have the same pages, the page of keys and
//! the pictures are up to date.

pub mod catalogue;
pub mod contents;
pub mod keys_page;
pub mod labels;
pub mod pictures;

use super::tree::{File, Tree};

/// The folder of the book in English.
pub const GUIDE: &str = "docs/guide/";
/// The folder of the book in Romanian.
pub const ROMANIAN: &str = "docs/guide/ro/";

/// A language of the book: the name of its catalogue, and its folder.
pub const LANGUAGES: &[(&str, &str)] = &[("en", GUIDE), ("ro", ROMANIAN)];

/// The pages of a language, with the table of contents.
pub fn pages<'a>(tree: &'a Tree, folder: &'a str) -> impl Iterator<Item = &'a File> {
    let in_folder = move |file: &&File| file.path.strip_prefix(folder).is_some_and(|name| !name.contains('/'));
    tree.files.iter().filter(in_folder).filter(|file| file.ending() == "md")
}

/// The name of a page: its file without folder and ending.
pub fn name(file: &File) -> &str {
    let name = file.path.rsplit('/').next().unwrap_or(&file.path);
    name.strip_suffix(".md").unwrap_or(name)
}
