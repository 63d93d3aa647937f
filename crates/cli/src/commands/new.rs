//! `new`: creates an event.

use std::path::PathBuf;

use app::event::{CreateEvent, create};
use clap::Args;
use messages::message;
use session::{AppError, EventSession, SystemEnvironment};

use crate::answer::Answer;

/// The data of the new event.
#[derive(Debug, Args)]
pub struct New {
    /// The new event file
    event: PathBuf,
    /// Name of the event
    #[arg(long)]
    name: String,
    /// First day, 2026-11-20
    #[arg(long)]
    start: String,
    /// Last day
    #[arg(long, default_value = "")]
    end: String,
    /// Place
    #[arg(long, default_value = "")]
    place: String,
    /// Country, two letters
    #[arg(long, default_value = "")]
    country: String,
    /// seygo-open, eygc, club-day, congress or future-stars
    #[arg(long, default_value = "")]
    template: String,
    /// Rounds; 6 without a template
    #[arg(long)]
    rounds: Option<u32>,
    /// mcmahon, swiss, round-robin or score-pairing
    #[arg(long, default_value = "")]
    system: String,
    /// Main time in minutes; 60 without a template
    #[arg(long)]
    minutes: Option<u32>,
    /// Overtime: 3x30 byo-yomi, 15/300 Canadian, +20 Fischer, none
    #[arg(long, default_value = "")]
    overtime: String,
    /// Season rules of the tour
    #[arg(long, default_value = "2018-draft")]
    season: String,
}

/// Creates the event.
pub fn run(arguments: &New) -> Result<Answer, AppError> {
    let request = CreateEvent {
        file: arguments.event.clone(),
        name: arguments.name.clone(),
        place: arguments.place.clone(),
        country: arguments.country.clone(),
        start: arguments.start.clone(),
        end: arguments.end.clone(),
        rounds: arguments.rounds,
        system: arguments.system.clone(),
        template: arguments.template.clone(),
        main_minutes: arguments.minutes,
        overtime: arguments.overtime.clone(),
        season: arguments.season.clone(),
    };
    let status = create(&mut EventSession::new(SystemEnvironment), &request)?;
    Ok(Answer::new(message!("cli-event-created", name = &status.event, file = &arguments.event).to_string(), &status))
}
