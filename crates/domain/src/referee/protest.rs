//! How long a player may protest against the result of a game (rule 5j, R74).

use chrono::{NaiveDateTime, TimeDelta};

/// The period after the game if the next round begins within it, in hours: one full day.
const ONE_DAY: i64 = 24;

/// What ends the period.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeadlineBasis {
    /// The next round begins, more than a day after the game.
    NextRound,
    /// One full day after the game: the next round begins earlier, or its time is not known.
    OneDay,
}

/// When the period of protests ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProtestDeadline {
    /// The moment, in local time.
    pub at: NaiveDateTime,
    /// What ends the period.
    pub basis: DeadlineBasis,
}

impl ProtestDeadline {
    /// Returns the end of the period for a game that ended at `ended`: the start of the next round or, if that is within 24
    /// hours, one full day after the game (5j). The rule does not mention the last round; it gets one full day too.
    pub fn of(ended: NaiveDateTime, next_round: Option<NaiveDateTime>) -> ProtestDeadline {
        let full_day = ended + TimeDelta::hours(ONE_DAY);
        match next_round {
            Some(start) if start > full_day => ProtestDeadline { at: start, basis: DeadlineBasis::NextRound },
            _ => ProtestDeadline { at: full_day, basis: DeadlineBasis::OneDay },
        }
    }

    /// Whether a protest at this time is too late: at the start of the next round, or after one full day.
    pub fn is_late(self, filed: NaiveDateTime) -> bool {
        match self.basis {
            DeadlineBasis::NextRound => filed >= self.at,
            DeadlineBasis::OneDay => filed > self.at,
        }
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use proptest::prelude::*;

    use super::*;

    fn at(day: u32, hour: u32, minute: u32) -> NaiveDateTime {
        NaiveDate::from_ymd_opt(2026, 8, day).unwrap().and_hms_opt(hour, minute, 0).unwrap()
    }

    #[test]
    fn a_next_round_on_the_same_day_leaves_one_full_day() {
        let deadline = ProtestDeadline::of(at(14, 12, 40), Some(at(14, 14, 0)));
        assert_eq!(deadline, ProtestDeadline { at: at(15, 12, 40), basis: DeadlineBasis::OneDay });
        assert!(!deadline.is_late(at(14, 15, 0)), "the next round has begun, but the day is not over");
        assert!(!deadline.is_late(at(15, 12, 40)));
        assert!(deadline.is_late(at(15, 12, 41)));
    }

    #[test]
    fn a_game_that_ends_before_midnight_leaves_the_whole_next_day() {
        let deadline = ProtestDeadline::of(at(14, 23, 50), Some(at(15, 10, 0)));
        assert_eq!(deadline.at, at(15, 23, 50));
        assert!(!deadline.is_late(at(15, 0, 10)));
        let after = ProtestDeadline::of(at(15, 0, 10), Some(at(15, 10, 0)));
        assert_eq!(after.at, at(16, 0, 10), "a game that ends after midnight");
    }

    #[test]
    fn a_later_next_round_ends_the_period_when_it_begins() {
        let deadline = ProtestDeadline::of(at(14, 18, 0), Some(at(16, 10, 0)));
        assert_eq!(deadline, ProtestDeadline { at: at(16, 10, 0), basis: DeadlineBasis::NextRound });
        assert!(!deadline.is_late(at(16, 9, 59)));
        assert!(deadline.is_late(at(16, 10, 0)), "a protest must come before the round begins");
    }

    #[test]
    fn the_last_round_leaves_one_full_day() {
        assert_eq!(ProtestDeadline::of(at(31, 17, 0), None).at, at(31, 17, 0) + TimeDelta::days(1));
    }

    proptest! {
        #[test]
        fn everyone_has_at_least_a_day_and_until_the_next_round(ended in 0i64..10_000, next in 0i64..20_000) {
            let (ended, next) = (at(1, 0, 0) + TimeDelta::minutes(ended), at(1, 0, 0) + TimeDelta::minutes(next));
            let deadline = ProtestDeadline::of(ended, Some(next));
            let full_day = ended + TimeDelta::hours(24);
            prop_assert_eq!(deadline.at, next.max(full_day));
            prop_assert!(!deadline.is_late(deadline.at - TimeDelta::minutes(1)));
            prop_assert!(deadline.is_late(deadline.at + TimeDelta::minutes(1)));
        }

        #[test]
        fn a_later_end_or_a_later_round_never_shortens_the_period(
            ended in 0i64..10_000, next in 0i64..20_000, more in 0i64..3_000, later in 0i64..3_000,
        ) {
            let moment = |minutes| at(1, 0, 0) + TimeDelta::minutes(minutes);
            let first = ProtestDeadline::of(moment(ended), Some(moment(next)));
            let second = ProtestDeadline::of(moment(ended + more), Some(moment(next + later)));
            prop_assert!(second.at >= first.at);
        }
    }
}
