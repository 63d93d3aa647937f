//! The register: entries, lists, closing (R6, R7).

mod add;
mod add_rated;
mod bar;
mod change;
mod close;
mod closing;
mod import_list;
mod lower_sleeper;
mod set_status;
mod slips;
mod view;

pub use add::{EntryFields, add};
pub use add_rated::{AddRated, add_rated};
pub use bar::{SetBar, set_bar};
pub use change::{ChangeEntry, change};
pub use close::close_register;
pub use closing::closing;
pub use import_list::{ImportList, ListImported, import_list};
pub use lower_sleeper::{LowerSleeper, lower_sleeper};
pub use set_status::{SetEntryStatus, set_status};
pub use slips::{AddSlip, RefuseSlip, SlipRequest, add_slip, apply_slip, refuse_slip, slips};
pub use view::view;

pub(crate) use import_list::add_listed;
