//! `points`: the tour's points of an age category, with what they are from (R42-R45).

use domain::EntryId;
use print::Sheet;
use print::sheets::{Points, PointsKind, PointsLine};

use super::{Sheets, Subject};
use crate::failure::{Failure, Outcome};
use crate::points::view;
use crate::views::{PointsLineView, PointsView};

/// The list of the category asked for, or one list for each.
pub(super) fn sheets(subject: &Subject) -> Outcome<Sheets> {
    let view = view(subject.desk)?;
    let asked = |category: &u8| subject.category.is_none_or(|asked| asked.0 == *category);
    let mut categories: Vec<u8> = view.players.iter().map(|player| player.category).filter(asked).collect();
    categories.dedup();
    if categories.is_empty() {
        let whom = subject.category.map_or_else(|| "an age category".into(), |c| format!("category {c}"));
        return Err(Failure::not_now(format!("No player of {whom} takes part: there are no points to print.")));
    }
    let sheet = |category| -> Box<dyn Sheet> { Box::new(sheet(subject, &view, category)) };
    Ok(categories.into_iter().map(sheet).collect())
}

fn sheet(subject: &Subject, view: &PointsView, category: u8) -> Points {
    let mut heading = subject.heading(None);
    heading.competition = subject
        .phrase("sheet-of-category", &[("competition", &heading.competition), ("category", &category.to_string())]);
    let rounds = subject.tournament.paired_rounds(subject.competition.id);
    // A category has a knock-out or a Final, so one column says what its players' other points are from.
    let of_final = |player: &PointsLineView| {
        player.category == category && player.sources.iter().any(|source| source.what == "place")
    };
    let first = if view.players.iter().any(of_final) { "sheet-points-final" } else { "sheet-knock-out" };
    let columns = std::iter::once(subject.word(first))
        .chain((1..=rounds).map(|round| subject.counted("sheet-points-round", "round", round)));
    let mut last = 0;
    let line = |player: &PointsLineView| {
        let place = if player.place == last { String::new() } else { player.place.to_string() };
        last = player.place;
        PointsLine {
            place,
            player: subject.player(EntryId(player.id)),
            parts: parts(player, rounds),
            sum: player.points.to_string(),
        }
    };
    let table = subject.phrase(
        "sheet-points-season",
        &[("season", &view.season), ("class", &view.class.to_string()), ("coefficient", &view.coefficient.to_string())],
    );
    Points {
        heading,
        kind: PointsKind::Event,
        columns: columns.collect(),
        lines: view.players.iter().filter(|player| player.category == category).map(line).collect(),
        qualify: 0,
        notes: std::iter::once(table).chain(view.notes.iter().cloned()).collect(),
    }
}

/// The points of the stage or of the place in the Final, then those of each round; empty where there are none.
fn parts(player: &PointsLineView, rounds: u32) -> Vec<String> {
    let of_round = |round: Option<u32>| {
        let source = player.sources.iter().find(|source| source.round == round);
        source.map(|source| source.points.clone()).unwrap_or_default()
    };
    std::iter::once(None).chain((1..=rounds).map(Some)).map(of_round).collect()
}
