//! Entries whose names are one with a typed name or sound like it: perhaps one person (R6).

use domain::names::NameKey;
use serde::{Deserialize, Serialize};
use session::{EventSession, Result};
use ts_rs::TS;

/// A name as it is typed.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct FindSimilar {
    /// Family name.
    pub family: String,
    /// Given name.
    pub given: String,
    /// The entry that is being changed, which is not like itself.
    #[ts(type = "number | null")]
    pub but: Option<i64>,
}

/// The entries that may be the same person, a line each: "Brook Ada 1d, Mill".
///
/// # Errors
/// No event is open.
pub fn find_similar(session: &EventSession, request: &FindSimilar) -> Result<Vec<String>> {
    let (family, given) = (request.family.trim(), request.given.trim());
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    if family.is_empty() || given.is_empty() {
        return Ok(Vec::new());
    }
    let typed = NameKey::of(&format!("{family} {given}"));
    let others = tournament.entries_of(competition.id).filter(|entry| Some(entry.id.0) != request.but);
    let like = others.map(|entry| &entry.player).filter(|player| NameKey::of(&player.list_name()).is_like(&typed));
    Ok(like
        .map(|player| {
            let club = if player.club.is_empty() { String::new() } else { format!(", {}", player.club) };
            format!("{} {}{club}", player.list_name(), player.rank)
        })
        .collect())
}
