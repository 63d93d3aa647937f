//! Choices about knock-outs that differ between events: what follows a jigo or a withdrawal.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What decides after a jigo or a game without a result.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum AfterJigo {
    /// Games on smaller and smaller boards (R38).
    #[default]
    Boards,
    /// A new game with the remaining times (R41).
    NewGame,
}

/// What happens to the box of a player who withdraws between the draw and the table's first games.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum AfterWithdrawal {
    /// The first undrawn player of the list takes the box. A seed's box goes to the first unseeded player, whose box goes
    /// to the alternate. Without an alternate, the box becomes a bye.
    #[default]
    Alternate,
    /// The player stays in the box and the opponent advances by walkover.
    Walkover,
    /// The box is emptied: the opponent has a bye.
    Bye,
}

/// What is played when one player is left in each table of a double elimination (R61).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum LastGame {
    /// One game; if the player without a loss loses it, a second one, so that everyone loses twice.
    #[default]
    Second,
    /// One game, which decides.
    One,
    /// The first to win two games.
    BestOfThree,
}

impl LastGame {
    /// Returns how many games the winner of the winners' table, and that of the losers' table, must win.
    pub fn wins_needed(self) -> [u32; 2] {
        match self {
            LastGame::Second => [1, 2],
            LastGame::One => [1, 1],
            LastGame::BestOfThree => [2, 2],
        }
    }
}

/// The knock-out choices of a competition.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct KnockoutRules {
    /// What decides after a jigo.
    pub after_jigo: AfterJigo,
    /// What happens to the box of a withdrawn player.
    pub after_withdrawal: AfterWithdrawal,
    /// The last games of a double elimination.
    pub last_game: LastGame,
}
