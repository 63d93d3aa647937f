//! The public keys of the organisers whose bundles the tour accepts.

use chrono::NaiveDate;
use domain::tour::book::OrganiserKey;
use formats::signing::{PublicKey, Untrusted};
use messages::message;
use serde::Serialize;
use session::{AppError, Result};
use ts_rs::TS;

use crate::operation::{KeyAdded, KeyRevoked, op};
use crate::tour_session::{TourSession, required};

/// A registered key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct KeyLine {
    /// The public key.
    #[ts(type = "string")]
    pub public: PublicKey,
    /// The organiser's name.
    pub holder: String,
    /// The day on which it was revoked.
    #[ts(type = "string | null")]
    pub revoked: Option<NaiveDate>,
}

/// Returns all keys, including revoked ones. A key that is damaged in the book is left out; it signs nothing.
pub fn keys(session: &TourSession) -> Vec<KeyLine> {
    let line = |k: &OrganiserKey| {
        let public = k.public.parse().ok()?;
        Some(KeyLine { public, holder: k.holder.clone(), revoked: k.revoked })
    };
    session.book().keys.iter().filter_map(line).collect()
}

/// Registers a key: the tour accepts bundles signed with it from now on.
///
/// # Errors
/// The key is invalid, has no holder, or is already registered.
pub fn add_key(session: &mut TourSession, public: &str, holder: &str) -> Result<KeyLine> {
    let public = read(public)?;
    let holder = required(message!("tourbook-key-no-holder"), holder)?;
    let input = KeyAdded { public: public.clone(), holder: holder.clone() };
    session.transact(op::AddKey, &input, |book, counters| {
        if let Some(known) = book.keys.iter().find(|k| k.public == *public) {
            let holder = &known.holder;
            return Err(AppError::not_now(match known.revoked {
                Some(_) => message!("tourbook-key-was-revoked", holder),
                None => message!("tourbook-key-known", holder),
            }));
        }
        let id = counters.next_key::<OrganiserKey>();
        book.keys.push(OrganiserKey { id, public: public.to_string(), holder: holder.clone(), revoked: None });
        Ok(KeyLine { public: public.clone(), holder: holder.clone(), revoked: None })
    })
}

/// Revokes a key: the tour refuses bundles signed with it from today. Bundles in the book stay.
///
/// # Errors
/// The key is not registered, or already revoked.
pub fn revoke_key(session: &mut TourSession, public: &str) -> Result<KeyLine> {
    let (public, today) = (read(public)?, session.today());
    session.transact(op::RevokeKey, &KeyRevoked { public: public.clone() }, |book, _| {
        let Some(key) = book.keys.iter_mut().find(|k| k.public == *public) else {
            return Err(AppError::not_found(message!("tourbook-key-missing")));
        };
        if key.revoked.is_some() {
            return Err(AppError::not_now(message!("tourbook-key-revoked", holder = &key.holder)));
        }
        key.revoked = Some(today);
        Ok(KeyLine { public: public.clone(), holder: key.holder.clone(), revoked: key.revoked })
    })
}

/// Reads a public key.
fn read(public: &str) -> Result<PublicKey> {
    public.parse().map_err(|error: Untrusted| AppError::refused(error))
}
