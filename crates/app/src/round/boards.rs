//! Board numbers: the strongest games on top, players with a fixed board at that board, and one game per board.

use domain::model::board_ranges::LAST_BOARD;
use domain::model::busy_board::BusyBoard;
use domain::pairing::{BoardPlan, BoardRequest, assign_fixed_boards, board_numbers};
use domain::{Game, GameId, RoundNumber, Tournament};
use messages::{Message, message};
use session::{AppError, EventSession, Mutation, Result};

use super::{board_position, has_result, paired, refuse_free, refuse_teams};
use crate::operation::{MoveBoard, RoundRequest, op};

/// Numbers the boards of a round again: knock-out games first, then the highest scores. Returns how many games moved.
///
/// # Errors
/// The round is not paired, or a game has a result.
pub fn renumber_boards(session: &mut EventSession, request: &RoundRequest) -> Result<Mutation<usize>> {
    session.transact(op::RenumberBoards, request, |tournament| {
        refuse_free(&tournament.competition)?;
        refuse_teams(&tournament.competition)?;
        paired(tournament, request.round)?;
        let before = tournament.games.clone();
        let mut games = tournament.games_of(request.round).into_iter();
        if let Some(game) = games.find(|g| has_result(g)) {
            return Err(AppError::not_now(message!("round-renumber-result", board = game.board)));
        }
        renumber(tournament, request.round);
        Ok(before.iter().zip(&tournament.games).filter(|(old, new)| old.board != new.board).count())
    })
}

/// Gives a game another board number. A game that has this number takes the old one.
///
/// # Errors
/// The board does not exist, the new number is not in 1..=9999 or another competition uses it, or one of the two games has a
/// result.
pub fn move_board(session: &mut EventSession, request: &MoveBoard) -> Result<Mutation<u32>> {
    let MoveBoard { round, board, to } = *request;
    if !(1..=LAST_BOARD).contains(&to) {
        return Err(AppError::bad_input(message!("round-board-number-invalid", number = to)));
    }
    session.transact(op::MoveBoard, request, |tournament| {
        refuse_teams(&tournament.competition)?;
        if let Some(busy) = tournament.use_elsewhere(to) {
            return Err(AppError::not_now(in_use(busy)));
        }
        let moved = board_position(tournament, round, board)?;
        let displaced = game_at(tournament, round, to);
        for game in [Some(moved), displaced].into_iter().flatten().map(|position| &tournament.games[position]) {
            if has_result(game) {
                return Err(AppError::not_now(message!("round-move-result", board = game.board)));
            }
        }
        exchange(tournament, moved, displaced, to);
        Ok(to)
    })
}

/// Returns the message about a board that another competition uses.
pub(super) fn in_use(busy: &BusyBoard) -> Message {
    let BusyBoard { board, competition, round } = busy;
    message!("round-board-in-use", board = *board, round = *round, competition)
}

/// Numbers the boards of a round by the rules.
pub(super) fn renumber(tournament: &mut Tournament, round: RoundNumber) {
    for (id, board) in board_numbers(tournament, round) {
        if let Some(game) = tournament.games.iter_mut().find(|g| g.id == id) {
            game.board = board;
        }
    }
}

/// Moves the games of players with a fixed board to it, or to that of the opponent. Boards that another competition uses are not
/// taken, and games with a result stay.
pub(super) fn seat_fixed(tournament: &mut Tournament, round: RoundNumber) {
    let plan = BoardPlan::of(tournament, &tournament.competition);
    let fixed = |id| tournament.entry(id).and_then(|entry| entry.fixed_board);
    let request = |game: &&Game| {
        let mut wishes = plan.wishes(fixed(game.black), fixed(game.white));
        // A game that is at a fixed board already stays there if it can.
        wishes.sort_by_key(|&board| board != game.board);
        BoardRequest { kept: has_result(game).then_some(game.board), wishes }
    };
    let games = tournament.games_of(round);
    let assigned = assign_fixed_boards(&games.iter().map(request).collect::<Vec<_>>());
    let moves: Vec<(GameId, u32)> =
        games.iter().zip(assigned).filter_map(|(game, board)| Some((game.id, board?))).collect();
    for (id, to) in moves {
        let Some(position) = tournament.games.iter().position(|game| game.id == id) else { continue };
        let displaced = game_at(tournament, round, to).filter(|&displaced| displaced != position);
        exchange(tournament, position, displaced, to);
    }
}

/// Gives the game at `position` board `to`, and the game at `displaced` its old board.
fn exchange(tournament: &mut Tournament, position: usize, displaced: Option<usize>, to: u32) {
    if let Some(displaced) = displaced {
        tournament.games[displaced].board = tournament.games[position].board;
    }
    tournament.games[position].board = to;
}

