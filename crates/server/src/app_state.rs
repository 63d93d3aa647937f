//! What all requests share.

use std::sync::Arc;

use chrono::NaiveDateTime;
use tokio::sync::watch;

use crate::challenges::Challenges;
use crate::desk::HelperDesk;
use crate::followers::Followers;
use crate::hall::Pages;
use crate::limits::{Limits, Rates};

/// The desk's clock.
pub(crate) type Clock = Arc<dyn Fn() -> NaiveDateTime + Send + Sync>;

/// What all requests share.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) pages: watch::Receiver<Arc<Pages>>,
    pub(crate) now: Clock,
    pub(crate) desk: Arc<dyn HelperDesk>,
    pub(crate) followers: Followers,
    pub(crate) challenges: Challenges,
    pub(crate) rates: Arc<Rates>,
    pub(crate) limits: Limits,
}
