//! Whether the texts of a language fit the English ones. A missing text is allowed: the program shows the English one.

use super::catalogue::{AUDIENCES, File, Language, SOURCE, Text};
use super::text::{PluralForms, Shape};
use anyhow::Result;
use std::collections::BTreeSet;

/// How deep texts may name other texts.
const DEPTH: usize = 4;

/// Compares the texts of one language with the English ones.
pub struct Check<'a> {
    english: &'a Language,
    language: &'a Language,
    forms: PluralForms,
}

impl<'a> Check<'a> {
    /// Prepares the check of a language, which may be English.
    pub fn of(english: &'a Language, language: &'a Language) -> Result<Check<'a>> {
        Ok(Check { english, language, forms: PluralForms::of(&language.code)? })
    }

    /// Returns all faults, each with the path of the text.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (audience, file) in self.language.files.iter().enumerate() {
            let mut seen = BTreeSet::new();
            for text in &file.texts {
                let twice = (!seen.insert(&text.id)).then(|| "the id is there twice".to_owned());
                if let Some(problem) = twice.or_else(|| self.problem(audience, text)) {
                    faults.push(format!("{}/{}/{}: {problem}", self.language.code, AUDIENCES[audience], text.id));
                }
            }
        }
        faults
    }

    /// Returns what is wrong with a text of an audience.
    pub fn problem(&self, audience: usize, text: &Text) -> Option<String> {
        let shape = match Shape::of(&text.value) {
            Ok(shape) => shape,
            Err(error) => return Some(error.to_string()),
        };
        let (english, own) = (&self.english.files[audience], &self.language.files[audience]);
        if let Some(unknown) = shape.references.iter().find(|id| own.text(id).is_none()) {
            return Some(format!("it names the text {unknown}, which is not in the file"));
        }
        if self.language.code != SOURCE {
            let Some(source) = english.text(&text.id) else {
                return Some("English has no text with this id".to_owned());
            };
            let (wanted, found) = (arguments(english, source, DEPTH), arguments(own, text, DEPTH));
            if wanted != found {
                return Some(format!("its arguments are {}, but those of English are {}", list(&found), list(&wanted)));
            }
        }
        shape.choices.iter().find_map(|choice| self.forms.problem(choice))
    }
}

/// The arguments of a text and of the texts that it names.
fn arguments(file: &File, text: &Text, depth: usize) -> BTreeSet<String> {
    let Ok(mut shape) = Shape::of(&text.value) else { return BTreeSet::new() };
    if depth > 0 {
        for named in shape.references.iter().filter_map(|id| file.text(id)) {
            shape.arguments.extend(arguments(file, named, depth - 1));
        }
    }
    shape.arguments
}

fn list(names: &BTreeSet<String>) -> String {
    if names.is_empty() {
        return "none".to_owned();
    }
    names.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(code: &str, window: &str) -> Vec<String> {
        let english =
            "save = Save\nsaved = { save } { $file }\ncount = { $n ->\n    [one] 1 file\n   *[other] { $n } files\n}\n";
        let english = Language::of(SOURCE, [english, "", ""]);
        let language = Language::of(code, [window, "", ""]);
        Check::of(&english, &language).expect("CLDR has the language").faults()
    }

    #[test]
    fn a_missing_text_is_allowed() {
        assert_eq!(faults("ro", ""), Vec::<String>::new());
        assert_eq!(faults("ro", "saved = Salvat în { $file }\nsave = Salvează\n"), Vec::<String>::new());
        assert_eq!(faults("de", "count = { $n } Dateien\n"), Vec::<String>::new());
    }

    #[test]
    fn texts_that_do_not_fit_english_are_found() {
        let found = |code: &str, window: &str| faults(code, window).join("; ");
        assert_eq!(found("ro", "safe = x\n"), "ro/window/safe: English has no text with this id");
        assert_eq!(found("ro", "save = a\nsave = b\n"), "ro/window/save: the id is there twice");
        assert_eq!(found("ro", "save = { $\n"), "ro/window/save: it is not valid Fluent");
        let arguments = "ro/window/saved: its arguments are none, but those of English are $file";
        assert_eq!(found("ro", "saved = Salvat\n"), arguments);
        let named = "ro/window/saved: it names the text save, which is not in the file";
        assert_eq!(found("ro", "saved = { save } { $file }\n"), named);
        let plural = "ro/window/count: 0 has no plural form: add [few]";
        assert_eq!(found("ro", "count = { $n ->\n    [one] a\n   *[other] { $n }\n}\n"), plural);
    }
}
