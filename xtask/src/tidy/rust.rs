//! Rust text as a flat list of words, each with its line and whether it belongs to a test. It includes the
//! arguments of macros. Comments are left out.

use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use std::str::FromStr;

/// An identifier, literal, bracket or sign; `::` is one word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// As written.
    pub text: String,
    /// Counted from 1.
    pub line: usize,
    /// Whether it is compiled for tests only.
    pub test: bool,
}

/// Splits Rust text into words; `test` marks all of them as a test.
pub fn words(text: &str, test: bool) -> Result<Vec<Word>> {
    let stream = TokenStream::from_str(text).map_err(|error| anyhow!("line {}: {error}", error.span().start().line))?;
    let mut out = Vec::new();
    flatten(stream, test, &mut out);
    Ok(out)
}

fn flatten(stream: TokenStream, mut test: bool, out: &mut Vec<Word>) {
    let trees: Vec<TokenTree> = stream.into_iter().collect();
    let (mut at, mut test_until) = (0, 0);
    while at < trees.len() {
        if let Some((attribute, length)) = attribute(&trees[at..]) {
            let inner = length == 3;
            if inner && means_test(&attribute) {
                test = true;
            } else if !inner && means_test(&attribute) {
                test_until = test_until.max(at + length + item_length(&trees[at + length..]));
            }
            if !is_comment(&attribute) {
                flatten(attribute, test || at < test_until, out);
            }
            at += length;
            continue;
        }
        at += push(&trees[at..], test || at < test_until, out);
    }
}

/// The content of the attribute at the start of these trees, and its length in trees: 2, or 3 for an inner attribute.
fn attribute(trees: &[TokenTree]) -> Option<(TokenStream, usize)> {
    let content = |tree: Option<&TokenTree>| match tree {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Bracket => Some(group.stream()),
        _ => None,
    };
    match (trees.first()?, trees.get(1)?) {
        (TokenTree::Punct(hash), TokenTree::Punct(bang)) if hash.as_char() == '#' && bang.as_char() == '!' => {
            Some((content(trees.get(2))?, 3))
        }
        (TokenTree::Punct(hash), _) if hash.as_char() == '#' => Some((content(trees.get(1))?, 2)),
        _ => None,
    }
}

/// `#[test]`, `#[cfg(test)]`, `#[cfg(any(test, ...))]`, `#[cfg(all(test, ...))]`, but not `#[cfg(not(test))]`.
fn means_test(attribute: &TokenStream) -> bool {
    let text: String = attribute.to_string().split_whitespace().collect();
    text == "test"
        || (text.starts_with("cfg(")
            && !text.contains("not(test")
            && text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == "test"))
}

/// The tokenizer turns doc comments into `#[doc = "..."]`.
fn is_comment(attribute: &TokenStream) -> bool {
    matches!(attribute.clone().into_iter().next(), Some(TokenTree::Ident(name)) if name == "doc")
}

/// The length in trees of the item that starts here, with its further attributes, up to its braces or a semicolon.
fn item_length(trees: &[TokenTree]) -> usize {
    let mut at = 0;
    while let Some((_, length)) = attribute(&trees[at..]) {
        at += length;
    }
    let keyword = trees[at..].iter().find_map(|tree| match tree {
        TokenTree::Ident(word) if word != "pub" => Some(word.to_string()),
        _ => None,
    });
    let is_constant_function =
        trees[at..].iter().take(4).any(|tree| matches!(tree, TokenTree::Ident(word) if word == "fn"));
    let to_semicolon = !is_constant_function
        && keyword.is_some_and(|word| ["use", "const", "static", "let", "type"].contains(&word.as_str()));
    for (index, tree) in trees.iter().enumerate().skip(at) {
        match tree {
            TokenTree::Punct(sign) if sign.as_char() == ';' => return index + 1,
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace && !to_semicolon => return index + 1,
            _ => {}
        }
    }
    trees.len()
}

/// Appends the words of the first tree and returns the number of trees read.
fn push(trees: &[TokenTree], test: bool, out: &mut Vec<Word>) -> usize {
    let mut word = |text: String, line: usize| out.push(Word { text, line, test });
    match &trees[0] {
        TokenTree::Group(group) => {
            let (open, close) = match group.delimiter() {
                Delimiter::Parenthesis => ("(", ")"),
                Delimiter::Brace => ("{", "}"),
                Delimiter::Bracket => ("[", "]"),
                Delimiter::None => ("", ""),
            };
            word(open.to_owned(), group.span_open().start().line);
            flatten(group.stream(), test, out);
            out.push(Word { text: close.to_owned(), line: group.span_close().end().line, test });
        }
        TokenTree::Punct(sign) if sign.as_char() == ':' && sign.spacing() == Spacing::Joint => {
            word("::".to_owned(), sign.span().start().line);
            return 2;
        }
        other => word(other.to_string(), other.span().start().line),
    }
    1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn production(text: &str) -> String {
        words(text, false)
            .expect("Rust")
            .iter()
            .filter(|word| !word.test)
            .map(|word| word.text.as_str())
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn tests_end_where_their_item_ends() {
        assert_eq!(production("#[cfg(test)] mod tests { fn a() {} } fn b() {}"), "fn b ( ) { }");
        assert_eq!(production("#[cfg(test)] use a::{b, c}; fn d() {}"), "fn d ( ) { }");
        assert_eq!(production("#[test] #[ignore] fn a<T, U>() {} const B: u8 = 1;"), "const B : u8 = 1 ;");
        assert_eq!(production("#[cfg(test)] const fn a() -> u8 { 1 } struct B;"), "struct B ;");
        assert_eq!(production("#![cfg(test)] fn a() {}"), "");
        assert_eq!(production("#[cfg(not(test))] struct A;"), "cfg ( not ( test ) ) struct A ;");
    }

    #[test]
    fn comments_are_left_out_and_lines_count_from_one() {
        let found = words("//! Front page.\n/// Says.\nfn a() {\n}\n", false).expect("Rust");
        let lines: Vec<(&str, usize)> = found.iter().map(|word| (word.text.as_str(), word.line)).collect();
        assert_eq!(lines, [("fn", 3), ("a", 3), ("(", 3), (")", 3), ("{", 3), ("}", 4)]);
    }
}
