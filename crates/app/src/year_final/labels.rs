//! Words of the Final: rest plans, jigo values, phases, game states and titles.

use domain::knockout::State;
use domain::model::year_final::{FinalGroup, JigoValue, RestPlan, YearFinal};
use domain::year_final::{OrderCriterion, Phase};

use crate::vocabulary;

vocabulary! {
    /// A rest plan that a draw can ask for (R54).
    pub enum RestChoice {
        /// The best ranked players play two games a day.
        Best = "best",
        /// Lots decide.
        Lots = "lots",
        /// The first round is played on the eve.
        Eve = "eve",
    }
}

vocabulary! {
    /// The rest plan of a drawn Final (R54).
    pub enum RestPlanName {
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
    /// What a jigo adds to the wins of a group (R51).
    pub enum JigoCounting {
        /// Nothing.
        Nothing = "nothing",
        /// Half a win.
        Half = "half",
        /// A whole win.
        Whole = "whole",
    }
}

vocabulary! {
    /// A part of the Final.
    pub enum FinalPhase {
        /// The groups.
        Group = "group",
        /// The semi-finals.
        SemiFinals = "semi_finals",
        /// The finals for every place.
        Finals = "finals",
    }
}

vocabulary! {
    /// A group of the Final.
    pub enum FinalGroupName {
        /// The green group.
        Green = "GR",
        /// The orange group.
        Orange = "OR",
    }
}

vocabulary! {
    /// The criterion that separates a player from the next one in the group (R51).
    pub enum DecidedBy {
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

impl From<RestPlan> for RestPlanName {
    fn from(plan: RestPlan) -> RestPlanName {
        match plan {
            RestPlan::BestRanked => RestPlanName::BestRanked,
            RestPlan::Lots => RestPlanName::Lots,
            RestPlan::Eve => RestPlanName::Eve,
            RestPlan::Balanced => RestPlanName::Balanced,
        }
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

impl From<JigoValue> for JigoCounting {
    fn from(value: JigoValue) -> JigoCounting {
        match value {
            JigoValue::Nothing => JigoCounting::Nothing,
            JigoValue::Half => JigoCounting::Half,
            JigoValue::Whole => JigoCounting::Whole,
        }
    }
}

impl From<JigoCounting> for JigoValue {
    fn from(counting: JigoCounting) -> JigoValue {
        match counting {
            JigoCounting::Nothing => JigoValue::Nothing,
            JigoCounting::Half => JigoValue::Half,
            JigoCounting::Whole => JigoValue::Whole,
        }
    }
}

impl From<Phase> for FinalPhase {
    fn from(phase: Phase) -> FinalPhase {
        match phase {
            Phase::Group => FinalPhase::Group,
            Phase::SemiFinals => FinalPhase::SemiFinals,
            Phase::Finals => FinalPhase::Finals,
        }
    }
}

impl From<FinalGroup> for FinalGroupName {
    fn from(group: FinalGroup) -> FinalGroupName {
        match group {
            FinalGroup::Green => FinalGroupName::Green,
            FinalGroup::Orange => FinalGroupName::Orange,
        }
    }
}

impl From<FinalGroupName> for FinalGroup {
    fn from(name: FinalGroupName) -> FinalGroup {
        match name {
            FinalGroupName::Green => FinalGroup::Green,
            FinalGroupName::Orange => FinalGroup::Orange,
        }
    }
}

impl From<OrderCriterion> for DecidedBy {
    fn from(criterion: OrderCriterion) -> DecidedBy {
        match criterion {
            OrderCriterion::Wins => DecidedBy::Wins,
            OrderCriterion::DirectGame => DecidedBy::DirectGame,
            OrderCriterion::EntryPosition => DecidedBy::EntryPosition,
            OrderCriterion::Ladder => DecidedBy::Ladder,
            OrderCriterion::Nothing => DecidedBy::Nothing,
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

/// Returns the word of a rest plan in data.
pub fn rests_word(rests: RestPlan) -> &'static str {
    RestPlanName::from(rests).as_str()
}

/// Returns the word of a jigo value in data.
pub fn jigos_word(jigos: JigoValue) -> &'static str {
    JigoCounting::from(jigos).as_str()
}

/// Returns the word of a part of the Final for catalogues.
pub fn phase_word(phase: Phase) -> &'static str {
    FinalPhase::from(phase).as_str()
}
