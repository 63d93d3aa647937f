//! `points`: the tour's points of an event, with what they are from.

use std::path::PathBuf;

use app::points::{PointsSourceView, PointsView, view, view_by};
use clap::Args;
use session::{AppError, seasons};

use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::common::reading;

/// Of which event, by which rules.
#[derive(Debug, Args)]
pub struct Points {
    /// The event file
    event: PathBuf,
    /// A file with season rules, in place of the event's season
    #[arg(long, value_name = "FILE")]
    season_file: Option<PathBuf>,
}

/// Shows them.
pub fn run(arguments: &Points) -> Result<Answer, AppError> {
    let desk = reading(&arguments.event)?;
    let points = match &arguments.season_file {
        None => view(&desk)?,
        Some(file) => view_by(&desk, &seasons::from_file(file)?)?,
    };
    Ok(Answer::new(told(&points), &points))
}

fn told(view: &PointsView) -> String {
    let online = if view.online { ", online" } else { "" };
    let mut text = format!("Season {}, class {}, coefficient {}{online}\n", view.season, view.class, view.coefficient);
    let mut rows = vec![row!["age", "", "", "name", "rank", "", "points", "exactly", "from"]];
    for line in &view.players {
        let from: Vec<String> = line.sources.iter().map(source).collect();
        rows.push(row![
            line.category,
            line.place,
            line.number.map(|n| n.to_string()).unwrap_or_default(),
            line.name,
            line.rank,
            line.country,
            line.points,
            line.exact,
            from.join(", ")
        ]);
    }
    text += &columns(&rows);
    text + &view.notes.iter().map(|note| format!("\n{note}")).collect::<String>()
}

/// `semi final 250`, `R3 win 20`.
fn source(source: &PointsSourceView) -> String {
    let what = match (&source.stage, source.round) {
        (Some(place), _) if source.what == "place" => format!("place {place}"),
        (Some(stage), _) => stage.replace('_', " "),
        (None, Some(round)) => format!("R{round} {}", source.what),
        (None, None) => source.what.clone(),
    };
    format!("{what} {}", source.points)
}
