//! `entry card`: a player's games, tie-breaks, knock-outs, points and changes.

use app::history::HistoryLine;
use app::player_card::{self, CardGame, CardKnockout, FloatView, PlayerCard, ViewPlayerCard};
use app::standings::CellKind;
use domain::Category;
use session::{AppError, EventSession};

use crate::answer::{Answer, columns, row};
use crate::language::{colour, say};

/// Shows the card of the player with this key.
pub fn show(session: &EventSession, id: i64) -> Result<Answer<PlayerCard>, AppError> {
    let card = player_card::view(session, &ViewPlayerCard { id })?;
    Ok(Answer::new(text_of(&card), &card))
}

fn text_of(card: &PlayerCard) -> String {
    let player = &card.player;
    let about = [&player.name, &player.rank, &player.country, &player.club];
    let mut lines = vec![about.into_iter().filter(|part| !part.is_empty()).cloned().collect::<Vec<_>>().join(", ")];
    if card.round > 0 {
        let values: Vec<String> = card.tie_breaks.iter().map(|t| format!("{} {}", t.name, t.value)).collect();
        let place = card.place.map_or_else(|| "–".into(), |place| place.to_string());
        lines.push(say!("cli-card-standing", round = card.round, place, values = values.join(", ")));
        lines.push(columns(&card.games.iter().map(game).collect::<Vec<_>>()));
    }
    lines.extend(card.knockouts.iter().map(|path| columns(&knockout(path))));
    if let Some(points) = &card.points {
        lines.push(say!("cli-card-points", points = points.exact.clone()));
    }
    lines.push(say!("cli-card-changes"));
    let change = |line: &HistoryLine| row![line.number, line.at, line.who, line.what.operation, line.input];
    lines.push(columns(&card.history.iter().map(change).collect::<Vec<_>>()));
    lines.join("\n")
}

/// Returns the cells of a round: round, score, result or reason, opponent, colour, board, float, knock-out.
fn game(game: &CardGame) -> Vec<String> {
    let round = say!("cli-head-round", round = game.round);
    let Some(opponent) = &game.opponent else {
        let reason = match game.kind {
            CellKind::Bye => say!("cli-bye-word"),
            CellKind::Absent => say!("cli-card-absent"),
            _ => say!("cli-card-without-game"),
        };
        return row![round, game.score, reason];
    };
    let float = match game.float {
        Some(FloatView::Up) => say!("cli-card-float-up"),
        Some(FloatView::Down) => say!("cli-card-float-down"),
        None => String::new(),
    };
    row![
        round,
        game.score,
        game.result.map_or_else(|| "?".into(), |result| result.to_string()),
        game.colour.map(colour).unwrap_or_default(),
        opponent.name,
        opponent.rank,
        opponent.score,
        game.board.map(|board| board.to_string()).unwrap_or_default(),
        game.knockout.as_ref().map(|tag| format!("KO{}", Category(tag.category))).unwrap_or_default(),
        float
    ]
}

/// Returns the rows of a path through a knock-out: table, stage, round, whether the player advanced, opponent.
fn knockout(path: &CardKnockout) -> Vec<Vec<String>> {
    let sign = |won: Option<bool>| won.map_or("?", |won| if won { "+" } else { "-" });
    let row = |game: &player_card::CardKnockoutGame| {
        let round = say!("cli-head-round", round = game.round);
        row![format!("KO{}", Category(path.category)), game.stage, round, sign(game.won), game.opponent_name]
    };
    path.games.iter().map(row).collect()
}
