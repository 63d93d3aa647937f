//! `moves`: what it would cost to move a player of a draft to each other place.

use app::round::MoveView;
use app::round::{MoveVerdict, RoundView, ViewMoves, ViewRound};
use app::{register, round};
use clap::Args;
use messages::{Explain, message};
use session::AppError;

use crate::answer::{Answer, columns, row};
use crate::common::{RoundOf, reading};
use crate::language::{say, text};

/// A player of a draft.
#[derive(Debug, Args)]
pub struct Moves {
    #[command(flatten)]
    of: RoundOf,
    /// The player's number
    #[arg(long)]
    player: u32,
    /// Show the costs of the pairing's levels too
    #[arg(long)]
    numbers: bool,
}

/// Lists the places with a verdict, a sentence and the difference of the costs each.
pub fn run(arguments: &Moves) -> Result<Answer<Vec<MoveView>>, AppError> {
    let (session, round, number) = (reading(&arguments.of.event)?, arguments.of.round, arguments.player);
    let player = register::view(&session)?.entries.iter().find(|e| e.number == Some(number)).map(|e| e.id);
    let player = player.ok_or_else(|| AppError::not_found(message!("cli-number-unknown", number)))?;
    let moves = round::moves(&session, &ViewMoves { round, player })?;
    let view = round::view(&session, &ViewRound { round: Some(round) })?;
    let lines: Vec<Vec<String>> = moves
        .iter()
        .map(|to| {
            let shown = to.changes.iter().filter(|_| arguments.numbers);
            let costs: Vec<String> = shown.map(|line| text(&line.message())).collect();
            let (place, name) = place(&view, to.player);
            row![place, name, word(to.verdict), text(&to.text), costs.join(", ")]
        })
        .collect();
    Ok(Answer::new(columns(&lines), &moves))
}

/// Returns the place of a player, `3:white` or empty, and their name.
fn place(view: &RoundView, player: i64) -> (String, String) {
    for board in &view.boards {
        for (side, colour) in [(&board.black, "black"), (&board.white, "white")] {
            if side.id == player {
                return (format!("{}:{colour}", board.board), side.name.clone());
            }
        }
    }
    let bye = view.byes.iter().find(|side| side.id == player).map(|side| (say!("cli-moves-bye"), side.name.clone()));
    let left = || view.left_over.iter().find(|side| side.id == player).map(|side| (String::new(), side.name.clone()));
    bye.or_else(left).unwrap_or_default()
}

/// Returns the verdict as a word.
fn word(verdict: MoveVerdict) -> String {
    match verdict {
        MoveVerdict::Good => say!("cli-moves-good"),
        MoveVerdict::Worse => say!("cli-moves-worse"),
        MoveVerdict::Breaks => say!("cli-moves-breaks"),
        MoveVerdict::Impossible => say!("cli-moves-impossible"),
    }
}
