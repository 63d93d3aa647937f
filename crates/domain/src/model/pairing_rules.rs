//! What a director chooses about pairing: profile, seeding, bye, handicap (R10, R11, R17).

use serde::{Deserialize, Serialize};

use crate::model::id::RoundNumber;
use crate::model::opengotha_weights::OpenGothaWeights;
use crate::model::rank::Rank;

/// Which model of costs finds the best pairing.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Profile {
    /// Strictly ordered levels, as the tour and the EGF see them.
    #[default]
    Seygo,
    /// OpenGotha's weights, as an imported file sets them.
    OpenGotha,
}

/// How equals inside a score group are matched, `n` of them in order of strength.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Seeding {
    /// First of the upper half against first of the lower half.
    Slip,
    /// First against last.
    Fold,
    /// Upper half against lower half by lot.
    Random,
    /// First against second, third against fourth (R56).
    Neighbours,
}

/// Who sits out when the number is odd (R10).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ByeRule {
    /// A ghost plays if there is one, else the lowest who had no bye has it.
    #[default]
    GhostThenBye,
    /// No ghosts: the lowest who had no bye has it.
    Bye,
    /// The director must make the number even.
    Off,
}

/// What a pairing may pay for. Each level counts infinitely more than all that come after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// They have met before (R19).
    Rematch,
    /// They are of one family (R11).
    Family,
    /// They are of different categories: the competition's divisions by grade, else the age categories. Off unless asked for.
    Category,
    /// Their scores differ.
    ScoreDifference,
    /// They may meet in the coming first round of a knock-out (R19).
    KnockoutApart,
    /// One floats up and the other down, again, or from the wrong end of the group.
    Floats,
    /// They are of one club (R11).
    Club,
    /// They are of one country (R11).
    Country,
    /// One of them gets a colour too often (R18).
    Colours,
    /// The stones given (R17).
    Handicap,
    /// They are not the opponents the seeding inside the group asks for.
    Seeding,
    /// The lot that decides between equals.
    Lot,
}

impl Level {
    /// All levels, the usually most important first.
    pub const ALL: [Level; 12] = [
        Level::Rematch,
        Level::Family,
        Level::Category,
        Level::ScoreDifference,
        Level::KnockoutApart,
        Level::Floats,
        Level::Club,
        Level::Country,
        Level::Colours,
        Level::Handicap,
        Level::Seeding,
        Level::Lot,
    ];
}

/// A level, as a director sets it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LevelSetting {
    /// What is paid for.
    pub level: Level,
    /// Whether it counts at all.
    pub on: bool,
    /// The most that one board can pay; `None` for no limit. A cap of 1 only counts boards.
    pub cap: Option<u32>,
}

impl LevelSetting {
    /// All levels without cap, the most important first (R11, R18, R19); all but the mixing of categories are on.
    pub fn usual() -> Vec<LevelSetting> {
        let on = |level: &Level| *level != Level::Category;
        Level::ALL.iter().map(|level| LevelSetting { level: *level, on: on(level), cap: None }).collect()
    }
}

/// Which numbers the boards have after the rest of a round is paired around what stands.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BoardNumbers {
    /// What stands keeps its board; the others fill the gaps.
    #[default]
    Kept,
    /// All boards are numbered anew, the strongest on top.
    Renumbered,
}

/// What a good pairing is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairingRules {
    /// The model of costs.
    pub profile: Profile,
    /// Seeding of the first rounds, up to and including `first_rounds`.
    pub first_seeding: Seeding,
    /// Seeding of the later rounds.
    pub later_seeding: Seeding,
    /// The last round that uses `first_seeding`.
    pub first_rounds: RoundNumber,
    /// Who sits out.
    pub bye: ByeRule,
    /// Whether clubs and countries are kept apart also at or above the bar (R11 says below only).
    pub apart_at_bar: bool,
    /// The boards' numbers when the rest of a round is paired anew.
    #[serde(default)]
    pub boards: BoardNumbers,
    /// The levels of profile [`Profile::Seygo`], the most important first; one that is not listed is off.
    #[serde(default = "LevelSetting::usual")]
    pub levels: Vec<LevelSetting>,
    /// The weights of profile [`Profile::OpenGotha`]; `None` for its defaults.
    #[serde(default)]
    pub opengotha: Option<OpenGothaWeights>,
}

impl Default for PairingRules {
    fn default() -> PairingRules {
        PairingRules {
            profile: Profile::Seygo,
            first_seeding: Seeding::Random,
            later_seeding: Seeding::Slip,
            first_rounds: 2,
            bye: ByeRule::GhostThenBye,
            apart_at_bar: false,
            boards: BoardNumbers::Kept,
            levels: LevelSetting::usual(),
            opengotha: None,
        }
    }
}

impl PairingRules {
    /// The score pairing system's: nobody meets twice, equal scores or the closest meet, moves between groups are balanced,
    /// the upper half of a group plays the lower; nation, club and team play no part, and colours choose no opponent (R56-R59).
    pub fn score_pairing() -> PairingRules {
        let counts = [Level::Rematch, Level::ScoreDifference, Level::Floats, Level::Seeding, Level::Lot];
        let level = |level: &Level| LevelSetting { level: *level, on: counts.contains(level), cap: None };
        PairingRules {
            first_seeding: Seeding::Neighbours,
            later_seeding: Seeding::Slip,
            first_rounds: 1,
            levels: Level::ALL.iter().map(level).collect(),
            ..PairingRules::default()
        }
    }
}

/// What a handicap is measured by (R17).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HandicapBasis {
    /// Every game is even: the tour's default.
    #[default]
    Off,
    /// The difference of McMahon scores.
    Score,
    /// The difference of ranks.
    Rank,
}

/// Who plays without handicap, however far apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HandicapExempt {
    /// A game in which either player's declared rank is at or above the bar (R17).
    EitherAtBar,
    /// Nobody, but strength above this rank counts as this rank (OpenGotha's threshold).
    Capped(Rank),
}

/// How handicaps are given (R17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandicapRules {
    /// What is compared.
    pub basis: HandicapBasis,
    /// Stones taken off the difference: 0, 1 (British), 2 (common in Europe); -1 gives one more.
    pub reduction: i32,
    /// The most that is given, 0..=9.
    pub ceiling: u8,
    /// Who is exempt.
    pub exempt: HandicapExempt,
}

impl Default for HandicapRules {
    fn default() -> HandicapRules {
        HandicapRules { basis: HandicapBasis::Off, reduction: 1, ceiling: 9, exempt: HandicapExempt::EitherAtBar }
    }
}
