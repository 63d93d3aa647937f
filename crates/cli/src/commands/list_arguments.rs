//! The arguments for reading a CSV list, and its preview.

use app::register::{ColumnChoice, ListForm, ListPreview};
use clap::Args;
use messages::message;
use session::AppError;

use crate::answer::columns;
use crate::language::say;

/// How to read a list, as far as the list does not show it.
#[derive(Debug, Args)]
pub struct ListArguments {
    /// The meaning of a CSV column: HEADING=family or 3=rank; HEADING=- ignores it
    #[arg(long = "map", value_name = "COLUMN=MEANING", value_delimiter = ',')]
    map: Vec<String>,
    /// The encoding of a CSV list, such as windows-1250; default: detected
    #[arg(long)]
    encoding: Option<String>,
    /// The sheet of a spreadsheet, by name; default: the first one with a list
    #[arg(long, value_name = "NAME")]
    sheet: Option<String>,
    /// The separator of a CSV list: comma, semicolon, tab or pipe; default: detected
    #[arg(long)]
    separator: Option<String>,
    /// Whether the first line of a CSV list names the columns, true or false; default: detected
    #[arg(long)]
    header: Option<bool>,
    /// Leave out lines with errors, of a list or a results file, and take the others
    #[arg(long)]
    take_good: bool,
}

impl ListArguments {
    /// Returns the form to read the list with.
    ///
    /// # Errors
    /// A mapping has no `=`.
    pub fn form(&self) -> Result<ListForm, AppError> {
        let columns = self.map.iter().map(|text| choice(text)).collect::<Result<_, _>>()?;
        let encoding = self.encoding.clone().unwrap_or_default();
        let sheet = self.sheet.clone().unwrap_or_default();
        let separator = self.separator.as_deref().map(str::parse).transpose()?;
        let take_good = self.take_good;
        Ok(ListForm { encoding, sheet, separator, headed: self.header, columns, take_good, ..ListForm::default() })
    }
}

fn choice(text: &str) -> Result<ColumnChoice, AppError> {
    let Some((column, means)) = text.rsplit_once('=') else {
        return Err(AppError::bad_input(message!("cli-mapping-unknown", text)));
    };
    Ok(ColumnChoice { column: column.into(), means: means.into() })
}

/// Returns a preview as text: the columns with their meanings and first fields, then remarks and errors.
pub fn previewed(view: &ListPreview) -> String {
    let mut rows = vec![vec![
        say!("cli-head-column"),
        say!("cli-head-heading"),
        say!("cli-head-means"),
        say!("cli-head-first-fields"),
    ]];
    for (at, column) in view.columns.iter().enumerate() {
        let fields: Vec<&str> = view.rows.iter().filter_map(|row| row.get(at)).map(String::as_str).collect();
        let means = column.means.0.map_or_else(|| "-".to_string(), |column| column.id());
        rows.push(vec![(at + 1).to_string(), column.heading.clone(), means, fields.join(" | ")]);
    }
    let form = match view.sheet.as_str() {
        "" => format!("{}, {}", view.encoding, view.separator),
        sheet => format!("{sheet} ({})", view.sheets.join(", ")),
    };
    let mut lines = vec![form, columns(&rows)];
    lines.extend(view.notes.iter().map(|note| say!("cli-note", note = note.clone())));
    match &view.refused {
        None => lines.push(say!("cli-players-can-be-added", count = view.players)),
        // The error lists the first ten lines, and the view all of them.
        Some(refused) if view.wrong.is_empty() => lines.extend(crate::language::lines(refused)),
        Some(refused) => lines.push(crate::language::text(&refused.message)),
    }
    lines.extend(crate::language::texts(&view.wrong));
    lines.join("\n")
}
