//! `ladder`: the jigo ladder of a game that needs a winner (R38, R39): the boards in order, times, earliest starts, and
//! space for nigiri and results.

use crate::kit::fit::Align;
use crate::kit::form::Form;
use crate::kit::frame::{Frame, Heading, Orientation, Setting};
use crate::kit::length::MM;
use crate::kit::page::Document;
use crate::kit::paper::Paper;
use crate::kit::table::{Cell, Column, Row, Table};
use crate::kit::text::Text;
use crate::{PrintedPlayer, Sheet};

/// One game of the jigo ladder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LadderGame {
    /// The board size, such as "9 × 9".
    pub board: String,
    /// Main time, byo-yomi and komi, such as "5 min, 1 × 10 s, komi 6½".
    pub time: String,
    /// The earliest start, such as "14:20"; empty to be filled in.
    pub earliest: String,
    /// The player with Black; empty to be filled in after nigiri.
    pub black: String,
    /// The result; empty to be filled in.
    pub result: String,
}

/// The sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LadderSheet {
    /// The texts of head and foot.
    pub heading: Heading,
    /// The board of the game that ended in jigo.
    pub board: String,
    /// The time at which the referee accepted the jigo; empty to be filled in.
    pub accepted: String,
    /// The player with Black in that game.
    pub black: PrintedPlayer,
    /// The player with White in that game.
    pub white: PrintedPlayer,
    /// The games in order.
    pub games: Vec<LadderGame>,
}

impl Sheet for LadderSheet {
    fn lay_out(&self, setting: &Setting) -> Document {
        let word = |key: &str| setting.word(key);
        let sheet = setting.sheet(Paper::A4, Orientation::Portrait);
        let mut frame = Frame::new(*setting, &self.heading, word("print-ladder"), sheet);
        let mut form = Form::new(&mut frame);
        let plain = |value: &str| Text::plain(value);
        form.fields(14 * MM, &[(word("print-black"), self.black.full()), (word("print-white"), self.white.full())]);
        let accepted = (word("print-ladder-accepted"), plain(&self.accepted));
        form.fields(14 * MM, &[(word("print-board"), plain(&self.board)), accepted]);
        form.space(6 * MM);
        form.table(&self.table(setting));
        form.space(6 * MM);
        for key in ["print-ladder-order", "print-ladder-last", "print-ladder-stays"] {
            setting.lines(key).into_iter().for_each(|line| form.text(line, 10_000));
        }
        form.signatures(&["print-winner", "print-referee"].map(word));
        frame.finish()
    }
}

impl LadderSheet {
    fn table(&self, setting: &Setting) -> Table {
        let word = |key: &str| setting.word(key);
        let columns = vec![
            Column::new(word("print-board"), Align::Left),
            Column::new(word("print-ladder-time"), Align::Left).growing(1),
            Column::new(word("print-ladder-earliest"), Align::Left).at_least(55_000).ruled(),
            Column::new(word("print-ladder-black"), Align::Left).at_least(110_000).ruled(),
            Column::new(word("print-result"), Align::Left).at_least(80_000).ruled(),
        ];
        let mut table = Table::new(columns, 11_000);
        (table.spacing, table.rule_every) = (16_000, 0);
        let row = |game_row: &LadderGame| -> Vec<Cell> {
            let rest = [&game_row.time, &game_row.earliest, &game_row.black, &game_row.result]
                .map(|part| part.as_str().into());
            std::iter::once(Text::bold(game_row.board.as_str()).into()).chain(rest).collect()
        };
        table.rows.extend(self.games.iter().map(|game_row| Row::Cells(row(game_row))));
        table
    }
}
