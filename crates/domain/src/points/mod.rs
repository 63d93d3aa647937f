//! The tour's points: the points of an event (R42-R45), the race to the Final (R48) and
//! badges (R49). The numbers come from the season rules, which are data (R84).

mod badges;
mod event;
mod no_points;
mod race;
mod season;

#[cfg(test)]
mod tests;

pub use badges::{BADGES, badges};
pub use event::{GameOutcome, PlayerPoints, PointSource, Source, of_event};
pub use no_points::NoPoints;
pub use race::{Qualified, Racer, qualified, race};
pub use season::{ClassRules, Factors, FinalRules, GamePoints, SeasonFault, SeasonRules, SmallGroup, StagePoints};
