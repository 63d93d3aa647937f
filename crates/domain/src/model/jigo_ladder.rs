//! The jigo ladder: smaller and smaller boards until somebody wins (R38-R40), or a new game with the times that
//! remain (R41). It decides who advances; the game itself stays a jigo (R40).

use chrono::{NaiveDateTime, TimeDelta};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::model::id::{EntryId, GameId};
use crate::model::score::HalfPoints;

/// One game of the ladder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Lines of the board: 9, 7, 5, 1.
    pub board: u32,
    /// Main time of each player in seconds.
    pub main_seconds: u32,
    /// The single byo-yomi period in seconds.
    pub period_seconds: u32,
    /// Komi in half points.
    pub komi: HalfPoints,
}

/// Komi 6.5.
const KOMI: HalfPoints = HalfPoints(13);

/// The games in their order (R38).
pub const STEPS: [Step; 4] = [
    Step { board: 9, main_seconds: 300, period_seconds: 10, komi: KOMI },
    Step { board: 7, main_seconds: 180, period_seconds: 5, komi: KOMI },
    Step { board: 5, main_seconds: 180, period_seconds: 5, komi: KOMI },
    Step { board: 1, main_seconds: 180, period_seconds: 5, komi: KOMI },
];

/// The first game starts so many minutes after the referee accepted the jigo, at the earliest and latest (R38).
const FIRST_AFTER: (i64, i64) = (15, 20);
/// Minutes of break between two games (R38).
const BREAK: i64 = 5;

/// What decides after a jigo.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Decider {
    /// The four boards (R38).
    Boards,
    /// A new game, and if need be another, with the times that remain: seconds of the ladder's two players (R41).
    NewGame([u32; 2]),
}

/// When a game is to start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// Not before.
    pub earliest: NaiveDateTime,
    /// Not after; the same moment where a break just ends.
    pub latest: NaiveDateTime,
}

/// What came out of a game of the ladder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum StepResult {
    /// This player won. On the 1x1 board: he was White (R39).
    Won(EntryId),
    /// Jigo again, or no result.
    Drawn,
}

/// A game of the ladder that has been played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// What came out.
    pub result: StepResult,
    /// When it ended.
    pub ended: NaiveDateTime,
    /// The seconds that remain to the two players after a drawn new game (R41); `None` on the boards.
    pub remaining: Option<[u32; 2]>,
}

/// What comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// This game.
    Game(Step, Start),
    /// Nigiri for the 1x1 board: Black must pass, so White wins by komi (R39).
    Nigiri(Start),
    /// A new game with these seconds of the ladder's two players (R41).
    NewGame([u32; 2], Start),
    /// Nothing: this player advances.
    Decided(EntryId),
}

/// A step that cannot be taken down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum LadderError {
    /// It is over.
    #[error("This ladder is decided; take its last game back before you enter another.")]
    Decided,
    /// The winner does not play.
    #[error("The winner is neither of the two players; enter one of them.")]
    Stranger,
    /// R39.
    #[error("The 1x1 board cannot be drawn; enter who was White after nigiri (R39).")]
    NigiriDecides,
    /// It ended before it can have begun.
    #[error("The game cannot have ended before {0}, when what came before it ended; correct the time.")]
    TooEarly(NaiveDateTime),
    /// R41 needs the clocks.
    #[error("After a drawn new game enter the times that remain, no more than before; on the boards none (R41).")]
    Clocks,
}

/// A jigo ladder between two players: a pure record, to which games are added and taken back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct JigoLadder {
    /// The game that was a jigo.
    pub game: GameId,
    /// The two players: Black and White of that game.
    pub players: [EntryId; 2],
    /// When the referee accepted the jigo.
    pub accepted: NaiveDateTime,
    /// What decides.
    pub decider: Decider,
    /// The games so far.
    played: Vec<Played>,
}

impl JigoLadder {
    /// The ladder after a jigo that the referee accepted at `accepted`.
    pub fn new(game: GameId, players: [EntryId; 2], accepted: NaiveDateTime, decider: Decider) -> JigoLadder {
        JigoLadder { game, players, accepted, decider, played: Vec::new() }
    }

    /// The games so far, in their order.
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// Who advances, once it is decided.
    pub fn winner(&self) -> Option<EntryId> {
        match self.played.last()?.result {
            StepResult::Won(entry) => Some(entry),
            StepResult::Drawn => None,
        }
    }

    /// What is to be done next.
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
                Step { board: 1, .. } => Next::Nigiri(start),
                step => Next::Game(step, start),
            },
        }
    }

    /// When the jigo was accepted, or the last game ended: what comes next cannot be over before.
    pub fn not_before(&self) -> NaiveDateTime {
        self.played.last().map_or(self.accepted, |last| last.ended)
    }

    /// Adds the next game. Players who agree may start it before its time.
    ///
    /// # Errors
    /// [`LadderError`] if there is no next game, or this cannot have come out of it.
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

    /// Takes the last game back, to correct it; `None` if there is none.
    pub fn take_back(&mut self) -> Option<Played> {
        self.played.pop()
    }

    /// When game `at` of the ladder, from 0, was to start; `None` if what comes before it is not played.
    pub fn start_of(&self, at: usize) -> Option<Start> {
        let Some(before) = at.checked_sub(1) else {
            let after = |minutes| minutes_after(self.accepted, minutes);
            return Some(Start { earliest: after(FIRST_AFTER.0), latest: after(FIRST_AFTER.1) });
        };
        let at = minutes_after(self.played.get(before)?.ended, BREAK);
        Some(Start { earliest: at, latest: at })
    }
}

/// A moment `minutes` later; the calendar's last moment stays where it is.
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
    fn the_boards_and_times_are_the_tours() {
        let told: Vec<(u32, u32, u32)> = STEPS.map(|s| (s.board, s.main_seconds / 60, s.period_seconds)).to_vec();
        assert_eq!(told, [(9, 5, 10), (7, 3, 5), (5, 3, 5), (1, 3, 5)]);
        assert!(STEPS.iter().all(|s| s.komi.to_string() == "6.5"));
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let mut ladder = ladder();
        let stranger = ladder.record(ended(StepResult::Won(EntryId(3)), 12, 30));
        assert_eq!(stranger, Err(LadderError::Stranger));
        assert_eq!(ladder.record(ended(StepResult::Won(ANA), 11, 59)), Err(LadderError::TooEarly(at(12, 0))));
        let clocks = Played { remaining: Some([1, 1]), ..ended(StepResult::Won(ANA), 12, 30) };
        assert_eq!(ladder.record(clocks), Err(LadderError::Clocks));
        assert!(ladder.played().is_empty());
    }

    #[test]
    fn a_new_game_takes_over_the_remaining_times() {
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
