//! The referee's clock of a round: when it really began and ended, when moves are sealed, and who came late (R73, R75, R79).

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use crate::model::id::{CompetitionId, GameId, RoundNumber};
use crate::model::result::Colour;

/// The times of a round that the referee fixes or that the program notes. A round without any has no record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundClock {
    /// The competition.
    pub competition: CompetitionId,
    /// The round, from 1. It need not be paired yet.
    pub round: RoundNumber,
    /// The start that was announced before the timetable was moved; `None` if it was not.
    pub moved_from: Option<NaiveDateTime>,
    /// When Black's clocks were started (5c).
    pub started: Option<NaiveDateTime>,
    /// When the round was confirmed.
    pub ended: Option<NaiveDateTime>,
    /// From when on a player to move may seal (6a).
    pub seal_from: Option<NaiveDateTime>,
    /// From when on the player to move must seal (6a).
    pub seal_by: Option<NaiveDateTime>,
}

impl RoundClock {
    /// Returns the record of a round without any times.
    pub fn new(competition: CompetitionId, round: RoundNumber) -> RoundClock {
        RoundClock { competition, round, moved_from: None, started: None, ended: None, seal_from: None, seal_by: None }
    }

    /// Whether no time is set.
    pub fn is_empty(&self) -> bool {
        [self.moved_from, self.started, self.ended, self.seal_from, self.seal_by].iter().all(Option::is_none)
    }
}

/// The start of a game that a player is late for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Sitting {
    /// The start of the round.
    Start,
    /// The resumption of an adjourned game (7a).
    Resumption,
}

/// A player who was not at the board when play began.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LatePlayer {
    /// The game.
    pub game: GameId,
    /// Which start they were late for.
    pub sitting: Sitting,
    /// The player's colour.
    pub colour: Colour,
    /// When they came; `None` while they are missing.
    pub arrived: Option<NaiveDateTime>,
}
