//! `hand-over.json`: statements by which an organiser hands an event over to the key of another one. Each is signed by the old key
//! and names the last bundle, so that it is valid for one event in one state of the tour book.

use domain::EventNumber;
use messages::{Message, message};
use serde::{Deserialize, Serialize};

use super::error::BundleError;
use super::{HAND_OVER_PURPOSE, Manifest, is_hex};
use crate::canonical::canonical;
use crate::signing::{self, KeyPair, PublicKey, Untrusted};

/// The most statements in a bundle.
pub(super) const MOST: usize = 20;

/// A signed statement that another key signs the next bundle of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandOver {
    /// What is signed.
    pub statement: Statement,
    /// The signature of the old key, 128 hexadecimal digits.
    pub signature: String,
}

/// What the old key signs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Statement {
    /// The event's permanent number.
    pub event: EventNumber,
    /// The number of the last bundle before the hand-over.
    pub sequence: u32,
    /// The hash of that bundle.
    pub bundle: String,
    /// The old public key.
    pub from: PublicKey,
    /// The new public key.
    pub to: PublicKey,
}

impl HandOver {
    /// Signs the hand-over to the public key `to` after the bundle with this number and hash.
    ///
    /// # Errors
    /// [`Untrusted::Key`] if `to` is not a public key.
    pub fn sign(
        event: &EventNumber,
        (sequence, bundle): (u32, &str),
        to: &str,
        key: &KeyPair,
    ) -> Result<HandOver, Untrusted> {
        let to = to.parse()?;
        let statement = Statement { event: event.clone(), sequence, bundle: bundle.into(), from: key.public(), to };
        let signature = key.sign(HAND_OVER_PURPOSE, &canonical(&statement));
        Ok(HandOver { statement, signature })
    }
}

/// Checks that all statements are about the event of the bundle, come before it, and are signed by their old keys.
pub(super) fn check(manifest: &Manifest, statements: &[HandOver]) -> Result<(), BundleError> {
    for HandOver { statement, signature } in statements {
        if fault(manifest, statement) || statements.len() > MOST {
            return Err(BundleError::Contradiction(problem()));
        }
        signing::verify(&statement.from, HAND_OVER_PURPOSE, &canonical(statement), signature)?;
    }
    Ok(())
}

fn fault(manifest: &Manifest, statement: &Statement) -> bool {
    let is_last = statement.sequence.checked_add(1) == Some(manifest.sequence);
    statement.event != manifest.event
        || statement.sequence == 0
        || statement.sequence >= manifest.sequence
        || !is_hex(&statement.bundle, 64)
        || (is_last && statement.bundle != manifest.previous)
}

fn problem() -> Message {
    message!("bundle-problem-hand-over")
}
