//! A competition of an event and its rules (R1, R12-R21).

use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::board_ranges::BoardRanges;
use crate::model::board_size::{BoardRule, BoardSize};
use crate::model::club_ladder_rules::LadderRules;
use crate::model::criterion::Criterion;
use crate::model::id::{CompetitionId, EntryId, MOST_FREE_GAMES, RoundNumber};
use crate::model::knockout_rules::KnockoutRules;
use crate::model::mcmahon::McMahon;
use crate::model::newcomer::NewcomerRule;
use crate::model::pair::PairRules;
use crate::model::pairing_rules::{HandicapRules, PairingRules};
use crate::model::prize_list::PrizeList;
use crate::model::prize_rules::PrizeRules;
use crate::model::rank::Rank;
use crate::model::score::HalfPoints;
use crate::model::scoring::ScoringRules;
use crate::model::stage_source::{Brought, Carries, StageSource};
use crate::model::start_times::StartTimes;
pub use crate::model::system::System;
use crate::model::system::rules::SystemSettings;
use crate::model::team::Teams;
use crate::model::time_limits::Overtime;

/// The EGF class of a competition that differs from the event's (R78).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum OwnClass {
    /// The class that its time limits allow.
    Allowed,
    /// Class B at most.
    B,
    /// Class C at most.
    C,
    /// Its games are not rated.
    Unrated,
}

/// One competition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "CompetitionSettings")]
pub struct Competition {
    /// Key in the event.
    pub id: CompetitionId,
    /// Name, as printed on its sheets.
    pub name: String,
    /// How opponents are found.
    pub system: System,
    /// Number of rounds planned, from 1 to [`System::last_round`], which is the number in free play.
    pub rounds: RoundNumber,
    /// How often two players may meet in self-pairing, at least 1 (R69).
    #[serde(default = "twice")]
    pub meetings: u32,
    /// When the register was closed (R7); `None` while it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub register_closed: Option<String>,
    /// Initial scores.
    pub mcmahon: McMahon,
    /// What unplayed rounds and forfeits count.
    pub scoring: ScoringRules,
    /// Criteria of the standings, most important first (R21).
    #[serde(alias = "ladder")]
    pub tie_breaks: Vec<Criterion>,
    /// Whether standings list the players who have had neither a game nor a bye while others have.
    #[serde(default = "yes")]
    pub lists_unplayed: bool,
    /// Lower rank limits of the divisions that the criterion CAT compares, strongest first; ranks below the last limit
    /// form one more division. `None`: CAT compares age categories.
    #[serde(default)]
    pub grade_limits: Option<Vec<Rank>>,
    /// Handicaps (R17).
    pub handicap: HandicapRules,
    /// The size of the boards.
    #[serde(default)]
    pub board_size: BoardRule,
    /// The lowest rank that plays on 13x13 if the board depends on the rank (R71).
    #[serde(default = "kyu_25")]
    pub thirteen_from: Rank,
    /// Levels of a good pairing, seeding and the bye (R10, R11, R18, R19).
    pub pairing: PairingRules,
    /// Whether age categories play embedded knock-outs, so that the program reminds of their draws in time (R24, R32).
    #[serde(default)]
    pub knockouts: bool,
    /// What follows a jigo or a withdrawal in those knock-outs (R34, R41).
    #[serde(default)]
    pub knockout_rules: KnockoutRules,
    /// Whether its games, knock-outs and Finals earn points in the tour (R42, R43): those of the Open of a stage do.
    #[serde(default = "yes")]
    pub earns_points: bool,
    /// How many players a division of a league has; 0 for a single division (R66).
    #[serde(default)]
    pub division_size: u32,
    /// How many players of each division of a league go up, and how many go down.
    #[serde(default = "twice")]
    pub moves: u32,
    /// The rules of a club ladder (R70).
    #[serde(default)]
    pub club_ladder: LadderRules,
    /// The prizes (R55).
    #[serde(default)]
    pub prizes: PrizeRules,
    /// The list for the prize giving, once it is fixed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub prize_list: Option<PrizeList>,
    /// The rule for competitions that only newcomers may enter (R4). `None`: open to everyone.
    #[serde(default)]
    pub newcomers: Option<NewcomerRule>,
    /// Name of the event file of the Open of the same event, in the same folder: players of the Open are not newcomers
    /// (R4). Empty without such a file.
    #[serde(default)]
    pub open_file: String,
    /// How many players go on to the main table of a Swiss knock-out: 8 or 16 are usual (R67).
    #[serde(default = "eight")]
    pub finalists: u32,
    /// The number of zones (R63).
    #[serde(default = "four")]
    pub zones: u32,
    /// Whether only the zones are played, because stages take the first of each and play on (R63, R68).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub zones_only: bool,
    /// Where it takes its players from, if it is a stage (R68).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stage: Option<StageSource>,
    /// Main time of each player in minutes; `None`: as in the event.
    #[serde(default)]
    pub main_minutes: Option<u32>,
    /// What follows the main time; `None`: as in the event.
    #[serde(default)]
    pub overtime: Option<Overtime>,
    /// Komi of an even game; `None`: as in the event.
    #[serde(default)]
    pub komi: Option<HalfPoints>,
    /// The first day; `None`: as in the event.
    #[serde(default)]
    #[ts(type = "string | null")]
    pub start: Option<NaiveDate>,
    /// The last day; `None`: as in the event.
    #[serde(default)]
    #[ts(type = "string | null")]
    pub end: Option<NaiveDate>,
    /// The EGF class of its games; `None`: as in the event (R78).
    #[serde(default)]
    pub own_class: Option<OwnClass>,
    /// Start times that differ from the proposed timetable; `None`: as in the event (R79).
    #[serde(default)]
    pub starts: Option<StartTimes>,
    /// Names of the event's rooms in which it is played; empty: all rooms.
    #[serde(default)]
    pub rooms: Vec<String>,
    /// The boards that it uses besides those of its rooms. Without rooms and boards, it may use all.
    #[serde(default)]
    pub boards: BoardRanges,
    /// The teams, if teams meet instead of single players (decision 105).
    #[serde(default)]
    pub teams: Option<Teams>,
    /// The rules for pairs, if pairs meet instead of single players (decision 108).
    #[serde(default)]
    pub pairs: Option<PairRules>,
    /// Who the director gave the bye of a round. Pairing the round keeps it, as long as the player plays the round (R10).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(skip)]
    pub given_byes: BTreeMap<RoundNumber, EntryId>,
}

