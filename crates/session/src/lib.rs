//! The core of all use cases of events and of the tour book: the open file with its snapshot, the only way to change it,
//! errors, and the environment (clock, randomness, user, files).

pub mod about;
pub mod atomic_file;
pub mod automatic_copies;
pub mod delivery;
mod earlier_states;
pub mod entry_index;
pub mod environment;
pub mod error;
pub mod event_session;
pub mod fields;
pub mod file_handle;
pub mod invalidated_games;
mod known_deliveries;
mod last_change;
pub mod mutation;
pub mod operation;
pub mod own_folder;
pub mod portable;
mod published_event;
pub mod rating_list;
pub mod read_file;
pub mod seasons;
pub mod signing_key;
pub mod spooler;

pub use delivery::Delivery;
pub use environment::{Environment, FixedEnvironment, SystemEnvironment};
pub use error::{AppError, ErrorCode, Result};
pub use event_session::EventSession;
pub use file_handle::{FileHandle, FileHandles};
pub use mutation::{DataTopic, Mutation};
pub use operation::Operation;
