//! `simulate`: a random event, played out.

use std::path::PathBuf;

use app::simulation::{SimulateEvent, Size, simulate};
use clap::Args;
use session::AppError;

use crate::answer::Answer;

/// How large, and from which seed.
#[derive(Debug, Args)]
pub struct Simulate {
    /// Players
    #[arg(long)]
    players: usize,
    /// Rounds
    #[arg(long)]
    rounds: u32,
    /// The seed it all comes from
    #[arg(long)]
    seed: u64,
    /// The event file to make
    out: PathBuf,
}

/// Makes it.
pub fn run(arguments: &Simulate) -> Result<Answer, AppError> {
    let request = SimulateEvent {
        file: arguments.out.clone(),
        size: Size { players: arguments.players, rounds: arguments.rounds, seed: arguments.seed },
    };
    let status = simulate(&request)?;
    Ok(Answer::new(format!("{} is made in {}.", status.event, arguments.out.display()), &status))
}