fn yes() -> bool {
    true
}

fn kyu_25() -> Rank {
    Rank::KYU_25
}

fn eight() -> u32 {
    8
}

fn four() -> u32 {
    4
}

/// Returns how often two players usually may meet in self-pairing (R69).
fn twice() -> u32 {
    2
}

impl Competition {
    /// Returns a competition with the defaults of its system. Self-pairing takes as many rounds as there can be.
    pub fn new(id: CompetitionId, name: impl Into<String>, system: System, rounds: RoundNumber) -> Competition {
        let SystemSettings {
            scoring,
            tie_breaks,
            pairing,
            handicap,
            board_size,
            grade_limits,
            meetings,
            division_size,
        } = (system.rules().settings)(rounds);
        Competition {
            id,
            name: name.into(),
            system,
            rounds: if system.is_free() { MOST_FREE_GAMES } else { rounds },
            meetings,
            register_closed: None,
            mcmahon: McMahon::default(),
            scoring,
            tie_breaks,
            grade_limits,
            handicap,
            board_size,
            thirteen_from: kyu_25(),
            pairing,
            knockouts: false,
            knockout_rules: KnockoutRules::default(),
            division_size,
            moves: twice(),
            club_ladder: LadderRules::default(),
            prizes: PrizeRules::default(),
            prize_list: None,
            earns_points: true,
            lists_unplayed: true,
            newcomers: None,
            open_file: String::new(),
            finalists: eight(),
            zones: four(),
            zones_only: false,
            stage: None,
            main_minutes: None,
            overtime: None,
            komi: None,
            start: None,
            end: None,
            own_class: None,
            starts: None,
            rooms: Vec::new(),
            boards: BoardRanges::default(),
            teams: None,
            pairs: None,
            given_byes: BTreeMap::new(),
        }
    }

