//! The jigo ladder: games on smaller and smaller boards until a player wins (R38-R40), or new games with the remaining
//! times (R41). It decides only who advances; the original game stays a jigo (R40).

use chrono::{NaiveDateTime, TimeDelta};
use messages::{Explain, Message, message};
use serde::{Deserialize, Serialize};

use crate::model::id::{EntryId, GameId};
use crate::model::score::HalfPoints;

/// One game of the ladder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LadderStep {
    /// Board size: 9, 7, 5 or 1 lines.
    pub board: u32,
    /// Main time of each player in seconds.
    pub main_seconds: u32,
    /// Length of the single byo-yomi period in seconds.
    pub period_seconds: u32,
    /// Komi in half points.
    pub komi: HalfPoints,
}

/// Komi 6.5.
const KOMI: HalfPoints = HalfPoints(13);

/// The games in order (R38).
pub const STEPS: [LadderStep; 4] = [
    LadderStep { board: 9, main_seconds: 300, period_seconds: 10, komi: KOMI },
    LadderStep { board: 7, main_seconds: 180, period_seconds: 5, komi: KOMI },
    LadderStep { board: 5, main_seconds: 180, period_seconds: 5, komi: KOMI },
    LadderStep { board: 1, main_seconds: 180, period_seconds: 5, komi: KOMI },
];

/// Earliest and latest start of the first game, in minutes after the referee accepted the jigo (R38).
const FIRST_AFTER: (i64, i64) = (15, 20);
/// Break between two games in minutes (R38).
const BREAK: i64 = 5;

/// What decides after a jigo.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Decider {
    /// The four boards (R38).
    Boards,
    /// A new game, repeated if necessary, with the remaining seconds of the two players (R41).
    NewGame([u32; 2]),
}

/// When a game starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// Earliest start.
    pub earliest: NaiveDateTime,
    /// Latest start; equal to `earliest` after a break.
    pub latest: NaiveDateTime,
}

/// The result of a game of the ladder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum StepResult {
    /// This player won. On the 1x1 board: they had White (R39).
    Won(EntryId),
    /// Another jigo, or no result.
    Drawn,
}

/// A game of the ladder that has been played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// The result.
    pub result: StepResult,
    /// When it ended.
    pub ended: NaiveDateTime,
    /// The remaining seconds of the two players after a drawn new game (R41); `None` on the small boards.
    pub remaining: Option<[u32; 2]>,
}

/// The next step of a ladder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// This game.
    Game(LadderStep, Start),
    /// Nigiri for the 1x1 board: Black must pass, so White wins by komi (R39).
    Nigiri(Start),
    /// A new game with these remaining seconds of the two players (R41).
    NewGame([u32; 2], Start),
    /// Nothing: this player advances.
    Decided(EntryId),
}

/// Why a game cannot be recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LadderError {
    /// The ladder is over.
    Decided,
    /// The winner is not one of the two players.
    Stranger,
    /// A draw on the 1x1 board, which is impossible (R39).
    NigiriDecides,
    /// The game ended before the previous one.
    TooEarly(NaiveDateTime),
    /// The remaining times are missing, too long, or given for a game on a small board (R41).
    Clocks,
}

impl Explain for LadderError {
    fn message(&self) -> Message {
        match self {
            LadderError::Decided => message!("jigo-ladder-decided"),
            LadderError::Stranger => message!("jigo-ladder-winner"),
            LadderError::NigiriDecides => message!("jigo-ladder-nigiri"),
            LadderError::TooEarly(time) => message!("jigo-ladder-too-early", time = time.to_string()),
            LadderError::Clocks => message!("jigo-ladder-clocks"),
        }
    }
}

messages::explained!(LadderError);

/// A jigo ladder between two players: the record of its games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct JigoLadder {
    /// The game that was a jigo.
    pub game: GameId,
    /// Black and White of that game.
    pub players: [EntryId; 2],
    /// When the referee accepted the jigo.
    pub accepted: NaiveDateTime,
    /// How it is decided.
    pub decider: Decider,
    /// The games so far, in order.
    played: Vec<Played>,
}

