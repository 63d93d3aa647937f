//! The language of the command line: English, or the one that `--language` or DRAWMASTER_LANGUAGE names.

use std::sync::OnceLock;

use app::labels::ColourView;
use messages::{Catalogue, Message, message};
use session::AppError;

/// The catalogue of the user's language. Set once, before the command runs, like a locale.
static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();

/// Checks the code of one language.
///
/// # Errors
/// No catalogue has this code, or the text names several languages. The error is in English.
pub fn code(text: &str) -> Result<String, String> {
    let catalogue = Catalogue::of(text).map_err(|error| error.to_string())?;
    match catalogue.chosen()[..] {
        [code] => Ok(code.to_string()),
        _ => Err(message!("cli-one-language").to_string()),
    }
}

/// Sets the language of this process. Later calls have no effect.
pub fn set(code: &str) {
    let _ = CATALOGUE.set(Catalogue::of(code).unwrap_or_else(|_| Catalogue::english()));
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

/// Returns the message and the hints of an error in the user's language, one line each.
pub(crate) fn lines(error: &AppError) -> Vec<String> {
    std::iter::once(&error.message).chain(&error.hints).map(text).collect()
}