    /// Returns the competition with its settings as they are, and nothing of what happened in it.
    pub fn before_its_begin(&self) -> Competition {
        Competition {
            teams: self.teams.clone().map(|teams| Teams { list: Vec::new(), ..teams }),
            register_closed: None,
            prize_list: None,
            given_byes: BTreeMap::new(),
            stage: None,
            zones_only: false,
            ..self.clone()
        }
    }

    /// Returns the competition for teams of `size` boards: the board points come after the main score, nothing is decided by age
    /// categories, and it earns no points in the tour.
    #[must_use]
    pub fn for_teams(mut self, size: u32) -> Competition {
        self.tie_breaks.insert(1.min(self.tie_breaks.len()), Criterion::BoardPoints);
        (self.knockouts, self.earns_points) = (false, false);
        self.teams = Some(Teams::of_size(size));
        self
    }

    /// Returns the competition for pairs: nothing is decided by age categories, and it earns no points in the tour.
    #[must_use]
    pub fn for_pairs(mut self, rules: PairRules) -> Competition {
        (self.knockouts, self.earns_points, self.newcomers) = (false, false, None);
        self.pairs = Some(rules);
        self
    }

    /// Whether players are divided by rank (R65) or by the season before (R66), so that CAT compares divisions.
    pub fn has_divisions(&self) -> bool {
        self.grade_limits.is_some() || self.division_size > 0
    }

    /// Returns the number of rounds planned; `None` if players choose their opponents, so that rounds only store games.
    pub fn planned_rounds(&self) -> Option<RoundNumber> {
        (!self.system.is_free()).then_some(self.rounds)
    }

    /// Returns the board of a game between players of these ranks; `None` if all games have the same board.
    pub fn board_by_rank(&self, one: Rank, other: Rank) -> Option<BoardSize> {
        (self.board_size == BoardRule::ByRank).then(|| self.board_size.largest(one.min(other), self.thirteen_from))
    }

    /// Whether an entry gets its number when it is made: after the register has closed (R7), in self-pairing, whose register
    /// stays open (R69), and in a filled stage, whose numbers follow from the competition before it (R68).
    pub fn numbers_at_entry(&self) -> bool {
        self.register_closed.is_some() || self.system.is_free() || self.is_seeded_stage()
    }

    /// Whether the competition before it has decided the order of the players (R68). In score pairing, lots decide it (R56).
    pub fn is_seeded_stage(&self) -> bool {
        !self.system.draws_numbers() && self.stage.as_ref().is_some_and(StageSource::is_filled)
    }

    /// Returns what the players of a filled stage brought along; `None` for other competitions (R68).
    pub fn brought(&self) -> Option<&Brought> {
        self.stage.as_ref()?.brought.as_ref()
    }

    /// Whether the competition has a knock-out of its own, the main table, besides those of age categories.
    pub fn has_main_table(&self) -> bool {
        self.system.has_main_table() && !self.zones_only
    }

    /// Whether a round robin leaves out games that its players brought along, so that some of them rest (R66, R68).
    pub fn fixes_all_games_left(&self) -> bool {
        let brings = self.brought().is_some_and(|brought| !brought.games.is_empty());
        let keeps = self.stage.as_ref().is_some_and(|stage| stage.carries == Carries::Results);
        self.system.everyone_meets() && keeps && brings
    }

    /// Whether two players brought the result of a game along that a round robin does not repeat (R66, R68).
    pub fn has_brought_game(&self, one: EntryId, other: EntryId) -> bool {
        let has = |brought: &Brought| brought.games.iter().any(|game| game.is_between(one, other));
        self.fixes_all_games_left() && self.brought().is_some_and(has)
    }
}
