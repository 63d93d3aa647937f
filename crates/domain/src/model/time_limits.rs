//! Time limits of a game, and the EGF class that follows from them (R78).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What happens when the main time is used up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub enum Overtime {
    /// The game is lost.
    None,
    /// Japanese byo-yomi: `periods` of `seconds` each.
    Byoyomi {
        /// Number of periods.
        periods: u32,
        /// Length of one.
        seconds: u32,
    },
    /// Canadian overtime: `stones` moves in `seconds`.
    Canadian {
        /// Moves to make.
        stones: u32,
        /// Length of the period in seconds.
        seconds: u32,
    },
    /// Fischer: `seconds` are added for every move.
    Fischer {
        /// Bonus per move in seconds.
        seconds: u32,
    },
}

impl Overtime {
    /// Returns the time for `moves` moves in overtime, in seconds, rounded down.
    fn seconds_for(self, moves: u64) -> u64 {
        match self {
            Overtime::None => 0,
            Overtime::Byoyomi { seconds, .. } | Overtime::Fischer { seconds } => moves * u64::from(seconds),
            Overtime::Canadian { stones, seconds } => moves * u64::from(seconds) / u64::from(stones.max(1)),
        }
    }
}

/// Time limits of a game (R1, R78).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TimeLimits {
    /// Main time of each player in minutes.
    pub main_minutes: u32,
    /// What follows the main time.
    pub overtime: Overtime,
}

/// A class of the EGF and the shortest times that it accepts, in minutes (R78).
struct Class {
    letter: char,
    main: u32,
    fischer_main: u32,
    adjusted: u32,
}

/// The shortest times that a class accepts, in minutes (R78).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClassNeeds {
    /// The class, `A` to `D`.
    pub class: char,
    /// The main time.
    pub main: u32,
    /// The adjusted time.
    pub adjusted: u32,
}

/// The classes of games over the board, the highest first (R78).
const CLASSES: [Class; 3] = [
    Class { letter: 'A', main: 60, fischer_main: 45, adjusted: 75 },
    Class { letter: 'B', main: 40, fischer_main: 30, adjusted: 50 },
    Class { letter: 'C', main: 25, fischer_main: 20, adjusted: 30 },
];

/// The only class of games on the internet (R78).
const INTERNET: Class = Class { letter: 'D', main: 40, fischer_main: 40, adjusted: 50 };

impl TimeLimits {
    /// Returns the adjusted time in seconds: the main time plus the overtime for 45 moves with byo-yomi, 60 with Canadian
    /// overtime and 120 with Fischer (R78).
    pub fn adjusted_seconds(self) -> u32 {
        self.seconds_with(self.counted_moves())
    }

    /// Returns how long a player may need for a game, in seconds: the main time plus 60 moves in overtime, whatever its
    /// kind. The timetable plans with it (R79).
    pub fn planned_seconds(self) -> u32 {
        self.seconds_with(60)
    }

    /// Returns the main time plus `moves` moves in overtime, in seconds.
    fn seconds_with(self, moves: u64) -> u32 {
        let seconds = u64::from(self.main_minutes) * 60 + self.overtime.seconds_for(moves);
        u32::try_from(seconds).unwrap_or(u32::MAX)
    }

    /// Returns the EGF class that the time limits allow over the board, `A`, `B` or `C`; `None` for unrated (R78).
    pub fn rating_class(self) -> Option<char> {
        CLASSES.iter().find(|class| self.fits(class)).map(|class| class.letter)
    }

    /// Returns the EGF class that the time limits allow on the internet, `D`; `None` for unrated (R78).
    pub fn internet_class(self) -> Option<char> {
        self.fits(&INTERNET).then_some(INTERNET.letter)
    }

    fn fits(self, class: &Class) -> bool {
        let needed = self.needed(class);
        self.main_minutes >= needed.main && self.adjusted_seconds() / 60 >= needed.adjusted
    }

    /// Returns the times that a class asks of this kind of overtime.
    fn needed(self, class: &Class) -> ClassNeeds {
        let fischer = matches!(self.overtime, Overtime::Fischer { .. });
        let main = if fischer { class.fischer_main } else { class.main };
        ClassNeeds { class: class.letter, main, adjusted: class.adjusted }
    }

    /// Returns what the next higher class asks, which these limits do not reach; `None` for class A, and for class D on the
    /// internet (R78).
    pub fn next_class(self, online: bool) -> Option<ClassNeeds> {
        let classes: &[Class] = if online { &[INTERNET] } else { &CLASSES };
        let missed = classes.iter().rev().find(|class| !self.fits(class));
        missed.map(|class| self.needed(class))
    }

