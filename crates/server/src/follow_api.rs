//! The address from which a second desk gets the journal. Its code is in a header, like those of helpers.

use std::sync::Arc;

use app::second_desk::Followed;
use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Deserialize;
use serde_json::json;
use store::Hash;

use crate::accept::Peer;
use crate::app_state::App;
use crate::desk::at_the_desk;
use crate::helper_api::{answer, code, refusal};
use crate::refusal::Refusal;

/// The entry that the second desk has.
#[derive(Deserialize)]
pub(crate) struct FollowPosition {
    /// Its number; 0 for none.
    after: i64,
    /// Its hash; zeros for none.
    hash: String,
}

/// Answers with the entries after a position. Asking for them says that all before are in the copy.
pub(crate) async fn entries(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    Path(language): Path<String>,
    Query(position): Query<FollowPosition>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let hash = hash_of(&position.hash).ok_or(Refusal::Unreadable)?;
    let (desk, code, after) = (Arc::clone(&app.desk), code(&headers), position.after);
    match at_the_desk(move || desk.follow(&code, after, &hash)).await? {
        Ok(Followed { name, sent: Some(sent) }) => {
            app.followers.note(name, peer.0, (after, sent.last), (app.now)());
            Ok(answer(StatusCode::OK, &json!(sent)))
        }
        Ok(Followed { sent: None, .. }) => Ok(answer(StatusCode::CONFLICT, &json!({ "status": "other-history" }))),
        Err(error) => refusal(&app, peer, &language, &error),
    }
}

fn hash_of(text: &str) -> Option<Hash> {
    hex::decode(text).ok()?.try_into().ok()
}
