//! Pushed news: a phone hears when the pages have changed, and loads its page again.

use std::convert::Infallible;
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use tokio_stream::{Stream, StreamExt};

use crate::app_state::App;

/// The shortest time between two pieces of news.
const COALESCED: Duration = Duration::from_millis(500);

/// How often a silent connection gets a sign of life, so that both ends notice when it breaks.
const ALIVE: Duration = Duration::from_secs(20);

/// Returns the stream of news: the number of the newest state and the desk's time, at once and after each change.
pub(crate) fn news(app: &App) -> Sse<impl Stream<Item = Result<Event, Infallible>> + use<>> {
    let now = app.now.clone();
    let told = move |pages: std::sync::Arc<crate::hall::Pages>| {
        Ok(Event::default().event("changed").data(format!("{} {}", pages.version, now().format("%Y-%m-%dT%H:%M:%S"))))
    };
    let stream = tokio_stream::wrappers::WatchStream::new(app.pages.clone()).map(told).throttle(COALESCED);
    Sse::new(stream).keep_alive(KeepAlive::new().interval(ALIVE))
}
