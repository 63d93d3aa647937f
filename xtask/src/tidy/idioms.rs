//! Plain English: comments, catalogues and documents avoid the idioms that docs/style.md rules out.

use super::finding::Finding;
use super::prose::{self, Block, CODE, Token};
use super::tree::Tree;
use std::collections::BTreeSet;

/// One idiom.
struct Idiom {
    name: &'static str,
    /// Words in order. `a|b` is either word, `*4` up to four words of the same clause, `^` the start of a sentence.
    patterns: &'static [&'static str],
    /// The idiom does not match directly after one of these words.
    unless_before: &'static [&'static str],
    /// The idiom does not match directly before one of these words; `-er` is any word with this ending.
    unless_after: &'static [&'static str],
    /// What to write instead.
    instead: &'static str,
}

const IDIOMS: &[Idiom] = &[
    Idiom::plain("told", &["told"], "name who gets the information: show, report, list, describe"),
    Idiom::plain("tells apart", &["tell|tells|telling apart", "tell|tells|telling *3 apart"], "distinguish"),
    Idiom::plain(
        "said",
        &[
            "is|are|was|were|be|been|being|it|has|have|had|not|as|what's|else|otherwise said",
            "said so|aloud|otherwise|beside|instead",
        ],
        "show, report, state",
    ),
    Idiom::plain("anew", &["anew"], "again"),
    Idiom::plain("backup", &["backup|backups"], "copy, see docs/glossary.md"),
    Idiom {
        name: "is none",
        patterns: &["is|are|was|were|be none"],
        unless_before: &["there", "here", "can", "could", "may", "will", "would"],
        unless_after: &["of", "the", "so"],
        instead: "is not one, is not valid, does not exist",
    },
    Idiom {
        name: "is no X",
        patterns: &["is|are|was|were|be no"],
        unless_before: &["there", "here", "if", "where", "when"],
        unless_after: &[
            "longer",
            "more",
            "less",
            "better",
            "worse",
            "need",
            "reason",
            "way",
            "point",
            "doubt",
            "guarantee",
            "exception",
            "different",
            "one",
            "other",
            "such",
            "-er",
            CODE,
        ],
        instead: "is not a X, is not X",
    },
    Idiom {
        name: "but for",
        patterns: &["but for"],
        unless_before: &[",", ";"],
        unless_after: &["now"],
        instead: "except",
    },
    Idiom::plain(
        "otherwise than",
        &["otherwise than", "other than before", "other than it was"],
        "differently from, changed",
    ),
    Idiom::plain("whoever", &["whoever|whoever's|whomever|whosoever"], "anyone who, the person who"),
    Idiom {
        name: "whom",
        patterns: &["whom"],
        unless_before: &["meets"],
        unless_after: &[],
        instead: "who, that, or another construction",
    },
    Idiom::plain("whose it is", &["whose it|they|he|this is|are"], "its owner"),
    Idiom::plain("hindered", &["hinder|hinders|hindered|hindering"], "disabled, prevented"),
    Idiom::plain("somebody", &["somebody|somebody's"], "someone, a player, a person"),
    Idiom::plain("the one ... the other", &["^ the one *9 the other", "the one *7 , the other"], "name the two things"),
    Idiom::plain(
        "what is ... is",
        &["what is|was *4 is|are|was|stays|stay|stands|stand|goes|remains|counts|comes|belongs"],
        "use a noun: the locked boards stay",
    ),
    Idiom::plain("he, his, him", &["he|he's|his|him|himself"], "they, their, them"),
    Idiom::plain(
        "sentence begins with who",
        &["^ who|whose *7 is|are|was|were|has|have|gets|stays|goes|plays|rests|meets", "^ who's"],
        "a noun: players without a number, the winner",
    ),
    Idiom::plain("at the most", &["at the most|least"], "at most, at least, up to"),
    Idiom::plain("dearer", &["dearer"], "costs more"),
];

impl Idiom {
    const fn plain(name: &'static str, patterns: &'static [&'static str], instead: &'static str) -> Idiom {
        Idiom { name, patterns, unless_before: &[], unless_after: &[], instead }
    }
}

/// Lines that may keep an idiom, with the idiom's name: `docs/style.md: told`.
const ALLOWED: &str = include_str!("../../allowed-idioms.txt");

/// One finding for each line and idiom.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let allowed: BTreeSet<&str> = ALLOWED.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    let mut used = BTreeSet::new();
    let mut findings = BTreeSet::new();
    let patterns = patterns();
    for file in &tree.files {
        for block in prose::blocks(file) {
            for (idiom, line) in idioms(&patterns, &block) {
                match allowed.get(format!("{}: {}", file.path, idiom.name).as_str()) {
                    Some(entry) => drop(used.insert(*entry)),
                    None => {
                        let said = format!("\"{}\": write {}", idiom.name, idiom.instead);
                        findings.insert(Finding::new(&file.path, line, said));
                    }
                }
            }
        }
    }
    let is_here = |entry: &&&str| tree.files.iter().any(|file| entry.starts_with(&format!("{}: ", file.path)));
    for entry in allowed.difference(&used).filter(is_here) {
        findings.insert(Finding::new(
            "xtask/allowed-idioms.txt",
            1,
            format!("\"{entry}\" is not needed any more: remove it"),
        ));
    }
    findings.into_iter().collect()
}

