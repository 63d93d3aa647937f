//! The command line, with the same use cases as the window. Each command is one file in `commands`: it reads its
//! arguments, calls a use case and formats the answer as text and as JSON.
//!
//! Exit codes: 0 success, 1 refused, 2 wrong usage. With `--json`, stdout has one document; a refusal is
//! `{"error":{"code","message","hints"}}` on stderr. `--language` chooses the language of texts and errors.

mod answer;
mod arguments;
mod commands;
mod common;
mod dispatch;
mod environment;
mod language;

use std::ffi::OsString;
use std::io::{ErrorKind, Write};
use std::process::ExitCode;

use answer::Answer;
use arguments::Arguments;
use clap::Parser;
use messages::{Message, message};
use session::{AppError, ErrorCode};

#[global_allocator]
static MEMORY: budget::Budget = budget::Budget::of(budget::PROGRAM);

/// Runs the command line and returns its exit code.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let given: Vec<OsString> = arguments.into_iter().collect();
    let json = given.iter().any(|a| a == "--json");
    match Arguments::try_parse_from(&given) {
        Ok(arguments) => {
            language::set(&arguments.language);
            report(dispatch::run(&arguments.command), json)
        }
        Err(error) if json && error.use_stderr() => {
            let message = error.render().to_string().lines().next().unwrap_or_default().replace("error: ", "");
            print_error(&AppError::new(ErrorCode::BadInput, sentence(&message)), json);
            ExitCode::from(2)
        }
        Err(error) => {
            // Help and version go to stdout with code 0, usage errors to stderr with code 2; clap knows which.
            let _ = error.print();
            ExitCode::from(if error.use_stderr() { 2 } else { 0 })
        }
    }
}

/// Returns the command line parser's own words, which are English, as a sentence: with a capital and a full stop.
fn sentence(words: &str) -> Message {
    let words = words.trim_end();
    let is_word = words.split(' ').next().is_some_and(|first| first.chars().all(char::is_alphabetic));
    let mut letters = words.chars();
    let first = letters.next().map(|c| if is_word { c.to_uppercase().to_string() } else { c.to_string() });
    let whole = first.unwrap_or_default() + letters.as_str();
    let ended = whole.is_empty() || whole.ends_with(['.', '!', '?', '…']);
    Message::verbatim(if ended { whole } else { whole + "." })
}

fn report(outcome: Result<Answer, AppError>, json: bool) -> ExitCode {
    match outcome {
        Ok(answer) => {
            let text = if json { answer.json.to_string() } else { shown(answer.text) };
            let mut out = std::io::stdout();
            match writeln!(out, "{}", text.trim_end()).and_then(|()| out.flush()) {
                // A closed pipe, as with `| head`, is the reader's choice.
                Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                    print_error(
                        &AppError::new(ErrorCode::File, message!("cli-output-failed", error = error.to_string())),
                        json,
                    );
                    ExitCode::from(1)
                }
                _ => ExitCode::SUCCESS,
            }
        }
        Err(error) => {
            print_error(&with_option(error), json);
            ExitCode::from(1)
        }
    }
}

/// Adds the option that helps, which the window does not have.
fn with_option(error: AppError) -> AppError {
    match (error.code, error.message.id) {
        (ErrorCode::Consent, _) => error.hint(message!("cli-confirm")),
        (_, "output-exists") => error.hint(message!("cli-overwrite")),
        _ => error,
    }
}

/// Prints an error to stderr, in the user's language.
fn print_error(error: &AppError, json: bool) {
    let text = if json {
        let hints: Vec<String> = error.hints.iter().map(language::text).collect();
        let error =
            serde_json::json!({ "code": error.code, "message": language::text(&error.message), "hints": hints });
        serde_json::json!({ "error": error }).to_string()
    } else {
        shown(language::lines(error).join("\n"))
    };
    let _ = writeln!(std::io::stderr(), "{text}");
}

/// Removes control characters and characters that change the direction of writing, which a terminal would obey.
fn shown(text: String) -> String {
    domain::text::harmless(text.replace('\r', ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentence_adds_capital_and_full_stop() {
        for (text, expected) in
            [("row 1 is wrong", "Row 1 is wrong."), ("open.xml is empty", "open.xml is empty."), ("Done!", "Done!")]
        {
            assert_eq!(sentence(text).to_string(), expected);
        }
    }
}
