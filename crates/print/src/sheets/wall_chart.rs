//! `wall-chart`: players by starting rank, with one cell for each round: the total of wins, raised, then the opponent's
//! number (R22). Future rounds are empty boxes, so that the chart can be continued by hand. `self-pairing`: the same for
//! a side event whose players choose their opponents (R69).

use crate::kit::fit::Align;
use crate::kit::frame::{Frame, Heading, Orientation, Setting};
use crate::kit::length::{Length, MM};
use crate::kit::page::Document;
use crate::kit::paper::Paper;
use crate::kit::table::{Cell, Column, Row, Table};
use crate::kit::text::Text;
use crate::{PrintedPlayer, Sheet, Value, web};
use std::collections::BTreeSet;
use std::ops::Range;

/// One cell: a player's round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedCell {
    /// Wins up to and including this round, such as "3½", printed raised; empty until the game has a result.
    pub wins: String,
    /// The opponent's number, or a sign for a round without a game.
    pub opponent: String,
}

/// One player's line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WallLine {
    /// The number, which other players' cells contain.
    pub number: String,
    /// The player.
    pub player: PrintedPlayer,
    /// The rounds so far.
    pub rounds: Vec<PrintedCell>,
    /// Total of wins, such as "3½"; empty until the end.
    pub total: String,
}

/// The sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WallChart {
    /// The texts of head and foot.
    pub heading: Heading,
    /// Whether any two may play, at most twice, as the instructions on the chart say (R69).
    pub self_pairing: bool,
    /// Whether a cell is one of a player's games in order, not a round.
    pub by_games: bool,
    /// The number of rounds, or of boxes for games.
    pub rounds: usize,
    /// The lines by starting rank.
    pub lines: Vec<WallLine>,
    /// The players, by number, whose line was corrected since the chart was last printed.
    pub corrected: BTreeSet<String>,
}

/// Charts with more lines are set closer.
const CLOSER_FROM: usize = 100;
/// Width of names, ranks, clubs and totals.
const NAMES: Length = 290_000;
/// Minimum width of a round.
const ROUND: Length = 32_000;

impl Sheet for WallChart {
    fn lay_out(&self, setting: &Setting) -> Document {
        let sheet = setting.sheet(Paper::A3, Orientation::Landscape);
        let mut frame = Frame::new(*setting, &self.heading, setting.word(self.title()), sheet);
        let tiles = self.tiles(frame.body().width / frame.scaled(1_000) * 1_000);
        for (tile, rounds) in tiles.iter().enumerate() {
            if tile > 0 {
                frame.add();
            }
            let used = self.table(setting, rounds.clone(), tile + 1 == tiles.len()).set(&mut frame, 0);
            self.notes(setting).set(&mut frame, used + 3 * MM);
        }
        frame.finish()
    }

    fn web(&self, setting: &Setting) -> Option<String> {
        let mut content =
            web::table(&self.table(setting, 1..self.rounds + 1, true), &setting.word(self.title()), 1, setting);
        content.append(web::notes(&self.notes(setting), setting));
        Some(web::page(setting, &self.heading, &setting.word(self.title()), content))
    }

    fn lines(&self) -> Vec<(String, String)> {
        let content = |line: &WallLine| {
            let cells = line.rounds.iter().map(|played| format!("{} {}", played.wins, played.opponent));
            std::iter::once(line.player.full().words()).chain(cells).collect::<Vec<_>>().join("\t")
        };
        self.lines.iter().map(|line| (line.number.clone(), content(line))).collect()
    }

    fn correct(&mut self, keys: &BTreeSet<String>, time: &str) {
        (self.corrected, self.heading.corrected) = (keys.clone(), time.to_string());
    }
}

impl WallChart {
    fn title(&self) -> &'static str {
        if self.self_pairing { "print-self-pairing" } else { "print-wall-chart" }
    }

    fn notes(&self, setting: &Setting) -> Table {
        let how = self.self_pairing.then_some("print-self-pairing-how");
        let meaning = if self.by_games { "print-wall-meaning-games" } else { "print-wall-meaning" };
        Table::notes(how.into_iter().chain([meaning]).flat_map(|key| setting.lines(key)).collect())
    }

    /// Returns the rounds of each column of pages: as many as are legible beside the names, in equal parts. The pages of
    /// the second column hang beside those of the first and repeat the names.
    fn tiles(&self, width: Length) -> Vec<Range<usize>> {
        let beside = ((width - NAMES) / ROUND).max(3) as usize;
        let count = self.rounds.max(1).div_ceil(beside);
        let each = self.rounds.div_ceil(count).max(1);
        (0..count).map(|index| index * each + 1..((index + 1) * each).min(self.rounds) + 1).collect()
    }

    fn table(&self, setting: &Setting, rounds: Range<usize>, ends: bool) -> Table {
        let word = |key: &str| setting.word(key);
        let mut columns = vec![
            Column::new(word("print-number"), Align::Right),
            Column::new(word("print-name"), Align::Left).growing(4),
            Column::new(word("print-rank"), Align::Left),
            Column::new(word("print-club"), Align::Left).growing(2).secondary(),
            Column::new(word("print-country"), Align::Left).secondary(),
        ];
        for round in rounds.clone() {
            let title = setting.words.text("print-round-number", &[("round", Value::Number(round as i64))]);
            columns.push(Column::new(Text::bold(title), Align::Centre).growing(1).at_least(ROUND).ruled());
        }
        if ends {
            columns.push(Column::new(word("print-wall-total"), Align::Right).at_least(28_000).ruled());
        }
        let (size, spacing) = if self.lines.len() <= CLOSER_FROM { (10_500, 6_000) } else { (9_000, 2_000) };
        let mut table = Table::new(columns, size);
        table.spacing = spacing;
        table.rows.extend(self.lines.iter().map(|line| Row::Cells(self.cells(line, rounds.clone(), ends))));
        let corrected = |(_, line): &(usize, &WallLine)| self.corrected.contains(&line.number);
        table.marked = self.lines.iter().enumerate().filter(corrected).map(|(index, _)| index).collect();
        table
    }

    fn cells(&self, line: &WallLine, rounds: Range<usize>, ends: bool) -> Vec<Cell> {
        let PrintedPlayer { rank, club, country, .. } = &line.player;
        let mut cells: Vec<Cell> = vec![
            Text::bold(line.number.as_str()).into(),
            line.player.name_by_family().into(),
            rank.as_str().into(),
            club.as_str().into(),
            country.as_str().into(),
        ];
        cells.extend(rounds.map(|round| line.rounds.get(round - 1).map_or_else(Text::default, cell).into()));
        cells.extend(ends.then(|| Text::bold(line.total.as_str()).into()));
        cells
    }
}

fn cell(played: &PrintedCell) -> Text {
    Text::default().then_raised(played.wins.as_str()).then(played.opponent.as_str())
}
