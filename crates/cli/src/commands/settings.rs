//! `settings` and `set`: the settings of the event and its competition.

use std::path::{Path, PathBuf};

use app::event::{ChangeSetting, change_setting, settings};
use clap::Args;
use serde_json::Value;
use session::AppError;

use crate::answer::Answer;
use crate::common::{changing, reading};

/// A setting and its new value.
#[derive(Debug, Args)]
pub struct Set {
    /// The event file
    event: PathBuf,
    /// The path of the setting, such as competition.mcmahon.bar
    path: String,
    /// The new value, such as 1d
    #[arg(allow_hyphen_values = true)]
    value: String,
    /// Consent to the other age categories of a season
    #[arg(long)]
    yes: bool,
}

/// Shows all settings.
pub fn show(event: &Path) -> Result<Answer, AppError> {
    let document = settings(&reading(event)?)?;
    let mut lines = Vec::new();
    flatten("", &document, &mut lines);
    Ok(Answer::new(lines.join("\n"), &document))
}

/// Changes one setting.
pub fn set(arguments: &Set) -> Result<Answer, AppError> {
    let request =
        ChangeSetting { path: arguments.path.clone(), value: arguments.value.clone(), consent: arguments.yes };
    let value = change_setting(&mut changing(&arguments.event)?, &request)?.value;
    Ok(Answer::new(format!("{} = {value}", arguments.path), &value))
}

/// Adds one line per setting: `competition.mcmahon.bar = "4d"`.
fn flatten(path: &str, value: &Value, lines: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                flatten(&if path.is_empty() { name.clone() } else { format!("{path}.{name}") }, field, lines);
            }
        }
        other => lines.push(format!("{path} = {other}")),
    }
}
