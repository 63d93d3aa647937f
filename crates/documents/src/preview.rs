//! A page of a sheet as the window previews it: the same marks that go into the PDF.

use print::kit::page::{Page, PageMark, SetText, Stone};
use print::{Sheet, bind};
use serde::{Deserialize, Serialize};
use session::{EventSession, Result};
use ts_rs::TS;

use super::corrections;
use super::pdf::{requested, setting};
use super::request::PrintSheet;
use super::sheets::Subject;

/// One page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PreviewView {
    /// The number of this page, from 1.
    pub page: u32,
    /// The number of pages.
    pub pages: u32,
    /// Width of the sheet.
    #[ts(type = "number")]
    pub width: i64,
    /// Height of the sheet.
    #[ts(type = "number")]
    pub height: i64,
    /// Its marks in painting order.
    pub marks: Vec<MarkView>,
    /// Characters of the document that are missing from all fonts.
    pub missing: Vec<String>,
}

/// One mark; colours are `#rrggbb`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum MarkView {
    /// Text on a baseline.
    Text {
        /// The text.
        words: String,
        /// The left end.
        #[ts(type = "number")]
        x: i64,
        /// The baseline.
        #[ts(type = "number")]
        y: i64,
        /// The font size.
        #[ts(type = "number")]
        size: i64,
        /// The width.
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
        /// Dashed, as a line to cut along.
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
        /// Fill colour.
        fill: Option<String>,
        /// Thickness and colour of the frame.
        #[ts(type = "[number, string] | null")]
        frame: Option<(i64, String)>,
    },
    /// A stone.
    Stone {
        /// The x of its centre.
        #[ts(type = "number")]
        x: i64,
        /// The y of its centre.
        #[ts(type = "number")]
        y: i64,
        /// Its radius.
        #[ts(type = "number")]
        radius: i64,
        /// Whether it is black.
        black: bool,
    },
}

/// A request for a page of a sheet.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct PreviewSheet {
    /// The sheet; its file is ignored.
    pub sheet: PrintSheet,
    /// The page, from 1; numbers beyond the last page show the last page.
    pub page: u32,
}

/// Returns the page. Nothing is written, and nothing counts as printed.
///
/// # Errors
/// Fails if there is no such document or it has no content yet.
pub fn preview(session: &EventSession, request: &PreviewSheet) -> Result<PreviewView> {
    let document = requested(&request.sheet)?;
    let subject = Subject::of(session, &request.sheet)?;
    let mut sheets = (document.make)(&subject)?;
    // Drop the printed lines, because a preview is not printed.
    drop(corrections::mark(document, &subject, &mut sheets)?);
    let sheets: Vec<&dyn Sheet> = sheets.iter().map(AsRef::as_ref).collect();
    let laid_out = bind(&sheets, &setting(&subject, &request.sheet));
    let at = (request.page.max(1) as usize).min(laid_out.pages.len());
    let page = &laid_out.pages[at - 1];
    Ok(PreviewView {
        page: at as u32,
        pages: laid_out.pages.len() as u32,
        width: page.sheet.width,
        height: page.sheet.height,
        marks: marks(page),
        missing: laid_out.missing.iter().map(char::to_string).collect(),
    })
}

fn marks(page: &Page) -> Vec<MarkView> {
    page.marks.iter().map(mark).collect()
}

fn mark(mark: &PageMark) -> MarkView {
    match mark {
        PageMark::Text(text) => set_text(text),
        PageMark::Rule { from, to, width, ink, dashed } => MarkView::Rule {
            from: (from.0, from.1),
            to: (to.0, to.1),
            width: *width,
            ink: colour(ink.rgb()),
            dashed: *dashed,
        },
        PageMark::Box { area, fill, frame } => MarkView::Box {
            x: area.x,
            y: area.y,
            width: area.width,
            height: area.height,
            fill: fill.map(|ink| colour(ink.rgb())),
            frame: frame.map(|(width, ink)| (width, colour(ink.rgb()))),
        },
        PageMark::Stone { centre, radius, stone } => {
            MarkView::Stone { x: centre.0, y: centre.1, radius: *radius, black: *stone == Stone::Black }
        }
    }
}

fn set_text(text: &SetText) -> MarkView {
    MarkView::Text {
        words: text.words.clone(),
        x: text.x,
        y: text.baseline,
        size: text.size,
        width: text.extent().width,
        bold: text.bold,
        ink: colour(text.ink.rgb()),
    }
}

/// Returns `#rrggbb`.
fn colour([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}
