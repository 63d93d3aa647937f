//! The frame of every page: event, sheet and round at the top; time of printing and page number at the bottom.

use crate::kit::fit::{Align, Setter, line_height};
use crate::kit::fonts::Fonts;
use crate::kit::length::{Area, Ink, Length, MM};
use crate::kit::page::{Document, Page};
use crate::kit::paper::Paper;
use crate::kit::text::Text;
use messages::{Value, Words};

/// The orientation of the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Orientation {
    /// The shorter side is at the top.
    Portrait,
    /// The longer side is at the top.
    Landscape,
}

/// The settings of one printing.
#[derive(Clone, Copy)]
pub struct Setting<'a> {
    /// The fonts.
    pub fonts: &'a Fonts,
    /// The texts, in one language or two.
    pub words: &'a dyn Words,
    /// The paper; `None` for the one that the document is designed for.
    pub paper: Option<Paper>,
    /// The orientation; `None` for the one that the document is designed for.
    pub orientation: Option<Orientation>,
}

impl<'a> Setting<'a> {
    /// Creates a setting with the paper and orientation that each document is designed for.
    pub fn new(fonts: &'a Fonts, words: &'a dyn Words) -> Setting<'a> {
        Setting { fonts, words, paper: None, orientation: None }
    }

    /// Returns a text without values.
    pub(crate) fn word(&self, key: &str) -> String {
        self.words.text(key, &[])
    }

    /// Returns a text without values as one line for each language.
    pub(crate) fn lines(&self, key: &str) -> Vec<Text> {
        let texts = self.words.texts(key, &[]);
        // A text that is the same in both languages is there once.
        let others = if texts.len() > 1 { self.words.languages().into_iter().skip(1).collect() } else { Vec::new() };
        let languages = std::iter::once(None).chain(others.into_iter().map(Some));
        texts.into_iter().zip(languages).map(|(text, language)| Text { language, ..Text::plain(text) }).collect()
    }

    /// Returns the sheet in the document's own orientation, for sheets that are cut up.
    pub(crate) fn sheet_as_is(&self, orientation: Orientation) -> Area {
        Setting { orientation: None, ..*self }.sheet(Paper::A4, orientation)
    }

    /// Returns the sheet, with the document's own paper and orientation unless the setting has others.
    pub(crate) fn sheet(&self, paper: Paper, orientation: Orientation) -> Area {
        let (short, long) = self.paper.unwrap_or(paper).sides();
        match self.orientation.unwrap_or(orientation) {
            Orientation::Portrait => Area::new(0, 0, short, long),
            Orientation::Landscape => Area::new(0, 0, long, short),
        }
    }
}

/// The texts in the head and foot of every page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heading {
    /// The event's name.
    pub event: String,
    /// The event's place and dates; may be empty.
    pub dates: String,
    /// The competition, such as "McMahon Open" or "KO16".
    pub competition: String,
    /// The round, such as "Round 3" or "Quarter-finals"; may be empty.
    pub round: String,
    /// The time of printing, formatted for the reader.
    pub printed: String,
    /// The time of the last correction; may be empty. Corrected lines have a bar beside them.
    pub corrected: String,
    /// The head of the event's history, `137: 3f2a 91c0 77d2 e4b8`; may be empty.
    pub log: String,
}

impl Heading {
    /// Returns the foot's text: the time of printing and the head of the history.
    pub(crate) fn foot(&self, words: &dyn Words) -> String {
        self.foot_parts(words).join(" · ")
    }

    /// Returns the parts of the foot's text.
    pub(crate) fn foot_parts(&self, words: &dyn Words) -> Vec<String> {
        let printed = words.text("print-printed", &[("time", Value::Text(&self.printed))]);
        match self.log.as_str() {
            "" => vec![printed],
            log => vec![printed, format!("{} {log}", words.text("print-log", &[]))],
        }
    }
}

const MARGIN: Length = 13 * MM;

