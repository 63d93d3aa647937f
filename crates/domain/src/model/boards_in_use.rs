//! The boards that rounds of other competitions use: two competitions never share a board at one time.

use crate::model::busy_board::BusyBoard;
use crate::model::id::CompetitionId;
use crate::model::round::RoundState;
use crate::model::tournament::Tournament;

impl Tournament {
    /// Returns the boards in use by competitions other than `id`, in the order of games: those of the rounds that are paired
    /// and not finished. Boards of self-paired games mean nothing and are never in use (R69).
    pub fn boards_in_use_besides(&self, id: CompetitionId) -> Vec<BusyBoard> {
        let mut busy = Vec::new();
        for round in self.rounds.iter().filter(|r| r.competition != id && r.state != RoundState::Confirmed) {
            let Some(competition) = self.competition(round.competition).filter(|c| !c.system.is_free()) else {
                continue;
            };
            let games = self.games_of(round.competition, round.number);
            if games.iter().all(|game| game.passes.agreed().is_some()) {
                continue;
            }
            let used = |board| BusyBoard { board, competition: competition.name.clone(), round: round.number };
            busy.extend(games.iter().map(|game| used(game.board)));
        }
        busy
    }

    /// Returns the round of another competition that uses a board. Only the snapshot of one competition knows it.
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
    use crate::model::game::{Game, Passes};
    use crate::model::id::{EntryId, GameId};
    use crate::model::result::{Decided, GameResult, Verdict};
    use crate::model::round::Round;

    const SIDE: CompetitionId = CompetitionId(2);

    /// An event whose side event has round 1 with boards 3 and 4.
    fn event(system: System, state: RoundState) -> Tournament {
        let event = Event::new("Cup", NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(), "");
        let competitions = [(CompetitionId::OPEN, "Open", System::Swiss), (SIDE, "Rapid", system)];
        let competitions = competitions.map(|(id, name, system)| Competition::new(id, name, system, 5)).to_vec();
        let game = |board: u32| {
            let players = (EntryId(2 * i64::from(board)), EntryId(2 * i64::from(board) + 1));
            Game::new(GameId(i64::from(board)), SIDE, 1, board, players)
        };
        Tournament {
            rounds: vec![Round { competition: SIDE, number: 1, state }],
            games: vec![game(3), game(4)],
            ..Tournament::new(event, competitions)
        }
    }

    fn busy(whole: &Tournament, id: CompetitionId) -> Vec<u32> {
        whole.part(id).boards_elsewhere.iter().map(|busy| busy.board).collect()
    }

    #[test]
    fn boards_are_in_use_until_the_round_is_finished() {
        let mut whole = event(System::Swiss, RoundState::Draft);
        assert_eq!((busy(&whole, CompetitionId::OPEN), busy(&whole, SIDE)), (vec![3, 4], vec![]));
        assert_eq!(
            whole.part(CompetitionId::OPEN).use_elsewhere(4).map(|busy| busy.competition.as_str()),
            Some("Rapid")
        );
        let won = Some(GameResult { verdict: Verdict::BlackWins, decided: Decided::Played });
        whole.games[0].passes = Passes::both(won);
        assert_eq!(busy(&whole, CompetitionId::OPEN), [3, 4]);
        whole.games[1].passes = Passes::both(won);
        assert!(busy(&whole, CompetitionId::OPEN).is_empty());
    }

    #[test]
    fn confirmed_rounds_and_self_paired_games_use_no_board() {
        for whole in [event(System::Swiss, RoundState::Confirmed), event(System::SelfPairing, RoundState::Playing)] {
            assert!(busy(&whole, CompetitionId::OPEN).is_empty());
        }
    }
}
