//! Records of the referee and the desk: `pink-register` (R8), `incidents` (R77), `late` (R73) and the `sealed-move` form (R75).

use crate::kit::fit::Align;
use crate::kit::form::Form;
use crate::kit::frame::{Frame, Heading, Orientation, Setting};
use crate::kit::length::MM;
use crate::kit::page::Document;
use crate::kit::paper::Paper;
use crate::kit::table::{Column, Row, Table};
use crate::kit::text::Text;
use crate::{PrintedPlayer, Sheet};

/// A change slip that was handed in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PinkEntry {
    /// The time at which it was received.
    pub time: String,
    /// The player whose entry it changes.
    pub player: String,
    /// The requested change.
    pub change: String,
    /// The outcome, such as "applied" or "refused: ...".
    pub outcome: String,
}

/// `pink-register`: the change slips received and their outcomes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PinkRegister {
    /// The texts of head and foot.
    pub heading: Heading,
    /// The slips in the order received.
    pub entries: Vec<PinkEntry>,
}

impl Sheet for PinkRegister {
    fn lay_out(&self, setting: &Setting) -> Document {
        let lines = self.entries.iter().map(|e| texts(&[&e.time, &e.player, &e.change, &e.outcome]));
        let columns = [("print-time", 0), ("print-name", 2), ("print-pink-change", 4), ("print-outcome", 2)];
        log(setting, &self.heading, "print-pink-register", &columns, lines.collect(), 0)
    }
}

/// An incident and the ruling.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Incident {
    /// The time.
    pub time: String,
    /// Round and board, such as "3 / 12".
    pub place: String,
    /// The players involved.
    pub players: String,
    /// The article of the rules.
    pub article: String,
    /// The incident and the ruling.
    pub ruling: String,
    /// The appeal and its outcome; may be empty.
    pub appeal: String,
}

/// `incidents`: the referee's log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Incidents {
    /// The texts of head and foot.
    pub heading: Heading,
    /// The incidents by time.
    pub incidents: Vec<Incident>,
}

impl Sheet for Incidents {
    fn lay_out(&self, setting: &Setting) -> Document {
        let lines =
            self.incidents.iter().map(|i| texts(&[&i.time, &i.place, &i.players, &i.article, &i.ruling, &i.appeal]));
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

fn texts(words: &[&String]) -> Vec<Text> {
    words.iter().map(|word| Text::from(word.as_str())).collect()
}

/// The number of empty lines in an empty log, which fill a page of A4.
const BLANK_LINES: usize = 10;
/// The number of empty lines below the entries of a log that continues on paper.
const MORE_LINES: usize = 4;

/// Lays out a table of texts in landscape with `more` empty lines below; without texts, an empty form.
fn log(
    setting: &Setting,
    heading: &Heading,
    title: &str,
    columns: &[(&str, i64)],
    lines: Vec<Vec<Text>>,
    more: usize,
) -> Document {
    let sheet = setting.sheet(Paper::A4, Orientation::Landscape);
    let mut frame = Frame::new(*setting, heading, setting.word(title), sheet);
    let has_blanks = lines.is_empty() || more > 0;
    let column = |&(key, grow): &(&str, i64)| {
        let least = if grow == 0 { 40_000 } else { 60_000 };
        let column = Column::new(setting.word(key), Align::Left).growing(grow).at_least(least);
        if has_blanks { column.ruled() } else { column }
    };
    let mut table = Table::new(columns.iter().map(column).collect(), 10_000);
    table.rule_every = 0;
    let blank = if lines.is_empty() { BLANK_LINES } else { more };
    table.rows = lines.into_iter().map(|line| Row::Cells(line.into_iter().map(Into::into).collect())).collect();
    table.rows.extend((0..blank).map(|_| Row::Blank(15 * MM)));
    table.set(&mut frame, 0);
    frame.finish()
}

/// A board with a late player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LateBoard {
    /// The board.
    pub board: String,
    /// Black and White.
    pub players: [PrintedPlayer; 2],
    /// When each came; a dash for a player who is not here, empty for one who was on time.
    pub came: [String; 2],
    /// The minutes that each clock must show as used.
    pub used: [String; 2],
    /// When the game is lost, or its result.
    pub outcome: String,
}

/// `late`: the late players of a round, for the referee. It is not for the wall.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LatePlayers {
    /// The texts of head and foot.
    pub heading: Heading,
    /// The boards.
    pub boards: Vec<LateBoard>,
}

impl Sheet for LatePlayers {
    fn lay_out(&self, setting: &Setting) -> Document {
        let line = |line: &LateBoard| -> Vec<Text> {
            let plain = |text: &String| Text::from(text.as_str());
            let side = |at: usize| [line.players[at].full(), plain(&line.came[at]), plain(&line.used[at])];
            let outer = [vec![plain(&line.board)], side(0).to_vec(), side(1).to_vec(), vec![plain(&line.outcome)]];
            outer.concat()
        };
        let columns = [
            ("print-board", 0),
            ("print-black", 3),
            ("print-late-came", 0),
            ("print-late-used", 0),
            ("print-white", 3),
            ("print-late-came", 0),
            ("print-late-used", 0),
            ("print-late-outcome", 2),
        ];
        log(setting, &self.heading, "print-late", &columns, self.boards.iter().map(line).collect(), MORE_LINES)
    }
}

/// `sealed-move`: the form for an adjourned game. Empty fields are lines to write on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SealedMove {
    /// The texts of head and foot.
    pub heading: Heading,
    /// The board.
    pub board: String,
    /// The player with Black.
    pub black: PrintedPlayer,
    /// The player with White.
    pub white: PrintedPlayer,
    /// The stones captured by Black and by White.
    pub captures: [String; 2],
    /// The time that remains to Black and to White.
    pub clocks: [String; 2],
    /// The colour that sealed the move.
    pub sealed_by: String,
    /// The number of the sealed move.
    pub number: String,
    /// Time and place of the resumption.
    pub resumption: String,
}

impl Sheet for SealedMove {
    fn lay_out(&self, setting: &Setting) -> Document {
        let word = |key: &str| setting.word(key);
        let sheet = setting.sheet(Paper::A4, Orientation::Portrait);
        let mut frame = Frame::new(*setting, &self.heading, word("print-sealed-move"), sheet);
        let mut form = Form::new(&mut frame);
        let field = |key: &str, filled: &str| (word(key), Text::from(filled));
        let high = 15 * MM;
        form.fields(high, &[(word("print-board"), self.board.as_str().into())]);
        form.fields(high, &[(word("print-black"), self.black.full()), (word("print-white"), self.white.full())]);
        let ([black, white], [clock_black, clock_white]) = (&self.captures, &self.clocks);
        form.fields(high, &[field("print-prisoners-black", black), field("print-prisoners-white", white)]);
        form.fields(high, &[field("print-clock-black", clock_black), field("print-clock-white", clock_white)]);
        let sealed = [field("print-sealed-by", &self.sealed_by), field("print-sealed-number", &self.number)];
        let [by, number] = sealed;
        // Only the player knows the move.
        form.fields(high, &[by, number, field("print-sealed-move-at", "")]);
        form.fields(high, &[(word("print-resumption"), self.resumption.as_str().into())]);
        form.space(4 * MM);
        setting.lines("print-sealed-how").into_iter().for_each(|line| form.text(line, 9_500));
        form.signatures(&["print-black", "print-white", "print-referee"].map(word));
        frame.finish()
    }
}
