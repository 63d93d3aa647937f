//! The hall network of a window: off until the director starts it, and never longer on than the event is open.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use messages::Explain;
use serde::Serialize;
use session::{AppError, ErrorCode, EventSession, Result};

use crate::address::{Interface, interfaces};
use crate::desk::HelperDesk;
use crate::followers::SecondDeskView;
use crate::limits::Limits;
use crate::qr::qr_svg;
use crate::service::Service;
use crate::window_desk::{SharedEvent, WindowDesk};

/// The hall network of a window. Off at first.
#[derive(Default)]
pub struct Network(Mutex<Option<Running>>);

struct Running {
    service: Service,
    desk: Arc<WindowDesk>,
}

/// The hall network as the window shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct NetworkView {
    /// The addresses at which this computer can be reached.
    pub interfaces: Vec<Interface>,
    /// The service; `None` while it is off.
    pub running: Option<RunningView>,
}

/// A running service as the window shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RunningView {
    /// The address to open on phones, `http://192.168.0.7:8080/`.
    pub url: String,
    /// The QR code of that address as an SVG drawing.
    pub qr: String,
    /// How many devices are connected.
    pub devices: usize,
    /// The second desks that follow.
    pub second_desks: Vec<SecondDeskView>,
}

impl Network {
    /// Starts serving the open event at `address`; port 0 takes a free one. A service that runs already ends.
    ///
    /// # Errors
    /// No event is open, or the system refuses the address.
    pub fn start(&self, address: SocketAddr, event: &Arc<dyn SharedEvent>) -> Result<()> {
        self.stop();
        let desk = Arc::new(WindowDesk::open(Arc::clone(event))?);
        let clock = Arc::clone(&desk);
        let now = move || clock.now();
        let service = Service::start(address, Arc::clone(&desk) as Arc<dyn HelperDesk>, Limits::default(), now);
        let service = service.map_err(|refused| AppError::new(ErrorCode::BadInput, refused.message()))?;
        let replaced = self.lock().replace(Running { service, desk });
        // The event may have changed, or may be closed, since its state was read.
        let mut ended = None;
        event.with(&mut |session| ended = self.follow(session));
        drop((replaced, ended));
        Ok(())
    }

    /// Ends the service, if it runs. Nobody may hold the event's lock: a helper's change that waits for it ends first.
    pub fn stop(&self) {
        let running = self.lock().take();
        drop(running);
    }

    /// Publishes the state of the open event. If it is not the event that is served, returns the service to end: drop it when the
    /// event's lock is released.
    #[must_use = "drop the service after the event's lock"]
    pub fn follow(&self, session: &EventSession) -> Option<Service> {
        let mut running = self.lock();
        let is_served = running.as_ref().is_none_or(|running| running.desk.publish(session));
        if is_served { None } else { running.take().map(|ended| ended.service) }
    }

    /// Returns the network as the window shows it.
    pub fn view(&self) -> NetworkView {
        let running = self.lock().as_ref().map(|Running { service, .. }| RunningView {
            url: service.url(),
            qr: qr_svg(&service.url()).unwrap_or_default(),
            devices: service.devices(),
            second_desks: service.second_desks(),
        });
        NetworkView { interfaces: interfaces(), running }
    }

    fn lock(&self) -> MutexGuard<'_, Option<Running>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
