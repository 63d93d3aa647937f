//! The desk as helpers see it: the only writer of the event.

use std::sync::Arc;

use app::helper::{ActionOutcome, HelperDelivery, HelperWork};
use session::Result;

use crate::hall::Hall;

/// The desk. Its methods may wait for a change of the director, so they are called on threads of their own.
pub trait HelperDesk: Send + Sync {
    /// Returns the public state.
    fn hall(&self) -> Arc<Hall>;

    /// Returns what the helper with this code can work on.
    ///
    /// # Errors
    /// The code is not valid, or no event is open.
    fn work(&self, code: &str) -> Result<HelperWork>;

    /// Applies a change that a helper sent, and publishes the new state.
    ///
    /// # Errors
    /// The code is not valid, or the change is refused.
    fn act(&self, code: &str, sent: &HelperDelivery) -> Result<ActionOutcome>;
}
