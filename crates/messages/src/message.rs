//! A message: the id of a text in the catalogues, and the values to put into it.

use std::collections::BTreeMap;

use serde::Serialize;
use ts_rs::TS;

/// A sentence by its id in the catalogues, with named arguments. It becomes text only where it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Message {
    /// The id of the text in the catalogue of the core, `assets/messages/LANGUAGE/core.ftl`.
    pub id: &'static str,
    /// The arguments that the text names.
    #[ts(as = "BTreeMap<String, Argument>")]
    pub arguments: BTreeMap<&'static str, Argument>,
}

/// A value to put into a message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
pub enum Argument {
    /// Text to insert unchanged: a name, a path, a note.
    Text(String),
    /// A number, which may choose between singular and plural.
    Number(#[ts(type = "number")] i64),
    /// Another message, rendered in the same language.
    Message(Message),
    /// Several values, joined with commas.
    List(Vec<Argument>),
}

/// An error or a finding that a [`Message`] explains to the user.
pub trait Explain {
    /// Returns what is wrong and what to do about it.
    fn message(&self) -> Message;
}

impl Message {
    /// Returns the message with this id and no arguments.
    pub fn new(id: &'static str) -> Message {
        Message { id, arguments: BTreeMap::new() }
    }

    /// Returns the message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Message {
        self.arguments.insert(name, value.into());
        self
    }

    /// Returns a message that shows `text` unchanged in every language: words that are data, not the program's own.
    pub fn verbatim(text: impl Into<String>) -> Message {
        Message::new("verbatim").with("text", text.into())
    }
}

impl Explain for Message {
    fn message(&self) -> Message {
        self.clone()
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Text(text)
    }
}

impl From<&String> for Argument {
    fn from(text: &String) -> Argument {
        Argument::Text(text.clone())
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Argument {
        Argument::Text(text.to_string())
    }
}

impl From<char> for Argument {
    fn from(letter: char) -> Argument {
        Argument::Text(letter.to_string())
    }
}

impl From<&std::path::Path> for Argument {
    fn from(path: &std::path::Path) -> Argument {
        Argument::Text(path.display().to_string())
    }
}

impl From<&std::path::PathBuf> for Argument {
    fn from(path: &std::path::PathBuf) -> Argument {
        path.as_path().into()
    }
}

impl From<std::path::Display<'_>> for Argument {
    fn from(path: std::path::Display<'_>) -> Argument {
        Argument::Text(path.to_string())
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Argument {
        Argument::Message(message)
    }
}

impl<T: Into<Argument>> From<Vec<T>> for Argument {
    fn from(values: Vec<T>) -> Argument {
        Argument::List(values.into_iter().map(Into::into).collect())
    }
}

/// Numbers of every size: one too large for `i64` is shown as the largest.
macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Argument {
            fn from(number: $number) -> Argument {
                Argument::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

/// A message with arguments: `message!("board-locked", board = 3, name)` where `name` is a variable of that name.
#[macro_export]
macro_rules! message {
    ($id:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::Message::new($id)$(.with(stringify!($name), $crate::message!(@value $name $(, $value)?)))*
    };
    (@value $name:ident) => { $name };
    (@value $name:ident, $value:expr) => { $value };
}

/// Implements `Display` (in English, for logs and tests) and `Error` for types that implement [`Explain`].
#[macro_export]
macro_rules! explained {
    ($($type:ty),* $(,)?) => {$(
        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&$crate::Explain::message(self), f)
            }
        }
        impl ::std::error::Error for $type {}
    )*};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn macro_takes_values_and_variables() {
        let board = 3u32;
        let built = message!("verbatim", board, text = "Ada", list = vec![1, 2]);
        let by_hand = Message::verbatim("Ada").with("board", 3).with("list", vec![1, 2]);
        assert_eq!(built, by_hand);
    }

    #[test]
    fn messages_cross_as_id_and_plain_values() {
        let inner = Message::verbatim("x");
        let message = message!("verbatim", text = "Ada", count = 2, cause = inner);
        let json = serde_json::to_value(&message).expect("messages serialise");
        let expected = serde_json::json!({
            "id": "verbatim",
            "arguments": { "text": "Ada", "count": 2, "cause": { "id": "verbatim", "arguments": { "text": "x" } } },
        });
        assert_eq!(json, expected);
    }

    #[test]
    fn nested_messages_and_lists_are_rendered() {
        let list: Argument = vec![Message::verbatim("a"), Message::verbatim("b")].into();
        assert_eq!(Message::new("verbatim").with("text", list).to_string(), "a, b");
    }

    #[test]
    fn an_unknown_id_shows_itself() {
        assert_eq!(Message::new("no-such-message").to_string(), "no-such-message");
    }
}
