//! The settings of the event and its competition, each by its path: read as a document, changed one at a time.

use domain::{Competition, Event};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use ts_rs::TS;

use crate::desk::{Desk, main_competition};
use crate::failure::{Failure, Outcome};
use crate::operation::Operation;
use crate::stale::Done;

/// A setting and its new value.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ChangeSetting {
    /// Its path: `event.komi`, `competition.mcmahon.bar`, `competition.ladder`.
    pub path: String,
    /// The value: JSON, or plain text where a text is wanted.
    pub value: String,
}

/// All settings as one document.
///
/// # Errors
/// No event is open.
pub fn settings(desk: &Desk) -> Outcome<Value> {
    document(&desk.tournament()?.event, desk.competition()?)
}

/// Changes one setting.
///
/// # Errors
/// There is no such setting, the value does not fit it, or a paired round stands on it.
pub fn change_setting(desk: &mut Desk, request: &ChangeSetting) -> Outcome<Done<Value>> {
    desk.transact(Operation::ChangeSettings, request, |tournament| {
        let competition = main_competition(tournament)?.clone();
        let mut settings = document(&tournament.event, &competition)?;
        let place = find(&mut settings, &request.path)?;
        *place = serde_json::from_str(&request.value).unwrap_or_else(|_| json!(request.value));
        let unfit = |e: serde_json::Error| {
            Failure::bad_input(format!(
                "{} does not fit {} ({e}): see the settings for its form.",
                request.value, request.path
            ))
        };
        let event: Event = serde_json::from_value(settings["event"].clone()).map_err(unfit)?;
        let changed: Competition = serde_json::from_value(settings["competition"].clone()).map_err(unfit)?;
        let paired = tournament.paired_rounds(competition.id);
        check(&event, &changed, &competition, paired)?;
        tournament.event = event;
        if let Some(there) = tournament.competitions.iter_mut().find(|c| c.id == competition.id) {
            *there = changed;
        }
        Ok(find(&mut settings, &request.path)?.clone())
    })
}

fn document(event: &Event, competition: &Competition) -> Outcome<Value> {
    let internal = |e: serde_json::Error| Failure::internal(e.to_string());
    Ok(json!({
        "event": serde_json::to_value(event).map_err(internal)?,
        "competition": serde_json::to_value(competition).map_err(internal)?,
    }))
}

fn find<'a>(settings: &'a mut Value, path: &str) -> Outcome<&'a mut Value> {
    path.split('.').try_fold(settings, |place, name| place.get_mut(name)).ok_or_else(|| {
        Failure::not_found(format!("There is no setting {path}: see the list of settings for its path."))
    })
}

/// What a new setting must not break.
fn check(event: &Event, changed: &Competition, old: &Competition, paired: u32) -> Outcome<()> {
    if event.end < event.start {
        return Err(Failure::bad_input("The last day lies before the first: change one of them."));
    }
    if changed.id != old.id {
        return Err(Failure::bad_input("The competition's key cannot be changed."));
    }
    if !(1..=domain::Rounds::LAST).contains(&changed.rounds) || changed.rounds < paired {
        let least = paired.max(1);
        return Err(Failure::bad_input(format!(
            "{} rounds cannot be: choose {least} to {}.",
            changed.rounds,
            domain::Rounds::LAST
        )));
    }
    if changed.ladder.is_empty() {
        return Err(Failure::bad_input("The standings need at least one criterion, such as MMS."));
    }
    if changed.handicap.ceiling > 9 {
        return Err(Failure::bad_input("A handicap is nine stones at the most: choose 0 to 9."));
    }
    if paired > 0 && (changed.mcmahon != old.mcmahon || changed.system != old.system) {
        return Err(Failure::not_now(
            "A round is paired already: take the pairings back before changing initial scores.",
        ));
    }
    Ok(())
}
