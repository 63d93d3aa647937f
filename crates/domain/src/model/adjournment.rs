//! Adjourned games: what the form of the sealed move records, and what an unfinished game counts as when the next round is
//! paired (R75).

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::id::GameId;
use crate::model::result::{Colour, GameResult, Verdict};

/// What unfinished games count as in the pairing of later rounds: the setting of a competition.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum UnfinishedGames {
    /// A jigo, for the pairing only.
    #[default]
    Jigo,
    /// Nothing: neither player is paired until the game is decided.
    Held,
}

/// What one unfinished game counts as in the pairing of a later round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CountsAs {
    /// A jigo.
    Jigo,
    /// A win of Black.
    BlackWins,
    /// A win of White.
    WhiteWins,
    /// Nothing: neither player is paired.
    Held,
}

impl CountsAs {
    /// Returns the result that the pairing sees; `None` if the players are not paired.
    pub fn result(self) -> Option<GameResult> {
        match self {
            CountsAs::Jigo => Some(GameResult::played(Verdict::Jigo)),
            CountsAs::BlackWins => Some(GameResult::played(Verdict::BlackWins)),
            CountsAs::WhiteWins => Some(GameResult::played(Verdict::WhiteWins)),
            CountsAs::Held => None,
        }
    }
}

impl From<UnfinishedGames> for CountsAs {
    fn from(setting: UnfinishedGames) -> CountsAs {
        match setting {
            UnfinishedGames::Jigo => CountsAs::Jigo,
            UnfinishedGames::Held => CountsAs::Held,
        }
    }
}

/// An unfinished game, and what it counted as when a round was paired. Certificates record it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AssumedGame {
    /// The game.
    pub game: GameId,
    /// What it counted as.
    pub counts_as: CountsAs,
}

/// The form of an adjourned game, which the referee keeps (6b). It stays in the event after the game is decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adjournment {
    /// The game.
    pub game: GameId,
    /// When it was adjourned.
    pub adjourned: NaiveDateTime,
    /// Who sealed the move.
    pub sealed_by: Colour,
    /// The number of the sealed move, from 1.
    pub move_number: u32,
    /// The stones captured by Black and by White.
    pub captures: [u32; 2],
    /// The seconds that remain to Black and to White, overtime not counted.
    pub remaining: [u32; 2],
    /// When play is resumed; `None` until it is fixed.
    pub resumption: Option<NaiveDateTime>,
    /// Where play is resumed, if that is elsewhere; empty for the same place.
    pub site: String,
    /// Whether Black and White have signed the form.
    pub signed: [bool; 2],
    /// When play was really resumed.
    pub resumed: Option<NaiveDateTime>,
    /// What the game counts as in pairings; `None` for the competition's setting.
    pub counts_as: Option<CountsAs>,
}

impl Adjournment {
    /// Returns the colour that is to move when the form has been opened.
    pub fn next_to_move(&self) -> Colour {
        self.sealed_by.other()
    }
}
