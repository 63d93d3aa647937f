//! `cargo xtask translations`: what the languages lack, and files for translators. English is the source: a text that another
//! language lacks is shown in English.

mod catalogue;
mod check;
mod po;
mod text;

use crate::paths;
use anyhow::{Result, bail};
use catalogue::{AUDIENCES, Language, SOURCE, Values};
use check::Check;
use std::path::Path;
use text::Shape;

/// The line in `cargo xtask help`.
pub const HELP: &str = "lists the missing texts; --release fails if a language lacks too many; \
    export LANGUAGE FILE [--all] and import LANGUAGE FILE exchange PO files; clean drops texts that fit no English one";

/// How much of the texts a release needs, in percent. All languages without a line need [`USUAL`].
const RELEASE: &[(&str, usize)] = &[("ro", 100)];
/// See [`RELEASE`].
const USUAL: usize = 95;

/// Lists the missing texts, or runs one of the other commands.
pub fn perform(words: &[String]) -> Result<()> {
    let folder = paths::root().join("assets/messages");
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => report(&folder, false),
        ["--release"] => report(&folder, true),
        ["export", code, file] => export(&folder, code, Path::new(file), false),
        ["export", code, file, "--all"] => export(&folder, code, Path::new(file), true),
        ["import", code, file] => import(&folder, code, Path::new(file)),
        ["clean"] => clean(&folder),
        _ => bail!("the words are --release, export LANGUAGE FILE [--all], import LANGUAGE FILE, or clean"),
    }
}

/// Prints what each language lacks. Fails if a text has a fault, and for a release if a language lacks too many texts.
fn report(folder: &Path, release: bool) -> Result<()> {
    let english = Language::read(folder, SOURCE)?;
    let mut faults = Check::of(&english, &english)?.faults();
    let all: usize = english.files.iter().map(|file| file.texts.len()).sum();
    for code in catalogue::translations(folder)? {
        let language = Language::read(folder, &code)?;
        let missing = missing(&english, &language);
        let there = all - missing.len();
        println!("{code}: {there} of {all} texts, {} missing", missing.len());
        for name in &missing {
            println!("    {name}");
        }
        if release && there * 100 < all * wanted(&code) {
            faults.push(format!("{code}: a release needs {} % of the texts", wanted(&code)));
        }
        faults.extend(Check::of(&english, &language)?.faults());
    }
    fail_with(&faults)
}

fn wanted(code: &str) -> usize {
    RELEASE.iter().find(|(known, _)| *known == code).map_or(USUAL, |(_, percent)| *percent)
}

fn fail_with(faults: &[String]) -> Result<()> {
    if faults.is_empty() {
        return Ok(());
    }
    bail!("{} faults:\n{}", faults.len(), faults.join("\n"))
}

/// The English texts that a language lacks, as `window/save`.
fn missing(english: &Language, language: &Language) -> Vec<String> {
    let files = AUDIENCES.iter().zip(english.files.iter().zip(&language.files));
    let names = files.flat_map(|(name, (source, own))| {
        let lacks = source.texts.iter().filter(|text| own.text(&text.id).is_none());
        lacks.map(move |text| format!("{name}/{}", text.id))
    });
    names.collect()
}

fn export(folder: &Path, code: &str, file: &Path, all: bool) -> Result<()> {
    let english = Language::read(folder, SOURCE)?;
    let catalog = po::export(&english, &Language::read(folder, code)?, all)?;
    po::write(&catalog, file)?;
    println!("{}: {} texts", file.display(), catalog.count());
    Ok(())
}

/// Takes over the translated texts of a file. Nothing is written if one of them has a fault.
fn import(folder: &Path, code: &str, file: &Path) -> Result<()> {
    let english = Language::read(folder, SOURCE)?;
    let language = Language::read(folder, code)?;
    let (texts, problems) = po::read(file, &english)?;
    fail_with(&problems)?;
    let mut values = language.values();
    let count = texts.len();
    for text in texts {
        let own = language.files[text.audience].text(&text.id);
        // A translator's program may change spaces only.
        if own.is_none_or(|own| po::shown(&own.value) != po::shown(&text.value)) {
            values[text.audience].insert(text.id, text.value);
        }
    }
    add_aliases(&english, &mut values);
    let language = language.with(&english, &values);
    fail_with(&Check::of(&english, &language)?.faults())?;
    language.write(folder, &english)?;
    println!("{code}: {count} texts taken over, {} still missing", missing(&english, &language).len());
    Ok(())
}

