//! Lists of points: `points` of an event by source, `sp-list` and `race`; and `prizes`.

use crate::kit::fit::Align;
use crate::kit::frame::{Frame, Heading, Orientation, Setting};
use crate::kit::length::{Length, MM};
use crate::kit::page::Document;
use crate::kit::paper::Paper;
use crate::kit::table::{Cell, Column, Row, Table};
use crate::kit::text::Text;
use crate::{PrintedPlayer, Sheet, web};

/// The kind of a points list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PointsKind {
    /// The points of this event (R42 to R45).
    #[default]
    Event,
    /// The points list of a category, which determines seeding (R46).
    SpList,
    /// The race to the Final (R48).
    Race,
}

/// One player's points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PointsLine {
    /// The place; repeated or empty if shared.
    pub place: String,
    /// The player.
    pub player: PrintedPlayer,
    /// The parts in the order of the columns, such as "150" or "QF 150".
    pub parts: Vec<String>,
    /// The total as published.
    pub sum: String,
}

/// The sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PointsSheet {
    /// The texts of head and foot. The competition names the category.
    pub heading: Heading,
    /// The kind of list.
    pub kind: PointsKind,
    /// The sources of the parts: stage reached and games, or the events.
    pub columns: Vec<String>,
    /// The lines by place.
    pub lines: Vec<PointsLine>,
    /// The number of players who qualify, after which there is a heading (R48); 0 for no heading.
    pub qualify: usize,
    /// The notes below: tables used, season rules.
    pub notes: Vec<String>,
}

impl Sheet for PointsSheet {
    fn lay_out(&self, setting: &Setting) -> Document {
        let wide = if self.columns.len() > 6 { Orientation::Landscape } else { Orientation::Portrait };
        let sheet = setting.sheet(Paper::A4, wide);
        let mut frame = Frame::new(*setting, &self.heading, setting.word(self.title()), sheet);
        let used = self.table(setting).set(&mut frame, 0);
        self.note_table().set(&mut frame, used + 3 * MM);
        frame.finish()
    }

    fn web(&self, setting: &Setting) -> Option<String> {
        let mut content = web::table(&self.table(setting), &setting.word(self.title()), 1, setting);
        content.append(web::notes(&self.note_table(), setting));
        Some(web::page(setting, &self.heading, &setting.word(self.title()), content))
    }
}

impl PointsSheet {
    fn title(&self) -> &'static str {
        match self.kind {
            PointsKind::Event => "print-points",
            PointsKind::SpList => "print-sp-list",
            PointsKind::Race => "print-race",
        }
    }

    fn note_table(&self) -> Table {
        Table::notes(self.notes.iter().map(|note| note.as_str().into()).collect())
    }

    fn table(&self, setting: &Setting) -> Table {
        let word = |key: &str| setting.word(key);
        let mut columns = vec![
            Column::new(word("print-place"), Align::Right),
            Column::new(word("print-name"), Align::Left).growing(3),
            Column::new(word("print-club"), Align::Left).growing(1).secondary(),
            Column::new(word("print-country"), Align::Left).secondary(),
        ];
        columns.extend(self.columns.iter().map(|name| Column::new(name.as_str(), Align::Right).ruled()));
        columns.push(Column::new(Text::bold(word("print-sum")), Align::Right).ruled());
        let mut table = Table::new(columns, 10_000);
        (table.spacing, table.rule_every) = (3_500, if self.qualify > 0 { 0 } else { 5 });
        table.grow_to = Some((14_000, (6 + 5 * self.notes.len() as Length) * MM));
        for (index, line) in self.lines.iter().enumerate() {
            table.rows.push(Row::Cells(self.cells(line)));
            if index + 1 == self.qualify && index + 1 < self.lines.len() {
                table.rows.push(Row::Heading(word("print-qualified").into()));
            }
        }
        table
    }

    fn cells(&self, line: &PointsLine) -> Vec<Cell> {
        let mut cells: Vec<Cell> = vec![
            Text::bold(line.place.as_str()).into(),
            line.player.name_by_family().into(),
            line.player.club.as_str().into(),
            line.player.country.as_str().into(),
        ];
        cells.extend((0..self.columns.len()).map(|index| line.parts.get(index).map_or("", String::as_str).into()));
        cells.push(Text::bold(line.sum.as_str()).into());
        cells
    }
}

/// One prize.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prize {
    /// The title, such as "1st" or "4 wins".
    pub title: String,
    /// The winner, a player or a team.
    pub winner: Text,
    /// The reason or the prize; may be empty.
    pub remark: String,
}

/// `prizes`: the winners to call up, by group (R55).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrizesSheet {
    /// The texts of head and foot.
    pub heading: Heading,
    /// The groups, such as "KO16" or "Best results above the bar", each with its prizes.
    pub groups: Vec<(String, Vec<Prize>)>,
}

impl Sheet for PrizesSheet {
    fn lay_out(&self, setting: &Setting) -> Document {
        let sheet = setting.sheet(Paper::A4, Orientation::Portrait);
        let mut frame = Frame::new(*setting, &self.heading, setting.word("print-prizes"), sheet);
        let columns = vec![
            Column::new("", Align::Left),
            Column::new("", Align::Left).growing(2),
            Column::new("", Align::Left).growing(1),
        ];
        let mut table = Table::new(columns, 13_000);
        (table.rule_every, table.keep_together, table.grow_to) = (0, 6, Some((16_000, 0)));
        for (group, prizes) in &self.groups {
            table.rows.push(Row::Heading(Text::bold(group.as_str())));
            for Prize { title, winner, remark } in prizes {
                let cells = vec![title.as_str().into(), winner.clone().into(), remark.as_str().into()];
                table.rows.push(Row::Cells(cells));
            }
        }
        table.set(&mut frame, 0);
        frame.finish()
    }
}
