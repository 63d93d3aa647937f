//! How a list is read, as it is chosen in the window or typed on the command line.

use std::collections::BTreeMap;

use formats::csv_list::{Column, ListOptions, look};
use serde::{Deserialize, Serialize};
use session::{AppError, Result};
use ts_rs::TS;

/// How a list is to be read; what is empty is told by the list itself.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct ListForm {
    /// An encoding's usual name, `windows-1250`.
    pub encoding: String,
    /// `comma`, `semicolon` or `tab`.
    pub separator: String,
    /// Whether the first line names the columns.
    pub headed: Option<bool>,
    /// What columns mean, where their headings do not say it.
    pub columns: Vec<ColumnChoice>,
}

/// A column and what it means.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct ColumnChoice {
    /// Its heading, or its place from 1.
    pub column: String,
    /// `family`, `given`, `rank` ...; empty leaves the column out.
    pub means: String,
}

/// What parts the fields, by its name in the catalogue and on the command line.
pub(super) const SEPARATORS: [(&str, char); 3] = [("comma", ','), ("semicolon", ';'), ("tab", '\t')];

impl ListForm {
    /// The options for reading this list.
    pub(crate) fn options(&self, bytes: &[u8]) -> Result<ListOptions> {
        let encoding = Some(self.encoding.trim()).filter(|name| !name.is_empty()).map(str::to_string);
        let separator = separator(&self.separator)?;
        let mut options = ListOptions { encoding, separator, headed: self.headed, columns: BTreeMap::new() };
        if self.columns.is_empty() {
            return Ok(options);
        }
        let sight = look(bytes, &ListOptions { headed: Some(true), ..options.clone() })?;
        let headings: Vec<String> = sight.columns.into_iter().map(|(heading, _)| heading).collect();
        for choice in &self.columns {
            let (at, by_heading) = place(&headings, &choice.column)?;
            options.columns.insert(at, meaning(&choice.means)?);
            if by_heading && options.headed.is_none() {
                options.headed = Some(true);
            }
        }
        Ok(options)
    }
}

fn separator(name: &str) -> Result<Option<char>> {
    let name = name.trim();
    let known = SEPARATORS.iter().find(|(known, _)| *known == name).map(|(_, separator)| *separator);
    if known.is_some() || name.is_empty() {
        return Ok(known);
    }
    Err(AppError::bad_input(format!("\"{name}\" is no separator: choose comma, semicolon or tab.")))
}

/// A column's place from 0, and whether its heading told it; else its number did.
fn place(headings: &[String], column: &str) -> Result<(usize, bool)> {
    let wanted = column.trim();
    let by_heading = headings.iter().position(|heading| heading.to_lowercase() == wanted.to_lowercase());
    let by_number =
        || wanted.parse().ok().filter(|number| (1..=headings.len()).contains(number)).map(|number| number - 1);
    let told = by_heading.filter(|_| !wanted.is_empty()).map(|at| (at, true));
    told.or_else(|| Some((by_number()?, false))).ok_or_else(|| {
        let last = headings.len();
        AppError::bad_input(format!(
            "The list has no column \"{wanted}\": write its heading, or its number from 1 to {last}."
        ))
    })
}

fn meaning(id: &str) -> Result<Option<Column>> {
    let id = id.trim();
    let column = Column::of_id(id);
    if column.is_some() || id.is_empty() || id == "-" {
        return Ok(column);
    }
    let known: Vec<String> = Column::plain().map(Column::id).collect();
    let known = known.join(", ");
    Err(AppError::bad_input(format!(
        "\"{id}\" is nothing that a column can mean: choose one of {known}, sp12, sp16, sp20, or - for none."
    )))
}
