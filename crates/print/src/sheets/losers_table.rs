//! Draws the losers' table of a double elimination and the final: a column for each round, and in it the games with their two
//! players, or with the games that decide who they are (R61).

use crate::PrintedPlayer;
use crate::kit::fit::{Align, Setter};
use crate::kit::frame::Setting;
use crate::kit::length::{Area, Ink, MM};
use crate::kit::page::Page;
use crate::kit::text::Text;
use crate::sheets::table_result::{PrintedSide, TableResult};
use crate::web::Html;

/// A player of the losers' table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LosersSeat {
    /// The player, if known.
    pub player: Option<PrintedPlayer>,
    /// Where the player comes from, such as "loser of Semi-finals 2"; empty in the final.
    pub origin: String,
}

/// A game of the losers' table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LosersGame {
    /// The upper and the lower player.
    pub seats: [LosersSeat; 2],
    /// Who won.
    pub meeting: TableResult,
}

/// A round of the losers' table, or a final.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LosersRound {
    /// The stage, such as "Losers' table".
    pub stage: String,
    /// The round of the competition, such as "Round 3".
    pub round: String,
    /// Its games from the top.
    pub games: Vec<LosersGame>,
}

impl LosersGame {
    /// Returns a seat as text: the player, or where they come from.
    fn seat(&self, side: PrintedSide, blank: bool) -> Text {
        let seat = &self.seats[side as usize];
        match seat.player.as_ref().filter(|_| !blank) {
            Some(player) if self.meeting.winner == Some(side) => Text::bold(player.full().words()),
            Some(player) if self.meeting.winner.is_some() => Text::plain(player.full().words()).lightened(),
            Some(player) => player.full(),
            None => Text::plain(seat.origin.as_str()).lightened(),
        }
    }
}

/// Draws the rounds into an area; a blank form has no names.
pub(crate) fn draw(rounds: &[LosersRound], blank: bool, page: &mut Page, setter: &Setter, area: Area) {
    let width = area.width / rounds.len().max(1) as i64;
    let head = 12 * MM;
    let most = rounds.iter().map(|round| round.games.len()).max().unwrap_or(1).max(1) as i64;
    let row = ((area.height - head) / most / 2).min(9 * MM);
    for (at, round) in rounds.iter().enumerate() {
        let x = area.x + width * at as i64;
        let title = Area::new(x, area.y, width - 2 * MM, head / 2);
        setter.place_text(page, &Text::bold(round.stage.as_str()), 9_000, title, Align::Left);
        let below = Area::new(x, area.y + head / 2, width - 2 * MM, head / 2 - MM);
        setter.place_text(page, &Text::plain(round.round.as_str()).lightened(), 8_000, below, Align::Left);
        let share = (area.height - head) / round.games.len().max(1) as i64;
        for (index, game) in round.games.iter().enumerate() {
            let top = area.y + head + share * index as i64 + (share.min(row * 3) - 2 * row).max(0) / 2;
            let frame = Area::new(x, top, width - 4 * MM, 2 * row - row / 4);
            game.draw(blank, page, setter, frame);
        }
    }
}

impl LosersGame {
    fn draw(&self, blank: bool, page: &mut Page, setter: &Setter, frame: Area) {
        page.frame(frame, 600, Ink::Black);
        let half = frame.height / 2;
        page.rule((frame.x, frame.y + half), (frame.right(), frame.y + half), 300, Ink::Grey);
        for side in [PrintedSide::Upper, PrintedSide::Lower] {
            let y = frame.y + half * side as i64;
            let mut cell = Area::new(frame.x, y, frame.width, half).padded(MM);
            let won = self.meeting.winner == Some(side) && !blank;
            if won && !self.meeting.how.is_empty() {
                let how = Area::new(cell.right() - 10 * MM, cell.y, 10 * MM, cell.height);
                setter.place_text(page, &Text::plain(self.meeting.how.as_str()).lightened(), 6_500, how, Align::Right);
                cell = Area::new(cell.x, cell.y, cell.width - 11 * MM, cell.height);
            }
            setter.place_text(page, &self.seat(side, blank), 10_000.min(half * 62 / 100), cell, Align::Left);
        }
    }
}

/// Returns the rounds as HTML tables: a row for each game, the winner in bold.
pub(crate) fn web(rounds: &[LosersRound], setting: &Setting) -> Html {
    let mut html = Html::default();
    for round in rounds {
        html.raw("<h2>")
            .own_words(&round.stage, setting)
            .raw(" <small>")
            .own_words(&round.round, setting)
            .raw("</small></h2>\n");
        html.raw("<div class=\"wide\">\n<table>\n<tbody>\n");
        for game in &round.games {
            html.raw("<tr><td>").text(&game.seat(PrintedSide::Upper, false)).raw("</td><td>–</td><td>");
            html.text(&game.seat(PrintedSide::Lower, false))
                .raw("</td><td>")
                .words(&game.meeting.how)
                .raw("</td></tr>\n");
        }
        html.raw("</tbody>\n</table>\n</div>\n");
    }
    html
}
