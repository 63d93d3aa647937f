//! Why a bundle is refused: one sentence each.

use thiserror::Error;

use crate::signing::Untrusted;

/// A bundle that cannot be taken.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BundleError {
    /// No ZIP, or a broken one.
    #[error("This is not a bundle ({0}): choose the file that `export --as bundle` wrote.")]
    NotABundle(String),
    /// Beyond the caps that keep a hostile file from exhausting the machine.
    #[error("The bundle is refused because {0}: no event looks like this.")]
    Hostile(String),
    /// A newer version's.
    #[error("The bundle has version {found} and this program reads versions up to {known}: use a newer program.")]
    Newer {
        /// The bundle's version.
        found: u32,
        /// The newest that is known.
        known: u32,
    },
    /// A file is not what the manifest says.
    #[error(
        "The file {0} in the bundle is not what was signed: it was changed on its way, so ask the organiser for it again."
    )]
    Changed(String),
    /// A file is missing that cannot be erased.
    #[error("The bundle lacks {0}: ask the organiser for it again.")]
    Missing(String),
    /// A personal field does not fit its hash.
    #[error("Player {player} of the bundle has another {field} than was signed: ask the organiser for it again.")]
    Person {
        /// The player's key in the bundle.
        player: i64,
        /// The field.
        field: String,
    },
    /// What it says does not make sense.
    #[error("The bundle contradicts itself ({0}): ask the organiser to issue it again.")]
    Contradiction(String),
    /// Signature or key.
    #[error(transparent)]
    Untrusted(#[from] Untrusted),
}
