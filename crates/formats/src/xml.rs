//! Untrusted XML as a small tree: no DTD, no custom entities, limits on depth, counts and lengths.

use std::borrow::Cow;

use encoding_rs::{Encoding, UTF_16BE, UTF_16LE};
use messages::{Message, message};
use quick_xml::XmlVersion;
use quick_xml::errors::{Error, IllFormedError};
use quick_xml::events::{BytesRef, BytesStart, Event};
use quick_xml::reader::Reader;

use crate::error::{FormatError, MAX_GAMES, MAX_PLAYERS, sized, utf8};
use crate::text::excerpt;

/// The deepest nesting; tournament files need six levels.
const MAX_DEPTH: usize = 32;
/// The most elements: 2000 players in 20 rounds with team boards need less than 100,000.
const MAX_ELEMENTS: usize = 400_000;
/// The most attributes of one element.
const MAX_ATTRIBUTES: usize = 100;
/// The most attributes of all elements together.
const MAX_ALL_ATTRIBUTES: usize = 1_500_000;
/// The first bytes of a document that have its declaration.
const DECLARATION: usize = 200;
/// The elements of players, in any format.
const PLAYERS: [&str; 2] = ["Player", "GoPlayer"];
/// The elements of games and byes, in any format.
const GAMES: [&str; 3] = ["Game", "ByePlayer", "Pairing"];
/// The longest name of an element or attribute, in bytes.
const MAX_NAME: usize = 100;
/// The longest value of an attribute, and the longest text of an element, in bytes.
const MAX_VALUE: usize = 2000;

/// An element with its attributes, its children and its own text.
#[derive(Debug, Default)]
pub(crate) struct Element {
    pub name: String,
    pub attributes: Vec<(String, String)>,
    pub children: Vec<Element>,
    pub text: String,
}

impl Element {
    /// Returns the value of an attribute as written.
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }

    /// Returns the first child with this name.
    pub fn child(&self, name: &str) -> Option<&Element> {
        self.children.iter().find(|c| c.name == name)
    }

    /// Returns the element at this path of names.
    pub fn descend(&self, path: &[&str]) -> Option<&Element> {
        path.iter().try_fold(self, |element, name| element.child(name))
    }

    /// Returns the first descendant with this name.
    pub fn find(&self, name: &str) -> Option<&Element> {
        self.children.iter().find_map(|c| if c.name == name { Some(c) } else { c.find(name) })
    }

    /// Returns all descendants with this name in order, but not those inside another one.
    pub fn all(&self, name: &str) -> Vec<&Element> {
        self.children.iter().flat_map(|c| if c.name == name { vec![c] } else { c.all(name) }).collect()
    }

    /// Returns this element and all descendants that have a child with this name.
    pub fn parents_of(&self, name: &str) -> Vec<&Element> {
        let own = self.child(name).map(|_| self);
        own.into_iter().chain(self.children.iter().flat_map(|c| c.parents_of(name))).collect()
    }

    /// Returns the children `item` of all children `list`.
    pub fn list<'a>(&'a self, list: &'a str, item: &'a str) -> impl Iterator<Item = &'a Element> {
        let lists = self.children.iter().filter(move |c| c.name == list);
        lists.flat_map(|c| &c.children).filter(move |c| c.name == item)
    }
}

/// A document's root element, and whether the document refers to an external DTD, which is never fetched.
pub(crate) struct Document {
    pub root: Element,
    pub outside_dtd: bool,
}

/// Parses a document in UTF-8, in UTF-16, or in the encoding that it declares. Every error has line and column.
pub(crate) fn parse(bytes: &[u8]) -> Result<Document, FormatError> {
    let decoded = decoded(bytes)?;
    let text = utf8(&decoded)?;
    if let Some(at) = text.find('\0') {
        return Err(Place { text, at }.malformed(message!("import-xml-zero-byte")));
    }
    let mut builder = Builder::new(text);
    let mut reader = Reader::from_str(text);
    loop {
        let start = reader.buffer_position() as usize;
        let event = reader.read_event();
        let place = Place { text, at: start };
        match event {
            Ok(Event::Eof) => return builder.finish(),
            Ok(event) => builder.take(event, place)?,
            Err(error) => return Err(Place { text, at: reader.error_position() as usize }.refuse(&error)),
        }
    }
}

