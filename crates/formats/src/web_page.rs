//! The frame of every web page: language, encoding and title. It has no scripts.

use maud::{DOCTYPE, Markup, html};

/// Returns a page with the title, the elements of its style and the content of its body.
pub(crate) fn web_page(title: &str, style: &Markup, body: &Markup) -> String {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="generator" content=(program::writer());
                title { (title) }
                (style)
            }
            body { (body) }
        }
    }
    .into_string()
}
