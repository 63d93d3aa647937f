//! The knock-outs: planning, drawing, replacing, deciding, verifying and showing them (R24-R37).

mod ceremony;
mod choice;
mod decide;
mod document;
mod draw;
mod freeze;
mod labels;
mod list;
mod order;
mod own_reason;
mod plan;
mod qualify;
mod replace;
mod verify;
mod view;

pub use crate::operation::{DecideKnockout, DrawKnockout, PlanQualifying, ReplaceInKnockout};
pub use ceremony::{ViewCeremony, ceremony};
pub use choice::ChoiceView;
pub use decide::decide;
pub use document::{BoxLine, GameLine, RankedLine, RoundLine, TableDocument, document};
pub use draw::{category, draw};
pub(crate) use draw::{check_no_circle, follow_main_table};
pub use freeze::freeze;
pub use labels::{AdvancedBy, BoxGroup, KnockoutGameState, full_name, mark};
pub use list::{ExcludedLine, ListLine, ListView, SizeLine, list};
pub(crate) use own_reason::OwnReason;
pub use own_reason::shown_reason;
pub use plan::{
    CandidateView, CeremonyView, ExcludedView, LotView, PlanEffectView, PlanLineView, PlanView, SizeView, plan,
};
pub use qualify::plan_qualifying;
pub(crate) use replace::after_withdrawal;
pub use replace::replace;
pub use verify::{Verified, verify};
pub use view::{
    BoxView, CategoryView, DrawView, KnockoutGameView, KnockoutRoundView, KnockoutTableView, KnockoutsView, ListedView,
    QualifyingSectionView, QualifyingView, RankedView, SubTableView, listed, table_view, view,
};

use domain::knockout::lines_for;
use domain::model::knockout_table::KnockoutTable;
use domain::systems::main_table::{self, eligible};
use domain::{Category, Competition, EntryId, RoundNumber, Tournament};
use messages::message;
use session::{AppError, Result};

/// Returns the categories whose table would begin in `round` or earlier and is not drawn yet. A category with fewer than two
/// players has no table.
pub fn to_draw(tournament: &Tournament, competition: &Competition, round: RoundNumber) -> Vec<Category> {
    let is_due = |category: &Category| {
        let drawn = tournament.table_of(*category).is_some();
        if drawn || tournament.final_of(*category).is_some() {
            return false;
        }
        let planned = tournament.qualifying_of(*category).map(|stage| stage.lines);
        let players = || eligible(tournament, *category).list.len();
        let size = planned.unwrap_or_else(|| main_table::size(competition, *category, players()));
        let begins = lines_for(size as usize);
        let begins = begins.and_then(|lines| main_table::first_round(tournament, competition, *category, lines));
        begins.is_ok_and(|first| first <= round)
    };
    let has_knockout = |category: &Category| {
        *category == Category::EVERYONE || competition.knockouts || tournament.qualifying_of(*category).is_some()
    };
    main_table::categories(tournament, competition).into_iter().filter(has_knockout).filter(is_due).collect()
}

/// Returns the drawn table of a category.
fn drawn_table(tournament: &Tournament, category: Category) -> Result<&KnockoutTable> {
    let not_drawn = || AppError::not_found(message!("ko-not-drawn", category));
    tournament.table_of(category).ok_or_else(not_drawn)
}

/// Returns the error for an entry that is not in a category's list.
fn not_eligible(tournament: &Tournament, entry: EntryId) -> AppError {
    let name = tournament.entry(entry).map_or_else(|| format!("#{}", entry.0), |e| e.player.list_name());
    AppError::bad_input(message!("ko-not-eligible", name))
}
