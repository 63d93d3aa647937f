//! The desk of `drawmaster serve`: an event file that other commands may change meanwhile. The file is open only for the moment
//! of a reading or of a change, so that nobody is locked out.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, SystemTime};

use session::environment::Environment;
use session::{EventSession, Result};

use crate::hall::Hall;

/// How often the file is looked at. Only its first bytes are read while it does not change.
const LOOKED_AT: Duration = Duration::from_millis(250);

/// The event file of a service.
pub struct FileDesk {
    path: PathBuf,
    environment: Arc<dyn Environment>,
    hall: Arc<Hall>,
    /// The state of the file that is published. The lock is held while this process has the file open: closing a second handle
    /// would release the locks of the first.
    published: Mutex<Stamp>,
}

/// What changes in a file when an event changes.
#[derive(Debug, PartialEq, Eq)]
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
        Ok(FileDesk { path: path.to_path_buf(), environment, hall, published: Mutex::new(stamp) })
    }

    /// Returns the public state.
    pub fn hall(&self) -> Arc<Hall> {
        Arc::clone(&self.hall)
    }

    /// Publishes every change of the file until the follower is dropped.
    pub fn follow(self: &Arc<Self>) -> Follower {
        let (stop, stopped) = channel();
        let desk = Arc::clone(self);
        let thread = thread::spawn(move || {
            while stopped.recv_timeout(LOOKED_AT) == Err(RecvTimeoutError::Timeout) {
                // While another program has the file, the pages stay as they are.
                let _ = desk.publish_if_changed();
            }
        });
        Follower { stop: Some(stop), thread: Some(thread) }
    }

    /// Publishes the file's state if it is another than the published one.
    ///
    /// # Errors
    /// The file cannot be read now.
    fn publish_if_changed(&self) -> Result<()> {
        let mut published = self.lock();
        let stamp = Stamp::of(&self.path);
        if stamp != *published {
            let session = EventSession::open_read_only(Arc::clone(&self.environment), &self.path)?;
            self.hall.publish(session.whole()?);
            *published = stamp;
        }
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, Stamp> {
        self.published.lock().unwrap_or_else(PoisonError::into_inner)
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
