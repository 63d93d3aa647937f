//! When a late player has lost, and what lateness costs both clocks in whole minutes, for the calculator (rules 5d and 5e, R73). The clocks of
//! a board are in [`super::board_clock`].

/// The longest lateness in minutes that does not lose the game (5e).
const ONE_HOUR: u32 = 60;

/// Returns after how many minutes a game is lost: an hour, or a minute beyond the time allotment if that is shorter (5e).
pub fn limit(main_minutes: u32) -> u32 {
    ONE_HOUR.min(main_minutes.saturating_add(1))
}

/// What lateness does to a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lateness {
    /// The minutes used on Black's and White's clock when both have come; `None` for a player who has lost by it.
    ///
    /// Black's clock runs until the first player comes, and White's is set to the same. Then the clock of the player who is
    /// missing runs, so that everyone has used the time by which they were late.
    pub used: [Option<u32>; 2],
    /// How many minutes after the start a game is lost: an hour, or a minute beyond the time allotment if that is shorter.
    pub limit: u32,
}

impl Lateness {
    /// Returns the effect of the minutes by which Black and White came late, 0 if they were on time; `None` for a player who
    /// has not come. `main_minutes` is the main time of each player.
    pub fn of(late: [Option<u32>; 2], main_minutes: u32) -> Lateness {
        let limit = limit(main_minutes);
        Lateness { used: late.map(|late| late.filter(|&minutes| minutes <= limit)), limit }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn used(black: u32, white: u32, main: u32) -> [Option<u32>; 2] {
        Lateness::of([Some(black), Some(white)], main).used
    }

    #[test]
    fn everyone_has_used_their_own_lateness() {
        assert_eq!(used(0, 25, 75), [Some(0), Some(25)], "White's clock runs after Black's first move");
        assert_eq!(used(25, 0, 75), [Some(25), Some(0)]);
        assert_eq!(used(20, 35, 75), [Some(20), Some(35)], "Black came first: White's clock was set to 20 and ran on");
    }

    #[test]
    fn more_than_an_hour_loses_the_game_for_one_or_both() {
        assert_eq!(used(60, 61, 75), [Some(60), None]);
        assert_eq!(used(61, 90, 75), [None, None]);
        assert_eq!(Lateness::of([None, Some(0)], 75).used, [None, Some(0)], "a player who never comes");
    }

    #[test]
    fn short_time_limits_lose_earlier() {
        assert_eq!(Lateness::of([Some(0), Some(0)], 25).limit, 26);
        assert_eq!(used(26, 27, 25), [Some(26), None], "a minute beyond the allotment is still in time");
        assert_eq!(used(27, 40, 25), [None, None]);
        assert_eq!(Lateness::of([None, None], u32::MAX).limit, 60);
    }
}
