//! A new event with one competition, the Open.

use std::path::PathBuf;

use chrono::NaiveDate;
use domain::{Competition, CompetitionId, Event, Rounds, System, Tournament};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::status;
use crate::desk::Desk;
use crate::failure::{Failure, Outcome};
use crate::fields::{country, date, hex_text, required};
use crate::operation::Operation;
use crate::seasons;
use crate::views::StatusView;

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
    /// Last day; empty for an event of one day.
    pub end: String,
    /// Rounds, 1 to 32.
    pub rounds: u32,
    /// `mcmahon` or `swiss`.
    pub system: String,
    /// Season rules of the tour, which bring the age categories (R2, R84); empty for the first ones, `2018-draft`.
    pub season: String,
}

/// Makes the event file and opens it.
///
/// # Errors
/// A field is wrong, or the file exists already: nothing is made.
pub fn create(desk: &mut Desk, request: &CreateEvent) -> Outcome<StatusView> {
    let tournament = new_tournament(request, desk.fresh_seed())?;
    desk.found(Operation::CreateEvent, request, &request.file, &tournament)?;
    status(desk)
}

pub(crate) fn new_tournament(request: &CreateEvent, seed: [u8; 32]) -> Outcome<Tournament> {
    let name = required("The event needs a name.", &request.name)?;
    let start = date(&request.start)?;
    let end = if request.end.trim().is_empty() { start } else { date(&request.end)? };
    check_days(start, end)?;
    let rounds = check_rounds(request.rounds)?;
    let system = system(&request.system)?;
    let mut event = Event::new(name, start, hex_text(&seed));
    event.end = end;
    event.place = request.place.trim().to_string();
    event.country = country(&request.country)?;
    if !request.season.trim().is_empty() {
        let season = seasons::named(&request.season)?;
        (event.season, event.ages) = (season.name, season.ages);
    }
    let title = if system == System::Swiss { "Swiss" } else { "Open" };
    Ok(Tournament {
        event,
        competitions: vec![Competition::new(CompetitionId::OPEN, title, system, rounds)],
        entries: Vec::new(),
        rounds: Vec::new(),
        games: Vec::new(),
        byes: Vec::new(),
        tables: Vec::new(),
        certificates: Vec::new(),
        ladders: Vec::new(),
        qualifyings: Vec::new(),
        slips: Vec::new(),
        finals: Vec::new(),
    })
}

fn check_days(start: NaiveDate, end: NaiveDate) -> Outcome<()> {
    if end < start {
        return Err(Failure::bad_input("The last day lies before the first: change one of them."));
    }
    Ok(())
}

fn check_rounds(rounds: u32) -> Outcome<u32> {
    if !(1..=Rounds::LAST).contains(&rounds) {
        return Err(Failure::bad_input(format!("{rounds} rounds cannot be played: choose 1 to {}.", Rounds::LAST)));
    }
    Ok(rounds)
}

fn system(text: &str) -> Outcome<System> {
    match text.trim() {
        "mcmahon" | "" => Ok(System::McMahon),
        "swiss" => Ok(System::Swiss),
        other => {
            Err(Failure::bad_input(format!("\"{other}\" is not a system this version pairs: choose mcmahon or swiss.")))
        }
    }
}
