//! An event as it may be published.

use domain::{Event, Official};

/// Returns the event with every player as they agreed to be published, and with public cases only and without the
/// cash desk.
pub(crate) fn published(event: &Event) -> Event {
    let mut shown = event.map(|tournament| {
        let mut shown = tournament.clone();
        for entry in &mut shown.entries {
            entry.player = entry.player.as_published(entry.number);
        }
        shown.cases.retain(|case| case.public);
        (shown.late, shown.adjournments) = (Vec::new(), Vec::new());
        shown
    });
    (shown.payments, shown.person_fees, shown.cash_days) = (Vec::new(), Vec::new(), Vec::new());
    shown.officials.iter_mut().for_each(hide_relations);
    shown
}

/// Removes who an official is related to, and their club and family.
fn hide_relations(official: &mut Official) {
    official.related.clear();
    (official.club, official.family, official.person) = (String::new(), String::new(), None);
}
