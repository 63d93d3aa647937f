//! What is known about the players of a competition beyond it.

use session::{EventSession, Result};

use super::newcomers::Newcomers;
use super::same_person::KnownPeople;

/// The people of the other competitions, and who may play in a competition for newcomers.
#[derive(Default)]
pub(crate) struct Known {
    pub people: KnownPeople,
    pub newcomers: Newcomers,
}

impl Known {
    /// Collects what is known about the players with these EGD PINs.
    ///
    /// # Errors
    /// No event is open, or the rating list cannot be read.
    pub fn of<'p>(session: &mut EventSession, pins: impl Iterator<Item = &'p str>) -> Result<Known> {
        let people = KnownPeople::of(session.event()?, session.competition()?.id);
        Ok(Known { people, newcomers: Newcomers::of(session, pins)? })
    }
}