impl JigoLadder {
    /// Returns a new ladder after a jigo that the referee accepted at `accepted`.
    pub fn new(game: GameId, players: [EntryId; 2], accepted: NaiveDateTime, decider: Decider) -> JigoLadder {
        JigoLadder { game, players, accepted, decider, played: Vec::new() }
    }

    /// Returns the games so far, in order.
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// Returns the player who advances, if the ladder is decided.
    pub fn winner(&self) -> Option<EntryId> {
        match self.played.last()?.result {
            StepResult::Won(entry) => Some(entry),
            StepResult::Drawn => None,
        }
    }

    /// Returns the next step.
    pub fn next(&self) -> Next {
        if let Some(winner) = self.winner() {
            return Next::Decided(winner);
        }
        let now = self.not_before();
        let start = self.start_of(self.played.len()).unwrap_or(Start { earliest: now, latest: now });
        match self.decider {
            Decider::NewGame(remaining) => {
                Next::NewGame(self.played.last().and_then(|p| p.remaining).unwrap_or(remaining), start)
            }
            Decider::Boards => match STEPS[self.played.len().min(STEPS.len() - 1)] {
                LadderStep { board: 1, .. } => Next::Nigiri(start),
                step => Next::Game(step, start),
            },
        }
    }

    /// Returns when the jigo was accepted or the last game ended; the next game cannot end earlier.
    pub fn not_before(&self) -> NaiveDateTime {
        self.played.last().map_or(self.accepted, |last| last.ended)
    }

    /// Records the next game. Players may agree to start it before its scheduled time.
    ///
    /// # Errors
    /// [`LadderError`] if the ladder is over or the game's result or times are impossible.
    pub fn record(&mut self, game: Played) -> Result<(), LadderError> {
        let next = self.next();
        if matches!(next, Next::Decided(_)) {
            return Err(LadderError::Decided);
        }
        match game.result {
            StepResult::Won(winner) if !self.players.contains(&winner) => return Err(LadderError::Stranger),
            StepResult::Drawn if matches!(next, Next::Nigiri(_)) => return Err(LadderError::NigiriDecides),
            _ => {}
        }
        if game.ended < self.not_before() {
            return Err(LadderError::TooEarly(self.not_before()));
        }
        let clocks_are_right = match (next, game.result, game.remaining) {
            (Next::NewGame(before, _), StepResult::Drawn, Some(left)) => left[0] <= before[0] && left[1] <= before[1],
            (Next::NewGame(..), StepResult::Drawn, None) => false,
            (Next::NewGame(..), StepResult::Won(_), _) => true,
            (_, _, remaining) => remaining.is_none(),
        };
        if !clocks_are_right {
            return Err(LadderError::Clocks);
        }
        self.played.push(game);
        Ok(())
    }

    /// Removes and returns the last game, so that it can be corrected.
    pub fn take_back(&mut self) -> Option<Played> {
        self.played.pop()
    }

    /// Returns when game `at` of the ladder, from 0, is scheduled; `None` if the previous game is not played.
    pub fn start_of(&self, at: usize) -> Option<Start> {
        let Some(before) = at.checked_sub(1) else {
            let after = |minutes| minutes_after(self.accepted, minutes);
            return Some(Start { earliest: after(FIRST_AFTER.0), latest: after(FIRST_AFTER.1) });
        };
        let at = minutes_after(self.played.get(before)?.ended, BREAK);
        Some(Start { earliest: at, latest: at })
    }
}

