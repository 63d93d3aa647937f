//! The referee's blank forms: `sealed-move` (R75) and `incidents` (R77).

use print::sheets::{Incidents, SealedMove};

use super::Subject;
use crate::failure::{Failure, Outcome};

/// The form for an adjourned game: blank, or with the names of the board asked for.
pub(super) fn sealed_move(subject: &Subject) -> Outcome<SealedMove> {
    let Some(board) = subject.board else {
        return Ok(SealedMove { heading: subject.heading(None), ..SealedMove::default() });
    };
    let round = subject.paired_round()?;
    let game = subject.games(round).into_iter().find(|g| g.board == board);
    let game = game.ok_or_else(|| Failure::not_found(format!("Round {round} has no board {board}.")))?;
    Ok(SealedMove {
        heading: subject.heading(Some(round)),
        board: board.to_string(),
        black: subject.player(game.black),
        white: subject.player(game.white),
        resumption: String::new(),
    })
}

/// The referee's log, to be written by hand.
pub(super) fn incidents(subject: &Subject) -> Outcome<Incidents> {
    Ok(Incidents { heading: subject.heading(None), incidents: Vec::new() })
}
