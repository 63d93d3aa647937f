//! Texts as a gettext file, which all tools for translators read: the English text is the `msgid`, `window/save` its context.
//! Both texts are Fluent, so that plural forms and arguments survive.

use super::catalogue::{AUDIENCES, Language, Text};
use super::text::{PluralForms, Shape};
use anyhow::{Context, Result, bail};
use polib::catalog::Catalog;
use polib::message::{Message, MessageView};
use polib::metadata::CatalogMetadata;
use polib::po_file;
use std::path::Path;

/// A text that came back.
#[derive(Debug, PartialEq)]
pub struct Translated {
    /// Its file, a place in [`AUDIENCES`].
    pub audience: usize,
    /// Its id.
    pub id: String,
    /// The value in the language.
    pub value: String,
}

/// Returns the file for translators: the missing texts of a language, or all of them with the translations so far.
pub fn export(english: &Language, language: &Language, all: bool) -> Result<Catalog> {
    let mut catalog = Catalog::new(CatalogMetadata {
        project_id_version: "Drawmaster".into(),
        mime_version: "1.0".into(),
        content_type: "text/plain; charset=UTF-8".into(),
        content_transfer_encoding: "8bit".into(),
        language: language.code.clone(),
        ..CatalogMetadata::default()
    });
    let forms = PluralForms::of(&language.code)?.used().into_iter().collect::<Vec<_>>().join(", ");
    for (audience, name) in AUDIENCES.iter().enumerate() {
        let mut heading = "";
        for text in &english.files[audience].texts {
            heading = text.heading().unwrap_or(heading);
            let own = language.files[audience].text(&text.id);
            let shape = Shape::of(&text.value)?;
            if shape.is_alias || (own.is_some() && !all) {
                continue;
            }
            let mut message = Message::build_singular();
            message
                .with_msgctxt(format!("{name}/{}", text.id))
                .with_extracted_comments(comments(heading, text, &shape, &forms))
                .with_source(format!("assets/messages/{}/{name}.ftl", english.code))
                .with_msgid(shown(&text.value))
                .with_msgstr(own.map(|own| shown(&own.value)).unwrap_or_default());
            catalog.append_or_update(message.done());
        }
    }
    Ok(catalog)
}

/// What a translator should know about a text.
fn comments(heading: &str, text: &Text, shape: &Shape, forms: &str) -> String {
    let mut lines = vec![heading.to_owned(), text.comment()];
    if shape.choices.iter().flat_map(|choice| &choice.keys).any(|key| key == "one") {
        lines.push(format!("Plural forms of the language: {forms}"));
    }
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}

/// The value for translators: without the indentation that all its further lines have.
pub fn shown(value: &str) -> String {
    let spaces = |line: &&str| line.len() - line.trim_start_matches(' ').len();
    let indent = value.lines().skip(1).filter(|line| !line.is_empty()).map(|line| spaces(&line)).min().unwrap_or(0);
    let lines =
        value.lines().enumerate().map(|(at, line)| if at == 0 { line } else { line.get(indent..).unwrap_or("") });
    lines.collect::<Vec<_>>().join("\n").trim_start().to_owned()
}

/// The value for a catalogue: no further line may look like the start of another text.
fn stored(shown: &str) -> String {
    let shown = shown.replace('\r', "");
    let lines: Vec<&str> = shown.trim().lines().map(str::trim_end).collect();
    let is_indented = lines.iter().skip(1).all(|line| line.is_empty() || line.starts_with([' ', '}']));
    let indent = |(at, line): (usize, &&str)| {
        if at == 0 || line.is_empty() || is_indented { (*line).to_owned() } else { format!("    {line}") }
    };
    lines.iter().enumerate().map(indent).collect::<Vec<_>>().join("\n")
}

/// Writes the file.
pub fn write(catalog: &Catalog, path: &Path) -> Result<()> {
    po_file::write_to_file(catalog, path).with_context(|| format!("cannot write {}", path.display()))
}

