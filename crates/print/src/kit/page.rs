//! The layout model: pages and the marks on them. Tests check this model instead of PDF files.

use crate::kit::length::{Area, Ink, Length};
use crate::kit::shaping::Shaped;
use std::collections::BTreeSet;
use std::rc::Rc;

/// Height above the baseline that a line of text needs, in thousandths of its size (the font's own measure).
pub const ASCENT: i64 = 1069;
/// Depth below the baseline, in thousandths of the size.
pub const DESCENT: i64 = 293;

/// A piece of text on a page.
#[derive(Clone, Debug)]
pub struct SetText {
    /// The text as passed by the caller, in reading order and with control characters.
    pub words: String,
    /// Start of the baseline, from the left edge of the page.
    pub x: Length,
    /// The baseline, from the upper edge of the page.
    pub baseline: Length,
    /// Size of the letters.
    pub size: Length,
    /// Width of the letters in per cent. Below 100 they are condensed.
    pub stretch: i64,
    /// Colour.
    pub ink: Ink,
    /// Bold instead of regular.
    pub bold: bool,
    /// The cell that contains the text.
    pub cell: Area,
    pub(crate) shaped: Rc<Shaped>,
}

impl SetText {
    /// Returns the area of the text, from the font's ascent to its descent.
    pub fn extent(&self) -> Area {
        let width = self.shaped.width * self.size / 1000 * self.stretch / 100;
        let top = self.baseline - self.size * ASCENT / 1000;
        Area::new(self.x, top, width, self.size * (ASCENT + DESCENT) / 1000)
    }
}

/// The colour of a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stone {
    /// Filled.
    Black,
    /// An open circle.
    White,
}

/// One mark on a page.
#[derive(Clone, Debug)]
pub enum PageMark {
    /// Text.
    Text(SetText),
    /// A straight rule.
    Rule {
        /// Start.
        from: (Length, Length),
        /// End.
        to: (Length, Length),
        /// Thickness.
        width: Length,
        /// Colour.
        ink: Ink,
        /// Whether the rule is dashed, as a cutting line.
        dashed: bool,
    },
    /// A rectangle, filled, framed or both.
    Box {
        /// Position and size.
        area: Area,
        /// Colour inside.
        fill: Option<Ink>,
        /// Thickness and colour of its frame.
        frame: Option<(Length, Ink)>,
    },
    /// A stone, drawn as a circle so that no font needs it.
    Stone {
        /// Its centre.
        centre: (Length, Length),
        /// Its radius.
        radius: Length,
        /// Its colour.
        stone: Stone,
    },
}

impl PageMark {
    /// Returns the area of the mark.
    pub fn extent(&self) -> Area {
        match self {
            PageMark::Text(text) => text.extent(),
            PageMark::Rule { from, to, .. } => {
                let (x, y) = (from.0.min(to.0), from.1.min(to.1));
                Area::new(x, y, (from.0 - to.0).abs(), (from.1 - to.1).abs())
            }
            PageMark::Box { area, .. } => *area,
            PageMark::Stone { centre, radius, .. } => {
                Area::new(centre.0 - radius, centre.1 - radius, 2 * radius, 2 * radius)
            }
        }
    }
}

/// One page.
#[derive(Clone, Debug)]
pub struct Page {
    /// The whole sheet, starting at (0, 0).
    pub sheet: Area,
    /// The marks, in painting order.
    pub marks: Vec<PageMark>,
}

impl Page {
    /// Creates a blank page.
    pub fn new(sheet: Area) -> Page {
        Page { sheet, marks: Vec::new() }
    }

    /// Draws a rule.
    pub fn rule(&mut self, from: (Length, Length), to: (Length, Length), width: Length, ink: Ink) {
        self.marks.push(PageMark::Rule { from, to, width, ink, dashed: false });
    }

    /// Draws a dashed rule to cut along.
    pub fn cut(&mut self, from: (Length, Length), to: (Length, Length)) {
        self.marks.push(PageMark::Rule { from, to, width: 400, ink: Ink::Grey, dashed: true });
    }

    /// Fills a rectangle.
    pub fn fill(&mut self, area: Area, ink: Ink) {
        self.marks.push(PageMark::Box { area, fill: Some(ink), frame: None });
    }

    /// Frames a rectangle.
    pub fn frame(&mut self, area: Area, width: Length, ink: Ink) {
        self.marks.push(PageMark::Box { area, fill: None, frame: Some((width, ink)) });
    }

    /// Draws a stone.
    pub fn stone(&mut self, centre: (Length, Length), radius: Length, stone: Stone) {
        self.marks.push(PageMark::Stone { centre, radius, stone });
    }

    /// Returns the texts on the page.
    pub fn texts(&self) -> impl Iterator<Item = &SetText> {
        self.marks.iter().filter_map(|mark| if let PageMark::Text(text) = mark { Some(text) } else { None })
    }
}

/// A document with its layout.
#[derive(Clone, Debug, Default)]
pub struct Document {
    /// The title, which PDF readers show.
    pub title: String,
    /// The pages.
    pub pages: Vec<Page>,
    /// Characters that no font has.
    pub missing: BTreeSet<char>,
    /// Texts that were cut short because they are too long.
    pub cut_short: Vec<String>,
}
