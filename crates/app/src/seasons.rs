//! The seasons' rules: those that the program brings, by name, and those of a file (R84).

use std::path::Path;

use domain::points::SeasonRules;

use crate::failure::{Failure, Outcome};
use crate::files::read_file;

/// The seasons that the program brings: name and file.
const SHIPPED: [(&str, &str); 2] = [
    ("2018-draft", include_str!("../../../assets/seasons/2018-draft.toml")),
    ("2022", include_str!("../../../assets/seasons/2022.toml")),
];

/// The names of the seasons that the program brings.
pub fn names() -> Vec<&'static str> {
    SHIPPED.iter().map(|&(name, _)| name).collect()
}

/// The rules of a season by its name.
///
/// # Errors
/// The program does not bring it.
pub fn named(name: &str) -> Outcome<SeasonRules> {
    let Some((_, text)) = SHIPPED.iter().find(|(known, _)| *known == name.trim()) else {
        let message = format!("The season \"{}\" is not known: choose one of {}.", name.trim(), names().join(", "));
        return Err(Failure::not_found(message));
    };
    Ok(formats::season::read(text.as_bytes())?)
}

/// The rules in a season file.
///
/// # Errors
/// It cannot be read, or is wrong; then with the line.
pub fn from_file(path: &Path) -> Outcome<SeasonRules> {
    formats::season::read(&read_file(path)?).map_err(|error| {
        let failure = Failure::from(error);
        Failure::new(failure.code, format!("In {}: {}", path.display(), failure.message.replacen("Line", "line", 1)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_season_is_found_under_the_name_in_its_file() {
        for name in names() {
            assert_eq!(named(name).unwrap().name, name);
        }
        let refusal = named("2031").unwrap_err();
        assert_eq!(refusal.message, "The season \"2031\" is not known: choose one of 2018-draft, 2022.");
    }
}
