//! Automatic copies of the event file: listing and restoring them, the second folder, saving under another name, and
//! salvaging a damaged file.
//!
//! Copies go to the program's own folder and to a second folder, if one is set. Only a copy on another device survives a
//! device that loses data it claimed to have saved.

mod restore;
mod salvage;
mod save_as;
mod second_folder;
mod view;

pub use crate::operation::SaveAs;
pub use restore::{RestoreCopy, restore};
pub use salvage::{SalvageEvent, salvage};
pub use save_as::{SavedAs, save_as};
pub use second_folder::{SetSecondFolder, set_second_folder};
pub use view::{CopiesView, CopyFolderView, CopyView, SalvagedView, view};
