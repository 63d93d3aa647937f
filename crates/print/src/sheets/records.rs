//! The referee's and the desk's records: `pink-register` (R8), `incidents` (R77) and the `sealed-move` form (R75).

use crate::kit::fit::Align;
use crate::kit::form::Form;
use crate::kit::frame::{Frame, Heading, Orientation, Paper, Setting};
use crate::kit::length::MM;
use crate::kit::page::Document;
use crate::kit::table::{Column, Row, Table};
use crate::kit::text::Text;
use crate::{Player, Sheet};

/// A change slip that was handed in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PinkEntry {
    /// When it came in.
    pub time: String,
    /// Whose entry it changes.
    pub player: String,
    /// What it asks for.
    pub change: String,
    /// What became of it, as "done" or "refused: ...".
    pub outcome: String,
}

/// `pink-register`: the change slips received and what became of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PinkRegister {
    /// What every page says.
    pub heading: Heading,
    /// The slips in the order they came in.
    pub entries: Vec<PinkEntry>,
}

impl Sheet for PinkRegister {
    fn lay_out(&self, setting: &Setting) -> Document {
        let lines = self.entries.iter().map(|e| vec![e.time.as_str(), &e.player, &e.change, &e.outcome]);
        let columns = [("print-time", 0), ("print-name", 2), ("print-pink-change", 4), ("print-outcome", 2)];
        log(setting, &self.heading, "print-pink-register", &columns, lines.collect(), 0)
    }
}

/// An incident and how it was decided.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Incident {
    /// When.
    pub time: String,
    /// Round and board, as "3 / 12".
    pub place: String,
    /// Who was involved.
    pub players: String,
    /// The article of the rules.
    pub article: String,
    /// What happened, and the ruling.
    pub ruling: String,
    /// The appeal and its outcome, or empty.
    pub appeal: String,
}

/// `incidents`: the referee's log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Incidents {
    /// What every page says.
    pub heading: Heading,
    /// The incidents in the order of time.
    pub incidents: Vec<Incident>,
}

impl Sheet for Incidents {
    fn lay_out(&self, setting: &Setting) -> Document {
        let lines = self
            .incidents
            .iter()
            .map(|i| vec![i.time.as_str(), &i.place, &i.players, &i.article, &i.ruling, &i.appeal]);
        let columns = [
            ("print-time", 0),
            ("print-round-board", 0),
            ("print-players", 3),
            ("print-article", 0),
            ("print-ruling", 4),
            ("print-appeal", 2),
        ];
        log(setting, &self.heading, "print-incidents", &columns, lines.collect(), MORE_LINES)
    }
}

/// Lines to write on where nothing is recorded yet: as many as fill a page of A4.
const BLANK_LINES: usize = 10;
/// Lines to write on below what is recorded, where the log goes on by hand.
const MORE_LINES: usize = 4;

/// A plain table of texts, landscape, with so many lines to write on below; without any text a form to write on.
fn log(
    setting: &Setting,
    heading: &Heading,
    title: &str,
    columns: &[(&str, i64)],
    lines: Vec<Vec<&str>>,
    more: usize,
) -> Document {
    let sheet = setting.sheet(Paper::A4, Orientation::Landscape);
    let mut frame = Frame::new(*setting, heading, setting.word(title), sheet);
    let by_hand = lines.is_empty() || more > 0;
    let column = |&(key, grow): &(&str, i64)| {
        let least = if grow == 0 { 40_000 } else { 60_000 };
        let column = Column::new(setting.word(key), Align::Left).growing(grow).at_least(least);
        if by_hand { column.ruled() } else { column }
    };
    let mut table = Table::new(columns.iter().map(column).collect(), 10_000);
    table.fives = 0;
    let blank = if lines.is_empty() { BLANK_LINES } else { more };
    table.rows = lines.into_iter().map(|line| Row::Cells(line.into_iter().map(Into::into).collect())).collect();
    table.rows.extend((0..blank).map(|_| Row::ToWrite(15 * MM)));
    table.set(&mut frame, 0);
    frame.finish()
}

/// `sealed-move`: the form for an adjourned game. Empty parts are lines to write on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SealedMove {
    /// What every page says.
    pub heading: Heading,
    /// The board.
    pub board: String,
    /// Who has Black.
    pub black: Player,
    /// Who has White.
    pub white: Player,
    /// When and where the game goes on.
    pub resumption: String,
}

impl Sheet for SealedMove {
    fn lay_out(&self, setting: &Setting) -> Document {
        let word = |key: &str| setting.word(key);
        let sheet = setting.sheet(Paper::A4, Orientation::Portrait);
        let mut frame = Frame::new(*setting, &self.heading, word("print-sealed-move"), sheet);
        let mut form = Form::new(&mut frame);
        let blank = |key: &str| (word(key), Text::default());
        let high = 15 * MM;
        form.fields(high, &[(word("print-board"), self.board.as_str().into())]);
        form.fields(high, &[(word("print-black"), self.black.full()), (word("print-white"), self.white.full())]);
        form.fields(high, &[blank("print-prisoners-black"), blank("print-prisoners-white")]);
        form.fields(high, &[blank("print-clock-black"), blank("print-clock-white")]);
        form.fields(high, &[blank("print-sealed-by"), blank("print-sealed-number"), blank("print-sealed-move-at")]);
        form.fields(high, &[(word("print-resumption"), self.resumption.as_str().into())]);
        form.space(4 * MM);
        setting.lines("print-sealed-how").into_iter().for_each(|line| form.text(line, 9_500));
        form.signatures(&["print-black", "print-white", "print-referee"].map(word));
        frame.finish()
    }
}
