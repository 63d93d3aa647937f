//! The systems of pairing: one rules file for each, and the list of all.

mod club_ladder;
mod double_elimination;
mod generalised_knockout;
mod knockout;
mod league;
mod mcmahon;
mod novices;
mod round_robin;
pub mod rules;
mod score_pairing;
mod self_pairing;
mod swiss;
mod swiss_knockout;
mod zoned_swiss;
mod zones;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::criterion::ScoreBasis;
use crate::model::entry::Rounds;
use crate::model::id::{MOST_FREE_GAMES, RoundNumber};
use rules::{Circle, MainTable, SystemRules};

/// The list of all systems, the usual ones first: `Variant = "word" in rules_file`. The word is the system's name on the command
/// line, in the window and in the catalogues. The argument is a macro that gets the list.
#[macro_export]
macro_rules! with_systems {
    ($use:ident) => {
        $use! {
            /// Players start with a score that follows from their rank (R12).
            McMahon = "mcmahon" in mcmahon,
            /// Everyone starts with a score of zero (R64).
            Swiss = "swiss" in swiss,
            /// Everyone meets everyone, by the circle method (R66).
            RoundRobin = "round-robin" in round_robin,
            /// Equal scores meet, ordered by numbers drawn by lot: the score pairing system (R56-R59).
            ScorePairing = "score-pairing" in score_pairing,
            /// A knock-out of its own: only the games of the main table are played (R60).
            Knockout = "knock-out" in knockout,
            /// Two linked tables: a player who loses in the winners' table goes on in the losers' table, and is out after a second
            /// loss (R61).
            DoubleElimination = "double-elimination" in double_elimination,
            /// A Swiss whose first players play a knock-out in the last rounds, while all others go on (R67).
            SwissKnockout = "swiss-knock-out" in swiss_knockout,
            /// Everyone meets everyone in each zone, then the best of each zone play a knock-out (R63).
            Zones = "zones" in zones,
            /// Nobody is out: players with the same sequence of results meet (R62).
            GeneralisedKnockout = "generalised-knock-out" in generalised_knockout,
            /// A Swiss within each division by rank (R65).
            ZonedSwiss = "zoned-swiss" in zoned_swiss,
            /// Any two may play at any time, and nothing is paired (R69).
            SelfPairing = "self-pairing" in self_pairing,
            /// A Swiss for beginners: handicap on small boards, and players without a win meet (R71).
            Novices = "novices" in novices,
            /// A ladder with rungs: a win moves up, a loss down, and any two may play at any time (R70).
            ClubLadder = "club-ladder" in club_ladder,
            /// Everyone meets everyone of their division over months, on dates of their own (R66).
            League = "league" in league,
        }
    };
}

macro_rules! systems {
    ($($(#[$about:meta])* $system:ident = $word:literal in $file:ident,)+) => {
        /// How a competition is paired.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
        pub enum System {
            $($(#[$about])* $system,)+
        }

        impl System {
            /// All systems, the usual ones first.
            pub const ALL: &'static [System] = &[$(System::$system,)+];

            /// Returns the facts that its rules file states.
            pub fn rules(self) -> &'static SystemRules {
                match self {
                    $(System::$system => &$file::RULES,)+
                }
            }

            /// Returns its name on the command line and in catalogues.
            pub fn word(self) -> &'static str {
                match self {
                    $(System::$system => $word,)+
                }
            }
        }
    };
}

with_systems!(systems);

impl System {
    /// Returns the score that pairing and standings use first.
    pub fn main_score(self) -> ScoreBasis {
        self.rules().main_score
    }

    /// Whether teams can play it.
    pub fn allows_teams(self) -> bool {
        self.rules().allows_teams
    }

    /// Whether players start with a score that follows from their rank (R12).
    pub fn starts_by_rank(self) -> bool {
        self.rules().starts_by_rank
    }

    /// Whether everyone meets everyone by the circle method (R66).
    pub fn everyone_meets(self) -> bool {
        self.rules().circle == Some(Circle::Everyone)
    }

    /// Whether lots deal the players into zones, in each of which everyone meets everyone (R63).
    pub fn has_zones(self) -> bool {
        self.rules().circle == Some(Circle::Zones)
    }

    /// Whether numbers are drawn by lot, which decide where scores are equal (R57).
    pub fn draws_numbers(self) -> bool {
        self.rules().draws_numbers
    }

    /// Whether players with the same sequence of results meet (R62).
    pub fn pairs_by_sequence(self) -> bool {
        self.rules().pairs_by_sequence
    }

    /// Whether the members play in divisions by their numbers (R66).
    pub fn has_divisions(self) -> bool {
        self.rules().has_divisions
    }

    /// Whether the members stand on rungs (R70).
    pub fn has_rungs(self) -> bool {
        self.rules().has_rungs
    }

    /// Whether the competition has a knock-out of its own, the main table, besides those of age categories.
    pub fn has_main_table(self) -> bool {
        self.rules().main_table.is_some()
    }

    /// Whether a player of the main table goes on after a loss (R61).
    pub fn allows_a_loss(self) -> bool {
        matches!(self.rules().main_table, Some(MainTable::Everyone { losses: 2.. }))
    }

    /// Whether the circle or the main table sets games before any pairing.
    pub fn sets_games(self) -> bool {
        self.fixes_all_games() || self.everyone_meets()
    }

    /// Whether the system fixes all games, so that a player without one rests.
    pub fn fixes_all_games(self) -> bool {
        self.rules().fixes_all_games
    }

    /// Returns what a win counts where scores are shown (R59).
    pub fn shown_points_per_win(self) -> i32 {
        self.rules().shown_points_per_win
    }

    /// Whether players choose their opponents and times of play (R69, R70).
    pub fn is_free(self) -> bool {
        self.rules().is_free
    }

    /// Returns the highest number of a round: of the rounds that are paired, or of those that store free games, which is the most
    /// games that a player may have.
    pub fn last_round(self) -> RoundNumber {
        if self.is_free() { MOST_FREE_GAMES } else { Rounds::LAST }
    }
}
