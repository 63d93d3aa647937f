//! A part of the programs that other people wrote, for the notices and the list of parts.

use std::path::PathBuf;

/// A part that other people wrote.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence as an SPDX expression.
    pub licence: String,
    /// Where it comes from: `cargo`, `npm` or `font`.
    pub kind: &'static str,
    /// The folder with its files.
    pub folder: PathBuf,
}
