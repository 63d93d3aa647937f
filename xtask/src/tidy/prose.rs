//! The prose of a source file: its comments, the texts of its strings, a message catalogue's texts, or a document, as
//! blocks of words with their lines.

use super::tree::File;

/// The words of a coherent text, such as a comment of several lines, in order. Punctuation marks are words of their own.
pub type Block = Vec<Token>;

/// One word or punctuation mark.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// In lower case. [`CODE`] stands for code in backticks and for placeholders.
    pub text: String,
    /// Counted from 1.
    pub line: usize,
}

/// The word that replaces a piece of code in prose.
pub const CODE: &str = "`";

/// A string with fewer words than this is not a text for people.
const WORDS_OF_A_TEXT: usize = 3;

/// The blocks of a file; none for generated files and for languages other than English.
pub fn blocks(file: &File) -> Vec<Block> {
    if file.generated() {
        return Vec::new();
    }
    match file.ending() {
        "rs" => rust(file),
        "ts" | "mjs" | "svelte" => join(script_comments(&file.text)),
        "toml" => join(hash_comments(&file.text)),
        "ftl" if file.path.contains("/en/") => catalogue(&file.text),
        "md" => document(&file.text),
        _ => Vec::new(),
    }
}

/// A line of prose: its number, its mark (`///`), and the text without the mark.
struct Line {
    number: usize,
    mark: &'static str,
    text: String,
}

/// Comments of Rust, and string literals outside of tests that are sentences.
fn rust(file: &File) -> Vec<Block> {
    let mut found = join(rust_comments(&file.text));
    for word in file.words.iter().filter(|word| !word.test && word.text.starts_with('"')) {
        let text = word.text.trim_matches('"').replace("\\n", " ").replace("\\\"", "\"");
        if text.split_whitespace().filter(|part| part.chars().all(char::is_alphabetic)).count() >= WORDS_OF_A_TEXT {
            let mut block = Block::new();
            tokens(&text, word.line, &mut block);
            found.push(block);
        }
    }
    found
}

fn rust_comments(text: &str) -> Vec<Line> {
    let mut lines = Vec::new();
    let (mut rest, mut number) = (text, 1);
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            let comment = rest.lines().next().unwrap_or_default();
            let mark = ["//!", "///", "//"].into_iter().find(|mark| comment.starts_with(mark)).unwrap_or("//");
            lines.push(Line { number, mark, text: comment[mark.len()..].to_owned() });
            comment.len()
        } else {
            literal_length(rest, first).unwrap_or_else(|| word_length(rest, first))
        };
        number += rest[..length].matches('\n').count();
        rest = &rest[length..];
    }
    lines
}

/// A word is skipped as a whole, so that the `r` of `for"` does not start a raw string.
fn word_length(rest: &str, first: char) -> usize {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    if !is_word(first) || raw_string(rest).is_some() {
        return first.len_utf8();
    }
    rest.find(|c| !is_word(c)).unwrap_or(rest.len())
}

/// The number of `#` of a raw string that starts here.
fn raw_string(rest: &str) -> Option<usize> {
    let after = rest.strip_prefix("br").or_else(|| rest.strip_prefix('r'))?;
    let hashes = after.len() - after.trim_start_matches('#').len();
    after[hashes..].starts_with('"').then_some(hashes)
}

/// The length of the string or character that starts here.
fn literal_length(rest: &str, first: char) -> Option<usize> {
    if let Some(hashes) = raw_string(rest) {
        let start = rest.find('"')? + 1;
        let end = format!("\"{}", "#".repeat(hashes));
        return Some(rest[start..].find(&end).map_or(rest.len(), |at| start + at + end.len()));
    }
    if first == '"' {
        let mut escaped = false;
        for (at, c) in rest.char_indices().skip(1) {
            match c {
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '"' => return Some(at + 1),
                _ => {}
            }
        }
        return Some(rest.len());
    }
    // A lifetime has no closing quote.
    let inner = rest.strip_prefix('\'')?;
    let end = if inner.starts_with('\\') { inner[2..].find('\'')? + 3 } else { inner.chars().next()?.len_utf8() + 1 };
    rest[end..].starts_with('\'').then_some(end + 1)
}

