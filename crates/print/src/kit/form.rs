//! Forms and records: text, fields to fill in, tables and signatures below each other, on as many pages as needed.

use crate::kit::fit::{Align, line_height};
use crate::kit::frame::Frame;
use crate::kit::length::{Area, Ink, Length, MM};
use crate::kit::table::{Row, Table};
use crate::kit::text::Text;

/// A frame that is filled from top to bottom.
pub struct Form<'f, 'a> {
    frame: &'f mut Frame<'a>,
    used: Length,
}

impl<'f, 'a> Form<'f, 'a> {
    /// Starts on the frame's first page.
    pub fn new(frame: &'f mut Frame<'a>) -> Form<'f, 'a> {
        frame.page();
        Form { frame, used: 2 * MM }
    }

    /// Leaves a vertical gap.
    pub fn space(&mut self, height: Length) {
        self.used += height;
    }

    /// Starts the next page.
    pub fn next_page(&mut self) {
        self.frame.add();
        self.used = 2 * MM;
    }

    /// Adds a heading, on the same page as the content after it.
    pub fn heading(&mut self, words: &str) {
        let area = self.row(8 * MM, 30 * MM);
        let (page, setter) = self.frame.parts();
        setter.place_text(page, &Text::bold(words), 12_000, area, Align::Left);
    }

    /// Adds running text, broken into lines.
    pub fn text(&mut self, text: impl Into<Text>, size: Length) {
        let mut notes = Table::notes(vec![text.into()]);
        notes.size = size;
        notes.spacing = size / 3;
        self.table(&notes);
    }

    /// Adds a table; nothing if it has no rows.
    pub fn table(&mut self, table: &Table) {
        if table.rows.iter().any(|row| !matches!(row, Row::Heading(_))) {
            // Keep the table's head together with its first rows.
            if self.used + 20 * MM > self.frame.body().height {
                self.next_page();
            }
            self.used = table.set(self.frame, self.used);
        }
    }

    /// Adds fields side by side, each with its value, if any, on a line and a small label below it.
    pub fn fields(&mut self, height: Length, fields: &[(String, Text)]) {
        let area = self.row(height, height);
        let (page, setter) = self.frame.parts();
        for (place, (label, value)) in area.columns(fields.len(), 6 * MM).into_iter().zip(fields) {
            field(page, setter, place, label, value);
        }
    }

    /// Adds lines for signatures, three in a row.
    pub fn signatures(&mut self, names: &[String]) {
        for row in names.chunks(3) {
            let mut fields: Vec<(String, Text)> = row.iter().map(|name| (name.clone(), Text::default())).collect();
            fields.resize_with(3.min(names.len()), Default::default);
            self.fields(17 * MM, &fields);
        }
    }

    /// Adds empty lines to write on.
    pub fn ruled(&mut self, lines: usize) {
        for _ in 0..lines {
            let area = self.row(9 * MM, 9 * MM);
            self.frame.page().rule((area.x, area.bottom()), (area.right(), area.bottom()), 300, Ink::Grey);
        }
    }

    /// Returns the next area of this height, on a new page unless `needed` height is left.
    pub fn row(&mut self, height: Length, needed: Length) -> Area {
        let mut body = self.frame.body();
        if self.used + needed > body.height {
            self.next_page();
            body = self.frame.body();
        }
        self.used += height;
        Area::new(body.x, body.y + self.used - height, body.width, height)
    }

    /// Returns the frame, to draw into an area from [`Form::row`].
    pub fn frame(&mut self) -> &mut Frame<'a> {
        self.frame
    }
}

/// Draws one field: its value on a line, its label below it.
pub fn field(
    page: &mut crate::kit::page::Page,
    setter: &crate::kit::fit::Setter,
    place: Area,
    label: &str,
    value: &Text,
) {
    if label.is_empty() && value.is_empty() {
        return;
    }
    let below = (line_height(7_000) + 600).min(place.height / 2);
    let line = place.bottom() - below;
    page.rule((place.x, line), (place.right(), line), 400, Ink::Black);
    let under = Area::new(place.x, line + 600, place.width, below - 600);
    setter.place_text(page, &Text::plain(label), 7_000, under, Align::Left);
    let room = Area::new(place.x, place.y, place.width, line - place.y - 300);
    let fitted = setter.fitted(value, 11_000, room.width, room.height);
    if !value.is_empty() {
        let lowest = Area::new(room.x, room.bottom() - fitted.height(), room.width, fitted.height());
        setter.place(page, &fitted, lowest, Align::Left);
    }
}
