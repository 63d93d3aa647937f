//! Earlier states of the open event, which the journal gives. They never change, so that each is rebuilt only once.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use domain::{CompetitionId, Tournament};
use messages::message;
use store::EventFile;

use crate::error::{AppError, Result};

/// How many states are kept: the rounds of a large event, of which a screen shows one.
const MOST: usize = 32;

/// The states that were asked for: a journal entry and a competition, and that competition as the entry left it.
#[derive(Default)]
pub(crate) struct EarlierStates(RefCell<BTreeMap<(i64, CompetitionId), Arc<Tournament>>>);

impl EarlierStates {
    /// Returns a competition as the entry with number `entry` left it.
    ///
    /// # Errors
    /// The journal contains an invalid value, rows were changed past it, or the competition did not exist.
    pub fn after(&self, file: &EventFile, entry: i64, competition: CompetitionId) -> Result<Arc<Tournament>> {
        let key = (entry, competition);
        if let Some(known) = self.0.borrow().get(&key) {
            return Ok(Arc::clone(known));
        }
        let event = file.event_after(entry)?;
        let missing = || AppError::not_found(message!("competition-missing"));
        let state = Arc::clone(event.shared(competition).ok_or_else(missing)?);
        let mut states = self.0.borrow_mut();
        if states.len() >= MOST {
            states.clear();
        }
        states.insert(key, Arc::clone(&state));
        Ok(state)
    }
}
