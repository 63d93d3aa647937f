//! The user's guide in docs/guide names every command and option of the command line, and only keys that the window has.

use super::finding::Finding;
use super::links::prose_lines;
use super::rust::Word;
use super::tree::{File, Tree};
use std::collections::{BTreeMap, BTreeSet};

/// The folder of the guide.
const GUIDE: &str = "docs/guide/";
/// The page with a part for each command.
const ALL_COMMANDS: &str = "docs/guide/commands.md";
/// The folder of the command line.
const COMMAND_LINE: &str = "crates/cli/src/";
/// The enum with the commands of the first level.
const COMMANDS: &str = "Command";
/// The file with the keys of all screens.
const KEYS: &str = "ui/src/state/keyTables.ts";

/// Finds commands and options that no page of the guide names.
pub fn commands(tree: &Tree) -> Vec<Finding> {
    let english = guide(tree).filter(|file| !file.path.starts_with(super::book::ROMANIAN));
    let pages: Vec<&str> = english.map(|file| file.text.as_str()).collect();
    let text = pages.join("\n").split_whitespace().collect::<Vec<_>>().join(" ");
    if text.is_empty() {
        return Vec::new();
    }
    let sources: Vec<&File> = tree.rust().filter(|file| file.path.starts_with(COMMAND_LINE)).collect();
    let mut findings = Vec::new();
    for file in &sources {
        for (option, line) in options(file).into_iter().filter(|(option, _)| !names(&text, option)) {
            findings.push(Finding::new(&file.path, line, format!("no page in {GUIDE} names the option {option}")));
        }
    }
    let enums: Enums = sources.iter().flat_map(|file| subcommands(file)).collect();
    let all = guide(tree).find(|file| file.path == ALL_COMMANDS);
    let commands = paths(&enums, COMMANDS, "");
    let is_group = |name: &str| commands.iter().any(|(_, other, _)| other.starts_with(&format!("{name} ")));
    for (file, command, line) in &commands {
        if !names(&text, command) {
            findings.push(Finding::new(file, *line, format!("no page in {GUIDE} names the command `{command}`")));
        } else if !is_group(command) && all.is_some_and(|page| !has_heading(&page.text, command)) {
            // A page may use the command's name as a common word.
            findings.push(Finding::new(file, *line, format!("{ALL_COMMANDS} has no part \"{command}\"")));
        }
    }
    findings
}

fn has_heading(page: &str, heading: &str) -> bool {
    page.lines().filter(|line| line.starts_with('#')).any(|line| line.trim_start_matches('#').trim() == heading)
}

fn guide(tree: &Tree) -> impl Iterator<Item = &File> {
    tree.files.iter().filter(|file| file.path.starts_with(GUIDE) && file.ending() == "md")
}

/// Whether the text has this name, not as a part of a longer one.
fn names(text: &str, name: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || ['-', '_'].contains(&c);
    text.match_indices(name)
        .any(|(at, _)| !text[..at].ends_with(part) && !text[at + name.len()..].starts_with(|c: char| part(c)))
}

/// The options of the arguments that a file defines, with their lines.
fn options(file: &File) -> Vec<(String, usize)> {
    let words = file.production();
    let mut found = Vec::new();
    for at in 0..words.len().saturating_sub(4) {
        if words[at].text != "arg" || words[at + 1].text != "(" {
            continue;
        }
        let inside: Vec<&str> = words[at + 2..].iter().take(closing(&words[at + 1..])).map(|w| &*w.text).collect();
        let Some(long) = inside.iter().position(|word| *word == "long") else { continue };
        if inside.contains(&"hide") {
            continue;
        }
        let given = (inside.get(long + 1) == Some(&"=")).then(|| inside[long + 2].trim_matches('"').to_owned());
        let after = words[at + 2 + inside.len()..].windows(2).find(|pair| pair[1].text == ":");
        let Some(name) = given.or_else(|| Some(kebab(&after?[0].text))) else { continue };
        found.push((format!("--{name}"), words[at].line));
    }
    found
}

/// The number of words between the bracket at the start and the one that closes it.
fn closing(words: &[&Word]) -> usize {
    let mut depth = 0_usize;
    for (index, word) in words.iter().enumerate() {
        match word.text.as_str() {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return index.saturating_sub(1);
        }
    }
    words.len()
}

/// `PairTwo` and `pair_two` give `pair-two`.
fn kebab(name: &str) -> String {
    super::words::parts(name).join("-")
}

/// A type that chooses among commands: each with its name, the type of its arguments, and its line.
struct Choice<'a> {
    file: &'a str,
    variants: Vec<(String, Option<String>, usize)>,
}

