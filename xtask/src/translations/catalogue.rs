//! The catalogue files of a language. Texts are kept as they are written, so that a program may add some without touching the
//! others.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The files of a language: the window, the core with the command line, and paper.
pub const AUDIENCES: [&str; 3] = ["window", "core", "paper"];

/// The source language.
pub const SOURCE: &str = "en";

/// One text of a file.
pub struct Text {
    /// Its id.
    pub id: String,
    /// What stands after `id =`, without the spaces before it.
    pub value: String,
    /// The empty lines, headings and comments before it.
    above: String,
}

impl Text {
    /// The comment on this text only.
    pub fn comment(&self) -> String {
        let lines = self.above.lines().filter_map(|line| line.strip_prefix("# "));
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The heading of the section that starts with this text.
    pub fn heading(&self) -> Option<&str> {
        self.above.lines().rev().find_map(|line| line.strip_prefix("## "))
    }
}

/// A catalogue file.
#[derive(Default)]
pub struct File {
    /// The comment at its top.
    head: String,
    /// Its texts, in their order.
    pub texts: Vec<Text>,
}

impl File {
    /// Reads a file. Lines that are not Fluent stay with the text before them, where [`super::check`] finds it.
    pub fn parse(source: &str) -> File {
        let mut file = File::default();
        let mut above = String::new();
        for line in source.lines() {
            let named = line.split_once('=').filter(|_| line.starts_with(|c: char| c.is_ascii_alphabetic()));
            if let Some((id, value)) = named {
                let (id, value) = (id.trim_end().to_owned(), value.trim_start().to_owned());
                file.texts.push(Text { id, value, above: std::mem::take(&mut above) });
            } else if line.is_empty() || line.starts_with('#') {
                let part = if line.starts_with("###") && file.texts.is_empty() { &mut file.head } else { &mut above };
                part.push_str(line);
                part.push('\n');
            } else if let Some(text) = file.texts.last_mut() {
                text.value.push('\n');
                text.value.push_str(&std::mem::take(&mut above));
                text.value.push_str(line);
            }
        }
        file
    }

    /// The text with this id.
    pub fn text(&self, id: &str) -> Option<&Text> {
        self.texts.iter().find(|text| text.id == id)
    }

    /// Writes the file with these values in the order of the English file, under the same headings.
    pub fn render(&self, english: &File, values: &BTreeMap<String, String>) -> String {
        let mut out = if self.head.is_empty() { english.head.clone() } else { self.head.clone() };
        let mut above = String::new();
        for text in &english.texts {
            if above.is_empty() || text.heading().is_some() {
                above = text
                    .above
                    .lines()
                    .filter(|line| !line.starts_with("# "))
                    .fold(String::new(), |all, line| all + line + "\n");
            }
            if let Some(value) = values.get(&text.id) {
                let space = if value.starts_with('\n') { "" } else { " " };
                out.push_str(&format!("{}{} ={space}{value}\n", std::mem::take(&mut above), text.id));
            }
        }
        out
    }
}

/// All files of a language.
pub struct Language {
    /// Its code, the name of the folder.
    pub code: String,
    /// One file for each of [`AUDIENCES`].
    pub files: [File; 3],
}

impl Language {
    /// Reads a language from the folder of all languages. A file that is not there has no texts.
    pub fn read(folder: &Path, code: &str) -> Result<Language> {
        let read = |audience: &str| {
            let path = path(folder, code, audience);
            if !path.exists() {
                return Ok(String::new());
            }
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
        };
        let [window, core, paper] = AUDIENCES.map(read);
        Ok(Language::of(code, [&window?, &core?, &paper?]))
    }

    /// Returns the language with these files.
    pub fn of(code: &str, sources: [&str; 3]) -> Language {
        Language { code: code.to_owned(), files: sources.map(File::parse) }
    }

    /// The values of its texts by their ids, for each of [`AUDIENCES`].
    pub fn values(&self) -> Values {
        self.files.each_ref().map(|file| file.texts.iter().map(|t| (t.id.clone(), t.value.clone())).collect())
    }

    /// Returns the language with these values instead, in the order of English.
    pub fn with(&self, english: &Language, values: &Values) -> Language {
        let render = |at: usize| self.files[at].render(&english.files[at], &values[at]);
        let sources = [render(0), render(1), render(2)];
        Language::of(&self.code, sources.each_ref().map(String::as_str))
    }

    /// Writes the files in the order of English.
    pub fn write(&self, folder: &Path, english: &Language) -> Result<()> {
        let values = self.values();
        fs::create_dir_all(folder.join(&self.code))?;
        for (at, audience) in AUDIENCES.iter().enumerate() {
            let path = path(folder, &self.code, audience);
            let source = self.files[at].render(&english.files[at], &values[at]);
            fs::write(&path, source).with_context(|| format!("cannot write {}", path.display()))?;
        }
        Ok(())
    }
}

/// The values of all texts by their ids, for each of [`AUDIENCES`].
pub type Values = [BTreeMap<String, String>; 3];

/// The file of a language for an audience.
fn path(folder: &Path, code: &str, audience: &str) -> PathBuf {
    folder.join(code).join(format!("{audience}.ftl"))
}

/// The codes of all other languages in the folder, in alphabetical order.
pub fn translations(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut codes = Vec::new();
    for entry in entries {
        codes.push(entry?.file_name().to_string_lossy().into_owned());
    }
    codes.retain(|code| code != SOURCE);
    codes.sort_unstable();
    Ok(codes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "### All texts.\n\n## Start\n\na = A\n# A button.\nb = { $n ->\n    [one] one\n\n   *[other] more\n}\n\n## End\n\nc = C\n\nd = D\n";

    fn values(file: &File) -> BTreeMap<String, String> {
        file.texts.iter().map(|text| (text.id.clone(), text.value.clone())).collect()
    }

    #[test]
    fn a_file_is_written_as_it_was_read() {
        let file = File::parse(ENGLISH);
        assert_eq!(file.texts.iter().map(|text| text.id.as_str()).collect::<String>(), "abcd");
        assert_eq!(file.render(&file, &values(&file)), ENGLISH.replace("# A button.\n", ""));
        assert_eq!(file.texts[1].comment(), "A button.");
        assert_eq!((file.texts[1].heading(), file.texts[2].heading()), (None, Some("End")));
    }

    #[test]
    fn texts_take_their_places_under_the_headings_of_english() {
        let english = File::parse(ENGLISH);
        let own = File::parse("### Toate.\n\nd = De\n");
        let mut texts = values(&own);
        texts.insert("b".into(), "Be".into());
        assert_eq!(own.render(&english, &texts), "### Toate.\n\n## Start\n\nb = Be\n\n## End\n\nd = De\n");
    }
}
