//! The view of the helpers.

use domain::HelperRole;
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use crate::vocabulary::HelperRoleName;

/// A helper.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct HelperView {
    /// The key.
    #[ts(type = "number")]
    pub helper: i64,
    /// The name.
    pub name: String,
    /// What they may do.
    pub role: HelperRoleName,
    /// The only room; empty for all boards.
    pub room: String,
    /// Until when the code is valid, `2026-08-16 00:00`.
    pub expires: String,
    /// Whether the code is valid now.
    pub valid: bool,
    /// Whether the code was revoked.
    pub revoked: bool,
}

/// The helpers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct HelpersView {
    /// In the order in which they were added.
    pub helpers: Vec<HelperView>,
    /// The rooms of the event.
    pub rooms: Vec<String>,
}

/// Returns the helpers. Their codes cannot be shown again.
///
/// # Errors
/// No event is open.
pub fn view(session: &EventSession) -> Result<HelpersView> {
    let (whole, now) = (session.event()?, session.now());
    let helper = |of: &domain::Helper| HelperView {
        helper: of.id.0,
        name: of.name.clone(),
        role: HelperRoleName::from(&of.role),
        room: match &of.role {
            HelperRole::Results { room } => room.clone().unwrap_or_default(),
            HelperRole::CheckIn | HelperRole::Notes | HelperRole::SecondDesk => String::new(),
        },
        expires: of.expires.format("%Y-%m-%d %H:%M").to_string(),
        valid: of.is_valid_at(now),
        revoked: of.revoked,
    };
    Ok(HelpersView {
        helpers: whole.helpers.iter().map(helper).collect(),
        rooms: whole.settings().halls.iter().map(|room| room.name.clone()).collect(),
    })
}
