//! Short causes of failures in the user's language, in place of the words of the operating system or a library. Those are kept in
//! the message as its technical detail, which no text shows. The command line prints it with `--verbose`.

use std::fmt::Display;
use std::io::ErrorKind;

use crate::{Argument, Message, message};

/// The argument with the technical detail. No text in the catalogues names it.
const TECHNICAL: &str = "technical";

impl Message {
    /// Returns the message with the words of the operating system or a library, for developers.
    #[must_use]
    pub fn with_technical(self, words: impl Display) -> Message {
        self.with(TECHNICAL, words.to_string())
    }

    /// Returns the technical details of this message and of the messages in it.
    pub fn technical(&self) -> Vec<&str> {
        self.arguments.iter().flat_map(|(name, argument)| details(name, argument)).collect()
    }
}

fn details<'a>(name: &str, argument: &'a Argument) -> Vec<&'a str> {
    match argument {
        Argument::Text(text) if name == TECHNICAL => vec![text],
        Argument::Message(message) => message.technical(),
        Argument::List(items) => items.iter().flat_map(|item| details("", item)).collect(),
        Argument::Text(_) | Argument::Number(_) => Vec::new(),
    }
}

/// Returns why the operating system refused something, as a part of a sentence.
pub fn of_io(error: &std::io::Error) -> Message {
    let id = match error.kind() {
        _ if is_held(error) => "cause-busy",
        ErrorKind::NotFound => "cause-not-found",
        ErrorKind::PermissionDenied => "cause-permission",
        ErrorKind::AlreadyExists => "cause-exists",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "cause-full",
        ErrorKind::ReadOnlyFilesystem => "cause-read-only",
        ErrorKind::IsADirectory => "cause-folder",
        ErrorKind::NotADirectory => "cause-no-folder",
        ErrorKind::DirectoryNotEmpty => "cause-not-empty",
        ErrorKind::InvalidFilename | ErrorKind::InvalidInput => "cause-name",
        ErrorKind::FileTooLarge => "cause-too-large",
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy | ErrorKind::WouldBlock => "cause-busy",
        ErrorKind::CrossesDevices => "cause-other-device",
        ErrorKind::StaleNetworkFileHandle
        | ErrorKind::TimedOut
        | ErrorKind::NetworkDown
        | ErrorKind::HostUnreachable
        | ErrorKind::NetworkUnreachable => "cause-network",
        ErrorKind::AddrInUse => "cause-address-in-use",
        ErrorKind::AddrNotAvailable => "cause-address-elsewhere",
        ErrorKind::ConnectionRefused => "cause-refused",
        ErrorKind::ConnectionReset | ErrorKind::ConnectionAborted => "cause-broken",
        ErrorKind::BrokenPipe => "cause-pipe",
        ErrorKind::Interrupted => "cause-interrupted",
        ErrorKind::InvalidData => "cause-not-text",
        ErrorKind::UnexpectedEof => "cause-cut-off",
        ErrorKind::OutOfMemory => "cause-memory",
        ErrorKind::Unsupported => "cause-unsupported",
        _ => of_number(error.raw_os_error()),
    };
    Message::new(id).with_technical(error)
}

/// Whether another program holds the file: Windows' ERROR_SHARING_VIOLATION and ERROR_LOCK_VIOLATION. The first counts as a missing
/// permission otherwise.
pub fn is_held(error: &std::io::Error) -> bool {
    cfg!(windows) && matches!(error.raw_os_error(), Some(32 | 33))
}

/// Returns the id of the cause for an error number that has no kind of its own.
fn of_number(number: Option<i32>) -> &'static str {
    match number {
        // EMFILE and ENFILE; Windows' ERROR_TOO_MANY_OPEN_FILES is 4.
        Some(23 | 24) if cfg!(unix) => "cause-many-files",
        Some(4) if cfg!(windows) => "cause-many-files",
        // ELOOP, on Linux and on macOS.
        Some(40) if cfg!(target_os = "linux") => "cause-links",
        Some(62) if cfg!(target_os = "macos") => "cause-links",
        // ENODEV and ENXIO; on Windows, ERROR_NOT_READY and ERROR_DEV_NOT_EXIST.
        Some(6 | 19) if cfg!(unix) => "cause-device-lost",
        Some(21 | 55) if cfg!(windows) => "cause-device-lost",
        _ => "cause-device",
    }
}

/// Returns why the JSON library refused a text or a value, as a part of a sentence.
pub fn of_json(error: &serde_json::Error) -> Message {
    use serde_json::error::Category;
    let (line, column) = (error.line().to_string(), error.column().to_string());
    let cause = match error.classify() {
        Category::Eof => message!("cause-json-cut-off", line),
        Category::Syntax => message!("cause-json-syntax", line, column),
        Category::Data => of_data(&error.to_string()),
        Category::Io => message!("cause-device"),
    };
    cause.with_technical(error)
}

