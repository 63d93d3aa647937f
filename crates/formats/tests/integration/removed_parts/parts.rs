//! The parts of a sample: how each is removed, renamed and altered.

use quick_xml::Reader;
use quick_xml::events::Event;
use serde_json::{Map, Value};

/// A part of a sample, and the sample without it, with another name for it and with another value.
pub(super) struct Part {
    pub name: String,
    pub removed: String,
    pub renamed: Option<String>,
    pub altered: Option<String>,
}

fn without(text: &str, from: usize, to: usize) -> String {
    format!("{}{}", &text[..from], &text[to..])
}

/// Returns the text with an `x` before each of these positions, the last one first.
fn marked(text: &str, positions: &[usize]) -> String {
    let mut text = text.to_string();
    positions.iter().for_each(|at| text.insert(*at, 'x'));
    text
}

/// Returns the first element and attribute of each path below the root.
pub(super) fn xml_parts(text: &str) -> Vec<Part> {
    let mut reader = Reader::from_str(text);
    let mut parts: Vec<Part> = Vec::new();
    let mut open: Vec<(String, usize)> = Vec::new();
    let path = |open: &[(String, usize)], name: &str| match open {
        [_, inner @ ..] => inner.iter().map(|(name, _)| name.as_str()).chain([name]).collect::<Vec<_>>().join("/"),
        [] => String::new(),
    };
    loop {
        let start = reader.buffer_position() as usize;
        let event = reader.read_event().unwrap();
        let end = reader.buffer_position() as usize;
        match event {
            Event::Start(tag) => {
                let name = tag.name().as_ref().to_string();
                attributes(text, start, end, &path(&open, &name), &mut parts);
                open.push((name, start));
            }
            Event::Empty(tag) => {
                let name = tag.name().as_ref().to_string();
                let path = path(&open, &name);
                attributes(text, start, end, &path, &mut parts);
                add(&mut parts, path, without(text, start, end), Some(marked(text, &[start + 1])), None);
            }
            Event::End(_) => {
                let (name, from) = open.pop().unwrap();
                if !open.is_empty() {
                    let renamed = marked(text, &[start + 2, from + 1]);
                    let opened = from + text[from..].find('>').unwrap() + 1;
                    let altered = (!text[opened..start].contains('<')).then(|| marked(text, &[opened]));
                    add(&mut parts, path(&open, &name), without(text, from, end), Some(renamed), altered);
                }
            }
            Event::Eof => return parts,
            _ => {}
        }
    }
}

/// Adds a part if it is the first one of its name.
fn add(parts: &mut Vec<Part>, name: String, removed: String, renamed: Option<String>, altered: Option<String>) {
    if parts.iter().all(|part| part.name != name) {
        parts.push(Part { name, removed, renamed, altered });
    }
}

/// Adds the attributes of the tag at this place.
fn attributes(text: &str, start: usize, end: usize, path: &str, parts: &mut Vec<Part>) {
    let mut at = start;
    while let Some(equals) = text[at..end].find("=\"").map(|found| at + found) {
        let from = text[..equals].rfind(char::is_whitespace).unwrap();
        let to = equals + 2 + text[equals + 2..end].find('"').unwrap() + 1;
        let name = format!("{path}@{}", &text[from + 1..equals]);
        let altered = Some(marked(text, &[equals + 2]));
        add(parts, name, without(text, from, to), Some(marked(text, &[from + 1])), altered);
        at = to;
    }
}

/// Returns the first field of each path.
pub(super) fn json_parts(text: &str) -> Vec<Part> {
    let whole: Value = serde_json::from_str(text).unwrap();
    let mut pointers = Vec::new();
    json_pointers(&whole, "", "", &mut pointers);
    let mut parts = Vec::new();
    for (name, pointer) in pointers {
        let (parent, key) = pointer.rsplit_once('/').unwrap();
        let changed = |put: &dyn Fn(&mut Map<String, Value>, Value)| {
            let mut value = whole.clone();
            let fields = value.pointer_mut(parent).unwrap().as_object_mut().unwrap();
            let field = fields.remove(key).unwrap();
            put(fields, field);
            value.to_string()
        };
        let renamed = changed(&|fields, field| drop(fields.insert(format!("x{key}"), field)));
        let is_value = !matches!(whole.pointer(&pointer), Some(Value::Array(_) | Value::Object(_)));
        let altered = || changed(&|fields, field| drop(fields.insert(key.to_string(), other(field))));
        add(&mut parts, name, changed(&|_, _| {}), Some(renamed), is_value.then(altered));
    }
    parts
}

/// Returns another value of the same kind; a text that is neither `true` nor `false` for one of these.
fn other(value: Value) -> Value {
    match value {
        Value::Bool(flag) => Value::String(format!("x{flag}")),
        Value::Number(number) => Value::from(number.as_i64().unwrap_or(7) + 1),
        Value::String(text) => Value::String(format!("x{text}")),
        other => other,
    }
}

