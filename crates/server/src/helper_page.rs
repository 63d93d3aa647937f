//! The page of helpers.

use documents::hall_pages::word;
use maud::{Markup, html};
use messages::LanguageCode;

use crate::document::document;

/// The page on which a helper enters results. Its content is made by a script, which keeps what could not be sent.
pub(crate) fn helper_page(language: LanguageCode) -> Markup {
    let word = |key: &str| word(language, key);
    let texts: serde_json::Map<String, serde_json::Value> = HELPER_TEXTS
        .iter()
        .map(|key| (key.trim_start_matches("helper-").replace("print-", ""), word(key).into()))
        .collect();
    let title = word("helper-title");
    let head = html! { script src="/helper.js" defer {} };
    let body = html! {
        body {
            main id="main" data-texts=(serde_json::Value::Object(texts).to_string()) data-language=(language.as_str()) {
                h1 { (title) }
                p id="state" role="status" {}
                form id="sign-in" {
                    label for="code" { (word("helper-code")) }
                    input id="code" name="code" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="120";
                    button type="submit" { (word("helper-sign-in")) }
                }
                div id="work" hidden {}
                noscript { p { (word("helper-needs-script")) } }
            }
        }
    };
    document(language, &title, &head, &body)
}

/// The texts that the script of helpers needs.
const HELPER_TEXTS: [&str; 21] = [
    "helper-not-sent",
    "helper-all-sent",
    "helper-refused",
    "helper-code-refused",
    "helper-code-replace",
    "helper-sign-out",
    "helper-pass-one",
    "helper-pass-two",
    "helper-pass",
    "helper-entered",
    "helper-nothing",
    "helper-discard",
    "helper-note",
    "helper-note-send",
    "helper-arrived",
    "helper-filter",
    "helper-jigo",
    "helper-lost-both",
    "print-slip-black-wins",
    "print-slip-white-wins",
    "print-board",
];
