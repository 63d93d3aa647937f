//! `standings`: the standings after a round.

use app::prize_list;
use app::stage::OverallView;
use app::standings::JsonLine;
use std::path::PathBuf;

use app::stage::{OverallLineView, overall};
use app::standings::{Placed, ViewStandings, json_lines, placed, shown_outcomes};
use clap::Args;
use session::{AppError, EventSession};

use crate::answer::row;
use crate::answer::{Answer, Either, columns};
use crate::common::reading;
use crate::language::{say, texts};

/// The standings to show.
#[derive(Debug, Args)]
pub struct StandingsArgs {
    /// The event file
    event: PathBuf,
    /// The round; the default is the newest with results that is no draft
    #[arg(long)]
    round: Option<u32>,
    /// Criteria in order, MMS,SOS,SOSOS
    #[arg(long, value_delimiter = ',')]
    criteria: Option<Vec<String>>,
    /// The list of the competition with all its stages, final once they are played
    #[arg(long, conflicts_with_all = ["round", "criteria"])]
    overall: bool,
    /// List the players although teams meet
    #[arg(long)]
    individual: bool,
}

/// Shows the standings.
pub fn run(arguments: &StandingsArgs) -> Result<Answer<Either<Vec<JsonLine>, OverallView>>, AppError> {
    let session = reading(&arguments.event)?;
    if arguments.overall {
        return Ok(overall_list(&session)?.other());
    }
    let StandingsArgs { round, individual, .. } = *arguments;
    let request = ViewStandings { round, individual, criteria: arguments.criteria.clone() };
    let placed = placed(&session, &request)?;
    let text = format!("{}{}", standings_text(&session, &placed)?, prize_list_text(&session)?);
    Ok(Answer::new(text, &json_lines(&session, &placed)?).first())
}

/// Shows the final list of all stages (R68).
fn overall_list(session: &EventSession) -> Result<Answer<OverallView>, AppError> {
    let list = overall(session)?;
    let head = row![
        say!("cli-head-place"),
        say!("cli-head-name"),
        say!("cli-head-rank"),
        say!("cli-head-country"),
        say!("cli-head-club"),
        say!("cli-head-stage")
    ];
    let line = |line: &OverallLineView| {
        let place = line.place.map(|place| place.to_string()).unwrap_or_default();
        row![place, line.name, line.rank, line.country, line.club, line.stage]
    };
    let rows: Vec<_> = std::iter::once(head).chain(list.lines.iter().map(line)).collect();
    Ok(Answer::new(columns(&rows), &list))
}

/// Returns what there is to say about the list for the prize giving, after an empty line; empty without a list.
fn prize_list_text(session: &EventSession) -> Result<String, AppError> {
    let Some(list) = prize_list::view(session)? else { return Ok(String::new()) };
    let fixed = say!("prize-list-fixed", round = list.round, time = list.time, head = list.head);
    let lines = std::iter::once(fixed).chain(texts(&list.differences));
    Ok(format!("\n{}\n", lines.collect::<Vec<_>>().join("\n")))
}

fn standings_text(session: &EventSession, placed: &Placed) -> Result<String, AppError> {
    let lines = json_lines(session, placed)?;
    let mut head = row![
        say!("cli-head-place"),
        say!("cli-head-number"),
        say!("cli-head-name"),
        say!("cli-head-rank"),
        say!("cli-head-country"),
        say!("cli-head-club")
    ];
    head.extend(placed.names.iter().cloned());
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let columns_shown = shown_outcomes(tournament, competition, &placed.standings).columns;
    head.extend((1..=columns_shown).map(|round| say!("cli-head-round", round)));
    let mut rows = vec![head];
    for line in &lines {
        let mut row = row![
            line.place.map(|p| p.to_string()).unwrap_or_default(),
            line.number.map(|n| n.to_string()).unwrap_or_default(),
            line.name,
            line.rank,
            line.country,
            line.club
        ];
        row.extend(placed.names.iter().map(|name| line.criteria.get(name).cloned().unwrap_or_default()));
        row.extend(line.rounds.iter().take(columns_shown).cloned());
        rows.push(row);
    }
    Ok(columns(&rows))
}
