//! Fits text into a cell: first unchanged, then condensed, then smaller down to a legible minimum, then on several lines.
//! Text that still does not fit is cut short and reported.

use crate::kit::fonts::Fonts;
use crate::kit::length::{Area, Length};
use crate::kit::page::{ASCENT, DESCENT, Mark, Page, SetText};
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
    lines: Vec<Vec<Set>>,
}

/// A shaped piece.
#[derive(Clone, Debug)]
struct Set {
    piece: Piece,
    shaped: Rc<Shaped>,
}

impl Set {
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

fn line_width(line: &[Set], size: Length, stretch: i64) -> Length {
    line.iter().map(|set| set.width(size, stretch)).sum()
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
        line_width(&self.set(text), size, 100)
    }

    /// Fits a text to a width and a height, in the first way of this module that holds all of it.
    pub fn fit(&self, text: &Text, size: Length, width: Length, height: Length) -> Fitted {
        let line = self.set(text);
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
            let most = (height / line_height(smaller)) as usize;
            if most > 1 && (smaller <= legible || smaller * 5 <= size * 4) {
                let (lines, whole_words) = self.wrap(text, smaller, width, CONDENSED);
                if lines.len() <= most && (whole_words || smaller <= legible) {
                    return Fitted { size: smaller, stretch: CONDENSED, lines };
                }
            }
            smaller = if smaller > legible { (smaller - 250).max(legible) } else { smaller - 250 };
        }
        let most = (height / line_height(legible)).max(1) as usize;
        self.cut(text, self.wrap(text, legible, width, CONDENSED).0, legible, width, most)
    }

    /// Breaks a text into lines of full size, for running text. Each line can be placed separately.
    pub fn paragraph(&self, text: &Text, size: Length, width: Length) -> Vec<Fitted> {
        let (lines, _) = self.wrap(text, size, width, 100);
        lines.into_iter().map(|line| Fitted { size, stretch: 100, lines: vec![line] }).collect()
    }

    /// Breaks a text into lines. Also returns whether no word was broken.
    fn wrap(&self, text: &Text, size: Length, width: Length, stretch: i64) -> (Vec<Vec<Set>>, bool) {
        let mut lines: Vec<Vec<Set>> = vec![Vec::new()];
        let (words, whole) = words_of(text, |piece| self.one(piece).width(size, stretch) <= width);
        for word in words {
            let current = lines.last_mut().expect("there is always a line");
            let mut longer: Vec<Piece> = current.iter().map(|set| set.piece.clone()).collect();
            join(&mut longer, word.clone());
            let candidate: Vec<Set> = longer.into_iter().map(|piece| self.one(piece)).collect();
            if current.is_empty() || line_width(&candidate, size, stretch) <= width {
                *current = candidate;
            } else {
                lines.push(vec![self.one(Piece { words: word.words.trim_start().to_string(), ..word })]);
            }
        }
        (lines, whole)
    }

    fn cut(&self, text: &Text, mut lines: Vec<Vec<Set>>, size: Length, width: Length, most: usize) -> Fitted {
        lines.truncate(most);
        self.cut_short.borrow_mut().push(text.words());
        self.end_with_ellipsis(lines.last_mut().expect("at least one line is left"), size, width);
        Fitted { size, stretch: CONDENSED, lines }
    }

    /// Removes characters from the end of a line until an ellipsis fits after it.
    fn end_with_ellipsis(&self, line: &mut Vec<Set>, size: Length, width: Length) {
        while let Some(last) = line.pop() {
            let mut words = last.piece.words.clone();
            while words.pop().is_some() {
                let shorter = self.one(Piece { words: format!("{words}…"), ..last.piece.clone() });
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
        for (k, line) in fitted.lines.iter().enumerate() {
            let width = line_width(line, fitted.size, fitted.stretch);
            let mut x = match align {
                Align::Left => cell.x,
                Align::Centre => cell.x + (cell.width - width) / 2,
                Align::Right => cell.right() - width,
            };
            let baseline = top + line_height(fitted.size) * k as Length + fitted.size * ASCENT / 1000;
            for set in line {
                let rise = if set.piece.raised { fitted.size * 33 / 100 } else { 0 };
                page.marks.push(Mark::Text(SetText {
                    words: set.piece.words.clone(),
                    x,
                    baseline: baseline - rise,
                    size: set.size(fitted.size),
                    stretch: fitted.stretch,
                    ink: set.piece.ink,
                    bold: set.piece.bold,
                    cell,
                    shaped: set.shaped.clone(),
                }));
                x += set.width(fitted.size, fitted.stretch);
            }
        }
    }

    /// Fits a text into a cell and places it.
    pub fn put(&self, page: &mut Page, text: &Text, size: Length, cell: Area, align: Align) {
        if !text.is_empty() {
            self.place(page, &self.fit(text, size, cell.width, cell.height), cell, align);
        }
    }

    fn set(&self, text: &Text) -> Vec<Set> {
        text.pieces.iter().map(|piece| self.one(piece.clone())).collect()
    }

    fn one(&self, piece: Piece) -> Set {
        let mut known = self.shaped[usize::from(piece.bold)].borrow_mut();
        if let Some(shaped) = known.get(&piece.words) {
            return Set { shaped: shaped.clone(), piece };
        }
        let shaped = Rc::new(shape_line(self.fonts, &piece.words, piece.bold));
        self.missing.borrow_mut().extend(&shaped.missing);
        known.insert(piece.words.clone(), shaped.clone());
        Set { piece, shaped }
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
    let mut whole = true;
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
                whole = false;
                words.extend(word.words.chars().map(|c| Piece { words: c.to_string(), ..piece.clone() }));
            }
        }
    }
    (words, whole)
}
