//! The commands of the window by name, with the types of request and response, over an open event and an open tour book.

mod answers;
mod commands;
pub mod demo;
mod hall_query;
mod tour_commands;
mod workspace;

pub use answers::export_answers;
pub use commands::{dispatch, dispatch_event, export_types, only_reads};
pub use hall_query::hall_query;
pub use workspace::Workspace;
