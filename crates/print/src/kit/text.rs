//! Text before it is set: pieces of one weight each. A piece is shaped on its own, so that a name written from right to
//! left does not drag the rank beside it to its other side.

use crate::kit::length::Ink;

/// One piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The words, any script.
    pub words: String,
    /// Bold instead of regular.
    pub bold: bool,
    /// Set small and raised, as the running total of a wall chart (R22).
    pub raised: bool,
    /// Size in per cent of the line's.
    pub scale: i64,
    /// Colour.
    pub ink: Ink,
}

/// A line of text made of pieces, set from left to right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// The pieces in their order.
    pub pieces: Vec<Piece>,
}

impl Text {
    /// A line in regular weight.
    pub fn plain(words: impl Into<String>) -> Text {
        Text::default().then(words)
    }

    /// A line in bold.
    pub fn bold(words: impl Into<String>) -> Text {
        Text::default().then_bold(words)
    }

    /// This line with a regular piece behind it.
    pub fn then(self, words: impl Into<String>) -> Text {
        self.with(words.into(), |_| ())
    }

    /// This line with a bold piece behind it.
    pub fn then_bold(self, words: impl Into<String>) -> Text {
        self.with(words.into(), |piece| piece.bold = true)
    }

    /// This line with a smaller piece behind it, for what is of second rank.
    pub fn then_small(self, words: impl Into<String>) -> Text {
        self.with(words.into(), |piece| piece.scale = 80)
    }

    /// This line with a small raised piece behind it.
    pub fn then_raised(self, words: impl Into<String>) -> Text {
        self.with(words.into(), |piece| piece.raised = true)
    }

    /// This line with all its pieces in regular weight.
    pub fn lightened(mut self) -> Text {
        self.pieces.iter_mut().for_each(|piece| piece.bold = false);
        self
    }

    /// Whether there is nothing to print.
    pub fn is_empty(&self) -> bool {
        self.pieces.iter().all(|piece| piece.words.trim().is_empty())
    }

    /// All its words in reading order.
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
