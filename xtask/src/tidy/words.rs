//! Names of types use the terms of docs/glossary.md; the window's shell and the components use no tournament terms.

use super::finding::Finding;
use super::tree::{File, Tree};

/// Words that the glossary rules out, with the word to use.
const REFUSED: &[(&str, &str)] = &[
    ("Participant", "Entry"),
    ("Registration", "Entry"),
    ("PlacementParameter", "Criterion or Ladder"),
    ("Placement", "Criterion, Ladder or Place"),
    ("Dummy", "Ghost, Bye or an empty box"),
    ("Pot", "Group"),
    ("Manager", "the name of what it does"),
];

/// Tournament terms, in the singular, without another meaning.
const TOURNAMENT: &[&str] = &[
    "player",
    "entrant",
    "tournament",
    "competition",
    "pairing",
    "bracket",
    "knockout",
    "standing",
    "komi",
    "handicap",
    "jigo",
    "walkover",
    "mcmahon",
    "opponent",
];

/// Tournament terms that have other meanings in components but not in the window's shell.
const TOURNAMENT_IN_THE_SHELL: &[&str] = &["round", "game", "board", "seed", "bye"];

/// Names of types in Rust and TypeScript use the terms of the glossary.
pub fn type_names(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.rust() {
        let named = file
            .words
            .windows(2)
            .filter(|pair| ["struct", "enum", "trait", "type", "union"].contains(&pair[0].text.as_str()));
        findings.extend(named.filter_map(|pair| refuse(file, &pair[1].text, pair[1].line)));
    }
    for file in tree.front_end() {
        for (index, line) in file.text.lines().enumerate() {
            let mut words = line
                .split(|c: char| !c.is_alphanumeric())
                .filter(|word| !["export", "default", "abstract", "declare"].contains(word));
            if ["interface", "type", "class", "enum"].contains(&words.next().unwrap_or_default()) {
                findings.extend(words.next().and_then(|name| refuse(file, name, index + 1)));
            }
        }
    }
    findings
}

fn refuse(file: &File, name: &str, line: usize) -> Option<Finding> {
    let parts = parts(name);
    let contains =
        |refused: &str| parts.windows(self::parts(refused).len()).any(|window| window == self::parts(refused));
    let (refused, instead) = REFUSED.iter().find(|(refused, _)| contains(refused))?;
    Some(Finding::new(
        &file.path,
        line,
        format!("type `{name}` contains \"{refused}\": write {instead}, see docs/glossary.md"),
    ))
}

/// The window's shell uses no tournament terms: rules belong in the crates.
pub fn shell_knows_no_tournament(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.rust().filter(|file| file.path.starts_with("src-tauri/src/")) {
        for word in &file.words {
            findings.extend(tournament_word(&word.text, TOURNAMENT_IN_THE_SHELL).map(|found| {
                let problem =
                    format!("\"{found}\" in the window's shell, which only forwards calls: rules belong in the crates");
                Finding::new(&file.path, word.line, problem)
            }));
        }
    }
    findings
}

/// Components use no tournament terms: they display what screens pass to them.
pub fn components_know_no_tournament(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in
        tree.front_end().filter(|file| file.path.starts_with("ui/src/components/") && !file.path.ends_with(".test.ts"))
    {
        for (index, line) in file
            .text
            .lines()
            .enumerate()
            .filter(|(_, line)| !["//", "/*", "*", "<!--"].iter().any(|sign| line.trim_start().starts_with(sign)))
        {
            findings.extend(tournament_word(line, &[]).map(|found| {
                Finding::new(
                    &file.path,
                    index + 1,
                    format!("\"{found}\" in a component: components display values and use no tournament terms"),
                )
            }));
        }
    }
    findings
}

fn tournament_word(text: &str, further: &[&str]) -> Option<String> {
    let singular = |part: &String| part.strip_suffix('s').map_or_else(|| part.clone(), str::to_owned);
    parts(text)
        .iter()
        .map(singular)
        .find(|part| TOURNAMENT.contains(&part.as_str()) || further.contains(&part.as_str()))
}

/// The words of a name or text in lower case: `PairingView`, `pairing_view` and `"pairing view"` give `pairing`, `view`.
pub fn parts(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut after_small = false;
    for c in text.chars() {
        if !c.is_alphanumeric() || (c.is_uppercase() && after_small) {
            parts.push(String::new());
        }
        if c.is_alphanumeric() {
            parts.last_mut().expect("there is always a last part").extend(c.to_lowercase());
        }
        after_small = c.is_lowercase();
    }
    parts.retain(|part| !part.is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ruled_out_words_are_found_in_names_of_types() {
        let tree = Tree::of(&[
            (
                "crates/domain/src/a.rs",
                "struct Participant;\nenum Participation { A }\ntype PlacementParameters = u8;\nstruct Pottery;",
            ),
            ("ui/src/b.ts", "export interface RegistrationRow {}\nconst Participant = 1"),
        ]);
        let found: Vec<String> =
            type_names(&tree).iter().map(|finding| format!("{}:{}", finding.path, finding.line)).collect();
        assert_eq!(found, ["crates/domain/src/a.rs:1", "crates/domain/src/a.rs:3", "ui/src/b.ts:1"]);
    }

    #[test]
    fn tournament_words_are_found_in_the_shell_but_not_its_comments() {
        let tree = Tree::of(&[(
            "src-tauri/src/host.rs",
            "//! Knows no player.\nfn open() -> Result<(), E> { call(\"list_players\") }\nfn pairingOf() {}\nconst N: &str = \"drawmaster\";",
        )]);
        let lines: Vec<usize> = shell_knows_no_tournament(&tree).iter().map(|finding| finding.line).collect();
        assert_eq!(lines, [2, 3]);
    }

    #[test]
    fn tournament_words_are_found_in_components() {
        let tree = Tree::of(&[
            ("ui/src/components/Table.svelte", "<!-- Not about players. -->\n<script>let players = []</script>\n"),
            ("ui/src/screens/a/A.svelte", "<p>players</p>"),
        ]);
        assert_eq!(components_know_no_tournament(&tree).len(), 1);
    }
}
