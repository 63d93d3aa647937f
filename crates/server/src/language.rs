//! The languages of the pages.

use messages::LanguageCode;

/// Returns the language with this code.
pub(crate) fn language_of(code: &str) -> Option<LanguageCode> {
    LanguageCode::ALL.into_iter().find(|known| known.as_str() == code)
}