/// Returns the document in UTF-8; unchanged if it is no other encoding that it declares.
fn decoded(bytes: &[u8]) -> Result<Cow<'_, [u8]>, FormatError> {
    let bytes = sized(bytes)?;
    let encoding = match bytes {
        [0xFF, 0xFE, ..] | [b'<', 0, ..] => Some(UTF_16LE),
        [0xFE, 0xFF, ..] | [0, b'<', ..] => Some(UTF_16BE),
        _ if std::str::from_utf8(bytes).is_ok() => None,
        _ => declared(&bytes[..bytes.len().min(DECLARATION)]),
    };
    let Some(encoding) = encoding else { return Ok(Cow::Borrowed(bytes)) };
    let (text, _, invalid) = encoding.decode(bytes);
    Ok(if invalid { Cow::Borrowed(bytes) } else { Cow::Owned(text.into_owned().into_bytes()) })
}

/// Returns the encoding that the first line of a document declares.
fn declared(start: &[u8]) -> Option<&'static Encoding> {
    let start = String::from_utf8_lossy(start);
    let (declaration, _) = start.trim_start().strip_prefix("<?xml")?.split_once("?>")?;
    let (_, name) = declaration.split_once("encoding")?;
    let name = name.trim_start().strip_prefix('=')?.trim_start();
    Encoding::for_label(name.trim_start_matches(['"', '\'']).split(['"', '\'']).next()?.as_bytes())
}

/// A byte offset in the text.
#[derive(Clone, Copy)]
struct Place<'t> {
    text: &'t str,
    at: usize,
}

impl Place<'_> {
    fn line_and_column(self) -> (usize, usize) {
        let mut at = self.at.min(self.text.len());
        while !self.text.is_char_boundary(at) {
            at -= 1;
        }
        let before = &self.text[..at];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        (1 + before.matches('\n').count(), 1 + before[line_start..].chars().count())
    }

    fn malformed(self, what: Message) -> FormatError {
        let (line, column) = self.line_and_column();
        FormatError::Malformed { line, column, what }
    }

    fn hostile(self, what: Message) -> FormatError {
        let (line, column) = self.line_and_column();
        FormatError::Hostile { line, column, what }
    }

    /// Converts an error of the XML library.
    fn refuse(self, error: &Error) -> FormatError {
        let what = match error {
            Error::Syntax(_) => message!("import-xml-unfinished-tag"),
            Error::IllFormed(IllFormedError::MismatchedEndTag { expected, found }) => {
                message!("import-xml-tags", open = excerpt(expected), close = excerpt(found))
            }
            Error::IllFormed(IllFormedError::UnmatchedEndTag(_)) => message!("import-xml-closing-tag"),
            Error::InvalidAttr(_) => message!("import-xml-attribute"),
            Error::Escape(_) => message!("import-xml-escape"),
            _ => message!("import-xml-invalid"),
        };
        self.malformed(what)
    }
}

struct Builder<'t> {
    text: &'t str,
    open: Vec<Element>,
    root: Option<Element>,
    elements: usize,
    attributes: usize,
    counted: [usize; PLAYERS.len() + GAMES.len()],
    outside_dtd: bool,
}

