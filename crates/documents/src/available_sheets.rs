//! The list of documents for the window, with the reasons why some cannot be printed now.

use domain::systems::main_table;
use messages::{LanguageCode, Message};
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use super::corrections;
use super::names::SheetName;
use super::pdf::is_of_round;
use super::request::PrintSheet;
use super::sheets::{About, DOCUMENTS, Document, Subject};

/// The subject of a document, which decides what the user is asked before printing.
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
    /// Its name in requests.
    pub name: SheetName,
    /// Its subject.
    pub about: SheetAbout,
    /// The age categories for which it can be printed now.
    pub categories: Vec<u8>,
    /// Why it cannot be printed now; `None` when it can.
    pub disabled_reason: Option<Message>,
    /// Whether the event's settings name it among the sheets that are printed for each round.
    pub of_round: bool,
    /// How many of its lines changed since it was last printed; 0 if it was never printed.
    pub changed: u32,
}

/// All documents, in the order of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SheetsView {
    /// The documents.
    pub sheets: Vec<SheetView>,
    /// The languages of the sheets, English first.
    pub languages: Vec<LanguageCode>,
    /// The names of the rooms.
    pub halls: Vec<String>,
}

/// A request for the list of documents.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, TS)]
pub struct ViewSheets {
    /// The round; the newest by default.
    pub round: Option<u32>,
}

/// Returns every document, with the reason if it cannot be printed now.
///
/// # Errors
/// Fails if no event is open or there is no such round.
pub fn view(session: &EventSession, wanted: &ViewSheets) -> Result<SheetsView> {
    let request = PrintSheet { round: wanted.round, ..PrintSheet::default() };
    let subject = Subject::of(session, &request)?;
    Ok(SheetsView {
        sheets: DOCUMENTS.iter().map(|document| sheet_view(document, &subject)).collect(),
        languages: LanguageCode::ALL.to_vec(),
        halls: subject.rooms().into_iter().map(|room| room.name.clone()).collect(),
    })
}

fn sheet_view(document: &Document, subject: &Subject) -> SheetView {
    let view = |categories, disabled_reason, changed| SheetView {
        name: document.name,
        about: about(document.about),
        categories,
        disabled_reason,
        of_round: is_of_round(document, subject),
        changed,
    };
    // Do not fill a document without requirements: the referee's log reads the whole journal.
    if document.needs.is_empty() {
        return view(Vec::new(), None, 0);
    }
    let mut changed = 0;
    // Sheets whose print history cannot be read count as never printed.
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
        for category in main_table::categories(subject.tournament, subject.competition) {
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
