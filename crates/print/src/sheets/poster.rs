//! The hall network on paper: the poster with its address, and slips with the codes of helpers.

use crate::Sheet;
use crate::kit::cards::deal;
use crate::kit::fit::{Align, Setter, line_height};
use crate::kit::frame::{Frame, Heading, Orientation, Setting};
use crate::kit::length::{Area, Ink, Length, MM};
use crate::kit::page::{Document, Page};
use crate::kit::text::Text;

/// A QR code as rows of modules, dark ones are true. The quiet zone around it is not part of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct QrModules(pub Vec<Vec<bool>>);

/// The modules of the quiet zone on each side, as the standard requires.
const QUIET: Length = 4;

impl QrModules {
    /// Draws the code with its quiet zone into the largest square in the middle of the area.
    fn draw(&self, page: &mut Page, area: Area) {
        let count = self.0.len() as Length;
        let module = area.width.min(area.height) / (count + 2 * QUIET).max(1);
        let side = module * count;
        let (left, top) = (area.x + (area.width - side) / 2, area.y + (area.height - side) / 2);
        for (row, modules) in self.0.iter().enumerate() {
            let mut start = 0;
            // Neighbouring modules are one mark, so that no white hairline is between them.
            for run in modules.chunk_by(|one, other| one == other) {
                if run[0] {
                    let x = left + module * start;
                    let y = top + module * row as Length;
                    page.fill(Area::new(x, y, module * run.len() as Length, module), Ink::Black);
                }
                start += run.len() as Length;
            }
        }
    }
}

/// The poster: the event, a QR code of the address, the address to type, and what to do in each language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Poster {
    /// The event's name and dates.
    pub heading: Heading,
    /// The address, such as `http://192.168.0.7:8080/`.
    pub url: String,
    /// The address as a QR code.
    pub code: QrModules,
    /// What to do, in the poster's own language first.
    pub lines: Vec<String>,
}

impl Sheet for Poster {
    fn lay_out(&self, setting: &Setting) -> Document {
        let sheet = setting.sheet_as_is(Orientation::Portrait);
        let mut frame = Frame::new(*setting, &self.heading, setting.word("print-poster"), sheet).without_head();
        let (body, mm) = (frame.body(), frame.scaled(MM));
        let size = |points: Length| frame.scaled(points * 1000);
        let sizes = [size(30), size(13), size(20), size(26), size(11)];
        let (page, setter) = frame.parts();
        let mut y = body.y;
        let mut row = |height: Length| {
            y += height;
            Area::new(body.x, y - height, body.width, height)
        };
        setter.place_text(page, &Text::bold(self.heading.event.as_str()), sizes[0], row(24 * mm), Align::Centre);
        setter.place_text(page, &self.heading.dates.as_str().into(), sizes[1], row(8 * mm), Align::Centre);
        let line = row(2 * mm);
        page.fill(Area::new(line.x, line.y, line.width, 2_200), Ink::Kaya);
        let (first, others) = self.lines.split_first().map_or(("", &[][..]), |(first, rest)| (first.as_str(), rest));
        setter.place_text(page, &Text::bold(first), sizes[2], row(26 * mm), Align::Centre);
        let (address, other) = (16 * mm, line_height(sizes[4]) + mm / 2);
        // The code gets the height that the other languages leave.
        let used = line.bottom() + 26 * mm + address + 2 * mm + other * others.len() as Length;
        self.code.draw(page, row(body.bottom() - used));
        setter.place_text(page, &Text::bold(self.url.as_str()), sizes[3], row(address), Align::Centre);
        row(2 * mm);
        for words in others {
            setter.place_text(page, &words.as_str().into(), sizes[4], row(other), Align::Centre);
        }
        frame.finish()
    }
}

/// The code of one helper.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedCode {
    /// The helper's name.
    pub name: String,
    /// What they may do, such as "Enters results".
    pub role: String,
    /// The six words.
    pub words: String,
    /// The address of the page of helpers; empty for a code that is not typed on a page.
    pub url: String,
    /// What to do with the slip.
    pub about: String,
    /// The address with the code, as a QR code; `None` without an address.
    pub code: Option<QrModules>,
}

/// Slips with the codes of helpers, six on a page, to cut and hand out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CodeSlips {
    /// The heading of each slip.
    pub heading: Heading,
    /// The slips.
    pub slips: Vec<PrintedCode>,
}

impl Sheet for CodeSlips {
    fn lay_out(&self, setting: &Setting) -> Document {
        let sheet = setting.sheet_as_is(Orientation::Portrait);
        let mut frame = Frame::new(*setting, &self.heading, setting.word("print-code-slips"), sheet).without_head();
        deal(&mut frame, (2, 3), self.slips.len(), |page, setter, index, area| {
            self.slip(page, setter, &self.slips[index], area);
        });
        frame.finish()
    }
}

impl CodeSlips {
    fn slip(&self, page: &mut Page, setter: &Setter, slip: &PrintedCode, area: Area) {
        let mut y = area.y;
        let mut row = |height: Length| {
            y += height;
            Area::new(area.x, y - height, area.width, height)
        };
        setter.place_text(page, &self.heading.event.as_str().into(), 7_500, row(4 * MM), Align::Left);
        let line = row(MM);
        page.fill(Area::new(line.x, line.y, line.width, 1_600), Ink::Kaya);
        setter.place_text(page, &Text::bold(slip.name.as_str()), 14_000, row(8 * MM), Align::Left);
        setter.place_text(page, &slip.role.as_str().into(), 9_000, row(5 * MM), Align::Left);
        let words = row(14 * MM);
        setter.place_text(page, &Text::bold(slip.words.as_str()), 13_000, words, Align::Left);
        let rest = Area::new(area.x, words.bottom(), area.width, area.bottom() - words.bottom());
        let side = slip.code.as_ref().map_or(0, |code| draw_right(page, code, rest));
        let about = Area::new(rest.x, rest.y, rest.width - side - 2 * MM, rest.height);
        let upper = Area::new(about.x, about.y, about.width, about.height * 2 / 3);
        setter.place_text(page, &slip.about.as_str().into(), 11_000, upper, Align::Left);
        let lower = Area::new(about.x, upper.bottom(), about.width, about.height - upper.height);
        setter.place_text(page, &slip.url.as_str().into(), 8_500, lower, Align::Left);
    }
}

/// Draws a code at the right of an area and returns its width.
fn draw_right(page: &mut Page, code: &QrModules, area: Area) -> Length {
    let side = area.height.min(area.width / 2);
    code.draw(page, Area::new(area.right() - side, area.y, side, side));
    side
}