/// Returns the position in the snapshot of the game at a board.
fn game_at(tournament: &Tournament, round: RoundNumber, board: u32) -> Option<usize> {
    tournament.games.iter().position(|g| g.round == round && g.board == board)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::competition::{AddCompetition, EnterPeople, add, enter};
    use crate::event::{ChangeSetting, change_setting};
    use crate::fixture;
    use crate::operation::{PairRound, RoundStep};
    use crate::register::close_register;
    use crate::round::{pair, release};

    fn boards(session: &EventSession) -> Vec<u32> {
        session.tournament().expect("an event is open").games.iter().map(|g| g.board).collect()
    }

    #[test]
    fn move_board_exchanges_two_numbers_and_renumbering_restores_them() {
        let mut session = fixture::paired(8);
        let before = boards(&session);
        move_board(&mut session, &MoveBoard { round: 1, board: 1, to: 3 }).expect("board 1 is free to move");
        let mut moved = boards(&session);
        assert_ne!(moved, before);
        moved.sort_unstable();
        assert_eq!(moved, [1, 2, 3, 4]);
        let count = renumber_boards(&mut session, &RoundRequest { round: 1 }).expect("a draft can be renumbered").value;
        assert_eq!((count, boards(&session)), (2, before));
    }

    /// An event whose Open has a drafted round 1 at boards 1 to 4, and whose Rapid has the same players and a drafted round 1.
    fn two_competitions() -> EventSession {
        let mut session = fixture::paired(8);
        add(&mut session, &AddCompetition { name: "Rapid".into(), ..AddCompetition::default() }).expect("a free name");
        let everyone = EnterPeople { entries: (1..=8).collect(), overrule: false };
        enter(&mut session, &everyone).expect("they are new in the Rapid");
        close_register(&mut session).expect("eight players are registered");
        pair(&mut session, &PairRound { round: 1, ..PairRound::default() }).expect("round 1 is next");
        session
    }

    #[test]
    fn rounds_avoid_the_boards_of_other_competitions() {
        let mut session = two_competitions();
        assert_eq!(boards(&session), [5, 6, 7, 8]);
        let to = |to| MoveBoard { round: 1, board: 5, to };
        let refused = move_board(&mut session, &to(2)).expect_err("the Open plays at board 2");
        assert_eq!(refused.to_string(), "Board 2 is in use in round 1 of Open. Choose another board.");
        move_board(&mut session, &to(9)).expect("board 9 is free");
        let request = ChangeSetting { path: "competition.boards".into(), value: "3-6, 21-22".into(), consent: false };
        change_setting(&mut session, &request).expect("the boards exist");
        renumber_boards(&mut session, &RoundRequest { round: 1 }).expect("a draft can be renumbered");
        let mut numbers = boards(&session);
        numbers.sort_unstable();
        assert_eq!(numbers, [5, 6, 21, 22]);
    }

    #[test]
    fn a_fixed_board_in_use_elsewhere_is_not_taken() {
        let mut session = two_competitions();
        let set = |tournament: &mut Tournament| {
            tournament.entries[0].fixed_board = Some(2);
            Ok(())
        };
        session.transact(op::MoveBoard, &MoveBoard { round: 1, board: 5, to: 5 }, set).expect("an entry can change");
        renumber_boards(&mut session, &RoundRequest { round: 1 }).expect("a draft can be renumbered");
        let mut numbers = boards(&session);
        numbers.sort_unstable();
        assert_eq!(numbers, [5, 6, 7, 8]);
    }

    #[test]
    fn a_round_at_a_board_in_use_elsewhere_is_not_released() {
        let mut session = two_competitions();
        let clash = |tournament: &mut Tournament| {
            tournament.games[0].board = 3;
            Ok(())
        };
        session.transact(op::MoveBoard, &MoveBoard { round: 1, board: 5, to: 3 }, clash).expect("a game can change");
        let step = RoundStep { round: 1, consent: true };
        assert_eq!(
            release(&mut session, &step).expect_err("the Open plays at board 3").message.id,
            "round-board-in-use"
        );
        renumber_boards(&mut session, &RoundRequest { round: 1 }).expect("a draft can be renumbered");
        release(&mut session, &step).expect("all boards are free");
    }

    #[test]
    fn move_board_refuses_a_number_out_of_range() {
        let refused = move_board(&mut fixture::paired(8), &MoveBoard { round: 1, board: 1, to: 0 });
        assert_eq!(refused.expect_err("there is no board 0").message.id, "round-board-number-invalid");
    }

    #[test]
    fn boards_with_a_result_keep_their_numbers() {
        let mut session = fixture::played(8);
        let refused = renumber_boards(&mut session, &RoundRequest { round: 1 }).expect_err("results are entered");
        assert_eq!(refused.message.id, "round-renumber-result");
        let refused =
            move_board(&mut session, &MoveBoard { round: 1, board: 1, to: 2 }).expect_err("results are entered");
        assert_eq!(refused.message.id, "round-move-result");
    }
}
