//! The command line, with the same use cases as the window. Each command is one file in `commands`: it reads its
//! arguments, calls a use case and formats the answer as text and as JSON.
//!
//! Exit codes: 0 success, 1 refused, 2 wrong usage. With `--json`, stdout has one document; a refusal is
//! `{"error":{"code","message","hints"}}` on stderr. `--language` chooses the language of texts and errors. `--verbose` adds what
//! the system or a library reported, in its own words.

mod answer;
mod answer_types;
mod arguments;
mod commands;
mod common;
mod dispatch;
mod environment;
mod language;
mod option_help;
mod usage;

use std::ffi::OsString;
use std::fmt::Display;
use std::io::{ErrorKind, Write};
use std::process::ExitCode;

use answer::AnyAnswer;
use answer_types::AnswerTypes;
use api::Declarations;
use arguments::{Arguments, Command};
use clap::{CommandFactory, Parser};
use messages::{Message, cause, message};
use program::budget::{self, Budget};
use serde::Serialize;
use session::{AppError, ErrorCode};
use ts_rs::TS;

#[global_allocator]
static MEMORY: Budget = Budget::of(budget::PROGRAM);

/// The form of the answer or error.
#[derive(Debug, Clone, Copy)]
struct Form {
    /// One JSON document in place of text.
    json: bool,
    /// An error with its technical detail.
    verbose: bool,
}

/// Runs the command line and returns its exit code.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let given: Vec<OsString> = arguments.into_iter().collect();
    let has = |option: &str| given.iter().any(|argument| argument == option);
    let form = Form { json: has("--json"), verbose: has("--verbose") };
    std::panic::set_hook(Box::new(move |panic| print_error(&fault(panic), form)));
    match Arguments::try_parse_from(&given) {
        Ok(arguments) => {
            language::set(arguments.language);
            common::set_competition(arguments.competition);
            match &arguments.command {
                Command::Serve(serve) => commands::serve::run(serve, |answer| report(Ok(answer.into()), form))
                    .unwrap_or_else(|error| report(Err(error), form)),
                Command::Follow(follow) => commands::follow::follow(follow, |answer| report(Ok(answer.into()), form))
                    .unwrap_or_else(|error| report(Err(error), form)),
                command => report(dispatch::run(command), form),
            }
        }
        Err(error) if error.use_stderr() => {
            language::set(language::wanted(&given));
            print_error(&usage::explain(&error), form);
            ExitCode::from(2)
        }
        Err(help_or_version) => {
            let _ = help_or_version.print();
            ExitCode::SUCCESS
        }
    }
}

/// Returns the definition of the command line.
pub fn command() -> clap::Command {
    Arguments::command()
}

/// Returns the names of all commands, such as `tour key add`, without aliases.
pub fn command_names() -> Vec<String> {
    fn below(command: &clap::Command, prefix: &str, names: &mut Vec<String>) {
        for inner in command.get_subcommands() {
            let name = format!("{prefix}{}", inner.get_name());
            match inner.has_subcommands() {
                true => below(inner, &format!("{name} "), names),
                false => names.push(name),
            }
        }
    }
    let mut names = Vec::new();
    below(&command(), "", &mut names);
    names
}

/// Declares the types of all answers and of the error: `Answers` maps the commands to their types.
pub fn declare_answers(declarations: &mut Declarations) {
    declarations.add::<ErrorDocument>();
    let mut types = AnswerTypes::new(declarations);
    dispatch::answer_types("", &mut types);
    types.finish();
}

/// The document on stderr if a command is refused or used wrongly.
#[derive(Debug, Serialize, TS)]
struct ErrorDocument {
    /// The error.
    error: ReportedError,
}

/// What failed, why, and what to do next, in the user's language.
#[derive(Debug, Serialize, TS)]
struct ReportedError {
    /// Its kind, for programs.
    code: ErrorCode,
    /// What failed and why.
    message: String,
    /// What to do next.
    hints: Vec<String>,
    /// What the system or a library reported, with `--verbose`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    detail: Option<String>,
}

/// Returns the error for a panic: its own words name a line of the program's source.
fn fault(panic: &impl Display) -> AppError {
    AppError::internal(message!("cli-fault").with_technical(panic))
}

fn report(outcome: Result<AnyAnswer, AppError>, form: Form) -> ExitCode {
    match outcome {
        Ok(answer) => {
            let text = if form.json { answer.json.to_string() } else { shown(answer.text) };
            let mut out = std::io::stdout();
            match writeln!(out, "{}", text.trim_end()).and_then(|()| out.flush()) {
                // A closed pipe, as with `| head`, is the reader's choice.
                Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                    let message = message!("cli-output-failed", error = cause::of_io(&error));
                    print_error(&AppError::new(ErrorCode::File, message), form);
                    ExitCode::from(1)
                }
                _ => ExitCode::SUCCESS,
            }
        }
        Err(error) => {
            print_error(&with_option(error), form);
            ExitCode::from(1)
        }
    }
}

/// Adds the option that helps, which the window does not have.
fn with_option(error: AppError) -> AppError {
    match (error.code, error.message.id) {
        (ErrorCode::Consent, _) => error.hint(message!("cli-confirm")),
        (_, "output-exists") => error.hint(message!("cli-overwrite")),
        (_, "list-line" | "list-lines-wrong") => error.hint(message!("cli-take-good")),
        _ => error,
    }
}

/// Prints an error to stderr, in the user's language.
fn print_error(error: &AppError, form: Form) {
    let detail = form.verbose.then(|| detail(error)).flatten();
    let text = if form.json {
        let (code, message) = (error.code, language::text(&error.message));
        let reported = ReportedError { code, message, hints: error.hints.iter().map(language::text).collect(), detail };
        serde_json::to_string(&ErrorDocument { error: reported }).expect("texts can be JSON")
    } else {
        let detail = detail.map(|detail| language::text(&message!("cli-detail", detail)));
        shown(language::lines(error).into_iter().chain(detail).collect::<Vec<_>>().join("\n"))
    };
    let _ = writeln!(std::io::stderr(), "{text}");
}

/// Returns what the system or a library reported, in one line. `None` if the program itself found the error.
fn detail(error: &AppError) -> Option<String> {
    let mut details: Vec<&str> =
        std::iter::once(&error.message).chain(&error.hints).flat_map(Message::technical).collect();
    details.dedup();
    let line = details.join("; ").split_whitespace().collect::<Vec<_>>().join(" ");
    (!line.is_empty()).then_some(line)
}

/// Removes control characters and characters that change the direction of writing, which a terminal would obey.
fn shown(text: String) -> String {
    domain::text::harmless(text.replace('\r', ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_one_sentence_and_its_detail_is_one_line() {
        static SEEN: std::sync::Mutex<Option<AppError>> = std::sync::Mutex::new(None);
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(|panic| *SEEN.lock().expect("one thread") = Some(fault(panic))));
        let ended = std::thread::spawn(|| panic!("struct Salted\nhas no key")).join();
        std::panic::set_hook(usual);
        let error = SEEN.lock().expect("one thread").take().expect("the hook has run");
        assert!(ended.is_err());
        for line in language::lines(&error) {
            assert!(!line.contains("Salted") && !line.contains(".rs") && !line.contains("panicked"), "{line}");
        }
        let detail = detail(&error).expect("developers can read it");
        assert!(detail.contains("lib.rs:") && detail.ends_with("struct Salted has no key"), "{detail}");
    }
}
