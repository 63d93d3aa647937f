//! The seasons' rules: those that the program brings, by name, and those of a file (R84).

use std::path::Path;

use domain::points::{ClassRules, SeasonRules};

use crate::atomic_file::{Written, write_beside};
use crate::error::{AppError, ErrorCode, Result};
use crate::read_file::read_file;

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
pub fn named(name: &str) -> Result<SeasonRules> {
    let Some((_, text)) = SHIPPED.iter().find(|(known, _)| *known == name.trim()) else {
        let message = format!("The season \"{}\" is not known: choose one of {}.", name.trim(), names().join(", "));
        return Err(AppError::not_found(message));
    };
    Ok(formats::season::read(text.as_bytes())?)
}

/// The text of a season's file.
///
/// # Errors
/// The program does not bring it.
pub fn text(name: &str) -> Result<&'static str> {
    let name = named(name)?.name;
    let found = SHIPPED.iter().find(|(known, _)| *known == name);
    found.map(|&(_, text)| text).ok_or_else(|| AppError::internal("a season's file has another name than it has"))
}

/// Writes a season's file to `file`, where nothing may be yet.
///
/// # Errors
/// The program does not bring the season, or the file exists or cannot be written.
pub fn export(name: &str, file: &Path) -> Result<Written> {
    let text = text(name)?;
    if file.exists() {
        let message = format!("{} already exists: choose another name.", file.display());
        return Err(AppError::new(ErrorCode::File, message));
    }
    write_beside(file, text.as_bytes())
}

/// A class of a season in a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonLine {
    /// The class.
    pub class: String,
    /// Points for a win.
    pub win: u32,
    /// Points for a loss.
    pub loss: u32,
    /// Points for the stages, from the round of 64 to the winner.
    pub stages: String,
}

/// The classes of a season, a line each.
pub fn summary(rules: &SeasonRules) -> Vec<SeasonLine> {
    use domain::knockout::Reached::{Finalist, QuarterFinals, RoundOf16, RoundOf32, RoundOf64, SemiFinals, Winner};
    let all = [RoundOf64, RoundOf32, RoundOf16, QuarterFinals, SemiFinals, Finalist, Winner];
    let line = |(class, points): (&String, &ClassRules)| {
        let stages: Vec<String> = all.into_iter().filter_map(|s| points.stages.of(s)).map(|p| p.to_string()).collect();
        SeasonLine { class: class.clone(), win: points.games.win, loss: points.games.loss, stages: stages.join(" ") }
    };
    rules.classes.iter().map(line).collect()
}

/// The rules in a season file.
///
/// # Errors
/// It cannot be read, or is wrong; then with the line.
pub fn from_file(path: &Path) -> Result<SeasonRules> {
    formats::season::read(&read_file(path)?).map_err(|error| {
        let failure = AppError::from(error);
        AppError::new(
            failure.code,
            format!("In {}: {}", path.display(), failure.to_string().replacen("Line", "line", 1)),
        )
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
        assert_eq!(refusal.to_string(), "The season \"2031\" is not known: choose one of 2018-draft, 2022.");
    }
}
