//! Reading the body of a request within its limits.

use axum::body::{Body, Bytes, to_bytes};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;

use crate::limits::Limits;
use crate::refusal::Refusal;

/// Reads a body whose content type starts with `kind`.
///
/// # Errors
/// [`Refusal`] if the body comes too slowly, is too long, or is of another kind.
pub(crate) async fn read_body(limits: &Limits, headers: &HeaderMap, body: Body, kind: &str) -> Result<Bytes, Refusal> {
    let read = tokio::time::timeout(limits.head_time, to_bytes(body, limits.body)).await;
    let bytes = read.map_err(|_| Refusal::Slow)?.map_err(|_| Refusal::Long)?;
    let is_kind = headers.get(CONTENT_TYPE).is_some_and(|found| found.as_bytes().starts_with(kind.as_bytes()));
    if is_kind { Ok(bytes) } else { Err(Refusal::Unreadable) }
}
