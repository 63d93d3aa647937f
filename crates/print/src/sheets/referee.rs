//! Papers of the referee's desk: officials, the case book, one case with signatures, and the daily report. Each is a list of
//! parts with a table.

use crate::Sheet;
use crate::kit::fit::Align;
use crate::kit::form::Form;
use crate::kit::frame::{Frame, Heading, Orientation, Setting};
use crate::kit::length::MM;
use crate::kit::page::Document;
use crate::kit::paper::Paper;
use crate::kit::table::{Column, Row, Table};

/// A column of a part: its head, which may be empty, and its share of the width that is left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RefereeColumn {
    /// The head.
    pub head: String,
    /// The share; 0 for a column as wide as its texts.
    pub grow: i64,
    /// Whether it has numbers, which end at the same edge.
    pub is_number: bool,
}

impl RefereeColumn {
    /// Returns a column of texts.
    pub fn new(head: impl Into<String>, grow: i64) -> RefereeColumn {
        RefereeColumn { head: head.into(), grow, is_number: false }
    }

    /// Returns a column of numbers, as wide as its texts.
    pub fn number(head: impl Into<String>) -> RefereeColumn {
        RefereeColumn { head: head.into(), grow: 0, is_number: true }
    }
}

/// A part with a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RefereePart {
    /// The heading; empty for none.
    pub title: String,
    /// The columns.
    pub columns: Vec<RefereeColumn>,
    /// The rows; every row has a text for each column.
    pub rows: Vec<Vec<String>>,
}

/// The sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RefereeSheet {
    /// The texts of head and foot.
    pub heading: Heading,
    /// The title.
    pub title: String,
    /// Whether the sheet is in landscape.
    pub is_wide: bool,
    /// The parts in order; those without rows are left out.
    pub parts: Vec<RefereePart>,
    /// Who signs; empty for nobody.
    pub signatures: Vec<String>,
}

impl Sheet for RefereeSheet {
    fn lay_out(&self, setting: &Setting) -> Document {
        let orientation = if self.is_wide { Orientation::Landscape } else { Orientation::Portrait };
        let sheet = setting.sheet(Paper::A4, orientation);
        let mut frame = Frame::new(*setting, &self.heading, self.title.clone(), sheet);
        let mut form = Form::new(&mut frame);
        for part in self.parts.iter().filter(|part| !part.rows.is_empty()) {
            if !part.title.is_empty() {
                form.heading(&part.title);
            }
            form.table(&table(part));
            form.space(5 * MM);
        }
        form.signatures(&self.signatures);
        frame.finish()
    }
}

fn table(part: &RefereePart) -> Table {
    let column = |column: &RefereeColumn| {
        let align = if column.is_number { Align::Right } else { Align::Left };
        let least = if column.grow == 0 { 0 } else { 50_000 };
        let made = Column::new(column.head.as_str(), align).growing(column.grow).at_least(least);
        if column.grow == 0 { made } else { made.wrapping() }
    };
    let mut table = Table::new(part.columns.iter().map(column).collect(), 10_500);
    table.rows =
        part.rows.iter().map(|row| Row::Cells(row.iter().map(|cell| cell.as_str().into()).collect())).collect();
    table
}
