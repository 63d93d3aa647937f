//! Cards and signs to hand out or to put on tables and doors: `tables`, `labels`, `doors`, `draw-cards`, `pink-slips`.

use crate::kit::cards::{Stock, deal, deal_on};
use crate::kit::fit::{Align, Setter, line_height};
use crate::kit::form::field;
use crate::kit::frame::{Frame, Heading, Orientation, Setting};
use crate::kit::length::{Area, Ink, Length, MM};
use crate::kit::page::{Document, Page};
use crate::kit::paper::Paper;
use crate::kit::text::Text;
use crate::{PrintedPlayer, Sheet};

/// `tables`: the number of each table, four on a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableNumbers {
    /// The heading of each card.
    pub heading: Heading,
    /// The numbers, or letters, in their order.
    pub tables: Vec<String>,
}

impl Sheet for TableNumbers {
    fn lay_out(&self, setting: &Setting) -> Document {
        let sheet = setting.sheet_as_is(Orientation::Portrait);
        let mut frame = Frame::new(*setting, &self.heading, setting.word("print-tables"), sheet).without_head();
        deal(&mut frame, (2, 2), self.tables.len(), |page, setter, index, area| {
            card_head(page, setter, &self.heading, area);
            let room = Area::new(area.x, area.y + 8 * MM, area.width, area.height - 16 * MM);
            setter.place_text(page, &Text::bold(self.tables[index].as_str()), 140_000, room, Align::Centre);
        });
        frame.finish()
    }
}

/// `labels`: a badge for each player, ten on a page to cut, or on pre-cut stock.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    /// The heading of each badge.
    pub heading: Heading,
    /// The players.
    pub players: Vec<PrintedPlayer>,
    /// The pre-cut stock; `None` for pages to cut.
    pub stock: Option<Stock>,
}

impl Sheet for Labels {
    fn lay_out(&self, setting: &Setting) -> Document {
        let sheet = setting.sheet_as_is(Orientation::Portrait);
        let mut frame = Frame::new(*setting, &self.heading, setting.word("print-labels"), sheet).without_head();
        let mut draw = |page: &mut Page, setter: &Setter, index: usize, area: Area| {
            self.badge(page, setter, &self.players[index], area)
        };
        match &self.stock {
            None => deal(&mut frame, (2, 5), self.players.len(), draw),
            Some(stock) => {
                // All stock is A4.
                let a4 = Setting { paper: Some(Paper::A4), ..*setting }.sheet_as_is(Orientation::Portrait);
                frame = Frame::new(*setting, &self.heading, setting.word("print-labels"), a4).bare();
                deal_on(&mut frame, stock, self.players.len(), &mut draw);
            }
        }
        frame.finish()
    }
}

impl Labels {
    /// Draws given names, FAMILY, and the other details, with heights in proportion to the badge.
    fn badge(&self, page: &mut Page, setter: &Setter, player: &PrintedPlayer, area: Area) {
        card_head(page, setter, &self.heading, area);
        let (given, family) = player.name_on_two_lines();
        let line = |from: Length, to: Length| {
            let share = |percent: Length| area.height * percent / 100;
            Area::new(area.x, area.y + share(from), area.width, share(to) - share(from))
        };
        // A badge is read from across a table: use all the height, up to a maximum size.
        let size = |line: Area, most: Length| (line.height * 73 / 100).min(most);
        let (first, second) = (line(17, 43), line(43, 76));
        setter.place_text(page, &given, size(first, 34_000), first, Align::Left);
        setter.place_text(page, &family, size(second, 40_000), second, Align::Left);
        let rest: Vec<&str> = [&player.rank, &player.club, &player.country].map(String::as_str).into();
        let rest = rest.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
        let below = line(83, 100);
        setter.place_text(page, &rest.into(), size(below, 13_000).max(8_000), below, Align::Left);
    }
}

/// Draws the event's name and a coloured rule at the top of a card.
fn card_head(page: &mut Page, setter: &Setter, heading: &Heading, area: Area) {
    let size = if area.height < 40 * MM { 6_500 } else { 8_000 };
    let cell = Area::new(area.x, area.y, area.width, line_height(size));
    setter.place_text(page, &Text::plain(heading.event.as_str()), size, cell, Align::Left);
    page.fill(Area::new(area.x, cell.bottom() + MM / 2, area.width, 1_600), Ink::Kaya);
}

/// A door sign.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Door {
    /// The room, such as "Room A".
    pub room: String,
    /// The boards in the room, such as "Boards 1–40".
    pub boards: String,
}

/// `doors`: a page for each door.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Doors {
    /// The texts of head and foot.
    pub heading: Heading,
    /// The doors.
    pub doors: Vec<Door>,
}

