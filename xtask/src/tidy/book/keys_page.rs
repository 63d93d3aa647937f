//! The page of keys, docs/guide/keys.md, written from the tables of the window, so that it cannot differ from them.

use super::super::finding::Finding;
use super::super::tree::Tree;
use super::LANGUAGES;
use super::catalogue::Catalogue;
use std::fmt::Write;

/// The tables of all keys.
const TABLES: &str = "ui/src/state/keyTables.ts";
/// The screens with their tables.
const PARTS: &str = "ui/src/shell/keys.ts";

/// Its title and introduction in each language of the book.
const START: &[(&str, &str, &str, [&str; 2])] = &[
    (
        "en",
        "Keys",
        "Every button shows its key, and **?** lists all keys in the window. Keys with letters work while no field has the focus.",
        ["key", "does"],
    ),
    (
        "ro",
        "Taste",
        "Fiecare buton își arată tasta, iar **?** le arată pe toate în fereastră. Literele sunt comenzi atunci când cursorul nu \
         este într-un câmp.",
        ["tasta", "ce face"],
    ),
];

/// The page in each language: its path and its text.
pub fn written(tree: &Tree) -> Vec<(String, String)> {
    let source = |path: &str| tree.files.iter().find(|file| file.path == path).map(|file| file.text.as_str());
    let (Some(tables), Some(parts)) = (source(TABLES), source(PARTS)) else { return Vec::new() };
    let (tables, parts) = (&on_one_line(tables), &on_one_line(parts));
    let of = |language: &str| START.iter().find(|(id, ..)| *id == language);
    let page = |(language, folder): &(&str, &str)| {
        let texts = Catalogue::of(tree, language);
        of(language).map(|start| (format!("{folder}keys.md"), page(start, &texts, tables, parts)))
    };
    LANGUAGES.iter().filter_map(page).collect()
}

/// The source without its line breaks, so that the formatter may set them anywhere.
fn on_one_line(source: &str) -> String {
    source.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn page(start: &(&str, &str, &str, [&str; 2]), texts: &Catalogue, tables: &str, parts: &str) -> String {
    let (_, title, about, [key, does]) = start;
    let mut out = format!("# {title}\n\n{about}\n");
    for part in parts.split(" part(").map(str::trim_start).filter(|part| part.starts_with('"')) {
        let part = part.split_once(')').map_or(part, |(part, _)| part);
        let mut words = part.split(['"', ',']).map(str::trim).filter(|word| !word.is_empty());
        let heading = words.next().and_then(|name| texts.text(name)).unwrap_or_default();
        let _ = write!(out, "\n## {heading}\n\n| {key} | {does} |\n|---|---|\n");
        for (stroke, text) in words.flat_map(|table| rows(tables, table)) {
            let _ = writeln!(out, "| `{stroke}` | {} |", texts.text(&text).unwrap_or(&text));
        }
    }
    out
}

/// The listed keys of a table, each with the key of its text.
fn rows(tables: &str, table: &str) -> Vec<(String, String)> {
    let Some((_, rest)) = tables.split_once(&format!("export const {table} = ")) else { return Vec::new() };
    let body = rest.split_once("});").map_or(rest, |(body, _)| body);
    let listed = |action: &str| {
        let text = quoted(action.split_once("text: ")?.1)?;
        let shown = action.split_once("shown: ").and_then(|(_, rest)| quoted(rest));
        Some((shown.unwrap_or_else(|| strokes(action)), text))
    };
    body.split("},").filter_map(listed).collect()
}

/// The strokes of an action as the window writes them: `A` for `a`, `Ctrl+Z` for `Ctrl+z`.
fn strokes(action: &str) -> String {
    let list =
        action.split_once("strokes: ").map_or("", |(_, rest)| rest.split_once(']').map_or(rest, |(list, _)| list));
    let written = |stroke: &str| match stroke.rsplit_once('+').filter(|(_, last)| last.chars().count() == 1) {
        Some((held, last)) => format!("{held}+{}", last.to_uppercase()),
        None if stroke.chars().count() == 1 => stroke.to_uppercase(),
        None => stroke.to_owned(),
    };
    list.split('"').skip(1).step_by(2).map(written).collect::<Vec<_>>().join(", ")
}

/// The text up to the quotation mark that closes it.
fn quoted(text: &str) -> Option<String> {
    Some(text.strip_prefix('"')?.split('"').next()?.to_owned())
}

/// Finds pages of keys that differ from the tables.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in written(tree) {
        let page = tree.files.iter().find(|file| file.path == path);
        if page.is_some_and(|page| page.text != text) {
            findings.push(Finding::new(&path, 1, "differs from the keys of the window: run `cargo xtask keys`"));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_lists_the_keys_of_every_screen_and_another_text_is_found() {
        let tables = "export const A = defineKeys({\n  one: { strokes: [\"Ctrl+z\", \"x\"], text: \"t\" },\n  two: { strokes: [\"b\"] },\n  three: {\n    strokes: DIGITS,\n    text: \"u\",\n    shown: \"1 – 6\",\n  },\n});\n";
        let texts = "screen = Screen\nt = undo\nu = tabs\n";
        let tree = Tree::of(&[
            (TABLES, tables),
            (
                PARTS,
                "export const SHEET: Part[] = [\n  part(\n    \"screen\",\n    A,\n  ),\n];\nfunction part(title: TextKey) {}",
            ),
            ("assets/messages/en/window.ftl", texts),
            ("docs/guide/keys.md", "# Keys\n"),
        ]);
        let pages = written(&tree);
        assert_eq!(pages[0].0, "docs/guide/keys.md");
        let rows = "## Screen\n\n| key | does |\n|---|---|\n| `Ctrl+Z, X` | undo |\n| `1 – 6` | tabs |\n";
        assert!(pages[0].1.ends_with(rows), "{}", pages[0].1);
        assert_eq!(check(&tree).len(), 1);
    }
}
