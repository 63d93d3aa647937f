//! The pages of one state of the event in one language, as bytes.

use std::collections::BTreeMap;

use documents::hall_pages::{HallContent, hall_content};
use hex::encode;
use maud::Markup;
use messages::LanguageCode;
use session::EventSession;
use sha2::{Digest, Sha256};

use crate::pages::{self, Frame};

/// A page that never changes.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Page {
    /// A hash of the content, in quotes.
    pub(crate) etag: String,
    pub(crate) html: Vec<u8>,
}

impl Page {
    pub(crate) fn new(markup: Markup) -> Page {
        let html = markup.into_string().into_bytes();
        Page { etag: format!("\"{}\"", &encode(Sha256::digest(&html))[..24]), html }
    }
}

/// The pages in one language, by the end of their address.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Site {
    pub(crate) language: LanguageCode,
    pub(crate) content: HallContent,
    pages: BTreeMap<String, Page>,
}

impl Site {
    /// Returns the page at `path`, such as `c/1/pairings`; empty for the first page.
    pub(crate) fn page(&self, path: &str) -> Option<&Page> {
        self.pages.get(path)
    }

    /// Returns the page that answers a search, which is not kept.
    pub(crate) fn found(&self, query: &str) -> Page {
        Page::new(pages::found(&Frame::new(self.language, &self.content, "find"), query))
    }
}

/// Renders all pages in a language. If the event cannot be shown, the pages say so.
pub(crate) fn render(session: &mut EventSession, language: LanguageCode) -> Site {
    let empty =
        || HallContent { event: String::new(), competitions: Vec::new(), timetable: Vec::new(), takes_reports: false };
    let content = hall_content(session, language).unwrap_or_else(|_| empty());
    let mut pages = BTreeMap::new();
    let mut add = |path: String, markup: Markup| drop(pages.insert(path, Page::new(markup)));
    add(String::new(), pages::home(&Frame::new(language, &content, "")));
    add("find".into(), pages::found(&Frame::new(language, &content, "find"), ""));
    add("timetable".into(), pages::timetable(&Frame::new(language, &content, "timetable")));
    for competition in &content.competitions {
        for page in &competition.pages {
            let path = format!("c/{}/{}", competition.id.0, page.name);
            let markup = pages::sheet(&Frame::new(language, &content, &path), competition, page);
            add(path, markup);
        }
    }
    let shown: Vec<_> =
        content.competitions.iter().flat_map(|of| of.pages.iter().map(move |page| (of, page))).collect();
    for at in 0..shown.len().max(1) {
        let path = format!("display/{at}");
        let markup = pages::display(
            &Frame::new(language, &content, &path),
            shown.get(at).copied(),
            (at + 1) % shown.len().max(1),
        );
        add(path, markup);
    }
    Site { language, content, pages }
}
