//! Rounds: pairing, releasing, results, confirming.

mod board_history;
mod boards;
mod confirm;
mod correct;
mod due;
mod enter_ladder;
mod enter_result;
mod manual;
mod pair;
mod pair_some;
mod price;
mod release;
mod report;
mod request;
mod set;
mod start;
mod swap_colours;
mod unpair;
mod view;
mod view_correction;
mod why;

pub use board_history::{BoardEvent, ViewBoard, board_history};
pub use boards::{MoveBoard, move_board, renumber_boards};
pub use confirm::confirm;
pub(crate) use correct::correct;
pub use correct::{AffectedGame, Carry, CorrectionView};
pub use enter_ladder::{EnterLadder, enter_ladder};
pub use enter_result::{EnterResult, EnterResults, ResultEntered, enter_result, enter_results};
pub use manual::{
    LockBoard, MoveBye, PairRest, PairTwo, Seat, SetHandicap, SwapPlayers, UnpairBoard, lock_board, move_bye,
    pair_rest, pair_two, set_handicap, swap_players, unpair_board,
};
pub use pair::{PairRound, pair, propose};
pub use pair_some::{PairSome, pair_some, propose_some};
pub(crate) use price::above_best;
pub use price::{ManualChange, PriceLine};
pub use release::release;
pub use report::{ReasonLine, RemarkLine, Report, report};
pub(crate) use request::{apart, fresh as fresh_request};
pub use set::{Paired, PairedBoard};
pub use start::start;
pub use swap_colours::{SwapColours, swap_colours};
pub use unpair::unpair;
pub use view::{
    BoardView, KnockoutTag, Note, PassView, RoundStateView, RoundView, SideView, ViewRound, scores_before, side_view,
    view,
};
pub use view_correction::{ViewCorrection, view_correction};
pub use why::{Why, why};

use domain::{CompetitionId, Game, RoundNumber, Tournament};
use serde::{Deserialize, Serialize};
use session::{AppError, Result};
use ts_rs::TS;

/// A round by its number.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct RoundRequest {
    /// From 1.
    pub round: u32,
}

/// Where a board's game stands in the snapshot.
pub(crate) fn board_position(
    tournament: &Tournament,
    competition: CompetitionId,
    round: RoundNumber,
    board: u32,
) -> Result<usize> {
    paired(tournament, competition, round)?;
    let there = |g: &Game| g.competition == competition && g.round == round && g.board == board;
    tournament.games.iter().position(there).ok_or_else(|| {
        let last = tournament.games_of(competition, round).last().map_or(0, |g| g.board);
        AppError::not_found(format!("Round {round} has no board {board}: its boards are 1 to {last}."))
    })
}

/// Where a paired round stands in the snapshot.
pub(crate) fn paired(tournament: &Tournament, competition: CompetitionId, round: RoundNumber) -> Result<usize> {
    let there = |r: &domain::Round| r.competition == competition && r.number == round;
    tournament
        .rounds
        .iter()
        .position(there)
        .ok_or_else(|| AppError::not_found(format!("Round {round} is not paired: pair it first.")))
}
