//! The levy that a player owes (R80).

use std::collections::BTreeSet;

use chrono::NaiveDate;

use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::event_settings::EventSettings;
use crate::model::levy::Money;
use crate::timetable::{plan, rounds_a_day};

/// Returns the number of days on which a player has a round to play; for a ghost, days on which they may be needed.
pub fn days(event: &EventSettings, competition: &Competition, entry: &Entry) -> u32 {
    let plays = |round: &u32| !entry.missed.contains(*round);
    if let Ok(starts) = plan(event, competition) {
        let dates = starts.iter().filter(|start| plays(&start.round)).map(|start| start.at.date());
        return dates.collect::<BTreeSet<NaiveDate>>().len() as u32;
    }
    let a_day = rounds_a_day(event.start, event.end, competition.rounds);
    let days = (1..=competition.rounds).filter(plays).map(|round| (round - 1) / a_day);
    days.collect::<BTreeSet<u32>>().len() as u32
}

/// Returns what a player owes for all their days.
pub fn due(event: &EventSettings, competition: &Competition, entry: &Entry) -> Money {
    Money(event.levy.a_day(entry.membership).0 * days(event, competition, entry))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::competition::System;
    use crate::model::entry::Rounds;
    use crate::model::id::{CompetitionId, EntryId};
    use crate::model::levy::{LevyRules, Membership};
    use crate::model::player::Player;
    use crate::model::rank::Rank;

    #[test]
    fn a_day_is_charged_if_a_round_of_it_is_played() {
        let day = |day| NaiveDate::from_ymd_opt(2026, 8, day).unwrap();
        let mut event = EventSettings::new("Stage", day(14), "");
        event.end = day(16);
        event.levy =
            LevyRules { member: Money(150), non_member: Money(300), concession: Money(100), ..LevyRules::default() };
        let open = Competition::new(CompetitionId::OPEN, "Open", System::McMahon, 6);
        let mut entry = Entry::new(EntryId(1), open.id, Player::new("Brook", "Ada", Rank::SHODAN));
        assert_eq!((days(&event, &open, &entry), due(&event, &open, &entry)), (3, Money(450)));
        entry.missed = Rounds::of([1, 2, 3]);
        entry.membership = Membership::NonMember;
        assert_eq!((days(&event, &open, &entry), due(&event, &open, &entry)), (2, Money(600)));
        entry.missed = Rounds::of(1..=6);
        assert_eq!(due(&event, &open, &entry), Money(0));
    }
}
