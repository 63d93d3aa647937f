//! Season rules: the built-in ones by name, and those in files (R84).

use std::path::Path;

use domain::EventSettings;
use domain::points::{ClassRules, SeasonRules};
use messages::message;

use crate::atomic_file::{Written, write_atomic};
use crate::error::{AppError, ErrorCode, Result};
use crate::read_file::read_file;

/// The built-in seasons: name and text.
const BUILT_IN: [(&str, &str); 3] = [
    ("2018-draft", include_str!("../../../assets/seasons/2018-draft.toml")),
    ("2022", include_str!("../../../assets/seasons/2022.toml")),
    ("2023", include_str!("../../../assets/seasons/2023.toml")),
];

/// Returns the names of the built-in seasons.
pub fn names() -> Vec<&'static str> {
    BUILT_IN.iter().map(|&(name, _)| name).collect()
}

/// Returns the rules of a built-in season.
///
/// # Errors
/// No built-in season has this name.
pub fn named(name: &str) -> Result<SeasonRules> {
    let name = name.trim();
    let Some((_, text)) = BUILT_IN.iter().find(|(known, _)| *known == name) else {
        return Err(AppError::not_found(message!("season-unknown", name, known = names())));
    };
    Ok(formats::season::read(text.as_bytes())?)
}

/// Returns the rules that an event follows: its own season file, otherwise the built-in season that it names (R84).
///
/// # Errors
/// The file in the event is wrong, or no built-in season has the name.
pub fn of_event(event: &EventSettings) -> Result<SeasonRules> {
    match &event.tour.season_file {
        Some(text) => Ok(formats::season::read(text.as_bytes())?),
        None => named(&event.season),
    }
}

/// Returns the file text of a built-in season.
///
/// # Errors
/// No built-in season has this name.
pub fn text(name: &str) -> Result<&'static str> {
    let name = named(name)?.name;
    let season = BUILT_IN.iter().find(|(known, _)| *known == name);
    season.map(|&(_, text)| text).ok_or_else(|| AppError::internal(message!("season-misnamed", name)))
}

/// Writes the text of a built-in season to the new file `file`.
///
/// # Errors
/// No built-in season has this name, or the file exists or cannot be written.
pub fn export(name: &str, file: &Path) -> Result<Written> {
    let text = text(name)?;
    if file.exists() {
        return Err(AppError::new(ErrorCode::File, message!("file-exists", path = file)));
    }
    write_atomic(file, text.as_bytes())
}

/// The points of one class of a season, in one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonLine {
    /// The class.
    pub class: String,
    /// Points for a win.
    pub win: u32,
    /// Points for a loss.
    pub loss: u32,
    /// Points for the stages, from the round of 64 to the winner, separated by spaces.
    pub stages: String,
}

/// Returns the classes of a season, one line each.
pub fn summary(rules: &SeasonRules) -> Vec<SeasonLine> {
    use domain::knockout::Reached::{Finalist, QuarterFinals, RoundOf16, RoundOf32, RoundOf64, SemiFinals, Winner};
    let all = [RoundOf64, RoundOf32, RoundOf16, QuarterFinals, SemiFinals, Finalist, Winner];
    let line = |(class, points): (&String, &ClassRules)| {
        let stages: Vec<String> = all.into_iter().filter_map(|s| points.stages.of(s)).map(|p| p.to_string()).collect();
        SeasonLine { class: class.clone(), win: points.games.win, loss: points.games.loss, stages: stages.join(" ") }
    };
    rules.classes.iter().map(line).collect()
}

/// Reads the rules in a season file.
///
/// # Errors
/// The file cannot be read, or a line of it is wrong.
pub fn from_file(path: &Path) -> Result<SeasonRules> {
    text_of_file(path).map(|(rules, _)| rules)
}

/// Reads a season file and returns its rules and its text.
///
/// # Errors
/// The file cannot be read, or a line of it is wrong.
pub fn text_of_file(path: &Path) -> Result<(SeasonRules, String)> {
    let bytes = read_file(path)?;
    let rules = formats::season::read(&bytes).map_err(|error| {
        let error = AppError::from(error);
        AppError::new(error.code, message!("season-file-wrong", path, reason = error.message))
    })?;
    Ok((rules, String::from_utf8_lossy(&bytes).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn built_in_seasons_have_the_name_in_their_file() {
        for name in names() {
            assert_eq!(named(name).unwrap().name, name);
        }
        let error = named("2031").unwrap_err();
        assert_eq!(error.to_string(), "The season \"2031\" is not known. Choose one of these: 2018-draft, 2022, 2023.");
    }
}
