//! The public sheets as web pages, from the same documents as the paper: HTML without scripts, with styles for screen
//! and printer. [`Html`] escapes all text.

mod page;
mod table;

pub use page::{Contents, STYLE, main_part, page_of_links};

pub(crate) use page::page;
pub(crate) use table::{notes, table};

use crate::kit::fonts::is_dropped;
use crate::kit::text::{Piece, Text};

/// HTML under construction.
#[derive(Default)]
pub(crate) struct Html {
    source: String,
}

impl Html {
    /// Adds our own markup unchanged.
    pub(crate) fn raw(&mut self, markup: &'static str) -> &mut Html {
        self.source.push_str(markup);
        self
    }

    /// Adds a number, which may be within markup.
    pub(crate) fn number(&mut self, number: usize) -> &mut Html {
        self.source.push_str(&number.to_string());
        self
    }

    /// Adds untrusted text, escaped and without invisible control characters.
    pub(crate) fn words(&mut self, words: &str) -> &mut Html {
        for character in words.chars().filter(|&c| !is_dropped(c)) {
            match character {
                '&' => self.source.push_str("&amp;"),
                '<' => self.source.push_str("&lt;"),
                '>' => self.source.push_str("&gt;"),
                '"' => self.source.push_str("&quot;"),
                '\'' => self.source.push_str("&#39;"),
                other => self.source.push(if other.is_whitespace() { ' ' } else { other }),
            }
        }
        self
    }

    /// Adds a line of text with its styles. Each piece has its own text direction.
    pub(crate) fn text(&mut self, text: &Text) -> &mut Html {
        for piece in text.pieces.iter().filter(|piece| !piece.words.is_empty()) {
            self.piece(piece);
        }
        self
    }

    fn piece(&mut self, piece: &Piece) -> &mut Html {
        let (open, close) = match piece {
            Piece { raised: true, .. } => ("<sup>", "</sup>"),
            Piece { bold: true, .. } => ("<b>", "</b>"),
            Piece { scale, .. } if *scale < 100 => ("<small>", "</small>"),
            _ => ("<bdi>", "</bdi>"),
        };
        self.raw(open).words(&piece.words).raw(close)
    }

    /// Returns the HTML.
    pub(crate) fn finish(self) -> String {
        self.source
    }

    /// Appends other HTML.
    pub(crate) fn append(&mut self, other: Html) -> &mut Html {
        self.source.push_str(&other.source);
        self
    }
}
