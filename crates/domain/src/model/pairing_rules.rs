//! The director's choices about pairing: profile, seeding, bye and handicap (R10, R11, R17).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::adjournment::UnfinishedGames;
use crate::model::id::RoundNumber;
use crate::model::opengotha_weights::OpenGothaWeights;
use crate::model::rank::Rank;

/// The cost model that defines the best pairing.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum Profile {
    /// Strictly ordered levels that follow the rules of the tour and the EGF.
    #[default]
    Seygo,
    /// OpenGotha's weights, as set by an imported file.
    OpenGotha,
    /// The score pairing procedure of 2008, group by group, without the levels (R56, R57).
    Literal,
}

/// How the players of one score group, in order of strength, are matched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
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
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum ByeRule {
    /// A ghost plays if there is one; otherwise the lowest player among those with the fewest byes has the bye, unless
    /// the bye of another of them avoids a rematch or a family pair.
    #[default]
    GhostThenBye,
    /// The same without ghosts.
    Bye,
    /// No byes: the director must make the number even.
    Off,
}

/// One criterion of a good pairing. Each level outweighs all later ones together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub enum Level {
    /// The two have met before (R19).
    Rematch,
    /// The two are of one family (R11).
    Family,
    /// Only one of the two has won or drawn a game (R71). Off except for novices.
    Winless,
    /// The two are of different categories: divisions by rank if the competition has them, otherwise age categories. Off
    /// by default.
    Category,
    /// Their scores differ.
    ScoreDifference,
    /// The two may meet in the coming first round of a knock-out (R19).
    KnockoutApart,
    /// A float in the same direction as before, or from the wrong end of the group.
    Floats,
    /// The two are of one club (R11).
    Club,
    /// The two are of one country (R11).
    Country,
    /// A player gets one colour too often (R18).
    Colours,
    /// The handicap (R17).
    Handicap,
    /// The two are not the opponents that the seeding of the score group prefers.
    Seeding,
    /// The lot that decides between otherwise equal pairings.
    Lot,
}

impl Level {
    /// All levels in their default order, most important first.
    pub const ALL: [Level; 13] = [
        Level::Rematch,
        Level::Family,
        Level::Winless,
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

/// A level and its settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct LevelSetting {
    /// The level.
    pub level: Level,
    /// Whether it counts at all.
    pub on: bool,
    /// The highest cost of one board; `None` for no limit. A cap of 1 counts boards.
    pub cap: Option<u32>,
}

impl LevelSetting {
    /// Returns all levels in default order without caps (R11, R18, R19); all are on except categories and players
    /// without a win.
    pub fn usual() -> Vec<LevelSetting> {
        let on = |level: &Level| !matches!(level, Level::Category | Level::Winless);
        Level::ALL.iter().map(|level| LevelSetting { level: *level, on: on(level), cap: None }).collect()
    }
}

/// How boards are numbered after the remaining players of a round are paired.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum BoardNumbers {
    /// Existing boards keep their numbers; the others fill the gaps.
    #[default]
    Kept,
    /// All boards get new numbers, strongest first.
    Renumbered,
}

/// Who floats to another score group.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum FloatRule {
    /// Players whose floats up and down are balanced, weighed against a good place in the score group.
    #[default]
    BalanceAndPlace,
    /// Only the balance of floats counts (R57).
    Balance,
}

/// The rules of pairing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PairingRules {
    /// The cost model.
    pub profile: Profile,
    /// Seeding of the first rounds, up to and including `first_rounds`.
    pub first_seeding: Seeding,
    /// Seeding of the later rounds.
    pub later_seeding: Seeding,
    /// The last round that uses `first_seeding`.
    pub first_rounds: RoundNumber,
    /// Who sits out.
    pub bye: ByeRule,
    /// Whether a free win or a missed round counts as an earlier bye, as FIDE does it. Files of older versions count byes alone, by which
    /// their rounds were paired.
    #[serde(default)]
    pub free_rounds_as_byes: bool,
    /// Whether players of one club or country are kept separate at or above the bar too (R11: only below it).
    pub apart_at_bar: bool,
    /// The share of a round's players, in per cent from 1 to 100, from which on a club is the main club, whose players may meet like
    /// others (R11). `None`: every club is kept apart, however large it is.
    #[serde(default)]
    pub main_club: Option<u32>,
    /// Who floats to another score group. Files of older versions keep the first rule, by which their rounds were paired.
    #[serde(default)]
    pub floats: FloatRule,
    /// Board numbers after the remaining players of a round are paired.
    #[serde(default)]
    pub boards: BoardNumbers,
    /// What unfinished games count as in the pairing of later rounds (R75).
    #[serde(default)]
    pub unfinished: UnfinishedGames,
    /// The levels of profile [`Profile::Seygo`], most important first; unlisted levels are off.
    #[serde(default = "LevelSetting::usual")]
    pub levels: Vec<LevelSetting>,
    /// The weights of profile [`Profile::OpenGotha`]; `None` for OpenGotha's defaults.
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
            free_rounds_as_byes: true,
            apart_at_bar: false,
            main_club: None,
            floats: FloatRule::BalanceAndPlace,
            boards: BoardNumbers::Kept,
            unfinished: UnfinishedGames::Jigo,
            levels: LevelSetting::usual(),
            opengotha: None,
        }
    }
}

impl PairingRules {
    /// Returns the usual rules with one level on and before all others.
    pub fn with_first(level: Level) -> PairingRules {
        let mut levels = LevelSetting::usual();
        levels.sort_by_key(|setting| setting.level != level);
        levels[0].on = true;
        PairingRules { levels, ..PairingRules::default() }
    }

    /// Returns the rules of the score pairing system (R56-R59): no rematches, equal or closest scores meet, floats are
    /// balanced, and the upper half of a group plays the lower half. Country, club and colours do not influence the
    /// choice of opponents.
    pub fn score_pairing() -> PairingRules {
        let counts = [Level::Rematch, Level::ScoreDifference, Level::Floats, Level::Seeding, Level::Lot];
        let level = |level: &Level| LevelSetting { level: *level, on: counts.contains(level), cap: None };
        PairingRules {
            first_seeding: Seeding::Neighbours,
            later_seeding: Seeding::Slip,
            first_rounds: 1,
            floats: FloatRule::Balance,
            levels: Level::ALL.iter().map(level).collect(),
            ..PairingRules::default()
        }
    }
}

/// What handicaps are computed from (R17).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum HandicapBasis {
    /// No handicaps: the tour's default.
    #[default]
    Off,
    /// The difference of McMahon scores.
    Score,
    /// The difference of ranks.
    Rank,
}

/// Which games are played without handicap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum HandicapExempt {
    /// A game in which either player's declared rank is at or above the bar (R17).
    EitherAtBar,
    /// None, but ranks above this one count as this one (OpenGotha's threshold).
    Capped(Rank),
}

/// How handicaps are given (R17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HandicapRules {
    /// What handicaps are computed from.
    pub basis: HandicapBasis,
    /// Stones subtracted from the difference: 0, 1 (British) or 2 (common in Europe); -1 adds one.
    pub reduction: i32,
    /// The highest handicap, 0..=9.
    pub ceiling: u8,
    /// Which games are exempt.
    pub exempt: HandicapExempt,
}

impl Default for HandicapRules {
    fn default() -> HandicapRules {
        HandicapRules { basis: HandicapBasis::Off, reduction: 1, ceiling: 9, exempt: HandicapExempt::EitherAtBar }
    }
}