impl<'t> Builder<'t> {
    fn new(text: &'t str) -> Builder<'t> {
        let counted = [0; PLAYERS.len() + GAMES.len()];
        Builder { text, open: Vec::new(), root: None, elements: 0, attributes: 0, counted, outside_dtd: false }
    }

    fn take(&mut self, event: Event, place: Place) -> Result<(), FormatError> {
        match event {
            Event::Start(tag) => {
                if self.open.len() >= MAX_DEPTH {
                    return Err(place.hostile(message!("import-xml-depth", most = MAX_DEPTH)));
                }
                let element = self.element(&tag, place)?;
                self.open.push(element);
            }
            Event::Empty(tag) => {
                let element = self.element(&tag, place)?;
                self.close(element);
            }
            Event::End(_) => match self.open.pop() {
                Some(element) => self.close(element),
                None => return Err(place.malformed(message!("import-xml-closing-tag"))),
            },
            Event::Text(text) => self.append(&text.xml10_content(), place)?,
            Event::CData(text) => self.append(&text.xml10_content(), place)?,
            Event::GeneralRef(reference) => {
                let text = resolve(&reference)
                    .ok_or_else(|| place.malformed(message!("import-xml-reference", name = excerpt(&reference))))?;
                self.append(&text, place)?;
            }
            Event::DocType(dtd) if dtd.contains('[') => {
                return Err(place.hostile(message!("import-xml-own-dtd")));
            }
            Event::DocType(_) => self.outside_dtd = true,
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::Eof => {}
        }
        Ok(())
    }

    fn element(&mut self, tag: &BytesStart, place: Place) -> Result<Element, FormatError> {
        self.elements += 1;
        if self.elements > MAX_ELEMENTS {
            return Err(place.hostile(message!("import-xml-elements", most = MAX_ELEMENTS)));
        }
        if self.open.is_empty() && self.root.is_some() {
            return Err(place.malformed(message!("import-xml-second-document")));
        }
        let long_name = |bytes| message!("import-xml-long-element-name", bytes, most = MAX_NAME);
        let name = short(tag.name().as_ref(), MAX_NAME, place, long_name)?;
        self.count(&name)?;
        let mut attributes: Vec<(String, String)> = Vec::new();
        for attribute in tag.attributes().with_checks(false) {
            let attribute = attribute.map_err(|_| place.malformed(message!("import-xml-attribute")))?;
            if attributes.len() == MAX_ATTRIBUTES {
                return Err(place.hostile(message!(
                    "import-xml-attributes",
                    element = excerpt(&name),
                    most = MAX_ATTRIBUTES
                )));
            }
            let long_key = |bytes| message!("import-xml-long-attribute-name", bytes, most = MAX_NAME);
            let key = short(attribute.key.as_ref(), MAX_NAME, place, long_key)?;
            let value = attribute.normalized_value(XmlVersion::Implicit1_0).map_err(|error| place.refuse(&error))?;
            let long_value =
                |bytes| message!("import-xml-long-value", attribute = excerpt(&key), bytes, most = MAX_VALUE);
            let value = short(&value, MAX_VALUE, place, long_value)?;
            if attributes.iter().any(|(known, _)| *known == key) {
                return Err(place.malformed(message!(
                    "import-xml-attribute-twice",
                    element = excerpt(&name),
                    attribute = excerpt(&key)
                )));
            }
            attributes.push((key, value));
        }
        self.attributes += attributes.len();
        if self.attributes > MAX_ALL_ATTRIBUTES {
            return Err(place.hostile(message!("import-xml-all-attributes", most = MAX_ALL_ATTRIBUTES)));
        }
        Ok(Element { name, attributes, ..Element::default() })
    }

    /// Counts an element of a player or a game, and refuses the file as soon as there are too many.
    fn count(&mut self, name: &str) -> Result<(), FormatError> {
        let Some(at) = PLAYERS.iter().chain(&GAMES).position(|known| *known == name) else { return Ok(()) };
        self.counted[at] += 1;
        if at < PLAYERS.len() && self.counted[at] > MAX_PLAYERS {
            return Err(FormatError::TooMany(message!("import-limit-players", most = MAX_PLAYERS)));
        }
        if at >= PLAYERS.len() && self.counted[at] > MAX_GAMES {
            return Err(FormatError::TooMany(message!("import-limit-games", most = MAX_GAMES)));
        }
        Ok(())
    }

    fn append(&mut self, text: &str, place: Place) -> Result<(), FormatError> {
        match self.open.last_mut() {
            Some(element) => {
                let text = if element.text.is_empty() { text.trim_start() } else { text };
                if element.text.len() + text.len() <= MAX_VALUE {
                    element.text.push_str(text);
                } else if !text.trim().is_empty() {
                    let element = excerpt(&element.name);
                    return Err(place.hostile(message!("import-xml-long-text", element, most = MAX_VALUE)));
                }
                Ok(())
            }
            None if text.trim().is_empty() => Ok(()),
            None => Err(place.malformed(message!("import-xml-text-outside"))),
        }
    }

    fn close(&mut self, element: Element) {
        match self.open.last_mut() {
            Some(parent) => parent.children.push(element),
            None => self.root = Some(element),
        }
    }

    fn finish(self) -> Result<Document, FormatError> {
        let end = Place { text: self.text, at: self.text.len() };
        if let Some(open) = self.open.last() {
            return Err(end.malformed(message!("import-xml-cut-off", element = excerpt(&open.name))));
        }
        let root = self.root.ok_or_else(|| end.malformed(message!("import-xml-empty")))?;
        Ok(Document { root, outside_dtd: self.outside_dtd })
    }
}

/// Returns a text of at most `most` bytes. `long` makes the message about a longer one.
fn short(text: &str, most: usize, place: Place, long: impl Fn(usize) -> Message) -> Result<String, FormatError> {
    if text.len() > most {
        return Err(place.hostile(long(text.len())));
    }
    Ok(text.to_string())
}

fn resolve(reference: &BytesRef) -> Option<String> {
    match reference.resolve_char_ref() {
        Ok(Some(character)) => Some(character.to_string()),
        Ok(None) => quick_xml::escape::resolve_xml_entity(reference).map(str::to_string),
        Err(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> String {
        parse(text.as_bytes()).err().expect("must be refused").to_string()
    }

    #[test]
    fn document_is_parsed_into_a_tree() {
        let document = parse("<a x='1 &amp; 2'><b>c&#x17E;&lt;</b><!-- --><b/></a>".as_bytes()).unwrap();
        assert_eq!(document.root.attribute("x"), Some("1 & 2"));
        assert_eq!(document.root.children[0].text, "cž<");
        assert_eq!(document.root.children.len(), 2);
    }

    #[test]
    fn errors_have_line_and_column() {
        assert!(refused("<a>\n  <b></c></a>").starts_with("Line 2, column "), "{}", refused("<a>\n  <b></c></a>"));
        assert!(refused("<a>\n  <b></c></a>").contains("element b is closed as c"));
        assert!(refused("<a>\n <b>").contains("cut off before b is closed"));
        assert!(refused("<a>\n <b x=\"").contains("Line 2"));
        assert!(refused("<a x='&zzz;'/>").contains("&"));
        assert!(refused("<a>&zzz;</a>").contains("&zzz;"));
        assert!(refused("<a/><b/>").contains("second document"));
        assert!(refused("<a x='1' x='2'/>").contains("twice"));
        assert!(refused("hello").contains("text outside"));
        assert!(refused("<a>\0</a>").contains("zero byte"));
        assert_eq!(refused(" \n"), FormatError::Empty.to_string());
    }

    #[test]
    fn hostile_files_are_refused() {
        let laughs = "<!DOCTYPE l [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;\">]><l>&b;</l>";
        assert!(refused(laughs).contains("its own document type definition"));
        assert!(refused(&"<a>".repeat(200_000)).contains("nested"));
        assert!(refused(&format!("<{}/>", "n".repeat(10_000_000))).contains("name of an element"));
        assert!(refused(&format!("<a x='{}'/>", "n".repeat(10_000_000))).contains("value of x"));
        assert!(refused(&format!("<a>{}</a>", "n".repeat(10_000_000))).contains("text of a"));
        let many: String = (0..200_000).map(|i| format!(" a{i}=''")).collect();
        assert!(refused(&format!("<a{many}/>")).contains("attributes"));
        assert!(refused(&format!("<a>{}</a>", "<b/>".repeat(MAX_ELEMENTS))).contains("elements"));
        let several: String = (0..99).map(|i| format!(" a{i}=''")).collect();
        let all = format!("<b{several}/>").repeat(MAX_ALL_ATTRIBUTES / 99 + 1);
        assert!(refused(&format!("<a>{all}</a>")).contains("attributes"));
        assert!(matches!(
            parse(&vec![b' '; 64 * 1024 * 1024 + 1]),
            Err(FormatError::TooLarge { megabytes: 64, most: 64 })
        ));
    }

    #[test]
    fn too_many_players_or_games_are_refused_before_they_are_read() {
        let players = |name: &str, count: usize| format!("<a>{}", format!("<{name} x='1'/>").repeat(count));
        for name in PLAYERS {
            let refusal = refused(&players(name, MAX_PLAYERS + 1));
            assert!(refusal.contains("more than 5000 players"), "{name}: {refusal}");
            assert!(refused(&players(name, MAX_PLAYERS)).contains("cut off"), "{name}");
        }
        for name in GAMES {
            let refusal = refused(&players(name, MAX_GAMES + 1));
            assert!(refusal.contains("more than 100000 games"), "{name}: {refusal}");
        }
    }

    #[test]
    fn external_dtd_is_reported_and_not_fetched() {
        let document = parse(b"<!DOCTYPE Tournament SYSTEM \"tournament.dtd\"><Tournament/>").unwrap();
        assert!(document.outside_dtd);
    }
}
