//! The preview of a new event: the defaults of its template, and the consequences of the choices (R20, R78, R79).

use domain::model::event_settings::{Overtime, TimeLimits};
use domain::model::mcmahon::bar_guideline;
use domain::model::pairing_rules::HandicapBasis;
use domain::timetable::{RoundStart, propose};
use messages::{Explain, Message};
use serde::Serialize;
use session::Result;
use ts_rs::TS;

use super::create::new_tournament;
use super::templates::{TEMPLATES, Template};
use crate::operation::CreateEvent;
use crate::vocabulary::{RatingClass, SystemName, TemplateName};

/// A template and its defaults.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TemplateView {
    /// Its name on the command line and in the catalogue.
    pub id: TemplateName,
    /// Number of rounds; 0 if players choose their opponents.
    pub rounds: u32,
    /// Number of days.
    pub days: u32,
    /// System of pairing.
    pub system: SystemName,
    /// Main time in minutes.
    pub main_minutes: u32,
    /// Overtime as typed: `3x30`, `15/300`, `+20`; empty for none.
    pub overtime: String,
}

/// A round's proposed time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StartView {
    /// The round.
    pub round: u32,
    /// The day, `2026-11-20`.
    pub day: String,
    /// Start, `10:00`.
    pub at: String,
    /// Expected end of its longest games, `12:30`.
    pub over: String,
}

/// The preview of a new event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct EventPreview {
    /// Last day.
    pub end: String,
    /// Number of rounds; 0 if players choose their opponents.
    pub rounds: u32,
    /// System of pairing.
    pub system: SystemName,
    /// Main time in minutes.
    pub main_minutes: u32,
    /// Overtime as typed; empty for none.
    pub overtime: String,
    /// The EGF class that follows from the time limits; `None` for an unrated event (R78).
    pub rating_class: Option<RatingClass>,
    /// The recommended number of players at or above the bar: from, to (R20); `None` without a guideline.
    pub bar: Option<(usize, usize)>,
    /// How many stones fewer than the difference of scores; `None` if all games are even.
    pub handicap: Option<i32>,
    /// Whether there are knock-outs of the age categories.
    pub knockouts: bool,
    /// The age limits of the categories.
    pub categories: Vec<u8>,
    /// Whether results are entered in two passes.
    pub two_passes: bool,
    /// If only newcomers may play: the highest age, and the highest number of contests (R4).
    pub newcomers: Option<(u8, u32)>,
    /// The proposed timetable (R79); empty if the days are too short, and in self-pairing, which has no rounds (R69).
    pub starts: Vec<StartView>,
    /// Why there is no timetable; `None` if there is one, or none is needed.
    pub too_long: Option<Message>,
}

/// Returns the templates, the tour's own first.
pub fn templates() -> Vec<TemplateView> {
    let view = |template: &Template| TemplateView {
        id: template.id,
        rounds: if template.system.is_free() { 0 } else { template.rounds },
        days: template.days,
        system: template.system.into(),
        main_minutes: template.time.main_minutes,
        overtime: overtime_text(template.time),
    };
    TEMPLATES.iter().map(view).collect()
}

/// Returns the preview of a new event.
///
/// # Errors
/// A field is wrong.
pub fn preview_event(request: &CreateEvent) -> Result<EventPreview> {
    let named = CreateEvent { name: "Event".into(), ..request.clone() };
    let tournament = new_tournament(&named, [0; 32])?;
    let (event, competition) = (&tournament.event, &tournament.competition);
    let timetable = match competition.system.is_free() {
        true => Ok(Vec::new()),
        false => propose(event.start, event.end, competition.rounds, event.time),
    };
    let (starts, too_long) = match timetable {
        Ok(starts) => (starts.iter().map(start).collect(), None),
        Err(refusal) => (Vec::new(), Some(refusal.message())),
    };
    let mcmahon = competition.system.starts_by_rank();
    let even = competition.handicap.basis == HandicapBasis::Off;
    Ok(EventPreview {
        end: event.end.to_string(),
        rounds: competition.planned_rounds().unwrap_or(0),
        system: competition.system.into(),
        main_minutes: event.time.main_minutes,
        overtime: overtime_text(event.time),
        rating_class: event.rating_class().and_then(RatingClass::of),
        bar: mcmahon.then(|| bar_guideline(competition.rounds)).flatten().map(|range| (*range.start(), *range.end())),
        handicap: (!even).then_some(competition.handicap.reduction),
        knockouts: competition.knockouts,
        categories: event.ages.categories.iter().map(|category| category.0).collect(),
        two_passes: event.two_passes,
        newcomers: competition.newcomers.map(|rule| (rule.oldest, rule.contests)),
        starts,
        too_long,
    })
}

fn start(start: &RoundStart) -> StartView {
    StartView {
        round: start.round,
        day: start.at.date().to_string(),
        at: start.at.format("%H:%M").to_string(),
        over: start.over.format("%H:%M").to_string(),
    }
}

/// Returns the overtime as typed: `3x30`, `15/300`, `+20` or nothing.
fn overtime_text(time: TimeLimits) -> String {
    match time.overtime {
        Overtime::None => String::new(),
        Overtime::Byoyomi { periods, seconds } => format!("{periods}x{seconds}"),
        Overtime::Canadian { stones, seconds } => format!("{stones}/{seconds}"),
        Overtime::Fischer { seconds } => format!("+{seconds}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_template_can_be_previewed() {
        for template in templates() {
            let request =
                CreateEvent { template: Some(template.id), start: "2026-08-14".into(), ..CreateEvent::default() };
            let preview = preview_event(&request).unwrap();
            assert_eq!((preview.rounds, preview.system), (template.rounds, template.system), "{}", template.id);
            assert_eq!(preview.rounds == 0, template.id == TemplateName::SelfPaired, "{}", template.id);
            assert_eq!(preview.too_long, None, "{}", template.id);
        }
    }

    #[test]
    fn preview_states_why_there_is_no_timetable() {
        let request = CreateEvent { start: "2026-08-14".into(), rounds: Some(20), ..CreateEvent::default() };
        let preview = preview_event(&request).unwrap();
        assert_eq!((preview.starts.len(), preview.too_long.map(|why| why.id)), (0, Some("timetable-too-long")));
    }

    #[test]
    fn preview_refuses_wrong_fields() {
        let request = CreateEvent { start: "tomorrow".into(), ..CreateEvent::default() };
        assert_eq!(preview_event(&request).unwrap_err().message.id, "date-unknown");
    }
}
