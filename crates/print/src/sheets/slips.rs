//! `slips`: result slips, six or four on a page with lines to cut along; in a knock-out with the line for a jigo (R38). The
//! slips are spread over the pages so that the piles, cut and laid one on the other, are in board order.

use crate::kit::cards::deal;
use crate::kit::fit::{Align, Setter, line_height};
use crate::kit::frame::{Frame, Heading, Orientation, Setting};
use crate::kit::length::{Area, Ink, Length, MM};
use crate::kit::page::{Document, Page, Stone};
use crate::kit::text::Text;
use crate::{Player, Sheet, Value};

/// One slip.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slip {
    /// The board.
    pub board: String,
    /// Who has Black.
    pub black: Player,
    /// Who has White.
    pub white: Player,
    /// Handicap stones; empty: an even game.
    pub handicap: String,
    /// Komi, as "6½"; empty: not shown.
    pub komi: String,
    /// Whether the game must have a winner (R38).
    pub knock_out: bool,
}

/// The sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slips {
    /// What every slip says.
    pub heading: Heading,
    /// The slips in board order.
    pub slips: Vec<Slip>,
    /// Four larger ones on a page instead of six.
    pub large: bool,
}

impl Sheet for Slips {
    fn lay_out(&self, setting: &Setting) -> Document {
        let sheet = setting.sheet_as_is(Orientation::Portrait);
        let mut frame = Frame::new(*setting, &self.heading, setting.word("print-slips"), sheet).without_head();
        deal(&mut frame, (2, if self.large { 2 } else { 3 }), self.slips.len(), |page, setter, k, area| {
            self.slip(page, setter, setting, &self.slips[k], area);
        });
        frame.finish()
    }
}

impl Slips {
    fn slip(&self, page: &mut Page, setter: &Setter, setting: &Setting, slip: &Slip, area: Area) {
        let words = setting.words;
        let small = 7_500;
        let mut y = area.y;
        let mut row = |height: Length| {
            y += height;
            Area::new(area.x, y - height, area.width, height)
        };
        let above = row(line_height(small)).columns(2, 2 * MM);
        setter.put(page, &Text::bold(self.heading.event.as_str()), small, above[0], Align::Left);
        let of = format!("{} · {}", self.heading.competition, self.heading.round);
        setter.put(page, &of.into(), small, above[1], Align::Right);
        row(MM);
        let board = row(11 * MM).columns(2, 2 * MM);
        let name = words.text("print-slip-board", &[("board", Value::Text(&slip.board))]);
        setter.put(page, &Text::bold(name), 19_000, board[0], Align::Left);
        setter.put(page, &conditions(slip, setting).into(), 8_500, board[1], Align::Right);
        for (stone, player) in [(Stone::Black, &slip.black), (Stone::White, &slip.white)] {
            let line = row(10 * MM);
            page.stone((line.x + 2 * MM + MM / 4, line.y + line.height / 2), 2 * MM, stone);
            let cell = Area::new(line.x + 6 * MM, line.y, line.width - 6 * MM, line.height);
            setter.put(page, &player.full(), 13_000, cell, Align::Left);
        }
        row(3 * MM);
        self.boxes(page, setter, setting, row(9 * MM));
        if slip.knock_out {
            let line = row(12 * MM);
            let text = Area::new(line.x, line.y, line.width * 62 / 100, line.height);
            setter.put(page, &setting.word("print-slip-ladder").into(), 8_500, text, Align::Left);
            page.rule(
                (text.right() + 2 * MM, line.bottom() - 2 * MM),
                (line.right(), line.bottom() - 2 * MM),
                400,
                Ink::Black,
            );
        }
        let signatures = Area::new(area.x, area.bottom() - 9 * MM, area.width, 9 * MM).columns(2, 6 * MM);
        for (place, key) in signatures.into_iter().zip(["print-black", "print-white"]) {
            page.rule((place.x, place.bottom() - 4 * MM), (place.right(), place.bottom() - 4 * MM), 400, Ink::Black);
            let cell = Area::new(place.x, place.bottom() - 4 * MM + 600, place.width, 4 * MM - 600);
            let text = format!("{}, {}", setting.word("print-slip-signature"), setting.word(key));
            setter.put(page, &text.into(), 6_500, cell, Align::Left);
        }
    }

    /// A box to tick for each result, and room for the score.
    fn boxes(&self, page: &mut Page, setter: &Setter, setting: &Setting, line: Area) {
        let keys = ["print-slip-black-wins", "print-slip-white-wins", "print-slip-jigo", "print-slip-score"];
        for (place, key) in line.columns(4, 2 * MM).into_iter().zip(keys) {
            let tick = Area::new(place.x, place.y + 2 * MM, 5 * MM, 5 * MM);
            let cell = Area::new(tick.right() + MM, place.y, place.right() - tick.right() - MM, place.height);
            if key == "print-slip-score" {
                page.rule(
                    (place.x, place.bottom() - 2 * MM),
                    (place.right(), place.bottom() - 2 * MM),
                    400,
                    Ink::Black,
                );
                let cell = Area::new(place.x, place.y, place.width, place.height / 2);
                setter.put(page, &setting.word(key).into(), 6_500, cell, Align::Left);
            } else {
                page.frame(tick, 600, Ink::Black);
                setter.put(page, &setting.word(key).into(), 8_500, cell, Align::Left);
            }
        }
    }
}

fn conditions(slip: &Slip, setting: &Setting) -> String {
    let part = |key: &str, name: &str, value: &str| match value {
        "" => String::new(),
        _ => setting.words.text(key, &[(name, Value::Text(value))]),
    };
    let parts = [part("print-slip-handicap", "stones", &slip.handicap), part("print-slip-komi", "komi", &slip.komi)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}
