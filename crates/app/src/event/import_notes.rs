//! The notes of the import that created the event: everything that was dropped, changed or kept for an export.

use std::collections::BTreeMap;

use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

/// A note of an import.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ImportNoteView {
    /// Its text by language code.
    pub texts: BTreeMap<String, String>,
}

impl ImportNoteView {
    /// Returns the text in a language; in English if the note lacks the language.
    pub fn text(&self, language: &str) -> &str {
        let text = self.texts.get(language).or_else(|| self.texts.get("en"));
        text.map_or("", String::as_str)
    }
}

/// Returns the notes of the import of the chosen competition, in their order.
///
/// # Errors
/// No event is open.
pub fn import_notes(session: &EventSession) -> Result<Vec<ImportNoteView>> {
    let tournament = session.tournament()?;
    Ok(tournament.import_notes.iter().map(|note| ImportNoteView { texts: note.texts.clone() }).collect())
}
