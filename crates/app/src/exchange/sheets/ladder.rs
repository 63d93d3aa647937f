//! `ladder`: the sheet that goes with a jigo in a knock-out game (R38, R39).

use domain::jigo_ladder::{Decider, JigoLadder, Next, STEPS, Step};
use domain::{Game, Verdict};
use print::sheets::{Ladder, Rung};

use super::{Sheets, Subject};
use crate::failure::{Failure, Outcome};

/// A sheet for the board asked for, or for every knock-out game of the round that ended in jigo or without result.
pub(super) fn sheets(subject: &Subject) -> Outcome<Sheets> {
    let round = subject.paired_round()?;
    let drawn = |game: &&Game| {
        let result = game.passes.known().map(|r| r.verdict);
        game.knockout.is_some() && matches!(result, Some(Verdict::Jigo | Verdict::NoResult))
    };
    let wanted = |game: &&Game| subject.board.is_none_or(|board| game.board == board);
    let games: Vec<&Game> = subject.games(round).into_iter().filter(drawn).filter(wanted).collect();
    if games.is_empty() {
        let which = subject.board.map_or_else(
            || format!("No knock-out game of round {round}"),
            |board| format!("Board {board} of round {round} holds no knock-out game that"),
        );
        return Err(Failure::not_now(format!("{which} ended in jigo: there is no ladder to print.")));
    }
    Ok(games.into_iter().map(|game| Box::new(sheet(subject, game)) as Box<dyn print::Sheet>).collect())
}

/// While the ladder is open this is the moment at which the referee accepts the jigo; of one that is decided no times
/// are known.
fn sheet(subject: &Subject, game: &Game) -> Ladder {
    let accepted = game.ladder_winner.is_none().then(|| subject.desk.now());
    let next = accepted.map(|at| JigoLadder::new([game.black, game.white], at, Decider::Boards).next());
    let first = match next {
        Some(Next::Game(_, start)) => format!("{}–{}", start.earliest.format("%H:%M"), start.latest.format("%H:%M")),
        _ => String::new(),
    };
    let mut rungs: Vec<Rung> = STEPS.iter().map(rung).collect();
    rungs[0].earliest = first;
    Ladder {
        heading: subject.heading(Some(game.round)),
        board: game.board.to_string(),
        accepted: accepted.map(|at| at.format("%H:%M").to_string()).unwrap_or_default(),
        black: subject.player(game.black),
        white: subject.player(game.white),
        rungs,
    }
}

fn rung(step: &Step) -> Rung {
    let Step { board, main_seconds, period_seconds, komi } = step;
    Rung {
        board: format!("{board} × {board}"),
        time: format!("{} min, 1 × {period_seconds} s, komi {}", main_seconds / 60, komi.glyphs()),
        ..Rung::default()
    }
}
