//! The tour's web pages: plain HTML without scripts, with escaped texts and tables that scroll on a phone.

use maud::{Markup, PreEscaped, html};

use crate::web_page::web_page;

/// A page of the tour.
#[derive(Debug, Clone, Default)]
pub struct WebPage {
    /// Its path below the folder: `index.html`, `players/17.html`.
    pub path: String,
    /// Its title and heading.
    pub title: String,
    /// Its content from the top.
    pub parts: Vec<Part>,
}

/// A part of a page.
#[derive(Debug, Clone)]
pub enum Part {
    /// A heading.
    Heading(String),
    /// A paragraph.
    Text(String),
    /// A list of links: path below the folder and text.
    Links(Vec<(String, String)>),
    /// A table.
    Table(WebTable),
    /// An event, from [`crate::bundle::event_body`].
    Event(Markup),
}

/// A table.
#[derive(Debug, Clone, Default)]
pub struct WebTable {
    /// Its description for screen readers.
    pub label: String,
    /// Its columns.
    pub head: Vec<&'static str>,
    /// Its rows.
    pub rows: Vec<Vec<WebCell>>,
}

/// A cell.
#[derive(Debug, Clone)]
pub enum WebCell {
    /// A text.
    Text(String),
    /// A number, aligned right.
    Number(String),
    /// A link: path below the folder and text.
    Link(String, String),
}

/// The style sheet of all pages, `style.css`.
pub const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#1a1a1a;--paper:#fff;--link:#0b4f9e}\n\
@media (prefers-color-scheme:dark){:root{--ink:#eaeaea;--paper:#161616;--link:#9cc6ff}}\n\
html{background:var(--paper);color:var(--ink)}a{color:var(--link)}\n\
body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:0 1rem 2rem}\n\
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;padding:0}\n\
nav a,td a,li a{display:inline-block;padding:.2rem 0}\n\
h1{font-size:1.6rem;line-height:1.2}h2{font-size:1.25rem}h3{font-size:1rem}\n\
.scroll{overflow-x:auto}table{border-collapse:collapse}\n\
th,td{border-bottom:1px solid #888;padding:.25rem .6rem;text-align:left}\n\
td.number{text-align:right;font-variant-numeric:tabular-nums}\n\
td.from{min-width:10rem}code{overflow-wrap:anywhere}\n\
footer{margin-top:2rem;font-size:.9rem}\n";

/// Returns a page as a file. `tour` is the tour's name, `nav` the links on every page, `made` the date of the pages.
pub fn write(page: &WebPage, tour: &str, nav: &[(String, String)], made: &str) -> Vec<u8> {
    let up = "../".repeat(page.path.matches('/').count());
    let title = if page.title == tour { tour.to_string() } else { format!("{} – {tour}", page.title) };
    let style = html! { link rel="stylesheet" href={ (up) "style.css" }; };
    let body = html! {
        header { nav aria-label="Tour" { ul {
            @for (path, words) in nav { li { a href={ (up) (path) } { (words) } } }
        } } }
        main {
            h1 { (page.title) }
            @for part in &page.parts { (written(part, &up)) }
        }
        footer { p { (tour) ", as of " (made) "." } }
    };
    web_page(&title, &style, &body).into_bytes()
}

fn written(part: &Part, up: &str) -> Markup {
    match part {
        Part::Heading(text) => html! { h2 { (text) } },
        Part::Text(text) => html! { p { (text) } },
        Part::Links(links) => {
            html! { ul { @for (path, words) in links { li { a href={ (up) (path) } { (words) } } } } }
        }
        Part::Table(table) => table_written(table, up),
        Part::Event(body) => html! { (PreEscaped(&body.0)) },
    }
}

fn table_written(table: &WebTable, up: &str) -> Markup {
    html! {
        div.scroll tabindex="0" role="region" aria-label=(table.label) {
            table {
                thead { tr { @for head in &table.head { th scope="col" { (head) } } } }
                tbody {
                    @for row in &table.rows {
                        tr { @for cell in row { (cell_written(cell, up)) } }
                    }
                }
            }
        }
    }
}

fn cell_written(cell: &WebCell, up: &str) -> Markup {
    match cell {
        WebCell::Text(text) => html! { td { (text) } },
        WebCell::Number(text) => html! { td.number { (text) } },
        WebCell::Link(path, words) => html! { td { a href={ (up) (path) } { (words) } } },
    }
}

/// Returns a name that links to a page, for [`crate::bundle::event_body`]; without a page, the name as text.
pub fn name(path: Option<&str>, words: &str) -> Markup {
    match path {
        Some(path) => html! { a href=(path) { (words) } },
        None => html! { (words) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_escaped_and_links_are_relative() {
        let cell = WebCell::Link("players/2.html".into(), "<Ana> & \"B\"".into());
        let page = WebPage {
            path: "players/1.html".into(),
            title: "A <b>".into(),
            parts: vec![Part::Table(WebTable { label: "x\"y".into(), head: vec!["Name"], rows: vec![vec![cell]] })],
        };
        let text =
            String::from_utf8(write(&page, "Tour", &[("index.html".into(), "Tour".into())], "2026-08-16")).unwrap();
        assert!(text.contains("<a href=\"../players/2.html\">&lt;Ana&gt; &amp; &quot;B&quot;</a>"), "{text}");
        assert!(text.contains("<title>A &lt;b&gt; – Tour</title>") && text.contains("../style.css"), "{text}");
        assert!(!text.contains("<script") && !text.contains("<b>"), "{text}");
    }
}
