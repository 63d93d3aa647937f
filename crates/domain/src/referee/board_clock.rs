//! The clocks of a board at which a player is late, from minute to minute: who has used what, whose clock runs, and when the
//! game is lost (5d, 5e and 7a, R73, R75).

use chrono::{NaiveDateTime, TimeDelta};

use crate::model::result::{Colour, GameResult, Verdict};

use super::lateness::limit;

/// When a player came to the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arrival {
    /// Before play began.
    OnTime,
    /// At this time.
    At(NaiveDateTime),
    /// Not yet.
    Missing,
}

/// The two players of a board, Black first, and the times that count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardClock {
    /// When play began, or begins again.
    pub start: NaiveDateTime,
    /// When the players came.
    pub arrivals: [Arrival; 2],
    /// After how many minutes each of them loses the game.
    pub limits: [u32; 2],
    /// At a resumption, the player who is to move: only their clock runs before they come (7b).
    pub to_move: Option<Colour>,
}

impl BoardClock {
    /// Returns the clock at the start of a round: a player loses after an hour, or a minute after the time allotment (5e).
    pub fn at_start(start: NaiveDateTime, arrivals: [Arrival; 2], main_minutes: u32) -> BoardClock {
        BoardClock { start, arrivals, limits: [limit(main_minutes); 2], to_move: None }
    }

    /// Returns the clock at the resumption of an adjourned game: a player loses after an hour, or when the remaining time is
    /// over (7a). `remaining` are the seconds that remain to Black and White.
    pub fn at_resumption(
        start: NaiveDateTime,
        arrivals: [Arrival; 2],
        remaining: [u32; 2],
        to_move: Colour,
    ) -> BoardClock {
        let limits = remaining.map(|seconds| (seconds / 60).min(limit(u32::MAX)));
        BoardClock { start, arrivals, limits, to_move: Some(to_move) }
    }

    /// Returns the last moment at which each player is in time.
    pub fn deadlines(&self) -> [NaiveDateTime; 2] {
        self.limits.map(|minutes| self.start + TimeDelta::minutes(minutes.into()))
    }

    /// Returns by how many minutes each player is late at `now`; 0 for players who were on time. The clock of a missing player
    /// is stopped with the minute that loses the game.
    pub fn late(&self, now: NaiveDateTime) -> [u32; 2] {
        [Colour::Black, Colour::White].map(index).map(|at| match self.arrivals[at] {
            Arrival::OnTime => 0,
            Arrival::At(time) => self.minutes(time),
            Arrival::Missing => self.minutes(now).min(self.limits[at] + 1),
        })
    }

    /// Returns the minutes that each clock must show as used at `now`. While nobody is there, Black's clock runs, and White's is
    /// set to the same when the first player comes (5d). At a resumption only the clock of the player to move runs by itself;
    /// the other's runs once that player has sealed (7c).
    pub fn used(&self, now: NaiveDateTime) -> [u32; 2] {
        let late = self.late(now);
        if let Some(to_move) = self.to_move {
            let moves_late = late[index(to_move)];
            return match to_move {
                Colour::Black => [moves_late, late[1].saturating_sub(moves_late)],
                Colour::White => [late[0].saturating_sub(moves_late), moves_late],
            };
        }
        match self.arrivals {
            [Arrival::Missing, Arrival::Missing] => [late[0], 0],
            _ => late,
        }
    }

    /// Returns whose clock runs because a player is missing; `None` if both are there.
    pub fn running(&self) -> Option<Colour> {
        let missing = |colour: Colour| self.arrivals[index(colour)] == Arrival::Missing;
        match (missing(Colour::Black), missing(Colour::White)) {
            (false, false) => None,
            (true, true) => Some(self.to_move.unwrap_or(Colour::Black)),
            (black, _) => Some(if black { Colour::Black } else { Colour::White }),
        }
    }

    /// Returns who has lost the game by lateness at `now`; both may have.
    pub fn lost(&self, now: NaiveDateTime) -> Vec<Colour> {
        let late = self.late(now);
        [Colour::Black, Colour::White].into_iter().filter(|c| late[index(*c)] > self.limits[index(*c)]).collect()
    }

    /// Returns the forfeit that follows at `now`; `None` if nobody has lost. It is proposed to the referee, never entered.
    pub fn forfeit(&self, now: NaiveDateTime) -> Option<GameResult> {
        match self.lost(now).as_slice() {
            [] => None,
            [colour] => Some(GameResult::forfeit(colour.other().wins())),
            _ => Some(GameResult::forfeit(Verdict::BothLose)),
        }
    }

