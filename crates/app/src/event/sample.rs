//! The sample event: a stage with invented players, ready for its register to be closed.

use std::path::PathBuf;

use chrono::NaiveDate;
use domain::{Competition, CompetitionId, EntryStatus, Event, Rank, System, Tournament};
use serde::{Deserialize, Serialize};
use session::fields::hex_text;
use session::{AppError, EventSession, Operation, Result};
use ts_rs::TS;

use super::status;
use crate::event::StatusView;
use crate::register::{Known, add_listed};

/// 64 invented players from 14 countries.
const PLAYERS: &[u8] = include_bytes!("../../../../assets/sample/players.csv");

/// Where the sample goes.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct OpenSample {
    /// The event file to make; in the window, its ticket.
    #[ts(type = "number")]
    pub file: PathBuf,
}

/// Makes the sample event and opens it.
///
/// # Errors
/// The file exists already or cannot be written.
pub fn open_sample(session: &mut EventSession, request: &OpenSample) -> Result<StatusView> {
    let tournament = sample(session.fresh_seed())?;
    session.create(Operation::OpenSample, request, &request.file, &tournament)?;
    status(session)
}

/// The sample: six rounds in three days with embedded knock-outs (R1).
fn sample(seed: [u8; 32]) -> Result<Tournament> {
    let day = |day| NaiveDate::from_ymd_opt(2026, 8, day).ok_or_else(|| AppError::internal("the sample has no day"));
    let mut event = Event::new("Danube Youth Stage", day(14)?, hex_text(&seed));
    event.end = day(16)?;
    event.place = "Sulina".into();
    event.country = "RO".parse().ok();
    let mut open = Competition::new(CompetitionId::OPEN, "Open", System::McMahon, 6);
    open.knockouts = true;
    open.mcmahon.bar = Rank::SHODAN;
    let mut tournament = Tournament::new(event, vec![open]);
    add_listed(&mut tournament, &formats::csv_list::read(PLAYERS)?, EntryStatus::Registered, &Known::default())?;
    Ok(tournament)
}
