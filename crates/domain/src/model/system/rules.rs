//! What a system is: the facts and defaults that its rules file states, and the laws that its competitions keep.

use crate::model::board_size::BoardRule;
use crate::model::criterion::{Criterion, ScoreBasis};
use crate::model::id::RoundNumber;
use crate::model::pairing_rules::{HandicapRules, PairingRules};
use crate::model::rank::Rank;
use crate::model::scoring::ScoringRules;

/// Who meets everyone by the circle method.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Circle {
    /// All players (R66).
    Everyone,
    /// The players of each zone (R63).
    Zones,
}

/// Who plays the main table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MainTable {
    /// Everyone, from round 1 on until they have lost so many games (R60, R61).
    Everyone {
        /// The number of losses that puts a player out, 1 or 2.
        losses: u8,
    },
    /// The first of the standings (R67).
    Finalists,
    /// The best of each zone, after the games in the zones (R63).
    ZoneWinners,
}

/// The facts of a system of pairing. A rules file names what differs from [`SystemRules::SWISS`].
#[derive(Debug, Clone, Copy)]
pub struct SystemRules {
    /// The name of a competition without another name.
    pub title: &'static str,
    /// The score that pairing and standings use first.
    pub main_score: ScoreBasis,
    /// What a win counts where scores are shown. Pairing and tie-breaks count a win as 1 in every system, which gives the same
    /// order.
    pub shown_points_per_win: i32,
    /// Whether teams can play it: the matches of teams are paired like games of players.
    pub allows_teams: bool,
    /// Whether players start with a score that follows from their rank (R12).
    pub starts_by_rank: bool,
    /// Who meets everyone by the circle method.
    pub circle: Option<Circle>,
    /// Who plays its own knock-out, the main table, besides those of age categories.
    pub main_table: Option<MainTable>,
    /// Whether it fixes all games, so that a player without one rests.
    pub fixes_all_games: bool,
    /// Whether numbers are drawn by lot, which decide where scores are equal (R57).
    pub draws_numbers: bool,
    /// Whether players with the same sequence of results meet (R62).
    pub pairs_by_sequence: bool,
    /// Whether its divisions are called zones where they are listed (R63, R65).
    pub lists_zones: bool,
    /// Whether the members play in divisions by their numbers (R66).
    pub has_divisions: bool,
    /// Whether the members stand on rungs (R70).
    pub has_rungs: bool,
    /// Whether players choose their opponents and times of play. Rounds then only store the games: a player without a game in
    /// a round is neither absent nor left out (R69, R70).
    pub is_free: bool,
    /// Whether it is played over months: members are listed before their first game, and a game that is added without a date is of
    /// today.
    pub over_months: bool,
    /// What must hold when a competition is played to its end without draws. `check` and `self-check` test it.
    pub laws: &'static [Law],
    /// Returns the settings of a new competition with this number of rounds.
    pub settings: fn(RoundNumber) -> SystemSettings,
}

impl SystemRules {
    /// The facts of a Swiss without teams, which suit most systems.
    pub const SWISS: SystemRules = SystemRules {
        title: "Swiss",
        main_score: ScoreBasis::Wins,
        shown_points_per_win: 1,
        allows_teams: false,
        starts_by_rank: false,
        circle: None,
        main_table: None,
        fixes_all_games: false,
        draws_numbers: false,
        pairs_by_sequence: false,
        lists_zones: false,
        has_divisions: false,
        has_rungs: false,
        is_free: false,
        over_months: false,
        laws: &[Law::EveryonePlays, Law::NoNeedlessRematch, Law::PlacesByScore],
        settings: |_| SystemSettings::default(),
    };
}

/// The settings of a new competition that depend on its system. The defaults are those of a Swiss.
#[derive(Debug, Clone)]
pub struct SystemSettings {
    /// What unplayed rounds and forfeits count.
    pub scoring: ScoringRules,
    /// Criteria of the standings, most important first (R21).
    pub tie_breaks: Vec<Criterion>,
    /// Levels of a good pairing, seeding and the bye (R10, R11, R18, R19).
    pub pairing: PairingRules,
    /// Handicaps (R17).
    pub handicap: HandicapRules,
    /// The size of the boards.
    pub board_size: BoardRule,
    /// Lower rank limits of the divisions that the criterion CAT compares; `None`: it compares age categories.
    pub grade_limits: Option<Vec<Rank>>,
    /// How often two players may meet where they choose their opponents.
    pub meetings: u32,
    /// How many players a division has; 0 for a single division.
    pub division_size: u32,
}

impl Default for SystemSettings {
    fn default() -> SystemSettings {
        SystemSettings {
            scoring: ScoringRules::handbook(),
            tie_breaks: Criterion::swiss_tie_breaks(),
            pairing: PairingRules::default(),
            handicap: HandicapRules::default(),
            board_size: BoardRule::default(),
            grade_limits: None,
            meetings: 2,
            division_size: 0,
        }
    }
}

/// What must hold in a played-out competition, by its games alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Law {
    /// Nobody is without a game or the bye in a round that they play.
    EveryonePlays,
    /// Nobody meets the same opponent more often than allowed (R69).
    MeetingsInLimits,
    /// Nobody meets the same opponent twice.
    NoRematch,
    /// Nobody meets again while there are enough other opponents.
    NoNeedlessRematch,
    /// Everyone meets everyone.
    AllHaveMet,
    /// A loss in the table is the last game in it (R60).
    OutAfterALoss,
    /// The second loss is the last game (R61).
    OutAfterTwoLosses,
    /// A player who plays longer is placed higher. The number of losses puts a player out.
    PlacesByExit(usize),
    /// Nobody is placed above a player with more wins, counted from the score at the start.
    PlacesByScore,
    /// The sequence of results gives the places (R62).
    PlacesBySequence,
    /// Everyone meets everyone of their zone (R63).
    ZonesAreComplete,
    /// Players meet within their band of ranks, but for an odd one (R65).
    ZonesAreApart,
    /// Players without a win meet each other (R71).
    WinlessPlayersMeet,
    /// Players meet within their division (R66).
    DivisionsAreApart,
    /// The rungs follow from the results (R70).
    RungsFollowResults,
}
