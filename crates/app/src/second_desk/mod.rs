//! A second desk: a copy of the event file that follows the first desk by its journal, and takes over if the first desk fails.

mod entries;
mod promote;
mod proof;

pub use crate::operation::Promotion;
pub use entries::{FollowAnswer, Followed, Follower, entries, follower};
pub use promote::{Promoted, promote, take_over};
pub use proof::{DeskKey, Question};
