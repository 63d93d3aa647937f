//! `pairings-by-name`: the boards by player name, in two or three columns.

use crate::kit::fit::Align;
use crate::kit::frame::{Frame, Heading, Orientation, Setting};
use crate::kit::page::{Document, Stone};
use crate::kit::paper::Paper;
use crate::kit::table::{Cell, Column, Row, Table};
use crate::kit::text::Text;
use crate::{PrintedPlayer, Sheet, web};
use std::collections::BTreeSet;

/// One player's seat in this round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedSeat {
    /// The player.
    pub player: PrintedPlayer,
    /// The board, or for a player without a game the reason, such as "bye".
    pub board: String,
    /// The colour; `None` without a game.
    pub colour: Option<Stone>,
    /// The opponent, if any.
    pub opponent: Option<PrintedPlayer>,
    /// The room; empty if there is only one.
    pub hall: String,
    /// The competition, on a list of several; otherwise empty.
    pub competition: String,
}

/// The sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ByName {
    /// The texts of head and foot.
    pub heading: Heading,
    /// The number of columns, 1 to 3; 0 for two on portrait paper and three on landscape paper.
    pub columns: usize,
    /// The seats in the order of the list. The caller sorts by the alphabet of its language.
    pub seats: Vec<PrintedSeat>,
    /// The players, by name and club, whose seat was corrected since the list was last printed.
    pub corrected: BTreeSet<String>,
}

impl Sheet for ByName {
    fn lay_out(&self, setting: &Setting) -> Document {
        let sheet = setting.sheet(Paper::A4, Orientation::Portrait);
        let mut frame = Frame::new(*setting, &self.heading, setting.word("print-by-name"), sheet);
        let by_paper = if sheet.width > sheet.height { 3 } else { 2 };
        let mut table = self.table(setting);
        table.side_by_side = if self.columns == 0 { by_paper } else { self.columns.min(3) };
        table.set(&mut frame, 0);
        frame.finish()
    }

    fn web(&self, setting: &Setting) -> Option<String> {
        let content = web::table(&self.table(setting), &setting.word("print-by-name"), 0, setting);
        Some(web::page(setting, &self.heading, &setting.word("print-by-name"), content))
    }

    fn lines(&self) -> Vec<(String, String)> {
        self.seats.iter().map(|seat| (seat.key(), seat.content())).collect()
    }

    fn correct(&mut self, keys: &BTreeSet<String>, time: &str) {
        (self.corrected, self.heading.corrected) = (keys.clone(), time.to_string());
    }
}

impl PrintedSeat {
    fn key(&self) -> String {
        let key = format!("{}, {}", self.player.full().words(), self.player.club);
        if self.competition.is_empty() { key } else { format!("{key}, {}", self.competition) }
    }

    /// Returns everything that the player looks for.
    fn content(&self) -> String {
        let colour = match self.colour {
            None => "",
            Some(Stone::Black) => "b",
            Some(Stone::White) => "w",
        };
        let opponent = self.opponent.as_ref().map(|player| player.full().words()).unwrap_or_default();
        let seat = [&self.board, colour, &opponent, &self.hall].join("\t");
        if self.competition.is_empty() { seat } else { format!("{seat}\t{}", self.competition) }
    }
}

impl ByName {
    fn table(&self, setting: &Setting) -> Table {
        let word = |key: &str| setting.word(key);
        let halls = self.seats.iter().any(|seat| !seat.hall.is_empty());
        let competitions = self.seats.iter().any(|seat| !seat.competition.is_empty());
        let mut columns = vec![Column::new(word("print-name"), Align::Left).growing(6)];
        if competitions {
            columns.push(Column::new(word("print-competition"), Align::Left).growing(3));
        }
        columns.extend([
            Column::new(word("print-board"), Align::Right),
            Column::new("", Align::Centre).at_least(9_000),
            Column::new(word("print-opponent"), Align::Left).growing(5),
        ]);
        if halls {
            columns.push(Column::new(word("print-hall"), Align::Left));
        }
        let mut table = Table::new(columns, 9_500);
        (table.spacing, table.grow_to) = (3_000, Some((13_000, 0)));
        table.rows.extend(self.seats.iter().map(|seat| Row::Cells(cells(seat, halls, competitions))));
        let corrected = |(_, seat): &(usize, &PrintedSeat)| self.corrected.contains(&seat.key());
        table.marked = self.seats.iter().enumerate().filter(corrected).map(|(index, _)| index).collect();
        table
    }
}

fn cells(seat: &PrintedSeat, halls: bool, competitions: bool) -> Vec<Cell> {
    let mut cells: Vec<Cell> = vec![seat.player.name_by_family().into()];
    if competitions {
        cells.push(seat.competition.as_str().into());
    }
    cells.extend([
        Text::bold(seat.board.as_str()).into(),
        seat.colour.map_or_else(|| "".into(), Cell::Stone),
        seat.opponent.as_ref().map_or_else(Text::default, |player| player.name_by_family().lightened()).into(),
    ]);
    if halls {
        cells.push(seat.hall.as_str().into());
    }
    cells
}
