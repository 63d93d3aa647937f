//! The documents, one file each.

mod bracket;
mod by_name;
mod ko;
mod pairings;
mod register;
mod slips;
mod standings;
mod wall_chart;

pub use by_name::{ByName, Seat};
pub use ko::{Holder, KnockOut, Meeting, Side, TableBox, ThirdPlace, ValueGroup};
pub use pairings::{Aside, Game, Pairings, Section, Why};
pub use register::{Register, Registered};
pub use slips::{Slip, Slips};
pub use standings::{Criterion, Standing, Standings};
pub use wall_chart::{Played, WallChart, WallLine};
