//! A player's identity as it may be published: in full, as initials, or anonymous.

use domain::Entry;
use domain::model::player::Publication;

/// A player's names as they may be published.
pub(crate) struct Published {
    pub family: String,
    pub given: String,
    /// The EGD PIN. It identifies the player, so it is published only with the full name.
    pub pin: Option<String>,
}

impl Published {
    /// Returns "Family Given".
    pub fn list_name(&self) -> String {
        format!("{} {}", self.family, self.given).trim().to_string()
    }
}

/// Returns an entry's names as they may be published.
pub(crate) fn published(entry: &Entry) -> Published {
    let player = &entry.player;
    let initial = |name: &str| name.chars().next().map(|c| format!("{c}.")).unwrap_or_default();
    match player.publication {
        Publication::Full => {
            Published { family: player.family.clone(), given: player.given.clone(), pin: player.egd_pin.clone() }
        }
        Publication::Initials => {
            Published { family: initial(&player.family), given: initial(&player.given), pin: None }
        }
        Publication::Anonymous => Published {
            family: "Anonymous".into(),
            given: entry.number.map(|n| n.to_string()).unwrap_or_default(),
            pin: None,
        },
    }
}
