//! The second desks that follow: what each has, as the first desk shows it.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use chrono::NaiveDateTime;
use serde::Serialize;

/// A second desk as the first one shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SecondDeskView {
    /// The name that its code was given to.
    pub name: String,
    /// Its address.
    pub address: IpAddr,
    /// The number of the last entry that it has in its copy.
    pub entry: i64,
    /// The number of the last entry here when it last asked.
    pub last: i64,
    /// When it last asked, `14:02:11`.
    pub time: String,
}

/// The second desks that asked since the service started, by name.
#[derive(Clone, Default)]
pub(crate) struct Followers(Arc<Mutex<BTreeMap<String, SecondDeskView>>>);

impl Followers {
    /// Remembers that a second desk asked for what follows `entry`, which it therefore has.
    pub(crate) fn note(&self, name: String, address: IpAddr, (entry, last): (i64, i64), now: NaiveDateTime) {
        let time = now.format("%H:%M:%S").to_string();
        let view = SecondDeskView { name: name.clone(), address, entry, last, time };
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(name, view);
    }

    /// Returns all of them.
    pub(crate) fn views(&self) -> Vec<SecondDeskView> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }
}
