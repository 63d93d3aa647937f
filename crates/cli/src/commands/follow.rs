//! `follow`: keeps the copy of a second desk; `promote`: makes it an ordinary event file.

use app::second_desk::Promoted;
use std::io::BufRead as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::mpsc::channel;
use std::thread;

use app::second_desk;
use clap::Args;
use messages::{Message, cause, message};
use serde::Serialize;
use server::{FirstDesk, FollowState, Following};
use session::environment::Environment;
use session::read_file::read_file;
use session::{AppError, Result};
use ts_rs::TS;

use crate::answer::Answer;
use crate::environment::environment;

/// The arguments of `follow`.
#[derive(Debug, Args)]
pub struct FollowArgs {
    /// The address of the first desk's hall network, such as http://192.168.0.7:8080/
    address: String,
    /// The copy, which is created if it does not exist
    copy: PathBuf,
    /// The code: six words of a helper with the role second-desk; other users of this computer can see it, unlike that of --code-file
    #[arg(long, required_unless_present = "code_file", conflicts_with = "code_file")]
    code: Option<String>,
    /// A file with the code; "-" reads it from the first line of the standard input
    #[arg(long)]
    code_file: Option<PathBuf>,
    /// Take what there is now, and end
    #[arg(long)]
    once: bool,
    /// Also stop when the standard input ends, for programs that start this one
    #[arg(long)]
    until_input_ends: bool,
}

/// The arguments of `promote`.
#[derive(Debug, Args)]
pub struct PromoteArgs {
    /// The copy of the second desk
    copy: PathBuf,
}

/// What a second desk has, printed for each change; without a connection, why.
#[derive(Debug, Serialize, TS)]
pub struct FollowedState {
    /// The local time, `14:02:11`.
    time: String,
    /// The number of the last entry in the copy; null without a connection.
    #[ts(type = "number | null")]
    entry: Option<i64>,
    /// The number of the last entry of the first desk; null without a connection.
    #[ts(type = "number | null")]
    last: Option<i64>,
    /// Why there is no connection; null if there is one.
    lost: Option<Message>,
}

/// Follows the first desk. `report` prints an answer for each change of the state.
pub fn follow(
    arguments: &FollowArgs,
    mut report: impl FnMut(Answer<FollowedState>) -> ExitCode,
) -> Result<ExitCode, AppError> {
    let environment = environment()?;
    let desk = FirstDesk::new(&arguments.address, &code(arguments)?)?;
    let url = desk.url();
    let mut copy = Following::open(&arguments.copy, desk)?;
    let mut print = |state: &FollowState| {
        let time = environment.now().format("%H:%M:%S").to_string();
        report(answer(arguments, state, &url, &time))
    };
    if arguments.once {
        return once(&mut copy, print);
    }
    let (running, stop) = channel();
    if arguments.until_input_ends {
        thread::spawn(move || {
            // An input that cannot be read has ended too.
            let _ = std::io::copy(&mut std::io::stdin().lock(), &mut std::io::sink());
            drop(running);
        });
    } else {
        // Until Ctrl+C ends the program. Every change of the copy is one transaction.
        std::mem::forget(running);
    }
    copy.run(&stop, |state| {
        // A closed output does not end the following.
        print(state);
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Returns the code as it was typed.
fn code(arguments: &FollowArgs) -> Result<String, AppError> {
    match (&arguments.code, &arguments.code_file) {
        (Some(code), _) => Ok(code.clone()),
        (None, Some(file)) if file.as_os_str() == "-" => {
            let mut line = String::new();
            let read = std::io::stdin().lock().read_line(&mut line);
            read.map_err(|error| {
                AppError::bad_input(message!("follow-code-unreadable", cause = cause::of_io(&error)))
            })?;
            Ok(line)
        }
        (None, Some(file)) => Ok(String::from_utf8_lossy(&read_file(file)?).into_owned()),
        (None, None) => Ok(String::new()),
    }
}

/// Takes all entries that the first desk has now. The last question, which brings nothing, acknowledges them.
fn once(copy: &mut Following, mut print: impl FnMut(&FollowState) -> ExitCode) -> Result<ExitCode, AppError> {
    loop {
        let before = copy.entry();
        match copy.ask()? {
            FollowState::Lost(reason) => return Err(reason),
            FollowState::Has { entry, last } if entry < last || entry > before => {}
            state => return Ok(print(&state)),
        }
    }
}

fn answer(arguments: &FollowArgs, state: &FollowState, address: &str, time: &str) -> Answer<FollowedState> {
    let file = arguments.copy.display().to_string();
    match state {
        FollowState::Has { entry, last } => {
            let (entry, last) = (*entry, *last);
            let text: Message =
                message!("cli-follow-state", time, file, entry = entry.to_string(), last = last.to_string(), address);
            Answer::message(
                &text,
                &FollowedState { time: time.to_owned(), entry: Some(entry), last: Some(last), lost: None },
            )
        }
        FollowState::Lost(reason) => {
            let text = message!("cli-follow-lost", time, reason = reason.message.clone());
            Answer::message(
                &text,
                &FollowedState { time: time.to_owned(), entry: None, last: None, lost: Some(reason.message.clone()) },
            )
        }
    }
}

/// Promotes a copy.
pub fn promote(arguments: &PromoteArgs) -> Result<Answer<Promoted>, AppError> {
    let promoted = second_desk::promote(environment()?, &arguments.copy)?;
    let (file, entry, head) = (&arguments.copy, promoted.entry.to_string(), &promoted.head);
    Ok(Answer::message(&message!("cli-promoted", file, entry, head), &promoted))
}
