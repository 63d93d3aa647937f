//! The referee's desk: calculations that need no event, and the round's clocks (R73, R75, R76, R78, R79).

mod calculators;
mod reasons;

pub use calculators::{ClassView, ClockView, LatenessView, clock, egf_class, lateness};
pub use reasons::{ClassRequest, ClockRequest, LatenessRequest, RatedTimes, view_class, view_clock, view_lateness};
