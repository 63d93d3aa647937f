//! The catalogues of `assets/messages`: texts by key, in one language or in two at once.

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
        language!($code: "paper", "core/api", "core/app", "core/cases", "core/cli", "core/documents", "core/domain", "core/formats", "core/hall", "core/messages", "core/print", "core/session", "core/store", "core/tour")
    };
    ($code:literal: $($file:literal),*) => {
        Language {
            code: $code,
            bundle: LazyLock::new(|| {
                bundle($code, &[$(include_str!(concat!("../../../assets/messages/", $code, "/", $file, ".ftl"))),*])
            }),
        }
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
        // Keep the readable part of a faulty catalogue; a test reads every key of every language.
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

    /// Returns the message's text; its id if the catalogue lacks it, so that the gap shows.
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

    fn pattern(&self, key: &str, arguments: &FluentArgs) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        Some(self.bundle.format_pattern(pattern, Some(arguments), &mut Vec::new()).into_owned())
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

    /// Whether every language has the key.
    pub fn has(&self, key: &str) -> bool {
        self.languages.iter().all(|language| language.bundle.has_message(key))
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
