//! How to read a list, as chosen in the window or on the command line.

use std::collections::BTreeMap;

use formats::csv_list::{ListColumn, ListOptions, sample};
use messages::message;
use session::{AppError, Result};

use crate::operation::{FieldEdit, ListForm};
use crate::vocabulary::SeparatorName;

impl ListForm {
    /// Returns the options for reading this list.
    ///
    /// # Errors
    /// A column or meaning is unknown.
    pub(crate) fn options(&self, bytes: &[u8]) -> Result<ListOptions> {
        let encoding = Some(self.encoding.trim()).filter(|name| !name.is_empty()).map(str::to_string);
        let sheet = Some(self.sheet.trim()).filter(|name| !name.is_empty()).map(str::to_string);
        let separator = self.separator.map(SeparatorName::character);
        let edit = |edit: &FieldEdit| {
            Some(((u64::from(edit.line), usize::from(edit.column.checked_sub(1)?)), edit.text.clone()))
        };
        let mut options = ListOptions {
            encoding,
            sheet,
            separator,
            headed: self.headed,
            columns: BTreeMap::new(),
            take_good: self.take_good,
            edits: self.edits.iter().filter_map(edit).collect(),
            left_out: self.left_out.iter().map(|line| u64::from(*line)).collect(),
        };
        if self.columns.is_empty() {
            return Ok(options);
        }
        let sample = sample(bytes, &ListOptions { headed: Some(true), ..options.clone() })?;
        let headings: Vec<String> = sample.columns.into_iter().map(|(heading, _)| heading).collect();
        for choice in &self.columns {
            let (at, by_heading) = find_column(&headings, &choice.column)?;
            options.columns.insert(at, meaning(&choice.means)?);
            if by_heading && options.headed.is_none() {
                options.headed = Some(true);
            }
        }
        Ok(options)
    }
}

/// Returns the index of a column, and whether it was found by its heading rather than its number.
fn find_column(headings: &[String], column: &str) -> Result<(usize, bool)> {
    let wanted = column.trim();
    let by_heading = headings.iter().position(|heading| heading.to_lowercase() == wanted.to_lowercase());
    let by_number =
        || wanted.parse().ok().filter(|number| (1..=headings.len()).contains(number)).map(|number| number - 1);
    let found = by_heading.filter(|_| !wanted.is_empty()).map(|at| (at, true));
    found
        .or_else(|| Some((by_number()?, false)))
        .ok_or_else(|| AppError::bad_input(message!("list-column-unknown", column = wanted, last = headings.len())))
}

fn meaning(id: &str) -> Result<Option<ListColumn>> {
    let id = id.trim();
    let column = ListColumn::of_id(id);
    if column.is_some() || id.is_empty() || id == "-" {
        return Ok(column);
    }
    let known: Vec<String> = ListColumn::plain().map(ListColumn::id).collect();
    Err(AppError::bad_input(message!("list-meaning-unknown", meaning = id, known)))
}
