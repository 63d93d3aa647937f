//! The settings of the event and its competition, each by its path: read as a document, changed one at a time.

use domain::{Competition, Event};
use messages::Message;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result, seasons};
use ts_rs::TS;

use crate::register::players_of;

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
pub fn settings(session: &EventSession) -> Result<Value> {
    document(&session.tournament()?.event, session.competition()?)
}

/// Changes one setting.
///
/// # Errors
/// There is no such setting, the value does not fit it, or a paired round stands on it.
pub fn change_setting(session: &mut EventSession, request: &ChangeSetting) -> Result<Mutation<Value>> {
    if request.path == "competition.open_file" {
        check_open_file(session, &request.value)?;
    }
    session.transact(Operation::ChangeSettings, request, |tournament| {
        let competition = main_competition(tournament)?.clone();
        let mut settings = document(&tournament.event, &competition)?;
        let place = find(&mut settings, &request.path)?;
        *place = read_value(&request.value, place.is_string());
        let unfit = |e: serde_json::Error| {
            // The types of this program report a sentence, serde a fragment.
            let reason = Message::from(e.to_string());
            AppError::bad_input(format!("\"{}\" does not fit {}. {reason}", request.value, request.path))
        };
        let event: Event = serde_json::from_value(settings["event"].clone()).map_err(unfit)?;
        let changed: Competition = serde_json::from_value(settings["competition"].clone()).map_err(unfit)?;
        let paired = tournament.paired_rounds(competition.id);
        check(&event, &changed, &competition, paired)?;
        check_tour(&event, &tournament.event)?;
        tournament.event = event;
        if let Some(there) = tournament.competitions.iter_mut().find(|c| c.id == competition.id) {
            *there = changed;
        }
        Ok(find(&mut settings, &request.path)?.clone())
    })
}

/// The file of the Open must be there and readable when it is named (R4).
fn check_open_file(session: &EventSession, value: &str) -> Result<()> {
    match read_value(value, true).as_str() {
        Some(name) => players_of(session.path(), name).map(|_| ()),
        None => Ok(()),
    }
}

/// JSON, or plain text; where a text is wanted, digits are a text too: the season `2022`, the class `500`.
fn read_value(text: &str, text_wanted: bool) -> Value {
    match serde_json::from_str(text) {
        Ok(value @ Value::String(_)) => value,
        // An object, a list or null is never meant as a text: overtime goes from a word to its numbers.
        Ok(value) if !text_wanted || !(value.is_number() || value.is_boolean()) => value,
        _ => json!(text),
    }
}

pub(super) fn document(event: &Event, competition: &Competition) -> Result<Value> {
    let internal = |e: serde_json::Error| AppError::internal(e.to_string());
    Ok(json!({
        "event": serde_json::to_value(event).map_err(internal)?,
        "competition": serde_json::to_value(competition).map_err(internal)?,
    }))
}

fn find<'a>(settings: &'a mut Value, path: &str) -> Result<&'a mut Value> {
    path.split('.').try_fold(settings, |place, name| place.get_mut(name)).ok_or_else(|| {
        AppError::not_found(format!("There is no setting {path}: see the list of settings for its path."))
    })
}

/// The season must be known when it is chosen, and have points for the event's class (R84).
fn check_tour(event: &Event, old: &Event) -> Result<()> {
    if (&event.season, &event.tour) == (&old.season, &old.tour) {
        return Ok(());
    }
    seasons::named(&event.season)?.class(&event.tour.class).map_err(|e| AppError::bad_input(e.to_string()))?;
    Ok(())
}

/// Every hall has a name of its own, and no board is in two.
fn check_halls(event: &Event) -> Result<()> {
    for (k, hall) in event.halls.iter().enumerate() {
        let name = &hall.name;
        if name.trim().is_empty() || hall.first == 0 || hall.last < hall.first {
            let message = format!("The hall \"{name}\" needs a name and boards from 1 upwards: mend its entry.");
            return Err(AppError::bad_input(message));
        }
        let clash = event.halls[..k].iter().find(|other| {
            other.name.to_lowercase() == name.to_lowercase() || other.first <= hall.last && hall.first <= other.last
        });
        if let Some(other) = clash {
            let message =
                format!("The halls {} and {name} share their name or a board: give each its own.", other.name);
            return Err(AppError::bad_input(message));
        }
    }
    Ok(())
}

/// What a new setting must not break.
fn check(event: &Event, changed: &Competition, old: &Competition, paired: u32) -> Result<()> {
    if event.end < event.start {
        return Err(AppError::bad_input("The last day lies before the first: change one of them."));
    }
    check_halls(event)?;
    if changed.id != old.id {
        return Err(AppError::bad_input("The competition's key cannot be changed."));
    }
    if !(1..=domain::Rounds::LAST).contains(&changed.rounds) || changed.rounds < paired {
        let least = paired.max(1);
        return Err(AppError::bad_input(format!(
            "{} rounds cannot be: choose {least} to {}.",
            changed.rounds,
            domain::Rounds::LAST
        )));
    }
    if changed.ladder.is_empty() {
        return Err(AppError::bad_input("The standings need at least one criterion, such as MMS."));
    }
    let levels = &changed.pairing.levels;
    if let Some(twice) = (1..levels.len()).find(|&at| levels[..at].iter().any(|l| l.level == levels[at].level)) {
        let level = levels[twice].level;
        return Err(AppError::bad_input(format!(
            "The level {level:?} stands twice in the list: leave one of them out."
        )));
    }
    let weights = &changed.pairing.opengotha;
    if *weights != old.pairing.opengotha && weights.as_ref().is_some_and(|w| *w != w.clone().within_limits()) {
        return Err(AppError::bad_input(
            "A weight is out of range: weights are 0 to 1000000000000000, factors 0 to 1000, the concavity 0 to 10000.",
        ));
    }
    if changed.handicap.ceiling > 9 {
        return Err(AppError::bad_input("A handicap is nine stones at the most: choose 0 to 9."));
    }
    if paired > 0 && (changed.mcmahon != old.mcmahon || changed.system != old.system) {
        return Err(AppError::not_now(
            "A round is paired already: take the pairings back before changing initial scores.",
        ));
    }
    Ok(())
}
