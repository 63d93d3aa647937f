//! `standings`: the players by place with the result of each round and the criteria, and the meaning of the criteria
//! below.

use crate::kit::fit::Align;
use crate::kit::frame::{Frame, Heading, Orientation, Setting};
use crate::kit::length::MM;
use crate::kit::page::Document;
use crate::kit::paper::Paper;
use crate::kit::table::{Cell, Column, Row, Table};
use crate::kit::text::Text;
use crate::{PrintedPlayer, Sheet, Value, web};
use std::collections::BTreeSet;

/// One tie-break or score.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedCriterion {
    /// The short name, which is the column's title: "SOS".
    pub name: String,
    /// The meaning for the footnote: "sum of the opponents' scores"; empty for no footnote.
    pub meaning: String,
}

/// One player's line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The place, such as "1"; repeated or empty if shared with the line before.
    pub place: String,
    /// The player's number, which other players' cells contain.
    pub number: String,
    /// The player.
    pub player: PrintedPlayer,
    /// The result of each round, such as "4+/b".
    pub rounds: Vec<String>,
    /// The values of the criteria in order.
    pub criteria: Vec<String>,
}

/// What a list of standings is, which its title says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StandingsKind {
    /// The standings after a round.
    #[default]
    Current,
    /// The final standings.
    Final,
    /// The players of teams.
    Individual,
    /// A competition and its stages, which are still to be played.
    StagesInterim,
    /// A competition and its stages, all of them played.
    StagesFinal,
}

impl StandingsKind {
    /// Returns the key of the title.
    pub fn title(self) -> &'static str {
        match self {
            StandingsKind::Current => "print-standings",
            StandingsKind::Final => "print-final-standings",
            StandingsKind::Individual => "print-individual",
            StandingsKind::StagesInterim => "print-stages-interim",
            StandingsKind::StagesFinal => "print-stages-final",
        }
    }
}

/// The sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StandingsSheet {
    /// The texts of head and foot.
    pub heading: Heading,
    /// What the list is.
    pub kind: StandingsKind,
    /// The criteria in the order in which they decide.
    pub criteria: Vec<PrintedCriterion>,
    /// The lines by place.
    pub lines: Vec<Standing>,
    /// The players, by number, whose line was corrected since the list was last printed.
    pub corrected: BTreeSet<String>,
}

/// Lists with more lines are set closer.
const CLOSER_FROM: usize = 100;

impl Sheet for StandingsSheet {
    fn lay_out(&self, setting: &Setting) -> Document {
        let wide = self.rounds() + self.criteria.len() > 8;
        let orientation = if wide { Orientation::Landscape } else { Orientation::Portrait };
        let sheet = setting.sheet(Paper::A4, orientation);
        let mut frame = Frame::new(*setting, &self.heading, setting.word(self.kind.title()), sheet);
        let used = self.table(setting).set(&mut frame, 0);
        self.footnote(setting).set(&mut frame, used + 3 * MM);
        frame.finish()
    }

    fn web(&self, setting: &Setting) -> Option<String> {
        let mut content = web::table(&self.table(setting), &setting.word(self.kind.title()), 2, setting);
        content.append(web::notes(&self.footnote(setting), setting));
        Some(web::page(setting, &self.heading, &setting.word(self.kind.title()), content))
    }

    fn lines(&self) -> Vec<(String, String)> {
        let content = |line: &Standing| {
            let parts = [&line.place, &line.player.full().words()].map(|part| part.to_string());
            parts.iter().chain(&line.rounds).chain(&line.criteria).cloned().collect::<Vec<_>>().join("\t")
        };
        self.lines.iter().map(|line| (line.number.clone(), content(line))).collect()
    }

    fn correct(&mut self, keys: &BTreeSet<String>, time: &str) {
        (self.corrected, self.heading.corrected) = (keys.clone(), time.to_string());
    }
}

impl StandingsSheet {
    fn rounds(&self) -> usize {
        self.lines.iter().map(|line| line.rounds.len()).max().unwrap_or(0)
    }

    fn table(&self, setting: &Setting) -> Table {
        let word = |key: &str| setting.word(key);
        let mut columns = vec![
            Column::new(word("print-place"), Align::Right),
            Column::new(word("print-number"), Align::Right),
            Column::new(word("print-name"), Align::Left).growing(3),
            Column::new(word("print-rank"), Align::Left),
            Column::new(word("print-club"), Align::Left).growing(1).secondary(),
            Column::new(word("print-country"), Align::Left).secondary(),
        ];
        for round in 1..=self.rounds() {
            let title = setting.words.text("print-round-number", &[("round", Value::Number(round as i64))]);
            columns.push(Column::new(title, Align::Right).ruled().secondary());
        }
        let named = self.criteria.iter().map(|criterion| Text::bold(criterion.name.as_str()));
        columns.extend(named.map(|name| Column::new(name, Align::Right).ruled()));
        let mut table = Table::new(columns, 10_000);
        (table.spacing, table.grow_to) = (3_500, Some((13_000, 30 * MM)));
        if self.lines.len() > CLOSER_FROM {
            (table.size, table.spacing) = (9_000, 1_800);
        }
        table.rows.extend(self.lines.iter().map(|line| Row::Cells(self.cells(line))));
        let corrected = |(_, line): &(usize, &Standing)| self.corrected.contains(&line.number);
        table.marked = self.lines.iter().enumerate().filter(corrected).map(|(index, _)| index).collect();
        table
    }

    fn cells(&self, line: &Standing) -> Vec<Cell> {
        let PrintedPlayer { rank, club, country, .. } = &line.player;
        let mut cells: Vec<Cell> = vec![
            Text::bold(line.place.as_str()).into(),
            line.number.as_str().into(),
            line.player.name_by_family().into(),
            rank.as_str().into(),
            club.as_str().into(),
            country.as_str().into(),
        ];
        cells.extend((0..self.rounds()).map(|index| line.rounds.get(index).map_or("", String::as_str).into()));
        for (index, _) in self.criteria.iter().enumerate() {
            let value = line.criteria.get(index).map_or("", String::as_str);
            cells.push(if index == 0 { Text::bold(value).into() } else { value.into() });
        }
        cells
    }

    fn footnote(&self, setting: &Setting) -> Table {
        let explained = self.criteria.iter().filter(|criterion| !criterion.meaning.is_empty());
        let meaning =
            |criterion: &PrintedCriterion| Text::bold(criterion.name.as_str()).then(format!(": {}", criterion.meaning));
        let mut lines: Vec<Text> = explained.map(meaning).collect();
        if self.rounds() > 0 {
            lines.extend(setting.lines("print-cell-meaning"));
        }
        lines.extend(setting.lines("print-shared-place"));
        Table::notes(lines)
    }
}