/// A document under construction, to which pages are added.
pub struct Frame<'a> {
    setting: Setting<'a>,
    heading: &'a Heading,
    title: String,
    sheet: Area,
    /// Shapes and places text.
    pub setter: Setter<'a>,
    pages: Vec<Page>,
    has_head: bool,
    has_foot: bool,
    /// Scale of all sizes, in per cent of those for A4.
    scale: i64,
    /// The size of the title.
    title_size: Length,
    /// The size of all other text in head and foot.
    small: Length,
}

impl<'a> Frame<'a> {
    /// Creates a document without pages. `title` names the sheet in the reader's language.
    pub fn new(setting: Setting<'a>, heading: &'a Heading, title: String, sheet: Area) -> Frame<'a> {
        // Layouts are designed for A4 and grow on paper of twice its size. Letter and legal paper are about as wide as A4.
        let scale = if sheet.width.min(sheet.height) > 700_000 { 135 } else { 100 };
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

    /// Removes the head, for sheets that are cut up into pieces with their own heading.
    pub fn without_head(self) -> Frame<'a> {
        Frame { has_head: false, ..self }
    }

    /// Removes head and foot, for pre-cut stock.
    pub fn bare(self) -> Frame<'a> {
        Frame { has_head: false, has_foot: false, ..self }
    }

    /// Returns the area between the page's head and foot.
    pub fn body(&self) -> Area {
        let head = line_height(self.small) * 2 + line_height(self.title_size) + 4 * MM;
        let top = MARGIN + if self.has_head { head } else { -4 * MM };
        let bottom = MARGIN - 2 * MM + line_height(self.small) + 2 * MM;
        Area::new(MARGIN, top, self.sheet.width - 2 * MARGIN, self.sheet.height - top - bottom)
    }

    /// Returns a text size designed for A4, scaled to the paper.
    pub fn scaled(&self, size: Length) -> Length {
        size * self.scale / 100
    }

    /// Adds a page.
    pub fn add(&mut self) -> &mut Page {
        self.pages.push(Page::new(self.sheet));
        self.pages.last_mut().expect("a page was just added")
    }

    /// Returns the last page; adds the first page if there are no pages.
    pub fn page(&mut self) -> &mut Page {
        if self.pages.is_empty() {
            self.add();
        }
        self.pages.last_mut().expect("there is a page now")
    }

    /// Returns the last page and the setter.
    pub fn parts(&mut self) -> (&mut Page, &Setter<'a>) {
        self.page();
        (self.pages.last_mut().expect("there is a page now"), &self.setter)
    }

    /// Adds head and foot to every page and returns the document.
    pub fn finish(mut self) -> Document {
        self.page();
        let mut pages = std::mem::take(&mut self.pages);
        let count = pages.len();
        for (index, page) in pages.iter_mut().enumerate() {
            if self.has_head {
                self.head(page);
            }
            if self.has_foot {
                self.foot(page, index + 1, count);
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
            self.setter.place_text(page, &left, size, cell, Align::Left);
            let cell = Area::new(MARGIN + left_width + gap / 2, y, width - left_width - gap / 2, line_height(size));
            self.setter.place_text(page, &right, size, cell, Align::Right);
        };
        let (first, second) = (MARGIN, MARGIN + line_height(self.small));
        row(first, self.small, 60, Text::bold(event.as_str()), dates.as_str().into());
        row(second, self.title_size, 58, Text::bold(self.title.as_str()), Text::plain(round.as_str()));
        let third = second + line_height(self.title_size);
        // The only competition of an event often has the event's name. Print it once.
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
        let right = cell.width / 4;
        let left = Area::new(cell.x, cell.y, cell.width - right - 4 * MM, cell.height);
        let right = Area::new(cell.right() - right, cell.y, right, cell.height);
        let values = [("page", Value::Number(number as i64)), ("pages", Value::Number(count as i64))];
        self.setter.place_text(page, &self.heading.foot(words).into(), self.small, left, Align::Left);
        self.setter.place_text(page, &words.text("print-page", &values).into(), self.small, right, Align::Right);
        page.rule((cell.x, y - MM / 2), (cell.right(), y - MM / 2), 250, Ink::Grey);
    }
}
