//! Tables: columns with automatic widths, rows that are never split, a head that is repeated on every page, and one or
//! several columns of rows side by side.

use crate::kit::fit::{Align, Fitted, LEGIBLE, Setter, line_height};
use crate::kit::frame::Frame;
use crate::kit::length::{Area, Ink, Length, MM};
use crate::kit::page::{Page, Stone};
use crate::kit::text::{Piece, Text};
use messages::BETWEEN_LANGUAGES;
use std::collections::BTreeSet;

/// A column.
#[derive(Clone, Debug)]
pub struct Column {
    /// The title.
    pub title: Text,
    /// Alignment of the cells.
    pub align: Align,
    /// Share of the spare or missing width; 0 if the column is as wide as its content.
    pub grow: i64,
    /// Minimum width.
    pub least: Length,
    /// Whether there is a hairline before the column.
    pub ruled: bool,
    /// Whether texts take as many lines of full size as they need, instead of being condensed.
    pub wraps: bool,
    /// Whether narrow web pages leave the column out.
    pub secondary: bool,
}

impl Column {
    /// Creates a column as wide as its content.
    pub fn new(title: impl Into<Text>, align: Align) -> Column {
        Column { title: title.into(), align, grow: 0, least: 0, ruled: false, wraps: false, secondary: false }
    }

    /// Returns this column with a share of the spare width.
    pub fn growing(self, grow: i64) -> Column {
        Column { grow, ..self }
    }

    /// Returns this column with a minimum width.
    pub fn at_least(self, least: Length) -> Column {
        Column { least, ..self }
    }

    /// Returns this column with a hairline before it.
    pub fn ruled(self) -> Column {
        Column { ruled: true, ..self }
    }

    /// Returns this column for sentences: its texts wrap in full size, and no text of it is ever cut.
    pub fn wrapping(self) -> Column {
        Column { wraps: true, ..self }
    }

    /// Returns this column, left out of narrow web pages.
    pub fn secondary(self) -> Column {
        Column { secondary: true, ..self }
    }
}

/// The content of a cell.
#[derive(Clone, Debug)]
pub enum Cell {
    /// Text; may be empty.
    Text(Text),
    /// A stone.
    Stone(Stone),
    /// This number of empty boxes to write in, side by side.
    WriteIn(i64),
}

impl<T: Into<Text>> From<T> for Cell {
    fn from(text: T) -> Cell {
        Cell::Text(text.into())
    }
}

/// A row.
#[derive(Clone, Debug)]
pub enum Row {
    /// One cell per column.
    Cells(Vec<Cell>),
    /// A heading across the table, on the same page as the row after it.
    Heading(Text),
    /// A line of text across the table.
    Note(Text),
    /// Empty cells of this height, to write in.
    Blank(Length),
}

/// A table.
#[derive(Clone, Debug)]
pub struct Table {
    /// The columns.
    pub columns: Vec<Column>,
    /// The rows.
    pub rows: Vec<Row>,
    /// The size of the text; smaller if the page is too narrow.
    pub size: Length,
    /// Space added to the height of each row.
    pub spacing: Length,
    /// The largest size to which the text may grow while all rows fit on one page, and the height left free below them.
    pub grow_to: Option<(Length, Length)>,
    /// The number of rows between stronger rules; 0 if there are none.
    pub rule_every: usize,
    /// The corrected rows, by index. Each has a bar beside it.
    pub marked: BTreeSet<usize>,
    /// The number of columns of rows on a page.
    pub side_by_side: usize,
    /// The largest number of rows that stay on one page with their heading.
    pub keep_together: usize,
}

/// The share of their natural width that growing columns must get, in per cent. With less, the text becomes smaller.
const TIGHT: Length = 78;
/// The share when text grows, in per cent: no text is condensed so that others can grow.
const LOOSE: Length = 100;
/// The largest number of lines in a row.
const MAXIMUM_LINES: Length = 8;
const GAP: Length = 7 * MM;

/// Column widths, and the text size for which they were computed.
struct Measures {
    size: Length,
    widths: Vec<Length>,
    /// Space added to the height of each row.
    spacing: Length,
}

