//! `new`: creates an event.

use app::event::StatusView;
use std::path::PathBuf;
use std::str::FromStr;

use app::event::{CreateEvent, create};
use app::vocabulary::{SystemName, TemplateName};
use clap::Args;
use messages::message;
use session::AppError;

use crate::answer::Answer;
use crate::common::without_event;
use crate::option_help::one_of;

/// The data of the new event.
#[derive(Debug, Args)]
pub struct New {
    /// The event file to create
    event: PathBuf,
    /// Name of the event
    #[arg(long)]
    name: String,
    /// First day, such as 2026-11-20
    #[arg(long)]
    start: String,
    /// Last day; default: the first day
    #[arg(long, default_value = "")]
    end: String,
    /// Place
    #[arg(long, default_value = "")]
    place: String,
    /// Country, two letters
    #[arg(long, default_value = "")]
    country: String,
    #[arg(long, help = one_of("The template", TemplateName::WORDS))]
    template: Option<String>,
    /// Number of rounds; default: 6, or from the template
    #[arg(long)]
    rounds: Option<u32>,
    #[arg(long, help = one_of("The system", SystemName::WORDS))]
    system: Option<String>,
    /// Teams meet, with this many boards in a match
    #[arg(long, value_name = "BOARDS")]
    teams: Option<u32>,
    /// Main time in minutes; default: 60, or from the template
    #[arg(long)]
    minutes: Option<u32>,
    /// Overtime: 3x30 byo-yomi, 15/300 Canadian, +20 Fischer, none
    #[arg(long, default_value = "")]
    overtime: String,
    /// The draw seed, up to 64 hexadecimal digits, for tests and simulations; by default it is drawn when the register closes
    #[arg(long, default_value = "")]
    seed: String,
    /// Season rules of the tour
    #[arg(long, default_value = "2018-draft")]
    season: String,
}

/// Creates the event.
pub fn run(arguments: &New) -> Result<Answer<StatusView>, AppError> {
    let request = CreateEvent {
        file: arguments.event.clone().into(),
        name: arguments.name.clone(),
        place: arguments.place.clone(),
        country: arguments.country.clone(),
        start: arguments.start.clone(),
        end: arguments.end.clone(),
        rounds: arguments.rounds,
        system: word(&arguments.system)?,
        template: word(&arguments.template)?,
        teams: arguments.teams,
        main_minutes: arguments.minutes,
        overtime: arguments.overtime.clone(),
        seed: arguments.seed.clone(),
        season: arguments.season.clone(),
    };
    let status = create(&mut without_event()?, &request)?;
    Ok(Answer::new(
        crate::language::text(&message!("cli-event-created", name = &status.event, file = &arguments.event)),
        &status,
    ))
}

/// Parses a word; an empty one is as none.
fn word<T: FromStr<Err = AppError>>(text: &Option<String>) -> Result<Option<T>, AppError> {
    text.as_deref().filter(|text| !text.trim().is_empty()).map(str::parse).transpose()
}
