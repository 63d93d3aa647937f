//! The standings for the wall.

use domain::standings::cell;
use domain::{Criterion, Over};
use print::sheets::{Criterion as PrintedCriterion, Standing, Standings};

use super::print::{heading, player};
use crate::desk::Desk;
use crate::failure::Outcome;
use crate::standings::{ViewStandings, placed, short};

/// The standings after `round`, or after the newest one.
pub(super) fn sheet(desk: &Desk, round: Option<u32>) -> Outcome<Standings> {
    let (tournament, competition) = (desk.tournament()?, desk.competition()?);
    let placed = placed(desk, &ViewStandings { round, criteria: None })?;
    let numbers = placed.standings.line_numbers();
    let lines = placed.standings.lines.iter().map(|line| Standing {
        place: line.place.filter(|_| !line.shared_with_above).map(|p| p.to_string()).unwrap_or_default(),
        number: numbers[line.row].to_string(),
        player: player(tournament, line.entry),
        rounds: line.outcomes.iter().map(|&o| short(&cell(competition, o, |row| numbers[row]), o)).collect(),
        criteria: line.criteria.iter().map(|v| v.glyphs()).collect(),
    });
    let named = |(criterion, name): (&Criterion, &String)| PrintedCriterion {
        name: name.clone(),
        meaning: meaning(*criterion).into(),
    };
    Ok(Standings {
        heading: heading(desk, (placed.round > 0).then_some(placed.round))?,
        is_final: placed.round == competition.rounds,
        criteria: placed.standings.ladder.iter().zip(&placed.names).map(named).collect(),
        lines: lines.collect(),
    })
}

/// What a criterion means, for the footnote.
fn meaning(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Mms => "McMahon score",
        Criterion::Wins => "number of wins",
        Criterion::Sos(Over::Mms, 0) => "sum of the opponents' McMahon scores",
        Criterion::Sos(Over::Wins, 0) => "sum of the opponents' wins",
        Criterion::Sos(_, _) => "sum of the opponents' scores without the lowest",
        Criterion::SosWithoutFirst(_) => "sum of the opponents' scores without the first rounds",
        Criterion::Sodos(_) => "sum of the scores of the opponents beaten",
        Criterion::Sosos(_) => "sum of the opponents' SOS",
        Criterion::Cuss(_) => "sum of the own scores after each round",
        Criterion::Cusp => "sum of the own winning points after each round",
        Criterion::Direct | Criterion::SimpleDirect => "direct confrontation of those tied",
        Criterion::ExploitsTried | Criterion::ExploitsDone => "wins of stronger opponents met or beaten",
        Criterion::Cps => "later wins count double",
        Criterion::Sts | Criterion::SosSts => "score with a bonus for the unbeaten",
        Criterion::Category | Criterion::Rank | Criterion::Rating => "",
    }
}
