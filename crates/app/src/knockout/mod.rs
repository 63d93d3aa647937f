//! The knock-outs: drawing, verifying, and how they stand (R24-R37).

mod ceremony;
mod decide;
mod document;
mod draw;
mod labels;
mod list;
mod order;
mod plan;
mod qualify;
mod replace;
mod verify;
mod view;

pub use ceremony::{ViewCeremony, ceremony};
pub use decide::{DecideKnockout, decide};
pub use document::{BoxLine, GameLine, RankedLine, RoundLine, TableDocument, document};
pub use draw::{DrawKnockout, category, draw};
pub use labels::{full_name, how_word, mark};
pub use list::{ExcludedLine, ListLine, ListView, SizeLine, list};
pub use plan::{
    CandidateView, CeremonyView, ExcludedView, LotView, PlanEffectView, PlanLineView, PlanView, SizeView, fitting_size,
    plan,
};
pub use qualify::{PlanQualifying, plan_qualifying};
pub(crate) use replace::after_withdrawal;
pub use replace::{ReplaceInKnockout, replace};
pub use verify::{Verified, verify};
pub use view::{
    BoxView, CategoryView, ChoiceView, DrawView, KnockoutGameView, KnockoutRoundView, KnockoutTableView, KnockoutsView,
    ListedView, QualifyingSectionView, QualifyingView, RankedView, SubTableView, listed, table_view, view,
};

use domain::knockout::{eligible, first_round, lines_for};
use domain::{Category, Competition, RoundNumber, Tournament};

/// The categories whose table would begin in `round` or earlier and that are not drawn yet.
/// A category with fewer than two players has no table.
pub fn to_draw(tournament: &Tournament, competition: &Competition, round: RoundNumber) -> Vec<Category> {
    let waits = |category: &Category| {
        let drawn = tournament.table_of(competition.id, *category).is_some();
        if drawn || tournament.final_of(competition.id, *category).is_some() {
            return false;
        }
        let planned = tournament.qualifying_of(competition.id, *category).map(|stage| stage.lines);
        let listed = || eligible(tournament, competition.id, *category).list.len();
        let size = planned.unwrap_or_else(|| fitting_size(listed(), competition.rounds));
        let begins = lines_for(size as usize).and_then(|lines| first_round(lines, competition.rounds));
        begins.is_ok_and(|first| first <= round)
    };
    let has_one =
        |category: &Category| competition.knockouts || tournament.qualifying_of(competition.id, *category).is_some();
    tournament.event.ages.categories.iter().copied().filter(has_one).filter(waits).collect()
}
