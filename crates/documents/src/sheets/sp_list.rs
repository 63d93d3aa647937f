//! `sp-list`: the tour standing of an age category before the event (R46).

use app::knockout::category;
use domain::Entry;
use messages::message;
use print::sheets::{PointsKind, PointsLine, PointsSheet};
use session::{AppError, Result};

use super::Subject;

/// Returns the players of the category with points, most points first; equal points share a place.
pub(super) fn sheet(subject: &Subject) -> Result<PointsSheet> {
    let limit = match subject.category {
        Some(limit) => limit,
        None => {
            let known: Vec<u8> = subject.tournament.event.ages.categories.iter().map(|c| c.0).collect();
            return Err(AppError::bad_input(message!("document-list-category", known)));
        }
    };
    let limit = category(subject.tournament, limit.0)?;
    let with_points = |entry: &'_ Entry| entry.sp.get(&limit).copied().filter(|&points| points > 0);
    let entries = subject.entries()?;
    let mut listed: Vec<(u32, &Entry)> = entries.into_iter().filter_map(|e| Some((with_points(e)?, e))).collect();
    if listed.is_empty() {
        return Err(AppError::not_now(message!("document-no-tour-points", category = limit.0)));
    }
    listed.sort_by_key(|&(points, _)| std::cmp::Reverse(points));
    let mut heading = subject.heading(None);
    heading.competition = format!("SP{limit}");
    let mut last = None;
    let line = |(place, (points, entry)): (usize, (u32, &Entry))| {
        let shared = last.replace(points) == Some(points);
        let place = if shared { String::new() } else { (place + 1).to_string() };
        PointsLine { place, player: subject.printed(entry), parts: Vec::new(), sum: points.to_string() }
    };
    Ok(PointsSheet {
        heading,
        kind: PointsKind::SpList,
        lines: listed.into_iter().enumerate().map(line).collect(),
        ..PointsSheet::default()
    })
}
