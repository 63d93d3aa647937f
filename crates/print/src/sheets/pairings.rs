//! `pairings`: a round by board, with stones for the colours and a box for each player's result. Knock-out games come
//! first, under the name of their table.

use crate::kit::fit::Align;
use crate::kit::frame::{Frame, Heading, Orientation, Setting};
use crate::kit::length::{Length, MM};
use crate::kit::page::{Document, Stone};
use crate::kit::paper::Paper;
use crate::kit::table::{Cell, Column, Row, Table};
use crate::kit::text::Text;
use crate::{PrintedPlayer, Sheet, web};
use std::collections::BTreeSet;

/// One game of the round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedGame {
    /// The board, such as "12", or "A1" with the letter of its table.
    pub board: String,
    /// The player with Black.
    pub black: PrintedPlayer,
    /// Black's score before the game, such as "21" or "3½"; empty if not shown.
    pub black_score: String,
    /// The player with White.
    pub white: PrintedPlayer,
    /// White's score before the game.
    pub white_score: String,
    /// Handicap stones, such as "2"; empty for an even game.
    pub handicap: String,
    /// The result of a confirmed round, Black first, such as "1-0"; empty for boxes to write it in.
    pub result: String,
}

/// Games under one heading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedSection {
    /// The heading, such as "KO16, table A"; may be empty.
    pub name: String,
    /// Whether these are knock-out games, which are printed before all others (R33).
    pub knock_out: bool,
    /// The games in board order.
    pub games: Vec<PrintedGame>,
}

/// Why a player has no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintedAbsence {
    /// The round's bye (R10).
    Bye,
    /// The ghost, a stand-in who plays only if the number of players is odd (R10).
    Ghost,
    /// Absent this round (R9).
    Absent,
}

/// A player without a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aside {
    /// The reason.
    pub why: PrintedAbsence,
    /// The player.
    pub player: PrintedPlayer,
}

/// A player who is due in another competition at the same time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueElsewhere {
    /// The player.
    pub player: PrintedPlayer,
    /// The other round and its time, such as "Future Stars, round 2, 11:00".
    pub other: String,
}

/// The sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairings {
    /// The texts of head and foot.
    pub heading: Heading,
    /// The games.
    pub sections: Vec<PrintedSection>,
    /// The players without a game, listed at the end.
    pub aside: Vec<Aside>,
    /// The players who are due elsewhere at the same time, listed after those.
    pub elsewhere: Vec<DueElsewhere>,
    /// A rule of play that is printed below the games, such as the order of moves in pair go; may be empty.
    pub rule: String,
    /// The boards that were corrected since the list was last printed.
    pub corrected: BTreeSet<String>,
}

impl Sheet for Pairings {
    fn lay_out(&self, setting: &Setting) -> Document {
        let sheet = setting.sheet(Paper::A4, Orientation::Portrait);
        let mut frame = Frame::new(*setting, &self.heading, setting.word("print-pairings"), sheet);
        let used = self.table(setting).set(&mut frame, 0);
        self.aside_table(setting).set(&mut frame, used + 3 * MM);
        frame.finish()
    }

    fn web(&self, setting: &Setting) -> Option<String> {
        let mut content = web::table(&self.table(setting), &setting.word("print-pairings"), 0, setting);
        content.append(web::notes(&self.aside_table(setting), setting));
        Some(web::page(setting, &self.heading, &setting.word("print-pairings"), content))
    }

    fn lines(&self) -> Vec<(String, String)> {
        let games = self.sections.iter().flat_map(|section| &section.games);
        games.map(|game| (game.board.clone(), game.content())).collect()
    }

    fn correct(&mut self, keys: &BTreeSet<String>, time: &str) {
        (self.corrected, self.heading.corrected) = (keys.clone(), time.to_string());
    }
}

impl PrintedGame {
    /// Returns everything that players look for in their line.
    fn content(&self) -> String {
        let (black, white) = (self.black.full().words(), self.white.full().words());
        [&black, &self.black_score, &white, &self.white_score, &self.handicap].map(String::as_str).join("\t")
    }
}

impl Pairings {
    fn table(&self, setting: &Setting) -> Table {
        let word = |key: &str| setting.word(key);
        let handicaps = self.sections.iter().flat_map(|section| &section.games).any(|game| !game.handicap.is_empty());
        let mut columns = vec![
            Column::new(word("print-board"), Align::Right),
            Column::new("", Align::Centre).at_least(13_000),
            Column::new(word("print-black"), Align::Left).growing(1),
            Column::new(word("print-score"), Align::Right).secondary(),
            Column::new(word("print-result"), Align::Centre).at_least(50_000),
            Column::new("", Align::Centre).at_least(13_000),
            Column::new(word("print-white"), Align::Left).growing(1),
            Column::new(word("print-score"), Align::Right).secondary(),
        ];
        if handicaps {
            columns.push(Column::new(word("print-handicap"), Align::Right));
        }
        let mut table = Table::new(columns, 11_000);
        table.grow_to = Some((15_000, (4 + 6 * self.lines_below() as Length) * MM));
        let (first, then): (Vec<&PrintedSection>, Vec<&PrintedSection>) =
            self.sections.iter().partition(|section| section.knock_out);
        for section in first.into_iter().chain(then).filter(|section| !section.games.is_empty()) {
            if !section.name.is_empty() {
                table.rows.push(Row::Heading(Text::bold(section.name.as_str())));
            }
            for game in &section.games {
                if self.corrected.contains(&game.board) {
                    table.marked.insert(table.rows.len());
                }
                table.rows.push(Row::Cells(cells(game, handicaps)));
            }
        }
        table
    }

    /// Returns how many lines of notes follow the games; a rule of play may take three.
    fn lines_below(&self) -> usize {
        self.aside.len() + self.elsewhere.len() + if self.rule.is_empty() { 0 } else { 3 }
    }

    fn aside_table(&self, setting: &Setting) -> Table {
        let mut lines = Vec::new();
        if !self.rule.is_empty() {
            lines.push(Text::plain(self.rule.as_str()));
        }
        for (why, key) in [
            (PrintedAbsence::Ghost, "print-ghost"),
            (PrintedAbsence::Bye, "print-bye"),
            (PrintedAbsence::Absent, "print-absent"),
        ] {
            for aside in self.aside.iter().filter(|aside| aside.why == why) {
                let mut line = Text::plain(format!("{}: ", setting.word(key)));
                line.pieces.extend(aside.player.full().pieces);
                lines.push(line);
            }
        }
        for due in &self.elsewhere {
            let mut line = Text::plain(format!("{}: ", setting.word("print-elsewhere")));
            line.pieces.extend(due.player.full().pieces);
            line.pieces.extend(Text::plain(format!(", {}", due.other)).pieces);
            lines.push(line);
        }
        Table { size: 10_000, spacing: 2_000, ..Table::notes(lines) }
    }
}

fn cells(game: &PrintedGame, handicaps: bool) -> Vec<Cell> {
    let mut cells = vec![
        Text::bold(game.board.as_str()).into(),
        Cell::Stone(Stone::Black),
        game.black.full().into(),
        game.black_score.as_str().into(),
        if game.result.is_empty() { Cell::WriteIn(2) } else { Text::bold(game.result.as_str()).into() },
        Cell::Stone(Stone::White),
        game.white.full().into(),
        game.white_score.as_str().into(),
    ];
    if handicaps {
        cells.push(game.handicap.as_str().into());
    }
    cells
}
