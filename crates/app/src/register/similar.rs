//! Finding entries with a name equal or similar to a typed one, which may be the same person (R6).

use domain::names::NameKey;
use serde::{Deserialize, Serialize};
use session::{EventSession, Result};
use ts_rs::TS;

/// A name as typed.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct FindSimilar {
    /// Family name.
    pub family: String,
    /// Given name.
    pub given: String,
    /// The entry that is being changed, which is excluded.
    #[ts(type = "number | null")]
    pub but: Option<i64>,
}

/// Returns the entries that may be the same person, one line each: "Brook Ada 1d, Mill".
///
/// # Errors
/// No event is open.
pub fn find_similar(session: &EventSession, request: &FindSimilar) -> Result<Vec<String>> {
    let (family, given) = (request.family.trim(), request.given.trim());
    let tournament = session.tournament()?;
    if family.is_empty() || given.is_empty() {
        return Ok(Vec::new());
    }
    let typed = NameKey::of(&format!("{family} {given}"));
    let others = tournament.entries.iter().filter(|entry| Some(entry.id.0) != request.but);
    let like = others.map(|entry| &entry.player).filter(|player| NameKey::of(&player.list_name()).is_like(&typed));
    Ok(like
        .map(|player| {
            let club = if player.club.is_empty() { String::new() } else { format!(", {}", player.club) };
            format!("{} {}{club}", player.list_name(), player.rank)
        })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{no_event, open_register};

    #[test]
    fn find_similar_excludes_the_entry_that_is_changed() {
        let session = open_register(3);
        let find =
            |but| find_similar(&session, &FindSimilar { family: "Birch".into(), given: "Sam".into(), but }).unwrap();
        assert_eq!(find(None), ["Birch Sam 2d"]);
        assert!(find(Some(2)).is_empty());
    }

    #[test]
    fn find_similar_refuses_a_session_without_an_event() {
        assert_eq!(
            find_similar(&no_event(), &FindSimilar { family: "Birch".into(), given: "Sam".into(), but: None })
                .unwrap_err()
                .message
                .id,
            "event-not-open"
        );
    }
}
