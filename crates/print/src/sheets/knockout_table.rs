//! Draws a knock-out table: columns of lines, each joined to two lines of the column before. Names are above the lines,
//! results below them.

use crate::PrintedPlayer;
use crate::kit::fit::{Align, LEGIBLE, Setter, line_height};
use crate::kit::length::{Area, Ink, Length, MM};
use crate::kit::page::Page;
use crate::kit::text::Text;

/// The mark of the value group before a name.
#[derive(Clone, Debug)]
pub(crate) struct Chip {
    pub(crate) letter: &'static str,
    /// The group's class in web pages.
    pub(crate) class: &'static str,
    pub(crate) ink: Ink,
    /// The box number.
    pub(crate) number: String,
}

/// One line.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) player: Option<PrintedPlayer>,
    pub(crate) result: String,
    pub(crate) chip: Option<Chip>,
    /// Whether the line joins two lines of the column before. Otherwise it starts in the first column.
    pub(crate) joins: bool,
}

impl Line {
    /// Returns an empty line to write on that joins two others.
    pub(crate) fn empty() -> Line {
        Line { player: None, result: String::new(), chip: None, joins: true }
    }
}

/// A knock-out table. The number of lines in the first level is a power of two. Each further level has half as many.
#[derive(Clone, Debug)]
pub(crate) struct KnockoutTable {
    pub(crate) titles: Vec<String>,
    pub(crate) levels: Vec<Vec<Option<Line>>>,
    pub(crate) ends_with_winner: bool,
}

const THIN: Length = 600;
const HIGHEST: Length = 52_000;

/// The positions of the lines.
struct Grid {
    /// Left edge and width of each column.
    columns: Vec<(Length, Length)>,
    /// The vertical position of each line, by level.
    heights: Vec<Vec<Length>>,
    /// The distance between two lines of the first level.
    step: Length,
    /// The text size of most names in the first column.
    first_size: Length,
    /// For the second column, and for those after it: the height of the name cells, the text size of most names, and
    /// whether names are on two lines.
    later: [(Length, Length, bool); 2],
    /// The upper limit of the drawing.
    top: Length,
}

/// The maximum height of name cells in the second column, and in those after it, in per cent of the step.
const ABOVE: [Length; 2] = [136, 190];
/// The height of a result below a line, in per cent of the step.
const BELOW: Length = 62;

impl KnockoutTable {
    /// Draws the table into an area.
    pub(crate) fn draw(&self, page: &mut Page, setter: &Setter, area: Area) {
        let head = 7 * MM;
        let grid = self.grid(setter, Area::new(area.x, area.y + head, area.width, area.height - head));
        for (title, &(x, width)) in self.titles.iter().zip(&grid.columns) {
            let cell = Area::new(x, area.y, width, head - MM).padded(MM / 2);
            setter.place_text(page, &Text::bold(title.as_str()), 9_000, cell, Align::Left);
        }
        for (level, lines) in self.levels.iter().enumerate() {
            for (index, line) in lines.iter().enumerate() {
                if let Some(line) = line {
                    self.line(page, setter, &grid, level, index, line);
                }
            }
        }
    }

    fn grid(&self, setter: &Setter, area: Area) -> Grid {
        let columns = self.columns(area);
        let (first, second, third) =
            (columns[0].1, columns[1].1, columns.get(2).map_or(columns[1].1, |column| column.1));
        let box_ends = self.box_ends();
        // A name on two lines above the first line of a later column is higher than the names of the first column.
        let above = if self.levels[1].first().is_some_and(|line| starts_here(line, 1)) { ABOVE[0] - 100 } else { 0 };
        let step = (area.height * 100 / (box_ends.last().copied().unwrap_or(100) + above + 20)).min(HIGHEST);
        let heights = self.heights(&box_ends, |end| area.y + step * (end + above) / 100);
        let wanted = (step * 62 / 100).clamp(6_500, 17_000);
        let whole: Vec<Text> = self.players().map(PrintedPlayer::full).collect();
        let families: Vec<Text> = self.players().map(|player| player.full_on_two_lines().1).collect();
        // Names are on one line or on two, so that the letters are as large as possible.
        let later = [(0, second), (1, third)].map(|(column, width)| {
            let above = self.room(column, &heights, step, area.y).min(step * ABOVE[column] / 100);
            let half = above / 2 * 1000 / line_height(1000);
            let one = usual_size(setter, &whole, wanted, width - 3 * MM);
            let two = usual_size(setter, &families, wanted, width - 3 * MM).min(half);
            (above, one.max(two), two > one || two == one && one < wanted)
        });
        let first_size = usual_size(setter, &whole, wanted, first - 2 * MM - chip_size(step) * 215 / 100);
        Grid { columns, heights, step, first_size, later, top: area.y }
    }

