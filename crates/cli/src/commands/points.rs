//! `points`: the tour's points of an event, with their sources.

use std::path::PathBuf;

use app::points::{PointsSourceView, PointsView, view, view_by};
use clap::Args;
use serde::Serialize;
use serde_json::Value;
use session::{AppError, seasons};
use ts_rs::TS;

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

/// The points of an event. Sources of the Final have their place as the stage, so that programs find both there.
#[derive(Debug, Serialize, TS)]
#[serde(transparent)]
#[ts(type = "Omit<PointsView, \"players\"> & { players: Array<Omit<PointsLineView, \"sources\"> & { \
    sources: Array<Omit<PointsSourceView, \"place\" | \"stage\"> & { stage: string | null }> }> }")]
pub struct TourPoints(Value);

/// Shows the points.
pub fn run(arguments: &PointsArgs) -> Result<Answer<TourPoints>, AppError> {
    let session = reading(&arguments.event)?;
    let points = match &arguments.season_file {
        None => view(&session)?,
        Some(file) => view_by(&session, &seasons::from_file(file)?)?,
    };
    let mut answer = Answer::new("", &points);
    name_places(&mut answer.json);
    Ok(Answer::new(text_of(&points), &TourPoints(answer.json)))
}

/// Gives the sources of the Final their place as the stage, which programs read there.
fn name_places(points: &mut Value) {
    let players = points["players"].as_array_mut().into_iter().flatten();
    for source in players.filter_map(|player| player["sources"].as_array_mut()).flatten() {
        let place = source.as_object_mut().and_then(|fields| fields.remove("place")).unwrap_or_default();
        if !place.is_null() {
            source["stage"] = place;
        }
    }
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
    let what = match (&source.place, source.stage, source.round) {
        (Some(place), ..) => say!("cli-points-place", place),
        (_, Some(stage), _) => stage.as_str().replace('_', " "),
        (.., Some(round)) => format!("R{round} {}", source.what),
        _ => source.what.to_string(),
    };
    format!("{what} {}", source.points)
}
