//! The boards that a competition may use, as ranges of numbers.

use messages::{Explain, Message, explained, message};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The highest board number.
pub const LAST_BOARD: u32 = 9999;

/// Ranges of boards in ascending order, without common boards. As text: `1-40, 61-80`. Without ranges, all boards.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(type = "string")]
pub struct BoardRanges(Vec<(u32, u32)>);

/// A text is not a list of board ranges.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoBoardRanges(String);

impl Explain for NoBoardRanges {
    fn message(&self) -> Message {
        message!("board-ranges-unreadable", text = &self.0, last = LAST_BOARD)
    }
}

explained!(NoBoardRanges);

impl BoardRanges {
    /// Returns the union of ranges, each from its first to its last board.
    pub fn of(ranges: impl IntoIterator<Item = (u32, u32)>) -> BoardRanges {
        let mut all: Vec<(u32, u32)> = ranges.into_iter().collect();
        all.sort_unstable();
        let mut joined: Vec<(u32, u32)> = Vec::new();
        for (first, last) in all {
            match joined.last_mut().filter(|before| first <= before.1.saturating_add(1)) {
                Some(before) => before.1 = before.1.max(last),
                None => joined.push((first, last)),
            }
        }
        BoardRanges(joined)
    }

    /// Returns whether there is no range, which allows all boards.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the ranges in ascending order, each with its first and last board.
    pub fn ranges(&self) -> &[(u32, u32)] {
        &self.0
    }

    /// Returns whether a board may be used. Without ranges, every board may.
    pub fn allows(&self, board: u32) -> bool {
        self.is_empty() || self.0.iter().any(|&(first, last)| (first..=last).contains(&board))
    }

    /// Returns the boards in the order in which they are used: those of the ranges, then those after the last range, for
    /// rounds with more games than boards.
    pub fn boards(&self) -> impl Iterator<Item = u32> {
        let next = self.0.last().map_or(1, |&(_, last)| last.saturating_add(1));
        self.0.iter().flat_map(|&(first, last)| first..=last).chain(next..)
    }
}

impl TryFrom<String> for BoardRanges {
    type Error = NoBoardRanges;

    fn try_from(text: String) -> Result<BoardRanges, NoBoardRanges> {
        let range = |part: &str| {
            let (first, last) = part.split_once('-').unwrap_or((part, part));
            let (first, last): (u32, u32) = (first.trim().parse().ok()?, last.trim().parse().ok()?);
            (1 <= first && first <= last && last <= LAST_BOARD).then_some((first, last))
        };
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        let ranges: Option<Vec<(u32, u32)>> = parts.map(range).collect();
        ranges.map(BoardRanges::of).ok_or(NoBoardRanges(text))
    }
}

impl From<BoardRanges> for String {
    fn from(ranges: BoardRanges) -> String {
        let range = |&(first, last): &(u32, u32)| match first == last {
            true => first.to_string(),
            false => format!("{first}-{last}"),
        };
        ranges.0.iter().map(range).collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranges(text: &str) -> BoardRanges {
        text.to_string().try_into().unwrap()
    }

    #[test]
    fn ranges_read_back_in_order_and_joined() {
        for (typed, kept) in [("41-60", "41-60"), ("61-80, 1-40,7", "1-40, 61-80"), ("1-3,4-9", "1-9"), (" ", "")] {
            assert_eq!(String::from(ranges(typed)), kept);
        }
        assert!(ranges("5").allows(5) && !ranges("5").allows(6) && ranges("").allows(6));
    }

    #[test]
    fn boards_after_the_ranges_follow_their_boards() {
        assert_eq!(ranges("3-4, 8").boards().take(5).collect::<Vec<_>>(), [3, 4, 8, 9, 10]);
        assert_eq!(ranges("").boards().take(2).collect::<Vec<_>>(), [1, 2]);
    }

    #[test]
    fn wrong_ranges_are_refused() {
        for text in ["x", "0", "5-3", "1-10000", "1-2-3", "1;2"] {
            assert_eq!(BoardRanges::try_from(text.to_string()), Err(NoBoardRanges(text.into())));
        }
    }
}
