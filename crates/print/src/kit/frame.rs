//! The frame of every page: whose event it is, what sheet, which round above; time of printing and page n of m below.

use crate::kit::fit::{Align, Setter, line_height};
use crate::kit::fonts::Fonts;
use crate::kit::length::{Area, Ink, Length, MM};
use crate::kit::page::{Document, Page};
use crate::kit::text::Text;
use messages::{Value, Words};

/// The size of the paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 297 by 420 mm.
    A3,
}

/// How the paper is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Orientation {
    /// The shorter side above.
    Portrait,
    /// The longer side above.
    Landscape,
}

/// How to print.
#[derive(Clone, Copy)]
pub struct Setting<'a> {
    /// The fonts.
    pub fonts: &'a Fonts,
    /// The words, in one language or two.
    pub words: &'a dyn Words,
    /// The paper; `None`: what the document is made for.
    pub paper: Option<Paper>,
    /// How it is turned; `None`: what the document is made for.
    pub orientation: Option<Orientation>,
}

impl<'a> Setting<'a> {
    /// The document's own paper, A4 for most.
    pub fn new(fonts: &'a Fonts, words: &'a dyn Words) -> Setting<'a> {
        Setting { fonts, words, paper: None, orientation: None }
    }

    /// A phrase without values.
    pub(crate) fn word(&self, key: &str) -> String {
        self.words.text(key, &[])
    }

    /// A phrase without values as lines to read: one a language.
    pub(crate) fn lines(&self, key: &str) -> Vec<Text> {
        self.words.texts(key, &[]).into_iter().map(Text::plain).collect()
    }

    /// The sheet turned as the document needs it, for what is cut up.
    pub(crate) fn sheet_as_is(&self, orientation: Orientation) -> Area {
        Setting { orientation: None, ..*self }.sheet(Paper::A4, orientation)
    }

    /// The sheet, with the document's own wish for what is not set.
    pub(crate) fn sheet(&self, paper: Paper, orientation: Orientation) -> Area {
        let (short, long) = match self.paper.unwrap_or(paper) {
            Paper::A4 => (595_276, 841_890),
            Paper::A3 => (841_890, 1_190_551),
        };
        match self.orientation.unwrap_or(orientation) {
            Orientation::Portrait => Area::new(0, 0, short, long),
            Orientation::Landscape => Area::new(0, 0, long, short),
        }
    }
}

/// What every page says of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heading {
    /// The event's name.
    pub event: String,
    /// Its place and dates, or empty.
    pub dates: String,
    /// The competition, as "McMahon Open" or "KO16".
    pub competition: String,
    /// The round, as "Round 3" or "Quarter-finals", or empty.
    pub round: String,
    /// When this was printed, as the reader should see it.
    pub printed: String,
    /// When a line of it was last corrected, or empty: the lines have a bar beside them.
    pub corrected: String,
}

const MARGIN: Length = 13 * MM;

/// A sheet being filled: the frame is known, pages are added to it.
pub struct Frame<'a> {
    setting: Setting<'a>,
    heading: &'a Heading,
    title: String,
    sheet: Area,
    /// Shapes and places text, and keeps account of what is missing.
    pub setter: Setter<'a>,
    pages: Vec<Page>,
    has_head: bool,
    has_foot: bool,
    /// In per cent of A4's sizes.
    scale: i64,
    /// The size of the title, and of everything else in head and foot.
    title_size: Length,
    small: Length,
}

