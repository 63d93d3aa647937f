//! The pictures of the book: `docs/guide/pictures.toml` names for each the sources of what it shows, and the number of their
//! words when it was taken. A picture is stale if its words have changed since (decision 130).

use super::super::finding::Finding;
use super::super::tree::Tree;
use super::catalogue::Catalogue;
use super::{LANGUAGES, name, pages};
use std::collections::{BTreeMap, BTreeSet};

/// The list of pictures.
pub const LIST: &str = "docs/guide/pictures.toml";

/// One picture of the list.
pub struct Picture {
    /// The name of its file without the ending.
    pub name: String,
    /// The components whose words it shows, as paths from the root.
    pub sources: Vec<String>,
    /// The numbers of the words by language, as recorded.
    pub recorded: BTreeMap<String, String>,
}

/// The pictures of the list, in order of their names.
pub fn list(text: &str) -> Result<Vec<Picture>, toml::de::Error> {
    let table: BTreeMap<String, toml::Table> = toml::from_str(text)?;
    let strings = |value: Option<&toml::Value>| -> Vec<String> {
        let array = value.and_then(toml::Value::as_array);
        array.into_iter().flatten().filter_map(|source| source.as_str().map(str::to_owned)).collect()
    };
    let picture = |(name, table): (String, toml::Table)| {
        let recorded = LANGUAGES.iter().filter_map(|(language, _)| Some((*language, table.get(*language)?.as_str()?)));
        let recorded = recorded.map(|(language, number)| (language.to_owned(), number.to_owned())).collect();
        Picture { name, sources: strings(table.get("sources")), recorded }
    };
    Ok(table.into_iter().map(picture).collect())
}

/// The list as text, with the present numbers of the words of each picture that `renewed` names.
pub fn written(tree: &Tree, pictures: &[Picture], renewed: impl Fn(&str) -> bool) -> String {
    let mut out = String::from(
        "# The pictures of the book (decision 130): the components whose words each shows, and the number of these words when it was\n\
         # taken. `cargo xtask pictures` takes them and writes the numbers.\n",
    );
    for picture in pictures {
        let sources: Vec<String> = picture.sources.iter().map(|source| format!("\"{source}\"")).collect();
        out.push_str(&format!("\n[{}]\nsources = [{}]\n", picture.name, sources.join(", ")));
        for (language, _) in LANGUAGES {
            let recorded = picture.recorded.get(*language).cloned().unwrap_or_default();
            let number = if renewed(&picture.name) { number(tree, picture, language) } else { recorded };
            out.push_str(&format!("{language} = \"{number}\"\n"));
        }
    }
    out
}

/// The number of the words that the sources of a picture can show in a language: the FNV-1a hash of their texts.
fn number(tree: &Tree, picture: &Picture, language: &str) -> String {
    let texts = Catalogue::of(tree, language);
    let mut keys = BTreeSet::new();
    for file in tree.files.iter().filter(|file| picture.sources.contains(&file.path)) {
        keys.extend(file.text.split('"').skip(1).step_by(2).filter(|word| !texts.forms(word).is_empty()));
        keys.extend(file.text.split('"').step_by(2).filter(|word| !texts.forms(word).is_empty()));
    }
    let words = keys.into_iter().flat_map(|key| texts.forms(key)).flat_map(|form| form.bytes().chain([0]));
    let hash =
        words.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{hash:016x}")
}

/// Finds stale pictures, and differences between the list and what the pages show.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let Some(file) = tree.files.iter().find(|file| file.path == LIST) else { return Vec::new() };
    let pictures = match list(&file.text) {
        Ok(pictures) => pictures,
        Err(error) => return vec![Finding::new(LIST, 1, format!("is not a list of pictures: {error}"))],
    };
    let mut findings = Vec::new();
    for picture in &pictures {
        let line = 1 + file.text.lines().position(|line| line == format!("[{}]", picture.name)).unwrap_or_default();
        let lost = picture.sources.iter().find(|source| tree.files.iter().all(|file| file.path != **source));
        if let Some(lost) = lost {
            findings.push(Finding::new(
                LIST,
                line,
                format!("{lost} does not exist: name the component that took its place"),
            ));
        }
        for (language, folder) in LANGUAGES.iter().filter(|(_, folder)| pages(tree, folder).next().is_some()) {
            findings.extend(stale(tree, picture, language).map(|problem| Finding::new(LIST, line, problem)));
            let path = format!("pictures/{}.png", picture.name);
            if !pages(tree, folder).any(|page| page.text.contains(&path)) {
                findings.push(Finding::new(LIST, line, format!("no page in {folder} shows {path}")));
            }
        }
    }
    findings.extend(unlisted(tree, &pictures));
    findings
}

fn stale(tree: &Tree, picture: &Picture, language: &str) -> Option<String> {
    let fresh = picture.recorded.get(language) == Some(&number(tree, picture, language));
    let name = &picture.name;
    (!fresh).then(|| {
        format!(
            "the words of {name}.png have changed ({language}): run `cargo xtask pictures`, \
             or `cargo xtask pictures --still-right {name}` if you looked and it still shows the screen"
        )
    })
}

/// Pictures on pages that are not in the list.
fn unlisted(tree: &Tree, pictures: &[Picture]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for page in LANGUAGES.iter().flat_map(|(_, folder)| pages(tree, folder)) {
        for shown in page.text.split("(pictures/").skip(1).filter_map(|rest| rest.split(".png)").next()) {
            if pictures.iter().all(|picture| picture.name != shown) {
                findings.push(Finding::new(
                    &page.path,
                    1,
                    format!("{} shows {shown}.png, which {LIST} lacks", name(page)),
                ));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree<'a>(texts: &'a str, list: &'a str) -> Tree {
        Tree::of(&[
            ("assets/messages/en/window.ftl", texts),
            ("ui/a.svelte", "<p>{text(\"save\")}</p>"),
            (LIST, list),
            ("docs/guide/a.md", "# A\n![the screen](pictures/a.png)\n"),
        ])
    }

    #[test]
    fn a_picture_whose_words_change_is_stale() {
        let list_text = "[a]\nsources = [\"ui/a.svelte\"]\n";
        let first = tree("save = Save\nother = Other\n", list_text);
        let taken = written(&first, &list(list_text).unwrap(), |_| true);
        let problems = |texts: &str| check(&tree(texts, &taken)).len();
        assert_eq!(problems("save = Save\nother = Changed\n"), 0);
        assert_eq!(problems("save = Store\nother = Other\n"), 1);
    }

    #[test]
    fn a_picture_without_a_page_and_a_page_with_an_unknown_picture_are_found() {
        let list_text = "[b]\nsources = []\n";
        let without = written(&tree("", list_text), &list(list_text).unwrap(), |_| true);
        let problems: Vec<String> = check(&tree("", &without)).into_iter().map(|found| found.problem).collect();
        assert_eq!(problems.len(), 2, "{problems:?}");
        assert!(problems[0].contains("no page") && problems[1].contains("lacks"), "{problems:?}");
    }
}
