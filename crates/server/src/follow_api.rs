//! The address from which a second desk gets the journal. It proves that it knows the code, and the answer proves the same: the code is
//! never sent.

use std::sync::Arc;

use app::second_desk::{FollowAnswer, Followed, Question};
use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::header::AUTHORIZATION;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};
use store::Hash;

use crate::accept::Peer;
use crate::app_state::App;
use crate::desk::at_the_desk;
use crate::helper_api::{answer, refusal};
use crate::refusal::Refusal;

/// The field of an answer with a new challenge.
pub(crate) const CHALLENGE: HeaderName = HeaderName::from_static("drawmaster-challenge");

/// The field of an answer with its proof.
pub(crate) const PROOF: HeaderName = HeaderName::from_static("drawmaster-proof");

/// The entry that the second desk has.
#[derive(Deserialize)]
pub(crate) struct FollowPosition {
    /// Its number; 0 for none.
    after: i64,
    /// Its hash; zeros for none.
    hash: String,
}

/// Answers with the entries after a position. Asking for them says that all before are in the copy. A question without a challenge
/// of this service gets one.
pub(crate) async fn entries(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    Path(language): Path<String>,
    Query(position): Query<FollowPosition>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let hash = hash_of(&position.hash).ok_or(Refusal::Unreadable)?;
    let (challenge, number, proof) = proof(&headers);
    if !app.challenges.take(&challenge, number) {
        let refused = answer(StatusCode::UNAUTHORIZED, &json!({ "status": "challenge" }));
        return Ok(with_field(refused, CHALLENGE, &app.challenges.issue()));
    }
    let question = Question { challenge, number, after: position.after, hash, proof };
    let (desk, asked) = (Arc::clone(&app.desk), question.clone());
    let followed = match at_the_desk(move || desk.follow(&asked)).await? {
        Ok(followed) => followed,
        Err(error) => return refusal(&app, peer, &language, &error),
    };
    app.challenges.prove(&question.challenge);
    let Followed { follower, answer } = followed;
    let (status, value) = match answer {
        FollowAnswer::Entries(sent) => {
            app.followers.note(follower.name, peer.0, (question.after, sent.last), (app.now)());
            (StatusCode::OK, json!(sent))
        }
        FollowAnswer::OtherHistory => (StatusCode::CONFLICT, json!({ "status": "other-history" })),
        FollowAnswer::Refused => (StatusCode::UNAUTHORIZED, json!({ "status": "refused" })),
    };
    Ok(proved(&follower.key, &question, status, &value))
}

fn proved(key: &app::second_desk::DeskKey, question: &Question, status: StatusCode, value: &Value) -> Response {
    let proof = key.answer(question, status.as_u16(), value.to_string().as_bytes());
    with_field(answer(status, value), PROOF, &proof)
}

fn with_field(mut response: Response, name: HeaderName, hex: &str) -> Response {
    if let Ok(value) = HeaderValue::from_str(hex) {
        response.headers_mut().insert(name, value);
    }
    response
}

/// Returns the challenge, the number and the proof of a question, `Desk 3f2a... 12 91c0...`; nothing without them.
fn proof(headers: &HeaderMap) -> (String, u64, String) {
    let field = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let words: Vec<&str> = field.strip_prefix("Desk ").unwrap_or_default().split(' ').collect();
    match words[..] {
        [challenge, number, proof] => (challenge.to_owned(), number.parse().unwrap_or(0), proof.to_owned()),
        _ => (String::new(), 0, String::new()),
    }
}

fn hash_of(text: &str) -> Option<Hash> {
    hex::decode(text).ok()?.try_into().ok()
}
