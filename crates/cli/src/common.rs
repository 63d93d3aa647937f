//! Shared by the commands: the arguments that name an event or a round, and opening the event.
#![expect(clippy::disallowed_methods, reason = "progress is shown after a while")]

use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::thread;
use std::time::{Duration, Instant};

use app::competition::choose_named;
use clap::Args;
use messages::message;
use session::{AppError, EventSession};
use tour::TourSession;

use crate::environment::environment;

/// How long a command waits for another program that has the event open.
const PATIENCE: Duration = Duration::from_secs(3);

/// How often it tries again.
const RETRIED: Duration = Duration::from_millis(20);

/// An event file.
#[derive(Debug, Args)]
pub struct EventArgs {
    /// The event file, NAME.drawmaster
    pub event: PathBuf,
}

/// A round of an event.
#[derive(Debug, Args)]
pub struct RoundOf {
    /// The event file
    pub event: PathBuf,
    /// The round, from 1
    #[arg(long)]
    pub round: u32,
}

/// The competition that `--competition` names. Set once, before the command runs.
static COMPETITION: OnceLock<String> = OnceLock::new();

/// Sets the competition of this process. Later calls have no effect.
pub fn set_competition(name: Option<String>) {
    if let Some(name) = name {
        let _ = COMPETITION.set(name);
    }
}

/// Chooses the competition that `--competition` names.
fn chosen(mut session: EventSession) -> Result<EventSession, AppError> {
    if let Some(name) = COMPETITION.get() {
        choose_named(&mut session, name)?;
    }
    Ok(session)
}

/// Opens the event for changes.
pub fn changing(event: &Path) -> Result<EventSession, AppError> {
    chosen(patiently(|| EventSession::open(environment()?, event))?)
}

/// Opens the event read-only.
pub fn reading(event: &Path) -> Result<EventSession, AppError> {
    chosen(patiently(|| EventSession::open_read_only(environment()?, event))?)
}

/// Opens an event, and waits for a moment if another program has it: `serve` and other commands have it only briefly.
fn patiently(open: impl Fn() -> Result<EventSession, AppError>) -> Result<EventSession, AppError> {
    let start = Instant::now();
    loop {
        match open() {
            Err(refused) if refused.message.id == "store-in-use" && start.elapsed() < PATIENCE => {
                thread::sleep(RETRIED)
            }
            opened => return opened,
        }
    }
}

/// Opens the event for a check, which also accepts damaged files.
pub fn checking(event: &Path) -> Result<EventSession, AppError> {
    EventSession::open_to_check(environment()?, event)
}

/// Opens the event for printing: for changes, so that the print history is stored; otherwise read-only.
pub fn printing(event: &Path) -> Result<EventSession, AppError> {
    changing(event).or_else(|refused| reading(event).map_err(|_| refused))
}

/// Returns a session without an event.
pub fn without_event() -> Result<EventSession, AppError> {
    Ok(EventSession::new(environment()?))
}

/// Reads `1,3`, or nothing for no round.
///
/// # Errors
/// A word is not a number.
pub fn rounds(text: &str) -> Result<Vec<u32>, AppError> {
    let words = text.split(',').map(str::trim).filter(|word| !word.is_empty());
    let wrong = |word: &str| AppError::bad_input(message!("cli-rounds-unknown", text = word));
    words.map(|word| word.parse().map_err(|_| wrong(word))).collect()
}

/// Opens the tour book for changes.
pub fn changing_tour(book: &Path) -> Result<TourSession, AppError> {
    TourSession::open(environment()?, book)
}

/// Opens the tour book read-only.
pub fn reading_tour(book: &Path) -> Result<TourSession, AppError> {
    TourSession::open_read_only(environment()?, book)
}
