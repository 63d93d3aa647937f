//! The heads of answers: what browsers may do with a page, and whether they have it already.

use axum::body::Body;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, HeaderName, IF_NONE_MATCH, LOCATION, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::site::Page;

/// What a page may load: only from this service, and no script or style in its own text.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The headers of all answers.
const ALWAYS: [(HeaderName, &str); 5] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    // Browsers name the origin of our forms to this service, and our pages to nobody else.
    (REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Adds the headers of all answers.
pub(crate) fn guarded(mut response: Response) -> Response {
    for (name, value) in ALWAYS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Returns a page, or only that the browser has it already.
pub(crate) fn page(page: &Page, request: &HeaderMap) -> Response {
    let known = request.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == page.etag.as_bytes());
    let head = [(ETAG, page.etag.as_str()), (CACHE_CONTROL, "no-cache"), (CONTENT_TYPE, "text/html; charset=utf-8")];
    if known {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    (head, page.html.clone()).into_response()
}

/// Returns a file of the program.
pub(crate) fn file(kind: &'static str, content: impl Into<Body>) -> Response {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], content.into()).into_response()
}

/// Sends the browser to another address of this service.
pub(crate) fn elsewhere(path: &str) -> Response {
    let place = HeaderValue::from_str(path).unwrap_or_else(|_| HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(LOCATION, place)]).into_response()
}

/// Returns an answer that no one keeps, as it holds only for who asked.
pub(crate) fn private(status: StatusCode, kind: &'static str, content: String) -> Response {
    (status, [(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-store")], content).into_response()
}