/// Returns the moment `minutes` later; `moment` itself if the calendar ends before that.
fn minutes_after(moment: NaiveDateTime, minutes: i64) -> NaiveDateTime {
    moment.checked_add_signed(TimeDelta::minutes(minutes)).unwrap_or(moment)
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use proptest::prelude::*;

    use super::*;

    const ANA: EntryId = EntryId(1);
    const IVO: EntryId = EntryId(2);

    fn at(hour: u32, minute: u32) -> NaiveDateTime {
        NaiveDate::from_ymd_opt(2026, 2, 22).unwrap().and_hms_opt(hour, minute, 0).unwrap()
    }

    fn ladder() -> JigoLadder {
        JigoLadder::new(GameId(7), [ANA, IVO], at(12, 0), Decider::Boards)
    }

    fn ended(result: StepResult, hour: u32, minute: u32) -> Played {
        Played { result, ended: at(hour, minute), remaining: None }
    }

    #[test]
    fn three_draws_lead_to_nigiri_and_white_advances() {
        let mut ladder = ladder();
        assert_eq!(ladder.next(), Next::Game(STEPS[0], Start { earliest: at(12, 15), latest: at(12, 20) }));
        for (step, end) in [25, 40, 50].into_iter().enumerate() {
            assert!(matches!(ladder.next(), Next::Game(s, _) if s == STEPS[step]));
            ladder.record(ended(StepResult::Drawn, 12, end)).unwrap();
        }
        assert_eq!(ladder.next(), Next::Nigiri(Start { earliest: at(12, 55), latest: at(12, 55) }));
        assert_eq!(ladder.record(ended(StepResult::Drawn, 12, 58)), Err(LadderError::NigiriDecides));
        ladder.record(ended(StepResult::Won(IVO), 12, 58)).unwrap();
        assert_eq!(ladder.next(), Next::Decided(IVO));
        assert_eq!(ladder.record(ended(StepResult::Won(ANA), 13, 30)), Err(LadderError::Decided));
    }

    #[test]
    fn the_boards_and_times_are_those_of_the_tour() {
        let steps: Vec<(u32, u32, u32)> = STEPS.map(|s| (s.board, s.main_seconds / 60, s.period_seconds)).to_vec();
        assert_eq!(steps, [(9, 5, 10), (7, 3, 5), (5, 3, 5), (1, 3, 5)]);
        assert!(STEPS.iter().all(|s| s.komi.to_string() == "6.5"));
    }

    #[test]
    fn impossible_games_are_refused() {
        let mut ladder = ladder();
        let stranger = ladder.record(ended(StepResult::Won(EntryId(3)), 12, 30));
        assert_eq!(stranger, Err(LadderError::Stranger));
        assert_eq!(ladder.record(ended(StepResult::Won(ANA), 11, 59)), Err(LadderError::TooEarly(at(12, 0))));
        let clocks = Played { remaining: Some([1, 1]), ..ended(StepResult::Won(ANA), 12, 30) };
        assert_eq!(ladder.record(clocks), Err(LadderError::Clocks));
        assert!(ladder.played().is_empty());
    }

    #[test]
    fn a_new_game_starts_with_the_remaining_times() {
        let mut ladder = JigoLadder::new(GameId(7), [ANA, IVO], at(12, 0), Decider::NewGame([600, 45]));
        assert!(matches!(ladder.next(), Next::NewGame([600, 45], _)));
        let drawn = |remaining| Played { remaining, ..ended(StepResult::Drawn, 12, 40) };
        assert_eq!(ladder.record(drawn(None)), Err(LadderError::Clocks));
        assert_eq!(ladder.record(drawn(Some([601, 0]))), Err(LadderError::Clocks));
        ladder.record(drawn(Some([120, 0]))).unwrap();
        assert_eq!(ladder.next(), Next::NewGame([120, 0], Start { earliest: at(12, 45), latest: at(12, 45) }));
        ladder.record(ended(StepResult::Won(ANA), 13, 0)).unwrap();
        assert_eq!(ladder.winner(), Some(ANA));
        assert!(ladder.take_back().is_some());
        assert_eq!(ladder.winner(), None);
    }

    proptest! {
        #[test]
        fn the_first_decisive_game_decides(draws in 0usize..=3, ana in any::<bool>(), minutes in prop::collection::vec(0i64..40, 4)) {
            let mut ladder = ladder();
            let winner = if ana { ANA } else { IVO };
            for (step, minutes) in minutes.into_iter().enumerate().take(draws + 1) {
                let (Next::Game(_, start) | Next::Nigiri(start)) = ladder.next() else { panic!("not decided yet") };
                prop_assert!(start.latest - start.earliest <= TimeDelta::minutes(5));
                let result = if step == draws { StepResult::Won(winner) } else { StepResult::Drawn };
                ladder.record(Played { result, ended: start.latest + TimeDelta::minutes(minutes), remaining: None }).unwrap();
            }
            prop_assert_eq!(ladder.winner(), Some(winner));
            prop_assert_eq!(ladder.played().len(), draws + 1);
        }
    }
}
