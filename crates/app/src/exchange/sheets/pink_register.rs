//! `pink-register`: the pink slips received and what became of them (R8).

use print::sheets::{PinkEntry, PinkRegister};

use super::Subject;
use crate::failure::Outcome;
use crate::register::slips;
use crate::views::{SlipChangeView, SlipView};

/// Every slip, in the order they came in.
pub(super) fn sheet(subject: &Subject) -> Outcome<PinkRegister> {
    let entries = slips(subject.desk)?.slips.iter().map(line).collect();
    Ok(PinkRegister { heading: subject.heading(None), entries })
}

fn line(slip: &SlipView) -> PinkEntry {
    let number = slip.number.map(|n| format!("{n} ")).unwrap_or_default();
    let changes: Vec<String> = slip.changes.iter().map(change).collect();
    let parts = [changes.join("; "), slip.note.clone()];
    let settled = slip.settled.as_deref().unwrap_or_default();
    PinkEntry {
        time: slip.entered.clone(),
        player: format!("{number}{}", slip.name),
        change: parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(". "),
        outcome: match slip.state.as_str() {
            "applied" => format!("done {settled}"),
            "refused" => format!("refused {settled}: {}", slip.answer),
            _ => "pending".into(),
        },
    }
}

fn change(change: &SlipChangeView) -> String {
    match (change.before.as_str(), change.after.as_str()) {
        ("", after) => format!("{} {after}", change.what),
        (before, after) => format!("{} {before} → {after}", change.what),
    }
}
