//! What a command answers: words for people, JSON for programs.

use serde::Serialize;
use serde_json::Value;

/// An answer in both forms.
#[derive(Debug, Clone, PartialEq)]
pub struct Answer {
    /// For people.
    pub text: String,
    /// For programs.
    pub json: Value,
}

impl Answer {
    /// Words, and the value they tell.
    pub fn new(text: impl Into<String>, value: &impl Serialize) -> Answer {
        let json = serde_json::to_value(value).expect("views have text keys only, so that they can be JSON");
        Answer { text: text.into(), json }
    }
}

/// Lines of columns, each as wide as its widest cell; numbers stand right.
pub fn columns(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |c: usize| rows.iter().filter_map(|r| r.get(c)).map(|cell| cell.chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..count).map(width).collect();
    let cell = |(text, width): (&String, &usize)| {
        let space = " ".repeat(width - text.chars().count());
        let number = text.chars().next().is_some_and(|c| c.is_ascii_digit());
        if number { format!("{space}{text}") } else { format!("{text}{space}") }
    };
    let line =
        |row: &Vec<String>| row.iter().zip(&widths).map(cell).collect::<Vec<_>>().join("  ").trim_end().to_string();
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// A row of texts.
macro_rules! row {
    ($($cell:expr),* $(,)?) => { vec![$($cell.to_string()),*] };
}
pub(crate) use row;
