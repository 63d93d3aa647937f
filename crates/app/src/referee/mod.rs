//! The referee's desk: officials, the case book, guides through irregularities, the round's clocks, adjourned games, the timetable
//! against reality, and calculators (R72-R79).

mod adjourn;
mod adjournments;
mod articles;
mod board_at;
mod calculators;
mod cases;
mod clock_times;
mod delays;
mod late;
mod moments;
mod officials;
mod reasons;
mod round_clock;
mod running;
#[cfg(test)]
mod tests;

pub use crate::operation::{
    AdjournGame, CountsAsView, LateArrival, LateSeat, NewStart, PublishTimes, ResumeGame, RoundBoard, SetRoundClock,
};
pub use adjourn::{adjourn, remove_adjournment, resume};
pub use adjournments::{AdjournedState, AdjournedView, AdjournmentsView, OpenBoardView, view_adjournments};
pub use articles::{ArticleView, set_article_text, view_articles};
pub use calculators::{ClassView, ClockView, LatenessView, clock, egf_class, lateness};
pub use cases::*;
pub use clock_times::set_round_clock;
pub use delays::{DelayLine, DelaysView, publish_times, view_delays};
pub use late::{clear_late, forfeit_late, mark_arrived, mark_late};
pub(crate) use moments::moment_near;
pub use moments::{clock_text, seconds as clock_seconds};
pub use officials::{
    InvolvedView, OfficialView, OfficialsView, SeatTaken, add_official, change_official, remove_official,
    view_officials,
};
pub use reasons::{ClassRequest, ClockRequest, LatenessRequest, RatedTimes, view_class, view_clock, view_lateness};
pub use round_clock::{LateBoardView, LatePlayerView, PresenceView, RoundClockView, ViewRoundClock, view_round_clock};
pub use running::RunningGame;
