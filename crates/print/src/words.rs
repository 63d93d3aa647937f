//! The words on the sheets: asked for by key in the catalogues of `assets/messages`, in one language or two at once.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

/// What can be wrong with a choice of languages.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum LanguageError {
    /// There is no catalogue of that language.
    #[error(
        "the sheets are not translated into \"{0}\": print them in one of {1}, or two of them with a comma between"
    )]
    NoLanguage(String, String),
    /// More languages than a sheet has room for.
    #[error("a sheet has room for two languages: name one or two")]
    TooManyLanguages,
}

/// A value to put into a phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A text, put in as it is.
    Text(&'a str),
    /// A number, which may decide between singular and plural.
    Number(i64),
}

/// Where a sheet's words come from.
pub trait Words {
    /// The phrase of this key with these named values put in; in two languages one behind the other.
    fn text(&self, key: &str, values: &[(&str, Value)]) -> String;

    /// The first language's code, as `en`.
    fn code(&self) -> String {
        "en".into()
    }

    /// The same for what stands in lines of its own: one phrase a language.
    fn texts(&self, key: &str, values: &[(&str, Value)]) -> Vec<String> {
        vec![self.text(key, values)]
    }
}

/// A language that sheets are printed in.
struct Language {
    code: &'static str,
    bundle: FluentBundle<FluentResource>,
}

/// Every language there is a catalogue for. A new one is a file in `assets/messages` and a line here.
const SOURCES: [(&str, &str); 2] = [
    ("en", include_str!("../../../assets/messages/en/paper.ftl")),
    ("ro", include_str!("../../../assets/messages/ro/paper.ftl")),
];

static LANGUAGES: LazyLock<Vec<Language>> =
    LazyLock::new(|| SOURCES.iter().map(|&(code, source)| Language { code, bundle: bundle(code, source) }).collect());

fn bundle(code: &str, source: &str) -> FluentBundle<FluentResource> {
    let locale = code.parse().expect("the codes above are language codes");
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    // What is readable of a faulty catalogue is kept; a test reads every key of every language.
    let resource = FluentResource::try_new(source.to_string()).unwrap_or_else(|(readable, _)| readable);
    bundle.add_resource_overriding(resource);
    bundle
}

impl Language {
    fn text(&self, key: &str, values: &[(&str, Value)]) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut arguments = FluentArgs::new();
        for &(name, value) in values {
            let value = match value {
                Value::Text(text) => FluentValue::String(Cow::Borrowed(text)),
                Value::Number(number) => FluentValue::from(number),
            };
            arguments.set(name, value);
        }
        Some(self.bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned())
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
    /// The languages of a list such as `en` or `ro,en`; English for an empty one.
    ///
    /// # Errors
    /// [`LanguageError::NoLanguage`] if there is no such catalogue, or more than two are asked for.
    pub fn of(codes: &str) -> Result<Catalogue, LanguageError> {
        let mut languages: Vec<&'static Language> = Vec::new();
        for code in codes.split(',').map(|code| code.trim().to_lowercase()).filter(|code| !code.is_empty()) {
            let code = if code == "gb" { "en" } else { &code };
            let known = LANGUAGES.iter().find(|language| language.code == code);
            let known =
                known.ok_or_else(|| LanguageError::NoLanguage(code.to_string(), Catalogue::codes().join(", ")))?;
            if !languages.iter().any(|other| other.code == known.code) {
                languages.push(known);
            }
        }
        if languages.len() > MOST_LANGUAGES {
            return Err(LanguageError::TooManyLanguages);
        }
        if languages.is_empty() {
            languages.push(&LANGUAGES[0]);
        }
        Ok(Catalogue { languages })
    }

    /// The codes of all languages there are, English first.
    pub fn codes() -> Vec<&'static str> {
        SOURCES.iter().map(|source| source.0).collect()
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

    fn text(&self, key: &str, values: &[(&str, Value)]) -> String {
        self.texts(key, values).join(" / ")
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
