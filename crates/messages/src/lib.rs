//! What the program says: messages as an id with arguments, and the catalogues in `assets/messages` that turn them
//! into text in the user's language.
//!
//! The crates below the window and the command line return [`Message`]s and never sentences. Error enums implement
//! [`Explain`]; [`explained!`] derives `Display` and `Error` from it, in English, for logs and tests.

mod catalogue;
pub mod cause;
mod language_choice;
mod languages;
mod message;

pub use catalogue::{BETWEEN_LANGUAGES, Catalogue, English, LanguageError, Value, Words};
pub use language_choice::{LanguageChoice, LanguageCode};
pub use message::{Argument, Explain, Message};