/// Types of arguments by name: enums of commands, and structs with the enum in one of their fields.
type Enums<'a> = BTreeMap<String, Choice<'a>>;

fn subcommands(file: &File) -> Vec<(String, Choice<'_>)> {
    let words = file.production();
    let mut found = Vec::new();
    let mut derived = false;
    for at in 0..words.len().saturating_sub(2) {
        match words[at].text.as_str() {
            "derive" => {
                let inside = words[at + 2..].iter().take(closing(&words[at + 1..]));
                derived = inside.clone().any(|word| word.text == "Subcommand" || word.text == "Args");
            }
            "enum" if derived => {
                let choice = Choice { file: &file.path, variants: variants(&words[at + 2..]) };
                found.push((words[at + 1].text.clone(), choice));
            }
            "struct" if derived && words[at + 2].text == "{" => {
                let body = &words[at + 3..at + 3 + closing(&words[at + 2..])];
                if let Some(inner) = subcommand_field(body) {
                    let variants = vec![(String::new(), Some(inner), words[at].line)];
                    found.push((words[at + 1].text.clone(), Choice { file: &file.path, variants }));
                }
            }
            _ => {}
        }
    }
    found
}

/// The type of the field marked `#[command(subcommand)]`.
fn subcommand_field(body: &[&Word]) -> Option<String> {
    let mark = body.windows(4).position(|w| w[0].text == "command" && w[2].text == "subcommand")?;
    let colon = mark + body[mark..].iter().position(|word| word.text == ":")?;
    body[colon + 1..]
        .iter()
        .take_while(|word| word.text != ",")
        .filter(|word| is_type(&word.text))
        .last()
        .map(|w| w.text.clone())
}

fn is_type(word: &str) -> bool {
    word.starts_with(char::is_uppercase)
}

/// The variants of an enum, given the words from its opening brace.
fn variants(words: &[&Word]) -> Vec<(String, Option<String>, usize)> {
    let body = &words[1..1 + closing(words)];
    let (mut found, mut at, mut hidden) = (Vec::new(), 0, false);
    while at < body.len() {
        match body[at].text.as_str() {
            "command" => {
                let length = closing(&body[at + 1..]);
                hidden |= body[at + 2..].iter().take(length).any(|word| word.text == "hide");
                at += length + 3;
            }
            name if is_type(name) => {
                let end = body[at..].iter().scan(0_i32, |depth, word| {
                    *depth +=
                        i32::from(["(", "{"].contains(&&*word.text)) - i32::from([")", "}"].contains(&&*word.text));
                    Some((*depth, word))
                });
                let length = end.take_while(|(depth, word)| *depth > 0 || word.text != ",").count();
                let types = body[at + 1..at + length].iter().rfind(|word| is_type(&word.text));
                if !std::mem::take(&mut hidden) {
                    found.push((kebab(name), types.map(|word| word.text.clone()), body[at].line));
                }
                at += length + 1;
            }
            _ => at += 1,
        }
    }
    found
}

/// The full names of all commands below the type `name`, such as `tour key add`.
fn paths<'a>(enums: &'a Enums, name: &str, before: &str) -> Vec<(&'a str, String, usize)> {
    let Some(choice) = enums.get(name) else { return Vec::new() };
    let mut found = Vec::new();
    for (command, inner, line) in &choice.variants {
        let path = format!("{before} {command}").trim().to_owned();
        if !command.is_empty() {
            found.push((choice.file, path.clone(), *line));
        }
        if let Some(inner) = inner.as_deref().filter(|inner| *inner != name) {
            found.extend(paths(enums, inner, &path));
        }
    }
    found
}

/// Finds keys in the guide that no screen has.
pub fn keys(tree: &Tree) -> Vec<Finding> {
    let Some(tables) = tree.files.iter().find(|file| file.path == KEYS) else { return Vec::new() };
    let known = strokes(&tables.text);
    let mut findings = Vec::new();
    // The page of keys is written from the tables.
    for page in guide(tree).filter(|page| super::book::name(page) != "keys") {
        for (number, line) in prose_lines(&page.text) {
            for key in named_keys(line).into_iter().filter(|key| !known.contains(&key.to_lowercase())) {
                findings.push(Finding::new(&page.path, number, format!("no screen has the key {key}, see {KEYS}")));
            }
        }
    }
    findings
}

/// The strokes of all tables, in lower case.
fn strokes(tables: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for part in tables.split("strokes: ").skip(1) {
        let list = part.split("text:").next().unwrap_or_default().lines().next().unwrap_or_default();
        found.extend(list.split('"').skip(1).step_by(2).map(str::to_lowercase));
        if list.contains("DIGITS") {
            found.extend((1..=9).map(|digit| digit.to_string()));
        }
        if let Some((before, _)) = list.split_once("${digit}") {
            let start = before.rsplit('`').next().unwrap_or_default().to_lowercase();
            found.extend((0..=9).map(|digit| format!("{start}{digit}")));
        }
    }
    found
}

