//! The language of the command line: English, or the one that `--language` or DRAWMASTER_LANGUAGE names.

use std::ffi::OsString;
use std::sync::OnceLock;

use app::labels::ColourView;
use messages::{Catalogue, Explain, LanguageChoice, LanguageCode, LanguageError, Message, message};
use session::AppError;

/// The catalogue of the user's language. Set once, before the command runs, like a locale.
static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();

/// Checks the code of one language.
///
/// # Errors
/// No catalogue has this code, or the text names several languages.
pub fn code(text: &str) -> Result<LanguageCode, AppError> {
    let choice: LanguageChoice = text.parse().map_err(|error: LanguageError| AppError::refused(error))?;
    choice.only().ok_or_else(|| AppError::bad_input(message!("cli-one-language")))
}

/// Returns the language that the arguments or the environment name, before the arguments are parsed; English if they name
/// none or a wrong one.
pub fn wanted(given: &[OsString]) -> LanguageCode {
    let words: Vec<&str> = given.iter().filter_map(|word| word.to_str()).collect();
    let apart = words.windows(2).find(|pair| pair[0] == "--language").map(|pair| pair[1]);
    let joined = words.iter().find_map(|word| word.strip_prefix("--language="));
    let variable = std::env::var("DRAWMASTER_LANGUAGE").ok();
    let named = apart.or(joined).or(variable.as_deref());
    named.and_then(|text| code(text).ok()).unwrap_or_default()
}

/// Sets the language of this process. Later calls have no effect.
pub fn set(code: LanguageCode) {
    let _ = CATALOGUE.set(LanguageChoice::from(code).catalogue());
}

/// Returns the text of a message in the user's language.
pub fn text(message: &Message) -> String {
    catalogue().message(message)
}

/// Returns the text of a message in the user's language: `say!("cli-board-unpaired", board)`.
macro_rules! say {
    ($($message:tt)*) => { $crate::language::text(&messages::message!($($message)*)) };
}
pub(crate) use say;

/// Returns a word of a vocabulary in the user's language.
pub fn shown(word: impl Explain) -> String {
    text(&word.message())
}

/// Returns a colour in the user's language.
pub fn colour(colour: ColourView) -> String {
    match colour {
        ColourView::Black => say!("cli-black"),
        ColourView::White => say!("cli-white"),
    }
}

/// Returns the texts of messages in the user's language.
pub fn texts<'a>(messages: impl IntoIterator<Item = &'a Message>) -> Vec<String> {
    messages.into_iter().map(text).collect()
}

/// Returns the catalogue of the user's language.
pub fn catalogue() -> &'static Catalogue {
    CATALOGUE.get_or_init(Catalogue::english)
}

/// Returns the user's language.
pub fn catalogue_code() -> Option<LanguageChoice> {
    catalogue().chosen().first().and_then(|code| code.parse().ok())
}

/// Returns the message and the hints of an error in the user's language, one line each.
pub(crate) fn lines(error: &AppError) -> Vec<String> {
    std::iter::once(&error.message).chain(&error.hints).map(text).collect()
}
