//! `slips`: a result slip for every board of a round.

use domain::knockout::needs_winner;
use domain::{Game, HalfPoints};
use print::sheets::{Slip, Slips};
use session::{AppError, Result};

use super::Subject;
use super::stage::stage;

/// The slips of the round, in the order of boards.
pub(super) fn sheet(subject: &Subject) -> Result<Slips> {
    let round = subject.paired_round()?;
    let slip = |game: &Game| Slip {
        board: game.board.to_string(),
        black: subject.player(game.black),
        white: subject.player(game.white),
        handicap: if game.handicap == 0 { String::new() } else { game.handicap.to_string() },
        komi: komi(subject, game).glyphs(),
        knock_out: needs_winner(subject.tournament, game),
        stage: stage(subject, game).unwrap_or_default(),
    };
    let slips = subject.games(round).into_iter().map(slip).collect();
    let large = match subject.format {
        None | Some("6") => false,
        Some("4") => true,
        Some(other) => {
            return Err(AppError::bad_input(format!("Slips are printed 4 or 6 on a page, not \"{other}\".")));
        }
    };
    Ok(Slips { heading: subject.heading(Some(round)), slips, large })
}

/// The event's komi in an even game, none with handicap (R17).
fn komi(subject: &Subject, game: &Game) -> HalfPoints {
    if game.handicap == 0 { subject.tournament.event.komi } else { HalfPoints::ZERO }
}
