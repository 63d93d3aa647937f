//! The desk as helpers see it: the only writer of the event.

use std::sync::Arc;

use app::helper::{ActionOutcome, HelperDelivery, HelperWork};
use app::labels::ResultView;
use app::player_report::{ReportOutcome, ReportSeat};
use app::second_desk::{Followed, Question};
use session::Result;

use crate::hall::Hall;
use crate::refusal::Refusal;

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

    /// Returns the seat of a player with this code.
    ///
    /// # Errors
    /// The code is not valid, or no event is open.
    fn seat(&self, code: &str) -> Result<ReportSeat>;

    /// Takes the report of the player with this code, and publishes the new state.
    ///
    /// # Errors
    /// The code is not valid, or the report is refused.
    fn report(&self, code: &str, result: ResultView) -> Result<ReportOutcome>;

    /// Returns the journal entries after the one that a second desk has.
    ///
    /// # Errors
    /// The question proves no valid code of a second desk, or no event is open.
    fn follow(&self, question: &Question) -> Result<Followed>;

    /// Returns 32 random bytes.
    fn fresh_seed(&self) -> [u8; 32];
}

/// Runs a call of the desk on a thread of its own and returns its answer.
///
/// # Errors
/// [`Refusal::Fault`] if the call panics.
pub(crate) async fn at_the_desk<T: Send + 'static>(
    call: impl FnOnce() -> T + Send + 'static,
) -> std::result::Result<T, Refusal> {
    tokio::task::spawn_blocking(call).await.map_err(|_| Refusal::Fault)
}