/// Adds the texts that are only another text, which is there: no translator needs to see them.
fn add_aliases(english: &Language, values: &mut Values) {
    for (file, values) in english.files.iter().zip(values) {
        for text in &file.texts {
            let Ok(shape) = Shape::of(&text.value) else { continue };
            if shape.is_alias && shape.references.iter().all(|id| values.contains_key(id)) {
                values.entry(text.id.clone()).or_insert_with(|| text.value.clone());
            }
        }
    }
}

/// Removes the texts of all languages that fit no English text any more, and sorts the others as in English.
fn clean(folder: &Path) -> Result<()> {
    let english = Language::read(folder, SOURCE)?;
    for code in catalogue::translations(folder)? {
        cleaned(&english, Language::read(folder, &code)?)?.write(folder, &english)?;
    }
    Ok(())
}

/// Returns the language without the texts that have a fault, nor those that name them.
fn cleaned(english: &Language, mut language: Language) -> Result<Language> {
    loop {
        let check = Check::of(english, &language)?;
        let mut values = language.values();
        let mut is_clean = true;
        for (audience, file) in language.files.iter().enumerate() {
            for text in &file.texts {
                if let Some(problem) = check.problem(audience, text) {
                    println!("{}/{}/{} is removed: {problem}", language.code, AUDIENCES[audience], text.id);
                    values[audience].remove(&text.id);
                    is_clean = false;
                }
            }
        }
        add_aliases(english, &mut values);
        language = language.with(english, &values);
        if is_clean {
            return Ok(language);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    const ENGLISH: &str = "### Texts.\n\nsave = Save\nsaved = Saved in { $file }\nkeep = { save }\nquit = Quit\n";

    /// A folder with English, and Romanian with these texts of the window.
    fn folder(romanian: &str) -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        for (code, window) in [(SOURCE, ENGLISH), ("ro", romanian)] {
            fs::create_dir(folder.path().join(code)).expect("a folder");
            fs::write(folder.path().join(code).join("window.ftl"), window).expect("it is written");
        }
        folder
    }

    fn window(folder: &Path) -> String {
        fs::read_to_string(folder.join("ro/window.ftl")).expect("it is there")
    }

    #[test]
    fn the_catalogues_of_the_program_have_no_faults() {
        report(&paths::root().join("assets/messages"), false).expect("every text fits its English one");
    }

    #[test]
    fn a_gap_fails_a_release_only() {
        let folder = folder("save = Salvează\n");
        report(folder.path(), false).expect("a missing text is allowed");
        let error = report(folder.path(), true).expect_err("three of four texts are missing");
        assert_eq!(error.to_string(), "1 faults:\nro: a release needs 100 % of the texts");
    }

    #[test]
    fn texts_travel_to_a_translator_and_back_into_their_places() {
        let folder = folder("### Texte.\n\nquit = Ieșire\n");
        let file = folder.path().join("ro.po");
        export(folder.path(), "ro", &file, false).expect("it is written");
        let sent = fs::read_to_string(&file).expect("it is text");
        let answer = sent.replace("msgid \"Save\"\nmsgstr \"\"", "msgid \"Save\"\nmsgstr \"Salvează\"");
        assert_ne!(sent, answer);
        fs::write(&file, &answer).expect("it is written");
        import(folder.path(), "ro", &file).expect("the text fits");
        assert_eq!(window(folder.path()), "### Texte.\n\nsave = Salvează\nkeep = { save }\nquit = Ieșire\n");
    }

    #[test]
    fn a_file_with_a_fault_changes_nothing() {
        let folder = folder("quit = Ieșire\n");
        let file = folder.path().join("ro.po");
        export(folder.path(), "ro", &file, false).expect("it is written");
        let sent = fs::read_to_string(&file).expect("it is text");
        let source = "msgid \"Saved in { $file }\"\nmsgstr \"";
        fs::write(&file, sent.replace(source, &format!("{source}Salvat"))).expect("it is written");
        let error = import(folder.path(), "ro", &file).expect_err("the argument is missing");
        assert!(error.to_string().contains("ro/window/saved: its arguments are none"), "{error}");
        assert_eq!(window(folder.path()), "quit = Ieșire\n");
    }

    #[test]
    fn texts_that_fit_no_english_one_are_cleaned_away() {
        let folder = folder("### Texte.\nquit = { old }\nold = Vechi\nsaved = Salvat\nsave = Salvează\n");
        clean(folder.path()).expect("the files can be written");
        assert_eq!(window(folder.path()), "### Texte.\n\nsave = Salvează\nkeep = { save }\n");
    }
}
