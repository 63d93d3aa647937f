//! `pink-register`: the pink slips with their changes and outcomes (R8).

use app::register::{SlipChangeView, SlipView, slips};
use app::vocabulary::SlipField;
use print::sheets::{PinkEntry, PinkRegister};
use session::Result;

use super::Subject;

/// Returns the slips in order of entry; without slips, a blank form.
pub(super) fn sheet(subject: &Subject) -> Result<PinkRegister> {
    let slips = slips(subject.session)?.slips;
    let entry = |slip: &SlipView| PinkEntry {
        time: slip.entered.clone(),
        player: slip.number.map_or_else(|| slip.name.clone(), |number| format!("{number} {}", slip.name)),
        change: change(subject, slip),
        outcome: outcome(subject, slip),
    };
    Ok(PinkRegister { heading: subject.heading(None), entries: slips.iter().map(entry).collect() })
}

/// Returns the note of the slip, then each changed field with its old and new value.
fn change(subject: &Subject, slip: &SlipView) -> String {
    let text = |change: &SlipChangeView| {
        let field = field(change.what).map_or_else(|| change.what.to_string(), |key| subject.word(key));
        let value = |text: &str| if text.is_empty() { "–".to_string() } else { text.to_string() };
        let (before, after) = (value(&change.before), value(&change.after));
        subject.phrase("sheet-slip-change", &[("field", &field), ("before", &before), ("after", &after)])
    };
    let note = (!slip.note.is_empty()).then(|| slip.note.clone());
    note.into_iter().chain(slip.changes.iter().map(text)).collect::<Vec<_>>().join("; ")
}

/// Returns the text of a field; `None` for the number, which only late entries get.
fn field(what: SlipField) -> Option<&'static str> {
    match what {
        SlipField::Number => None,
        SlipField::Family => Some("print-family-name"),
        SlipField::Given => Some("print-given-name"),
        SlipField::Middle => Some("sheet-slip-middle-name"),
        SlipField::Latin => Some("sheet-slip-transliteration"),
        SlipField::Town => Some("sheet-slip-town"),
        SlipField::Rank => Some("print-rank"),
        SlipField::Club => Some("print-club"),
        SlipField::Country => Some("print-country"),
        SlipField::Rounds => Some("print-rounds"),
        SlipField::Initial => Some("print-start-score"),
        SlipField::Status => Some("sheet-slip-status"),
    }
}

fn outcome(subject: &Subject, slip: &SlipView) -> String {
    let settled = slip.settled.as_deref().unwrap_or_default();
    match slip.state.as_str() {
        "applied" => subject.phrase("sheet-slip-applied", &[("time", settled)]),
        "refused" => subject.phrase("sheet-slip-refused", &[("time", settled), ("reason", &slip.answer)]),
        _ => subject.word("sheet-slip-pending"),
    }
}