    /// Returns the number of moves in overtime that the adjusted time counts (R78).
    pub fn counted_moves(self) -> u64 {
        match self.overtime {
            Overtime::None | Overtime::Byoyomi { .. } => 45,
            Overtime::Canadian { .. } => 60,
            Overtime::Fischer { .. } => 120,
        }
    }

    /// Returns the shortest adjusted time that a class accepts, in minutes; `None` for a letter that is not a class (R78).
    pub fn shortest(class: char) -> Option<u32> {
        CLASSES.iter().chain([&INTERNET]).find(|known| known.letter == class).map(|known| known.adjusted)
    }
}

/// An EGF class lower than the time limits allow (R78).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub enum LoweredClass {
    /// Class B: games have a weight of 0.75.
    B,
    /// Class C: games have a weight of 0.5.
    C,
    /// Games are not rated.
    Unrated,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(main_minutes: u32, overtime: Overtime) -> TimeLimits {
        TimeLimits { main_minutes, overtime }
    }

    fn byoyomi(periods: u32, seconds: u32) -> Overtime {
        Overtime::Byoyomi { periods, seconds }
    }

    fn fischer(seconds: u32) -> Overtime {
        Overtime::Fischer { seconds }
    }

    #[test]
    fn adjusted_time_counts_45_60_or_120_moves() {
        let seconds = |main, overtime| limits(main, overtime).adjusted_seconds();
        assert_eq!(seconds(60, Overtime::None), 60 * 60);
        assert_eq!(seconds(60, byoyomi(3, 30)), 82 * 60 + 30);
        assert_eq!(seconds(60, Overtime::Canadian { stones: 15, seconds: 300 }), 80 * 60);
        assert_eq!(seconds(45, fischer(15)), 75 * 60);
    }

    #[test]
    fn class_follows_from_main_and_adjusted_time() {
        for (time, class) in [
            (limits(60, byoyomi(3, 30)), Some('A')),
            (limits(60, byoyomi(1, 20)), Some('A')),
            (limits(60, byoyomi(1, 15)), Some('B')),
            (limits(59, byoyomi(3, 30)), Some('B')),
            (limits(60, Overtime::None), Some('B')),
            (limits(75, Overtime::None), Some('A')),
            (limits(40, Overtime::Canadian { stones: 30, seconds: 300 }), Some('B')),
            (limits(30, Overtime::None), Some('C')),
            (limits(20, byoyomi(1, 60)), None),
            (limits(25, byoyomi(1, 6)), None),
            (limits(0, Overtime::None), None),
        ] {
            assert_eq!(time.rating_class(), class, "{time:?}");
        }
    }

    #[test]
    fn the_next_class_is_the_nearest_that_is_missed() {
        let needs = |class, main, adjusted| Some(ClassNeeds { class, main, adjusted });
        assert_eq!(limits(60, byoyomi(3, 30)).next_class(false), None);
        assert_eq!(limits(60, byoyomi(1, 15)).next_class(false), needs('A', 60, 75));
        assert_eq!(limits(30, byoyomi(1, 30)).next_class(false), needs('B', 40, 50));
        assert_eq!(limits(20, Overtime::None).next_class(false), needs('C', 25, 30));
        assert_eq!(limits(44, fischer(20)).next_class(false), needs('A', 45, 75));
        assert_eq!(
            [limits(40, Overtime::None).next_class(true), limits(60, fischer(5)).next_class(true)],
            [needs('D', 40, 50), None]
        );
    }

    #[test]
    fn fischer_needs_less_main_time() {
        let class = |main, seconds| limits(main, fischer(seconds)).rating_class();
        assert_eq!([class(45, 15), class(30, 10), class(20, 5)], [Some('A'), Some('B'), Some('C')]);
        assert_eq!([class(44, 20), class(29, 30), class(19, 30)], [Some('B'), Some('C'), None]);
        assert_eq!([class(45, 14), class(30, 9), class(20, 4)], [Some('B'), Some('C'), None]);
    }

    #[test]
    fn internet_games_have_class_d() {
        assert_eq!(limits(60, byoyomi(3, 30)).internet_class(), Some('D'));
        assert_eq!(limits(40, byoyomi(3, 20)).internet_class(), Some('D'));
        assert_eq!(limits(39, byoyomi(3, 30)).internet_class(), None);
        assert_eq!(limits(40, Overtime::None).internet_class(), None);
    }

    #[test]
    fn absurd_limits_do_not_overflow() {
        let most = limits(u32::MAX, Overtime::Canadian { stones: 0, seconds: u32::MAX });
        assert_eq!(
            (most.adjusted_seconds(), most.planned_seconds(), most.rating_class()),
            (u32::MAX, u32::MAX, Some('A'))
        );
    }
}
