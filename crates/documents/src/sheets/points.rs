//! `points`: the tour's points of an age category, with their sources (R42-R45).

use app::points::{Note, PointsFor, PointsLineView, PointsView, own_notes, view};
use domain::knockout::{Reached, RoundName};
use domain::{Category, EntryId};
use messages::message;
use print::Sheet;
use print::sheets::{PointsKind, PointsLine, PointsSheet};
use session::{AppError, Result};

use super::Subject;
use super::document::Sheets;
use super::stage::round_name;

/// Returns the list of the requested category, or one list per category.
pub(super) fn sheets(subject: &Subject) -> Result<Sheets> {
    let (view, notes) = (view(subject.session)?, own_notes(subject.session)?);
    let is_requested = |category: &u8| subject.category.is_none_or(|requested| requested.0 == *category);
    let mut categories: Vec<u8> = view.players.iter().map(|player| player.category).filter(is_requested).collect();
    categories.dedup();
    if categories.is_empty() {
        return Err(AppError::not_now(match subject.category {
            None => message!("document-no-points"),
            Some(category) => message!("document-no-points-of", category = category.0),
        }));
    }
    let sheet = |category| -> Box<dyn Sheet> { Box::new(sheet(subject, &view, &notes, category)) };
    Ok(categories.into_iter().map(sheet).collect())
}

fn sheet(subject: &Subject, view: &PointsView, notes: &[Note], category: u8) -> PointsSheet {
    let mut heading = subject.heading(None);
    heading.competition = subject.of_category(&heading.competition, Category(category));
    let rounds = subject.tournament.paired_rounds();
    // A category has a knock-out or a Final, so one column is enough for the points that are not from games.
    let of_final = |player: &PointsLineView| {
        player.category == category && player.sources.iter().any(|source| source.what == PointsFor::Place)
    };
    let first = if view.players.iter().any(of_final) { "sheet-final-column" } else { "sheet-knock-out" };
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
    PointsSheet {
        heading,
        kind: PointsKind::Event,
        columns: columns.collect(),
        lines: view.players.iter().filter(|player| player.category == category).map(line).collect(),
        qualify: 0,
        notes: std::iter::once(table).chain(notes.iter().map(|note| note_text(subject, note))).collect(),
    }
}

/// Returns the points of the stage or place, then those of each round; empty if there are none.
fn parts(player: &PointsLineView, rounds: u32) -> Vec<String> {
    let of_round = |round: Option<u32>| {
        let source = player.sources.iter().find(|source| source.round == round);
        source.map(|source| source.points.clone()).unwrap_or_default()
    };
    std::iter::once(None).chain((1..=rounds).map(Some)).map(of_round).collect()
}

/// Returns a note in the language of the sheet.
fn note_text(subject: &Subject, note: &Note) -> String {
    match note {
        Note::StillOpen { done, rounds } => {
            subject.phrase("sheet-points-open", &[("done", &done.to_string()), ("rounds", &rounds.to_string())])
        }
        Note::OtherAges { season } => subject.phrase("sheet-points-ages", &[("season", season)]),
        Note::Nothing { season, stages } => {
            let stages: Vec<String> = stages.iter().map(|&stage| reached(subject, stage)).collect();
            subject.phrase("sheet-points-nothing", &[("season", season), ("stages", &stages.join(", "))])
        }
    }
}

fn reached(subject: &Subject, stage: Reached) -> String {
    match stage {
        Reached::RoundOf64 => round_name(subject, RoundName::RoundOf64),
        Reached::RoundOf32 => round_name(subject, RoundName::RoundOf32),
        Reached::RoundOf16 => round_name(subject, RoundName::RoundOf16),
        Reached::QuarterFinals => round_name(subject, RoundName::QuarterFinals),
        Reached::SemiFinals => round_name(subject, RoundName::SemiFinals),
        Reached::WinnersFinal => round_name(subject, RoundName::WinnersFinal),
        Reached::LosersTable => round_name(subject, RoundName::LosersRound),
        Reached::Finalist => round_name(subject, RoundName::Final),
        Reached::Winner => subject.word("print-winner"),
    }
}
