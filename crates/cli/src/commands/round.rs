//! `round`: the boards of a round with their results, the bye, and the players without a game.

use app::round::RoundView;
use app::round::{BoardView, SideView, ViewRound, view};
use domain::Category;
use session::AppError;

use super::pair::by_match;
use crate::answer::Answer;
use crate::answer::row;
use crate::common::{RoundOf, reading};
use crate::language::{colour, say, texts};

/// Shows a round.
pub fn show(arguments: &RoundOf) -> Result<Answer<RoundView>, AppError> {
    let view = view(&reading(&arguments.event)?, &ViewRound { round: Some(arguments.round) })?;
    let line = |b: &BoardView| {
        let ko =
            b.knockout.as_ref().map(|k| format!("KO{} {}", Category(k.category), k.stage.as_str().replace('_', " ")));
        let ladder = b.ladder.as_ref().map(|winner| say!("cli-round-ladder", winner = colour(*winner)));
        let result = match b.passes.agreed {
            Some(result) => result.to_string(),
            None if b.passes.disagree => "?!".to_string(),
            None => String::new(),
        };
        row![b.board, side(&b.black), side(&b.white), result, ko.unwrap_or_default(), ladder.unwrap_or_default()]
    };
    let rows: Vec<(u32, Vec<String>)> = view.boards.iter().map(|board| (board.board, line(board))).collect();
    let byes = view.byes.iter().map(|s| say!("cli-bye", name = side(s)));
    let left_over = view.left_over.iter().map(|s| say!("cli-without-a-game", name = side(s)));
    let notes = texts(&view.warnings).into_iter().chain(texts(&view.validity.texts()));
    let boards = std::iter::once(by_match(&rows, &view.matches));
    let lines: Vec<String> = boards.chain(byes).chain(left_over).chain(notes).collect();
    Ok(Answer::new(lines.join("\n"), &view))
}

fn side(side: &SideView) -> String {
    format!("{} {}", side.name, side.rank)
}
