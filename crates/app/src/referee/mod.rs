//! The referee's desk (R72-R78).

mod calculators;

pub use calculators::{ClassView, ClockView, LatenessView, clock, egf_class, lateness};
