//! `timetable`: the starting times of rounds and other appointments by day, readable from a distance (R79).

use crate::Sheet;
use crate::kit::fit::Align;
use crate::kit::frame::{Frame, Heading, Orientation, Setting};
use crate::kit::page::Document;
use crate::kit::paper::Paper;
use crate::kit::table::{Column, Row, Table};
use crate::kit::text::Text;

/// One appointment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Appointment {
    /// The time, such as "10:00".
    pub time: String,
    /// The subject, such as "Round 1".
    pub what: String,
    /// The place or a remark; may be empty.
    pub remark: String,
}

/// One day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Day {
    /// The day, such as "Friday, 3 July".
    pub name: String,
    /// The appointments by time.
    pub appointments: Vec<Appointment>,
}

/// The sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timetable {
    /// The texts of head and foot.
    pub heading: Heading,
    /// The days.
    pub days: Vec<Day>,
}

impl Sheet for Timetable {
    fn lay_out(&self, setting: &Setting) -> Document {
        let sheet = setting.sheet(Paper::A4, Orientation::Portrait);
        let mut frame = Frame::new(*setting, &self.heading, setting.word("print-timetable"), sheet);
        let columns = vec![
            Column::new("", Align::Right),
            Column::new("", Align::Left).growing(2),
            Column::new("", Align::Left).growing(1),
        ];
        let mut table = Table::new(columns, 16_000);
        (table.spacing, table.rule_every, table.grow_to) = (7_000, 0, Some((26_000, 0)));
        for day in &self.days {
            table.rows.push(Row::Heading(Text::bold(day.name.as_str())));
            for Appointment { time, what, remark } in &day.appointments {
                let cells = vec![Text::bold(time.as_str()).into(), what.as_str().into(), remark.as_str().into()];
                table.rows.push(Row::Cells(cells));
            }
        }
        table.set(&mut frame, 0);
        frame.finish()
    }
}
