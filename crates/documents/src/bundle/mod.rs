//! The bundle of the open event, for the tour (R82).

mod certificates;
mod collect;
mod issue;
mod stages;

pub use issue::{Issued, issue};
