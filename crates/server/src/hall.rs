//! The public state: the newest snapshot of the event, and the pages made from it.

use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

use domain::Event;
use messages::LanguageCode;
use session::environment::Environment;
use session::{EventSession, Result};
use tokio::sync::watch;

use crate::site::{Site, render};

/// The public state of an event, shared by the desk and the service. The desk only hands over a snapshot; all work is done on
/// other threads.
pub struct Hall {
    shared: Arc<Shared>,
}

struct Shared {
    /// The snapshot that the maker of pages has not taken yet.
    waiting: Mutex<Waiting>,
    wake: Condvar,
    pages: watch::Sender<Arc<Pages>>,
}

#[derive(Default)]
struct Waiting {
    next: Option<Event>,
    over: bool,
}

/// The pages of one state of the event. A language is rendered when a phone first asks for it.
pub(crate) struct Pages {
    /// Counts the states since the start of the program.
    pub(crate) version: u64,
    languages: Vec<std::sync::OnceLock<Arc<Site>>>,
    source: Arc<Mutex<EventSession>>,
    /// The state the pages are of. The session may already show a later one, whose pages are as good.
    shown: Arc<Event>,
}

impl Hall {
    /// Returns the public state of an event.
    ///
    /// # Errors
    /// Memory is exhausted.
    pub fn new(environment: impl Environment + 'static, event: &Event) -> Result<Hall> {
        let session = EventSession::of_snapshots(environment, event.clone())?;
        let source = Arc::new(Mutex::new(session));
        let first = Pages::new(1, &source, Arc::new(event.clone()));
        let (pages, _) = watch::channel(Arc::new(first));
        let shared = Arc::new(Shared { waiting: Mutex::default(), wake: Condvar::new(), pages });
        let maker = Arc::clone(&shared);
        thread::spawn(move || maker.make_pages(&source));
        Ok(Hall { shared })
    }

    /// Publishes a state of the event. Several states in quick succession become one.
    pub fn publish(&self, event: &Event) {
        let snapshot = event.clone();
        self.shared.waiting.lock().unwrap_or_else(PoisonError::into_inner).next = Some(snapshot);
        self.shared.wake.notify_one();
    }

    /// Returns a receiver that always has the newest pages.
    pub(crate) fn pages(&self) -> watch::Receiver<Arc<Pages>> {
        self.shared.pages.subscribe()
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        self.shared.waiting.lock().unwrap_or_else(PoisonError::into_inner).over = true;
        self.shared.wake.notify_one();
    }
}

impl Shared {
    /// Makes pages of each snapshot until the hall is dropped. A snapshot that changes nothing public is dropped.
    fn make_pages(&self, source: &Arc<Mutex<EventSession>>) {
        while let Some(next) = self.wait() {
            let before = Arc::clone(&self.pages.borrow());
            if *before.shown == next {
                continue;
            }
            let next = Arc::new(next);
            source.lock().unwrap_or_else(PoisonError::into_inner).show_snapshot((*next).clone());
            let pages = Arc::new(Pages::new(before.version + 1, source, next));
            // Render what phones have asked for before, so that the news does not wait for the first of them.
            let used = LanguageCode::ALL.into_iter().zip(&before.languages).filter(|(_, site)| site.get().is_some());
            used.for_each(|(language, _)| drop(pages.site(language)));
            if before.differs(&pages) {
                self.pages.send_replace(pages);
            }
        }
    }

    fn wait(&self) -> Option<Event> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if waiting.over {
                return None;
            }
            if let Some(next) = waiting.next.take() {
                return Some(next);
            }
            waiting = self.wake.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Pages {
    fn new(version: u64, source: &Arc<Mutex<EventSession>>, shown: Arc<Event>) -> Pages {
        let languages = LanguageCode::ALL.map(|_| std::sync::OnceLock::new()).into();
        Pages { version, languages, source: Arc::clone(source), shown }
    }

    /// Returns the pages in a language, rendering them if nobody asked for them before.
    pub(crate) fn site(&self, language: LanguageCode) -> Arc<Site> {
        let at = LanguageCode::ALL.iter().position(|known| *known == language).unwrap_or_default();
        let make = || {
            let mut session = self.source.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::new(render(&mut session, language))
        };
        Arc::clone(self.languages[at].get_or_init(make))
    }

    /// Returns the pages in a language if they are rendered already.
    pub(crate) fn rendered(&self, language: LanguageCode) -> Option<Arc<Site>> {
        let at = LanguageCode::ALL.iter().position(|known| *known == language)?;
        self.languages[at].get().cloned()
    }

    /// Whether a page that was shown differs, or nothing was shown so far.
    fn differs(&self, next: &Pages) -> bool {
        let mut shown =
            self.languages.iter().zip(&next.languages).filter_map(|(one, other)| one.get().zip(other.get()));
        let nobody = self.languages.iter().all(|site| site.get().is_none());
        nobody || shown.any(|(one, other)| one != other)
    }
}
