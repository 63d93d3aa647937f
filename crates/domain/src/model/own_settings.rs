//! What a competition sets for itself: its values where it has some, and those of the event elsewhere.

use crate::model::board_ranges::BoardRanges;
use crate::model::competition::{Competition, OwnClass};
use crate::model::event_settings::{EventSettings, LoweredClass, Room};

impl EventSettings {
    /// Returns the event as a competition plays it: with that competition's days, time limits, EGF class, komi and start times, and
    /// with its rooms, if it has its own.
    pub fn for_competition(&self, competition: &Competition) -> EventSettings {
        let mut event = self.clone();
        event.time.main_minutes = competition.main_minutes.unwrap_or(event.time.main_minutes);
        event.time.overtime = competition.overtime.unwrap_or(event.time.overtime);
        event.komi = competition.komi.unwrap_or(event.komi);
        event.start = competition.start.unwrap_or(event.start);
        event.end = competition.end.unwrap_or(event.end).max(event.start);
        event.lowered_class = match competition.own_class {
            None => event.lowered_class,
            Some(OwnClass::Allowed) => None,
            Some(OwnClass::B) => Some(LoweredClass::B),
            Some(OwnClass::C) => Some(LoweredClass::C),
            Some(OwnClass::Unrated) => Some(LoweredClass::Unrated),
        };
        if let Some(starts) = &competition.starts {
            event.starts.clone_from(starts);
        }
        if !competition.rooms.is_empty() {
            event.halls.retain(|room| is_used(competition, room));
        }
        event
    }

    /// Returns the boards that a competition uses: those of its rooms and its own ranges. Empty if it may use all boards.
    pub fn boards_of(&self, competition: &Competition) -> BoardRanges {
        let rooms = self.halls.iter().filter(|room| is_used(competition, room)).map(|room| (room.first, room.last));
        BoardRanges::of(rooms.chain(competition.boards.ranges().iter().copied()))
    }
}

fn is_used(competition: &Competition, room: &Room) -> bool {
    competition.rooms.iter().any(|name| room.is_named(name))
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;
    use crate::model::competition::System;
    use crate::model::event_settings::{Overtime, TimeLimits};
    use crate::model::id::CompetitionId;
    use crate::model::score::HalfPoints;

    fn event() -> EventSettings {
        let room = |name: &str, first, last| Room { name: name.into(), first, last };
        let halls = vec![room("Hall", 1, 40), room("Attic", 41, 52)];
        EventSettings { halls, ..EventSettings::new("Cup", NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(), "") }
    }

    fn competition() -> Competition {
        Competition::new(CompetitionId(2), "Future Stars", System::Swiss, 5)
    }

    #[test]
    fn a_competition_without_settings_of_its_own_has_those_of_the_event() {
        let event = event();
        assert_eq!(event.for_competition(&competition()), event);
        assert!(event.boards_of(&competition()).is_empty());
    }

    #[test]
    fn a_competition_replaces_only_what_it_sets() {
        let event = event();
        let shorter = Competition { main_minutes: Some(20), overtime: Some(Overtime::None), ..competition() };
        let seen = event.for_competition(&shorter);
        assert_eq!(seen.time, TimeLimits { main_minutes: 20, overtime: Overtime::None });
        assert_eq!((seen.komi, seen.rating_class()), (event.komi, None));
        let jigo = event.for_competition(&Competition { komi: Some(HalfPoints(14)), ..competition() });
        assert_eq!((jigo.komi, jigo.time), (HalfPoints(14), event.time));
    }

    #[test]
    fn a_competition_has_days_and_a_class_of_its_own() {
        let day = |day| NaiveDate::from_ymd_opt(2026, 11, day);
        let event = EventSettings { end: day(22).unwrap(), lowered_class: Some(LoweredClass::B), ..event() };
        let saturday = Competition { start: day(21), end: day(21), ..competition() };
        let seen = event.for_competition(&saturday);
        assert_eq!((Some(seen.start), Some(seen.end), seen.rating_class()), (day(21), day(21), Some('B')));
        let from_sunday = event.for_competition(&Competition { start: day(22), ..competition() });
        assert_eq!((Some(from_sunday.start), Some(from_sunday.end)), (day(22), day(22)));
        let class = |own_class| event.for_competition(&Competition { own_class, ..competition() }).rating_class();
        assert_eq!(class(Some(OwnClass::Allowed)), Some('A'));
        assert_eq!([OwnClass::B, OwnClass::C, OwnClass::Unrated].map(|c| class(Some(c))), [Some('B'), Some('C'), None]);
    }

    #[test]
    fn the_boards_are_those_of_the_rooms_and_of_the_ranges() {
        let mut stars = Competition { rooms: vec!["attic".into(), "Cellar".into()], ..competition() };
        assert_eq!(String::from(event().boards_of(&stars)), "41-52");
        stars.boards = "61-64".to_string().try_into().unwrap();
        assert_eq!(String::from(event().boards_of(&stars)), "41-52, 61-64");
        assert_eq!(event().for_competition(&stars).halls.len(), 1);
    }
}
