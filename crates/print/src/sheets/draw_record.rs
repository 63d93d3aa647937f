//! `draw-record`: everything that anyone needs to repeat a draw (R36): the list, the source of the lots, the lots in
//! order, the command, and the signatures of referee and witnesses.

use crate::kit::fit::Align;
use crate::kit::form::Form;
use crate::kit::frame::{Frame, Heading, Orientation, Setting};
use crate::kit::length::MM;
use crate::kit::page::Document;
use crate::kit::paper::Paper;
use crate::kit::table::{Cell, Column, Row, Table};
use crate::kit::text::Text;
use crate::{PrintedPlayer, Sheet};

/// A line of the list at the time of the draw.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedListLine {
    /// The place in the list.
    pub place: String,
    /// The player.
    pub player: PrintedPlayer,
    /// The entry strength that determines the place, such as "412 SP" or "GoR 1875".
    pub strength: String,
    /// The letter of the value group; empty if the draw has no value groups.
    pub group: String,
}

/// One lot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedLot {
    /// The letter of the value group, or the group of the Final.
    pub group: String,
    /// The box number (R27) as shown in the table, or the entry position in the group (R50).
    pub box_number: String,
    /// The place in the list of the player drawn.
    pub place: String,
    /// The player drawn.
    pub player: PrintedPlayer,
    /// The round in which the player rests (R54); may be empty.
    pub rests: String,
}

/// The sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawRecordSheet {
    /// The texts of head and foot.
    pub heading: Heading,
    /// Label and value of each source of the lots: the generator and its version, the commitment, the entropy, the
    /// nonce, the time.
    pub sources: Vec<(String, String)>,
    /// The list at the time of the draw.
    pub list: Vec<PrintedListLine>,
    /// The frozen text, line by line: the input of the commitment.
    pub frozen: Vec<String>,
    /// Notes below the frozen text, such as how many names are withheld.
    pub frozen_notes: Vec<String>,
    /// The lots in the order drawn.
    pub lots: Vec<PrintedLot>,
    /// Whether the lots are for the groups of a Final instead of the boxes of a table.
    pub of_groups: bool,
    /// The command that repeats the draw.
    pub redo: String,
    /// Names below the signature lines: the referee, then the witnesses.
    pub signatures: Vec<String>,
}

impl Sheet for DrawRecordSheet {
    fn lay_out(&self, setting: &Setting) -> Document {
        let sheet = setting.sheet(Paper::A4, Orientation::Portrait);
        let mut frame = Frame::new(*setting, &self.heading, setting.word("print-draw-record"), sheet);
        let mut form = Form::new(&mut frame);
        form.heading(&setting.word("print-draw-sources"));
        form.table(&self.source_table());
        form.space(4 * MM);
        form.heading(&setting.word("print-draw-list"));
        form.table(&self.list_table(setting));
        form.space(4 * MM);
        form.heading(&setting.word("print-draw-lots"));
        form.table(&self.lot_table(setting));
        form.space(4 * MM);
        if !self.frozen.is_empty() {
            form.heading(&setting.word("print-draw-frozen"));
            setting.lines("print-draw-frozen-how").into_iter().for_each(|line| form.text(line, 8_000));
            form.table(&self.frozen_table());
            self.frozen_notes.iter().for_each(|note| form.text(note.as_str(), 8_000));
            form.space(4 * MM);
        }
        form.heading(&setting.word("print-draw-redo"));
        setting.lines("print-draw-redo-how").into_iter().for_each(|line| form.text(line, 9_500));
        form.text(Text::bold(self.redo.as_str()), 9_500);
        form.signatures(&self.signatures);
        frame.finish()
    }
}

impl DrawRecordSheet {
    fn source_table(&self) -> Table {
        let mut table = Table::new(vec![Column::new("", Align::Left), Column::new("", Align::Left).growing(1)], 9_500);
        table.spacing = 3_000;
        table.rule_every = 0;
        let row = |(label, value): &(String, String)| {
            Row::Cells(vec![label.as_str().into(), Text::bold(value.as_str()).into()])
        };
        table.rows.extend(self.sources.iter().map(row));
        table
    }

    /// Returns the frozen text in small type. The number of each line shows where a line that is too long continues.
    fn frozen_table(&self) -> Table {
        let columns = vec![Column::new("", Align::Right), Column::new("", Align::Left).growing(1)];
        let mut table = Table::new(columns, 7_000);
        (table.spacing, table.rule_every) = (400, 0);
        let row = |(number, line): (usize, &String)| {
            Row::Cells(vec![Text::plain(number.to_string()).lightened().into(), line.as_str().into()])
        };
        table.rows.extend((1..).zip(&self.frozen).map(row));
        table
    }

    fn list_table(&self, setting: &Setting) -> Table {
        let word = |key: &str| setting.word(key);
        let mut columns = vec![
            Column::new(word("print-place"), Align::Right),
            Column::new(word("print-name"), Align::Left).growing(1),
            Column::new(word("print-draw-strength"), Align::Right),
        ];
        if !self.of_groups {
            columns.push(Column::new(word("print-draw-group"), Align::Centre));
        }
        let mut table = Table::new(columns, 9_000);
        (table.spacing, table.side_by_side) = (2_500, 2);
        let row = |listed: &PrintedListLine| -> Vec<Cell> {
            let mut cells =
                vec![listed.place.as_str().into(), listed.player.full().into(), listed.strength.as_str().into()];
            cells.extend((!self.of_groups).then(|| Text::bold(listed.group.as_str()).into()));
            cells
        };
        table.rows.extend(self.list.iter().map(|listed| Row::Cells(row(listed))));
        table
    }

    fn lot_table(&self, setting: &Setting) -> Table {
        let word = |key: &str| setting.word(key);
        let into = if self.of_groups { "print-draw-position" } else { "print-draw-box" };
        let rests = self.lots.iter().any(|lot| !lot.rests.is_empty());
        let mut columns = vec![
            Column::new(word("print-draw-lot"), Align::Right),
            Column::new(word("print-draw-group"), Align::Centre),
            Column::new(word(into), Align::Right),
            Column::new(word("print-place"), Align::Right),
            Column::new(word("print-name"), Align::Left).growing(1),
        ];
        if rests {
            columns.push(Column::new(word("print-draw-rests"), Align::Centre));
        }
        let mut table = Table::new(columns, 9_000);
        (table.spacing, table.side_by_side) = (2_500, 2);
        let row = |(index, lot): (usize, &PrintedLot)| -> Vec<Cell> {
            let (number, group) = (Text::plain((index + 1).to_string()), Text::bold(lot.group.as_str()));
            let (place, name) = (Text::bold(lot.place.as_str()), lot.player.full());
            let mut cells =
                vec![number.into(), group.into(), lot.box_number.as_str().into(), place.into(), name.into()];
            cells.extend(rests.then(|| lot.rests.as_str().into()));
            cells
        };
        table.rows.extend(self.lots.iter().enumerate().map(|lot| Row::Cells(row(lot))));
        table
    }
}
