//! `pink-register`: the pink slips with their changes and outcomes (R8).

use app::register::{SlipChangeView, SlipView, slips};
use app::vocabulary::SlipField;
use domain::EntryId;
use domain::model::disclosure::{Audience, Disclosure, NameForm};
use domain::model::player::Publication;
use print::sheets::{PinkEntry, PinkRegister};
use session::Result;

use super::Subject;

/// Returns the slips in order of entry; without slips, a blank form. Players are named as on every public sheet. A name that was
/// asked for but is not in the register has no publication choice yet and is left out.
pub(super) fn sheet(subject: &Subject) -> Result<PinkRegister> {
    let slips = slips(subject.session)?.slips;
    let entry = |slip: &SlipView| PinkEntry {
        time: slip.entered.clone(),
        player: player(subject, slip),
        change: change(subject, slip),
        outcome: outcome(subject, slip),
    };
    Ok(PinkRegister { heading: subject.heading(None), entries: slips.iter().map(entry).collect() })
}

/// Returns the player's number and published name.
fn player(subject: &Subject, slip: &SlipView) -> String {
    let entry = slip.entry.and_then(|id| subject.tournament.entry(EntryId(id)));
    let name = entry.map_or_else(|| subject.word("sheet-anonymous"), |entry| subject.printed(entry).name().words());
    match slip.number.filter(|_| disclosure(subject, slip).name != NameForm::Number) {
        Some(number) => format!("{number} {name}"),
        None => name,
    }
}

/// Returns what public sheets may show of the player.
fn disclosure(subject: &Subject, slip: &SlipView) -> Disclosure {
    let player = slip.entry.and_then(|id| subject.tournament.entry(EntryId(id))).map(|entry| &entry.player);
    let choice = player.map_or(Publication::Anonymous, |player| player.publication);
    Disclosure::of(choice, player.is_some_and(|player| player.irn.is_some()), Audience::PublicSheet)
}

/// Returns whether public sheets may show a field of a player.
fn is_shown(what: SlipField, shown: Disclosure) -> bool {
    match what {
        SlipField::Family | SlipField::Given | SlipField::Middle | SlipField::Latin => shown.name == NameForm::Full,
        SlipField::Club | SlipField::Town => shown.club,
        SlipField::Country => shown.country,
        SlipField::Number | SlipField::Rank | SlipField::Rounds | SlipField::Initial | SlipField::Status => true,
    }
}

/// Returns the note of the slip if the player is published in full, because it can say anything, then each changed field with its old and new value.
fn change(subject: &Subject, slip: &SlipView) -> String {
    let text = |change: &SlipChangeView| {
        let field = field(change.what).map_or_else(|| change.what.to_string(), |key| subject.word(key));
        let value = |text: &str| if text.is_empty() { "–".to_string() } else { text.to_string() };
        let (before, after) = (value(&change.before), value(&change.after));
        subject.phrase("sheet-slip-change", &[("field", &field), ("before", &before), ("after", &after)])
    };
    let shown = disclosure(subject, slip);
    let note = (!slip.note.is_empty() && shown.name == NameForm::Full).then(|| slip.note.clone());
    let changes = slip.changes.iter().filter(|change| is_shown(change.what, shown));
    note.into_iter().chain(changes.map(text)).collect::<Vec<_>>().join("; ")
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
