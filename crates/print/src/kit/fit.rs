//! Fits text into a cell: first unchanged, then condensed, then smaller down to a legible minimum, then on several lines.
//! Text that still does not fit is cut short and reported.

use crate::kit::fonts::Fonts;
use crate::kit::length::{Area, Length};
use crate::kit::page::{ASCENT, DESCENT, Page, PageMark, SetText};
use crate::kit::shaping::{Shaped, shape_line};
use crate::kit::text::{Piece, Text};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// The narrowest width of letters, in per cent.
const CONDENSED: i64 = 82;
/// The smallest size, unless text would be cut short.
pub const LEGIBLE: Length = 6_000;
/// The smallest size of text that would be cut short at the legible size.
const SMALLEST: Length = 4_000;

/// The horizontal position of text in its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// At the left edge.
    Left,
    /// In the middle.
    Centre,
    /// At the right edge.
    Right,
}

/// A text fitted to a width.
#[derive(Clone, Debug)]
pub struct Fitted {
    size: Length,
    stretch: i64,
    lines: Vec<Vec<ShapedPiece>>,
}

/// A shaped piece.
#[derive(Clone, Debug)]
struct ShapedPiece {
    piece: Piece,
    shaped: Rc<Shaped>,
}

impl ShapedPiece {
    fn size(&self, size: Length) -> Length {
        size * if self.piece.raised { 66 } else { self.piece.scale } / 100
    }

    fn width(&self, size: Length, stretch: i64) -> Length {
        self.shaped.width * self.size(size) / 1000 * stretch / 100
    }
}

impl Fitted {
    /// Returns the height of all lines.
    pub fn height(&self) -> Length {
        line_height(self.size) * self.lines.len() as Length
    }

    /// Returns the size that was chosen.
    pub fn size(&self) -> Length {
        self.size
    }

    /// Returns the number of lines.
    pub fn lines(&self) -> usize {
        self.lines.len()
    }

    /// Returns the width of the longest line.
    pub fn width(&self) -> Length {
        self.lines.iter().map(|line| line_width(line, self.size, self.stretch)).max().unwrap_or(0)
    }
}

/// Returns the height of a line of this size: the font's ascent and descent, so that lines never touch.
pub fn line_height(size: Length) -> Length {
    size * (ASCENT + DESCENT) / 1000 + 1
}

fn line_width(line: &[ShapedPiece], size: Length, stretch: i64) -> Length {
    line.iter().map(|shaped| shaped.width(size, stretch)).sum()
}

/// Shapes, measures and places text, and records missing characters and texts that were cut short.
pub struct Setter<'a> {
    fonts: &'a Fonts,
    /// Cache of shaped text, in regular and in bold.
    shaped: [RefCell<BTreeMap<String, Rc<Shaped>>>; 2],
    missing: RefCell<BTreeSet<char>>,
    cut_short: RefCell<Vec<String>>,
}

