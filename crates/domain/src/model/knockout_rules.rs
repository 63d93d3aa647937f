//! What directors decide differently about knock-outs: what follows a jigo, and who replaces a withdrawn player.

use serde::{Deserialize, Serialize};

/// What decides after a jigo or a game without result.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AfterJigo {
    /// Smaller and smaller boards (R38).
    #[default]
    Boards,
    /// A new game with the times that remain (R41).
    NewGame,
}

/// What becomes of the box of a player who withdraws after the draw and before the table's first games.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AfterWithdrawal {
    /// The next of the list who was not drawn takes it; a seed's box goes to the first unseeded player, and his to that
    /// alternate. Where there is none, the box is a bye.
    #[default]
    Alternate,
    /// It stays his, and his opponent advances by walkover.
    Walkover,
    /// It is emptied: his opponent has a bye.
    Bye,
}

/// The choices of a competition.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KnockoutRules {
    /// What decides after a jigo.
    pub after_jigo: AfterJigo,
    /// Who replaces a withdrawn player.
    pub after_withdrawal: AfterWithdrawal,
}
