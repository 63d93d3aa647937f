//! `sealed-move`: the referee's form for an adjourned game (R75).

use messages::message;
use print::sheets::SealedMove;
use session::{AppError, Result};

use super::Subject;

/// Returns the form for an adjourned game: blank, or with the players of the requested board.
pub(super) fn sealed_move(subject: &Subject) -> Result<SealedMove> {
    let Some(board) = subject.board else {
        return Ok(SealedMove { heading: subject.heading(None), ..SealedMove::default() });
    };
    let round = subject.paired_round()?;
    let game = subject.games(round).into_iter().find(|g| g.board == board);
    let game = game.ok_or_else(|| AppError::not_found(message!("document-board-unknown", round, board)))?;
    Ok(SealedMove {
        heading: subject.heading(Some(round)),
        board: board.to_string(),
        black: subject.player(game.black),
        white: subject.player(game.white),
        resumption: String::new(),
    })
}
