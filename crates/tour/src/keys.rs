//! The keys of the organisers whose bundles are taken.

use chrono::NaiveDate;
use domain::tour::book::OrganiserKey;
use formats::signing::public_key;
use serde::Serialize;
use serde_json::json;
use session::fields::required;
use session::{AppError, Result};
use ts_rs::TS;

use crate::tour_session::TourSession;

/// A key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct KeyLine {
    /// 64 hexadecimal digits.
    pub public: String,
    /// Whose it is.
    pub holder: String,
    /// Since when it is revoked.
    #[ts(type = "string | null")]
    pub revoked: Option<NaiveDate>,
}

/// All keys, revoked ones too.
pub fn keys(session: &TourSession) -> Vec<KeyLine> {
    let line = |k: &OrganiserKey| KeyLine { public: k.public.clone(), holder: k.holder.clone(), revoked: k.revoked };
    session.book().keys.iter().map(line).collect()
}

/// Takes bundles that are signed with this key from now on.
///
/// # Errors
/// It is no key, has no holder, or is known already.
pub fn add_key(session: &mut TourSession, public: &str, holder: &str) -> Result<KeyLine> {
    let public = read(public)?;
    let holder = required("The key needs its holder's name.", holder)?;
    session.transact("add_key", json!({ "public": public, "holder": holder }), |book| {
        if let Some(known) = book.keys.iter().find(|k| k.public == public) {
            let state = if known.revoked.is_some() { "was revoked and is not taken again" } else { "is known already" };
            return Err(AppError::not_now(format!("The key of {} {state}: ask for a new one.", known.holder)));
        }
        let id = book.keys.iter().map(|k| k.id).max().unwrap_or(0) + 1;
        book.keys.push(OrganiserKey { id, public: public.clone(), holder: holder.clone(), revoked: None });
        Ok(KeyLine { public: public.clone(), holder: holder.clone(), revoked: None })
    })
}

/// Takes nothing any more that is signed with this key; what is in the book stays.
///
/// # Errors
/// It is not known, or revoked already.
pub fn revoke_key(session: &mut TourSession, public: &str) -> Result<KeyLine> {
    let (public, today) = (read(public)?, session.today());
    session.transact("revoke_key", json!({ "public": public }), |book| {
        let Some(key) = book.keys.iter_mut().find(|k| k.public == public) else {
            return Err(AppError::not_found("The tour does not know this key: see `tour key list`."));
        };
        if key.revoked.is_some() {
            return Err(AppError::not_now(format!("The key of {} is revoked already.", key.holder)));
        }
        key.revoked = Some(today);
        Ok(KeyLine { public: key.public.clone(), holder: key.holder.clone(), revoked: key.revoked })
    })
}

fn read(public: &str) -> Result<String> {
    public_key(public).map_err(|error| AppError::bad_input(error.to_string()))
}
