//! Wrong usage: the parser's errors as messages in the user's language. The parser's own words, which are English, are
//! shown only by `--help`.

use std::error::Error as _;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use messages::{Message, message};
use session::{AppError, ErrorCode};

/// Returns an error of the parser as one of the program, with the form of the command as its hint.
pub fn explain(error: &clap::Error) -> AppError {
    let explained = AppError::new(ErrorCode::BadInput, sentence(error));
    let form = word(error, ContextKind::Usage);
    let form = form.strip_prefix("Usage:").unwrap_or(&form).trim();
    if form.is_empty() { explained } else { explained.hint(message!("cli-usage", form)) }
}

fn sentence(error: &clap::Error) -> Message {
    match error.kind() {
        ErrorKind::UnknownArgument => unknown_argument(error),
        ErrorKind::InvalidSubcommand => unknown_command(error),
        ErrorKind::MissingSubcommand => {
            message!("cli-usage-command-missing", known = words(error, ContextKind::ValidSubcommand))
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => message!("cli-usage-incomplete"),
        ErrorKind::MissingRequiredArgument => {
            message!("cli-usage-missing", arguments = words(error, ContextKind::InvalidArg))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => wrong_value(error),
        ErrorKind::ArgumentConflict => conflict(error),
        ErrorKind::NoEquals => message!("cli-usage-no-equals", argument = argument(error)),
        ErrorKind::TooManyValues => {
            let value = word(error, ContextKind::InvalidValue);
            message!("cli-usage-too-many", argument = argument(error), value)
        }
        ErrorKind::TooFewValues => {
            let least = word(error, ContextKind::MinValues);
            let given = word(error, ContextKind::ActualNumValues);
            message!("cli-usage-too-few", argument = argument(error), least, given)
        }
        ErrorKind::WrongNumberOfValues => {
            let expected = word(error, ContextKind::ExpectedNumValues);
            let given = word(error, ContextKind::ActualNumValues);
            message!("cli-usage-wrong-number", argument = argument(error), expected, given)
        }
        ErrorKind::InvalidUtf8 => message!("cli-usage-not-text"),
        _ => message!("cli-usage-unreadable"),
    }
}

fn unknown_argument(error: &clap::Error) -> Message {
    let (argument, similar) = (argument(error), word(error, ContextKind::SuggestedArg));
    match similar.is_empty() {
        true => message!("cli-usage-argument-unknown", argument),
        false => message!("cli-usage-argument-similar", argument, similar),
    }
}

fn unknown_command(error: &clap::Error) -> Message {
    let command = word(error, ContextKind::InvalidSubcommand);
    let similar = words(error, ContextKind::SuggestedSubcommand);
    match similar.is_empty() {
        true => message!("cli-usage-command-unknown", command),
        false => message!("cli-usage-command-similar", command, similar),
    }
}

/// Returns the program's own message if one of its types refused the value.
fn wrong_value(error: &clap::Error) -> Message {
    let own = error.source().and_then(|cause| cause.downcast_ref::<AppError>());
    if let Some(own) = own {
        return own.message.clone();
    }
    let (argument, value) = (argument(error), word(error, ContextKind::InvalidValue));
    let known = words(error, ContextKind::ValidValue);
    match (value.is_empty(), known.is_empty()) {
        (true, true) => message!("cli-usage-value-missing", argument),
        (true, false) => message!("cli-usage-value-missing-of", argument, known),
        (false, true) => message!("cli-usage-value-invalid", argument, value),
        (false, false) => message!("cli-usage-value-unknown", argument, value, known),
    }
}

fn conflict(error: &clap::Error) -> Message {
    let (argument, others) = (argument(error), words(error, ContextKind::PriorArg));
    if others.is_empty() || others == [argument.as_str()] {
        return message!("cli-usage-twice", argument);
    }
    message!("cli-usage-conflict", argument, others)
}

fn argument(error: &clap::Error) -> String {
    word(error, ContextKind::InvalidArg)
}

/// Returns the context as one text; empty if the error has none.
fn word(error: &clap::Error, kind: ContextKind) -> String {
    words(error, kind).join(", ")
}

/// Returns the texts of the context; none if the error has no such context.
fn words(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        Some(ContextValue::StyledStr(text)) => vec![text.to_string()],
        Some(ContextValue::Number(number)) => vec![number.to_string()],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use messages::Catalogue;

    use super::*;
    use crate::arguments::Arguments;

    fn error_of(line: &str) -> clap::Error {
        let words = std::iter::once("drawmaster").chain(line.split_whitespace());
        Arguments::try_parse_from(words).expect_err("the command line is wrong")
    }

    fn english(line: &str) -> String {
        explain(&error_of(line)).message.to_string()
    }

    #[test]
    fn wrong_usage_names_what_is_wrong() {
        for (line, kind, text) in [
            (
                "",
                ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand,
                "Name a command. \"drawmaster --help\" lists them.",
            ),
            ("fly", ErrorKind::InvalidSubcommand, "There is no command fly."),
            ("boad", ErrorKind::InvalidSubcommand, "There is no command boad. Similar commands: boards."),
            ("entries e --roun 1", ErrorKind::UnknownArgument, "There is no argument --roun here."),
            ("boards e --roun 1", ErrorKind::UnknownArgument, "There is no argument --roun. Did you mean --round?"),
            ("boards e", ErrorKind::MissingRequiredArgument, "Missing: --round <ROUND>."),
            ("boards e --round", ErrorKind::InvalidValue, "--round <ROUND> needs a value."),
            ("boards e --round one", ErrorKind::ValueValidation, "\"one\" is not a value of --round <ROUND>."),
            ("boards e --round 1 --round 2", ErrorKind::ArgumentConflict, "--round <ROUND> can be given only once."),
            ("levels e lot --on --off", ErrorKind::ArgumentConflict, "--on cannot be given together with --off."),
        ] {
            let error = error_of(line);
            assert_eq!((error.kind(), english(line).as_str()), (kind, text), "{line}");
        }
        let codes = Catalogue::codes().join(", ");
        let text = format!("No catalogue has the language \"xx\". Choose one of {codes}, or two separated by a comma.");
        assert_eq!(english("--language xx key"), text);
        let unknown = english("export e --as gif out");
        assert!(unknown.starts_with("\"gif\" is not a value of --as <FORMAT>. Choose one of h9, "), "{unknown}");
    }

    #[test]
    fn every_kind_is_explained_in_romanian() {
        use ErrorKind::*;
        let romanian = Catalogue::of("ro").expect("Romanian has a catalogue");
        for kind in [
            InvalidValue,
            UnknownArgument,
            InvalidSubcommand,
            NoEquals,
            ValueValidation,
            TooManyValues,
            TooFewValues,
            WrongNumberOfValues,
            ArgumentConflict,
            MissingRequiredArgument,
            MissingSubcommand,
            InvalidUtf8,
            DisplayHelp,
            DisplayHelpOnMissingArgumentOrSubcommand,
            DisplayVersion,
            Io,
            Format,
        ] {
            let message = explain(&clap::Error::new(kind)).message;
            let (text, english) = (romanian.message(&message), message.to_string());
            assert!(message.id.starts_with("cli-usage"), "{kind:?}: {}", message.id);
            assert!(text != english && text != message.id && text.ends_with('.'), "{kind:?}: {text}");
        }
    }

    #[test]
    fn form_of_the_command_is_a_hint() {
        let hint = explain(&error_of("boards e")).hints.remove(0);
        assert_eq!(hint.to_string(), "Usage: drawmaster boards --round <ROUND> <EVENT>");
        assert_eq!(Catalogue::of("ro").unwrap().message(&hint), "Utilizare: drawmaster boards --round <ROUND> <EVENT>");
    }
}