    /// Returns left edge and width of each column: the first has whole names and value groups, the second whole names if
    /// there are byes, the others names on up to two lines, the last the winner in larger letters.
    fn columns(&self, area: Area) -> Vec<(Length, Length)> {
        let last = self.levels.len() - 1;
        let part = |column: usize| match column {
            0 => 160,
            1 => 122,
            _ if column == last => 112,
            _ => 94,
        };
        let all: Length = (0..=last).map(part).sum();
        let edge = |column: usize| area.x + area.width * (0..column).map(part).sum::<Length>() / all;
        (0..=last).map(|column| (edge(column), edge(column + 1) - edge(column))).collect()
    }

    /// Returns the lower end of each box of the first level, in hundredths of a step. Each line takes one step, also after
    /// void boxes. There is a small gap between pairs and a larger one between quarters.
    fn box_ends(&self) -> Vec<Length> {
        let count = self.levels[0].len();
        let starts = |level: usize, index: usize| {
            self.levels[level].get(index >> level).is_some_and(|line| starts_here(line, level))
        };
        let mut down = 0;
        let mut box_ends = Vec::with_capacity(count);
        for index in 0..count {
            let own = (0..self.levels.len()).find(|&level| starts(level, index));
            // The last box of a bye has the line, so that lines are evenly spaced.
            let ends = own.is_some_and(|level| (index + 1) % (1 << level) == 0);
            let gap = if index == 0 || own.is_none_or(|level| index % (1 << level) != 0) {
                0
            } else {
                gap_before(index, count)
            };
            down += gap + if ends { 100 } else { 0 };
            box_ends.push(down);
        }
        box_ends
    }

    /// Returns the vertical position of every line, by level: midway between the two lines it joins, or at the end of its
    /// box.
    fn heights(&self, box_ends: &[Length], at: impl Fn(Length) -> Length) -> Vec<Vec<Length>> {
        let mut heights: Vec<Vec<Length>> = vec![box_ends.iter().map(|&end| at(end)).collect()];
        for (level, lines) in self.levels.iter().enumerate().skip(1) {
            let before = &heights[level - 1];
            let height = |(index, line): (usize, &Option<Line>)| {
                if starts_here(line, level) {
                    before[2 * index + 1]
                } else {
                    (before[2 * index] + before[2 * index + 1]) / 2
                }
            };
            let next = lines.iter().enumerate().map(height).collect();
            heights.push(next);
        }
        heights
    }

    /// Returns the smallest space above a line of the second column, or of those after it, below the content of the line
    /// before.
    fn room(&self, column: usize, heights: &[Vec<Length>], step: Length, top: Length) -> Length {
        let levels =
            if column == 0 { 1..2.min(self.levels.len()) } else { 2.min(self.levels.len())..self.levels.len() };
        let mut least = step * ABOVE[column] / 100;
        for level in levels {
            let lines = self.levels[level].iter().zip(&heights[level]);
            let mut last = top;
            for (line, &y) in lines.filter_map(|(line, y)| Some((line.as_ref()?, y))) {
                least = least.min(y - last);
                last = y + if line.joins { step * BELOW / 100 + 1_000 } else { 500 };
            }
        }
        least.max(step / 2)
    }

    fn players(&self) -> impl Iterator<Item = &PrintedPlayer> {
        self.levels.iter().flatten().flatten().filter_map(|line| line.player.as_ref())
    }

    fn line(&self, page: &mut Page, setter: &Setter, grid: &Grid, level: usize, index: usize, line: &Line) {
        let (x, width) = grid.columns[level];
        let y = grid.heights[level][index];
        let is_winner = self.ends_with_winner && level + 1 == self.levels.len();
        if line.joins && level > 0 {
            self.join(page, grid, level, index);
        }
        // Players with a bye are in the first column like all others, and their line extends to their first game.
        let start = if line.joins { x } else { grid.columns[0].0 };
        let (thick, ink) = if is_winner { (1_600, Ink::Kaya) } else { (THIN, Ink::Black) };
        page.rule((start, y), (x + width, y), thick, ink);
        if !line.joins {
            self.entry(page, setter, grid, y, line);
        }
        if line.joins || level > 0 {
            let (above, size, two_lines) = grid.later[if level == 1 { 0 } else { 1 }];
            // Only the winner is in the last column: larger, on two lines, as high as the page allows.
            let above = if is_winner { (grid.step * 3).max(above).min(y - grid.top) } else { above };
            let (size, two_lines) = if is_winner { ((size * 3 / 2).min(24_000), true) } else { (size, two_lines) };
            let cell = Area::new(x, y - above, width, above - 500).padded(3 * MM / 2);
            self.name(setter, page, line, size, cell, two_lines);
        }
        self.result(page, setter, grid, Area::new(x, y + 400, width, 0), line);
    }

