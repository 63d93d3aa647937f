//! The second desk of a window: a copy that follows a first desk while the window does other work.

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use messages::Message;
use serde::Serialize;
use session::{AppError, Result};

use crate::first_desk::FirstDesk;
use crate::follow::{FollowState, Following};

/// The second desk of a window. It follows no desk at first.
#[derive(Default)]
pub struct SecondDesk {
    running: Mutex<Option<Running>>,
    /// How often it was stopped: the first question of a start ends with the next stop.
    stops: AtomicUsize,
}

struct Running {
    view: Arc<Mutex<FollowView>>,
    /// The thread ends when this is dropped.
    until: Sender<()>,
    thread: JoinHandle<()>,
}

/// A copy that follows, as the window shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FollowView {
    /// The file name of the copy.
    pub file: String,
    /// The address of the first desk, `http://192.168.0.7:8080/`.
    pub url: String,
    /// The number of the last entry in the copy; 0 for none.
    pub entry: i64,
    /// The number of the last entry of the first desk when it last answered; 0 before its first answer.
    pub last: i64,
    /// Why there is no connection now; `None` if there is one.
    pub lost: Option<Message>,
    /// Why the copy does not follow any more; `None` while it follows.
    pub ended: Option<Message>,
}

impl FollowView {
    fn note(&mut self, state: &FollowState) {
        match state {
            FollowState::Has { entry, last } => (self.entry, self.last, self.lost) = (*entry, *last, None),
            FollowState::Lost(reason) => self.lost = Some(reason.message.clone()),
        }
    }
}

impl SecondDesk {
    /// Lets the copy at `path` follow the first desk at `address` with the code of a second desk, and returns its state after the
    /// first question. The copy is created if there is no file. A copy that follows already stops.
    ///
    /// # Errors
    /// The address is not in a local network, the code is not six words of the list, the first desk refuses it or has another history,
    /// or the file is not the copy of a second desk or cannot be written.
    pub fn start(&self, path: &Path, address: &str, code: &str) -> Result<FollowView> {
        self.stop();
        let begun = self.stops.load(Ordering::SeqCst);
        let is_stopped = || self.stops.load(Ordering::SeqCst) != begun;
        let desk = FirstDesk::in_hall(address, code)?;
        let url = desk.url();
        let mut copy = Following::open(path, desk)?;
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut view = FollowView { file, url, entry: copy.entry(), last: 0, lost: None, ended: None };
        view.note(&copy.ask_until(&is_stopped)?);
        let mut running = self.lock();
        if is_stopped() {
            return Ok(FollowView { ended: view.lost.clone(), ..view });
        }
        *running = Some(Running::start(copy, view.clone()));
        Ok(view)
    }

    /// Stops following, if a copy follows. Waits for the question that is under way, so that the copy is closed afterwards.
    pub fn stop(&self) {
        self.stops.fetch_add(1, Ordering::SeqCst);
        let running = self.lock().take();
        if let Some(Running { until, thread, .. }) = running {
            drop(until);
            // A thread that failed has ended, too.
            let _ = thread.join();
        }
    }

    /// Returns the copy that follows, or that followed until an error; `None` if there is none.
    pub fn view(&self) -> Option<FollowView> {
        self.lock().as_ref().map(|running| lock(&running.view).clone())
    }

    fn lock(&self) -> MutexGuard<'_, Option<Running>> {
        lock(&self.running)
    }
}

impl Running {
    fn start(mut copy: Following, view: FollowView) -> Running {
        let (until, stop) = channel();
        let view = Arc::new(Mutex::new(view));
        let noted = Arc::clone(&view);
        let thread = thread::spawn(move || {
            let ended = copy.run(&stop, |state| lock(&noted).note(state));
            lock(&noted).ended = ended.err().map(|AppError { message, .. }| message);
        });
        Running { view, until, thread }
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
