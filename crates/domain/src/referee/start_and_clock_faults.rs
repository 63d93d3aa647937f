//! Games with wrong colours or handicap (8a), and clocks that malfunction (8e): what the rules decide (R76).

use crate::model::case_guide::{ClockFault, FlagFault, StartMistake, WrongStart};

/// From this move on the game is continued (8a).
const FOURTH_MOVE: u32 = 4;
/// The time left in seconds below which a correction may not bring a player (8e).
const TEN_MINUTES: u32 = 10 * 60;
/// A flag that fell early by less than these seconds begins byo-yomi (8e).
const A_MINUTE: u32 = 60;

/// What happens to a game with a wrong start (8a).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StartRuling {
    /// The game starts again.
    StartAgain,
    /// The game goes on, and the result counts as if all had been right.
    PlayOn,
    /// As [`StartRuling::PlayOn`]; if the players meet again in the tournament, they exchange the colours.
    PlayOnAndExchange,
}

impl WrongStart {
    /// Returns the ruling: before the fourth move is fixed, the game starts again. An even game with wrong colours that goes on
    /// is made good when the players meet again.
    pub fn ruling(self) -> StartRuling {
        match self.mistake {
            _ if self.moves < FOURTH_MOVE => StartRuling::StartAgain,
            StartMistake::Colours if self.even => StartRuling::PlayOnAndExchange,
            StartMistake::Colours | StartMistake::Handicap => StartRuling::PlayOn,
        }
    }
}

/// When byo-yomi begins after a flag fell at the wrong time (8e).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FlagRuling {
    /// At the moment at which the flag fell: it was early by less than a minute.
    WhenItFell,
    /// When the corrected time is used up: it was early by a minute or more.
    AfterCorrection,
    /// At the moment at which it is noticed: it fell late.
    WhenNoticed,
}

impl ClockFault {
    /// Returns the seconds that the replaced clock shows as left. Time lost by the fault is given back. Time gained by it is
    /// taken back, but never below ten minutes, and not at all from a player with ten minutes or less.
    pub fn corrected(self) -> u32 {
        if self.actual >= self.shown { self.actual } else { self.actual.max(TEN_MINUTES.min(self.shown)) }
    }

    /// Returns when byo-yomi begins; `None` if no flag fell at the wrong time.
    pub fn flag_ruling(self) -> Option<FlagRuling> {
        self.flag.map(|flag| match flag {
            FlagFault::Early(seconds) if seconds < A_MINUTE => FlagRuling::WhenItFell,
            FlagFault::Early(_) => FlagRuling::AfterCorrection,
            FlagFault::Late => FlagRuling::WhenNoticed,
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_wrong_start_is_repeated_only_before_the_fourth_move() {
        let ruling = |mistake, moves, even| WrongStart { mistake, moves, even }.ruling();
        for mistake in [StartMistake::Colours, StartMistake::Handicap] {
            assert_eq!([0, 3].map(|moves| ruling(mistake, moves, true)), [StartRuling::StartAgain; 2]);
        }
        assert_eq!(ruling(StartMistake::Colours, 4, true), StartRuling::PlayOnAndExchange);
        assert_eq!(ruling(StartMistake::Colours, 4, false), StartRuling::PlayOn);
        assert_eq!(ruling(StartMistake::Handicap, 60, true), StartRuling::PlayOn);
    }

    #[test]
    fn corrections_of_a_clock_leave_ten_minutes() {
        let corrected = |shown: u32, actual: u32| {
            ClockFault { shown: shown * 60, actual: actual * 60, flag: None }.corrected() / 60
        };
        assert_eq!(corrected(20, 25), 25, "lost time is given back");
        assert_eq!(corrected(5, 8), 8);
        assert_eq!(corrected(30, 22), 22);
        assert_eq!(corrected(15, 6), 10, "not below ten minutes");
        assert_eq!(corrected(8, 3), 8, "ten minutes or less are not reduced");
        assert_eq!(corrected(10, 3), 10);
    }

    #[test]
    fn byo_yomi_begins_by_the_fault_of_the_flag() {
        let ruling = |flag| ClockFault { shown: 0, actual: 0, flag }.flag_ruling();
        assert_eq!(ruling(Some(FlagFault::Early(59))), Some(FlagRuling::WhenItFell));
        assert_eq!(ruling(Some(FlagFault::Early(60))), Some(FlagRuling::AfterCorrection));
        assert_eq!(ruling(Some(FlagFault::Late)), Some(FlagRuling::WhenNoticed));
        assert_eq!(ruling(None), None);
    }

    proptest! {
        #[test]
        fn nobody_falls_below_ten_minutes_by_a_correction(shown in 0u32..8000, actual in 0u32..8000) {
            let corrected = ClockFault { shown, actual, flag: None }.corrected();
            prop_assert!(corrected >= actual);
            prop_assert!(corrected >= shown.min(600));
            prop_assert!(corrected <= shown.max(actual));
        }
    }
}
