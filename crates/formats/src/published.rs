//! The names in files that leave the event, as their audience may see them.

use domain::model::disclosure::{Audience, Disclosed, DisclosedName, disclose};
use domain::{Country, Entry};

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

/// Returns the family and given name to write in Latin letters: those of the entered transliteration if there is one,
/// otherwise as [`names`], which the caller transliterates.
pub(crate) fn latin_names(entry: &Entry, shown: &Disclosed) -> (String, String) {
    let words: Vec<&str> = shown.latin.as_deref().unwrap_or("").split_whitespace().collect();
    let of_family = entry.player.family.split_whitespace().count().max(1);
    if words.len() <= of_family {
        return names(shown);
    }
    let (family, given) = words.split_at(of_family);
    (family.join(" "), given.join(" "))
}

/// Returns a country as results files write it: the United Kingdom is `UK`.
pub(crate) fn country_code(country: Country) -> String {
    match country.to_string() {
        iso if iso == "GB" => "UK".into(),
        iso => iso,
    }
}