impl Measures {
    fn with_spacing(self, spacing: Length) -> Measures {
        Measures { spacing, ..self }
    }
}

/// A row with its fitted cells.
struct FittedRow<'t> {
    row: &'t Row,
    fitted: Vec<Option<Fitted>>,
    height: Length,
    marked: bool,
    /// Whether the next row has more lines of the same texts.
    continues: bool,
}

impl Table {
    /// Creates a table with these columns and no rows.
    pub fn new(columns: Vec<Column>, size: Length) -> Table {
        Table {
            columns,
            rows: Vec::new(),
            size,
            spacing: 5_000,
            grow_to: None,
            rule_every: 5,
            marked: BTreeSet::new(),
            side_by_side: 1,
            keep_together: 1,
        }
    }

    /// Creates small lines of text across the page, for notes below a table.
    pub fn notes(lines: Vec<Text>) -> Table {
        let mut table = Table::new(vec![Column::new("", Align::Left).growing(1)], 8_500);
        table.spacing = 1_000;
        table.rows = lines.into_iter().map(Row::Note).collect();
        table
    }

    /// Sets the table on as many pages as it needs, starting `used` below the top of the current page's body. Returns the
    /// used height of the last page's body.
    pub fn set(&self, frame: &mut Frame, used: Length) -> Length {
        let areas = |used: Length, frame: &Frame| {
            let body = frame.body();
            let left = Area::new(body.x, body.y + used, body.width, body.height - used);
            left.columns(self.side_by_side, GAP)
        };
        let mut free = areas(used, frame);
        let (measures, rows) = self.fitted_rows(frame, &free);
        let mut limit = self.lower_limit(&rows, &free, measures.size);
        free.reverse();
        let mut area = free.pop().expect("there is at least one column");
        let mut lowest = area.y;
        let mut y = self.head(frame, &measures, area);
        let mut since_rule = 0;
        for (index, fitted_row) in rows.iter().enumerate() {
            let needed: Length =
                rows[index..].iter().take(1 + self.rows_kept_with_first(&rows[index..])).map(|row| row.height).sum();
            if y + needed > area.bottom() || y + needed > limit && !free.is_empty() {
                area = free.pop().unwrap_or_else(|| {
                    frame.add();
                    lowest = frame.body().y;
                    free = areas(0, frame);
                    limit = self.lower_limit(&rows[index..], &free, measures.size);
                    free.reverse();
                    free.pop().expect("there is at least one column")
                });
                y = self.head(frame, &measures, area);
            }
            since_rule = if matches!(fitted_row.row, Row::Cells(_)) { since_rule + 1 } else { 0 };
            let strong = self.rule_every > 0 && since_rule % self.rule_every == 0 && since_rule > 0;
            let (page, setter) = frame.parts();
            self.row(page, setter, fitted_row, &measures, Area::new(area.x, y, area.width, fitted_row.height), strong);
            y += fitted_row.height;
            lowest = lowest.max(y);
        }
        lowest - frame.body().y
    }

    /// Returns the column widths and the fitted rows, in the largest size that the table may grow to.
    fn fitted_rows(&self, frame: &Frame, free: &[Area]) -> (Measures, Vec<FittedRow<'_>>) {
        let (own, width) = (frame.scaled(self.size), free[0].width);
        let tallest = frame.body().height * 2 / 3;
        let rows = |measures: &Measures| -> Vec<FittedRow> {
            let numbered = self.rows.iter().enumerate();
            numbered
                .flat_map(|(index, row)| {
                    self.fitted_row(row, self.marked.contains(&index), measures, &frame.setter, tallest)
                })
                .collect()
        };
        if let Some((largest, below)) = self.grow_to {
            let highest = free[0].height - below;
            let fits = |rows: &[FittedRow], size: Length| {
                let total: Length = rows.iter().map(|row| row.height).sum();
                let longest = if free.len() == 1 { 0 } else { rows.iter().map(|row| row.height).max().unwrap_or(0) };
                total / free.len() as Length + longest + self.head_height(size) <= highest
            };
            let least = self.rows.len() as Length * (line_height(own) + self.spacing);
            let mut size = if least / free.len() as Length > highest { own } else { frame.scaled(largest) };
            while size > own {
                let measures = self.measure(&frame.setter, size, width, LOOSE).with_spacing(self.spacing * size / own);
                if measures.size == size {
                    let fitted_rows = rows(&measures);
                    if fits(&fitted_rows, size) {
                        return (measures, fitted_rows);
                    }
                }
                size -= 1_000;
            }
        }
        let measures = self.measure(&frame.setter, own, width, TIGHT).with_spacing(self.spacing);
        let fitted_rows = rows(&measures);
        (measures, fitted_rows)
    }

