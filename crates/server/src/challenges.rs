//! The challenges that second desks answer. Each second desk gets one, and numbers its questions: a recorded question is worth nothing.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::desk::HelperDesk;

/// The most challenges that are kept of each kind. An event has a few second desks.
const MOST: usize = 256;

/// The challenges of a service.
#[derive(Clone)]
pub(crate) struct Challenges {
    desk: Arc<dyn HelperDesk>,
    kept: Arc<Mutex<Kept>>,
}

/// A challenge with the number of the last question that used it.
type Numbered = (String, u64);

#[derive(Default)]
struct Kept {
    /// Those that nobody has proved anything with. Anyone can ask for one, so that the oldest are forgotten.
    open: VecDeque<Numbered>,
    /// Those of second desks that know their codes.
    proved: VecDeque<Numbered>,
}

impl Challenges {
    pub(crate) fn new(desk: Arc<dyn HelperDesk>) -> Challenges {
        Challenges { desk, kept: Arc::default() }
    }

    /// Draws a challenge.
    pub(crate) fn issue(&self) -> String {
        let challenge = hex::encode(&self.desk.fresh_seed()[..16]);
        keep(&mut self.lock().open, (challenge.clone(), 0));
        challenge
    }

    /// Returns whether a question may be asked with this challenge and number: only once, and in order.
    pub(crate) fn take(&self, challenge: &str, number: u64) -> bool {
        let mut kept = self.lock();
        let Kept { open, proved } = &mut *kept;
        let found = open.iter_mut().chain(proved).find(|(known, last)| known == challenge && *last < number);
        found.map(|(_, last)| *last = number).is_some()
    }

    /// Keeps the challenge of a second desk that has proved that it knows its code.
    pub(crate) fn prove(&self, challenge: &str) {
        let mut kept = self.lock();
        let Some(at) = kept.open.iter().position(|(known, _)| known == challenge) else { return };
        if let Some(found) = kept.open.remove(at) {
            keep(&mut kept.proved, found);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn keep(list: &mut VecDeque<Numbered>, challenge: Numbered) {
    list.truncate(MOST - 1);
    list.push_front(challenge);
}
