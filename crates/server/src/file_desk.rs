//! The desk of `drawmaster serve`: an event file that other commands may change meanwhile. The file is open only for the moment
//! of a reading or of a change, so that nobody is locked out.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant, SystemTime};

use app::helper::{ActionOutcome, HelperDelivery, HelperWork, act, authenticate, work};
use app::labels::ResultView;
use app::player_report::{self, ReportOutcome, ReportSeat};
use app::second_desk::{self, Followed, Question};
use domain::Tournament;
use session::environment::Environment;
use session::{EventSession, Result};
use store::Hash;

use crate::desk::HelperDesk;
use crate::hall::Hall;

/// How often the file is looked at, besides at each request with a code. Only its first bytes are read while it does not change.
const LOOKED_AT: Duration = Duration::from_millis(250);

/// How long a helper's change waits for another program that has the event open. Then the phone sends it again.
const PATIENCE: Duration = Duration::from_secs(2);

/// How often it tries again.
const RETRIED: Duration = Duration::from_millis(20);

/// The event file of a service.
pub struct FileDesk {
    path: PathBuf,
    environment: Arc<dyn Environment>,
    hall: Arc<Hall>,
    /// What is published. The lock is held while this process has the file open: closing a second handle would release the locks
    /// of the first.
    published: Mutex<Published>,
}

/// The state of the file that is published.
struct Published {
    stamp: Stamp,
    /// The event in that state.
    session: EventSession,
    /// What second desks got that had all of this state: nothing more, as long as it stays.
    all_sent: Option<(i64, Hash, Followed)>,
}

/// What changes in a file when an event changes.
#[derive(Debug, Default, PartialEq, Eq)]
struct Stamp {
    /// The header of the database, which counts its changes.
    header: Vec<u8>,
    length: u64,
    modified: Option<SystemTime>,
}

/// A thread that follows the file. It ends when this is dropped.
pub struct Follower {
    stop: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl FileDesk {
    /// Reads the event at `path` and returns its desk with the public state.
    ///
    /// # Errors
    /// The file cannot be read, or another program has it open for changes.
    pub fn open(environment: Arc<dyn Environment>, path: &Path) -> Result<FileDesk> {
        let stamp = Stamp::of(path);
        let session = EventSession::open_read_only(Arc::clone(&environment), path)?;
        let hall = Arc::new(Hall::new(Arc::clone(&environment), session.whole()?)?);
        let session = EventSession::of_snapshots(Arc::clone(&environment), session.whole()?.clone())?;
        let published = Mutex::new(Published { stamp, session, all_sent: None });
        Ok(FileDesk { path: path.to_path_buf(), environment, hall, published })
    }

    /// Publishes every change of the file until the follower is dropped.
    pub fn follow(self: &Arc<Self>) -> Follower {
        let (stop, stopped) = channel();
        let desk = Arc::clone(self);
        let thread = thread::spawn(move || {
            while stopped.recv_timeout(LOOKED_AT) == Err(RecvTimeoutError::Timeout) {
                drop(desk.current());
            }
        });
        Follower { stop: Some(stop), thread: Some(thread) }
    }

    /// Publishes the file's state if it is another than the published one, and returns what is published. While another program
    /// has the file, that is the earlier state.
    fn current(&self) -> MutexGuard<'_, Published> {
        let mut published = self.published.lock().unwrap_or_else(PoisonError::into_inner);
        let stamp = Stamp::of(&self.path);
        if stamp != published.stamp
            && let Ok(whole) = self.read()
        {
            self.publish(&mut published, stamp, whole);
        }
        published
    }

    fn read(&self) -> Result<Tournament> {
        let session = EventSession::open_read_only(Arc::clone(&self.environment), &self.path)?;
        Ok(session.whole()?.clone())
    }

    fn publish(&self, published: &mut Published, stamp: Stamp, whole: Tournament) {
        self.hall.publish(&whole);
        published.session.show_snapshot(whole);
        published.stamp = stamp;
        published.all_sent = None;
    }

    /// Opens the file for a change. Waits for a moment if another program has it open.
    fn changing(&self) -> Result<EventSession> {
        let start = Instant::now();
        loop {
            match EventSession::open(Arc::clone(&self.environment), &self.path) {
                Err(refused) if refused.message.id == "store-in-use" && start.elapsed() < PATIENCE => {
                    thread::sleep(RETRIED);
                }
                opened => return opened,
            }
        }
    }
}

impl HelperDesk for FileDesk {
    fn hall(&self) -> Arc<Hall> {
        Arc::clone(&self.hall)
    }

    fn work(&self, code: &str) -> Result<HelperWork> {
        work(&self.current().session, code)
    }

    fn act(&self, code: &str, sent: &HelperDelivery) -> Result<ActionOutcome> {
        let mut published = self.current();
        // A wrong code does not open the file.
        authenticate(&published.session, code)?;
        let mut session = self.changing()?;
        let outcome = act(&mut session, code, sent)?;
        let whole = session.whole()?.clone();
        drop(session);
        // Another program may change the file before its state is read, so the follower reads it once more.
        self.publish(&mut published, Stamp::default(), whole);
        Ok(outcome)
    }

    fn seat(&self, code: &str) -> Result<ReportSeat> {
        player_report::seat(&self.current().session, code)
    }

    fn report(&self, code: &str, result: ResultView) -> Result<ReportOutcome> {
        let mut published = self.current();
        // A wrong code does not open the file.
        player_report::seat(&published.session, code)?;
        let mut session = self.changing()?;
        let outcome = player_report::send(&mut session, code, result)?;
        let whole = session.whole()?.clone();
        drop(session);
        self.publish(&mut published, Stamp::default(), whole);
        Ok(outcome)
    }

    fn fresh_seed(&self) -> [u8; 32] {
        self.environment.fresh_seed()
    }

    fn follow(&self, question: &Question) -> Result<Followed> {
        let (after, hash) = (question.after, &question.hash);
        let mut published = self.current();
        let follower = second_desk::follower(&published.session, question)?;
        let is_same = Stamp::of(&self.path) == published.stamp;
        // The file is read only for a second desk that lacks something.
        match &published.all_sent {
            Some((last, head, sent)) if is_same && (*last, head) == (after, hash) => {
                return Ok(Followed { follower, ..sent.clone() });
            }
            _ => {}
        }
        let session = EventSession::open_read_only(Arc::clone(&self.environment), &self.path)?;
        let followed = second_desk::entries(&session, question)?;
        let has_all = followed.sent.as_ref().is_some_and(|sent| sent.entries.is_empty());
        published.all_sent = (has_all && is_same).then(|| (after, *hash, followed.clone()));
        Ok(followed)
    }
}

impl Stamp {
    /// Returns the state of a file; that of an empty one if it cannot be read.
    fn of(path: &Path) -> Stamp {
        let about = fs::metadata(path).ok();
        let mut header = Vec::new();
        if let Ok(file) = File::open(path) {
            // A file that cannot be read is looked at again.
            let _ = file.take(100).read_to_end(&mut header);
        }
        Stamp {
            header,
            length: about.as_ref().map_or(0, fs::Metadata::len),
            modified: about.and_then(|about| about.modified().ok()),
        }
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has ended too.
            let _ = thread.join();
        }
    }
}