/// An idiom with one of its patterns, split into words with their alternatives.
struct Pattern {
    idiom: &'static Idiom,
    words: Vec<Vec<&'static str>>,
}

fn patterns() -> Vec<Pattern> {
    let words = |pattern: &'static str| pattern.split(' ').map(|word| word.split('|').collect()).collect();
    IDIOMS
        .iter()
        .flat_map(|idiom| idiom.patterns.iter().map(move |pattern| Pattern { idiom, words: words(pattern) }))
        .collect()
}

/// The idioms in a block, with their first lines.
fn idioms(patterns: &[Pattern], block: &Block) -> Vec<(&'static Idiom, usize)> {
    let mut found = Vec::new();
    for at in 0..block.len() {
        let matching = patterns.iter().filter(|pattern| pattern.begins_at(block, at));
        found.extend(matching.map(|pattern| (pattern.idiom, block[at].line)));
    }
    found
}

impl Pattern {
    fn begins_at(&self, block: &Block, at: usize) -> bool {
        let Some(length) = length(&self.words, block, at) else { return false };
        let before = at.checked_sub(1).map_or("", |before| block[before].text.as_str());
        let after = block.get(at + length).map_or("", |token| token.text.as_str());
        !self.idiom.unless_before.contains(&before) && !self.idiom.unless_after.iter().any(|word| is_word(word, after))
    }
}

fn is_word(wanted: &str, word: &str) -> bool {
    match wanted.strip_prefix('-') {
        Some(ending) => word.len() > ending.len() + 2 && word.ends_with(ending),
        None => word == wanted,
    }
}

/// The number of words that the pattern matches at `at`; `None` without a match.
fn length(pattern: &[Vec<&str>], block: &[Token], at: usize) -> Option<usize> {
    let Some((first, rest)) = pattern.split_first() else { return Some(0) };
    let token = block.get(at)?;
    if let Some(most) = first[0].strip_prefix('*') {
        let most: usize = most.parse().expect("a number follows the star");
        let clause = block[at..].iter().take(most).take_while(|token| !ENDS_CLAUSE.contains(&token.text.as_str()));
        return (1..=clause.count()).find_map(|skipped| Some(skipped + length(rest, block, at + skipped)?));
    }
    if first[0] == "^" {
        return is_start_of_statement(block, at).then(|| length(rest, block, at)).flatten();
    }
    if !first.contains(&token.text.as_str()) {
        return None;
    }
    Some(1 + length(rest, block, at + 1)?)
}

/// Marks and words that end a clause.
const ENDS_CLAUSE: &[&str] = &[
    ".", ",", ";", ":", "?", "!", "(", ")", "and", "or", "but", "that", "which", "who", "what", "when", "where", "if",
    "how",
];

/// Whether a sentence starts here that is not a question.
fn is_start_of_statement(block: &[Token], at: usize) -> bool {
    let ends = |token: &Token| [".", "!", "?"].contains(&token.text.as_str());
    let begins = at == 0 || ends(&block[at - 1]) || at == 1 && ["-", "*"].contains(&block[0].text.as_str());
    let end = block[at..].iter().position(ends);
    begins && end.is_none_or(|end| block[at + end].text != "?")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<&'static str> {
        let tree = Tree::of(&[("docs/a.md", text)]);
        let (blocks, patterns) = (prose::blocks(&tree.files[0]), patterns());
        blocks.iter().flat_map(|block| idioms(&patterns, block)).map(|(idiom, _)| idiom.name).collect()
    }

    #[test]
    fn every_idiom_is_found() {
        for (text, name) in [
            ("The user is told of it.", "told"),
            ("A number tells the two apart.", "tells apart"),
            ("What is wrong is said in words.", "said"),
            ("It is made\nanew.", "anew"),
            ("A mostly skipped check is none.", "is none"),
            ("A missing day is no cut-off.", "is no X"),
            ("Two words are one but for one letter.", "but for"),
            ("Lines that are otherwise than before.", "otherwise than"),
            ("For whoever waits.", "whoever"),
            ("Players of whom nothing is known.", "whom"),
            ("The player whose it is.", "whose it is"),
            ("Undo is hindered.", "hindered"),
            ("Somebody left.", "somebody"),
            ("The one shows names, the other numbers.", "the one ... the other"),
            ("Pairing some: what is set stays.", "what is ... is"),
            ("The player keeps his lot.", "he, his, him"),
            ("Players. Who has no number is left out.", "sentence begins with who"),
            ("What is left out is ignored by it.", "what is ... is"),
            ("Ten at the most.", "at the most"),
            ("Seeding is dearer.", "dearer"),
        ] {
            assert!(found(text).contains(&name), "{text}: {:?}", found(text));
        }
    }

    #[test]
    fn ordinary_english_passes() {
        for text in [
            "There is none. If there is no file, it is no longer shown; it is no larger than before.",
            "Who won? What is wrong, and what is missing?",
            "The player who won, as they said. What the player said.",
            "The list of players, and what it is for.",
            "One board has a result, the other does not.",
            "Code such as `told` and `let whom = his` does not count.",
            "It is none of these. It works not only here, but for all.",
            "An untold story: there is no need to retell it.",
        ] {
            assert!(found(text).is_empty(), "{text}: {:?}", found(text));
        }
    }
}