fn json_pointers(value: &Value, path: &str, pointer: &str, found: &mut Vec<(String, String)>) {
    match value {
        Value::Object(fields) => {
            for (key, field) in fields {
                let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                found.push((path.clone(), format!("{pointer}/{key}")));
                json_pointers(field, &path, &format!("{pointer}/{key}"), found);
            }
        }
        Value::Array(items) => {
            for (item, at) in items.iter().zip(0..) {
                json_pointers(item, path, &format!("{pointer}/{at}"), found);
            }
        }
        _ => {}
    }
}

/// Returns the lines of a header, whose key follows these signs, and the marked words of the other lines: `<` and `>` stand around a
/// word that can be left out.
pub(super) fn line_parts(text: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    for at in 0..lines.len() {
        let key: String =
            lines[at].chars().skip_while(|c| "; ".contains(*c)).take_while(|c| !"=[ ".contains(*c)).collect();
        let is_header =
            lines[at].starts_with([';', ' ']) || lines[at].starts_with('0') && !lines[at].starts_with("001");
        if !is_header || key.trim().is_empty() {
            continue;
        }
        let with = |line: &str| [&lines[..at], &[line], &lines[at + 1..]].concat().concat();
        let other = key.strip_prefix('0').map_or_else(|| "ZZ".to_string(), |rest| format!("9{rest}"));
        add(&mut parts, key.clone(), with(""), Some(with(&lines[at].replacen(&key, &other, 1))), None);
    }
    parts
}

/// Returns the lines of a header as [`line_parts`] does, also with another value, and the words of all other lines.
pub(super) fn word_parts(text: &str) -> Vec<Part> {
    let mut parts = line_parts(text);
    for part in &mut parts {
        let line = text.find(&part.name).unwrap();
        let value = line + text[line..].find(['=', ' ']).unwrap() + 1;
        part.altered = Some(marked(text, &[value]));
    }
    let is_header = |line: &str| line.starts_with([';', ' ']) || line.starts_with('0') && !line.starts_with("001");
    parts.extend(words_of_lines(text, is_header));
    parts
}

/// Returns the words of all lines.
pub(super) fn list_parts(text: &str) -> Vec<Part> {
    words_of_lines(text, |_| false)
}

/// Returns the words of all lines that are no header, by line and position. Blanks take the place of a word that is removed, so that columns
/// stay where they are.
fn words_of_lines(text: &str, is_header: fn(&str) -> bool) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut start = 0;
    for (line, number) in text.split_inclusive('\n').zip(1u32..) {
        for ((at, word), position) in words(line).into_iter().zip(1u32..).filter(|_| !is_header(line)) {
            let (from, to) = (start + at, start + at + word.len());
            let with = |other: &str| format!("{}{other}{}", &text[..from], &text[to..]);
            let blank = " ".repeat(word.chars().count());
            let altered = format!("x{}", word.chars().skip(1).collect::<String>());
            add(&mut parts, format!("{number}/{position} {word}"), with(&blank), None, Some(with(&altered)));
        }
        start += line.len();
    }
    parts
}

/// Returns the words of a line with their places.
fn words(line: &str) -> Vec<(usize, &str)> {
    line.split_whitespace().map(|word| (word.as_ptr() as usize - line.as_ptr() as usize, word)).collect()
}

/// Returns the settings of a TOML file by line.
pub(super) fn toml_parts(text: &str) -> Vec<Part> {
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let mut parts = Vec::new();
    for (line, at) in lines.iter().zip(0..) {
        let Some((name, value)) = line.split_once('=').filter(|_| !line.starts_with('#')) else { continue };
        let with = |line: &str| [&lines[..at], &[line], &lines[at + 1..]].concat().concat();
        let (renamed, altered) = (with(&format!("x{line}")), with(&format!("{name}= x{value}")));
        add(&mut parts, format!("{} {}", at + 1, name.trim()), with(""), Some(renamed), Some(altered));
    }
    parts
}

/// Returns the columns of a list.
pub(super) fn csv_parts(text: &str) -> Vec<Part> {
    let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split(';').collect()).collect();
    let joined = |rows: Vec<Vec<String>>| rows.iter().map(|row| format!("{}\n", row.join(";"))).collect::<String>();
    let column = |at: usize| {
        let cells = |row: &Vec<&str>| row.iter().map(ToString::to_string).collect::<Vec<String>>();
        let mut renamed: Vec<Vec<String>> = rows.iter().map(cells).collect();
        let mut removed = renamed.clone();
        removed.iter_mut().for_each(|row| drop(row.remove(at)));
        let mut altered = renamed.clone();
        altered[1][at].insert_str(0, "qx");
        renamed[0][at].insert_str(0, "qx");
        let (renamed, altered) = (Some(joined(renamed)), Some(joined(altered)));
        Part { name: rows[0][at].to_string(), removed: joined(removed), renamed, altered }
    };
    (0..rows[0].len()).map(column).collect()
}
