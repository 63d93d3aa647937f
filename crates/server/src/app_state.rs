//! What all requests share.

use std::sync::Arc;

use chrono::NaiveDateTime;
use tokio::sync::watch;

use crate::hall::Pages;

/// The desk's clock.
pub(crate) type Clock = Arc<dyn Fn() -> NaiveDateTime + Send + Sync>;

/// What all requests share.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) pages: watch::Receiver<Arc<Pages>>,
    pub(crate) now: Clock,
}
