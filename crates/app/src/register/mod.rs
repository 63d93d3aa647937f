//! The register: entries, lists, pink slips, closing (R6, R7, R8).

mod add;
mod add_rated;
mod bar;
mod change;
mod close;
mod closing_checklist;
mod closing_rematches;
mod draw_seed;
mod fixed_boards;
mod import_list;
mod import_seeds;
mod known;
mod late;
mod list_form;
mod lower_sleeper;
mod newcomers;
mod pairs;
mod preview_list;
mod read_list;
mod same_person;
mod set_paid;
mod set_status;
mod similar;
mod slips;
mod view;

pub use crate::operation::{
    AddPair, AddSlip, ChangeDrawSeed, ChangeEntry, ChangePair, CloseRegister, ColumnChoice, EntryFields, FieldEdit,
    ImportList, ListForm, LowerSleeper, PartnerFields, RefuseSlip, SetBar, SetEntryStatus, SetPaid, SlipRequest,
};
pub use add::add;
pub(crate) use add::refuse_twice;
pub use add_rated::{AddRated, add_rated};
pub use bar::set_bar;
pub use change::change;
pub(crate) use close::number_missing;
pub use close::{close_register, close_register_with};
pub use closing_checklist::{BarRankView, ClosingView, DoubleView, StrengthView, TeamCountView, closing};
pub use draw_seed::{acts_that_drew, change_draw_seed};
pub(crate) use draw_seed::{seed_drawn, set_at_closing};
pub use import_list::{ListImported, import_list};
pub(crate) use import_list::{accept, add_listed, left_lines, listed};
pub use import_seeds::{ImportSeeds, SeedsImported, import_seed_file, import_seeds};
pub(crate) use known::Known;
pub(crate) use late::take_late_place;
pub use lower_sleeper::lower_sleeper;
pub(crate) use newcomers::players_of;
pub use pairs::{PairEntered, PairView, add_pair, change_pair};
pub(crate) use pairs::{check_pair_rules, follow_rules, next_person, take};
pub use preview_list::{ColumnMeaning, ListColumnView, ListLineView, ListPreview, PreviewList, preview_list};
pub(crate) use read_list::KnownList;
pub(crate) use same_person::KnownPeople;
pub use set_paid::set_paid;
pub use set_status::{registered_elsewhere, set_status};
pub use similar::{FindSimilar, find_similar};
pub use slips::{SeatView, SlipChangeView, SlipView, SlipsView, add_slip, apply_slip, refuse_slip, slips};
pub use view::{EntryView, LevyView, RegisterView, view};

use domain::{EntryId, Tournament};
use messages::message;
use session::{AppError, Result};

/// Returns the index of an entry in the snapshot.
///
/// # Errors
/// The entry does not exist.
fn position(tournament: &Tournament, id: EntryId) -> Result<usize> {
    tournament
        .entries
        .binary_search_by_key(&id, |e| e.id)
        .map_err(|_| AppError::not_found(message!("entry-unknown", id = id.0)))
}
