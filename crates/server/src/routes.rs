//! The addresses of the service.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::response::Response;
use axum::routing::{get, post};
use documents::hall_pages::style;
use messages::LanguageCode;
use serde::Deserialize;

use crate::app_state::App;
use crate::events::news;
use crate::follow_api;
use crate::helper_api;
use crate::language::language_of;
use crate::refusal::Refusal;
use crate::replies::{elsewhere, file, page};
use crate::report_api;
use crate::site::Site;

#[derive(Deserialize)]
struct Search {
    #[serde(default)]
    q: String,
}

/// The longest search, in bytes.
const LONGEST_SEARCH: usize = 240;

/// Returns the table of addresses.
pub(crate) fn router(app: App) -> Router {
    Router::new()
        .route("/", get(|headers: HeaderMap| async move { elsewhere(&format!("/{}/", wanted(&headers).as_str())) }))
        .route("/display", get(display))
        .route("/events", get(|State(app): State<App>| async move { news(&app) }))
        .route(
            "/hall.css",
            get(|| async { file("text/css", format!("{}{}", style(), include_str!("assets/hall.css"))) }),
        )
        .route("/hall.js", get(|| async { file("text/javascript", include_str!("assets/hall.js")) }))
        .route("/helper.js", get(|| async { file("text/javascript", include_str!("assets/helper.js")) }))
        .route(
            "/helper",
            get(|headers: HeaderMap| async move { elsewhere(&format!("/{}/helper", wanted(&headers).as_str())) }),
        )
        .route("/{language}/helper", get(helper_api::page))
        .route("/{language}/helper/work", get(helper_api::work))
        .route("/{language}/helper/entries", post(helper_api::act))
        .route("/{language}/second-desk/entries", get(follow_api::entries))
        .route(
            "/report",
            get(|headers: HeaderMap| async move { elsewhere(&format!("/{}/report", wanted(&headers).as_str())) }),
        )
        .route("/{language}/report", get(report_api::page).post(report_api::send))
        .route("/{language}/", get(first))
        .route("/{language}/find", get(find))
        .route("/{language}/{*path}", get(other))
        .with_state(app)
}

async fn display(headers: HeaderMap) -> Response {
    elsewhere(&format!("/{}/display/0", wanted(&headers).as_str()))
}

async fn first(State(app): State<App>, Path(language): Path<String>, headers: HeaderMap) -> Result<Response, Refusal> {
    show(&app, &language, "", &headers).await
}

async fn other(
    State(app): State<App>,
    Path((language, path)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    show(&app, &language, &path, &headers).await
}

async fn find(
    State(app): State<App>,
    Path(language): Path<String>,
    Query(search): Query<Search>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    if search.q.len() > LONGEST_SEARCH {
        return Err(Refusal::LongSearch);
    }
    let site = site(&app, &language).await?;
    Ok(page(&site.found(&search.q), &headers))
}

async fn show(app: &App, language: &str, path: &str, headers: &HeaderMap) -> Result<Response, Refusal> {
    let site = site(app, language).await?;
    site.page(path).map(|found| page(found, headers)).ok_or(Refusal::NoSuchPage)
}

/// Returns the newest pages in the language with this code. The first request in a language waits until they are rendered.
async fn site(app: &App, code: &str) -> Result<Arc<Site>, Refusal> {
    let language = language_of(code).ok_or(Refusal::NoSuchPage)?;
    let pages = Arc::clone(&app.pages.borrow());
    match pages.rendered(language) {
        Some(site) => Ok(site),
        None => tokio::task::spawn_blocking(move || pages.site(language)).await.map_err(|_| Refusal::Fault),
    }
}

/// Returns the language that a browser prefers, of those that there are; else English.
fn wanted(headers: &HeaderMap) -> LanguageCode {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut choices: Vec<(u32, LanguageCode)> = accepted.split(',').take(20).filter_map(choice).collect();
    choices.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    choices.first().map(|(_, language)| *language).unwrap_or_default()
}

/// Reads `de-AT;q=0.8` as a weight in thousandths and a language.
fn choice(text: &str) -> Option<(u32, LanguageCode)> {
    let (tag, weight) = text.trim().split_once(";q=").unwrap_or((text.trim(), "1"));
    let code = tag.split('-').next()?.to_lowercase();
    let digits = weight.trim().strip_prefix("0.").map(|digits| format!("{digits:0<3}"));
    let weight = digits.map_or(Some(1000), |digits| digits.get(..3)?.parse().ok())?;
    LanguageCode::ALL.into_iter().find(|known| known.as_str() == code).map(|language| (weight, language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_chooses_the_language() {
        for (accepted, language) in [
            ("", LanguageCode::En),
            ("de-AT,de;q=0.9,en;q=0.8", LanguageCode::De),
            ("ja, en;q=0.3, ro;q=0.35", LanguageCode::Ro),
            ("ja", LanguageCode::En),
            ("hu;q=0.x", LanguageCode::En),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_LANGUAGE, accepted.parse().expect("it is a header"));
            assert_eq!(wanted(&headers), language, "{accepted}");
        }
    }
}