/// Reads the texts that are translated and not marked as fuzzy, and what is wrong with the others.
pub fn read(path: &Path, english: &Language) -> Result<(Vec<Translated>, Vec<String>)> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    // The library panics at a comment without a text, which other programs write.
    let is_empty_comment = |line: &&str| line.trim_end() == "#";
    let text: String = text.lines().filter(|line| !is_empty_comment(line)).flat_map(|line| [line, "\n"]).collect();
    let Ok(catalog) = po_file::parse_from_reader(text.as_bytes()) else { bail!("{} is not a PO file", path.display()) };
    let (mut texts, mut problems) = (Vec::new(), Vec::new());
    for message in catalog.messages().filter(|message| message.is_translated() && !message.is_fuzzy()) {
        match translated(message, english) {
            Ok(text) => texts.push(text),
            Err(problem) => problems.push(problem.to_string()),
        }
    }
    Ok((texts, problems))
}

fn translated(message: &dyn MessageView, english: &Language) -> Result<Translated> {
    let context = message.msgctxt().unwrap_or_default();
    let place = context.split_once('/').and_then(|(name, id)| Some((AUDIENCES.iter().position(|a| *a == name)?, id)));
    let Some((audience, id)) = place else { bail!("\"{context}\" is not the context of a text") };
    let Some(source) = english.files[audience].text(id) else { bail!("{context}: English has no text with this id") };
    if shown(&source.value) != message.msgid() {
        bail!("{context}: the English text has changed since it was exported");
    }
    let Ok(value) = message.msgstr() else { bail!("{context}: it has plural forms of gettext instead of Fluent") };
    Ok(Translated { audience, id: id.to_owned(), value: stored(value) })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: &str = "## Files\n\nsave = Save\nalias = { save }\n# On the button.\ncount = { $n ->\n    [one] 1 file\n   *[other] { $n } files\n}\nhelp = First.\n    Second.\n";

    #[test]
    fn missing_texts_go_out_with_what_a_translator_should_know() {
        let english = Language::of("en", [FILES, "", ""]);
        let romanian = Language::of("ro", ["save = Salvează\n", "", ""]);
        let messages = |all| {
            let catalog = export(&english, &romanian, all).expect("the texts are valid");
            let line = |message: &dyn MessageView| {
                let context = message.msgctxt().unwrap_or_default().to_owned();
                (context, message.msgid().to_owned(), message.extracted_comments().to_owned())
            };
            catalog.messages().map(line).collect::<Vec<_>>()
        };
        let about = "Files\nOn the button.\nPlural forms of the language: few, one, other";
        let count = "{ $n ->\n    [one] 1 file\n   *[other] { $n } files\n}";
        let wanted = [("window/count", count, about), ("window/help", "First.\nSecond.", "Files")];
        assert_eq!(messages(false), wanted.map(|(a, b, c)| (a.to_owned(), b.to_owned(), c.to_owned())));
        assert_eq!(messages(true).len(), 3);
    }

    #[test]
    fn a_file_comes_back_and_stale_texts_are_named() {
        let english = Language::of("en", [FILES, "", ""]);
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("ro.po");
        let all = Language::of("ro", [FILES, "", ""]);
        write(&export(&english, &all, true).expect("the texts are valid"), &path).expect("it is written");
        let written = std::fs::read_to_string(&path).expect("it is written");
        std::fs::write(&path, format!("#\n{written}")).expect("an editor adds an empty comment");
        let (texts, problems) = read(&path, &english).expect("it is a PO file");
        assert_eq!(problems, Vec::<String>::new());
        let values: Vec<&str> = texts.iter().map(|text| text.value.as_str()).collect();
        let kept = |id: &str| all.files[0].text(id).map(|text| text.value.as_str()).expect("it is there");
        assert_eq!(values, ["save", "count", "help"].map(kept));
        let changed = Language::of("en", [&FILES.replace("= Save", "= Save it"), "", ""]);
        let (texts, problems) = read(&path, &changed).expect("it is a PO file");
        assert_eq!(texts.len(), 2);
        assert_eq!(problems, ["window/save: the English text has changed since it was exported"]);
    }

    #[test]
    fn lines_of_a_translation_are_indented() {
        assert_eq!(
            shown("\n    { $n ->\n        [one] a\n       *[other] b\n    }"),
            "{ $n ->\n    [one] a\n   *[other] b\n}"
        );
        assert_eq!(stored("Eins.\r\nZwei.\n"), "Eins.\n    Zwei.");
        assert_eq!(stored("{ $n ->\n[one] a\n*[other] b\n}"), "{ $n ->\n    [one] a\n    *[other] b\n    }");
    }
}
