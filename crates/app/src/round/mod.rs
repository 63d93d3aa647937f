//! The rounds of an event: pair, release, start, enter results, confirm.

mod board_history;
mod boards;
mod changed;
mod confirm;
mod correct;
mod correct_qualifying;
mod corrected;
mod correction_view;
mod cost;
mod cost_line;
mod enter_ladder;
mod enter_result;
mod explain;
mod families;
mod left_over;
mod manual;
mod moves;
mod origin;
mod pair;
mod pair_some;
mod procedure;
mod proposal;
mod ready_to_pair;
mod reason;
mod reason_kind;
mod release;
mod report;
mod request;
mod start;
mod swap_colours;
mod times;
mod unpair;
mod validity;
mod verdict;
mod view;
mod view_correction;
mod warnings;

pub use crate::operation::{
    Carry, EnterLadder, EnterResult, EnterResults, LockBoard, MoveBoard, MoveBye, PairRest, PairRound, PairSome,
    PairTwo, RoundRequest, RoundStep, Seat, SetHandicap, SwapColours, SwapPlayers, UnpairBoard,
};
pub use board_history::{BoardEvent, ViewBoard, board_history};
pub use boards::{move_board, renumber_boards};
pub use confirm::confirm;
pub(crate) use correct::{Carrying, correct};
pub(crate) use corrected::corrected_games;
pub use correction_view::{AffectedGame, CorrectionView};
pub(crate) use cost::{AboveBest, above_best};
pub use cost::{ManualChange, worse_than_best};
pub use cost_line::{CostLine, CostReason};
pub use enter_ladder::{enter_ladder, has_ladder};
pub use enter_result::{ResultEntered, enter_result, enter_results};
pub(crate) use enter_result::{check_walkover, enter_ruled};
pub use explain::{Explanation, explain};
pub(crate) use left_over::{due_without_board, open_games};
pub use manual::{lock_board, move_bye, pair_rest, pair_two, set_handicap, swap_players, unpair_board};
pub use moves::{MoveView, ViewMoves, moves};
pub use pair::{pair, propose};
pub use pair_some::{pair_some, propose_some};
pub(crate) use procedure::by_procedure;
pub use proposal::{Paired, PairedBoard};
pub(crate) use ready_to_pair::missing_before;
pub use reason_kind::ReasonKind;
pub use release::release;
pub use report::{ReasonLine, RemarkLine, RemarkView, RoundReport, report};
pub(crate) use request::{first_round_meetings, fresh as fresh_request};
pub use start::start;
pub use swap_colours::swap_colours;
pub(crate) use times::whole_minute;
pub use unpair::unpair;
pub use validity::{StaleKind, StaleReason, Validity, ValidityState, paired_by};
pub(crate) use validity::{seen_by, validity_of_last};
pub use verdict::MoveVerdict;
pub use view::{
    BoardView, KnockoutTag, Note, PassView, RoundStateView, RoundView, SideView, ViewRound, scores_at_pairing,
    scores_before, side_view, view,
};
pub(crate) use view::{board_tag, floats_down};
pub use view_correction::{ViewCorrection, view_correction};
pub use warnings::warnings;

use domain::model::board_ranges::BoardRanges;
use domain::{CaseState, Competition, Game, RefereeCase, RoundNumber, Tournament};
use messages::message;
use session::{AppError, Result};

/// Returns the position in the snapshot of the game at a board.
pub(crate) fn board_position(tournament: &Tournament, round: RoundNumber, board: u32) -> Result<usize> {
    paired(tournament, round)?;
    let at_board = |g: &Game| g.round == round && g.board == board;
    tournament.games.iter().position(at_board).ok_or_else(|| {
        let boards = BoardRanges::of(tournament.games_of(round).iter().map(|g| (g.board, g.board)));
        AppError::not_found(match boards.is_empty() {
            true => message!("round-without-boards", round),
            false => message!("round-board-missing", round, board, boards = String::from(boards)),
        })
    })
}

/// Refuses to pair, publish or confirm in a competition whose players choose their opponents (R69).
pub(crate) fn refuse_free(competition: &Competition) -> Result<()> {
    if competition.system.is_free() {
        return Err(AppError::not_now(message!("self-pairing-no-rounds", name = &competition.name)));
    }
    Ok(())
}

/// Refuses to change the pairing of a confirmed round: only a correction of a result changes it.
pub(crate) fn refuse_confirmed(tournament: &Tournament, round: RoundNumber) -> Result<()> {
    let confirmed = tournament.round(round).is_some_and(|r| r.state == domain::RoundState::Confirmed);
    if confirmed { Err(AppError::not_now(message!("pairing-of-confirmed-round", round))) } else { Ok(()) }
}

/// Refuses to change single games of a competition in which teams meet.
fn refuse_teams(competition: &Competition) -> Result<()> {
    if competition.teams.is_some() {
        return Err(AppError::not_now(message!("teams-whole-matches")).hint(message!("teams-whole-matches-hint")));
    }
    Ok(())
}

/// Returns the position in the snapshot of a paired round.
pub(crate) fn paired(tournament: &Tournament, round: RoundNumber) -> Result<usize> {
    let is_round = |r: &domain::Round| r.number == round;
    let position = tournament.rounds.iter().position(is_round);
    position.ok_or_else(|| AppError::not_found(message!("round-not-paired", round)))
}

/// Refuses to change who plays a game that has a result, is adjourned, or is disputed: its form and its case are about these two players.
fn refuse_begun(tournament: &Tournament, game: &Game) -> Result<()> {
    let board = game.board;
    let is_disputed = |case: &&RefereeCase| {
        case.game == Some(game.id)
            && matches!(case.state(), CaseState::Open | CaseState::Protested | CaseState::Appealed)
    };
    if let Some(case) = tournament.cases.iter().find(is_disputed) {
        return Err(AppError::not_now(message!("round-board-disputed", board, number = case.id.0)));
    }
    match (has_result(game), tournament.is_unfinished(game)) {
        (true, _) => Err(AppError::not_now(message!("round-board-has-result", board))),
        (false, true) => Err(AppError::not_now(message!("round-board-adjourned", board))),
        (false, false) => Ok(()),
    }
}

/// Returns whether a result is entered for a game in either pass.
fn has_result(game: &Game) -> bool {
    game.passes.black.or(game.passes.white).is_some()
}
