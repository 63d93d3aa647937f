//! `register`: the published register (R7).

use app::labels::rounds_played;
use app::register::acts_that_drew;
use domain::Entry;
use domain::model::draw_seed::{SeedDrawn, SeedOrigin};
use print::sheets::{RegisterSheet, Registered};
use session::Result;

use super::Subject;

/// Returns the current register.
pub(super) fn sheet(subject: &Subject) -> Result<RegisterSheet> {
    let (tournament, last) = (subject.tournament, subject.competition.planned_rounds());
    let entry = |entry: &Entry| Registered {
        number: entry.number.map(|n| n.to_string()).unwrap_or_default(),
        player: subject.printed(entry),
        rating: entry.player.rating.map(|r| r.0.to_string()).unwrap_or_default(),
        category: tournament.category_of(entry).map(|c| c.to_string()).unwrap_or_default(),
        rounds: last.map_or_else(String::new, |last| rounds_played(entry.missed, last, false)),
    };
    Ok(RegisterSheet {
        heading: subject.heading(None),
        draw_seed: draw_seed(subject)?,
        closed: subject.competition.register_closed.clone().unwrap_or_default(),
        entries: subject.entries()?.into_iter().map(entry).collect(),
        ..RegisterSheet::default()
    })
}

/// Returns the draw seed with its origin, and how often it was drawn; empty while the register is open.
fn draw_seed(subject: &Subject) -> Result<String> {
    let event = &subject.tournament.event;
    if subject.competition.register_closed.is_none() {
        return Ok(String::new());
    }
    let count = acts_that_drew(subject.session)?.len().to_string();
    let values = |drawn: &SeedDrawn, reason: &str| {
        let entropy = if drawn.entropy.is_empty() { "–" } else { &drawn.entropy };
        [("seed", &event.draw_seed), ("random", &drawn.random), ("at", &drawn.at), ("count", &count)]
            .map(|(name, value)| (name, value.to_string()))
            .into_iter()
            .chain([("entropy", entropy.to_string()), ("reason", reason.to_string())])
            .collect::<Vec<_>>()
    };
    let (key, values) = match &event.seed_origin {
        Some(SeedOrigin::Closing(drawn)) => ("sheet-seed-closing", values(drawn, "")),
        Some(SeedOrigin::Changed { drawn, reason }) => ("sheet-seed-changed", values(drawn, reason)),
        Some(SeedOrigin::Given) => ("sheet-seed-given", vec![("seed", event.draw_seed.clone())]),
        None => ("sheet-seed-older", vec![("seed", event.draw_seed.clone())]),
    };
    let values: Vec<(&str, &str)> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    Ok(subject.phrase(key, &values))
}
