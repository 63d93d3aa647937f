//! The stages and places of knock-outs and Finals as they were last shown: on printed sheets, web pages and in bundles.
//! `check` compares them with those that follow now (R34, R42).

use std::collections::BTreeMap;

use domain::knockout::{self, Reached};
use domain::{Competition, CompetitionId, EntryId, Event, Tournament, year_final};
use messages::{Message, cause, message};
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Result};

use crate::labels::ReachedName;

/// The name of the record in the print history.
pub const STAGES: &str = "stages";

/// What was shown of a player in a table or Final.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Shown {
    /// The highest stage reached; `None` in a Final.
    reached: Option<Reached>,
    /// The place in a Final, once it is decided.
    place: Option<u32>,
    /// Whether the player was out, so that nothing may follow.
    out: bool,
}

/// The players of each table and Final by its name.
type Stages = BTreeMap<String, BTreeMap<i64, Shown>>;

/// Returns the record of the stages as they are now, as text for the print history; `None` without a knock-out or Final.
///
/// # Errors
/// The record cannot be written as text.
pub fn record(event: &Event) -> Result<Option<String>> {
    let stages = stages(event);
    if stages.is_empty() {
        return Ok(None);
    }
    let unwritable =
        |error: serde_json::Error| AppError::internal(message!("stages-unwritable", cause = cause::of_json(&error)));
    serde_json::to_string(&stages).map(Some).map_err(unwritable)
}

/// Stores the stages as shown now, unless the event is open for reading only.
///
/// # Errors
/// The file cannot be written.
pub fn remember(session: &EventSession) -> Result<()> {
    let file = session.file()?;
    match record(session.event()?)? {
        Some(stages) if file.is_writable() => Ok(file.remember_printed(STAGES, &stages)?),
        _ => Ok(()),
    }
}

/// Returns a message for each player whose stage or place differs from the one shown: lower than shown, or another one
/// although the player was out.
pub(super) fn check_shown_stages(session: &EventSession) -> Result<Vec<Message>> {
    let event = session.event()?;
    let shown = session.file()?.printed(STAGES)?;
    let shown: Stages = shown.and_then(|stages| serde_json::from_str(&stages).ok()).unwrap_or_default();
    let now = stages(event);
    let mut differences = Vec::new();
    for (draw, players) in &shown {
        for (&id, then) in players {
            let now = now.get(draw).and_then(|players| players.get(&id));
            if now.is_none_or(|now| contradicts(then, now)) {
                let name = event.entry(EntryId(id)).map_or_else(|| id.to_string(), |e| e.player.list_name());
                let (then, now) = (describe(Some(then)), describe(now));
                differences.push(message!("check-stage-differs", draw, name, then, now));
            }
        }
    }
    Ok(differences)
}

fn contradicts(then: &Shown, now: &Shown) -> bool {
    if then.out { (then.reached, then.place) != (now.reached, now.place) } else { now.reached < then.reached }
}

/// Returns the stage or place as text.
fn describe(shown: Option<&Shown>) -> Message {
    match shown {
        Some(Shown { place: Some(place), .. }) => message!("check-stage-place", place = *place),
        Some(Shown { reached: Some(reached), .. }) => {
            message!("check-stage-reached", stage = ReachedName::from(*reached).as_str())
        }
        _ => message!("check-stage-none"),
    }
}

fn stages(event: &Event) -> Stages {
    let tables = event.tournaments().flat_map(tables);
    tables.chain(event.tournaments().flat_map(finals)).collect()
}

fn tables(tournament: &Tournament) -> impl Iterator<Item = (String, BTreeMap<i64, Shown>)> {
    tournament.tables.iter().map(move |table| {
        let progress = knockout::progress(tournament, table);
        let out: Vec<EntryId> = progress.ranking().into_iter().flat_map(|places| places.entries).collect();
        let shown = |(entry, reached): (EntryId, Reached)| {
            (entry.0, Shown { reached: Some(reached), place: None, out: out.contains(&entry) })
        };
        let name = draw_name(&tournament.competition, format!("KO{}", table.category));
        (name, progress.reached().into_iter().map(shown).collect())
    })
}

fn finals(tournament: &Tournament) -> impl Iterator<Item = (String, BTreeMap<i64, Shown>)> {
    tournament.finals.iter().map(move |group_final| {
        let places = year_final::progress(tournament, group_final).places;
        let shown = |place: year_final::FinalPlace| {
            (place.entry.0, Shown { reached: None, place: Some(place.from), out: true })
        };
        let name = draw_name(&tournament.competition, format!("Final {}", group_final.category));
        (name, places.into_iter().map(shown).collect())
    })
}

/// Returns the name of a draw, with its competition unless that is the first one.
fn draw_name(competition: &Competition, draw: String) -> String {
    if competition.id == CompetitionId::OPEN { draw } else { format!("{}, {draw}", competition.name) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::check;
    use crate::fixture;
    use crate::labels::ResultView;
    use crate::round::{EnterResult, enter_result};

    #[test]
    fn check_reports_a_stage_that_differs_from_the_one_shown() {
        let mut session = fixture::played_knockout(7);
        remember(&session).expect("the event can be written");
        let shown = check(&session).expect("the event is sound").decisions;
        assert!(shown.iter().all(|decision| decision.id != "check-stage-differs"), "{shown:?}");

        let tournament = session.tournament().expect("an event is open");
        let last = tournament.games.iter().filter(|game| game.knockout.is_some()).max_by_key(|game| game.round);
        let last = last.expect("the final is played").clone();
        let request = EnterResult {
            round: last.round,
            board: last.board,
            result: Some(ResultView::WhiteWon),
            reason: Some("misread".into()),
            ..EnterResult::default()
        };
        enter_result(&mut session, &request).expect("the result can be corrected");
        let decisions = check(&session).expect("the event is sound").decisions;
        let differs = decisions.iter().filter(|decision| decision.id == "check-stage-differs").count();
        assert_eq!(differs, 2, "the two players of the final: {decisions:?}");
        remember(&session).expect("the sheet is printed again");
        let decisions = check(&session).expect("the event is sound").decisions;
        assert!(decisions.iter().all(|decision| decision.id != "check-stage-differs"), "{decisions:?}");
    }

    #[test]
    fn a_player_who_advances_does_not_contradict_the_sheet() {
        let shown = |reached, out| Shown { reached: Some(reached), place: None, out };
        let semi_final = shown(Reached::SemiFinals, false);
        assert!(!contradicts(&semi_final, &shown(Reached::Finalist, false)));
        assert!(contradicts(&semi_final, &shown(Reached::QuarterFinals, true)));
        assert!(contradicts(&shown(Reached::SemiFinals, true), &shown(Reached::Finalist, false)));
    }
}
