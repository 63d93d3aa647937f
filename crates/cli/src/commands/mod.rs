//! One file for each command.

pub mod by_hand;
pub mod check;
pub mod demo;
pub mod entry;
pub mod export;
pub mod import;
pub mod journal;
pub mod ko;
pub mod ladder;
pub mod new;
pub mod pair;
pub mod print;
pub mod register;
pub mod result;
pub mod settings;
pub mod simulate;
pub mod standings;

use std::path::Path;

use app::{Desk, Failure, SystemHost};

use crate::answer::Answer;
use crate::arguments::{Command, Register};

/// Carries out a command.
pub fn run(command: &Command) -> Result<Answer, Failure> {
    match command {
        Command::New(arguments) => new::run(arguments),
        Command::Import(arguments) => import::run(arguments),
        Command::Entries(arguments) => entry::list(&arguments.event),
        Command::Entry(entry) => entry::run(entry),
        Command::Register(Register::Close(arguments)) => register::close(&arguments.event),
        Command::Pair(arguments) => pair::run(arguments),
        Command::Unpair(arguments) => by_hand::unpair(arguments),
        Command::Swap(arguments) => by_hand::swap(arguments),
        Command::Lock(arguments) => by_hand::lock(arguments),
        Command::Join(arguments) => by_hand::join(arguments),
        Command::Bye(arguments) => by_hand::bye(arguments),
        Command::Handicap(arguments) => by_hand::handicap(arguments),
        Command::Rest(arguments) => by_hand::rest(arguments),
        Command::Why(arguments) => by_hand::why(arguments),
        Command::Report(arguments) => by_hand::report(arguments),
        Command::Settings(arguments) => settings::show(&arguments.event),
        Command::Set(arguments) => settings::set(arguments),
        Command::Release(arguments) => pair::release(arguments),
        Command::Confirm(arguments) => pair::confirm(arguments),
        Command::Result(arguments) => result::run(arguments),
        Command::Standings(arguments) => standings::run(arguments),
        Command::Ko(ko) => ko::run(ko),
        Command::Ladder(arguments) => ladder::run(arguments),
        Command::Print(arguments) => print::run(arguments),
        Command::Export(arguments) => export::run(arguments),
        Command::Undo(arguments) => journal::undo(&arguments.event),
        Command::Redo(arguments) => journal::redo(&arguments.event),
        Command::Log(arguments) => journal::log(&arguments.event),
        Command::Check(arguments) => check::run(arguments),
        Command::Simulate(arguments) => simulate::run(arguments),
        Command::Demo(arguments) => demo::run(arguments),
    }
}

/// The event open for changes.
fn changing(event: &Path) -> Result<Desk, Failure> {
    Desk::at(SystemHost, event)
}

/// The event open for reading.
fn reading(event: &Path) -> Result<Desk, Failure> {
    Desk::reading(SystemHost, event)
}
