//! The catalogues of `assets/messages`: texts by key, in one language or in two at once. English fills the gaps of the others.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::languages::with_languages;
use crate::message::{Argument, Explain, Message};

/// Why a choice of languages is refused.
#[derive(Debug, PartialEq, Eq)]
pub enum LanguageError {
    /// No catalogue has this code; the known codes follow.
    Unknown {
        /// The code that was asked for.
        code: String,
        /// The codes that have a catalogue.
        known: Vec<&'static str>,
    },
    /// A sheet has room for two languages.
    TooMany,
}

impl Explain for LanguageError {
    fn message(&self) -> Message {
        match self {
            LanguageError::Unknown { code, known } => {
                crate::message!("language-unknown", code, known = known.clone())
            }
            LanguageError::TooMany => crate::message!("language-too-many"),
        }
    }
}

crate::explained!(LanguageError);

/// A value to put into a phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A text, put in as it is.
    Text(&'a str),
    /// A number, which may decide between singular and plural.
    Number(i64),
}

/// What stands between the texts of two languages in one line.
pub const BETWEEN_LANGUAGES: &str = " / ";

/// A source of the texts on sheets.
pub trait Words {
    /// The phrase of this key with these named values put in; in two languages one behind the other.
    fn text(&self, key: &str, values: &[(&str, Value)]) -> String;

    /// The first language's code, as `en`.
    fn code(&self) -> String {
        "en".into()
    }

    /// The codes of all languages, the first one first.
    fn languages(&self) -> Vec<String> {
        vec![self.code()]
    }

    /// The same for what stands in lines of its own: one phrase a language.
    fn texts(&self, key: &str, values: &[(&str, Value)]) -> Vec<String> {
        vec![self.text(key, values)]
    }
}

/// A language that sheets are printed in.
struct Language {
    code: &'static str,
    /// The texts, read when the language is first used.
    bundle: LazyLock<FluentBundle<FluentResource>>,
}

/// A language with its catalogue files.
macro_rules! language {
    ($code:literal) => {
        Language {
            code: $code,
            bundle: LazyLock::new(|| bundle($code, &[language!($code, "paper"), language!($code, "core")])),
        }
    };
    ($code:literal, $file:literal) => {
        include_str!(concat!("../../../assets/messages/", $code, "/", $file, ".ftl"))
    };
}

macro_rules! catalogues {
    ($($(#[$about:meta])* $language:ident = $code:literal $name:literal,)+) => {
        /// Every language with a catalogue, English first.
        static LANGUAGES: [Language; [$($code),+].len()] = [$(language!($code)),+];
    };
}

with_languages!(catalogues);

fn bundle(code: &str, sources: &[&str]) -> FluentBundle<FluentResource> {
    let locale = code.parse().expect("the codes above are language codes");
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    for source in sources {
        // Keep the readable part of a faulty catalogue; `cargo xtask translations` finds it.
        let resource = FluentResource::try_new(source.to_string()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

impl Language {
    fn text(&self, key: &str, values: &[(&str, Value)]) -> Option<String> {
        let mut arguments = FluentArgs::new();
        for &(name, value) in values {
            let value = match value {
                Value::Text(text) => FluentValue::String(Cow::Borrowed(text)),
                Value::Number(number) => FluentValue::from(number),
            };
            arguments.set(name, value);
        }
        self.pattern(key, &arguments)
    }

    /// Returns the message's text; its id if English lacks it too. Each message in its arguments is found by itself.
    fn message(&self, message: &Message) -> String {
        let mut arguments = FluentArgs::new();
        for (name, argument) in &message.arguments {
            arguments.set(*name, self.value(argument));
        }
        self.pattern(message.id, &arguments).unwrap_or_else(|| message.id.to_string())
    }

    fn value<'a>(&self, argument: &'a Argument) -> FluentValue<'a> {
        match argument {
            Argument::Text(text) => FluentValue::String(Cow::Borrowed(text)),
            Argument::Number(number) => FluentValue::from(*number),
            Argument::Message(message) => FluentValue::String(Cow::Owned(self.message(message))),
            Argument::List(items) => {
                let items: Vec<String> = items.iter().map(|item| self.item(item)).collect();
                FluentValue::String(Cow::Owned(items.join(", ")))
            }
        }
    }

    fn item(&self, argument: &Argument) -> String {
        match self.value(argument) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            _ => String::new(),
        }
    }

    /// Returns the text of this language, or the English one with the plural forms of English.
    fn pattern(&self, key: &str, arguments: &FluentArgs) -> Option<String> {
        [self, &LANGUAGES[0]].into_iter().find_map(|language| {
            let pattern = language.bundle.get_message(key)?.value()?;
            Some(language.bundle.format_pattern(pattern, Some(arguments), &mut Vec::new()).into_owned())
        })
    }

    /// Whether there is a text, in this language or in English.
    fn has(&self, key: &str) -> bool {
        [self, &LANGUAGES[0]].into_iter().any(|language| language.bundle.has_message(key))
    }
}

/// The words in one language, or in two at once for a hall where not everybody reads the first.
#[derive(Clone)]
pub struct Catalogue {
    languages: Vec<&'static Language>,
}

/// So many languages stand on one sheet.
const MOST_LANGUAGES: usize = 2;

impl Catalogue {
    /// Returns the English catalogue.
    pub fn english() -> Catalogue {
        Catalogue { languages: vec![&LANGUAGES[0]] }
    }

    /// Returns the text of a message in the first of these languages.
    pub fn message(&self, message: &Message) -> String {
        self.languages.first().map_or_else(|| message.id.to_string(), |language| language.message(message))
    }

    /// The languages of a list such as `en` or `ro,en`; English for an empty one.
    ///
    /// # Errors
    /// [`LanguageError`] for a code without a catalogue, or for more than two codes.
    pub fn of(codes: &str) -> Result<Catalogue, LanguageError> {
        let mut languages: Vec<&'static Language> = Vec::new();
        for code in codes.split(',').map(|code| code.trim().to_lowercase()).filter(|code| !code.is_empty()) {
            let code = if code == "gb" { "en" } else { &code };
            let known = LANGUAGES.iter().find(|language| language.code == code);
            let known =
                known.ok_or_else(|| LanguageError::Unknown { code: code.to_string(), known: Catalogue::codes() })?;
            if !languages.iter().any(|other| other.code == known.code) {
                languages.push(known);
            }
        }
        if languages.len() > MOST_LANGUAGES {
            return Err(LanguageError::TooMany);
        }
        if languages.is_empty() {
            languages.push(&LANGUAGES[0]);
        }
        Ok(Catalogue { languages })
    }

    /// The codes of all languages there are, English first.
    pub fn codes() -> Vec<&'static str> {
        LANGUAGES.iter().map(|language| language.code).collect()
    }

    /// The codes of these languages.
    pub fn chosen(&self) -> Vec<&'static str> {
        self.languages.iter().map(|language| language.code).collect()
    }

    /// Each language by itself, in their order.
    pub fn each(&self) -> impl Iterator<Item = Catalogue> + '_ {
        self.languages.iter().map(|&language| Catalogue { languages: vec![language] })
    }

    /// Whether the key has a text, if only in English.
    pub fn has(&self, key: &str) -> bool {
        self.languages.iter().any(|language| language.has(key))
    }
}

