//! Text before layout, as pieces of one weight each. Each piece is shaped separately, so that a right-to-left name does
//! not move the rank beside it to its other side.

use crate::kit::length::Ink;

/// One piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The text, in any script.
    pub words: String,
    /// Bold instead of regular.
    pub bold: bool,
    /// Small and raised, as the running total of a wall chart (R22).
    pub raised: bool,
    /// Size in per cent of the line's size.
    pub scale: i64,
    /// Colour.
    pub ink: Ink,
}

/// A line of text made of pieces, set from left to right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// The pieces in their order.
    pub pieces: Vec<Piece>,
    /// The code of its language, if that is not the first one of the sheet.
    pub language: Option<String>,
}

impl Text {
    /// Creates a line in regular weight.
    pub fn plain(words: impl Into<String>) -> Text {
        Text::default().then(words)
    }

    /// Creates a line in bold.
    pub fn bold(words: impl Into<String>) -> Text {
        Text::default().then_bold(words)
    }

    /// Appends a piece in regular weight.
    pub fn then(self, words: impl Into<String>) -> Text {
        self.with(words.into(), |_| ())
    }

    /// Appends a piece in bold.
    pub fn then_bold(self, words: impl Into<String>) -> Text {
        self.with(words.into(), |piece| piece.bold = true)
    }

    /// Appends a smaller piece, for secondary information.
    pub fn then_small(self, words: impl Into<String>) -> Text {
        self.with(words.into(), |piece| piece.scale = 80)
    }

    /// Appends a small raised piece.
    pub fn then_raised(self, words: impl Into<String>) -> Text {
        self.with(words.into(), |piece| piece.raised = true)
    }

    /// Returns this line with all pieces in regular weight.
    pub fn lightened(mut self) -> Text {
        self.pieces.iter_mut().for_each(|piece| piece.bold = false);
        self
    }

    /// Returns whether there is nothing to print.
    pub fn is_empty(&self) -> bool {
        self.pieces.iter().all(|piece| piece.words.trim().is_empty())
    }

    /// Returns the whole text in reading order.
    pub fn words(&self) -> String {
        self.pieces.iter().map(|piece| piece.words.as_str()).collect()
    }

    fn with(mut self, words: String, change: impl FnOnce(&mut Piece)) -> Text {
        if !words.is_empty() {
            let mut piece = Piece { words, bold: false, raised: false, scale: 100, ink: Ink::Black };
            change(&mut piece);
            self.pieces.push(piece);
        }
        self
    }
}

impl From<&str> for Text {
    fn from(words: &str) -> Text {
        Text::plain(words)
    }
}

impl From<String> for Text {
    fn from(words: String) -> Text {
        Text::plain(words)
    }
}
