//! The clocks after a game goes back to an earlier position (rule 8g.3, R76).

use messages::{Explain, Message, explained, message};

use crate::model::ratio::Ratio;

/// The times that both players have used after a move, in seconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Used {
    /// The number of moves played.
    pub moves: u32,
    /// Used by Black.
    pub black: u32,
    /// Used by White.
    pub white: u32,
}

/// Why the times cannot be worked out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoClock {
    /// The position lies after the moves played.
    Later {
        /// The position to go back to.
        back_to: u32,
        /// The moves played.
        moves: u32,
    },
    /// The adjournment was after the irregularity, or a clock ran backwards.
    Adjourned,
}

impl Explain for NoClock {
    fn message(&self) -> Message {
        match *self {
            NoClock::Later { back_to, moves } => message!("referee-clock-later", back_to, moves),
            NoClock::Adjourned => message!("referee-clock-adjourned"),
        }
    }
}

explained!(NoClock);

/// Returns the seconds that Black and White have used when play goes back to the position after move `back_to`: in proportion
/// to the moves between the last recorded times and `now`. `adjourned` are the times recorded at an adjournment (8g.3).
///
/// # Errors
/// [`NoClock`] if the position lies after the moves played, or the recorded times do not fit.
pub fn going_back(now: Used, back_to: u32, adjourned: Option<Used>) -> Result<[Ratio; 2], NoClock> {
    if back_to > now.moves || now.moves == 0 {
        return Err(NoClock::Later { back_to, moves: now.moves });
    }
    let start = Used { moves: 0, black: 0, white: 0 };
    let recorded = adjourned.unwrap_or(start);
    if recorded.moves >= now.moves || recorded.black > now.black || recorded.white > now.white {
        return Err(NoClock::Adjourned);
    }
    let (from, to) = if back_to >= recorded.moves { (recorded, now) } else { (start, recorded) };
    let share = Ratio::new(i64::from(back_to - from.moves), i64::from(to.moves - from.moves));
    let used = |from: u32, to: u32| Ratio::from_integer(from.into()) + share * Ratio::from_integer((to - from).into());
    Ok([used(from.black, to.black), used(from.white, to.white)])
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Used = Used { moves: 120, black: 90, white: 120 };
    const FORM: Used = Used { moves: 60, black: 75, white: 90 };

    fn minutes(times: Result<[Ratio; 2], NoClock>) -> [String; 2] {
        times.unwrap().map(|time| time.to_string())
    }

    #[test]
    fn published_examples_hold() {
        assert_eq!(minutes(going_back(NOW, 80, None)), ["60", "80"]);
        assert_eq!(minutes(going_back(NOW, 80, Some(FORM))), ["80", "100"]);
    }

    #[test]
    fn times_are_exact_and_reach_from_the_start_to_now() {
        assert_eq!(minutes(going_back(NOW, 0, None)), ["0", "0"]);
        assert_eq!(minutes(going_back(NOW, 120, Some(FORM))), ["90", "120"]);
        assert_eq!(minutes(going_back(NOW, 60, Some(FORM))), ["75", "90"]);
        assert_eq!(minutes(going_back(NOW, 40, Some(FORM))), ["50", "60"], "before the adjournment");
        assert_eq!(minutes(going_back(Used { moves: 7, black: 10, white: 3 }, 2, None)), ["20/7", "6/7"]);
    }

    #[test]
    fn impossible_records_are_refused() {
        assert_eq!(going_back(NOW, 121, None), Err(NoClock::Later { back_to: 121, moves: 120 }));
        assert!(going_back(Used { moves: 0, black: 0, white: 0 }, 0, None).is_err());
        assert_eq!(going_back(NOW, 80, Some(NOW)), Err(NoClock::Adjourned));
        assert_eq!(going_back(NOW, 80, Some(Used { black: 91, ..FORM })), Err(NoClock::Adjourned));
    }
}