impl<'a> Frame<'a> {
    /// A document without pages yet. `title` is the sheet's own, in the reader's language.
    pub fn new(setting: Setting<'a>, heading: &'a Heading, title: String, sheet: Area) -> Frame<'a> {
        // What is made for A4 grows with the paper.
        let scale = if sheet.width.max(sheet.height) > 1_000_000 { 135 } else { 100 };
        let (title_size, small) = (210 * scale, 85 * scale);
        let setter = Setter::new(setting.fonts);
        Frame {
            setting,
            heading,
            title,
            sheet,
            setter,
            pages: Vec::new(),
            has_head: true,
            has_foot: true,
            scale,
            title_size,
            small,
        }
    }

    /// The same with the foot only, for sheets that are cut up and whose pieces say themselves where they belong.
    pub fn without_head(self) -> Frame<'a> {
        Frame { has_head: false, ..self }
    }

    /// The same without anything but what is drawn on it, for sheets that are bought ready cut.
    pub fn bare(self) -> Frame<'a> {
        Frame { has_head: false, has_foot: false, ..self }
    }

    /// The room between the page's head and foot.
    pub fn body(&self) -> Area {
        let head = line_height(self.small) * 2 + line_height(self.title_size) + 4 * MM;
        let top = MARGIN + if self.has_head { head } else { -4 * MM };
        let bottom = MARGIN - 2 * MM + line_height(self.small) + 2 * MM;
        Area::new(MARGIN, top, self.sheet.width - 2 * MARGIN, self.sheet.height - top - bottom)
    }

    /// A size of text meant for A4, grown with the paper.
    pub fn scaled(&self, size: Length) -> Length {
        size * self.scale / 100
    }

    /// Adds a page.
    pub fn add(&mut self) -> &mut Page {
        self.pages.push(Page::new(self.sheet));
        self.pages.last_mut().expect("a page was just added")
    }

    /// The page being filled, a first one if there is none.
    pub fn page(&mut self) -> &mut Page {
        if self.pages.is_empty() {
            self.add();
        }
        self.pages.last_mut().expect("there is a page now")
    }

    /// The page being filled together with the setter.
    pub fn parts(&mut self) -> (&mut Page, &Setter<'a>) {
        self.page();
        (self.pages.last_mut().expect("there is a page now"), &self.setter)
    }

    /// Puts head and foot on every page, now that their number is known.
    pub fn finish(mut self) -> Document {
        self.page();
        let mut pages = std::mem::take(&mut self.pages);
        let count = pages.len();
        for (k, page) in pages.iter_mut().enumerate() {
            if self.has_head {
                self.head(page);
            }
            if self.has_foot {
                self.foot(page, k + 1, count);
            }
        }
        let title = [&self.heading.event, &self.heading.competition, &self.title, &self.heading.round];
        let mut title: Vec<&str> = title.into_iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
        title.dedup();
        Document {
            title: title.join(" · "), pages, missing: self.setter.missing(), cut_short: self.setter.cut_short()
        }
    }

    fn head(&self, page: &mut Page) {
        let Heading { event, dates, competition, round, .. } = self.heading;
        let width = self.sheet.width - 2 * MARGIN;
        let mut row = |y: Length, size: Length, share: Length, left: Text, right: Text| {
            let left_width = if right.is_empty() { width } else { width * share / 100 };
            let gap = 4 * MM;
            let cell = Area::new(MARGIN, y, left_width - gap / 2, line_height(size));
            self.setter.put(page, &left, size, cell, Align::Left);
            let cell = Area::new(MARGIN + left_width + gap / 2, y, width - left_width - gap / 2, line_height(size));
            self.setter.put(page, &right, size, cell, Align::Right);
        };
        let (first, second) = (MARGIN, MARGIN + line_height(self.small));
        row(first, self.small, 60, Text::bold(event.as_str()), dates.as_str().into());
        row(second, self.title_size, 58, Text::bold(self.title.as_str()), Text::plain(round.as_str()));
        let third = second + line_height(self.title_size);
        // An event with one competition often gives it the event's name.
        let competition = if competition == event { "" } else { competition.as_str() };
        let corrected = match self.heading.corrected.as_str() {
            "" => Text::default(),
            time => Text::bold(self.setting.words.text("print-corrected", &[("time", Value::Text(time))])),
        };
        row(third, self.small, 60, competition.into(), corrected);
        let y = third + line_height(self.small) + MM;
        page.fill(Area::new(MARGIN, y, width, 2_200), Ink::Kaya);
    }

    fn foot(&self, page: &mut Page, number: usize, count: usize) {
        let words = self.setting.words;
        let y = self.sheet.height - MARGIN + 2 * MM - line_height(self.small);
        let cell = Area::new(MARGIN, y, self.sheet.width - 2 * MARGIN, line_height(self.small));
        let halves = cell.columns(2, 4 * MM);
        let printed = words.text("print-printed", &[("time", Value::Text(&self.heading.printed))]);
        let values = [("page", Value::Number(number as i64)), ("pages", Value::Number(count as i64))];
        self.setter.put(page, &printed.into(), self.small, halves[0], Align::Left);
        self.setter.put(page, &words.text("print-page", &values).into(), self.small, halves[1], Align::Right);
        page.rule((cell.x, y - MM / 2), (cell.right(), y - MM / 2), 250, Ink::Grey);
    }
}
