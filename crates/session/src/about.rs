//! What the program says of itself: its version, where it keeps the user's data, and the licences of its parts.

use std::path::PathBuf;

use serde::Serialize;
use ts_rs::TS;

use crate::environment::Environment;
use crate::portable;

/// The program and the user's folder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct AboutView {
    /// The version, such as `0.2.0`.
    pub version: String,
    /// The commit that it was built from; `None` for builds of developers.
    pub commit: Option<String>,
    /// Whether the data are beside the program.
    pub portable: bool,
    /// The folder with the user's key and lists; `None` if the system names none.
    #[ts(type = "string | null")]
    pub data_folder: Option<PathBuf>,
}

/// Returns what the program says of itself.
pub fn about(environment: &impl Environment) -> AboutView {
    AboutView {
        version: program::VERSION.into(),
        commit: program::commit().map(Into::into),
        portable: portable::folder().is_some(),
        data_folder: environment.data_folder(),
    }
}

/// Returns the parts that other people wrote, each with its licence.
pub fn licences() -> &'static str {
    program::NOTICES
}
