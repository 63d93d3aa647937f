//! The boards that rounds of other competitions use: two competitions never share a board at one time.

use crate::model::busy_board::BusyBoard;
use crate::model::round::RoundState;
use crate::model::tournament::Tournament;

impl Tournament {
    /// Returns the boards in use by this competition, in the order of games: those of the rounds that are paired and not finished. Boards of
    /// self-paired games mean nothing and are never in use (R69).
    pub(super) fn boards_in_use(&self) -> Vec<BusyBoard> {
        let mut busy = Vec::new();
        if self.competition.system.is_free() {
            return busy;
        }
        for round in self.rounds.iter().filter(|r| r.state != RoundState::Confirmed) {
            let games = self.games_of(round.number);
            if games.iter().all(|game| game.passes.agreed().is_some()) {
                continue;
            }
            let used = |board| BusyBoard { board, competition: self.competition.name.clone(), round: round.number };
            busy.extend(games.iter().map(|game| used(game.board)));
        }
        busy
    }

    /// Returns the round of another competition that uses a board.
    pub fn use_elsewhere(&self, board: u32) -> Option<&BusyBoard> {
        self.boards_elsewhere.iter().find(|busy| busy.board == board)
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;
    use crate::model::competition::{Competition, System};
    use crate::model::event::Event;
    use crate::model::event_settings::EventSettings;
    use crate::model::game::{Game, Passes};
    use crate::model::id::{CompetitionId, EntryId, GameId};
    use crate::model::result::{Decided, GameResult, Verdict};
    use crate::model::round::Round;

    const SIDE: CompetitionId = CompetitionId(2);

    /// An event whose side event has round 1 with boards 3 and 4.
    fn event(system: System, state: RoundState, change: impl FnOnce(&mut Tournament)) -> Event {
        let event = EventSettings::new("Cup", NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(), "");
        let competitions = [(CompetitionId::OPEN, "Open", System::Swiss), (SIDE, "Rapid", system)];
        let [open, side] = competitions.map(|(id, name, system)| Competition::new(id, name, system, 5));
        let game = |board: u32| {
            let players = (EntryId(2 * i64::from(board)), EntryId(2 * i64::from(board) + 1));
            Game::new(GameId(i64::from(board)), SIDE, 1, board, players)
        };
        let mut side = Tournament {
            rounds: vec![Round { competition: SIDE, number: 1, state }],
            games: vec![game(3), game(4)],
            ..Tournament::new(event.clone(), side)
        };
        change(&mut side);
        let mut event = Event::with_competitions(event, [open]);
        event.replace(side);
        event
    }

    fn busy(event: &Event, id: CompetitionId) -> Vec<u32> {
        event.tournament(id).unwrap().boards_elsewhere.iter().map(|busy| busy.board).collect()
    }

    #[test]
    fn boards_are_in_use_until_the_round_is_finished() {
        let draft = event(System::Swiss, RoundState::Draft, |_| ());
        assert_eq!((busy(&draft, CompetitionId::OPEN), busy(&draft, SIDE)), (vec![3, 4], vec![]));
        let open = draft.tournament(CompetitionId::OPEN).unwrap();
        assert_eq!(open.use_elsewhere(4).map(|busy| busy.competition.as_str()), Some("Rapid"));
        let won = Some(GameResult { verdict: Verdict::BlackWins, decided: Decided::Played });
        let half = event(System::Swiss, RoundState::Draft, |side| side.games[0].passes = Passes::both(won));
        assert_eq!(busy(&half, CompetitionId::OPEN), [3, 4]);
        let all = event(System::Swiss, RoundState::Draft, |side| {
            side.games.iter_mut().for_each(|game| game.passes = Passes::both(won));
        });
        assert!(busy(&all, CompetitionId::OPEN).is_empty());
    }

    #[test]
    fn confirmed_rounds_and_self_paired_games_use_no_board() {
        let events = [(System::Swiss, RoundState::Confirmed), (System::SelfPairing, RoundState::Playing)];
        for whole in events.map(|(system, state)| event(system, state, |_| ())) {
            assert!(busy(&whole, CompetitionId::OPEN).is_empty());
        }
    }
}
