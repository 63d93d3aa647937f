//! Reads the modules, items, imports and paths out of one file's words.

use super::model::{Import, Mention, Module};
use crate::tidy::rust::Word;
use std::collections::{BTreeMap, BTreeSet};

/// A `mod name;`, whose text is in another file.
pub struct Declaration {
    pub name: String,
    /// The inline modules around it, the outermost first.
    pub inline: Vec<String>,
    /// Index of the module that declares it.
    pub module: usize,
}

/// Where the scan is: the innermost module, and how many braces are open around and inside it.
struct Scan<'a> {
    words: &'a [&'a Word],
    file: usize,
    /// The modules around the current word: index, name, and the number of braces open inside it.
    open: Vec<(usize, String, usize)>,
    depth: usize,
    declared: Vec<Declaration>,
}

/// Appends the file's own module, at index `first`, and its inline modules; returns the modules that it declares.
pub fn modules(
    words: &[&Word],
    file: usize,
    first: usize,
    parent: Option<usize>,
    modules: &mut Vec<Module>,
) -> Vec<Declaration> {
    modules.push(Module::new(file, parent));
    let mut scan = Scan { words, file, open: vec![(first, String::new(), 0)], depth: 0, declared: Vec::new() };
    let mut at = 0;
    while at < words.len() {
        at += scan.step(at, modules);
    }
    scan.declared
}

impl Module {
    fn new(file: usize, parent: Option<usize>) -> Module {
        Module {
            file,
            parent,
            children: BTreeMap::new(),
            items: BTreeSet::new(),
            imports: Vec::new(),
            mentions: Vec::new(),
        }
    }
}

impl Scan<'_> {
    /// Reads the construct that starts at word `at` and returns its length in words.
    fn step(&mut self, at: usize, modules: &mut Vec<Module>) -> usize {
        let module = self.module();
        match self.text(at) {
            "{" => self.depth += 1,
            "}" => self.close(),
            "mod" if is_name(self.text(at + 1)) => return self.declare(at, modules),
            "use" if self.text(at + 1) != "<" => {
                let end = self.end_of_statement(at);
                let re_export = self.is_public(at);
                imports(&self.words[at + 1..end], &mut Vec::new(), re_export, &mut modules[module].imports);
                return end + 1 - at;
            }
            "macro_rules" if self.text(at + 1) == "!" => {
                modules[module].items.insert(self.text(at + 2).to_owned());
                return 3;
            }
            word if DEFINES.contains(&word) && is_name(self.text(at + 1)) => {
                if self.open.last().is_some_and(|open| open.2 == self.depth) && !DEFINES.contains(&self.text(at + 1)) {
                    let name = if self.text(at + 1) == "mut" { at + 2 } else { at + 1 };
                    modules[module].items.insert(self.text(name).to_owned());
                }
                return if DEFINES.contains(&self.text(at + 1)) { 1 } else { 2 };
            }
            literal if literal.starts_with('"') => {
                modules[module].mentions.extend(quoted_path(literal, self.words[at].line))
            }
            word if is_name(word) => {
                let (mention, taken) = self.mention(at);
                modules[module].mentions.extend(mention);
                return taken;
            }
            _ => {}
        }
        1
    }

    fn module(&self) -> usize {
        self.open.last().expect("the file's own module stays open").0
    }

    fn text(&self, at: usize) -> &str {
        self.words.get(at).map_or("", |word| word.text.as_str())
    }

    fn close(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        if self.open.len() > 1 && self.open.last().is_some_and(|open| self.depth < open.2) {
            self.open.pop();
        }
    }

    /// `mod name;` or `mod name {`.
    fn declare(&mut self, at: usize, modules: &mut Vec<Module>) -> usize {
        let (module, name) = (self.module(), self.text(at + 1).to_owned());
        match self.text(at + 2) {
            ";" => {
                let inline = self.open.iter().skip(1).map(|open| open.1.clone()).collect();
                self.declared.push(Declaration { name, inline, module });
            }
            "{" => {
                self.depth += 1;
                let child = modules.len();
                modules.push(Module::new(self.file, Some(module)));
                modules[module].children.insert(name.clone(), child);
                self.open.push((child, name, self.depth));
            }
            _ => {}
        }
        3
    }

    fn end_of_statement(&self, at: usize) -> usize {
        self.words[at..].iter().position(|word| word.text == ";").map_or(self.words.len(), |length| at + length)
    }

    /// Whether `pub` or `pub(...)` is before word `at`.
    fn is_public(&self, at: usize) -> bool {
        let before = |distance: usize| at.checked_sub(distance).map_or("", |at| self.text(at));
        before(1) == "pub"
            || before(1) == ")" && (3..8).any(|distance| before(distance) == "(" && before(distance + 1) == "pub")
    }

    /// The path that begins at `at`, unless the word is a field, a method, a binding or part of another path.
    fn mention(&self, at: usize) -> (Option<Mention>, usize) {
        let mut path = vec![self.text(at).to_owned()];
        let mut end = at + 1;
        while self.text(end) == "::" && is_name(self.text(end + 1)) {
            path.push(self.text(end + 1).to_owned());
            end += 2;
        }
        let before = at.checked_sub(1).map_or("", |at| self.text(at));
        let is_continued = [".", "::", "'"].contains(&before);
        let is_value =
            path[0].starts_with(|c: char| c.is_lowercase() || c == '_') && !["(", "!"].contains(&self.text(end));
        let is_label = self.text(end) == ":";
        let is_ambiguous = path.len() == 1 && (is_value || is_label);
        let line = self.words[at].line;
        ((!is_continued && !is_ambiguous).then_some(Mention { path, line }), end - at)
    }
}