/// Comments of TypeScript, JavaScript and Svelte; `//` counts at the beginning of a line and after a blank.
fn script_comments(text: &str) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut closing: Option<&str> = None;
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let mut rest = line;
        loop {
            if let Some(end) = closing {
                let (comment, after) =
                    rest.split_once(end).map_or((rest, None), |(comment, after)| (comment, Some(after)));
                lines.push(Line { number, mark: "/*", text: comment.trim_start().trim_start_matches('*').to_owned() });
                let Some(after) = after else { break };
                // An empty line keeps comments apart.
                lines.push(Line { number, mark: "/*", text: String::new() });
                (closing, rest) = (None, after);
            }
            let Some((at, open, end)) = first_comment(rest) else { break };
            rest = &rest[at + open.len()..];
            if end.is_empty() {
                lines.push(Line { number, mark: "//", text: rest.to_owned() });
                break;
            }
            closing = Some(end);
        }
    }
    lines
}

/// The first comment that starts on the line: its position, its opening mark, and its closing mark.
fn first_comment(line: &str) -> Option<(usize, &'static str, &'static str)> {
    let signs = [("//", ""), ("/**", "*/"), ("/*", "*/"), ("<!--", "-->")];
    let found = signs.into_iter().filter_map(|(open, end)| {
        let (at, _) =
            line.match_indices(open).find(|(at, _)| line[..*at].chars().last().is_none_or(char::is_whitespace))?;
        Some((at, open, end))
    });
    found.min_by_key(|(at, ..)| *at)
}

fn hash_comments(text: &str) -> Vec<Line> {
    let comment = |(index, line): (usize, &str)| {
        let text =
            line.trim_start().strip_prefix('#').or_else(|| line.split_once(" # ").map(|(_, comment)| comment))?;
        Some(Line { number: index + 1, mark: "#", text: text.to_owned() })
    };
    text.lines().enumerate().filter_map(comment).collect()
}

/// Each comment and each message is a block.
fn catalogue(text: &str) -> Vec<Block> {
    let mut found: Vec<Block> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let (starts, text) = match line.strip_prefix('#') {
            Some(comment) => (!found.last().is_some_and(|block| follows(block, number)), comment),
            None if line.starts_with(' ') => (false, line.split_once(']').map_or(line, |(_, variant)| variant)),
            None => (true, line.split_once('=').map_or("", |(_, text)| text)),
        };
        if starts || found.is_empty() {
            found.push(Block::new());
        }
        tokens(text, number, found.last_mut().expect("there is a block"));
    }
    found.retain(|block| !block.is_empty());
    found
}

fn follows(block: &Block, line: usize) -> bool {
    block.last().is_some_and(|token| token.line + 1 == line)
}

/// The paragraphs, headings, items and cells of a Markdown document, without code blocks.
fn document(text: &str) -> Vec<Block> {
    let mut lines = Vec::new();
    let mut in_code = false;
    for (index, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        } else if !in_code && line.trim_start().starts_with('|') {
            // An empty line keeps cells apart.
            for cell in line.split('|') {
                lines.push(Line { number: index + 1, mark: "", text: cell.to_owned() });
                lines.push(Line { number: index + 1, mark: "", text: String::new() });
            }
        } else if !in_code {
            lines.push(Line { number: index + 1, mark: "", text: line.to_owned() });
        }
    }
    join(lines)
}

