//! The pages on which players report their result. They are plain forms: they need no script, and nothing is stored on the phone.

use app::labels::{ColourView, ResultView};
use app::player_report::{ReportSeat, SeatState};
use documents::hall_pages::{explain, word};
use maud::{Markup, html};
use messages::{LanguageCode, Message, message};

use crate::document::document;

/// The page that asks for the code, with a refusal of the last one.
pub(crate) fn code_page(language: LanguageCode, refusal: Option<&Message>) -> Markup {
    let main = html! {
        @if let Some(refusal) = refusal { p.refused role="alert" { (explain(language, refusal)) } }
        p { (word(language, "report-about")) }
        form action=(address(language)) method="post" {
            label for="code" { (word(language, "report-code")) }
            input id="code" name="code" required autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="40";
            button type="submit" { (word(language, "report-next")) }
        }
    };
    page(language, &main)
}

/// The page of a seat: the board, what was reported, and the buttons if the player may report.
pub(crate) fn seat_page(language: LanguageCode, code: &str, seat: &ReportSeat, refusal: Option<&Message>) -> Markup {
    let say = |message: &Message| explain(language, message);
    let result = seat.result.map(|result| result_word(language, result)).unwrap_or_default();
    let may_report = matches!(seat.state, SeatState::Open | SeatState::Asked);
    let own = |colour| (seat.colour == colour).then_some("true");
    let main = html! {
        @if let Some(refusal) = refusal { p.refused role="alert" { (say(refusal)) } }
        div.seat {
            h2 { (word(language, "print-board")) " " (seat.board) " " small { (seat.competition) } }
            p aria-current=[own(ColourView::Black)] { "● " (word(language, "print-black")) ": " (seat.black) }
            p aria-current=[own(ColourView::White)] { "○ " (word(language, "print-white")) ": " (seat.white) }
        }
        p role="status" {
            @match seat.state {
                SeatState::Open => (word(language, "report-choose")),
                SeatState::Asked => (say(&message!("report-asked", result))),
                SeatState::Waiting => (say(&message!("report-waiting", result))),
                SeatState::Disputed => (word(language, "report-is-disputed")),
                SeatState::Dismissed => (word(language, "report-is-dismissed")),
                SeatState::Entered => (say(&message!("report-is-entered", result))),
            }
        }
        @if may_report {
            form action=(address(language)) method="post" {
                input type="hidden" name="code" value=(code);
                div.row {
                    @for (value, result) in RESULTS {
                        button type="submit" name="result" value=(value) { (result_word(language, result)) }
                    }
                }
            }
        }
    };
    page(language, &main)
}

/// The results that players report, by their names in forms.
pub(crate) const RESULTS: [(&str, ResultView); 3] =
    [("black", ResultView::BlackWon), ("white", ResultView::WhiteWon), ("jigo", ResultView::Jigo)];

fn result_word(language: LanguageCode, result: ResultView) -> String {
    word(
        language,
        match result {
            ResultView::BlackWon | ResultView::BlackWonByForfeit => "print-slip-black-wins",
            ResultView::WhiteWon | ResultView::WhiteWonByForfeit => "print-slip-white-wins",
            ResultView::Jigo | ResultView::JigoByForfeit => "print-slip-jigo",
            _ => "report-other",
        },
    )
}

fn address(language: LanguageCode) -> String {
    format!("/{}/report", language.as_str())
}

fn page(language: LanguageCode, main: &Markup) -> Markup {
    let title = word(language, "report-title");
    let body = html! {
        body {
            header { nav { a href=(format!("/{}/", language.as_str())) { (word(language, "hall-title")) } } }
            main id="main" { h1 { (title) } (main) }
        }
    };
    document(language, &title, &Markup::default(), &body)
}
