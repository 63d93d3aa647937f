//! How a CSV list is to be read, as it is typed, and what it seems to hold.

use app::register::{ColumnChoice, ListForm, ListPreview};
use clap::Args;
use session::AppError;

use crate::answer::columns;

/// What a list does not say itself.
#[derive(Debug, Args)]
pub struct ListArguments {
    /// The meaning of a CSV column: HEADING=family or 3=rank; HEADING=- ignores it
    #[arg(long = "map", value_name = "COLUMN=MEANING", value_delimiter = ',')]
    map: Vec<String>,
    /// The encoding of a CSV list, such as windows-1250; default: detected
    #[arg(long)]
    encoding: Option<String>,
    /// The separator of a CSV list: comma, semicolon or tab; default: detected
    #[arg(long)]
    separator: Option<String>,
    /// Whether the first line of a CSV list names the columns, true or false; default: detected
    #[arg(long)]
    header: Option<bool>,
}

impl ListArguments {
    /// As it is asked of the core.
    pub fn form(&self) -> Result<ListForm, AppError> {
        let columns = self.map.iter().map(|text| choice(text)).collect::<Result<_, _>>()?;
        let plain = |text: &Option<String>| text.clone().unwrap_or_default();
        let (encoding, separator) = (plain(&self.encoding), plain(&self.separator));
        Ok(ListForm { encoding, separator, headed: self.header, columns })
    }
}

fn choice(text: &str) -> Result<ColumnChoice, AppError> {
    let Some((column, means)) = text.rsplit_once('=') else {
        return Err(AppError::bad_input(format!("\"{text}\" maps no column: write it as Surname=family or 3=rank.")));
    };
    Ok(ColumnChoice { column: column.into(), means: means.into() })
}

/// A preview in words: the columns with what they mean and their first fields, then what is wrong.
pub fn previewed(view: &ListPreview) -> String {
    let mut rows = vec![vec!["column".to_string(), "heading".into(), "means".into(), "first fields".into()]];
    for (at, column) in view.columns.iter().enumerate() {
        let fields: Vec<&str> = view.rows.iter().filter_map(|row| row.get(at)).map(String::as_str).collect();
        let means = if column.means.is_empty() { "-" } else { column.means.as_str() };
        rows.push(vec![(at + 1).to_string(), column.heading.clone(), means.into(), fields.join(" | ")]);
    }
    let form = format!("{}, {}", view.encoding, view.separator);
    let mut lines = vec![form, columns(&rows)];
    lines.extend(view.notes.iter().map(|note| format!("Note: {note}")));
    match &view.refused {
        None => lines.push(format!("{} players can be added.", view.players)),
        Some(refused) => lines.extend(crate::lines(refused)),
    }
    lines.join("\n")
}
