//! The files that a window has open: an event and a tour book.

use messages::message;
use session::{AppError, Environment, ErrorCode, EventSession, Result};
use tour::TourSession;

/// The open event and the open tour book. Either may be absent.
pub struct Workspace {
    /// The session of the event.
    pub event: EventSession,
    tour: Option<TourSession>,
}

impl Workspace {
    /// Returns a workspace with nothing open.
    pub fn new(environment: impl Environment + 'static) -> Workspace {
        Workspace { event: EventSession::new(environment), tour: None }
    }

    /// Returns the open tour book.
    ///
    /// # Errors
    /// No tour book is open.
    pub(crate) fn tour(&mut self) -> Result<&mut TourSession> {
        self.tour.as_mut().ok_or_else(|| AppError::new(ErrorCode::NoTourBook, message!("api-no-tour-book")))
    }

    /// Replaces the open tour book by `tour`, or closes it.
    pub(crate) fn set_tour(&mut self, tour: Option<TourSession>) {
        self.tour = tour;
    }
}
