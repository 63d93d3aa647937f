//! The result of a game of a table, as it is printed.

/// One of the two players of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintedSide {
    /// The upper one.
    Upper,
    /// The lower one.
    Lower,
}

/// A game of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableResult {
    /// The winner; `None` while not decided.
    pub winner: Option<PrintedSide>,
    /// The result, such as "B+3.5" or "WO", printed below the winner's line.
    pub how: String,
}
