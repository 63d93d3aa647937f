//! The frame of every page: language, title, style.

use maud::{DOCTYPE, Markup, html};
use messages::LanguageCode;

/// Returns a page with this title, what its head needs besides, and its `body` element.
pub(crate) fn document(language: LanguageCode, title: &str, head: &Markup, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(language.as_str()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                link rel="stylesheet" href="/hall.css";
                link rel="icon" href="data:,";
                (head)
            }
            (body)
        }
    }
}
