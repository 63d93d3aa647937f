//! A new event before it is made: its templates, and what follows from the choices.

use serde::Serialize;
use ts_rs::TS;

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
    pub too_long: Option<String>,
}
