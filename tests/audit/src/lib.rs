//! The audit: random whole events, played through the table of commands that the window uses. After every operation the
//! views are compared with what [`recompute`] computes from the facts. The same seed gives the same event.

pub mod actions;
pub mod basis;
pub mod begin;
pub mod chance;
pub mod compare;
pub mod generate;
pub mod kept;
mod origins;
pub mod read_facts;
pub mod referee;
pub mod run;
pub mod shown;
pub mod tour;
pub mod validity;
