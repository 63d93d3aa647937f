//! The referee's desk: calculations that need no event, the round's clocks, and cases (R72-R79).

mod calculators;
mod reasons;

pub use calculators::{ClassView, ClockView, LatenessView, clock, egf_class, lateness};
pub use reasons::{ClassRequest, ClockRequest, LatenessRequest, RatedTimes, view_class, view_clock, view_lateness};
