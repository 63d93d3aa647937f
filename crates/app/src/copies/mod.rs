//! Copies of the event file elsewhere: made after each confirmed round and each hour of work, listed with what each holds, and
//! brought back; and what can still be read of a damaged file.
//!
//! They stand in the program's own folder and, if one is set, in a second one on another device: a device that lies about
//! having saved something is survived by a copy elsewhere alone.

mod folders;
mod restore;
mod salvage;
mod save_as;
mod view;

pub use folders::{SetSecondFolder, set_second_folder};
pub use restore::{RestoreCopy, restore};
pub use salvage::{SalvageEvent, salvage};
pub use save_as::{SaveAs, SavedAs, save_as};
pub use view::{CopiesView, CopyFolderView, CopyView, SalvagedView, view};
