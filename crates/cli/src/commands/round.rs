//! `round`: a round's boards as they stand, with results, byes, and who is left over.

use app::round::{BoardView, SideView, ViewRound, view};
use session::AppError;

use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::common::{RoundOf, reading};

/// Shows a round.
pub fn show(arguments: &RoundOf) -> Result<Answer, AppError> {
    let view = view(&reading(&arguments.event)?, &ViewRound { round: Some(arguments.round) })?;
    let line = |b: &BoardView| {
        let ko = b.knockout.as_ref().map(|k| format!("KO{} {}", k.category, k.stage.replace('_', " ")));
        let ladder = b.ladder.as_ref().map(|winner| format!("{winner} advances by the ladder"));
        let result = b.passes.agreed.clone().unwrap_or_else(|| if b.passes.disagree { "?!" } else { "" }.to_string());
        row![b.board, side(&b.black), side(&b.white), result, ko.unwrap_or_default(), ladder.unwrap_or_default()]
    };
    let rows: Vec<Vec<String>> = view.boards.iter().map(line).collect();
    let aside =
        |what: &str, sides: &[SideView]| sides.iter().map(|s| format!("\n{what}: {}", side(s))).collect::<String>();
    let text = format!("{}{}{}", columns(&rows), aside("Bye", &view.byes), aside("Without a game", &view.left_over));
    Ok(Answer::new(text, &view))
}

fn side(side: &SideView) -> String {
    format!("{} {}", side.name, side.rank)
}
