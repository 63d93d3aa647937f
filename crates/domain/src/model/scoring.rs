//! What rounds without a played game count (R15, R16, R21).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::criterion::ScoreBasis;
use crate::model::outcome::Outcome;
use crate::model::score::HalfPoints;

/// What a missed round counts in SOSOS.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum MissedInSosos {
    /// The player's own SOS (R21).
    OwnSos,
    /// The player's initial score times the number of rounds so far, as in OpenGotha.
    StartTimesRounds,
}

/// What the bye counts in the sums of opponents' scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
pub enum ByeInSums {
    /// The player's initial score, and in SOSOS the same as a missed round (R16).
    #[default]
    StartScore,
    /// The player's score without the points of the bye, and in SOSOS the player's own SOS, as in MacMahon.
    OtherPoints,
    /// Zero, in SOSOS too, as in MacMahon if it is set so.
    Zero,
}

/// What rounds without a played game count for the player and in the opponents' sums.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ScoringRules {
    /// Wins for a missed round.
    pub absent_wins: HalfPoints,
    /// Wins for the bye.
    pub bye_wins: HalfPoints,
    /// McMahon points for a missed round; 1/2 with `round_down` gives one point after every two missed rounds (R15).
    pub absent_score: HalfPoints,
    /// McMahon points for the bye.
    pub bye_score: HalfPoints,
    /// Whether the sum of points for absences and byes is rounded down to whole points after each round.
    pub round_down: bool,
    /// Whether a forfeit counts the opponent's score in the sums; otherwise it counts the player's own initial score (R16).
    pub forfeit_counts_opponent: bool,
    /// Whether sums over McMahon scores add the handicap to White's term and subtract it from Black's.
    pub handicap_in_sums: bool,
    /// Whether every unplayed round of an opponent counts as half a point in the sums, whatever it gave the opponent.
    pub unplayed_as_half: bool,
    /// What a missed round counts in SOSOS.
    pub missed_in_sosos: MissedInSosos,
    /// Whether SODOS counts the bye like a win over an opponent with the player's own initial score, as the handbook does
    /// for every free win.
    #[serde(default)]
    pub bye_in_sodos: bool,
    /// What the bye counts in the sums of opponents' scores.
    #[serde(default)]
    pub bye_in_sums: ByeInSums,
    /// Whether a finished round without a game that is not marked as missed gives what a missed round gives, and counts the
    /// player's own score in SOS and their own SOS in SOSOS, as in MacMahon. Otherwise it gives nothing.
    #[serde(default)]
    pub unmarked_counts: bool,
}

impl ScoringRules {
    /// Returns the handbook's conventions (R15, R16, R21).
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
            bye_in_sums: ByeInSums::StartScore,
            unmarked_counts: false,
        }
    }

    /// Returns the conventions of a round robin: the handbook's, but a player who rests gains nothing, since everyone rests
    /// equally often.
    pub fn round_robin() -> ScoringRules {
        ScoringRules {
            bye_wins: HalfPoints::ZERO,
            bye_score: HalfPoints::ZERO,
            bye_in_sodos: false,
            ..ScoringRules::handbook()
        }
    }

    /// Returns OpenGotha's conventions with its default values; an import replaces them with those of the file.
    pub fn opengotha() -> ScoringRules {
        ScoringRules {
            forfeit_counts_opponent: true,
            handicap_in_sums: true,
            missed_in_sosos: MissedInSosos::StartTimesRounds,
            bye_in_sodos: false,
            ..ScoringRules::handbook()
        }
    }

    /// Returns what a round without a game gives, in wins or McMahon points. Zero for a game or an unpaired round.
    pub fn free(&self, outcome: Outcome, basis: ScoreBasis) -> HalfPoints {
        match (outcome, basis) {
            (Outcome::Absent | Outcome::Unmarked, ScoreBasis::Wins) => self.absent_wins,
            (Outcome::Absent | Outcome::Unmarked, ScoreBasis::Mms) => self.absent_score,
            (Outcome::Bye, ScoreBasis::Wins) => self.bye_wins,
            (Outcome::Bye, ScoreBasis::Mms) => self.bye_score,
            _ => HalfPoints::ZERO,
        }
    }
}
