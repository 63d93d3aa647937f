//! `simulate`: make a random event and play it.

use app::event::StatusView;
use std::path::PathBuf;

use app::simulation::{Sides, SimulateEvent, Size, simulate};
use clap::Args;
use messages::message;
use session::AppError;

use crate::answer::Answer;

/// A random event to make.
#[derive(Debug, Args)]
pub struct Simulate {
    /// The number of players, 2 to 10000
    #[arg(long)]
    players: usize,
    /// The number of rounds, 1 to 32
    #[arg(long)]
    rounds: u32,
    /// The seed; the same size and seed give the same event
    #[arg(long)]
    seed: u64,
    /// The system
    #[arg(long, default_value = "mcmahon")]
    system: String,
    /// The event file to create
    out: PathBuf,
}

/// Makes the event.
pub fn run(arguments: &Simulate) -> Result<Answer<StatusView>, AppError> {
    let system = arguments.system.parse()?;
    let request = SimulateEvent {
        file: arguments.out.clone(),
        size: Size {
            players: arguments.players,
            rounds: arguments.rounds,
            seed: arguments.seed,
            system,
            sides: Sides::Players,
        },
    };
    let status = simulate(&request)?;
    Ok(Answer::message(&message!("cli-simulated", event = &status.event, file = arguments.out.display()), &status))
}
