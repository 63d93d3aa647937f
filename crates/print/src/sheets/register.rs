//! `register`: the closed register (R7), published for players to check. Errors are reported on a pink slip (R8).

use crate::kit::fit::Align;
use crate::kit::frame::{Frame, Heading, Orientation, Setting};
use crate::kit::length::MM;
use crate::kit::page::Document;
use crate::kit::paper::Paper;
use crate::kit::table::{Cell, Column, Row, Table};
use crate::kit::text::Text;
use crate::{PrintedPlayer, Sheet, Value};
use std::collections::BTreeSet;

/// One entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Registered {
    /// The number in the starting order.
    pub number: String,
    /// The player.
    pub player: PrintedPlayer,
    /// The rating; may be empty.
    pub rating: String,
    /// The age category, such as "12"; may be empty.
    pub category: String,
    /// The rounds played, such as "1-4, 6"; empty for all.
    pub rounds: String,
}

/// The sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RegisterSheet {
    /// The texts of head and foot.
    pub heading: Heading,
    /// The time at which the register closed; empty while it is open.
    pub closed: String,
    /// The draw seed and its origin; empty while the register is open.
    pub draw_seed: String,
    /// The entries in the starting order.
    pub entries: Vec<Registered>,
    /// The entries, by number, that were corrected since the register was last printed.
    pub corrected: BTreeSet<String>,
}

/// Lists with more lines are set closer.
const CLOSER_FROM: usize = 100;

impl Sheet for RegisterSheet {
    fn lay_out(&self, setting: &Setting) -> Document {
        let sheet = setting.sheet(Paper::A4, Orientation::Portrait);
        let mut frame = Frame::new(*setting, &self.heading, setting.word("print-register"), sheet);
        let used = self.table(setting).set(&mut frame, 0);
        if !self.closed.is_empty() {
            let values = [("time", Value::Text(&self.closed)), ("count", Value::Number(self.entries.len() as i64))];
            let mut notes = setting.words.texts("print-register-closed", &values);
            notes.extend((!self.draw_seed.is_empty()).then(|| self.draw_seed.clone()));
            Table::notes(notes.into_iter().map(Text::plain).collect()).set(&mut frame, used + 3 * MM);
        }
        frame.finish()
    }

    fn lines(&self) -> Vec<(String, String)> {
        let numbered = self.entries.iter().filter(|entry| !entry.number.is_empty());
        let content =
            |entry: &Registered| (1..8).map(|index| field(entry, index).words()).collect::<Vec<_>>().join("\t");
        numbered.map(|entry| (entry.number.clone(), content(entry))).collect()
    }

    fn correct(&mut self, keys: &BTreeSet<String>, time: &str) {
        (self.corrected, self.heading.corrected) = (keys.clone(), time.to_string());
    }
}

impl RegisterSheet {
    fn table(&self, setting: &Setting) -> Table {
        let word = |key: &str| setting.word(key);
        let columns = vec![
            Column::new(word("print-number"), Align::Right),
            Column::new(word("print-name"), Align::Left).growing(3),
            Column::new(word("print-rank"), Align::Left),
            Column::new(word("print-rating"), Align::Right),
            Column::new(word("print-club"), Align::Left).growing(2),
            Column::new(word("print-country"), Align::Left),
            Column::new(word("print-category"), Align::Left),
            Column::new(word("print-rounds"), Align::Left),
        ];
        let shown: Vec<bool> = (0..columns.len())
            .map(|index| index < 2 || self.entries.iter().any(|e| !field(e, index).is_empty()))
            .collect();
        let keep = |index: &usize| shown[*index];
        let columns =
            columns.into_iter().enumerate().filter(|(index, _)| keep(index)).map(|(_, column)| column).collect();
        let mut table = Table::new(columns, 10_000);
        (table.spacing, table.grow_to) = (3_500, Some((13_000, 12 * MM)));
        if self.entries.len() > CLOSER_FROM {
            (table.size, table.spacing) = (9_000, 1_800);
        }
        let row =
            |entry: &Registered| -> Vec<Cell> { (0..8).filter(keep).map(|index| field(entry, index).into()).collect() };
        table.rows.extend(self.entries.iter().map(|entry| Row::Cells(row(entry))));
        let corrected = |(_, entry): &(usize, &Registered)| self.corrected.contains(&entry.number);
        table.marked = self.entries.iter().enumerate().filter(corrected).map(|(index, _)| index).collect();
        table
    }
}

fn field(entry: &Registered, index: usize) -> Text {
    let PrintedPlayer { rank, club, country, .. } = &entry.player;
    match index {
        0 => Text::bold(entry.number.as_str()),
        1 => entry.player.name_by_family(),
        2 => rank.as_str().into(),
        3 => entry.rating.as_str().into(),
        4 => club.as_str().into(),
        5 => country.as_str().into(),
        6 => entry.category.as_str().into(),
        _ => entry.rounds.as_str().into(),
    }
}