    /// Returns the height of the table head, with the rule below it.
    fn head_height(&self, size: Length) -> Length {
        if self.columns.iter().all(|column| column.title.is_empty()) {
            return 0;
        }
        let most = self.columns.iter().map(|column| title_lines(&column.title).len()).max().unwrap_or(1);
        line_height(title_size(size)) * most as Length + 2 * MM
    }

    /// Returns how many rows must be on the same page as the first one: after a heading, all of its rows if they are few,
    /// else one.
    fn rows_kept_with_first(&self, rows: &[FittedRow]) -> usize {
        if !matches!(rows[0].row, Row::Heading(_)) {
            return 0;
        }
        let own = rows[1..].iter().take_while(|fitted| !matches!(fitted.row, Row::Heading(_))).count();
        if own <= self.keep_together { own } else { 1 }
    }

    /// Returns the lower limit of each column of rows, which gives the columns of the last page equal heights.
    fn lower_limit(&self, rows: &[FittedRow], areas: &[Area], size: Length) -> Length {
        let total: Length = rows.iter().map(|row| row.height).sum();
        let highest = rows.iter().map(|row| row.height).max().unwrap_or(0);
        let even = total / areas.len() as Length + highest + self.head_height(size);
        areas[0].y + even.min(areas[0].height)
    }

    /// Computes the column widths: each column gets the width of its content, growing columns share the spare width. If
    /// width is missing, growing columns become narrower, then the text becomes smaller, then all columns become narrower.
    fn measure(&self, setter: &Setter, wanted: Length, width: Length, part: Length) -> Measures {
        let mut size = wanted;
        loop {
            let natural: Vec<Length> = (0..self.columns.len()).map(|index| self.natural(index, setter, size)).collect();
            let growing = |index: usize| self.columns[index].grow > 0;
            let sum = |pick: &dyn Fn(usize) -> bool| {
                (0..natural.len()).filter(|&index| pick(index)).map(|index| natural[index]).sum::<Length>()
            };
            let (fixed, flexible) = (sum(&|index| !growing(index)), sum(&growing));
            let left = width - fixed;
            if left * 100 >= flexible * part || size <= LEGIBLE {
                return Measures { size, widths: self.share(natural, flexible, left, width), spacing: 0 };
            }
            size -= 500;
        }
    }

    fn share(&self, natural: Vec<Length>, flexible: Length, left: Length, width: Length) -> Vec<Length> {
        let parts: i64 = self.columns.iter().map(|column| column.grow).sum::<i64>().max(1);
        let all: Length = natural.iter().sum();
        let by_parts = |column: &Column| left * column.grow / parts;
        let even = natural.iter().zip(&self.columns).all(|(&own, column)| column.grow == 0 || by_parts(column) >= own);
        let width_of = |(&own, column): (&Length, &Column)| match column.grow {
            _ if left * 100 < flexible * 40 => own * width / all.max(1),
            0 => own,
            _ if even => by_parts(column),
            grow if left >= flexible => own + (left - flexible) * grow / parts,
            _ => own * left / flexible,
        };
        natural.iter().zip(&self.columns).map(width_of).collect()
    }

