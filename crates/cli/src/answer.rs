//! The answer of a command: text for people, JSON for programs, both in the user's language. Its type says what the JSON has.

use std::marker::PhantomData;

use messages::{Message, Value as Argument, Words};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::language;

/// An answer in both forms. The schema of the JSON is made from `T`.
#[derive(Debug)]
pub struct Answer<T> {
    /// For people.
    pub text: String,
    /// For programs.
    pub json: Value,
    of: PhantomData<T>,
}

impl<T: Serialize> Answer<T> {
    /// Returns an answer with a text of its own, such as a table. Messages in `value` become text.
    pub fn new(text: impl Into<String>, value: &T) -> Answer<T> {
        let json = serde_json::to_value(value).expect("views have text keys only, so that they can be JSON");
        Answer { text: text.into(), json: rendered(json), of: PhantomData }
    }

    /// Returns an answer whose text is a message.
    pub fn message(message: &Message, value: &T) -> Answer<T> {
        Answer::new(language::text(message), value)
    }
}

impl<T> Answer<T> {
    /// Returns the answer of a command whose options lead to answers of several types, of which this is the first.
    pub fn first<U>(self) -> Answer<Either<T, U>> {
        Answer { text: self.text, json: self.json, of: PhantomData }
    }

    /// Returns the answer of a command whose options lead to answers of several types, of which this is not the first.
    pub fn other<U>(self) -> Answer<Either<U, T>> {
        Answer { text: self.text, json: self.json, of: PhantomData }
    }
}

/// The type of an answer that is one of two.
#[derive(Debug)]
pub struct Either<T, U>(PhantomData<(T, U)>);

/// An answer of any type, to be printed.
#[derive(Debug)]
pub struct AnyAnswer {
    /// For people.
    pub text: String,
    /// For programs.
    pub json: Value,
}

impl<T> From<Answer<T>> for AnyAnswer {
    fn from(answer: Answer<T>) -> AnyAnswer {
        AnyAnswer { text: answer.text, json: answer.json }
    }
}

/// Replaces every message in a JSON document by its text: programs read sentences, not ids of the catalogues.
fn rendered(json: Value) -> Value {
    match json {
        Value::Array(items) => Value::Array(items.into_iter().map(rendered).collect()),
        Value::Object(fields) => {
            let fields: Map<String, Value> = fields.into_iter().map(|(name, field)| (name, rendered(field))).collect();
            message_text(&fields).map_or(Value::Object(fields), Value::String)
        }
        other => other,
    }
}

/// Returns the text of a message in JSON form, whose own arguments have been rendered; `None` for other objects.
fn message_text(fields: &Map<String, Value>) -> Option<String> {
    let (Some(Value::String(id)), Some(Value::Object(arguments)), 2) =
        (fields.get("id"), fields.get("arguments"), fields.len())
    else {
        return None;
    };
    let texts: Vec<(&str, String)> = arguments
        .iter()
        .filter(|(_, value)| !value.is_i64())
        .map(|(name, value)| (name.as_str(), plain(value)))
        .collect();
    let numbers = arguments.iter().filter_map(|(name, value)| Some((name.as_str(), Argument::Number(value.as_i64()?))));
    let values: Vec<(&str, Argument)> =
        texts.iter().map(|(name, text)| (*name, Argument::Text(text))).chain(numbers).collect();
    Some(language::catalogue().text(id, &values))
}

/// Returns a rendered argument as text; the items of a list are separated by commas.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}

/// The most characters that a column is padded to.
const WIDEST: usize = 80;

/// Returns rows as lines with aligned columns. Numbers are right-aligned.
pub fn columns(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let lengths = |c: usize| rows.iter().filter_map(move |r| r.get(c)).map(|cell| cell.chars().count());
    // One endless cell must not make every line endless.
    let width = |c: usize| lengths(c).filter(|length| *length <= WIDEST).max().unwrap_or(0);
    let widths: Vec<usize> = (0..count).map(width).collect();
    let cell = |(text, width): (&String, &usize)| {
        let space = " ".repeat(width.saturating_sub(text.chars().count()));
        let number = text.chars().next().is_some_and(|c| c.is_ascii_digit());
        if number { format!("{space}{text}") } else { format!("{text}{space}") }
    };
    let line =
        |row: &Vec<String>| row.iter().zip(&widths).map(cell).collect::<Vec<_>>().join("  ").trim_end().to_string();
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Builds a row of cells from values that have a text form.
macro_rules! row {
    ($($cell:expr),* $(,)?) => { vec![$($cell.to_string()),*] };
}
pub(crate) use row;

#[cfg(test)]
mod tests {
    use messages::message;
    use serde_json::json;

    use super::*;

    #[test]
    fn an_endless_cell_does_not_make_every_line_endless() {
        let rows = [["1", &*"x".repeat(5_000), "a"], ["10", "Sam", "b"]].map(|row| row.map(str::to_string).to_vec());
        let text = columns(&rows);
        assert_eq!(text.lines().last(), Some("10  Sam  b"));
        assert!(text.starts_with(" 1  xxx") && text.len() < 5_050, "nothing is cut off");
    }

    #[test]
    fn messages_in_json_become_text() {
        let inner = message!("verbatim", text = vec!["a", "b"]);
        let view = json!({ "notes": [message!("verbatim", text = inner)], "id": 7, "arguments": {} });
        assert_eq!(Answer::<Value>::new("", &view).json, json!({ "notes": ["a, b"], "id": 7, "arguments": {} }));
    }
}
