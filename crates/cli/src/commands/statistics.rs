//! `statistics`: the competition at a glance.

use std::path::Path;

use app::statistics::{GameCounts, StatisticsView, view};
use session::AppError;

use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::common::reading;
use crate::language::say;

/// Shows the statistics of the chosen competition.
pub fn show(event: &Path) -> Result<Answer<StatisticsView>, AppError> {
    let view = view(&reading(event)?)?;
    let tables = [rounds(&view), colours(&view), handicaps(&view), gaps(&view)];
    let shown: Vec<String> = tables.into_iter().filter(|rows| rows.len() > 1).map(|rows| columns(&rows)).collect();
    let text = if shown.is_empty() { say!("cli-statistics-none") } else { shown.join("\n\n") };
    Ok(Answer::new(text, &view))
}

/// The heads of the columns that [`counts`] fills.
fn count_heads() -> Vec<String> {
    row![
        say!("cli-statistics-games"),
        say!("cli-statistics-black"),
        say!("cli-statistics-white"),
        say!("cli-statistics-jigo"),
        say!("cli-statistics-other"),
        say!("cli-statistics-open")
    ]
}

fn counts(counts: &GameCounts) -> Vec<String> {
    row![counts.games, counts.black, counts.white, counts.jigo, counts.other, counts.open]
}

fn rounds(view: &StatisticsView) -> Vec<Vec<String>> {
    let more = row![
        say!("cli-statistics-floats"),
        say!("cli-statistics-knockout"),
        say!("pairing-cost-handicap"),
        say!("cli-statistics-byes")
    ];
    let head = [row![say!("cli-head-round-of-game")], count_heads(), more].concat();
    let line = |round: &app::statistics::RoundStatistics| {
        let more = row![round.floats, round.knockout, round.handicap, round.byes];
        [row![round.round], counts(&round.results), more].concat()
    };
    std::iter::once(head).chain(view.rounds.iter().map(line)).collect()
}

fn colours(view: &StatisticsView) -> Vec<Vec<String>> {
    let head = row![say!("cli-statistics-balance"), say!("cli-statistics-players")];
    let line = |colour: &app::statistics::ColourBalance| row![format!("{:+}", colour.balance), colour.players];
    std::iter::once(head).chain(view.colours.iter().map(line)).collect()
}

fn handicaps(view: &StatisticsView) -> Vec<Vec<String>> {
    let head = [row![say!("cli-statistics-stones")], count_heads()].concat();
    let line =
        |handicap: &app::statistics::HandicapStatistics| [row![handicap.stones], counts(&handicap.results)].concat();
    std::iter::once(head).chain(view.handicaps.iter().map(line)).collect()
}

fn gaps(view: &StatisticsView) -> Vec<Vec<String>> {
    let head = row![
        say!("cli-statistics-ranks"),
        say!("cli-statistics-games"),
        say!("cli-statistics-stronger"),
        say!("cli-statistics-weaker"),
        say!("cli-statistics-jigo")
    ];
    let line =
        |gap: &app::statistics::RankGapStatistics| row![gap.ranks, gap.games, gap.stronger, gap.weaker, gap.jigo];
    std::iter::once(head).chain(view.gaps.iter().map(line)).collect()
}