impl Words for Catalogue {
    fn code(&self) -> String {
        self.languages.first().map(|language| language.code).unwrap_or("en").to_string()
    }

    fn languages(&self) -> Vec<String> {
        self.chosen().into_iter().map(str::to_string).collect()
    }

    fn text(&self, key: &str, values: &[(&str, Value)]) -> String {
        self.texts(key, values).join(BETWEEN_LANGUAGES)
    }

    fn texts(&self, key: &str, values: &[(&str, Value)]) -> Vec<String> {
        let mut texts: Vec<String> = self.languages.iter().filter_map(|l| l.text(key, values)).collect();
        // Two languages may have the same word, or both lack the text.
        texts.dedup();
        if texts.is_empty() { vec![key.to_string()] } else { texts }
    }
}

/// The words in English, the sheets' own language.
#[derive(Clone, Copy, Debug, Default)]
pub struct English;

impl Words for English {
    fn text(&self, key: &str, values: &[(&str, Value)]) -> String {
        LANGUAGES[0].text(key, values).unwrap_or_else(|| key.to_string())
    }
}

impl std::fmt::Display for Message {
    /// Writes the English text.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&Catalogue::english().message(self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Romanian with two texts. All others are missing.
    static GAPS: Language = Language {
        code: "ro",
        bundle: LazyLock::new(|| bundle("ro", &["print-board = Masa\nlanguage-too-many = O foaie: { $cause }\n"])),
    };

    fn words(languages: &[&'static Language]) -> Catalogue {
        Catalogue { languages: languages.to_vec() }
    }

    #[test]
    fn a_missing_text_is_shown_in_english_with_english_plural_forms() {
        let romanian = words(&[&GAPS]);
        let title = |count| {
            let values = [("category", Value::Text("KO12")), ("count", Value::Number(count))];
            romanian.text("print-ko-title", &values)
        };
        assert_eq!((title(1), title(2)), ("KO12 · 1 player".into(), "KO12 · 2 players".into()));
        assert_eq!(romanian.text("print-board", &[]), "Masa");
        assert_eq!(romanian.text("no-such-text", &[]), "no-such-text");
        assert_eq!(["print-club", "print-board", "no-such-text"].map(|key| romanian.has(key)), [true, true, false]);
    }

    #[test]
    fn each_message_in_a_message_falls_back_by_itself() {
        let missing = crate::message!("cause-full");
        let message = crate::message!("language-too-many", cause = missing);
        assert_eq!(words(&[&GAPS]).message(&message), "O foaie: the disk is full");
        let outer = Message::new("verbatim").with("text", crate::message!("language-too-many", cause = "x"));
        assert_eq!(words(&[&GAPS]).message(&outer), "O foaie: x");
        assert_eq!(words(&[&GAPS]).message(&Message::new("no-such-text")), "no-such-text");
    }

    #[test]
    fn a_missing_text_is_printed_once_in_two_languages() {
        static MORE_GAPS: Language = Language { code: "cs", bundle: LazyLock::new(|| bundle("cs", &[])) };
        let texts = |languages: &[&'static Language], key| words(languages).texts(key, &[]);
        assert_eq!(texts(&[&GAPS, &LANGUAGES[0]], "print-final"), ["Final"]);
        assert_eq!(texts(&[&GAPS, &MORE_GAPS], "print-final"), ["Final"]);
        assert_eq!(texts(&[&GAPS, &MORE_GAPS], "print-board"), ["Masa", "Board"]);
    }
}
