//! A page of paper on the screen. Lengths are thousandths of a point, from the page's upper left corner.

use serde::Serialize;
use ts_rs::TS;

/// One page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PreviewView {
    /// Which page this is, from 1.
    pub page: u32,
    /// How many there are.
    pub pages: u32,
    /// Width of the sheet.
    #[ts(type = "number")]
    pub width: i64,
    /// Height of the sheet.
    #[ts(type = "number")]
    pub height: i64,
    /// What is on it, in the order of painting.
    pub marks: Vec<MarkView>,
    /// Characters of the document that no font has.
    pub missing: Vec<String>,
}

/// One mark; colours are `#rrggbb`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum MarkView {
    /// Words on a baseline, as wide as they are set.
    Text {
        /// The words.
        words: String,
        /// Where they begin.
        #[ts(type = "number")]
        x: i64,
        /// Their baseline.
        #[ts(type = "number")]
        y: i64,
        /// The size of the type.
        #[ts(type = "number")]
        size: i64,
        /// Their width.
        #[ts(type = "number")]
        width: i64,
        /// Bold instead of regular.
        bold: bool,
        /// Colour.
        ink: String,
    },
    /// A straight rule.
    Rule {
        /// Start, x and y.
        #[ts(type = "[number, number]")]
        from: (i64, i64),
        /// End, x and y.
        #[ts(type = "[number, number]")]
        to: (i64, i64),
        /// Thickness.
        #[ts(type = "number")]
        width: i64,
        /// Colour.
        ink: String,
        /// Broken, as a line to cut along.
        dashed: bool,
    },
    /// A rectangle.
    Box {
        /// Left edge.
        #[ts(type = "number")]
        x: i64,
        /// Upper edge.
        #[ts(type = "number")]
        y: i64,
        /// Width.
        #[ts(type = "number")]
        width: i64,
        /// Height.
        #[ts(type = "number")]
        height: i64,
        /// Colour inside.
        fill: Option<String>,
        /// Thickness and colour of its frame.
        #[ts(type = "[number, string] | null")]
        frame: Option<(i64, String)>,
    },
    /// A stone.
    Stone {
        /// Its centre.
        #[ts(type = "number")]
        x: i64,
        /// Its centre.
        #[ts(type = "number")]
        y: i64,
        /// Its radius.
        #[ts(type = "number")]
        radius: i64,
        /// Black, or white.
        black: bool,
    },
}
