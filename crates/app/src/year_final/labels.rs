//! Words of the Final: rest plans, jigo values, phases, game states and titles.

use domain::knockout::State;
use domain::model::year_final::{FinalGroup, RestPlan, YearFinal};
use domain::year_final::{OrderCriterion, Phase};

use crate::vocabulary;
use crate::vocabulary::RestChoice;

vocabulary! {
    /// The rest plan of a drawn Final (R54).
    pub enum RestPlanName = RestPlan {
        /// The best ranked players play two games a day.
        BestRanked = "best_ranked",
        /// Lots decide.
        Lots = "lots",
        /// The first round is played on the eve.
        Eve = "eve",
        /// The groups are even and nobody rests longer than others.
        Balanced = "balanced",
    }
}

vocabulary! {
    /// A part of the Final.
    pub enum FinalPhase = Phase {
        /// The groups.
        Group = "group",
        /// The semi-finals.
        SemiFinals = "semi_finals",
        /// The finals for every place.
        Finals = "finals",
    }
}

vocabulary! {
    /// The criterion that separates a player from the next one in the group (R51).
    pub enum DecidedBy = OrderCriterion {
        /// The wins.
        Wins = "wins",
        /// The game between the two.
        DirectGame = "direct_game",
        /// The entry position.
        EntryPosition = "entry_position",
        /// The jigo ladder of their game.
        Ladder = "ladder",
        /// No criterion: they are tied.
        Nothing = "nothing",
    }
}

vocabulary! {
    /// A player's result against another player of the group.
    pub enum GroupResult {
        /// Won, also without a game.
        Won = "+",
        /// Lost, also without a game.
        Lost = "-",
        /// Drawn.
        Jigo = "=",
        /// Not known yet, or against themselves.
        Open = "",
    }
}

vocabulary! {
    /// The state of a game of the Final.
    pub enum FinalGameState {
        /// A player is not known yet.
        Waiting = "waiting",
        /// Both players are known; the game is not paired.
        Due = "due",
        /// The game is paired and has no agreed result.
        Running = "running",
        /// The game ended in a jigo that needs a ladder.
        Ladder = "ladder",
        /// The game of a group ended in a jigo.
        Jigo = "jigo",
        /// The game was paired for players other than those who advanced.
        Invalidated = "invalidated",
        /// The game has a winner.
        Won = "won",
        /// Nobody can win the game.
        Vacant = "vacant",
    }
}

impl From<RestChoice> for RestPlan {
    fn from(choice: RestChoice) -> RestPlan {
        match choice {
            RestChoice::Best => RestPlan::BestRanked,
            RestChoice::Lots => RestPlan::Lots,
            RestChoice::Eve => RestPlan::Eve,
        }
    }
}

impl FinalGameState {
    /// Returns the state of a game in a phase: a drawn game of a group needs no ladder.
    pub(super) fn of(state: State, phase: Phase) -> FinalGameState {
        match state {
            State::Waiting => FinalGameState::Waiting,
            State::Due => FinalGameState::Due,
            State::Running => FinalGameState::Running,
            State::Drawn if phase == Phase::Group => FinalGameState::Jigo,
            State::Drawn => FinalGameState::Ladder,
            State::Invalidated => FinalGameState::Invalidated,
            State::Won { .. } => FinalGameState::Won,
            State::Vacant => FinalGameState::Vacant,
        }
    }
}

/// Returns the title of a game of the Final: `GR`, `SF12` or `1-2` (R52). `index` counts the games of a round from 0.
pub fn title(year_final: &YearFinal, phase: Phase, index: usize) -> String {
    let size = year_final.group_size();
    match phase {
        Phase::Group => FinalGroup::BOTH[usize::from(index >= size / 2)].to_string(),
        Phase::SemiFinals => {
            let (one, other) = match index {
                last if last + 1 == size && !size.is_multiple_of(2) => (size, size),
                upper if upper.is_multiple_of(2) => (upper + 1, upper + 2),
                lower => (lower + 1, lower),
            };
            format!("SF{one}{other}")
        }
        Phase::Finals => format!("{}-{}", 2 * index + 1, 2 * index + 2),
    }
}
