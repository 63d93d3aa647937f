//! The documents, one file each.

mod bracket;
mod ko;
mod pairings;
mod standings;

pub use ko::{Holder, KnockOut, Meeting, Side, TableBox, ThirdPlace, ValueGroup};
pub use pairings::{Aside, Game, Pairings, Section, Why};
pub use standings::{Criterion, Standing, Standings};
