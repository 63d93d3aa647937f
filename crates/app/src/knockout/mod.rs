//! The knock-outs: drawing, verifying, and how they stand (R24-R37).

mod ceremony;
mod document;
mod draw;
mod list;
mod plan;
mod verify;
mod view;

pub use ceremony::{ViewCeremony, ceremony};
pub use document::{BoxLine, GameLine, RoundLine, TableDocument, document};
pub use draw::{DrawKnockout, draw};
pub use list::{ExcludedLine, ListLine, ListView, SizeLine, list};
pub use plan::plan;
pub use verify::{Verified, verify};
pub use view::{table_view, view};

pub(crate) use document::{how_word, mark};
pub(crate) use draw::category;
pub(crate) use view::{fitting_size, full_name, listed};

use domain::knockout::{eligible, first_round, lines_for};
use domain::{Category, Competition, RoundNumber, Tournament};

/// The categories whose table would begin in `round` or earlier and that are not drawn yet.
/// A category with fewer than two players has no table.
pub(crate) fn to_draw(tournament: &Tournament, competition: &Competition, round: RoundNumber) -> Vec<Category> {
    let waits = |category: &Category| {
        let drawn = tournament.table_of(competition.id, *category).is_some();
        if drawn || tournament.final_of(competition.id, *category).is_some() {
            return false;
        }
        let size = fitting_size(eligible(tournament, competition.id, *category).list.len(), competition.rounds);
        let begins = lines_for(size as usize).and_then(|lines| first_round(lines, competition.rounds));
        begins.is_ok_and(|first| first <= round)
    };
    if !competition.knockouts {
        return Vec::new();
    }
    tournament.event.ages.categories.iter().copied().filter(waits).collect()
}