/// The keys that a line of the guide names: in bold (`**Alt+I**`, `**T**`), or with Ctrl, Alt or Shift anywhere.
fn named_keys(line: &str) -> Vec<String> {
    let bold = line.split("**").skip(1).step_by(2).filter(|text| is_key(text));
    let plain = line.split(|c: char| c.is_whitespace() || ['*', '(', ')', ',', '.', ':', ';', '`', '|'].contains(&c));
    let held = plain.filter(|word| ["Ctrl+", "Alt+", "Shift+"].iter().any(|held| word.starts_with(held)));
    let mut found: Vec<String> = bold.chain(held).map(str::to_owned).collect();
    found.sort();
    found.dedup();
    found
}

fn is_key(text: &str) -> bool {
    let function = text.strip_prefix('F').is_some_and(|number| number.parse::<u8>().is_ok());
    text.chars().count() == 1 || function || text.contains('+') && !text.contains(' ')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(findings: Vec<Finding>) -> Vec<String> {
        findings.into_iter().map(|finding| format!("{}:{}", finding.line, finding.problem)).collect()
    }

    #[test]
    fn undocumented_commands_and_options_are_found() {
        let arguments = "#[derive(Debug, Subcommand)]\npub enum Command {\n/// New\nNew(new::New),\n#[command(subcommand)]\n\
            Entry(Box<EntryCommand>),\nPairTwo { #[arg(long)] board: u8 },\n#[command(hide = true)]\nSecret,\nTour(TourArgs) }";
        let entry = "#[derive(Subcommand)]\npub enum EntryCommand { Add(Add), Set(Set) }\n#[derive(Args)]\npub struct Add {\n\
            #[arg(long, value_name = \"PIN\")]\npin: Option<u32>,\n#[arg(long = \"as\")]\nform: String,\n\
            #[arg(long, hide = true)]\nold: bool,\n#[arg(long)]\npub fixed_board: u8,\n#[arg(short)]\nquiet: bool }\n\
            #[derive(Args)]\npub struct TourArgs { #[command(subcommand)]\npub command: TourCommand }\n\
            #[derive(Subcommand)]\npub enum TourCommand { Sp, Race }";
        let guide =
            "`new`, `entry add --pin 7 --board 1`, `entry\nsetting`, `pair-two-players`, `tour sp`, `tour race`\n";
        let tree = Tree::of(&[
            ("crates/cli/src/arguments.rs", arguments),
            ("crates/cli/src/commands/entry.rs", entry),
            ("docs/guide/a.md", guide),
        ]);
        assert_eq!(
            problems(commands(&tree)),
            [
                "7:no page in docs/guide/ names the option --as",
                "11:no page in docs/guide/ names the option --fixed-board",
                "2:no page in docs/guide/ names the command `entry set`",
                "7:no page in docs/guide/ names the command `pair-two`",
            ]
        );
    }

    #[test]
    fn a_command_whose_name_is_a_common_word_needs_a_part_of_its_own() {
        let arguments = "#[derive(Debug, Subcommand)]\npub enum Command { About, New }";
        let page = |text: &'static str| {
            Tree::of(&[
                ("crates/cli/src/arguments.rs", arguments),
                (ALL_COMMANDS, text),
                ("docs/guide/a.md", "all about it"),
            ])
        };
        assert_eq!(problems(commands(&page("## about\n\n## new\n"))), Vec::<String>::new());
        assert_eq!(problems(commands(&page("## new\n"))), ["2:docs/guide/commands.md has no part \"about\""]);
    }

    #[test]
    fn keys_that_no_screen_has_are_found() {
        let tables = "export const A = defineKeys({\n  one: { strokes: [\"a\", \"Ctrl+z\"], text: \"q\" },\n\
            two: { strokes: [\"0\", ...DIGITS].map((digit) => `Alt+${digit}`) },\n  three: { strokes: DIGITS },\n});";
        let page = "**A**, **Ctrl+Z**, Alt+7 and **5** exist. **Bold text**\n**B**, Alt+X.\n```\nAlt+Y\n```\n";
        let tree = Tree::of(&[(KEYS, tables), ("docs/guide/a.md", page), ("docs/b.md", "**B**")]);
        let found = problems(keys(&tree));
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("2:no screen has the key Alt+X") && found[1].contains("the key B"), "{found:?}");
    }
}
