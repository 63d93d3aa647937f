//! `overall`: the final list of a competition with all its stages (R68).

use std::collections::HashMap;

use app::stage::{OverallLineView, overall};
use domain::{EntryId, PersonId, Tournament};
use print::sheets::{PrintedCriterion, Standing, StandingsSheet};
use session::Result;

use super::Subject;

/// Returns the final list, with the last stage of each player.
pub(super) fn sheet(subject: &Subject) -> Result<StandingsSheet> {
    let whole = subject.session.whole()?;
    let list = overall(subject.session)?;
    let first = whole.competitions.iter().find(|competition| competition.name == list.name);
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
        is_final: true,
        criteria: vec![stage],
        lines: list.lines.iter().map(line).collect(),
        ..StandingsSheet::default()
    })
}

/// Returns everyone's number in the first competition.
fn numbers(whole: &Tournament, first: domain::CompetitionId) -> HashMap<PersonId, u32> {
    whole.entries_of(first).filter_map(|entry| Some((entry.person, entry.number?))).collect()
}
