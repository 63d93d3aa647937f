//! Tests of the standings: small examples, and properties of random crosstables.

mod confrontation;
mod examples;
mod laws;

use crate::club_ladder::Height;
use crate::model::competition::{Competition, System};
use crate::model::criterion::Criterion;
use crate::model::id::{CompetitionId, EntryId};
use crate::model::outcome::Outcome;
use crate::model::rank::Rank;
use crate::model::rating::Gor;
use crate::model::result::{Colour, Decided, Verdict};
use crate::model::score::HalfPoints;
use crate::standings::Standings;
use crate::standings::crosstable::Crosstable;
use crate::standings::crosstable::CrosstableRow;

/// Returns a McMahon competition with the handbook's scoring.
fn mcmahon(rounds: u32) -> Competition {
    Competition::new(CompetitionId::OPEN, "Open", System::McMahon, rounds)
}

fn row(at: usize, initial: i32, outcomes: Vec<Outcome>) -> CrosstableRow {
    CrosstableRow {
        entry: EntryId(at as i64 + 1),
        number: Some(at as u32 + 1),
        initial: HalfPoints::whole(initial),
        rank: Rank::from_grade(initial - 20),
        rating: Gor(100 * initial),
        category: 0,
        stage: HalfPoints::ZERO,
        board_points: HalfPoints::ZERO,
        height: Height::default(),
        guest: false,
        brought: HalfPoints::ZERO,
        brought_games: Vec::new(),
        outcomes,
    }
}

/// Reads a crosstable, one player per line: initial score, then the rounds as in results lists (`2+/b0`), with `~` for a
/// walkover, `x` for no result and `d` for a double loss; `bye`, `abs`, `?` (not marked) and `-` are rounds without
/// a game.
fn drawn(lines: &[&str]) -> Crosstable {
    let rows = lines.iter().enumerate().map(|(at, line)| {
        let mut words = line.split_whitespace();
        let initial = words.next().unwrap().parse().unwrap();
        row(at, initial, words.map(outcome).collect())
    });
    let rows: Vec<CrosstableRow> = rows.collect();
    Crosstable { rounds: rows[0].outcomes.len() as u32, rows }
}

fn outcome(cell: &str) -> Outcome {
    let at = cell.find(|c: char| !c.is_ascii_digit()).unwrap();
    let signs: Vec<char> = cell[at..].chars().collect();
    match cell {
        "bye" => return Outcome::Bye,
        "abs" => return Outcome::Absent,
        "?" => return Outcome::Unmarked,
        "-" => return Outcome::Unpaired,
        _ => {}
    }
    let colour = if signs[2] == 'b' { Colour::Black } else { Colour::White };
    Outcome::Game {
        opponent: cell[..at].parse::<usize>().unwrap() - 1,
        colour,
        handicap: signs[3].to_digit(10).unwrap() as u8,
        decided: match signs[1] {
            '!' => Decided::Forfeit,
            '~' => Decided::Walkover,
            _ => Decided::Played,
        },
        verdict: match signs[0] {
            '+' => Some(colour.wins()),
            '-' => Some(colour.other().wins()),
            '=' => Some(Verdict::Jigo),
            'x' => Some(Verdict::NoResult),
            'd' => Some(Verdict::BothLose),
            _ => None,
        },
    }
}

/// Returns each row's value in a criterion as text.
fn column(table: &Crosstable, competition: &Competition, criterion: &str) -> Vec<String> {
    let criterion: Criterion = criterion.parse().unwrap();
    let standings = Standings::by(&[criterion], table, competition, table.rounds);
    let mut values = vec![String::new(); table.rows.len()];
    standings.lines.iter().for_each(|line| values[line.row] = line.criteria[0].to_string());
    values
}

/// Returns the rows in order of place.
fn order(table: &Crosstable, competition: &Competition, tie_breaks: &[&str]) -> Vec<usize> {
    let tie_breaks: Vec<Criterion> = tie_breaks.iter().map(|c| c.parse().unwrap()).collect();
    Standings::by(&tie_breaks, table, competition, table.rounds).lines.iter().map(|line| line.row).collect()
}
