//! What changed on a sheet since it was last printed. A list that hangs on the wall has been read; whoever's line is not
//! what it was must see that. The event file remembers the lines; nothing of it is undone, since paper is not.

use std::collections::{BTreeMap, BTreeSet};

use domain::RoundState;
use print::Sheet;
use serde::{Deserialize, Serialize};
use session::{EventSession, Result};

use super::sheets::{Document, Subject};

/// A line as it was last printed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Line {
    content: String,
    /// When it was printed otherwise than before, "14:20".
    #[serde(skip_serializing_if = "Option::is_none")]
    corrected: Option<String>,
}

type Lines = BTreeMap<String, Line>;

/// What is to be remembered once the sheets are out: each sheet's name, and its lines.
#[derive(Debug, Default)]
pub(super) struct Remembered(Vec<(String, String)>);

impl Remembered {
    /// Keeps it in the event file; a file that is open for reading alone remembers nothing.
    pub(super) fn keep(self, session: &EventSession) -> Result<()> {
        let file = session.file()?;
        if file.is_writable() {
            for (sheet, lines) in self.0 {
                file.remember_printed(&sheet, &lines)?;
            }
        }
        Ok(())
    }
}

/// Marks in the sheets what is not as it was last printed.
pub(super) fn mark(document: &Document, subject: &Subject, sheets: &mut [Box<dyn Sheet>]) -> Result<Remembered> {
    let mut remembered = Remembered::default();
    if !hangs(document, subject) {
        return Ok(remembered);
    }
    let time = subject.session.now().format("%H:%M").to_string();
    for (k, sheet) in sheets.iter_mut().enumerate() {
        let now = sheet.lines();
        if now.is_empty() {
            continue;
        }
        let name = format!("{}/{k}", name(document, subject));
        // What cannot be read is no memory: the sheet is printed as for the first time.
        let before = subject.session.file()?.printed(&name)?.and_then(|lines| serde_json::from_str(&lines).ok());
        let lines = compare(before, now, &time);
        let corrected = |(key, line): (&String, &Line)| line.corrected.is_some().then(|| key.clone());
        let keys: BTreeSet<String> = lines.iter().filter_map(corrected).collect();
        if let Some(last) = lines.values().filter_map(|line| line.corrected.as_deref()).max() {
            sheet.correct(&keys, last);
        }
        remembered.0.push((name, serde_json::to_string(&lines).unwrap_or_default()));
    }
    Ok(remembered)
}

/// How many lines are not as they were when these sheets were last printed; 0 for what was not printed yet.
pub(super) fn changed(document: &Document, subject: &Subject, sheets: &[Box<dyn Sheet>]) -> Result<u32> {
    let mut count = 0;
    if hangs(document, subject) {
        for (k, sheet) in sheets.iter().enumerate() {
            let name = format!("{}/{k}", name(document, subject));
            let before: Option<Lines> =
                subject.session.file()?.printed(&name)?.and_then(|lines| serde_json::from_str(&lines).ok());
            count += before.map_or(0, |before| differing(&before, &sheet.lines()));
        }
    }
    Ok(count)
}

/// Lines that are new, gone or other than before.
fn differing(before: &Lines, now: &[(String, String)]) -> u32 {
    let same = now.iter().filter(|(key, content)| before.get(key).is_some_and(|line| line.content == *content)).count();
    before.len().max(now.len()).saturating_sub(same) as u32
}

/// The lines with the time at which each was last corrected; on the first printing none is.
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

/// Whether what the sheet says is settled, so that a change is a correction and not the course of things.
fn hangs(document: &Document, subject: &Subject) -> bool {
    let state = |round| subject.tournament.round(subject.competition.id, round).map(|round| round.state);
    match document.name {
        "pairings" | "pairings-by-name" => {
            subject.paired_round().is_ok_and(|round| state(round).is_some_and(|state| state != RoundState::Draft))
        }
        "standings" | "final-list" | "wall-chart" => {
            subject.reached_round().is_ok_and(|round| state(round) == Some(RoundState::Confirmed))
        }
        "register" => subject.tournament.event.register_closed.is_some(),
        _ => false,
    }
}

/// `pairings/3//Room A/en`: the sheet that this one takes the place of.
fn name(document: &Document, subject: &Subject) -> String {
    let round = if document.name == "register" { 0 } else { subject.reached_round().unwrap_or_default() };
    let category = subject.category.map(|category| category.to_string()).unwrap_or_default();
    let hall = subject.hall.map(|hall| hall.name.as_str()).unwrap_or_default();
    format!("{}/{round}/{category}/{hall}/{}", document.name, subject.words.chosen().join(","))
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
    fn a_line_that_is_not_as_it_was_printed_stays_marked_with_its_time() {
        let first = compare(None, lines(&[("1", "a - b"), ("2", "c - d")]), "14:00");
        assert_eq!(marked(&first), []);
        let again = compare(Some(first), lines(&[("1", "a - b"), ("2", "c - e"), ("3", "f - d")]), "14:20");
        assert_eq!(marked(&again), [("2", "14:20"), ("3", "14:20")]);
        let now = lines(&[("1", "a - b"), ("2", "c - e")]);
        assert_eq!((differing(&again, &now), differing(&again, &now[..1])), (1, 2), "a line that is gone differs too");
        let copy = compare(Some(again), lines(&[("1", "b - a"), ("2", "c - e"), ("3", "f - d")]), "14:30");
        assert_eq!(marked(&copy), [("1", "14:30"), ("2", "14:20"), ("3", "14:20")]);
    }
}
