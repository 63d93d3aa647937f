//! `register`: the published register (R7).

use app::labels::rounds_played;
use domain::Entry;
use print::sheets::{RegisterSheet, Registered};
use session::Result;

use super::Subject;

/// Returns the current register.
pub(super) fn sheet(subject: &Subject) -> Result<RegisterSheet> {
    let (tournament, last) = (subject.tournament, subject.competition.rounds);
    let entry = |entry: &Entry| Registered {
        number: entry.number.map(|n| n.to_string()).unwrap_or_default(),
        player: subject.printed(entry),
        rating: entry.player.rating.map(|r| r.0.to_string()).unwrap_or_default(),
        category: tournament.category_of(entry).map(|c| c.to_string()).unwrap_or_default(),
        rounds: rounds_played(entry.missed, last, false),
    };
    Ok(RegisterSheet {
        heading: subject.heading(None),
        closed: tournament.event.register_closed.clone().unwrap_or_default(),
        entries: subject.entries()?.into_iter().map(entry).collect(),
        ..RegisterSheet::default()
    })
}
