//! `points`: the tour's points of an event, with their sources.

use std::path::PathBuf;

use app::points::{PointsFor, PointsSourceView, PointsView, view, view_by};
use clap::Args;
use session::{AppError, seasons};

use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::common::reading;
use crate::language::{say, texts};

/// The event and the rules.
#[derive(Debug, Args)]
pub struct PointsArgs {
    /// The event file
    event: PathBuf,
    /// A file with season rules, instead of the event's season
    #[arg(long, value_name = "FILE")]
    season_file: Option<PathBuf>,
}

/// Shows the points.
pub fn run(arguments: &PointsArgs) -> Result<Answer, AppError> {
    let session = reading(&arguments.event)?;
    let points = match &arguments.season_file {
        None => view(&session)?,
        Some(file) => view_by(&session, &seasons::from_file(file)?)?,
    };
    Ok(Answer::new(text_of(&points), &points))
}

fn text_of(view: &PointsView) -> String {
    let (season, class, coefficient) = (&view.season, &view.class, view.coefficient.to_string());
    let event = match view.online {
        true => say!("cli-points-online-event", season, class, coefficient),
        false => say!("cli-points-event", season, class, coefficient),
    };
    let mut rows = vec![row![
        say!("cli-head-age"),
        "",
        "",
        say!("cli-head-name"),
        say!("cli-head-rank"),
        "",
        say!("cli-head-points"),
        say!("cli-head-exactly"),
        say!("cli-head-from")
    ]];
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
    let lines: Vec<String> = [event, columns(&rows)].into_iter().chain(texts(&view.notes)).collect();
    lines.join("\n")
}

/// Returns `semi final 250` or `R3 win 20`.
fn source(source: &PointsSourceView) -> String {
    let what = match (&source.stage, source.round) {
        (Some(place), _) if source.what == PointsFor::Place => say!("cli-points-place", place),
        (Some(stage), _) => stage.replace('_', " "),
        (None, Some(round)) => format!("R{round} {}", source.what),
        (None, None) => source.what.to_string(),
    };
    format!("{what} {}", source.points)
}
