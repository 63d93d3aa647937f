//! `sealed-move`: the referee's form for an adjourned game (R75).

use app::referee::clock_text;
use domain::{Adjournment, Colour};
use messages::message;
use print::sheets::SealedMove;
use session::{AppError, Result};

use super::Subject;

/// Returns the form for an adjourned game: blank, or with the players of the requested board, and what the referee has recorded.
pub(super) fn sealed_move(subject: &Subject) -> Result<SealedMove> {
    let Some(board) = subject.board else {
        return Ok(SealedMove { heading: subject.heading(None), ..SealedMove::default() });
    };
    let round = subject.paired_round()?;
    let game = subject.games(round).into_iter().find(|g| g.board == board);
    let game = game.ok_or_else(|| AppError::not_found(message!("document-board-unknown", round, board)))?;
    let form = SealedMove {
        heading: subject.heading(Some(round)),
        board: board.to_string(),
        black: subject.player(game.black),
        white: subject.player(game.white),
        ..SealedMove::default()
    };
    let Some(recorded) = subject.tournament.adjournment_of(game.id) else { return Ok(form) };
    let colour = match recorded.sealed_by {
        Colour::Black => "print-black",
        Colour::White => "print-white",
    };
    Ok(SealedMove {
        captures: recorded.captures.map(|stones| stones.to_string()),
        clocks: recorded.remaining.map(clock_text),
        sealed_by: subject.word(colour),
        number: recorded.move_number.to_string(),
        resumption: resumption(subject, recorded),
        ..form
    })
}

/// Returns the day, the time and the place of the resumption, as far as they are fixed.
fn resumption(subject: &Subject, form: &Adjournment) -> String {
    let when = form.resumption.map(|time| {
        let day = subject.date(time.date(), "sheet-weekday-date");
        format!("{day}, {}", time.format("%H:%M"))
    });
    when.into_iter().chain(Some(form.site.clone()).filter(|site| !site.is_empty())).collect::<Vec<_>>().join(", ")
}
