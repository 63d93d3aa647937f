//! The frame of a web page, with the same head and foot as on paper.

use super::Html;
use crate::kit::frame::{Heading, Setting};
use messages::Value;

/// The styles of all pages.
pub const STYLE: &str = include_str!("style.css");

/// Returns a page with a link to the page of links, head, title, content and foot.
pub(crate) fn page(setting: &Setting, heading: &Heading, title: &str, content: Html) -> String {
    framed(setting, heading, title, content, &[("index.html".into(), setting.word("print-all-pages"))])
}

/// Returns a page with these links above its head.
fn framed(setting: &Setting, heading: &Heading, title: &str, content: Html, up: &[(String, String)]) -> String {
    let Heading { event, dates, competition, round, corrected, .. } = heading;
    let mut html = Html::default();
    head(&mut html, setting, &[event, competition, title, round]);
    html.append(navigation(up, setting));
    html.raw("<header>\n<div class=\"first\"><p><b>").words(event).raw("</b></p><p>").own_words(dates, setting);
    html.raw("</p></div>\n<div class=\"second\"><h1>").own_words(title, setting).raw("</h1><p>");
    html.own_words(round, setting).raw("</p></div>\n<p>").words(competition).raw("</p>\n");
    if !corrected.is_empty() {
        let text = setting.words.text("print-corrected", &[("time", Value::Text(corrected))]);
        html.raw("<p class=\"corrected\">").own_words(&text, setting).raw("</p>\n");
    }
    html.raw("</header>\n<main>\n").append(content).raw("</main>\n");
    html.raw("<footer><p>");
    for (at, part) in heading.foot_parts(setting.words).iter().enumerate() {
        html.raw(if at > 0 { " · " } else { "" }).own_words(part, setting);
    }
    html.raw("</p></footer>\n</body>\n</html>\n");
    html.finish()
}

fn navigation(links: &[(String, String)], setting: &Setting) -> Html {
    let mut html = Html::default();
    for (file, title) in links {
        html.raw("<nav><a href=\"").words(file).raw("\">").own_words(title, setting).raw("</a></nav>\n");
    }
    html
}

/// Returns what stands between head and foot of a page that [`page`] wrote, for use in another frame.
pub fn main_part(page: &str) -> &str {
    let after = page.split_once("<main>\n").map_or("", |(_, after)| after);
    after.rsplit_once("</main>\n").map_or("", |(content, _)| content)
}

/// The page with links to all others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// The texts of head and foot.
    pub heading: Heading,
    /// File name and title of each page, in order.
    pub links: Vec<(String, String)>,
    /// File name and title of the page above, if there is one.
    pub up: Option<(String, String)>,
}

/// Returns the page of links as HTML.
pub fn page_of_links(contents: &Contents, setting: &Setting) -> String {
    let mut list = Html::default();
    list.raw("<ul class=\"contents\">\n");
    for (file, title) in &contents.links {
        list.raw("<li><a href=\"").words(file).raw("\">").own_words(title, setting).raw("</a></li>\n");
    }
    list.raw("</ul>\n");
    let Heading { competition, .. } = &contents.heading;
    framed(setting, &contents.heading, competition, list, contents.up.as_slice())
}

fn head(html: &mut Html, setting: &Setting, title: &[&str]) {
    let title: Vec<&str> = title.iter().copied().filter(|part| !part.is_empty()).collect();
    html.raw("<!doctype html>\n<html lang=\"")
        .words(&setting.words.code())
        .raw("\">\n<head>\n<meta charset=\"utf-8\">\n");
    html.raw(
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"generator\" content=\"",
    );
    html.words(program::writer()).raw("\">\n<title>");
    html.words(&title.join(" · ")).raw("</title>\n<style>\n").raw(STYLE).raw("</style>\n</head>\n<body>\n");
}
