//! An environment whose clock a test sets, with a folder for copies.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use chrono::{NaiveDateTime, TimeDelta};
use session::Environment;

/// An environment whose time is `start` and the seconds that a test has stored.
pub struct ManualClock {
    /// The time at which `seconds` is 0.
    pub start: NaiveDateTime,
    /// Seconds since the start; may be negative.
    pub seconds: Arc<AtomicI64>,
    /// The folder for the user's data.
    pub data: PathBuf,
}

impl Environment for ManualClock {
    fn now(&self) -> NaiveDateTime {
        self.start + TimeDelta::seconds(self.seconds.load(Ordering::Relaxed))
    }

    fn fresh_seed(&self) -> [u8; 32] {
        [7; 32]
    }

    fn who(&self) -> String {
        "desk".into()
    }

    fn data_folder(&self) -> Option<PathBuf> {
        Some(self.data.clone())
    }
}
