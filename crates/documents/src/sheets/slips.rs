//! `slips`: a result slip for every board of a round.

use app::player_report::code;
use domain::knockout::needs_winner;
use domain::{Colour, Game, HalfPoints};
use messages::message;
use print::sheets::{PrintedSlip, Slips};
use session::{AppError, Result};

use super::Subject;
use super::stage::stage;
use crate::names::PieceFormat;

/// Returns the slips of the round by board.
pub(super) fn sheet(subject: &Subject) -> Result<Slips> {
    let round = subject.seated_round()?;
    let slip = |game: &Game| PrintedSlip {
        board: game.board.to_string(),
        black: subject.player(game.black),
        white: subject.player(game.white),
        handicap: if game.handicap == 0 { String::new() } else { game.handicap.to_string() },
        komi: komi(subject, game).glyphs(),
        knock_out: needs_winner(subject.tournament, game),
        stage: stage(subject, game).unwrap_or_default(),
        codes: [Colour::Black, Colour::White].map(|colour| code(subject.event, game, colour).unwrap_or_default()),
    };
    let slips = subject.games(round).into_iter().map(slip).collect();
    let large = match subject.format {
        None | Some(PieceFormat::SixSlips) => false,
        Some(PieceFormat::FourSlips) => true,
        Some(format) => return Err(AppError::bad_input(message!("document-slips-format", format = format.as_str()))),
    };
    Ok(Slips { heading: subject.heading(Some(round)), slips, large })
}

/// Returns the competition's komi for an even game and 0 for a handicap game (R17).
fn komi(subject: &Subject, game: &Game) -> HalfPoints {
    let own = subject.competition.komi.unwrap_or(subject.tournament.event.komi);
    if game.handicap == 0 { own } else { HalfPoints::ZERO }
}
