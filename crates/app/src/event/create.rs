//! A new event with one competition, the Open.

use std::path::PathBuf;

use chrono::{Days, NaiveDate};
use domain::model::event::Overtime;
use domain::{Competition, CompetitionId, Event, Rounds, System, Tournament};
use serde::{Deserialize, Serialize};
use session::fields::{country, date, hex_text, required, some_text};
use session::{AppError, EventSession, Operation, Result, seasons};
use ts_rs::TS;

use super::{status, templates};
use crate::event::StatusView;

/// What a new event must know; everything else has a default.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct CreateEvent {
    /// Where the event file goes; in the window, its ticket. It must not exist yet.
    #[ts(type = "number")]
    pub file: PathBuf,
    /// Name.
    pub name: String,
    /// Place; may be empty.
    pub place: String,
    /// Two letters; may be empty.
    pub country: String,
    /// First day, `2026-11-20`.
    pub start: String,
    /// Last day; empty for as many days as the template has, or one.
    pub end: String,
    /// Rounds, 1 to 32; none for the template's.
    pub rounds: Option<u32>,
    /// `mcmahon` or `swiss`; empty for the template's.
    pub system: String,
    /// `seygo-open`, `eygc`, `club-day`, `congress` or `future-stars`; empty for an event without a template.
    pub template: String,
    /// Main time in minutes; none for the template's, or an hour.
    pub main_minutes: Option<u32>,
    /// Overtime: `3x30` byo-yomi, `15/300` Canadian, `+20` Fischer, `none`; empty for the template's.
    pub overtime: String,
    /// Season rules of the tour, which bring the age categories (R2, R84); empty for the first ones, `2018-draft`.
    pub season: String,
}

/// Makes the event file and opens it.
///
/// # Errors
/// A field is wrong, or the file exists already: nothing is made.
pub fn create(session: &mut EventSession, request: &CreateEvent) -> Result<StatusView> {
    let tournament = new_tournament(request, session.fresh_seed())?;
    session.create(Operation::CreateEvent, request, &request.file, &tournament)?;
    status(session)
}

pub(crate) fn new_tournament(request: &CreateEvent, seed: [u8; 32]) -> Result<Tournament> {
    let name = required("The event needs a name.", &request.name)?;
    let start = date(&request.start)?;
    let template = some_text(&request.template).map(|id| templates::named(&id)).transpose()?;
    let days = template.map_or(1, |template| template.days);
    let last = start.checked_add_days(Days::new(u64::from(days - 1))).unwrap_or(start);
    let end = if request.end.trim().is_empty() { last } else { date(&request.end)? };
    check_days(start, end)?;
    let rounds = check_rounds(request.rounds.or(template.map(|template| template.rounds)).unwrap_or(6))?;
    let system = match request.system.trim() {
        "" => template.map_or(System::McMahon, |template| template.system),
        named => system(named)?,
    };
    let mut event = Event::new(name, start, hex_text(&seed));
    event.end = end;
    event.place = request.place.trim().to_string();
    event.country = country(&request.country)?;
    if let Some(template) = template {
        template.apply(&mut event);
    }
    set_time(&mut event, request)?;
    if !request.season.trim().is_empty() {
        let season = seasons::named(&request.season)?;
        (event.season, event.ages) = (season.name, season.ages);
    }
    let title = match system {
        System::McMahon => "Open",
        System::Swiss => "Swiss",
        System::RoundRobin => "Round robin",
        System::ScorePairing => "Score pairing",
    };
    let competition = match template {
        Some(template) => template.competition(system, rounds),
        None => Competition::new(CompetitionId::OPEN, title, system, rounds),
    };
    Ok(Tournament::new(event, vec![competition]))
}

fn check_days(start: NaiveDate, end: NaiveDate) -> Result<()> {
    if end < start {
        return Err(AppError::bad_input("The last day lies before the first: change one of them."));
    }
    Ok(())
}

fn check_rounds(rounds: u32) -> Result<u32> {
    if !(1..=Rounds::LAST).contains(&rounds) {
        return Err(AppError::bad_input(format!("{rounds} rounds cannot be played: choose 1 to {}.", Rounds::LAST)));
    }
    Ok(rounds)
}

fn system(text: &str) -> Result<System> {
    match text.trim() {
        "mcmahon" | "" => Ok(System::McMahon),
        "swiss" => Ok(System::Swiss),
        "round-robin" => Ok(System::RoundRobin),
        "score-pairing" => Ok(System::ScorePairing),
        other => Err(AppError::bad_input(format!(
            "\"{other}\" is not a system this version pairs: choose mcmahon, swiss, round-robin or score-pairing."
        ))),
    }
}

fn set_time(event: &mut Event, request: &CreateEvent) -> Result<()> {
    if let Some(minutes) = request.main_minutes {
        if minutes > 24 * 60 {
            return Err(AppError::bad_input(format!(
                "{minutes} minutes are more than a day: choose a shorter main time."
            )));
        }
        event.time.main_minutes = minutes;
    }
    if let Some(text) = some_text(&request.overtime) {
        event.time.overtime = overtime(&text)?;
    }
    Ok(())
}

/// `3x30`, `15/300`, `+20` or `none`.
fn overtime(text: &str) -> Result<Overtime> {
    let wrong = || AppError::bad_input(format!("\"{text}\" is no overtime: write 3x30, 15/300, +20 or none."));
    let number = |part: &str| part.trim().parse::<u32>().ok().filter(|n| (1..=3600).contains(n)).ok_or_else(wrong);
    if text == "none" {
        return Ok(Overtime::None);
    }
    if let Some(seconds) = text.strip_prefix('+') {
        return Ok(Overtime::Fischer { seconds: number(seconds)? });
    }
    if let Some((periods, seconds)) = text.split_once(['x', '×']) {
        return Ok(Overtime::Byoyomi { periods: number(periods)?, seconds: number(seconds)? });
    }
    let (stones, seconds) = text.split_once('/').ok_or_else(wrong)?;
    Ok(Overtime::Canadian { stones: number(stones)?, seconds: number(seconds)? })
}
