//! The pages of phones and televisions. They work without scripts; a script only loads a page again when the event changes.

use documents::hall_pages::{HallCompetition, HallContent, HallPage, HallSeat, word};
use maud::{Markup, PreEscaped, html};
use messages::LanguageCode;

use crate::document::document;

/// How long a television shows a page, in seconds.
const DISPLAY_SECONDS: u32 = 20;

/// What all pages of a language share, and the address of one of them.
pub(crate) struct Frame<'a> {
    language: LanguageCode,
    content: &'a HallContent,
    path: &'a str,
}

impl<'a> Frame<'a> {
    pub(crate) fn new(language: LanguageCode, content: &'a HallContent, path: &'a str) -> Frame<'a> {
        Frame { language, content, path }
    }

    fn word(&self, key: &str) -> String {
        word(self.language, key)
    }

    fn link(&self, path: &str) -> String {
        format!("/{}/{path}", self.language.as_str())
    }

    fn document(&self, title: &str, head: &Markup, body: &Markup) -> Markup {
        let head = html! { (head) script src="/hall.js" defer {} };
        document(self.language, &format!("{title} · {}", self.content.event), &head, body)
    }

    fn page(&self, title: &str, main: &Markup) -> Markup {
        let body = html! {
            body {
                a.skip href="#main" { (self.word("hall-skip")) }
                header {
                    p.event { a href=(self.link("")) { (self.content.event) } }
                    nav aria-label=(self.word("hall-menu")) {
                        a href=(self.link("find")) { (self.word("hall-find")) }
                        a href=(self.link("timetable")) { (self.word("print-timetable")) }
                        @if self.content.takes_reports { a href=(self.link("report")) { (self.word("report-title")) } }
                    }
                }
                main id="main" { h1 { (title) } (main) }
                p id="news" role="status" data-offline=(self.word("hall-offline")) data-updated=(self.word("hall-updated")) {}
                footer {
                    nav aria-label=(self.word("hall-language")) {
                        @for code in LanguageCode::ALL {
                            a href=(format!("/{}/{}", code.as_str(), self.path)) lang=(code.as_str()) hreflang=(code.as_str())
                                aria-current=[(code == self.language).then_some("true")] { (code.name()) }
                            " "
                        }
                    }
                }
            }
        };
        self.document(title, &Markup::default(), &body)
    }

    fn search(&self, query: &str) -> Markup {
        html! {
            form action=(self.link("find")) method="get" role="search" {
                label for="q" { (self.word("hall-your-name")) }
                input id="q" name="q" type="search" value=(query) autocomplete="off" maxlength="60";
                button type="submit" { (self.word("hall-find")) }
            }
        }
    }
}

/// The first page: the search, the next round, and the pages of all competitions.
pub(crate) fn home(frame: &Frame) -> Markup {
    let main = html! {
        (frame.search(""))
        (countdown(frame))
        @for competition in &frame.content.competitions {
            section {
                h2 { (competition.name) @if !competition.round.is_empty() { small { " " (competition.round) } } }
                ul.links {
                    @for page in &competition.pages {
                        li { a href=(frame.link(&format!("c/{}/{}", competition.id.0, page.name))) { (page.title) } }
                    }
                }
            }
        }
    };
    frame.page(&frame.word("hall-title"), &main)
}

/// The answer to a search; without a query only the search.
pub(crate) fn found(frame: &Frame, query: &str) -> Markup {
    let words: Vec<String> = query.split_whitespace().map(folded).collect();
    let matches = |seat: &&HallSeat| {
        let name = folded(&seat.player);
        !words.is_empty() && words.iter().all(|word| name.contains(word))
    };
    let found: Vec<(&HallCompetition, Vec<&HallSeat>)> =
        frame.content.competitions.iter().map(|of| (of, of.seats.iter().filter(matches).take(50).collect())).collect();
    let nobody = found.iter().all(|(_, seats)| seats.is_empty());
    let main = html! {
        (frame.search(query))
        @if !words.is_empty() && nobody { p role="status" { (frame.word("hall-nobody")) } }
        @for (competition, seats) in found.iter().filter(|(_, seats)| !seats.is_empty()) {
            section {
                h2 { (competition.name) small { " " (competition.round) } }
                @for seat in seats { (card(frame, seat)) }
            }
        }
    };
    frame.page(&frame.word("hall-find"), &main)
}

/// Where someone sits.
fn card(frame: &Frame, seat: &HallSeat) -> Markup {
    let colour = seat.is_black.map(|black| frame.word(if black { "print-black" } else { "print-white" }));
    html! {
        div.seat {
            h3 { (seat.player) }
            dl {
                div { dt { (frame.word("print-board")) } dd.board { (seat.board) } }
                @if !seat.room.is_empty() { div { dt { (frame.word("print-hall")) } dd { (seat.room) } } }
                @if let Some(colour) = colour {
                    div {
                        dt { (frame.word("hall-colour")) }
                        dd { span.stone.black[seat.is_black == Some(true)] aria-hidden="true" {} " " (colour) }
                    }
                    div { dt { (frame.word("print-opponent")) } dd { (seat.opponent) } }
                }
            }
        }
    }
}

/// A page of a competition.
pub(crate) fn sheet(frame: &Frame, competition: &HallCompetition, page: &HallPage) -> Markup {
    let main = html! {
        p.of { (competition.name) }
        (PreEscaped(&page.content))
    };
    frame.page(&page.title, &main)
}

/// The timetable of all competitions.
pub(crate) fn timetable(frame: &Frame) -> Markup {
    let days = frame.content.timetable.chunk_by(|one, other| one.day == other.day);
    let main = html! {
        (countdown(frame))
        @for rounds in days {
            h2 { (rounds[0].day) }
            table { tbody {
                @for round in rounds { tr { th scope="row" { time datetime=(round.start) { (round.time) } } td { (round.what) } } }
            } }
        }
        @if frame.content.timetable.is_empty() { p { (frame.word("hall-no-times")) } }
    };
    frame.page(&frame.word("print-timetable"), &main)
}

/// The starts from which the script shows the next one and the time until then.
fn countdown(frame: &Frame) -> Markup {
    let starts: Vec<String> =
        frame.content.timetable.iter().map(|round| format!("{}|{} {}", round.start, round.time, round.what)).collect();
    html! {
        p id="countdown" hidden data-starts=(starts.join("\n")) data-next=(frame.word("hall-next-round"))
            data-minutes=(frame.word("hall-minutes")) {}
    }
}

/// A page for a television, which goes on to the next one by itself.
pub(crate) fn display(frame: &Frame, shown: Option<(&HallCompetition, &HallPage)>, next: usize) -> Markup {
    let title = shown.map_or_else(|| frame.word("hall-title"), |(_, page)| page.title.clone());
    let next = frame.link(&format!("display/{next}"));
    let refresh = html! { meta http-equiv="refresh" content=(format!("{DISPLAY_SECONDS};url={next}")); };
    let body = html! {
        body.display {
            header {
                p.event { (frame.content.event) }
                @if let Some((competition, _)) = shown { p { (competition.name) } }
            }
            main { h1 { (title) } @if let Some((_, page)) = shown { (PreEscaped(&page.content)) } }
            (countdown(frame))
        }
    };
    frame.document(&title, &refresh, &body)
}

/// Returns text in small letters without accents, for a search.
fn folded(text: &str) -> String {
    domain::model::player::latin(text).to_lowercase()
}
