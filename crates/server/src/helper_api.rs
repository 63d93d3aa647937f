//! The addresses that the phones of helpers use. The code is in a header of each request, never in an address or a cookie.

use std::sync::Arc;
use std::time::Instant;

use app::helper::{ActionOutcome, HelperDelivery};
use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::header::AUTHORIZATION;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use documents::hall_pages::explain;
use messages::{LanguageCode, Message, message};
use serde_json::{Value, json};
use session::{AppError, ErrorCode};

use crate::accept::Peer;
use crate::app_state::App;
use crate::body::read_body;
use crate::desk::at_the_desk;
use crate::helper_page::helper_page;
use crate::language::language_of;
use crate::refusal::Refusal;
use crate::replies::{file, private};

/// The longest code in a request, in characters.
const LONGEST_CODE: usize = 200;

/// Returns the page of helpers.
pub(crate) async fn page(Path(language): Path<String>) -> Result<Response, Refusal> {
    let language = language_of(&language).ok_or(Refusal::NoSuchPage)?;
    Ok(file("text/html; charset=utf-8", helper_page(language).into_string()))
}

/// Answers with what a helper can work on.
pub(crate) async fn work(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    Path(language): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let (desk, code) = (Arc::clone(&app.desk), code(&headers));
    match at_the_desk(move || desk.work(&code)).await? {
        Ok(work) => Ok(answer(StatusCode::OK, &json!(work))),
        Err(error) => refused(&app, peer, &language, &headers, &error),
    }
}

/// Applies a change that a helper sent. Sent again, it is known and counts once.
pub(crate) async fn act(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    Path(language): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    // A foreign page could send a form without asking the browser, but no JSON.
    let bytes = read_body(&app.limits, &headers, body, "application/json").await?;
    let sent: HelperDelivery = serde_json::from_slice(&bytes).map_err(|_| Refusal::Unreadable)?;
    let (desk, code) = (Arc::clone(&app.desk), code(&headers));
    match at_the_desk(move || desk.act(&code, &sent)).await? {
        Ok(ActionOutcome::Applied(_)) => Ok(answer(StatusCode::OK, &json!({ "status": "applied" }))),
        Ok(ActionOutcome::Known) => Ok(answer(StatusCode::OK, &json!({ "status": "known" }))),
        Ok(ActionOutcome::Conflict(error)) => {
            Ok(answer(StatusCode::CONFLICT, &refused_with("conflict", &language, &error)))
        }
        Err(error) => refused(&app, peer, &language, &headers, &error),
    }
}

/// Answers a request with the reason why the desk refused. A request without a code guesses none, and costs no more than any other: a page of
/// another site can make a phone send it.
fn refused(app: &App, peer: Peer, language: &str, headers: &HeaderMap, error: &AppError) -> Result<Response, Refusal> {
    if code(headers).trim().is_empty() { Ok(reason(language, error)) } else { refusal(app, peer, language, error) }
}

/// Answers with the reason why the desk refused.
///
/// # Errors
/// [`Refusal::TooMany`] if the address tried too many codes.
pub(crate) fn refusal(app: &App, peer: Peer, language: &str, error: &AppError) -> Result<Response, Refusal> {
    if is_of_code(error) && !app.rates.wrong_code(peer.0, Instant::now()) {
        return Err(Refusal::TooMany);
    }
    Ok(reason(language, error))
}

/// Whether the desk refused the code.
fn is_of_code(error: &AppError) -> bool {
    error.message.id == "helper-code-invalid"
}

fn reason(language: &str, error: &AppError) -> Response {
    let status = match error.code {
        _ if is_of_code(error) => StatusCode::UNAUTHORIZED,
        _ if is_of_desk(error) => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    };
    answer(status, &refused_with("refused", language, error))
}

fn refused_with(status: &str, language: &str, error: &AppError) -> Value {
    let language = language_of(language).unwrap_or(LanguageCode::En);
    json!({ "status": status, "message": explain(language, &for_phone(error, message!("helper-desk-unavailable"))) })
}

/// Whether the desk cannot work now, for any phone. The reason names its files and computers.
pub(crate) fn is_of_desk(error: &AppError) -> bool {
    let of_desk = [ErrorCode::NoEvent, ErrorCode::NoTourBook, ErrorCode::File, ErrorCode::Damaged, ErrorCode::Internal];
    of_desk.contains(&error.code)
}

/// Returns what a phone is shown of an error: `unavailable` if its reason is for the director alone.
pub(crate) fn for_phone(error: &AppError, unavailable: Message) -> Message {
    if is_of_desk(error) { unavailable } else { error.message.clone() }
}

/// Returns the code of a request, `Bearer six words`, or an empty text.
pub(crate) fn code(headers: &HeaderMap) -> String {
    let header = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()).unwrap_or_default();
    header.strip_prefix("Bearer ").unwrap_or_default().chars().take(LONGEST_CODE).collect()
}

pub(crate) fn answer(status: StatusCode, value: &Value) -> Response {
    private(status, "application/json", value.to_string())
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use messages::message;
    use store::StoreError;

    use super::*;

    #[test]
    fn a_phone_is_shown_no_path_or_computer_of_the_desk() {
        let path = PathBuf::from("/home/ada/cup.drawmaster");
        let (computer, process, owner) = ("laptop".to_owned(), "4711".to_owned(), path.with_extension("owner"));
        let elsewhere = StoreError::OpenElsewhere { path: path.clone(), computer, process, owner };
        for error in [elsewhere, StoreError::Missing(path)] {
            let shown = refused_with("refused", "en", &error.into()).to_string();
            assert!(["ada", "laptop", "4711", "cup"].iter().all(|part| !shown.contains(part)), "{shown}");
        }
        let wrong = AppError::bad_input(message!("report-result-unfit"));
        assert_eq!(for_phone(&wrong, message!("helper-desk-unavailable")).id, "report-result-unfit");
    }
}
