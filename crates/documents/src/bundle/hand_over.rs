//! Handing an event over to another organiser: the old key signs a statement, which stays in the journal and travels in the
//! bundles of the new key. The tour book then accepts the new key without a decision.

use app::operation::{BundleIssued, HandOver, Input, op};
use formats::signing::PublicKey;
use messages::{Explain, message};
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Mutation, Operation as _, Result, signing_key};
use ts_rs::TS;

use super::last_issue::last_issue;

/// The key that the open event is handed over to.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct HandOverEvent {
    /// The public key, 64 hexadecimal digits.
    pub to: String,
}

/// An event that was handed over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct HandedOver {
    /// The event's name.
    pub event: String,
    /// The new public key.
    #[ts(type = "string")]
    pub to: PublicKey,
    /// The number of the last bundle before the hand-over.
    pub sequence: u32,
}

/// Signs the hand-over of the open event to another key. The new organiser then issues its bundles, from a copy of the event file.
///
/// # Errors
/// Fails if no bundle was issued, the key of this computer did not sign the last one, the event was handed over already, or the new
/// key is not a public key of someone else.
pub fn hand_over(session: &mut EventSession, request: &HandOverEvent) -> Result<Mutation<HandedOver>> {
    let pair = signing_key::of_session(session)?;
    check_owner(session, &pair.public())?;
    let last = last_issue(session)?.ok_or_else(|| AppError::not_now(message!("hand-over-no-bundle")))?;
    let received = session.tournament()?.event.tour.handed_over_to.as_deref() == Some(&*pair.public());
    let own = last.key == pair.public() || received;
    if !own {
        return Err(AppError::not_now(message!("hand-over-not-signer", key = last.key.to_string())));
    }
    let signed = HandOver::sign(&last.event, (last.sequence, &last.hash), &request.to, &pair);
    let signed = signed.map_err(|error| AppError::bad_input(error.message()))?;
    let to = signed.statement.to.clone();
    if to == pair.public() {
        return Err(AppError::bad_input(message!("hand-over-to-oneself")));
    }
    session.transact(op::HandOverEvent, &signed, |tournament| {
        tournament.event.tour.handed_over_to = Some(to.to_string());
        Ok(HandedOver { event: tournament.event.name.clone(), to, sequence: last.sequence })
    })
}

/// Refuses to sign for an event that was handed over to another key.
pub(super) fn check_owner(session: &EventSession, public: &str) -> Result<()> {
    match &session.tournament()?.event.tour.handed_over_to {
        Some(to) if to != public => Err(AppError::not_now(message!("hand-over-already", to))),
        _ => Ok(()),
    }
}

/// Returns the statements that travel in a bundle: all that were made before it and are not undone.
pub(super) fn statements(session: &EventSession, bundle: &BundleIssued) -> Result<Vec<HandOver>> {
    let name = op::HandOverEvent::NAME;
    let entries = session.file()?.operations([name, name])?;
    let statement = |entry: store::JournalEntry| match Input::of(&entry) {
        Some(Input::HandOverEvent(signed)) if !entry.undone => Some(signed),
        _ => None,
    };
    let of_bundle =
        |signed: &HandOver| signed.statement.event == bundle.event && signed.statement.sequence < bundle.sequence;
    let mut found: Vec<HandOver> = entries.into_iter().filter_map(statement).filter(of_bundle).collect();
    // A bundle has the newest ones only: older ones are before any bundle that the tour may lack.
    found.drain(..found.len().saturating_sub(20));
    Ok(found)
}
