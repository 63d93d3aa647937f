//! What the phones of players send: the code of a seat, and a result.

use std::sync::Arc;
use std::time::Instant;

use app::player_report::{ReportOutcome, ReportSeat};
use axum::Extension;
use axum::body::{Body, to_bytes};
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use messages::Message;
use serde::Deserialize;
use session::Result;

use crate::accept::Peer;
use crate::app_state::App;
use crate::language::language_of;
use crate::replies::refused;
use crate::report_page::{RESULTS, code_page, seat_page};

/// What a wrong code costs of the requests that an address has, so that codes cannot be guessed.
const WRONG_CODE: u32 = 30;

/// What a report costs: a phone sends a few in an afternoon.
const REPORT: u32 = 5;

/// The longest code in a form, in characters.
const LONGEST_CODE: usize = 40;

/// The form of a player.
#[derive(Deserialize)]
struct Sent {
    code: String,
    result: Option<String>,
}

/// Returns the page that asks for the code.
pub(crate) async fn page(Path(language): Path<String>) -> Response {
    match language_of(&language) {
        Some(language) => answer(StatusCode::OK, code_page(language, None).into_string()),
        None => refused(StatusCode::NOT_FOUND, "There is no such page."),
    }
}

/// Shows the seat of a code, after taking the report if there is one.
pub(crate) async fn send(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    Path(language): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Response {
    let Some(language) = language_of(&language) else {
        return refused(StatusCode::NOT_FOUND, "There is no such page.");
    };
    let sent = match read(&app, &headers, body).await {
        Ok(sent) => sent,
        Err(refusal) => return refusal,
    };
    let result = match sent.result.as_deref() {
        None => None,
        Some(name) => match RESULTS.into_iter().find(|(known, _)| *known == name) {
            Some((_, result)) => Some(result),
            None => return refused(StatusCode::BAD_REQUEST, "This request cannot be read."),
        },
    };
    if result.is_some() && !app.rates.permits(peer.0, REPORT, Instant::now()) {
        return refused(StatusCode::TOO_MANY_REQUESTS, "Too many requests. Wait a moment.");
    }
    let (desk, code) = (Arc::clone(&app.desk), sent.code.clone());
    let done = tokio::task::spawn_blocking(move || {
        // A report may be refused while its seat can still be shown.
        let reported: Option<Result<ReportOutcome>> = result.map(|result| desk.report(&code, result));
        let refusal: Option<Message> = reported.and_then(Result::err).map(|error| error.message);
        desk.seat(&code).map(|seat: ReportSeat| (seat, refusal))
    });
    match done.await {
        Ok(Ok((seat, refusal))) => {
            let status = if refusal.is_some() { StatusCode::CONFLICT } else { StatusCode::OK };
            answer(status, seat_page(language, &sent.code, &seat, refusal.as_ref()).into_string())
        }
        Ok(Err(_)) if !app.rates.permits(peer.0, WRONG_CODE, Instant::now()) => {
            refused(StatusCode::TOO_MANY_REQUESTS, "Too many requests. Wait a moment.")
        }
        Ok(Err(error)) => answer(StatusCode::NOT_FOUND, code_page(language, Some(&error.message)).into_string()),
        Err(_) => refused(StatusCode::INTERNAL_SERVER_ERROR, "The desk has a fault."),
    }
}

/// Reads a form. It needs no protection against forms of other sites: who does not know the code can send nothing.
async fn read(app: &App, headers: &HeaderMap, body: Body) -> std::result::Result<Sent, Response> {
    let is_form =
        headers.get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"application/x-www-form-urlencoded"));
    let wrong = || refused(StatusCode::BAD_REQUEST, "This request cannot be read.");
    let bytes = tokio::time::timeout(app.limits.head_time, to_bytes(body, app.limits.body)).await;
    let bytes = bytes.map_err(|_| refused(StatusCode::REQUEST_TIMEOUT, "This request is too slow."))?;
    let bytes = bytes.map_err(|_| refused(StatusCode::PAYLOAD_TOO_LARGE, "This request is too long."))?;
    // A form is written as the query of an address is.
    let query = std::str::from_utf8(&bytes).ok().and_then(|text| format!("/?{text}").parse::<Uri>().ok());
    let sent: Option<Sent> = query.and_then(|uri| Query::try_from_uri(&uri).ok()).map(|Query(sent)| sent);
    sent.filter(|sent| is_form && sent.code.len() <= LONGEST_CODE).ok_or_else(wrong)
}

fn answer(status: StatusCode, html: String) -> Response {
    (status, [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-store")], html).into_response()
}
