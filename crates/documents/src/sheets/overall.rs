//! `overall`: the list of a competition with all its stages, which is final once they are all played (R68).

use std::collections::HashMap;

use app::stage::{OverallLineView, OverallView, overall};
use domain::{EntryId, Event, PersonId};
use print::sheets::{PrintedCriterion, Standing, StandingsKind, StandingsSheet};
use session::Result;

use super::Subject;

/// Returns the list, with the last stage of each player.
pub(super) fn sheet(subject: &Subject) -> Result<StandingsSheet> {
    let whole = subject.event;
    let list = overall(subject.session)?;
    let first = whole.competitions().find(|competition| competition.name == list.name);
    let numbers = first.map(|first| numbers(whole, first.id)).unwrap_or_default();
    let mut heading = subject.heading(None);
    heading.competition.clone_from(&list.name);
    let line = |line: &OverallLineView| {
        let entry = whole.entry(EntryId(line.entry));
        let number = entry.and_then(|entry| numbers.get(&entry.person));
        Standing {
            place: line.place.filter(|_| !line.shared).map(|place| place.to_string()).unwrap_or_default(),
            number: number.map(u32::to_string).unwrap_or_default(),
            player: entry.map(|entry| subject.printed(entry)).unwrap_or_default(),
            rounds: Vec::new(),
            criteria: vec![line.stage.clone()],
        }
    };
    let stage = PrintedCriterion { name: subject.word("sheet-last-stage"), meaning: String::new() };
    Ok(StandingsSheet {
        heading,
        kind: kind(&list),
        criteria: vec![stage],
        lines: list.lines.iter().map(line).collect(),
        ..StandingsSheet::default()
    })
}

/// Returns what the list is.
fn kind(list: &OverallView) -> StandingsKind {
    if list.finished { StandingsKind::StagesFinal } else { StandingsKind::StagesInterim }
}

/// Returns the title of the web page; without stages it has none.
pub(crate) fn title(subject: &Subject) -> String {
    overall(subject.session).map(|list| subject.word(kind(&list).title())).unwrap_or_default()
}

/// Returns everyone's number in the first competition.
fn numbers(whole: &Event, first: domain::CompetitionId) -> HashMap<PersonId, u32> {
    whole.entries_of(first).filter_map(|entry| Some((entry.person, entry.number?))).collect()
}
