//! Operations: their names and the types of their inputs, which the journal stores. Each crate of use cases lists its own with
//! [`operations!`](crate::operations).

use messages::{cause, message};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use store::JournalEntry;

use crate::error::{AppError, Result};
use crate::file_handle::read_from_journal;

/// An operation, as a type.
pub trait Operation {
    /// Its name, which is stored in files and never changes.
    const NAME: &'static str;

    /// Whether an automatic copy is made after it, even if the last copy is recent.
    const ALWAYS_COPIED: bool = false;

    /// Its input, as the journal stores it. Inputs of earlier versions must stay readable: a new field has a default, and a
    /// renamed field an alias.
    type Input: Serialize + DeserializeOwned;
}

/// Returns the input of an entry of the operation `O`; `None` for entries of other operations, and for inputs that this version
/// cannot read.
pub fn input_of<O: Operation>(entry: &JournalEntry) -> Option<O::Input> {
    (entry.operation == O::NAME).then(|| read_from_journal(&entry.input)).flatten()
}

/// Returns an input as the journal stores it.
///
/// # Errors
/// It cannot be JSON.
pub fn stored(input: &impl Serialize) -> Result<Value> {
    serde_json::to_value(input)
        .map_err(|error| AppError::internal(message!("request-not-json", reason = cause::of_json(&error))))
}

/// Defines the operations of a crate, each in one line with its name in the journal and the type of its input:
/// `operations! { /// Their names. pub enum Name; /// Start a round. StartRound = "start_round": RoundRequest; }`.
///
/// Makes the module `op` with a type for each operation, the enum `Input` with their inputs, and the enum of their names. `always_copied` after the input
/// sets [`Operation::ALWAYS_COPIED`](crate::Operation::ALWAYS_COPIED).
#[macro_export]
macro_rules! operations {
    ($(#[$about_names:meta])* pub enum $names:ident; $($(#[$about:meta])* $name:ident = $word:literal: $input:ty $(, $copied:ident)?;)+) => {
        /// The operations as types.
        pub mod op {
            $(
                $(#[$about])*
                #[derive(Debug, Clone, Copy)]
                pub struct $name;
            )+
        }

        $(
            impl $crate::Operation for op::$name {
                const NAME: &'static str = $word;
                $($crate::operations!(@$copied);)?
                type Input = $input;
            }
        )+

        $(#[$about_names])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, ::serde::Serialize, ::ts_rs::TS)]
        pub enum $names {
            $($(#[$about])* #[serde(rename = $word)] $name,)+
            /// The store migrated the file from an earlier format.
            #[serde(rename = "migrate")]
            Migrate,
            /// The store recovered the file from a damaged one.
            #[serde(rename = "salvage")]
            Salvage,
            /// An operation of a newer version.
            #[serde(rename = "unknown")]
            Unknown,
        }

        impl $names {
            /// Returns the operation with this name in a journal.
            pub fn of(name: &str) -> $names {
                match name {
                    $($word => $names::$name,)+
                    "migrate" => $names::Migrate,
                    "salvage" => $names::Salvage,
                    _ => $names::Unknown,
                }
            }

            /// Returns the name.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $($names::$name => $word,)+
                    $names::Migrate => "migrate",
                    $names::Salvage => "salvage",
                    $names::Unknown => "unknown",
                }
            }
        }

        impl ::std::fmt::Display for $names {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.as_str())
            }
        }

        /// The input of an operation, read from the journal.
        #[derive(Debug, Clone)]
        #[allow(clippy::large_enum_variant, reason = "an input is read and dropped")]
        pub enum Input {
            $($(#[$about])* $name($input),)+
        }

        impl Input {
            /// The names of all operations in the journal.
            pub const NAMES: &'static [&'static str] = &[$($word),+];

            /// Returns the input of an entry. Returns `None` for the store's own entries, such as a migration, for operations of
            /// a newer version, and for inputs that this version cannot read.
            pub fn of(entry: &::store::JournalEntry) -> Option<Input> {
                match entry.operation.as_str() {
                    $($word => $crate::operation::input_of::<op::$name>(entry).map(Input::$name),)+
                    _ => None,
                }
            }
        }
    };
    (@always_copied) => {
        const ALWAYS_COPIED: bool = true;
    };
}
