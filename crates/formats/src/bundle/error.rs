//! Why a bundle is refused.

use messages::{Explain, Message, explained, message};

use crate::signing::Untrusted;

/// A bundle that cannot be read or trusted. Reasons and problems are whole sentences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BundleError {
    /// Not a ZIP archive, a damaged one, or without a valid manifest; the reason.
    NotABundle(Message),
    /// Beyond the limits that keep a hostile file from exhausting the machine; the exceeded limit.
    Hostile(Message),
    /// Written by a newer version of the program.
    Newer {
        /// The bundle's version.
        found: u32,
        /// The newest known version.
        known: u32,
    },
    /// A file differs from the one in the signed manifest.
    Changed(String),
    /// A file is missing that cannot be erased.
    Missing(String),
    /// A personal field does not match its hash.
    Person {
        /// The player's key in the bundle.
        player: i64,
        /// The field.
        field: String,
    },
    /// The data is inconsistent; the problem.
    Contradiction(Message),
    /// The signature or the key is not valid.
    Untrusted(Untrusted),
}

impl Explain for BundleError {
    fn message(&self) -> Message {
        match self {
            BundleError::NotABundle(reason) => message!("bundle-not-a-bundle", reason = reason.clone()),
            BundleError::Hostile(reason) => message!("bundle-hostile", reason = reason.clone()),
            BundleError::Newer { found, known } => message!("bundle-newer", found = *found, known = *known),
            BundleError::Changed(file) => message!("bundle-changed", file),
            BundleError::Missing(file) => message!("bundle-missing", file),
            BundleError::Person { player, field } => {
                message!("bundle-person", player = player.to_string(), field)
            }
            BundleError::Contradiction(problem) => message!("bundle-contradiction", problem = problem.clone()),
            BundleError::Untrusted(untrusted) => untrusted.message(),
        }
    }
}

explained!(BundleError);

impl From<Untrusted> for BundleError {
    fn from(untrusted: Untrusted) -> BundleError {
        BundleError::Untrusted(untrusted)
    }
}
