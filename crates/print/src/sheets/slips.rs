//! `slips`: result slips, six or four on a page with cutting lines; for a knock-out game with a line for a jigo (R38). The
//! slips are arranged so that the cut piles, stacked on top of each other, are in board order.

use crate::kit::cards::deal;
use crate::kit::fit::{Align, Setter, line_height};
use crate::kit::frame::{Frame, Heading, Orientation, Setting};
use crate::kit::length::{Area, Ink, Length, MM};
use crate::kit::page::{Document, Page, Stone};
use crate::kit::text::Text;
use crate::{PrintedPlayer, Sheet, Value};

/// One slip.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedSlip {
    /// The board.
    pub board: String,
    /// The player with Black.
    pub black: PrintedPlayer,
    /// The player with White.
    pub white: PrintedPlayer,
    /// Handicap stones; empty for an even game.
    pub handicap: String,
    /// Komi, such as "6½"; empty if not shown.
    pub komi: String,
    /// Whether the game must have a winner (R38).
    pub knock_out: bool,
    /// The stage, printed instead of the competition, such as "KO12, qualifying"; may be empty.
    pub stage: String,
    /// The codes with which Black and White report the result on their phones; empty if players do not report.
    pub codes: [String; 2],
}

/// The sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slips {
    /// The heading of each slip.
    pub heading: Heading,
    /// The slips in board order.
    pub slips: Vec<PrintedSlip>,
    /// Whether to print four larger slips on a page instead of six.
    pub large: bool,
}

impl Sheet for Slips {
    fn lay_out(&self, setting: &Setting) -> Document {
        let sheet = setting.sheet_as_is(Orientation::Portrait);
        let mut frame = Frame::new(*setting, &self.heading, setting.word("print-slips"), sheet).without_head();
        deal(&mut frame, (2, if self.large { 2 } else { 3 }), self.slips.len(), |page, setter, index, area| {
            self.slip(page, setter, setting, &self.slips[index], area);
        });
        frame.finish()
    }
}

impl Slips {
    fn slip(&self, page: &mut Page, setter: &Setter, setting: &Setting, slip: &PrintedSlip, area: Area) {
        let words = setting.words;
        let scale = Scale::of(area);
        let (mm, small) = (scale.mm, scale.size(7_500));
        let mut y = area.y;
        let mut row = |height: Length| {
            y += height;
            Area::new(area.x, y - height, area.width, height)
        };
        let above = row(line_height(small)).columns(2, 2 * MM);
        setter.place_text(page, &Text::bold(self.heading.event.as_str()), small, above[0], Align::Left);
        setter.place_text(page, &self.stage_and_round(slip), small, above[1], Align::Right);
        row(mm);
        let board = row(12 * mm).columns(2, 2 * MM);
        let name = words.text("print-slip-board", &[("board", Value::Text(&slip.board))]);
        setter.place_text(page, &Text::bold(name), scale.size(20_000), board[0], Align::Left);
        setter.place_text(page, &conditions(slip, setting).into(), scale.size(9_000), board[1], Align::Right);
        for (stone, player, code) in
            [(Stone::Black, &slip.black, &slip.codes[0]), (Stone::White, &slip.white, &slip.codes[1])]
        {
            let line = row(11 * mm);
            page.stone((line.x + 2 * mm + mm / 4, line.y + line.height / 2), 2 * mm, stone);
            // A quarter of the line is enough for a code.
            let for_code = if code.is_empty() { 0 } else { line.width / 4 };
            let cell = Area::new(line.x + 6 * mm, line.y, line.width - 6 * mm - for_code, line.height);
            setter.place_text(page, &player.full(), scale.size(14_000), cell, Align::Left);
            let right = Area::new(line.right() - for_code, line.y, for_code, line.height);
            if !code.is_empty() {
                setter.place_text(page, &code.as_str().into(), scale.size(9_000), right, Align::Right);
            }
        }
        row(3 * mm);
        self.boxes(page, setter, setting, row(10 * mm), scale);
        if slip.knock_out {
            let line = row(11 * mm);
            let text = Area::new(line.x, line.y, line.width * 58 / 100, line.height);
            setter.place_text(page, &setting.word("print-slip-ladder").into(), scale.size(8_500), text, Align::Left);
            let write = line.bottom() - 2 * mm;
            page.rule((text.right() + 2 * MM, write), (line.right(), write), 400, Ink::Black);
        }
        let signatures = Area::new(area.x, area.bottom() - 9 * mm, area.width, 9 * mm).columns(2, 6 * MM);
        for (place, key) in signatures.into_iter().zip(["print-black", "print-white"]) {
            let write = place.bottom() - 4 * mm;
            page.rule((place.x, write), (place.right(), write), 400, Ink::Black);
            let cell = Area::new(place.x, write + 600, place.width, 4 * mm - 600);
            let text = format!("{}, {}", setting.word("print-slip-signature"), setting.word(key));
            setter.place_text(page, &text.into(), scale.size(7_000), cell, Align::Left);
        }
    }

