//! The command line: the same use cases as the window. Each command is one file under `commands`; it reads its
//! arguments, calls one use case and puts the answer into words and into JSON.
//!
//! Exit codes: 0 done, 1 refused, 2 wrong usage. With `--json` one document goes to stdout; a refusal is
//! `{"error":{"code","message","hints"}}` on stderr.

mod answer;
mod arguments;
mod commands;
mod common;
mod dispatch;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use answer::Answer;
use arguments::Arguments;
use clap::Parser;
use session::{AppError, ErrorCode};

/// Runs the command line and says what came of it.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let given: Vec<OsString> = arguments.into_iter().collect();
    let json = given.iter().any(|a| a == "--json");
    match Arguments::try_parse_from(&given) {
        Ok(arguments) => report(dispatch::run(&arguments.command), json),
        Err(error) if json && error.use_stderr() => {
            let message = error.render().to_string().lines().next().unwrap_or_default().replace("error: ", "");
            tell(&AppError::new(ErrorCode::BadInput, message), json);
            ExitCode::from(2)
        }
        Err(error) => {
            // Help and version go to stdout with code 0, usage errors to stderr with code 2; clap knows which.
            let _ = error.print();
            ExitCode::from(if error.use_stderr() { 2 } else { 0 })
        }
    }
}

fn report(outcome: Result<Answer, AppError>, json: bool) -> ExitCode {
    match outcome {
        Ok(answer) => {
            let text = if json { answer.json.to_string() } else { shown(answer.text) };
            // A reader that has gone away, as `| head` does, is no failure of the command.
            let _ = writeln!(std::io::stdout(), "{}", text.trim_end());
            ExitCode::SUCCESS
        }
        Err(failure) => {
            tell(&failure, json);
            ExitCode::from(1)
        }
    }
}

fn tell(failure: &AppError, json: bool) {
    let text = if json {
        let hints: Vec<String> = failure.hints.iter().map(ToString::to_string).collect();
        let error = serde_json::json!({ "code": failure.code, "message": failure.to_string(), "hints": hints });
        serde_json::json!({ "error": error }).to_string()
    } else {
        shown(lines(failure).join("\n"))
    };
    let _ = writeln!(std::io::stderr(), "{text}");
}

/// Returns the message and the hints of an error, one line each.
pub(crate) fn lines(failure: &AppError) -> Vec<String> {
    std::iter::once(&failure.message).chain(&failure.hints).map(ToString::to_string).collect()
}

/// Words for a terminal, without anything that it would obey, or that turns around what stands beside it.
fn shown(text: String) -> String {
    domain::text::harmless(text.replace('\r', ""))
}
