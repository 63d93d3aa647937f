//! What a new event would be: the defaults of its template, and what follows from the choices (R20, R78, R79).

use domain::model::event::{Overtime, TimeLimits};
use domain::model::mcmahon::bar_guideline;
use domain::model::pairing_rules::HandicapBasis;
use domain::timetable::{RoundStart, propose};
use messages::Message;
use serde::Serialize;
use session::Result;
use ts_rs::TS;

use super::create::{CreateEvent, new_tournament};
use super::templates::{TEMPLATES, Template};
use crate::labels::system_word;

/// A template and what it begins with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TemplateView {
    /// Its name on the command line and in the catalogue.
    pub id: String,
    /// Rounds.
    pub rounds: u32,
    /// Days.
    pub days: u32,
    /// `mcmahon` or `swiss`.
    pub system: String,
    /// Main time in minutes.
    pub main_minutes: u32,
    /// Overtime as it is typed: `3x30`, `15/300`, `+20`; empty for none.
    pub overtime: String,
}

/// A round's proposed time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StartView {
    /// The round.
    pub round: u32,
    /// The day, `2026-11-20`.
    pub day: String,
    /// When it starts, `10:00`.
    pub at: String,
    /// When its longest games should be over.
    pub over: String,
}

/// What the event would be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct EventPreview {
    /// Last day.
    pub end: String,
    /// Rounds.
    pub rounds: u32,
    /// `mcmahon` or `swiss`.
    pub system: String,
    /// Main time in minutes.
    pub main_minutes: u32,
    /// Overtime as it is typed; empty for none.
    pub overtime: String,
    /// The rating class that the time limits allow, `A`; `None` for an unrated event (R78).
    pub rating_class: Option<String>,
    /// How many players should stand at or above the bar: from, to (R20); `None` where there is no guideline.
    pub bar: Option<(usize, usize)>,
    /// Stones below the difference of scores; `None` if all games are even.
    pub handicap: Option<i32>,
    /// Whether the age categories play knock-outs.
    pub knockouts: bool,
    /// The age categories' limits.
    pub categories: Vec<u8>,
    /// Whether results are read twice.
    pub two_passes: bool,
    /// Only newcomers play: greatest age, greatest number of contests (R4).
    pub newcomers: Option<(u8, u32)>,
    /// The proposed timetable (R79); empty if the days are too short.
    pub starts: Vec<StartView>,
    /// Why there is no timetable.
    pub too_long: Option<Message>,
}

/// The templates, the tour's own first.
pub fn templates() -> Vec<TemplateView> {
    let view = |template: &Template| TemplateView {
        id: template.id.into(),
        rounds: template.rounds,
        days: template.days,
        system: system_word(template.system).into(),
        main_minutes: template.time.main_minutes,
        overtime: overtime_text(template.time),
    };
    TEMPLATES.iter().map(view).collect()
}

/// What the event would be, without making it.
///
/// # Errors
/// As for making it.
pub fn preview_event(request: &CreateEvent) -> Result<EventPreview> {
    let named = CreateEvent { name: "Event".into(), ..request.clone() };
    let tournament = new_tournament(&named, [0; 32])?;
    let (event, competition) = (&tournament.event, &tournament.competitions[0]);
    let timetable = propose(event.start, event.end, competition.rounds, event.time);
    let (starts, too_long) = match timetable {
        Ok(starts) => (starts.iter().map(start).collect(), None),
        Err(refusal) => (Vec::new(), Some(session::AppError::bad_input(refusal.to_string()).message)),
    };
    let mcmahon = competition.system == domain::System::McMahon;
    let even = competition.handicap.basis == HandicapBasis::Off;
    Ok(EventPreview {
        end: event.end.to_string(),
        rounds: competition.rounds,
        system: system_word(competition.system).into(),
        main_minutes: event.time.main_minutes,
        overtime: overtime_text(event.time),
        rating_class: event.rating_class().map(String::from),
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

/// As it is typed: `3x30`, `15/300`, `+20` or nothing.
fn overtime_text(time: TimeLimits) -> String {
    match time.overtime {
        Overtime::None => String::new(),
        Overtime::Byoyomi { periods, seconds } => format!("{periods}x{seconds}"),
        Overtime::Canadian { stones, seconds } => format!("{stones}/{seconds}"),
        Overtime::Fischer { seconds } => format!("+{seconds}"),
    }
}