/// Joins consecutive lines with the same mark; an empty line, an item, a heading and a code block end a block.
fn join(lines: Vec<Line>) -> Vec<Block> {
    let mut found: Vec<Block> = Vec::new();
    let (mut last, mut ended, mut in_code) = ((0, ""), true, false);
    for line in lines {
        let text = line.text.trim();
        if text.starts_with("```") {
            in_code = !in_code;
        }
        let is_heading = text.starts_with('#');
        let is_item =
            text.starts_with("- ") || text.starts_with("* ") || text.starts_with(|c: char| c.is_ascii_digit());
        let goes_on = !ended && last.1 == line.mark && last.0 + 1 == line.number && !is_heading && !is_item;
        if !goes_on {
            found.push(Block::new());
        }
        ended = text.is_empty() || is_heading || in_code || text.starts_with("```");
        last = (line.number, line.mark);
        if !in_code && !text.starts_with("```") {
            tokens(text, line.number, found.last_mut().expect("there is a block"));
        }
    }
    found.retain(|block| !block.is_empty());
    found
}

/// Appends the words of a line. Code in backticks and placeholders in braces are one token each.
fn tokens(text: &str, line: usize, block: &mut Block) {
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let closing = match first {
            '`' => Some('`'),
            '{' => Some('}'),
            _ => None,
        };
        let length = if let Some(end) = closing.and_then(|closing| rest[1..].find(closing)) {
            block.push(Token { text: CODE.to_owned(), line });
            end + 2
        } else if first.is_alphanumeric() {
            let is_inside = |c: char| c.is_alphanumeric() || ['\'', '’', '-', '_'].contains(&c);
            let end = rest.find(|c| !is_inside(c)).unwrap_or(rest.len());
            block.push(Token { text: rest[..end].to_lowercase().replace('’', "'"), line });
            end
        } else {
            if !first.is_whitespace() && !['*', '\\'].contains(&first) {
                block.push(Token { text: first.to_string(), line });
            }
            first.len_utf8()
        };
        rest = &rest[length..];
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::tree::Tree;

    fn read(path: &str, text: &str) -> Vec<String> {
        let tree = Tree::of(&[(path, text)]);
        let written = |block: &Block| {
            let words: Vec<&str> = block.iter().map(|token| token.text.as_str()).collect();
            format!("{}: {}", block[0].line, words.join(" "))
        };
        blocks(&tree.files[0]).iter().map(written).collect()
    }

    #[test]
    fn comments_and_sentences_of_rust_are_read() {
        let text = "//! Front\n//! page.\n\n/// One `code`.\n///\n/// # Errors\n/// Two.\nfn f<'a>(c: &'a str) -> char {\n\
                    let x = \"// no comment here\"; // three\n    let y = r#\"a \" // b\"#;\n '\"' // four\n}\n";
        let found = read("crates/x/src/a.rs", text);
        let expected = [
            "1: front page .",
            "4: one ` .",
            "6: # errors",
            "7: two .",
            "9: three",
            "11: four",
            "9: / / no comment here",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn strings_of_tests_are_not_read() {
        assert!(read("crates/x/src/a.rs", "#[cfg(test)] mod tests { const A: &str = \"one two three\"; }").is_empty());
    }

    #[test]
    fn comments_of_svelte_and_typescript_are_read() {
        let text = "<!-- One\n  two. -->\n<script>\n  // three\n  const a = 'https://x.example' /* four */\n  /** five\n   * six */\n";
        let found = read("ui/src/A.svelte", text);
        assert_eq!(found, ["1: one two .", "4: three", "5: four", "6: five six"]);
    }

    #[test]
    fn messages_are_read_without_keys_and_placeholders() {
        let text = "# Front page.\nopen-told = Open { $name }\n  again\ncount = { $n ->\n   [one] one told\n}\n";
        let found = read("assets/messages/en/a.ftl", text);
        assert_eq!(found, ["1: front page .", "2: open ` again", "4: { $ n - > one told"]);
        assert!(read("assets/messages/ro/a.ftl", text).is_empty());
    }

    #[test]
    fn documents_are_read_by_paragraphs_items_and_cells() {
        let text = "# Head\ntext\nmore\n\n- item\n- other\n```\ncode\n```\n| a | b c |\n";
        let found = read("docs/a.md", text);
        assert_eq!(found, ["1: # head", "2: text more", "5: - item", "6: - other", "10: a", "10: b c"]);
    }
}
