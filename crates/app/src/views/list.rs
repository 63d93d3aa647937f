//! A list before it is imported.

use serde::Serialize;
use ts_rs::TS;

use crate::failure::AppError;

/// A column of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ListColumnView {
    /// Its heading; empty without one.
    pub heading: String,
    /// What it means, `family`; empty if it is left out.
    pub means: String,
}

/// What would be imported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ListPreview {
    /// The encoding it was read in.
    pub encoding: String,
    /// Nothing in the file names that encoding: the letters should be looked at.
    pub encoding_guessed: bool,
    /// The encodings that can be chosen.
    pub encodings: Vec<String>,
    /// `comma`, `semicolon` or `tab`.
    pub separator: String,
    /// Whether the first line names the columns.
    pub headed: bool,
    /// The columns in the list's order.
    pub columns: Vec<ListColumnView>,
    /// What a column can mean.
    pub meanings: Vec<String>,
    /// The fields of the first rows.
    pub rows: Vec<Vec<String>>,
    /// Players that would be added; 0 while something is wrong.
    pub players: usize,
    /// Why it cannot be imported so; its hints are the wrong lines, ten at the most.
    pub refused: Option<AppError>,
    /// What is odd about it.
    pub notes: Vec<String>,
}
