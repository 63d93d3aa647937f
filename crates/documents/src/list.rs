//! What can be printed now, for the window's list.

use messages::Message;
use print::Catalogue;
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use super::corrections;
use super::request::PrintSheet;
use super::sheets::{About, DOCUMENTS, Document, Subject};

/// What a document is about, and so what is asked before it is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SheetAbout {
    /// The event as a whole.
    Event,
    /// One round.
    Round,
    /// The state after a round, of all or of one age category.
    Standing,
    /// The knock-out of one age category.
    Category,
}

/// A document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SheetView {
    /// Its name, as `print` wants it.
    pub name: String,
    /// What it is about.
    pub about: SheetAbout,
    /// The age categories for which it can be printed now.
    pub categories: Vec<u8>,
    /// Why it cannot be printed now; `None` when it can.
    pub disabled_reason: Option<Message>,
    /// How many of its lines are not as they were when it was last printed; 0 for what was never printed.
    pub changed: u32,
}

/// All documents, in the order of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SheetsView {
    /// The documents.
    pub sheets: Vec<SheetView>,
    /// The languages of the sheets, `en` first.
    pub languages: Vec<String>,
    /// The halls by name.
    pub halls: Vec<String>,
}

/// For which round the list is asked.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, TS)]
pub struct ViewSheets {
    /// The round; none for the newest.
    pub round: Option<u32>,
}

/// Every document, and why one cannot be printed now.
///
/// # Errors
/// No event is open, or there is no such round.
pub fn view(session: &EventSession, request: &ViewSheets) -> Result<SheetsView> {
    let asked = PrintSheet { round: request.round, ..PrintSheet::default() };
    let subject = Subject::of(session, &asked)?;
    Ok(SheetsView {
        sheets: DOCUMENTS.iter().map(|document| sheet_view(document, &subject)).collect(),
        languages: Catalogue::codes().into_iter().map(String::from).collect(),
        halls: subject.tournament.event.halls.iter().map(|hall| hall.name.clone()).collect(),
    })
}

fn sheet_view(document: &Document, subject: &Subject) -> SheetView {
    let view = |categories, disabled_reason, changed| SheetView {
        name: document.name.into(),
        about: about(document.about),
        categories,
        disabled_reason,
        changed,
    };
    // It need not be made to know that: the referee's log reads the whole journal.
    if document.needs.is_empty() {
        return view(Vec::new(), None, 0);
    }
    let mut changed = 0;
    // Sheets whose memory cannot be read count as never printed.
    let mut refusal = |subject: &Subject| match (document.make)(subject) {
        Ok(sheets) => {
            changed += corrections::changed(document, subject, &sheets).unwrap_or(0);
            None
        }
        Err(failure) => Some(failure),
    };
    let whole = if document.about == About::Category { None } else { refusal(subject) };
    let mut refused: Vec<AppError> = whole.into_iter().collect();
    let mut categories = Vec::new();
    if matches!(document.about, About::Category | About::Standing) && refused.is_empty() {
        for &category in &subject.tournament.event.ages.categories {
            match refusal(&subject.about(category)) {
                None => categories.push(category.0),
                Some(failure) if document.about == About::Category => refused.push(failure),
                Some(_) => {}
            }
        }
    }
    let disabled_reason = if categories.is_empty() { refused.into_iter().next().map(|f| f.message) } else { None };
    view(categories, disabled_reason, changed)
}

fn about(about: About) -> SheetAbout {
    match about {
        About::Event => SheetAbout::Event,
        About::Round => SheetAbout::Round,
        About::Standing => SheetAbout::Standing,
        About::Category => SheetAbout::Category,
    }
}
