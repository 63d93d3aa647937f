//! The public sheets as web pages, from the same documents as the paper: HTML without scripts, with styles for screen
//! and printer. [`Html`] escapes all text.

mod page;
mod table;

pub use page::{Contents, STYLE, main_part, page_of_links};

pub(crate) use page::page;
pub(crate) use table::{notes, table};

use messages::BETWEEN_LANGUAGES;

use crate::kit::fonts::is_dropped;
use crate::kit::frame::Setting;
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

    /// Adds a text of the program. Of two languages, the second has its language.
    pub(crate) fn own_words(&mut self, words: &str, setting: &Setting) -> &mut Html {
        let Some((first, second)) = two_languages(words) else { return self.words(words) };
        let Some(code) = setting.words.languages().into_iter().nth(1) else { return self.words(words) };
        self.words(first)
            .words(BETWEEN_LANGUAGES)
            .raw("<span lang=\"")
            .words(&code)
            .raw("\">")
            .words(second)
            .raw("</span>")
    }

    /// Adds a line of text with its styles. Each piece has its own text direction.
    pub(crate) fn text(&mut self, text: &Text) -> &mut Html {
        for piece in text.pieces.iter().filter(|piece| !piece.words.is_empty()) {
            let (open, close) = tags(piece);
            self.raw(open).words(&piece.words).raw(close);
        }
        self
    }

    /// Adds a line of text of the program, as [`Html::text`] and [`Html::own_words`] do.
    pub(crate) fn own_text(&mut self, text: &Text, setting: &Setting) -> &mut Html {
        for piece in text.pieces.iter().filter(|piece| !piece.words.is_empty()) {
            let (open, close) = tags(piece);
            self.raw(open).own_words(&piece.words, setting).raw(close);
        }
        self
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

/// Returns the tags of a piece's style.
fn tags(piece: &Piece) -> (&'static str, &'static str) {
    match piece {
        Piece { raised: true, .. } => ("<sup>", "</sup>"),
        Piece { bold: true, .. } => ("<b>", "</b>"),
        Piece { scale, .. } if *scale < 100 => ("<small>", "</small>"),
        _ => ("<bdi>", "</bdi>"),
    }
}

/// Splits a text in two languages, each with the same number of separators of its own; `None` for any other text.
fn two_languages(words: &str) -> Option<(&str, &str)> {
    let separators: Vec<usize> = words.match_indices(BETWEEN_LANGUAGES).map(|(at, _)| at).collect();
    let middle = *separators.get(separators.len() / 2).filter(|_| separators.len() % 2 == 1)?;
    Some((&words[..middle], &words[middle + BETWEEN_LANGUAGES.len()..]))
}