const DEFINES: &[&str] = &["struct", "enum", "union", "trait", "type", "fn", "const", "static"];

fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// `"crate::a::b"` in an attribute such as `#[serde(with = "...")]`.
fn quoted_path(literal: &str, line: usize) -> Option<Mention> {
    let path: Vec<String> = literal.trim_matches('"').split("::").map(str::to_owned).collect();
    let rooted = path.len() > 1 && ["crate", "super", "self"].contains(&path[0].as_str());
    (rooted && path.iter().all(|part| is_name(part))).then_some(Mention { path, line })
}

/// The names that a `use` statement, or a part of one in braces, brings into scope.
fn imports(words: &[&Word], prefix: &mut Vec<String>, re_export: bool, out: &mut Vec<Import>) {
    let given = prefix.len();
    let mut at = 0;
    while at < words.len() {
        let line = words[at].line;
        match words[at].text.as_str() {
            "::" => {
                // A leading `::` names another crate.
                if prefix.is_empty() {
                    return;
                }
            }
            "{" => {
                for part in parts(&words[at + 1..]) {
                    imports(part, prefix, re_export, out);
                }
                break;
            }
            "*" => out.push(Import { name: None, path: prefix.clone(), line, re_export }),
            name => {
                prefix.push(name.to_owned());
                let next = words.get(at + 1).map_or("", |word| word.text.as_str());
                if next != "::" {
                    let path: Vec<String> = prefix.iter().filter(|part| *part != "self").cloned().collect();
                    let path =
                        if prefix[0] == "self" { std::iter::once("self".into()).chain(path).collect() } else { path };
                    let renamed = (next == "as").then(|| words.get(at + 2)).flatten();
                    let name = renamed.map(|word| word.text.clone()).or_else(|| path.last().cloned());
                    out.push(Import { name, path, line, re_export });
                    break;
                }
            }
        }
        at += 1;
    }
    prefix.truncate(given);
}

/// The parts between the commas of a list in braces, whose opening brace is before `words`.
fn parts<'a>(words: &'a [&'a Word]) -> Vec<&'a [&'a Word]> {
    let (mut depth, mut start, mut found) = (0_usize, 0, Vec::new());
    for (at, word) in words.iter().enumerate() {
        match word.text.as_str() {
            "{" => depth += 1,
            "}" if depth == 0 => {
                found.push(&words[start..at]);
                break;
            }
            "}" => depth -= 1,
            "," if depth == 0 => {
                found.push(&words[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    found.retain(|part| !part.is_empty());
    found
}
