//! The commands of the window by name, with the types of request and response, over an open event and an open tour book.

mod commands;
mod declarations;
pub mod demo;
mod hall_query;
mod tour_commands;
mod workspace;

pub use commands::{command_names, declare_commands, dispatch, dispatch_event, only_reads};
pub use declarations::Declarations;
pub use hall_query::hall_query;
pub use workspace::Workspace;
