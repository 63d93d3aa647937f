//! `wall-chart` (R22), and `self-pairing`: the same chart, blank, for a side event (R69).

use std::cmp::Reverse;

use domain::standings::{Scores, WallCell, wall_cells};
use domain::{Crosstable, Outcome as RoundOutcome, ScoreBasis};
use messages::message;
use print::sheets::{PrintedCell, WallChart, WallLine};
use session::{AppError, Result};

use super::Subject;

/// How many games of a side event fit on the paper.
const SELF_PAIRED_GAMES: usize = 12;

/// Returns the chart after the requested round, players by starting rank.
pub(super) fn sheet(subject: &Subject) -> Result<WallChart> {
    let (round, competition) = (subject.reached_round()?, subject.competition);
    let table = Crosstable::of(subject.tournament, competition.id, round);
    if table.rows.is_empty() {
        return Err(AppError::not_now(message!("document-no-players")));
    }
    let scores = Scores::of(&table, competition, round);
    let numbers = subject.numbers();
    let number = |row: usize| numbers.get(&table.rows[row].entry).copied().unwrap_or_default();
    let mut order: Vec<usize> = (0..table.rows.len()).collect();
    order.sort_by_key(|&row| (Reverse(table.rows[row].rank), number(row)));
    let line = |row: usize| {
        let (outcomes, wins) = (&table.rows[row].outcomes, scores.course(ScoreBasis::Wins, row));
        let over = round == competition.rounds && !outcomes.iter().any(is_open);
        WallLine {
            number: number(row).to_string(),
            player: subject.player(table.rows[row].entry),
            rounds: wall_cells(outcomes, wins, number).iter().zip(outcomes).map(|of| cell(subject, of)).collect(),
            total: if over { scores.now(ScoreBasis::Wins, row).glyphs() } else { String::new() },
        }
    };
    Ok(WallChart {
        heading: subject.heading((round > 0).then_some(round)),
        self_pairing: false,
        rounds: competition.rounds as usize,
        lines: order.into_iter().map(line).collect(),
        ..WallChart::default()
    })
}

/// Returns the total and the opponent; only the opponent while the game is open.
fn cell(subject: &Subject, (cell, outcome): (&WallCell, &RoundOutcome)) -> PrintedCell {
    let opponent = match (cell.opponent, outcome) {
        (Some(number), _) => number.to_string(),
        (None, RoundOutcome::Bye) => subject.word("sheet-bye"),
        (None, _) => "–".into(),
    };
    PrintedCell { wins: if is_open(outcome) { String::new() } else { cell.total.glyphs() }, opponent }
}

fn is_open(outcome: &RoundOutcome) -> bool {
    matches!(outcome, RoundOutcome::Game { verdict: None, .. })
}

/// Returns a blank chart of all registered players.
pub(super) fn self_pairing(subject: &Subject) -> Result<WallChart> {
    let numbers = subject.numbers();
    let line = |entry: &domain::Entry| WallLine {
        number: numbers[&entry.id].to_string(),
        player: subject.printed(entry),
        ..WallLine::default()
    };
    Ok(WallChart {
        heading: subject.heading(None),
        self_pairing: true,
        rounds: SELF_PAIRED_GAMES,
        lines: subject.entries()?.into_iter().map(line).collect(),
        ..WallChart::default()
    })
}
