//! The desk of a window: the event that the window has open, which helpers change beside the director.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use app::helper::{ActionOutcome, HelperDelivery, HelperWork, act, work};
use app::labels::ResultView;
use app::player_report::{self, ReportOutcome, ReportSeat};
use app::second_desk::{self, Followed, Question};
use chrono::NaiveDateTime;
use messages::message;
use session::{AppError, DataTopic, Environment, ErrorCode, EventSession, Result};

use crate::desk::HelperDesk;
use crate::hall::Hall;

/// What changes in a window when phones differ, or a player reports.
const REPORTED: [DataTopic; 4] = [DataTopic::Event, DataTopic::Rounds, DataTopic::Standings, DataTopic::History];

/// The event that a window has open. Helpers and the director take turns.
pub trait SharedEvent: Send + Sync {
    /// Runs `work` on the event while nobody else can change it.
    fn with(&self, work: &mut dyn FnMut(&mut EventSession));

    /// Notifies the window that a phone changed these topics. Nothing is locked then.
    fn changed(&self, topics: &[DataTopic]);
}

/// The desk of the event that a window has open. It refuses every phone once the window has another event open.
pub(crate) struct WindowDesk {
    event: Arc<dyn SharedEvent>,
    path: PathBuf,
    environment: Arc<dyn Environment>,
    hall: Arc<Hall>,
}

impl WindowDesk {
    /// Returns the desk of the open event.
    ///
    /// # Errors
    /// No event is open.
    pub(crate) fn open(event: Arc<dyn SharedEvent>) -> Result<WindowDesk> {
        let (path, environment, hall) = locked(&*event, |session| {
            let hall = Hall::new(session.environment(), session.event()?)?;
            Ok((session.path().map(Path::to_path_buf).unwrap_or_default(), session.environment(), hall))
        })?;
        Ok(WindowDesk { event, path, environment, hall: Arc::new(hall) })
    }

    /// Returns the desk's time.
    pub(crate) fn now(&self) -> NaiveDateTime {
        self.environment.now()
    }

    /// Publishes the state of the open event. Returns false if it is not the event of this desk.
    pub(crate) fn publish(&self, session: &EventSession) -> bool {
        let whole = session.event().ok().filter(|_| self.is_of(session));
        whole.inspect(|whole| self.hall.publish(whole)).is_some()
    }

    fn is_of(&self, session: &EventSession) -> bool {
        session.path() == Some(self.path.as_path())
    }

    /// Runs `work` on this desk's event.
    fn run<T>(&self, work: impl FnOnce(&mut EventSession) -> Result<T>) -> Result<T> {
        locked(&*self.event, |session| {
            if !self.is_of(session) {
                return Err(AppError::new(ErrorCode::NoEvent, message!("event-not-open")));
            }
            work(session)
        })
    }

    /// Runs `work`, and publishes what it changed before anyone else can change the event.
    fn change<T>(&self, work: impl FnOnce(&mut EventSession) -> Result<T>) -> Result<T> {
        self.run(|session| {
            let changed = work(session)?;
            self.publish(session);
            Ok(changed)
        })
    }
}

impl HelperDesk for WindowDesk {
    fn hall(&self) -> Arc<Hall> {
        Arc::clone(&self.hall)
    }

    fn work(&self, code: &str) -> Result<HelperWork> {
        self.run(|session| work(session, code))
    }

    fn act(&self, code: &str, sent: &HelperDelivery) -> Result<ActionOutcome> {
        let outcome = self.change(|session| act(session, code, sent))?;
        match &outcome {
            ActionOutcome::Applied(topics) => self.event.changed(topics),
            // It waits for the director.
            ActionOutcome::Conflict(_) => self.event.changed(&REPORTED),
            ActionOutcome::Known => {}
        }
        Ok(outcome)
    }

    fn seat(&self, code: &str) -> Result<ReportSeat> {
        self.run(|session| player_report::seat(session, code))
    }

    fn report(&self, code: &str, result: ResultView) -> Result<ReportOutcome> {
        let outcome = self.change(|session| player_report::send(session, code, result))?;
        if outcome != ReportOutcome::Known {
            self.event.changed(&REPORTED);
        }
        Ok(outcome)
    }

    fn follow(&self, question: &Question) -> Result<Followed> {
        self.run(|session| second_desk::entries(session, question))
    }

    fn fresh_seed(&self) -> [u8; 32] {
        self.environment.fresh_seed()
    }
}

/// Runs `work` on the open event and returns its answer.
fn locked<T>(event: &dyn SharedEvent, work: impl FnOnce(&mut EventSession) -> Result<T>) -> Result<T> {
    let (mut work, mut answer) = (Some(work), None);
    event.with(&mut |session| {
        if let Some(work) = work.take() {
            answer = Some(work(session));
        }
    });
    answer.unwrap_or_else(|| Err(AppError::new(ErrorCode::NoEvent, message!("event-not-open"))))
}
