//! Corrections: marks the lines of a published sheet that changed since it was last printed, so that readers notice them.
//! The event file keeps the printed lines, and undo does not change them, since it does not change the paper.

use std::collections::{BTreeMap, BTreeSet};

use app::check::shown_stages;
use domain::{CompetitionId, RoundState};
use print::Sheet;
use serde::{Deserialize, Serialize};
use session::{EventSession, Result};

use super::names::SheetName;
use super::sheets::{Document, Subject};

/// A line as it was last printed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Line {
    content: String,
    /// The time of the last correction, "14:20".
    #[serde(skip_serializing_if = "Option::is_none")]
    corrected: Option<String>,
}

type Lines = BTreeMap<String, Line>;

/// The lines of each sheet by its name, to store once the sheets are written.
#[derive(Debug, Default)]
pub(super) struct PrintedLines(Vec<(String, String)>);

impl PrintedLines {
    /// Stores the lines in the event file, unless it is open for reading only.
    pub(super) fn store(self, session: &EventSession) -> Result<()> {
        let file = session.file()?;
        if file.is_writable() {
            for (sheet, lines) in self.0 {
                file.remember_printed(&sheet, &lines)?;
            }
        }
        Ok(())
    }
}

/// Marks the lines that changed since the sheets were last printed. Returns the lines to store, with the stages of the
/// knock-outs if the sheet shows them.
pub(super) fn mark(document: &Document, subject: &Subject, sheets: &mut [Box<dyn Sheet>]) -> Result<PrintedLines> {
    let mut printed = PrintedLines::default();
    if matches!(document.name, SheetName::Ko | SheetName::FinalGroups | SheetName::Points | SheetName::Prizes) {
        let stages = shown_stages::record(subject.event)?;
        printed.0.extend(stages.map(|stages| (shown_stages::STAGES.to_string(), stages)));
    }
    if !is_published(document, subject) {
        return Ok(printed);
    }
    let time = subject.session.now().format("%H:%M").to_string();
    for (k, sheet) in sheets.iter_mut().enumerate() {
        let now = sheet.lines();
        if now.is_empty() {
            continue;
        }
        let name = format!("{}/{k}", name(document, subject));
        // Treat unreadable lines as a first printing.
        let before = subject.session.file()?.printed(&name)?.and_then(|lines| serde_json::from_str(&lines).ok());
        let lines = compare(before, now, &time);
        let corrected = |(key, line): (&String, &Line)| line.corrected.is_some().then(|| key.clone());
        let keys: BTreeSet<String> = lines.iter().filter_map(corrected).collect();
        if let Some(last) = lines.values().filter_map(|line| line.corrected.as_deref()).max() {
            sheet.correct(&keys, last);
        }
        printed.0.push((name, serde_json::to_string(&lines).unwrap_or_default()));
    }
    Ok(printed)
}

/// Returns how many lines changed since these sheets were last printed; 0 if they were not printed yet.
pub(super) fn changed(document: &Document, subject: &Subject, sheets: &[Box<dyn Sheet>]) -> Result<u32> {
    let mut count = 0;
    if is_published(document, subject) {
        for (k, sheet) in sheets.iter().enumerate() {
            let name = format!("{}/{k}", name(document, subject));
            let before: Option<Lines> =
                subject.session.file()?.printed(&name)?.and_then(|lines| serde_json::from_str(&lines).ok());
            count += before.map_or(0, |before| differing(&before, &sheet.lines()));
        }
    }
    Ok(count)
}

/// Returns the number of new, removed and changed lines.
fn differing(before: &Lines, now: &[(String, String)]) -> u32 {
    let same = now.iter().filter(|(key, content)| before.get(key).is_some_and(|line| line.content == *content)).count();
    before.len().max(now.len()).saturating_sub(same) as u32
}

/// Returns the lines, each with the time of its last correction; a first printing has no corrections.
fn compare(before: Option<Lines>, now: Vec<(String, String)>, time: &str) -> Lines {
    let line = |(key, content): (String, String)| {
        let corrected = match before.as_ref().map(|before| before.get(&key)) {
            None => None,
            Some(Some(line)) if line.content == content => line.corrected.clone(),
            Some(_) => Some(time.to_string()),
        };
        (key, Line { content, corrected })
    };
    now.into_iter().map(line).collect()
}

/// Returns whether the content of the sheet is published, so that a change is a correction.
fn is_published(document: &Document, subject: &Subject) -> bool {
    let state = |round| subject.tournament.round(round).map(|round| round.state);
    match document.name {
        SheetName::Pairings | SheetName::PairingsByName => {
            subject.paired_round().is_ok_and(|round| state(round).is_some_and(|state| state != RoundState::Draft))
        }
        SheetName::Standings | SheetName::FinalList | SheetName::WallChart => {
            subject.reached_round().is_ok_and(|round| state(round) == Some(RoundState::Confirmed))
        }
        SheetName::Register => subject.competition.register_closed.is_some(),
        _ => false,
    }
}

/// Returns the key of the sheet in the print history: `pairings/3//Room A/en`.
fn name(document: &Document, subject: &Subject) -> String {
    let round = if document.name == SheetName::Register { 0 } else { subject.reached_round().unwrap_or_default() };
    let category = subject.category.map(|category| category.to_string()).unwrap_or_default();
    let room = subject.room.map(|room| room.name.as_str()).unwrap_or_default();
    let name = format!("{}/{round}/{category}/{room}/{}", document.name, subject.words.chosen().join(","));
    // The first competition has the names of older files.
    match subject.competition.id {
        CompetitionId::OPEN => name,
        CompetitionId(id) => format!("{id}/{name}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(of: &[(&str, &str)]) -> Vec<(String, String)> {
        of.iter().map(|(key, content)| (key.to_string(), content.to_string())).collect()
    }

    fn marked(lines: &Lines) -> Vec<(&str, &str)> {
        lines.iter().filter_map(|(key, line)| Some((key.as_str(), line.corrected.as_deref()?))).collect()
    }

    #[test]
    fn changed_lines_stay_marked_with_the_time_of_the_change() {
        let first = compare(None, lines(&[("1", "a - b"), ("2", "c - d")]), "14:00");
        assert_eq!(marked(&first), []);
        let second = compare(Some(first), lines(&[("1", "a - b"), ("2", "c - e"), ("3", "f - d")]), "14:20");
        assert_eq!(marked(&second), [("2", "14:20"), ("3", "14:20")]);
        let now = lines(&[("1", "a - b"), ("2", "c - e")]);
        assert_eq!(
            (differing(&second, &now), differing(&second, &now[..1])),
            (1, 2),
            "a removed line counts as changed"
        );
        let third = compare(Some(second), lines(&[("1", "b - a"), ("2", "c - e"), ("3", "f - d")]), "14:30");
        assert_eq!(marked(&third), [("1", "14:30"), ("2", "14:20"), ("3", "14:20")]);
    }
}
