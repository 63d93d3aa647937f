//! What comes from outside the rules: the clock, chance, and who sits at the desk.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use chrono::{DateTime, Duration, Local, NaiveDate, NaiveDateTime};
use rand::Rng;

/// The only source of time and chance; everything below gets them passed down.
pub trait Environment: Send + Sync {
    /// Local time now.
    fn now(&self) -> NaiveDateTime;
    /// 32 bytes nobody could know before.
    fn fresh_seed(&self) -> [u8; 32];
    /// Who does what is done, for the journal.
    fn who(&self) -> String;
    /// Where the program keeps what belongs to its user and to no event, such as his key; none in a rehearsal.
    fn data_folder(&self) -> Option<PathBuf> {
        None
    }
    /// Told while long work goes on: how much of how much is done. Nobody need listen.
    fn progress(&self, _done: usize, _of: usize) {}
}

/// One host for several desks.
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

/// The machine's own clock and randomness.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemEnvironment;

impl Environment for SystemEnvironment {
    fn now(&self) -> NaiveDateTime {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let utc = DateTime::from_timestamp(since.as_secs().cast_signed(), 0).unwrap_or_default();
        utc.with_timezone(&Local).naive_local()
    }

    fn fresh_seed(&self) -> [u8; 32] {
        let mut seed = [0; 32];
        rand::rng().fill_bytes(&mut seed);
        seed
    }

    fn who(&self) -> String {
        ["USER", "USERNAME"].iter().find_map(|name| std::env::var(name).ok()).unwrap_or_else(|| "drawmaster".into())
    }

    /// The folder named by DRAWMASTER_DATA, or the one in which this system keeps users' data.
    fn data_folder(&self) -> Option<PathBuf> {
        let named = std::env::var_os("DRAWMASTER_DATA").filter(|name| !name.is_empty()).map(PathBuf::from);
        named.or_else(|| dirs::data_dir().map(|folder| folder.join("drawmaster")))
    }
}

/// Who is told how much of how much is done.
type Listener = Box<dyn Fn(usize, usize) + Send + Sync>;

/// The machine's own clock and randomness, and somebody who is told how far long work is.
pub struct ProgressEnvironment(Listener);

impl ProgressEnvironment {
    /// A host that tells `listener`.
    pub fn new(listener: impl Fn(usize, usize) + Send + Sync + 'static) -> ProgressEnvironment {
        ProgressEnvironment(Box::new(listener))
    }
}

impl Environment for ProgressEnvironment {
    fn now(&self) -> NaiveDateTime {
        SystemEnvironment.now()
    }

    fn fresh_seed(&self) -> [u8; 32] {
        SystemEnvironment.fresh_seed()
    }

    fn who(&self) -> String {
        SystemEnvironment.who()
    }

    fn data_folder(&self) -> Option<PathBuf> {
        SystemEnvironment.data_folder()
    }

    fn progress(&self, done: usize, of: usize) {
        self.0(done, of);
    }
}

/// A rehearsal: time stands still and every seed is the given one, so that the same input gives the same bytes.
#[derive(Debug, Clone, Copy)]
pub struct FixedEnvironment {
    seed: u64,
    start: NaiveDate,
}

impl FixedEnvironment {
    /// A rehearsal on the morning of `start`.
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