impl<'a> Setter<'a> {
    /// Creates a setter with these fonts.
    pub fn new(fonts: &'a Fonts) -> Setter<'a> {
        Setter { fonts, shaped: Default::default(), missing: RefCell::default(), cut_short: RefCell::default() }
    }

    /// Returns the characters so far that no font has.
    pub fn missing(&self) -> BTreeSet<char> {
        self.missing.borrow().clone()
    }

    /// Returns the texts that were cut short so far.
    pub fn cut_short(&self) -> Vec<String> {
        self.cut_short.borrow().clone()
    }

    /// Returns the width of a text on one line.
    pub fn width(&self, text: &Text, size: Length) -> Length {
        line_width(&self.shape(text), size, 100)
    }

    /// Fits a text to a width and a height, in the first way of this module that holds all of it.
    pub fn fitted(&self, text: &Text, size: Length, width: Length, height: Length) -> Fitted {
        let line = self.shape(text);
        let size = size.min(height * 1000 / (ASCENT + DESCENT) - 1).max(1);
        let legible = LEGIBLE.min(size);
        let mut smaller = size;
        while smaller >= SMALLEST.min(size) {
            for stretch in [100, 94, 88, CONDENSED] {
                if line_width(&line, smaller, stretch) <= width {
                    return Fitted { size: smaller, stretch, lines: vec![line] };
                }
            }
            // A second line is easier to read than small print: wrap when the size has gone down by a fifth.
            let maximum_lines = (height / line_height(smaller)) as usize;
            if maximum_lines > 1 && (smaller <= legible || smaller * 5 <= size * 4) {
                let (lines, whole_words) = self.wrap(text, smaller, width, CONDENSED);
                if lines.len() <= maximum_lines && (whole_words || smaller <= legible) {
                    return Fitted { size: smaller, stretch: CONDENSED, lines };
                }
            }
            smaller = if smaller > legible { (smaller - 250).max(legible) } else { smaller - 250 };
        }
        let maximum_lines = (height / line_height(legible)).max(1) as usize;
        self.cut(text, self.wrap(text, legible, width, CONDENSED).0, legible, width, maximum_lines)
    }

    /// Breaks a text into lines of full size, for running text. Each line can be placed separately.
    pub fn paragraph(&self, text: &Text, size: Length, width: Length) -> Vec<Fitted> {
        let (lines, _) = self.wrap(text, size, width, 100);
        lines.into_iter().map(|line| Fitted { size, stretch: 100, lines: vec![line] }).collect()
    }

    /// Breaks a text into lines of full size at blanks and at its line breaks, in parts of at most `most` lines. Nothing is cut.
    pub fn wrapped(&self, text: &Text, size: Length, width: Length, most: usize) -> Vec<Fitted> {
        let paragraphs = match text.pieces.as_slice() {
            [piece] => piece
                .words
                .lines()
                .map(|line| Text {
                    pieces: vec![Piece { words: line.to_string(), ..piece.clone() }],
                    ..Text::default()
                })
                .collect(),
            _ => vec![text.clone()],
        };
        let lines: Vec<_> = paragraphs.iter().flat_map(|part| self.wrap(part, size, width, 100).0).collect();
        lines.chunks(most.max(1)).map(|part| Fitted { size, stretch: 100, lines: part.to_vec() }).collect()
    }

    /// Breaks a text into lines. Also returns whether no word was broken.
    fn wrap(&self, text: &Text, size: Length, width: Length, stretch: i64) -> (Vec<Vec<ShapedPiece>>, bool) {
        let mut lines: Vec<Vec<ShapedPiece>> = vec![Vec::new()];
        let (words, unbroken) = words_of(text, |piece| self.shape_piece(piece).width(size, stretch) <= width);
        for word in words {
            let current = lines.last_mut().expect("there is always a line");
            let mut longer: Vec<Piece> = current.iter().map(|shaped| shaped.piece.clone()).collect();
            join(&mut longer, word.clone());
            let candidate: Vec<ShapedPiece> = longer.into_iter().map(|piece| self.shape_piece(piece)).collect();
            if current.is_empty() || line_width(&candidate, size, stretch) <= width {
                *current = candidate;
            } else {
                lines.push(vec![self.shape_piece(Piece { words: word.words.trim_start().to_string(), ..word })]);
            }
        }
        (lines, unbroken)
    }

    fn cut(
        &self,
        text: &Text,
        mut lines: Vec<Vec<ShapedPiece>>,
        size: Length,
        width: Length,
        maximum_lines: usize,
    ) -> Fitted {
        lines.truncate(maximum_lines);
        self.cut_short.borrow_mut().push(text.words());
        self.end_with_ellipsis(lines.last_mut().expect("at least one line is left"), size, width);
        Fitted { size, stretch: CONDENSED, lines }
    }

    /// Removes characters from the end of a line until an ellipsis fits after it.
    fn end_with_ellipsis(&self, line: &mut Vec<ShapedPiece>, size: Length, width: Length) {
        while let Some(last) = line.pop() {
            let mut words = last.piece.words.clone();
            while words.pop().is_some() {
                let shorter = self.shape_piece(Piece { words: format!("{words}…"), ..last.piece.clone() });
                if line_width(line, size, CONDENSED) + shorter.width(size, CONDENSED) <= width {
                    line.push(shorter);
                    return;
                }
            }
        }
    }

    /// Places a fitted text in a cell, vertically centred.
    pub fn place(&self, page: &mut Page, fitted: &Fitted, cell: Area, align: Align) {
        let top = cell.y + (cell.height - fitted.height()) / 2;
        for (index, line) in fitted.lines.iter().enumerate() {
            let width = line_width(line, fitted.size, fitted.stretch);
            let mut x = match align {
                Align::Left => cell.x,
                Align::Centre => cell.x + (cell.width - width) / 2,
                Align::Right => cell.right() - width,
            };
            let baseline = top + line_height(fitted.size) * index as Length + fitted.size * ASCENT / 1000;
            for shaped_piece in line {
                let rise = if shaped_piece.piece.raised { fitted.size * 33 / 100 } else { 0 };
                page.marks.push(PageMark::Text(SetText {
                    words: shaped_piece.piece.words.clone(),
                    x,
                    baseline: baseline - rise,
                    size: shaped_piece.size(fitted.size),
                    stretch: fitted.stretch,
                    ink: shaped_piece.piece.ink,
                    bold: shaped_piece.piece.bold,
                    cell,
                    shaped: shaped_piece.shaped.clone(),
                }));
                x += shaped_piece.width(fitted.size, fitted.stretch);
            }
        }
    }

    /// Fits a text into a cell and places it.
    pub fn place_text(&self, page: &mut Page, text: &Text, size: Length, cell: Area, align: Align) {
        if !text.is_empty() {
            self.place(page, &self.fitted(text, size, cell.width, cell.height), cell, align);
        }
    }

    fn shape(&self, text: &Text) -> Vec<ShapedPiece> {
        text.pieces.iter().map(|piece| self.shape_piece(piece.clone())).collect()
    }

    fn shape_piece(&self, piece: Piece) -> ShapedPiece {
        let mut known = self.shaped[usize::from(piece.bold)].borrow_mut();
        if let Some(shaped) = known.get(&piece.words) {
            return ShapedPiece { shaped: shaped.clone(), piece };
        }
        let shaped = Rc::new(shape_line(self.fonts, &piece.words, piece.bold));
        self.missing.borrow_mut().extend(&shaped.missing);
        known.insert(piece.words.clone(), shaped.clone());
        ShapedPiece { piece, shaped }
    }
}

/// Adds a word to a line, to its last piece if both have the same style.
fn join(line: &mut Vec<Piece>, word: Piece) {
    match line.last_mut() {
        Some(last)
            if Piece { words: String::new(), ..last.clone() } == (Piece { words: String::new(), ..word.clone() }) =>
        {
            last.words.push_str(&word.words);
        }
        _ => line.push(word),
    }
}

/// Returns the words of a text, each with the space before it, and whether all fit. A word that does not fit is broken
/// into characters. A line can also break after a hyphen.
fn words_of(text: &Text, fits: impl Fn(Piece) -> bool) -> (Vec<Piece>, bool) {
    let mut words = Vec::new();
    let mut unbroken = true;
    for piece in &text.pieces {
        let mut rest = piece.words.as_str();
        while !rest.is_empty() {
            let spaces = rest.len() - rest.trim_start().len();
            let end = rest[spaces..].find(char::is_whitespace).unwrap_or(rest.len() - spaces);
            let end = spaces + rest[spaces..spaces + end].find('-').map_or(end, |hyphen| hyphen + 1);
            let word = Piece { words: rest[..end].to_string(), ..piece.clone() };
            rest = &rest[end..];
            if fits(word.clone()) {
                words.push(word);
            } else {
                unbroken = false;
                words.extend(word.words.chars().map(|c| Piece { words: c.to_string(), ..piece.clone() }));
            }
        }
    }
    (words, unbroken)
}
