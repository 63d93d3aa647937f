//! Drawmaster's use cases: one verb a file, over one open event. The window and the command line are thin on top.
//!
//! A [`EventSession`] holds the open event. Whatever changes it goes through one transaction with its journal entry; whatever
//! is asked of it is answered by a view made for one screen.

pub mod bundle;
mod certified;
pub mod check;
mod commands;
pub mod copies;
pub mod demo;
mod desk;
pub mod endorse;
mod entry_index;
pub mod event;
pub mod exchange;
mod failure;
mod fields;
mod files;
pub mod group_final;
mod hall;
pub mod history;
mod host;
mod keep;
pub mod key;
pub mod knockout;
pub mod ladder;
mod operation;
mod overtaken;
mod paper;
pub mod points;
mod rating_list;
pub mod ratings;
pub mod register;
mod rehearse;
pub mod round;
pub mod seasons;
pub mod simulate;
mod stale;
pub mod standings;
pub mod tour;
mod tour_desk;
pub mod views;
mod words;
mod write;

pub use commands::{dispatch, export_types, only_reads};
pub use desk::EventSession;
pub use domain::text::harmless;
pub use failure::{ErrorCode, AppError, Outcome};
pub use hall::look;
pub use host::{Environment, FixedEnvironment, SystemEnvironment, ProgressEnvironment};
pub use operation::Operation;
pub use stale::{Mutation, DataTopic};
