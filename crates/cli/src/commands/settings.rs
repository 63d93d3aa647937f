//! `settings` and `set`: the settings of the event and its competition.

use app::event::Settings;
use std::path::{Path, PathBuf};

use app::event::{ChangeSetting, change_setting, settings, shown_points};
use clap::Args;
use serde::Serialize;
use serde_json::Value;
use session::AppError;
use ts_rs::TS;

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

/// The value of a setting, or a group of settings.
#[derive(Debug, Serialize, TS)]
#[serde(transparent)]
#[ts(type = "string | number | boolean | null | Array<string | number | boolean> | Settings \
    | EventSettings[keyof EventSettings] | CompetitionSettings[keyof CompetitionSettings]")]
pub struct SettingValue(Value);

/// Shows all settings.
pub fn show(event: &Path) -> Result<Answer<Settings>, AppError> {
    let mut answer = Answer::new("", &settings(&reading(event)?)?);
    let mut lines = Vec::new();
    flatten("", &answer.json, &mut lines);
    answer.text = lines.join("\n");
    Ok(answer)
}

/// Changes one setting.
pub fn set(arguments: &Set) -> Result<Answer<SettingValue>, AppError> {
    let request =
        ChangeSetting { path: arguments.path.clone(), value: arguments.value.clone(), consent: arguments.yes };
    let value = change_setting(&mut changing(&arguments.event)?, &request)?.value;
    let points = shown_points(&arguments.path, &value).map(|points| format!(" ({points})")).unwrap_or_default();
    Ok(Answer::new(format!("{} = {value}{points}", arguments.path), &SettingValue(value)))
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
