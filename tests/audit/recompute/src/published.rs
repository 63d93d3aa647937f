//! What a frozen text shows of a player (R3): everything in full; initials with the country; nothing of an anonymous player.

use crate::facts::{Person, Publication};

/// Returns a player's name, country and club as the frozen text of a draw has them.
pub fn published(person: &Person) -> (String, String, String) {
    let Person { family, given, country, club, publication, .. } = person;
    match publication {
        Publication::Full => (format!("{family} {given}").trim().to_string(), country.clone(), club.clone()),
        Publication::Initials => {
            let initial = |name: &str| name.chars().next().map(|first| format!("{first}.")).unwrap_or_default();
            (format!("{} {}", initial(family), initial(given)).trim().to_string(), country.clone(), String::new())
        }
        Publication::Anonymous => Default::default(),
    }
}
