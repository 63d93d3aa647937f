//! What a session gets from outside: the clock, randomness, the user and their data folder.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use chrono::{DateTime, Duration, Local, NaiveDate, NaiveDateTime};
use rand::Rng;

use crate::portable;

/// The only source of time and randomness; the layers below get them as arguments.
pub trait Environment: Send + Sync {
    /// Returns the local time.
    fn now(&self) -> NaiveDateTime;
    /// Returns 32 random bytes.
    fn fresh_seed(&self) -> [u8; 32];
    /// Returns the user's name, for the journal.
    fn who(&self) -> String;
    /// Returns the folder for data that belong to the user rather than to an event, such as their key. `None` if nothing
    /// is stored.
    fn data_folder(&self) -> Option<PathBuf> {
        None
    }
    /// Receives the progress of long work: `done` of `of` steps. Does nothing by default.
    fn progress(&self, _done: usize, _of: usize) {}
}

/// One environment shared by several sessions.
impl Environment for Arc<dyn Environment> {
    fn now(&self) -> NaiveDateTime {
        self.as_ref().now()
    }

    fn fresh_seed(&self) -> [u8; 32] {
        self.as_ref().fresh_seed()
    }

    fn who(&self) -> String {
        self.as_ref().who()
    }

    fn data_folder(&self) -> Option<PathBuf> {
        self.as_ref().data_folder()
    }

    fn progress(&self, done: usize, of: usize) {
        self.as_ref().progress(done, of);
    }
}

/// A function that receives the steps done and their total.
type Listener = Box<dyn Fn(usize, usize) + Send + Sync>;

/// The clock, randomness and user of this computer.
#[derive(Default)]
pub struct SystemEnvironment {
    fixed_time: Option<NaiveDateTime>,
    listener: Option<Listener>,
}

impl SystemEnvironment {
    /// Returns the environment with a clock that stands still at a local time.
    #[must_use]
    pub fn with_time(self, time: NaiveDateTime) -> SystemEnvironment {
        SystemEnvironment { fixed_time: Some(time), ..self }
    }

    /// Returns the environment with a listener for the progress of long work.
    #[must_use]
    pub fn with_progress(self, listener: impl Fn(usize, usize) + Send + Sync + 'static) -> SystemEnvironment {
        SystemEnvironment { listener: Some(Box::new(listener)), ..self }
    }
}

impl Environment for SystemEnvironment {
    fn now(&self) -> NaiveDateTime {
        self.fixed_time.unwrap_or_else(clock)
    }

    #[expect(clippy::disallowed_methods, reason = "the only source of chance")]
    fn fresh_seed(&self) -> [u8; 32] {
        let mut seed = [0; 32];
        rand::rng().fill_bytes(&mut seed);
        seed
    }

    fn who(&self) -> String {
        ["USER", "USERNAME"].iter().find_map(|name| std::env::var(name).ok()).unwrap_or_else(|| "drawmaster".into())
    }

    /// Returns the folder in the environment variable DRAWMASTER_DATA, else that of a portable program, else `drawmaster` in the
    /// system's folder for user data.
    fn data_folder(&self) -> Option<PathBuf> {
        let chosen = std::env::var_os("DRAWMASTER_DATA").filter(|path| !path.is_empty()).map(PathBuf::from);
        chosen.or_else(portable::folder).or_else(|| dirs::data_dir().map(|folder| folder.join("drawmaster")))
    }

    fn progress(&self, done: usize, of: usize) {
        if let Some(listener) = &self.listener {
            listener(done, of);
        }
    }
}

/// Returns the local time of this computer.
#[expect(clippy::disallowed_methods, reason = "the only clock")]
fn clock() -> NaiveDateTime {
    let elapsed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let utc = DateTime::from_timestamp(elapsed.as_secs().cast_signed(), 0).unwrap_or_default();
    utc.with_timezone(&Local).naive_local()
}

/// An environment for tests and simulations: the time and all seeds are fixed, so that equal input gives equal bytes.
#[derive(Debug, Clone, Copy)]
pub struct FixedEnvironment {
    seed: u64,
    start: NaiveDate,
}

impl FixedEnvironment {
    /// Returns an environment at nine in the morning of `start`.
    pub fn new(seed: u64, start: NaiveDate) -> FixedEnvironment {
        FixedEnvironment { seed, start }
    }
}

impl Environment for FixedEnvironment {
    fn now(&self) -> NaiveDateTime {
        self.start.and_time(chrono::NaiveTime::MIN) + Duration::hours(9)
    }

    fn fresh_seed(&self) -> [u8; 32] {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&self.seed.to_be_bytes());
        seed
    }

    fn who(&self) -> String {
        "rehearsal".into()
    }
}
