//! The games of a self-pairing competition, and its wall chart (R69).

use domain::club_ladder::{Rungs, climbers};
use domain::systems::league::games_left;
use domain::systems::self_pairing::{ChartCell, chart_row, games_in_order};
use domain::{Competition, Entry, EntryId, EntryStatus, Game, Tournament};
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use super::refuse_paired;
use crate::labels::ResultView;

/// A game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FreeGameView {
    /// Its key.
    #[ts(type = "number")]
    pub game: i64,
    /// The round that stores it.
    pub round: u32,
    /// Its board in that round.
    pub board: u32,
    /// Black's number.
    pub black: u32,
    /// Black, "Family Given".
    pub black_name: String,
    /// White's number.
    pub white: u32,
    /// White, "Family Given".
    pub white_name: String,
    /// The result; `None` if it was cleared.
    pub result: Option<ResultView>,
    /// The day on which it was played, `2026-11-20`; empty if nobody noted it.
    pub day: String,
}

/// A cell of the wall chart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ChartCellView {
    /// The game's key.
    #[ts(type = "number")]
    pub game: i64,
    /// The player's total after the game, `3½`; empty while the game has no result.
    pub total: String,
    /// The opponent's number.
    pub opponent: u32,
}

/// A player's row of the wall chart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ChartRowView {
    /// The entry's key.
    #[ts(type = "number")]
    pub id: i64,
    /// The player's number.
    pub number: u32,
    /// "Family Given".
    pub name: String,
    /// Rank.
    pub rank: String,
    /// Club.
    pub club: String,
    /// The rung on a club ladder, `3k+0.4`; empty in self-pairing.
    pub rung: String,
    /// How many rungs of a club ladder the player has climbed.
    pub climbed: i32,
    /// How many games of a league the player still has to play.
    pub left: u32,
    /// The games in order.
    pub cells: Vec<ChartCellView>,
    /// The total of points, `3½`.
    pub total: String,
}

/// The games and the wall chart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FreeGamesView {
    /// How often two players may meet.
    pub meetings: u32,
    /// The games in the order in which they were added.
    pub games: Vec<FreeGameView>,
    /// Whether the competition is a league (R66).
    pub league: bool,
    /// Whether the competition is a club ladder (R70).
    pub ladder: bool,
    /// The wall chart: everyone who can play or has played, by number, or from the top of the ladder.
    pub chart: Vec<ChartRowView>,
}

/// Returns the games and the wall chart.
///
/// # Errors
/// No event is open, or the competition is not self-paired.
pub fn view(session: &EventSession) -> Result<FreeGamesView> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    refuse_paired(competition)?;
    let games = games_in_order(tournament).into_iter().map(|game| game_view(tournament, game));
    let mut chart: Vec<ChartRowView> = tournament
        .entries
        .iter()
        .map(|entry| row(tournament, entry, &chart_row(tournament, entry.id)))
        .filter(|(entry, row)| entry.status != EntryStatus::Withdrawn || !row.cells.is_empty())
        .map(|(_, row)| row)
        .collect();
    chart.sort_by_key(|row| row.number);
    let league = competition.system.has_divisions();
    if league {
        chart.iter_mut().for_each(|row| row.left = games_left(tournament, competition, EntryId(row.id)));
    }
    let ladder = competition.system.has_rungs();
    if ladder {
        put_on_rungs(&mut chart, tournament, competition);
    }
    Ok(FreeGamesView { meetings: competition.meetings, games: games.collect(), league, ladder, chart })
}

fn number(tournament: &Tournament, id: EntryId) -> u32 {
    tournament.entry(id).and_then(|e| e.number).unwrap_or_default()
}

fn game_view(tournament: &Tournament, game: &Game) -> FreeGameView {
    let name = |id| tournament.entry(id).map_or_else(String::new, |e| e.player.list_name());
    FreeGameView {
        game: game.id.0,
        round: game.round,
        board: game.board,
        black: number(tournament, game.black),
        black_name: name(game.black),
        white: number(tournament, game.white),
        white_name: name(game.white),
        result: game.passes.known().map(ResultView::from),
        day: game.played_on.map(|day| day.to_string()).unwrap_or_default(),
    }
}

/// Fills in the rungs of a club ladder and sorts the rows from its top. Players on one rung are in order of their numbers.
fn put_on_rungs(chart: &mut [ChartRowView], tournament: &Tournament, competition: &Competition) {
    let rungs = Rungs::of(competition.club_ladder);
    let climbers = climbers(tournament, competition, competition.rounds);
    for row in chart.iter_mut() {
        if let Some(climber) = climbers.get(&EntryId(row.id)) {
            (row.rung, row.climbed) = (rungs.height(climber.rung).to_string(), climber.climbed());
        }
    }
    let rung = |row: &ChartRowView| climbers.get(&EntryId(row.id)).map(|climber| climber.rung);
    chart.sort_by_key(|row| std::cmp::Reverse(rung(row)));
}

fn row<'t>(tournament: &Tournament, entry: &'t Entry, cells: &[ChartCell]) -> (&'t Entry, ChartRowView) {
    let cell = |cell: &ChartCell| ChartCellView {
        game: cell.game.0,
        total: cell.points.map_or_else(String::new, |_| cell.total.glyphs()),
        opponent: number(tournament, cell.opponent),
    };
    let view = ChartRowView {
        id: entry.id.0,
        number: entry.number.unwrap_or_default(),
        name: entry.player.list_name(),
        rank: entry.player.rank.to_string(),
        club: entry.player.club.clone(),
        rung: String::new(),
        climbed: 0,
        left: 0,
        cells: cells.iter().map(cell).collect(),
        total: cells.last().map(|cell| cell.total).unwrap_or_default().glyphs(),
    };
    (entry, view)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{closed_register, self_paired};
    use crate::game::{AddGame, add};

    #[test]
    fn the_chart_has_the_running_total_and_the_opponent_of_each_game() {
        let mut session = self_paired(3);
        for (black, white, result) in
            [(1, 2, ResultView::BlackWon), (1, 3, ResultView::Jigo), (2, 1, ResultView::BlackWon)]
        {
            add(&mut session, &AddGame { black, white, result, day: String::new() }).expect("the two may play");
        }
        let view = view(&session).expect("the event is self-paired");
        let cells = |row: &ChartRowView| -> Vec<(String, u32)> {
            row.cells.iter().map(|cell| (cell.total.clone(), cell.opponent)).collect()
        };
        assert_eq!(cells(&view.chart[0]), [("1".into(), 2), ("1½".into(), 3), ("1½".into(), 2)]);
        assert_eq!(cells(&view.chart[1]), [("0".into(), 1), ("1".into(), 1)]);
        assert_eq!(view.chart.iter().map(|row| row.total.as_str()).collect::<Vec<_>>(), ["1½", "1", "½"]);
        assert_eq!((view.meetings, view.games.len(), view.games[1].result), (2, 3, Some(ResultView::Jigo)));
    }

    #[test]
    fn view_refuses_a_competition_with_rounds() {
        assert_eq!(view(&closed_register(4)).expect_err("the Open is paired").message.id, "game-rounds-paired");
    }
}
