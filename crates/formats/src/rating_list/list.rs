//! What a reader of a rating list returns.

use chrono::NaiveDate;
use domain::{ListOrigin, RatedPlayer};
use messages::{Message, message};

use crate::text::excerpt;

/// A list of rated players.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RatingList {
    /// The association.
    pub origin: ListOrigin,
    /// The date of the list, if the list contains it.
    pub date: Option<NaiveDate>,
    /// The players in the list's order.
    pub players: Vec<RatedPlayer>,
    /// The number of unreadable lines and the first of them, in English.
    pub notes: Vec<Message>,
}

/// A list with its damaged lines.
pub(super) type Counted = (RatingList, Damaged);

/// The lines that could not be read.
#[derive(Debug, Default)]
pub(super) struct Damaged {
    /// Their number.
    pub count: usize,
    /// The first ones by number, from 1, with their text.
    pub first: Vec<(u64, String)>,
}

impl Damaged {
    /// The most lines that are kept with their text.
    const MOST: usize = 20;

    /// Adds a line.
    pub fn add(&mut self, line: u64, text: &str) {
        self.count += 1;
        if self.first.len() < Damaged::MOST {
            self.first.push((line, excerpt(text.trim())));
        }
    }

    /// Returns notes on the lines: their number, then the first ones by name.
    pub fn notes(self) -> Vec<Message> {
        if self.count == 0 {
            return Vec::new();
        }
        let of_line = |(line, text): (u64, String)| message!("import-note-damaged-line", line = line.to_string(), text);
        let count = message!("import-note-damaged-lines", count = self.count);
        std::iter::once(count).chain(self.first.into_iter().map(of_line)).collect()
    }
}
