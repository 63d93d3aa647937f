//! Knock-outs: the draw, and the progress of a table (R24-R40).

mod box_numbers;
mod carry;
mod ceremony;
mod choice;
mod clashes;
mod double_elimination;
mod draw;
mod due_games;
mod eligible;
mod losers_table;
mod options;
mod places;
mod plan;
mod progress;
mod qualifying;
mod ranking;
mod replace;
mod requalify;
mod seating;
mod second_losses;
mod stage;
mod table_game;
mod verify;

#[cfg(test)]
mod tests;

pub use box_numbers::{
    Group, MOST_LINES, NoTable, box_numbers, first_round, group, lines_for, lot_groups, on_paper, rounds_needed,
    seeds_shown,
};
pub use carry::{CannotCarry, Carried, LaterGames, carry_through, invalidated_games, slot_of, surplus_games};
pub use ceremony::{Lot, ceremony};
pub use choice::{Choice, ChoiceError, SubTable, choose, sub_tables};
pub use draw::draw;
pub use due_games::{Block, DueGame, NotDue, first_round_pairs};
pub use eligible::{Eligible, Excluded, Exclusion, Listed, eligible, entrant};
pub use options::{SizeOption, first_round_gaps, option, options};
pub use places::Places;
pub use plan::{PlanError, first_round_places, most_qualifiers, most_wild_cards, one_field};
pub use progress::{Progress, progress, rounds_on_paper};
pub use qualifying::{
    NoQualifying, QualifyingGame, QualifyingRequest, needs_winner, qualifier_places, qualifying, qualifying_game,
};
pub use replace::{replaced, reseat};
pub use requalify::{Exchange, Requalified, awaits_qualifier, requalified};
pub use second_losses::Origin;
pub use stage::{Reached, RoundName};
pub use table_game::{How, Side, State, TableGame, TableRound};
pub(crate) use table_game::{judge_set, judge_unpaired};
pub use verify::{Unverified, verify};
