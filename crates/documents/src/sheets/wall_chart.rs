//! `wall-chart` (R22), and `self-pairing`: the same chart for a side event, with the games so far or blank (R69).

use std::cmp::Reverse;

use domain::standings::{Scores, WallCell, wall_cells};
use domain::systems::self_pairing::{ChartCell, chart_row};
use domain::{Crosstable, Entry, Outcome as RoundOutcome, ScoreBasis};
use messages::message;
use print::sheets::{PrintedCell, WallChart, WallLine};
use session::{AppError, Result};

use super::subject::{Subject, at_level};

/// How many games of a side event fit on the paper.
const SELF_PAIRED_GAMES: usize = 12;
/// How often two may meet by the instructions on the chart.
const USUAL_MEETINGS: u32 = 2;

/// Returns the chart after the requested round, players by starting rank, teams by their numbers.
pub(super) fn sheet(subject: &Subject) -> Result<WallChart> {
    if subject.competition.system.is_free() {
        return self_pairing(subject);
    }
    let teams = subject.competition.teams.is_some();
    at_level(subject, |subject| of_rounds(subject, teams))
}

fn of_rounds(subject: &Subject, teams: bool) -> Result<WallChart> {
    let (round, competition) = (subject.reached_round()?, subject.competition);
    let table = Crosstable::of(subject.tournament, round);
    if table.rows.is_empty() {
        return Err(AppError::not_now(message!("document-no-players")));
    }
    let scores = Scores::of(&table, competition, round);
    let numbers = subject.numbers();
    let number = |row: usize| numbers.get(&table.rows[row].entry).copied().unwrap_or_default();
    let mut order: Vec<usize> = (0..table.rows.len()).collect();
    // Numbers of players follow from their strength, but those of late entries do not; numbers of teams never do.
    order.sort_by_key(|&row| ((!teams).then_some(Reverse(table.rows[row].rank)), number(row)));
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

/// Returns the chart of a self-pairing competition with its games in order, or a blank one of all registered players (R69).
pub(super) fn self_pairing(subject: &Subject) -> Result<WallChart> {
    let free = subject.competition.system.is_free();
    let numbers = subject.numbers();
    let games = |entry: &Entry| match free {
        true => chart_row(subject.tournament, entry.id),
        false => Vec::new(),
    };
    let line = |entry: &Entry| {
        let games = games(entry);
        let printed = |game: &ChartCell| PrintedCell {
            wins: game.points.map_or_else(String::new, |_| game.total.glyphs()),
            opponent: numbers.get(&game.opponent).map(u32::to_string).unwrap_or_default(),
        };
        WallLine {
            number: numbers[&entry.id].to_string(),
            player: subject.printed(entry),
            rounds: games.iter().map(printed).collect(),
            total: games.last().map(|game| game.total.glyphs()).unwrap_or_default(),
        }
    };
    let lines: Vec<WallLine> = subject.entries()?.into_iter().map(line).collect();
    let longest = lines.iter().map(|line| line.rounds.len()).max().unwrap_or(0);
    Ok(WallChart {
        heading: subject.heading(None),
        by_games: true,
        self_pairing: !free || subject.competition.meetings == USUAL_MEETINGS,
        rounds: SELF_PAIRED_GAMES.max(longest + 1),
        lines,
        ..WallChart::default()
    })
}
