//! What a round without a played game is worth (R15, R16, R21), or what an imported file says it is.

use serde::{Deserialize, Serialize};

use crate::model::criterion::ScoreBasis;
use crate::model::outcome::Outcome;
use crate::model::score::HalfPoints;

/// What a missed round counts as in SOSOS.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MissedInSosos {
    /// The player's own SOS (R21).
    OwnSos,
    /// The player's initial score once for every round so far, as OpenGotha counts.
    StartTimesRounds,
}

/// The worth of rounds without a played game, and what they do to the opponents' sums.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoringRules {
    /// Wins for a missed round.
    pub absent_wins: HalfPoints,
    /// Wins for the bye.
    pub bye_wins: HalfPoints,
    /// McMahon points for a missed round; with `round_down` 1/2 gives one point after every two (R15).
    pub absent_score: HalfPoints,
    /// McMahon points for the bye.
    pub bye_score: HalfPoints,
    /// Whether the sum of absent and bye points is rounded down to whole points after each round.
    pub round_down: bool,
    /// Whether a forfeit counts the opponent's score in the sums; else the own initial score stands in (R16).
    pub forfeit_counts_opponent: bool,
    /// Whether a handicap is added to White's and taken from Black's addend in sums over McMahon scores.
    pub handicap_in_sums: bool,
    /// Whether in the sums an opponent's every unplayed round counts as half a point, whatever it gave him.
    pub unplayed_as_half: bool,
    /// What a missed round counts as in SOSOS.
    pub missed_in_sosos: MissedInSosos,
    /// Whether SODOS counts the bye like a win over the own initial score, as the handbook counts every free win.
    #[serde(default)]
    pub bye_in_sodos: bool,
}

impl ScoringRules {
    /// The handbook's conventions (R15, R16, R21).
    pub fn handbook() -> ScoringRules {
        ScoringRules {
            absent_wins: HalfPoints::ZERO,
            bye_wins: HalfPoints::WIN,
            absent_score: HalfPoints::JIGO,
            bye_score: HalfPoints::WIN,
            round_down: true,
            forfeit_counts_opponent: false,
            handicap_in_sums: false,
            unplayed_as_half: false,
            missed_in_sosos: MissedInSosos::OwnSos,
            bye_in_sodos: true,
        }
    }

    /// OpenGotha's conventions with its default values; an importer sets the file's own.
    pub fn opengotha() -> ScoringRules {
        ScoringRules {
            forfeit_counts_opponent: true,
            handicap_in_sums: true,
            missed_in_sosos: MissedInSosos::StartTimesRounds,
            bye_in_sodos: false,
            ..ScoringRules::handbook()
        }
    }

    /// What a round without a game gives, in wins or McMahon points: nothing for a game or for being left over.
    pub fn free(&self, outcome: Outcome, over: ScoreBasis) -> HalfPoints {
        match (outcome, over) {
            (Outcome::Absent, ScoreBasis::Wins) => self.absent_wins,
            (Outcome::Absent, ScoreBasis::Mms) => self.absent_score,
            (Outcome::Bye, ScoreBasis::Wins) => self.bye_wins,
            (Outcome::Bye, ScoreBasis::Mms) => self.bye_score,
            _ => HalfPoints::ZERO,
        }
    }
}
