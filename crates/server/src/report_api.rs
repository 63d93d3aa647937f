//! What the phones of players send: the code of a seat, and a result.

use std::sync::Arc;
use std::time::Instant;

use app::labels::ResultView;
use app::player_report::{ReportOutcome, ReportSeat};
use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::Response;
use maud::Markup;
use messages::message;
use serde::Deserialize;

use crate::accept::Peer;
use crate::app_state::App;
use crate::body::read_body;
use crate::desk::at_the_desk;
use crate::helper_api::{for_phone, is_of_desk};
use crate::language::language_of;
use crate::refusal::Refusal;
use crate::replies::private;
use crate::report_page::{RESULTS, code_page, seat_page};

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
pub(crate) async fn page(Path(language): Path<String>) -> Result<Response, Refusal> {
    let language = language_of(&language).ok_or(Refusal::NoSuchPage)?;
    Ok(answer(StatusCode::OK, &code_page(language, None)))
}

/// Shows the seat of a code, after taking the report if there is one.
pub(crate) async fn send(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    Path(language): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    let language = language_of(&language).ok_or(Refusal::NoSuchPage)?;
    let sent = read(&app, &headers, body).await?;
    let result = sent.result.as_deref().map(result_of).transpose()?;
    if result.is_some() && !app.rates.permits(peer.0, REPORT, Instant::now()) {
        return Err(Refusal::TooMany);
    }
    let (desk, code) = (Arc::clone(&app.desk), sent.code.clone());
    let done = at_the_desk(move || {
        // A report may be refused while its seat can still be shown.
        let reported: Option<session::Result<ReportOutcome>> = result.map(|result| desk.report(&code, result));
        let refusal =
            reported.and_then(Result::err).map(|error| for_phone(&error, message!("report-desk-unavailable")));
        desk.seat(&code).map(|seat: ReportSeat| (seat, refusal))
    });
    match done.await? {
        Ok((seat, refusal)) => {
            let status = if refusal.is_some() { StatusCode::CONFLICT } else { StatusCode::OK };
            Ok(answer(status, &seat_page(language, &sent.code, &seat, refusal.as_ref())))
        }
        Err(error) if is_of_desk(&error) => {
            let unavailable = message!("report-desk-unavailable");
            Ok(answer(StatusCode::SERVICE_UNAVAILABLE, &code_page(language, Some(&unavailable))))
        }
        // A form without a code guesses none.
        Err(_) if !sent.code.trim().is_empty() && !app.rates.wrong_code(peer.0, Instant::now()) => {
            Err(Refusal::TooMany)
        }
        Err(error) => Ok(answer(StatusCode::NOT_FOUND, &code_page(language, Some(&error.message)))),
    }
}

/// Returns the result with this name in forms.
fn result_of(name: &str) -> Result<ResultView, Refusal> {
    RESULTS.into_iter().find(|(known, _)| *known == name).map(|(_, result)| result).ok_or(Refusal::Unreadable)
}

/// Reads a form. Forms of other sites do not come as far as this.
async fn read(app: &App, headers: &HeaderMap, body: Body) -> Result<Sent, Refusal> {
    let bytes = read_body(&app.limits, headers, body, "application/x-www-form-urlencoded").await?;
    // A form is written as the query of an address is.
    let query = std::str::from_utf8(&bytes).ok().and_then(|text| format!("/?{text}").parse::<Uri>().ok());
    let sent: Option<Sent> = query.and_then(|uri| Query::try_from_uri(&uri).ok()).map(|Query(sent)| sent);
    sent.filter(|sent| sent.code.len() <= LONGEST_CODE).ok_or(Refusal::Unreadable)
}

fn answer(status: StatusCode, page: &Markup) -> Response {
    private(status, "text/html; charset=utf-8", page.0.clone())
}
