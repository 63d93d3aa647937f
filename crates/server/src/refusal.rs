//! What the service answers to a request that it does not take: one English sentence, which people see only if they typed an
//! address.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

/// Why a request is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// No page has this address.
    NoSuchPage,
    /// The request names another computer.
    OtherHost,
    /// A page of another site made the request.
    OtherSite,
    /// The request has another form than expected.
    Unreadable,
    /// The search has too many letters.
    LongSearch,
    /// The request came too slowly.
    Slow,
    /// The request has too many bytes.
    Long,
    /// This address asks too often.
    TooMany,
    /// The desk failed.
    Fault,
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        match self {
            Refusal::NoSuchPage => (StatusCode::NOT_FOUND, "There is no such page."),
            Refusal::OtherHost => (StatusCode::MISDIRECTED_REQUEST, "This address is not served here."),
            Refusal::OtherSite => (StatusCode::FORBIDDEN, "A page of another site asked for this."),
            Refusal::Unreadable => (StatusCode::BAD_REQUEST, "This request cannot be read."),
            Refusal::LongSearch => (StatusCode::BAD_REQUEST, "This search is too long."),
            Refusal::Slow => (StatusCode::REQUEST_TIMEOUT, "This request is too slow."),
            Refusal::Long => (StatusCode::PAYLOAD_TOO_LARGE, "This request is too long."),
            Refusal::TooMany => (StatusCode::TOO_MANY_REQUESTS, "Too many requests. Wait a moment."),
            Refusal::Fault => (StatusCode::INTERNAL_SERVER_ERROR, "The desk has a fault."),
        }
        .into_response()
    }
}