    fn natural(&self, index: usize, setter: &Setter, size: Length) -> Length {
        let cells =
            self.rows.iter().filter_map(|row| if let Row::Cells(cells) = row { cells.get(index) } else { None });
        let mut content: Vec<Length> = cells
            .map(|cell| match cell {
                Cell::Text(text) => setter.width(text, size),
                Cell::Stone(_) => size,
                Cell::WriteIn(boxes) => size * 5 / 2 * boxes,
            })
            .collect();
        if self.columns[index].wraps {
            content.clear();
        }
        content.sort_unstable();
        // Ignore the longest names: they are condensed or wrapped in their own cells instead of shrinking the table.
        let usual = if self.columns[index].grow > 0 { content.len() * 17 / 20 } else { content.len() };
        let widest = content.get(usual.saturating_sub(1)).copied().unwrap_or(0);
        let lines = title_lines(&self.columns[index].title);
        let title = lines.iter().map(|line| setter.width(line, title_size(size))).max().unwrap_or(0);
        widest.max(title).max(self.columns[index].least) + 2 * padding(size)
    }

    /// Returns the row with fitted cells. A note becomes one row for each line, so that it can continue on the next page; a cell
    /// that wraps and is higher than `tallest` becomes several rows.
    fn fitted_row<'t>(
        &self,
        row: &'t Row,
        marked: bool,
        measures: &Measures,
        setter: &Setter,
        tallest: Length,
    ) -> Vec<FittedRow<'t>> {
        let size = measures.size;
        let most = MAXIMUM_LINES * line_height(size);
        let fit = |text: &Text, width: Length| setter.fitted(text, size, width - 2 * padding(size), most);
        let whole: Length = measures.widths.iter().sum();
        match row {
            Row::Cells(cells) => self.fitted_cells(row, cells, marked, measures, setter, tallest),
            Row::Heading(text) => {
                let fitted = fit(text, whole);
                let height = fitted.height().max(line_height(size)) + measures.spacing + 2 * MM;
                vec![FittedRow { row, fitted: vec![Some(fitted)], height, marked, continues: false }]
            }
            Row::Blank(height) => {
                vec![FittedRow { row, fitted: Vec::new(), height: *height, marked, continues: false }]
            }
            Row::Note(text) => {
                let lines = setter.paragraph(text, size, whole - 2 * padding(size));
                let last = lines.len() - 1;
                let fitted_row = |(index, line): (usize, Fitted)| {
                    let height = line.height() + if index == last { measures.spacing } else { 0 };
                    FittedRow { row, fitted: vec![Some(line)], height, marked, continues: false }
                };
                lines.into_iter().enumerate().map(fitted_row).collect()
            }
        }
    }

    fn fitted_cells<'t>(
        &self,
        row: &'t Row,
        cells: &[Cell],
        marked: bool,
        measures: &Measures,
        setter: &Setter,
        tallest: Length,
    ) -> Vec<FittedRow<'t>> {
        let size = measures.size;
        let most = (tallest / line_height(size)) as usize;
        let fit = |text: &Text, width: Length, wraps: bool| {
            let width = width - 2 * padding(size);
            if wraps {
                return setter.wrapped(text, size, width, most);
            }
            vec![setter.fitted(text, size, width, MAXIMUM_LINES * line_height(size))]
        };
        let parts = cells.iter().zip(&measures.widths).zip(&self.columns).map(|((cell, &width), column)| match cell {
            Cell::Text(text) if !text.is_empty() => fit(text, width, column.wraps),
            _ => Vec::new(),
        });
        let mut parts: Vec<_> = parts.map(Vec::into_iter).collect();
        let rows = parts.iter().map(ExactSizeIterator::len).max().unwrap_or(0).max(1);
        let fitted_row = |at: usize| {
            let fitted: Vec<Option<Fitted>> = parts.iter_mut().map(Iterator::next).collect();
            let highest = fitted.iter().flatten().map(Fitted::height).max().unwrap_or(0).max(line_height(size));
            let continues = at + 1 < rows;
            let spacing = if continues { 0 } else { measures.spacing };
            FittedRow { row, fitted, height: highest + spacing, marked, continues }
        };
        (0..rows).map(fitted_row).collect()
    }

    fn head(&self, frame: &mut Frame, measures: &Measures, area: Area) -> Length {
        if self.columns.iter().all(|column| column.title.is_empty()) {
            return area.y;
        }
        let size = title_size(measures.size);
        let (page, setter) = frame.parts();
        let titles: Vec<Vec<Text>> = self.columns.iter().map(|column| title_lines(&column.title)).collect();
        let most = titles.iter().map(Vec::len).max().unwrap_or(1) as Length;
        let height = line_height(size) * most + 2 * MM;
        let mut x = area.x;
        for ((column, lines), &width) in self.columns.iter().zip(&titles).zip(&measures.widths) {
            // Align titles with the rule below the head.
            let above = line_height(size) * (most - lines.len() as Length);
            let room = (height - above) / lines.len().max(1) as Length;
            for (index, line) in lines.iter().enumerate() {
                let cell = Area::new(x, area.y + above + room * index as Length, width, room);
                setter.place_text(page, line, size, cell.padded(padding(measures.size)), column.align);
            }
            x += width;
        }
        page.rule((area.x, area.y + height), (area.right(), area.y + height), 800, Ink::Black);
        area.y + height
    }

    fn row(
        &self,
        page: &mut Page,
        setter: &Setter,
        fitted_row: &FittedRow,
        measures: &Measures,
        area: Area,
        strong: bool,
    ) {
        match fitted_row.row {
            Row::Cells(cells) => self.cells(page, setter, cells, fitted_row, measures, area),
            Row::Heading(_) => {
                let band = Area::new(area.x, area.y + MM, area.width, area.height - MM);
                page.fill(band, Ink::Mist);
                setter.place(page, first(fitted_row), band.padded(padding(measures.size)), Align::Left);
            }
            Row::Note(_) => setter.place(page, first(fitted_row), area.padded(padding(measures.size)), Align::Left),
            Row::Blank(_) => self.cells(page, setter, &[], fitted_row, measures, area),
        }
        if fitted_row.marked {
            page.fill(Area::new(area.x - 2 * MM, area.y + MM / 2, MM + MM / 2, area.height - MM), Ink::Black);
        }
        if !matches!(fitted_row.row, Row::Note(_)) && !fitted_row.continues {
            let (thickness, ink) = if strong { (500, Ink::Rgb(80, 80, 80)) } else { (250, Ink::Grey) };
            page.rule((area.x, area.bottom()), (area.right(), area.bottom()), thickness, ink);
        }
    }

    fn cells(
        &self,
        page: &mut Page,
        setter: &Setter,
        cells: &[Cell],
        fitted_row: &FittedRow,
        measures: &Measures,
        area: Area,
    ) {
        let mut x = area.x;
        for (index, (column, &width)) in self.columns.iter().zip(&measures.widths).enumerate() {
            let cell = Area::new(x, area.y, width, area.height);
            if column.ruled {
                page.rule((x, area.y), (x, area.bottom()), 250, Ink::Grey);
            }
            match cells.get(index) {
                Some(Cell::Stone(stone)) => {
                    let centre = (x + width / 2, area.y + area.height / 2);
                    page.stone(centre, measures.size * 40 / 100, *stone);
                }
                Some(Cell::WriteIn(boxes)) => {
                    let spacing = (measures.spacing / 3).max(800);
                    let inner =
                        Area::new(x, area.y + spacing, width, area.height - 2 * spacing).padded(padding(measures.size));
                    inner.columns(*boxes as usize, 0).into_iter().for_each(|area| page.frame(area, 500, Ink::Black));
                }
                _ => {
                    if let Some(fitted) = fitted_row.fitted.get(index).and_then(Option::as_ref) {
                        setter.place(page, fitted, cell.padded(padding(measures.size)), column.align);
                    }
                }
            }
            x += width;
        }
    }
}

fn first<'a>(fitted_row: &'a FittedRow) -> &'a Fitted {
    fitted_row.fitted.first().and_then(Option::as_ref).expect("a heading or note is fitted as one cell")
}

/// Returns the lines of a title: one for each language.
fn title_lines(title: &Text) -> Vec<Text> {
    let [piece] = title.pieces.as_slice() else { return vec![title.clone()] };
    let line =
        |words: &str| Text { pieces: vec![Piece { words: words.to_string(), ..piece.clone() }], ..Text::default() };
    piece.words.split(BETWEEN_LANGUAGES).map(line).collect()
}

fn title_size(size: Length) -> Length {
    (size * 75 / 100).max(LEGIBLE)
}

fn padding(size: Length) -> Length {
    size * 30 / 100
}
