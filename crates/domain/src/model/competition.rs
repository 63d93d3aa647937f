//! A competition inside an event and the rules chosen for it (R1, R12-R21).

use serde::{Deserialize, Serialize};

use crate::model::criterion::{Criterion, ScoreBasis};
use crate::model::id::{CompetitionId, RoundNumber};
use crate::model::knockout_rules::KnockoutRules;
use crate::model::mcmahon::McMahon;
use crate::model::newcomer::NewcomerRule;
use crate::model::pairing_rules::{HandicapRules, PairingRules};
use crate::model::rank::Rank;
use crate::model::scoring::ScoringRules;

/// How a competition finds its opponents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum System {
    /// Players start on a score that follows their rank (R12).
    McMahon,
    /// Everyone starts on zero (R64).
    Swiss,
    /// Everyone meets everyone once, by the circle (R66).
    RoundRobin,
    /// Equal scores meet, and numbers drawn by lot order them: the score pairing system (R56-R59).
    ScorePairing,
}

impl System {
    /// The score by which opponents are found and first placed.
    pub fn main_score(self) -> ScoreBasis {
        match self {
            System::McMahon => ScoreBasis::Mms,
            System::Swiss | System::RoundRobin | System::ScorePairing => ScoreBasis::Wins,
        }
    }
}

/// One competition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Competition {
    /// Key in the event.
    pub id: CompetitionId,
    /// Name, as on its sheets.
    pub name: String,
    /// How opponents are found.
    pub system: System,
    /// Number of rounds planned, 1..=32.
    pub rounds: RoundNumber,
    /// Initial scores.
    pub mcmahon: McMahon,
    /// What unplayed rounds and forfeits are worth.
    pub scoring: ScoringRules,
    /// Standings criteria, the most important first (R21).
    pub ladder: Vec<Criterion>,
    /// Lower rank limits of the divisions that the criterion CAT tells apart, the strongest first; those below the last
    /// limit form one more. `None`: it tells the age categories apart.
    #[serde(default)]
    pub grade_limits: Option<Vec<Rank>>,
    /// Handicaps (R17).
    pub handicap: HandicapRules,
    /// What a good pairing is, and who gets the bye (R10, R11, R18, R19).
    pub pairing: PairingRules,
    /// Whether its age categories play embedded knock-outs, so that their draws are asked for in time (R24, R32).
    #[serde(default)]
    pub knockouts: bool,
    /// What follows a jigo and a withdrawal in them (R34, R41).
    #[serde(default)]
    pub knockout_rules: KnockoutRules,
    /// Only newcomers may play, as this rule has it (R4); `None`: everyone.
    #[serde(default)]
    pub newcomers: Option<NewcomerRule>,
    /// The event file of the Open of the same event, by its name in the same folder: who plays there is no newcomer here
    /// (R4). Empty if there is none.
    #[serde(default)]
    pub open_file: String,
}

impl Competition {
    /// A competition with the defaults of its system.
    pub fn new(id: CompetitionId, name: impl Into<String>, system: System, rounds: RoundNumber) -> Competition {
        let (ladder, pairing) = match system {
            System::McMahon => (Criterion::mcmahon_ladder(), PairingRules::default()),
            System::Swiss => (Criterion::swiss_ladder(), PairingRules::default()),
            System::RoundRobin => (Criterion::round_robin_ladder(), PairingRules::default()),
            System::ScorePairing => (Criterion::score_pairing_ladder(rounds), PairingRules::score_pairing()),
        };
        Competition {
            id,
            name: name.into(),
            system,
            rounds,
            mcmahon: McMahon::default(),
            scoring: ScoringRules::handbook(),
            ladder,
            grade_limits: None,
            handicap: HandicapRules::default(),
            pairing,
            knockouts: false,
            knockout_rules: KnockoutRules::default(),
            newcomers: None,
            open_file: String::new(),
        }
    }
}