/// Returns the cause that these words of the JSON library about a value mean.
fn of_data(words: &str) -> Message {
    let quoted = |text: &str| text.split('`').skip(1).step_by(2).map(str::to_string).collect::<Vec<_>>();
    let (start, expected) = words.split_once(", expected ").unwrap_or((words, ""));
    let field = || quoted(start).into_iter().next().unwrap_or_default();
    let expected = expected.split(" at line ").next().unwrap_or_default();
    match start {
        _ if start.starts_with("unknown variant") => message!("cause-json-choice", choices = quoted(expected)),
        _ if start.starts_with("missing field") => message!("cause-json-missing", field = field()),
        _ if start.starts_with("unknown field") => message!("cause-json-unknown", field = field()),
        _ if start.starts_with("invalid value: integer") => message!("cause-json-range"),
        _ => Message::new(match expected {
            "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" => "cause-json-number",
            "a string" | "a borrowed string" | "str" => "cause-json-text",
            "a boolean" => "cause-json-truth",
            "a sequence" => "cause-json-list",
            _ => "cause-json-form",
        }),
    }
}

/// Returns the cause of a failure inside a library or the system's own services, as a part of a sentence.
pub fn of_library(error: &impl Display) -> Message {
    message!("cause-device").with_technical(error)
}

#[cfg(test)]
mod tests {
    use std::io::Error;

    use super::*;
    use crate::Catalogue;

    fn texts(cause: &Message) -> [String; 2] {
        ["en", "ro"].map(|language| Catalogue::of(language).unwrap().message(cause))
    }

    #[test]
    fn every_error_of_the_system_has_a_text_of_ours() {
        let numbers = (1..=133).map(Error::from_raw_os_error);
        let words = numbers.chain([Error::other("struct Salted"), Error::new(ErrorKind::InvalidData, "Utf8Error")]);
        for error in words {
            let cause = of_io(&error);
            for text in texts(&cause) {
                assert!(text != cause.id && !text.contains("error ") && !text.contains("struct"), "{error}: {text}");
                assert!(!text.starts_with(char::is_uppercase) && !text.ends_with('.'), "a part of a sentence: {text}");
            }
            assert_eq!(cause.technical(), [error.to_string()]);
        }
    }

    #[test]
    #[cfg(unix)]
    fn errors_of_the_system_have_their_own_causes() {
        let cause = |number| of_io(&Error::from_raw_os_error(number)).id;
        let found = [2, 13, 17, 20, 21, 24, 28, 30, 32, 5].map(cause);
        let expected = ["not-found", "permission", "exists", "no-folder", "folder", "many-files", "full", "read-only"];
        assert_eq!(found[..8], expected.map(|name| format!("cause-{name}")));
        assert_eq!(found[8..], ["cause-pipe", "cause-device"]);
        let connection = [ErrorKind::ConnectionRefused, ErrorKind::ConnectionReset, ErrorKind::TimedOut];
        let found = connection.map(|kind| of_io(&kind.into()).id);
        assert_eq!(found, ["cause-refused", "cause-broken", "cause-network"]);
    }

    #[test]
    fn errors_of_json_have_a_place_and_no_types() {
        #[derive(Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(dead_code)]
        struct Salted {
            count: u32,
            word: Word,
            list: Vec<String>,
            on: bool,
        }
        #[derive(Debug, serde::Deserialize)]
        enum Word {
            One,
            Two,
        }
        let cases = [
            ("{", "it is cut off in line 1"),
            ("{\n ]", "it is not JSON from line 2, column 2 on"),
            ("{}", "count is missing"),
            ("{\"x\": 1}", "x is unknown"),
            ("{\"count\": \"1\"}", "a whole number is needed"),
            ("{\"count\": -1}", "the number is too small or too large"),
            ("{\"word\": \"Three\"}", "choose one of One, Two"),
            ("{\"list\": 5}", "a list is needed"),
            ("{\"list\": [5]}", "a text is needed"),
            ("{\"on\": 5}", "true or false is needed"),
            ("[", "it is cut off in line 1"),
            ("5", "its form is wrong"),
        ];
        for (json, expected) in cases {
            let error = serde_json::from_str::<Salted>(json).unwrap_err();
            let cause = of_json(&error);
            let [english, romanian] = texts(&cause);
            assert_eq!(english, expected, "{json}");
            assert!(romanian != english && romanian != cause.id, "{romanian}");
            assert_eq!(cause.technical(), [error.to_string()]);
        }
    }

    #[test]
    fn details_are_found_in_messages_and_lists_and_are_not_shown() {
        let inner = message!("cause-full").with_technical("os error 28");
        let list: Argument = vec![inner.clone(), message!("cause-folder").with_technical("os error 21")].into();
        let outer = message!("verbatim", text = inner).with("list", list);
        assert_eq!(outer.technical(), ["os error 28", "os error 21", "os error 28"]);
        assert_eq!(outer.to_string(), "the disk is full");
    }
}
