//! The addresses that the phones of helpers use. The code is in a header of each request, never in an address or a cookie.

use std::sync::Arc;
use std::time::Instant;

use app::helper::{ActionOutcome, HelperDelivery};
use axum::Extension;
use axum::body::{Body, to_bytes};
use axum::extract::{Path, State};
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use documents::hall_pages::explain;
use messages::LanguageCode;
use serde_json::{Value, json};
use session::{AppError, ErrorCode};

use crate::accept::Peer;
use crate::app_state::App;
use crate::helper_page::helper_page;
use crate::language::language_of;
use crate::replies::{file, refused};

/// What a wrong code costs of the requests that an address has, so that codes cannot be guessed.
const WRONG_CODE: u32 = 30;

/// The longest code in a request, in characters.
const LONGEST_CODE: usize = 200;

/// Returns the page of helpers.
pub(crate) async fn page(Path(language): Path<String>) -> Response {
    match language_of(&language) {
        Some(language) => file("text/html; charset=utf-8", helper_page(language).into_string()),
        None => refused(StatusCode::NOT_FOUND, "There is no such page."),
    }
}

/// Answers with what a helper can work on.
pub(crate) async fn work(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    Path(language): Path<String>,
    headers: HeaderMap,
) -> Response {
    let (desk, code) = (Arc::clone(&app.desk), code(&headers));
    match tokio::task::spawn_blocking(move || desk.work(&code)).await {
        Ok(Ok(work)) => answer(StatusCode::OK, &json!(work)),
        Ok(Err(error)) => refusal(&app, peer, &language, &error),
        Err(_) => fault(),
    }
}

/// Applies a change that a helper sent. Sent again, it is known and counts once.
pub(crate) async fn act(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    Path(language): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Response {
    let sent = match read(&app, &headers, body).await {
        Ok(sent) => sent,
        Err(refusal) => return refusal,
    };
    let (desk, code) = (Arc::clone(&app.desk), code(&headers));
    match tokio::task::spawn_blocking(move || desk.act(&code, &sent)).await {
        Ok(Ok(ActionOutcome::Applied(_))) => answer(StatusCode::OK, &json!({ "status": "applied" })),
        Ok(Ok(ActionOutcome::Known)) => answer(StatusCode::OK, &json!({ "status": "known" })),
        Ok(Ok(ActionOutcome::Conflict(error))) => {
            answer(StatusCode::CONFLICT, &refused_with("conflict", &language, &error))
        }
        Ok(Err(error)) => refusal(&app, peer, &language, &error),
        Err(_) => fault(),
    }
}

/// Reads the change in a request. A foreign page could send a form without asking the browser, but no JSON.
async fn read(app: &App, headers: &HeaderMap, body: Body) -> Result<HelperDelivery, Response> {
    let is_json = headers.get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    let wrong = || refused(StatusCode::BAD_REQUEST, "This request cannot be read.");
    let bytes = tokio::time::timeout(app.limits.head_time, to_bytes(body, app.limits.body)).await;
    let bytes = bytes.map_err(|_| refused(StatusCode::REQUEST_TIMEOUT, "This request is too slow."))?;
    let bytes = bytes.map_err(|_| refused(StatusCode::PAYLOAD_TOO_LARGE, "This request is too long."))?;
    serde_json::from_slice(&bytes).ok().filter(|_| is_json).ok_or_else(wrong)
}

pub(crate) fn refusal(app: &App, peer: Peer, language: &str, error: &AppError) -> Response {
    let is_code = error.message.id == "helper-code-invalid";
    if is_code && !app.rates.permits(peer.0, WRONG_CODE, Instant::now()) {
        return refused(StatusCode::TOO_MANY_REQUESTS, "Too many requests. Wait a moment.");
    }
    let status = match error.code {
        _ if is_code => StatusCode::UNAUTHORIZED,
        ErrorCode::NoEvent | ErrorCode::File | ErrorCode::Damaged | ErrorCode::Internal => {
            StatusCode::SERVICE_UNAVAILABLE
        }
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    };
    answer(status, &refused_with("refused", language, error))
}

fn refused_with(status: &str, language: &str, error: &AppError) -> Value {
    let language = language_of(language).unwrap_or(LanguageCode::En);
    json!({ "status": status, "message": explain(language, &error.message) })
}

pub(crate) fn fault() -> Response {
    refused(StatusCode::INTERNAL_SERVER_ERROR, "The desk has a fault.")
}

/// Returns the code of a request, `Bearer six words`, or an empty text.
pub(crate) fn code(headers: &HeaderMap) -> String {
    let header = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()).unwrap_or_default();
    header.strip_prefix("Bearer ").unwrap_or_default().chars().take(LONGEST_CODE).collect()
}

pub(crate) fn answer(status: StatusCode, value: &Value) -> Response {
    (status, [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], value.to_string()).into_response()
}
