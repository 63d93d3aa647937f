//! The names in files that leave the event, as their audience may see them.

use domain::Entry;
use domain::model::disclosure::{Audience, Disclosed, DisclosedName, disclose};

/// Returns the family and given name to write; "Anonymous" and the number in the event for an anonymous player.
pub(crate) fn names(shown: &Disclosed) -> (String, String) {
    match &shown.name {
        DisclosedName::Full { family, given } | DisclosedName::Initials { family, given } => {
            (family.clone(), given.clone())
        }
        DisclosedName::Number(number) => ("Anonymous".into(), number.map(|n| n.to_string()).unwrap_or_default()),
        DisclosedName::Hidden => ("Anonymous".into(), String::new()),
    }
}

/// Returns what `audience` may see of the player of an entry.
pub(crate) fn disclosed(entry: &Entry, audience: Audience) -> Disclosed {
    disclose(&entry.player, entry.number, audience)
}