    /// Draws a player in the first column.
    fn entry(&self, page: &mut Page, setter: &Setter, grid: &Grid, y: Length, line: &Line) {
        let (x, width) = grid.columns[0];
        let results_below = self.levels[0].iter().flatten().any(|line| !line.result.is_empty());
        let above = grid.step * if results_below { 55 } else { 96 } / 100;
        let mut cell = Area::new(x, y - above, width, above - 500).padded(MM);
        if let Some(chip) = &line.chip {
            cell = self.chip(page, setter, grid, chip, cell);
        }
        self.name(setter, page, line, grid.first_size, cell, false);
    }

    /// Draws a name at the lower edge of its cell.
    fn name(&self, setter: &Setter, page: &mut Page, line: &Line, size: Length, cell: Area, two_lines: bool) {
        let Some(player) = &line.player else { return };
        let rows = if two_lines {
            let (given, family) = player.full_on_two_lines();
            vec![family, given]
        } else {
            vec![player.full()]
        };
        let mut bottom = cell.bottom();
        let share = cell.height / rows.len() as Length;
        let mut size = size;
        for row in rows.iter().filter(|row| !row.is_empty()) {
            let fitted = setter.fitted(row, size, cell.width, share);
            size = size.min(fitted.size().max(size * 3 / 4));
            bottom -= fitted.height();
            setter.place(page, &fitted, Area::new(cell.x, bottom, cell.width, fitted.height()), Align::Left);
        }
    }

    /// Draws the result below the line.
    fn result(&self, page: &mut Page, setter: &Setter, grid: &Grid, below: Area, line: &Line) {
        if line.result.is_empty() {
            return;
        }
        let size = (grid.step * 48 / 100).clamp(6_000, 11_000).min(grid.later[1].1);
        let cell = below.padded(3 * MM / 2);
        let height = line_height(size).min(grid.step * BELOW / 100);
        let fitted = setter.fitted(&line.result.as_str().into(), size, cell.width, height);
        setter.place(page, &fitted, Area::new(cell.x, cell.y, cell.width, fitted.height()), Align::Left);
    }

    /// Draws the vertical rule between the two lines of the column before, as far as they are drawn.
    fn join(&self, page: &mut Page, grid: &Grid, level: usize, index: usize) {
        let x = grid.columns[level].0;
        let y = grid.heights[level][index];
        for before in [2 * index, 2 * index + 1] {
            if self.levels[level - 1][before].is_some() {
                page.rule((x, grid.heights[level - 1][before]), (x, y), THIN, Ink::Black);
            }
        }
    }

    /// Draws the coloured letter and the box number. Returns the rest of the cell.
    fn chip(&self, page: &mut Page, setter: &Setter, grid: &Grid, chip: &Chip, cell: Area) -> Area {
        let size = chip_size(grid.step).min(cell.height);
        let mark = Area::new(cell.x - MM, cell.bottom() - size + 200, size, size);
        page.fill(mark, chip.ink);
        setter.place_text(page, &Text::bold(chip.letter), size * 68 / 100, mark, Align::Centre);
        let number = Area::new(mark.right(), mark.y, size * 115 / 100, size);
        setter.place_text(page, &chip.number.as_str().into(), size * 66 / 100, number, Align::Right);
        let left = number.right() + MM;
        Area::new(left, cell.y, cell.right() - left, cell.height)
    }
}

/// Returns whether a line starts in this level instead of joining two lines.
fn starts_here(line: &Option<Line>, level: usize) -> bool {
    line.as_ref().is_some_and(|line| level == 0 || !line.joins)
}

/// Returns the gap between pairs, and between quarters of the table.
fn gap_before(index: usize, count: usize) -> Length {
    let quarter = (count / 4).max(1);
    let pairs = if index.is_multiple_of(2) { 22 } else { 0 };
    pairs + if index.is_multiple_of(quarter) { 30 } else { 0 }
}

fn chip_size(step: Length) -> Length {
    (step * 72 / 100).min(16_000)
}

/// Returns the largest size up to `wanted` at which five of six texts fit into the width, slightly condensed.
fn usual_size(setter: &Setter, texts: &[Text], wanted: Length, width: Length) -> Length {
    let mut widths: Vec<Length> = texts.iter().map(|text| setter.width(text, wanted)).collect();
    widths.sort_unstable();
    let usual = widths.get(widths.len() * 5 / 6).or(widths.last()).copied().unwrap_or(0) * 90 / 100;
    if usual <= width { wanted } else { (wanted * width / usual).max(LEGIBLE) }
}
