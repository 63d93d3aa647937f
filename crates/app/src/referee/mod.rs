//! The referee's desk: calculations that need no event, the clocks of a round, adjourned games and delays (R73, R75, R76, R78,
//! R79).

mod adjourn;
mod adjournments;
mod board_at;
mod calculators;
mod clock_times;
mod delays;
mod late;
mod moments;
mod reasons;
mod round_clock;
#[cfg(test)]
mod tests;

pub use crate::operation::{
    AdjournGame, CountsAsView, LateArrival, LateSeat, NewStart, PublishTimes, ResumeGame, RoundBoard, SetRoundClock,
};
pub use adjourn::{adjourn, remove_adjournment, resume};
pub(crate) use adjournments::assumed_in;
pub use adjournments::{AdjournedState, AdjournedView, AdjournmentsView, OpenBoardView, view_adjournments};
pub use calculators::{ClassView, ClockView, LatenessView, clock, egf_class, lateness};
pub use clock_times::set_round_clock;
pub(crate) use clock_times::{note_end, note_start};
pub use delays::{DelayLine, DelaysView, RunningGame, publish_times, view_delays};
pub use late::{clear_late, forfeit_late, mark_arrived, mark_late};
pub use moments::clock_text;
pub use reasons::{ClassRequest, ClockRequest, LatenessRequest, RatedTimes, view_class, view_clock, view_lateness};
pub use round_clock::{LateBoardView, LatePlayerView, PresenceView, RoundClockView, ViewRoundClock, view_round_clock};
