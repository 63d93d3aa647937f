//! The inputs of the operations on the referee's clocks: times of rounds, late players, adjourned games, moved rounds.

use crate::labels::ColourView;
use domain::CountsAs;
use messages::{Explain, Message, message};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Times of a round. A time is `14:05`, from eight hours before the start on, or `2026-11-20 14:05`; an empty text removes it, and `None` leaves
/// it as it is.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct SetRoundClock {
    /// The round, from 1.
    pub round: u32,
    /// When Black's clocks were started.
    #[ts(optional)]
    pub started: Option<String>,
    /// From when on a player to move may seal (6a).
    #[ts(optional)]
    pub seal_from: Option<String>,
    /// From when on the player to move must seal (6a).
    #[ts(optional)]
    pub seal_by: Option<String>,
}

/// A player of a board, at the start of the round or at the resumption of their game.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct LateSeat {
    /// The round, from 1.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// The player's colour.
    pub colour: ColourView,
    /// Whether they are late for the resumption of an adjourned game.
    #[serde(default)]
    pub resumption: bool,
}

/// When a late player came.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct LateArrival {
    /// The player.
    pub seat: LateSeat,
    /// The time, such as `14:25`; `None` for now.
    #[serde(default)]
    #[ts(optional)]
    pub at: Option<String>,
}

/// A board of a round.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct RoundBoard {
    /// The round, from 1.
    pub round: u32,
    /// The board.
    pub board: u32,
}

/// What an unfinished game counts as in the pairing of later rounds (R75).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum CountsAsView {
    /// A jigo.
    Jigo,
    /// A win of Black.
    Black,
    /// A win of White.
    White,
    /// Nothing: neither player is paired.
    Held,
}

impl From<CountsAsView> for CountsAs {
    fn from(view: CountsAsView) -> CountsAs {
        match view {
            CountsAsView::Jigo => CountsAs::Jigo,
            CountsAsView::Black => CountsAs::BlackWins,
            CountsAsView::White => CountsAs::WhiteWins,
            CountsAsView::Held => CountsAs::Held,
        }
    }
}

impl From<CountsAs> for CountsAsView {
    fn from(counts_as: CountsAs) -> CountsAsView {
        match counts_as {
            CountsAs::Jigo => CountsAsView::Jigo,
            CountsAs::BlackWins => CountsAsView::Black,
            CountsAs::WhiteWins => CountsAsView::White,
            CountsAs::Held => CountsAsView::Held,
        }
    }
}

impl Explain for CountsAsView {
    /// Returns what the pairing of the next round takes an unfinished game for, as a sentence.
    fn message(&self) -> Message {
        match self {
            CountsAsView::Jigo => message!("unfinished-as-jigo"),
            CountsAsView::Black => message!("unfinished-as-black"),
            CountsAsView::White => message!("unfinished-as-white"),
            CountsAsView::Held => message!("unfinished-held"),
        }
    }
}

/// The form of an adjourned game (6b).
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct AdjournGame {
    /// The round, from 1.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// When it was adjourned, such as `13:05`; `None` for now.
    #[serde(default)]
    #[ts(optional)]
    pub adjourned: Option<String>,
    /// Who sealed the move.
    pub sealed_by: ColourView,
    /// The number of the sealed move.
    pub move_number: u32,
    /// The stones captured by Black and by White.
    pub captures: [u32; 2],
    /// The time that remains to Black and to White: `25` minutes, `12:30` or `1:05:00`.
    pub remaining: [String; 2],
    /// When play is resumed, `2026-11-21 09:00`, or `16:00` for the first such time; `None` until it is fixed.
    #[serde(default)]
    #[ts(optional)]
    pub resumption: Option<String>,
    /// Where play is resumed, if that is elsewhere.
    #[serde(default)]
    pub site: String,
    /// Whether Black and White have signed.
    #[serde(default)]
    pub signed: [bool; 2],
    /// What the game counts as in pairings; `None` for the competition's setting.
    #[serde(default)]
    #[ts(optional)]
    pub counts_as: Option<CountsAsView>,
}

/// The resumption of an adjourned game.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ResumeGame {
    /// The round, from 1.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// When play was resumed; `None` for now.
    #[serde(default)]
    #[ts(optional)]
    pub at: Option<String>,
}

/// A new start of a round.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct NewStart {
    /// The round, from 1.
    pub round: u32,
    /// The start, `2026-11-20 14:15`.
    pub start: String,
}

/// New starts of rounds, to be shown to everyone.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
pub struct PublishTimes {
    /// The rounds.
    pub starts: Vec<NewStart>,
}
