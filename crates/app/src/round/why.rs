//! Why two meet: what their pairing pays, and what the best alternative would.

use domain::knockout::needs_winner;
use domain::pairing::{Share, explain};
use domain::{EntryId, Game};
use serde::Serialize;
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use super::price::{PriceLine, lines};
use super::request::around;
use super::swap_colours::SwapColours;
use super::{board_position, side_view};
use crate::round::SideView;

/// Why two players meet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Why {
    /// The board.
    pub board: u32,
    /// The players, Black first.
    pub players: Vec<SideView>,
    /// Whether the best pairing of the round pairs them.
    pub best: bool,
    /// What their pairing pays, the most important first.
    pub pays: Vec<PriceLine>,
    /// What the round would pay more, if they did not meet; none if it could not be paired without them meeting.
    pub otherwise: Option<Vec<PriceLine>>,
    /// Whom Black would play then.
    pub black_would_play: Option<SideView>,
    /// Whom White would play then.
    pub white_would_play: Option<SideView>,
}

/// Explains the pairing of a board.
///
/// # Errors
/// There is no such board, or it is a knock-out game, which its table explains.
pub fn why(session: &EventSession, request: &SwapColours) -> Result<Why> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let SwapColours { round, board } = *request;
    let game = &tournament.games[board_position(tournament, competition.id, round, board)?];
    if needs_winner(tournament, game) {
        return Err(AppError::not_now(format!(
            "Board {board} is a knock-out or qualifying game: its table says why they meet."
        )));
    }
    let earlier = tournament.before_round(competition.id, round);
    let knockouts: Vec<Game> = tournament
        .games_of(competition.id, round)
        .into_iter()
        .filter(|g| needs_winner(tournament, g))
        .cloned()
        .collect();
    let mut asked = around(&earlier, competition.id, round, knockouts);
    let bye = tournament.byes.iter().find(|b| b.competition == competition.id && b.round == round);
    asked.bye = bye.map(|b| b.entry);
    let explanation = explain(&earlier, competition.id, round, &asked, (game.black, game.white))?;
    let side = |id: EntryId| side_view(tournament, id, "");
    let pays = |share: &Share| PriceLine { reason: share.reason.to_string(), by: share.cost.cast_signed() };
    Ok(Why {
        board,
        players: vec![side(game.black), side(game.white)],
        best: explanation.paired,
        pays: explanation.pays.iter().filter(|share| share.cost > 0).map(pays).collect(),
        otherwise: explanation.otherwise.as_deref().map(lines),
        black_would_play: explanation.first_would_play.map(side),
        white_would_play: explanation.second_would_play.map(side),
    })
}