    /// Returns the whole minutes from the start to `time`, none for an earlier time.
    fn minutes(&self, time: NaiveDateTime) -> u32 {
        u32::try_from((time - self.start).num_minutes()).unwrap_or(0)
    }
}

fn index(colour: Colour) -> usize {
    match colour {
        Colour::Black => 0,
        Colour::White => 1,
    }
}

#[cfg(test)]
mod tests {
    use Arrival::{At, Missing, OnTime};
    use chrono::NaiveDate;
    use proptest::prelude::*;

    use super::*;

    fn at(minute: u32) -> NaiveDateTime {
        let day = NaiveDate::from_ymd_opt(2026, 11, 20).unwrap();
        day.and_hms_opt(10, 0, 0).unwrap() + TimeDelta::minutes(minute.into())
    }

    fn start(arrivals: [Arrival; 2], main: u32) -> BoardClock {
        BoardClock::at_start(at(0), arrivals, main)
    }

    #[test]
    fn while_nobody_is_there_blacks_clock_runs() {
        let board = start([Missing, Missing], 75);
        assert_eq!((board.used(at(25)), board.running()), ([25, 0], Some(Colour::Black)));
        let white_came = start([Missing, At(at(20))], 75);
        assert_eq!((white_came.used(at(25)), white_came.running()), ([25, 20], Some(Colour::Black)));
        let black_came = start([At(at(20)), Missing], 75);
        assert_eq!((black_came.used(at(25)), black_came.running()), ([20, 25], Some(Colour::White)));
        let both = start([At(at(20)), At(at(35))], 75);
        assert_eq!((both.used(at(90)), both.running()), ([20, 35], None));
    }

    #[test]
    fn one_late_player_loses_after_an_hour_and_both_may_lose() {
        let one = start([OnTime, Missing], 75);
        assert_eq!((one.lost(at(60)), one.forfeit(at(60))), (vec![], None), "an hour is in time");
        assert_eq!(one.forfeit(at(61)), Some(GameResult::forfeit(Verdict::BlackWins)));
        let both = start([Missing, Missing], 75);
        assert_eq!(both.forfeit(at(61)), Some(GameResult::forfeit(Verdict::BothLose)));
        let came_too_late = start([At(at(61)), OnTime], 75);
        assert_eq!(came_too_late.forfeit(at(70)), Some(GameResult::forfeit(Verdict::WhiteWins)));
    }

    #[test]
    fn short_time_limits_lose_under_an_hour() {
        let board = start([OnTime, Missing], 25);
        assert_eq!(board.deadlines(), [at(26), at(26)]);
        assert_eq!((board.lost(at(26)), board.lost(at(27))), (vec![], vec![Colour::White]));
    }

    #[test]
    fn a_clock_stops_when_the_game_is_lost() {
        let board = start([OnTime, Missing], 25);
        assert_eq!((board.used(at(26)), board.used(at(400_000))), ([0, 26], [0, 27]));
        assert_eq!(
            start([OnTime, At(at(95))], 75).used(at(100)),
            [0, 95],
            "a player who came has used what they are late"
        );
    }

    #[test]
    fn at_a_resumption_the_remaining_time_counts() {
        let board = |arrivals| BoardClock::at_resumption(at(0), arrivals, [12 * 60, 90 * 60], Colour::Black);
        assert_eq!(board([Missing, OnTime]).deadlines(), [at(12), at(60)]);
        assert_eq!(board([Missing, OnTime]).lost(at(13)), [Colour::Black]);
        assert_eq!(board([OnTime, Missing]).lost(at(60)), []);
        assert_eq!(board([Missing, Missing]).used(at(8)), [8, 0], "only the clock of the player to move runs");
        assert_eq!(board([At(at(5)), Missing]).used(at(8)), [5, 3], "then the move is sealed and the other clock runs");
    }

    proptest! {
        #[test]
        fn nobody_has_used_more_than_they_were_late(black in 0u32..90, white in 0u32..90, now in 0u32..120, main in 0u32..90) {
            let arrival = |minute: u32| if minute <= now { At(at(minute)) } else { Missing };
            let board = start([arrival(black), arrival(white)], main);
            let (used, late) = (board.used(at(now)), board.late(at(now)));
            prop_assert!(used[0] <= late[0] && used[1] <= late[1]);
            prop_assert_eq!(board.running().is_none(), black <= now && white <= now);
            let lost = board.lost(at(now));
            prop_assert_eq!(lost.is_empty(), late.iter().all(|&minutes| minutes <= limit(main)));
            prop_assert_eq!(board.forfeit(at(now)).is_none(), lost.is_empty());
        }
    }
}