    /// Returns the competition or stage with the round: "Open · Round 3". Omits a competition with the event's name.
    fn stage_and_round(&self, slip: &PrintedSlip) -> Text {
        let Heading { event, competition, round, .. } = &self.heading;
        let of = match slip.stage.as_str() {
            "" if competition == event => Text::default(),
            "" => Text::plain(competition.as_str()),
            stage => Text::bold(stage),
        };
        let separator = if of.is_empty() { "" } else { " · " };
        of.then(format!("{separator}{round}"))
    }

    /// Draws a box to tick for each result, and space for the score.
    fn boxes(&self, page: &mut Page, setter: &Setter, setting: &Setting, line: Area, scale: Scale) {
        let keys = ["print-slip-black-wins", "print-slip-white-wins", "print-slip-jigo", "print-slip-score"];
        // The three boxes have labels; the score is narrower.
        let wide = line.width * 27 / 100;
        let places = (0..4).map(|index| {
            Area::new(
                line.x + wide * index,
                line.y,
                if index < 3 { wide - MM } else { line.width - 3 * wide },
                line.height,
            )
        });
        for (place, key) in places.zip(keys) {
            let side = 6 * scale.mm;
            let tick = Area::new(place.x, place.y + (place.height - side) / 2, side, side);
            if key == "print-slip-score" {
                let write = tick.bottom();
                page.rule((place.x, write), (place.right(), write), 400, Ink::Black);
                let cell = Area::new(place.x, place.y, place.width, place.height / 2);
                setter.place_text(page, &setting.word(key).into(), scale.size(7_000), cell, Align::Left);
            } else {
                page.frame(tick, 700, Ink::Black);
                let cell = Area::new(tick.right() + MM, place.y, place.right() - tick.right() - MM, place.height);
                setter.place_text(page, &setting.word(key).into(), scale.size(8_500), cell, Align::Left);
            }
        }
    }
}

/// The scale of a slip: heights in scaled millimetres, text up to one and a half times its size.
#[derive(Clone, Copy)]
struct Scale {
    mm: Length,
}

impl Scale {
    /// Returns the scale at which the slip is 72 scaled millimetres high.
    fn of(area: Area) -> Scale {
        Scale { mm: (area.height / 72).max(MM) }
    }

    fn size(self, size: Length) -> Length {
        size * self.mm.min(MM * 3 / 2) / MM
    }
}

fn conditions(slip: &PrintedSlip, setting: &Setting) -> String {
    let part = |key: &str, name: &str, value: &str| match value {
        "" => String::new(),
        _ => setting.words.text(key, &[(name, Value::Text(value))]),
    };
    let parts = [part("print-slip-handicap", "stones", &slip.handicap), part("print-slip-komi", "komi", &slip.komi)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}