impl Sheet for Doors {
    fn lay_out(&self, setting: &Setting) -> Document {
        let sheet = setting.sheet(Paper::A4, Orientation::Landscape);
        let mut frame = Frame::new(*setting, &self.heading, setting.word("print-doors"), sheet);
        for door in &self.doors {
            let body = frame.body();
            frame.add();
            let (page, setter) = frame.parts();
            let half = Area::new(body.x, body.y, body.width, body.height / 2);
            setter.place_text(page, &Text::bold(door.room.as_str()), 90_000, half, Align::Centre);
            let lower = Area::new(body.x, half.bottom(), body.width, body.height / 3);
            setter.place_text(page, &door.boards.as_str().into(), 60_000, lower, Align::Centre);
        }
        frame.finish()
    }
}

/// `draw-cards`: one card per player for pairing by hand with cards, eight on a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawCards {
    /// The heading of each card.
    pub heading: Heading,
    /// The number of rounds, each with its boxes.
    pub rounds: usize,
    /// Number, player and starting score.
    pub cards: Vec<(String, PrintedPlayer, String)>,
}

impl Sheet for DrawCards {
    fn lay_out(&self, setting: &Setting) -> Document {
        let sheet = setting.sheet_as_is(Orientation::Portrait);
        let mut frame = Frame::new(*setting, &self.heading, setting.word("print-draw-cards"), sheet).without_head();
        deal(&mut frame, (2, 4), self.cards.len(), |page, setter, index, area| {
            let (number, player, score) = &self.cards[index];
            let name = Area::new(area.x, area.y, area.width * 78 / 100, 9 * MM);
            setter.place_text(page, &player.name(), 13_000, name, Align::Left);
            let cell = Area::new(name.right(), area.y, area.right() - name.right(), 12 * MM);
            setter.place_text(page, &Text::bold(number.as_str()), 26_000, cell, Align::Right);
            let below = Area::new(area.x, name.bottom(), name.width, 5 * MM);
            let parts = [&player.rank, &player.club, &player.country];
            let line = parts.into_iter().filter(|part| !part.is_empty()).cloned().collect::<Vec<_>>().join(" · ");
            setter.place_text(page, &line.into(), 9_000, below, Align::Left);
            let score = format!("{} {score}", setting.word("print-start-score"));
            setter.place_text(
                page,
                &score.into(),
                9_000,
                Area::new(area.x, below.bottom(), name.width, 5 * MM),
                Align::Left,
            );
            let boxes = Area::new(area.x, area.y + 22 * MM, area.width, area.height - 22 * MM);
            self.rounds(page, setter, setting, boxes);
        });
        frame.finish()
    }
}

impl DrawCards {
    /// Draws a column for each round with boxes for opponent, colour, result and the score after the round.
    fn rounds(&self, page: &mut Page, setter: &Setter, setting: &Setting, area: Area) {
        let keys = ["print-opponent", "print-colour", "print-result", "print-score"];
        let labels = area.width / 6;
        let row = area.height / (keys.len() as Length + 1);
        let columns =
            Area::new(area.x + labels, area.y, area.width - labels, area.height).columns(self.rounds.max(1), 0);
        for (index, column) in columns.iter().enumerate() {
            let title = Area::new(column.x, column.y, column.width, row);
            setter.place_text(page, &(index + 1).to_string().into(), 7_500, title, Align::Centre);
        }
        for (index, key) in keys.iter().enumerate() {
            let y = area.y + row * (index as Length + 1);
            setter.place_text(
                page,
                &setting.word(key).into(),
                7_000,
                Area::new(area.x, y, labels - MM, row),
                Align::Left,
            );
            columns.iter().for_each(|column| page.frame(Area::new(column.x, y, column.width, row), 400, Ink::Black));
        }
    }
}

/// `pink-slips`: blank slips for changes after the register has closed (R8), four on a page, for pink paper.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PinkSlips {
    /// The heading of each slip.
    pub heading: Heading,
    /// The number of pages.
    pub pages: usize,
}

impl Sheet for PinkSlips {
    fn lay_out(&self, setting: &Setting) -> Document {
        let word = |key: &str| setting.word(key);
        let sheet = setting.sheet_as_is(Orientation::Landscape);
        let mut frame = Frame::new(*setting, &self.heading, word("print-pink-slips"), sheet).without_head();
        deal(&mut frame, (2, 2), self.pages.max(1) * 4, |page, setter, _, area| {
            card_head(page, setter, &self.heading, area);
            let title = Area::new(area.x, area.y + 6 * MM, area.width, 9 * MM);
            setter.place_text(page, &Text::bold(word("print-pink-slip")), 14_000, title, Align::Left);
            let rows: [&[&str]; 4] = [
                &["print-family-name", "print-given-name"],
                &["print-number", "print-rank", "print-country"],
                &["print-club", "print-rounds"],
                &["print-pink-change"],
            ];
            let height = (area.bottom() - title.bottom()) / rows.len() as Length;
            for (index, keys) in rows.iter().enumerate() {
                let line = Area::new(area.x, title.bottom() + height * index as Length, area.width, height);
                for (place, key) in line.columns(keys.len(), 5 * MM).into_iter().zip(*keys) {
                    field(page, setter, place, &word(key), &Text::default());
                }
            }
        });
        frame.finish()
    }
}
