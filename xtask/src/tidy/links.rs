//! Links between documents: every relative link leads to a file or folder of the tree, and its anchor to a heading.

use super::finding::Finding;
use super::tree::{File, Tree};
use std::collections::BTreeMap;

/// Finds links that lead nowhere.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let documents = tree.files.iter().filter(|file| file.ending() == "md");
    documents.flat_map(|file| links(&file.text).into_iter().filter_map(|link| finding(tree, file, &link))).collect()
}

/// A link: its line and its target as written.
struct Link {
    line: usize,
    target: String,
}

/// The links and pictures of a document, outside of code.
fn links(text: &str) -> Vec<Link> {
    let mut found = Vec::new();
    for (number, line) in prose_lines(text) {
        let line = without_code(line);
        for (at, _) in line.match_indices("](") {
            let Some(end) = line[at..].find(')') else { continue };
            let target = line[at + 2..at + end].split_whitespace().next().unwrap_or_default();
            found.push(Link { line: number, target: target.trim_matches(['<', '>']).to_owned() });
        }
        // A definition of a reference: `[name]: target`.
        if let Some((_, target)) = line.strip_prefix('[').and_then(|rest| rest.split_once("]: ")) {
            found.push(Link { line: number, target: target.trim().to_owned() });
        }
    }
    found
}

/// The lines outside of fenced code, with their numbers.
pub fn prose_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut fenced = false;
    text.lines().enumerate().filter_map(move |(index, line)| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        (!fence && !fenced).then_some((index + 1, line))
    })
}

/// The line without pieces of code in backticks.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect()
}

fn finding(tree: &Tree, file: &File, link: &Link) -> Option<Finding> {
    let complaint = |problem: String| Some(Finding::new(&file.path, link.line, problem));
    if link.target.contains("://") || link.target.starts_with("mailto:") {
        return None;
    }
    let (path, anchor) =
        link.target.split_once('#').map_or((&*link.target, None), |(path, anchor)| (path, Some(anchor)));
    let path = if path.is_empty() { Some(file.path.clone()) } else { resolve(&file.path, path) };
    let Some(path) = path.filter(|path| tree.exists(path)) else {
        return complaint(format!("the link to {} leads nowhere: write the path from this file's folder", link.target));
    };
    let page = tree.files.iter().find(|file| file.path == path && file.ending() == "md");
    match (anchor, page) {
        (Some(anchor), Some(page)) if !anchors(&page.text).contains(&anchor.to_owned()) => {
            complaint(format!("{path} has no heading for the link to #{anchor}"))
        }
        _ => None,
    }
}

/// The path from the root that `link` means in the file `from`; `None` if it leaves the tree.
fn resolve(from: &str, link: &str) -> Option<String> {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in link.trim_end_matches('/').split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()?),
            "" => return None,
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

/// The anchors that the usual forges give to a document's headings.
fn anchors(text: &str) -> Vec<String> {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let headings = prose_lines(text).filter(|(_, line)| line.trim_start_matches('#').starts_with(' '));
    let headings = headings.filter(|(_, line)| line.starts_with('#'));
    let anchor = |(_, line): (usize, &str)| {
        let slug = slug(line.trim_start_matches('#').trim());
        let count = seen.entry(slug.clone()).or_default();
        *count += 1;
        if *count == 1 { slug } else { format!("{slug}-{}", *count - 1) }
    };
    headings.map(anchor).collect()
}

fn slug(heading: &str) -> String {
    let kept = |c: &char| c.is_alphanumeric() || [' ', '-', '_'].contains(c);
    heading.to_lowercase().chars().filter(kept).map(|c| if c == ' ' { '-' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dead_links_and_anchors_are_found() {
        let page = "# A page\n[file](b/c.md) [folder](b/) [part](b/c.md#the-part-twice-1) [web](https://a.b/c)\n\
            `[code](none.md)` [dead](none.md) ![picture](none.png)\n```\n[code](none.md)\n```\n\
            [own](#a-page) [gone](#gone) [gone](b/c.md#gone)\n[reference]: none.md\n";
        let other = "## The part, twice\n## The part: twice\n[up](../a.md) [out](../../a.md) [root](/a.md)";
        let tree = Tree::of(&[("a.md", page), ("b/c.md", other)]);
        let found: Vec<(String, usize)> = check(&tree).into_iter().map(|found| (found.path, found.line)).collect();
        let at = |path: &str, line| (path.to_owned(), line);
        assert_eq!(
            found,
            [
                at("a.md", 3),
                at("a.md", 3),
                at("a.md", 7),
                at("a.md", 7),
                at("a.md", 8),
                at("b/c.md", 3),
                at("b/c.md", 3)
            ]
        );
    }
}
