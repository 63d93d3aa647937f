//! Pairs two players who have no board.

use domain::knockout::{DueGame, progress};
use domain::pairing::{BoardPlan, Field, FixedBoard, PairingRequest};
use domain::{DrawId, EntryId, Game, GameId, KnockoutGame, Passes, RoundNumber, Tournament, pairing, year_final};
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::{check_consent, check_free, check_idle, let_play};
use crate::operation::{PairTwo, op};
use crate::round::boards::seat_fixed;
use crate::round::cost::{ManualChange, manual_change};
use crate::round::validity::basis_of;
use crate::round::{paired, refuse_confirmed, refuse_free, refuse_teams};

/// Pairs two players. Colours and handicap follow the rules (R17, R18). A player with the bye loses it. If the two must meet
/// in a knock-out in this round, it is that game. A player who was to miss the round plays it. A player whose opponent has left before
/// a result gets the other one at the same board. Returns the board.
///
/// # Errors
/// A player has a board or is not registered, or the game or a player who was to miss the round needs consent.
pub fn pair_two(session: &mut EventSession, request: &PairTwo) -> Result<Mutation<ManualChange>> {
    let (first, second, round) = (EntryId(request.first), EntryId(request.second), request.round);
    let basis = basis_of(session, round)?;
    session.transact_with_keys(op::PairTwo, request, |tournament, counters| {
        refuse_free(&tournament.competition)?;
        refuse_teams(&tournament.competition)?;
        paired(tournament, round)?;
        refuse_confirmed(tournament, round)?;
        if first == second {
            return Err(AppError::bad_input(message!("pairing-same-player")));
        }
        let place = due_place(tournament, round, [first, second]);
        let kept = [first, second].into_iter().filter_map(|player| leave_absent(tournament, round, player)).min();
        for player in [first, second] {
            check_idle(tournament, round, player, place.is_some())?;
            let_play(tournament, round, player, request.consent)?;
        }
        let game = seated(tournament, counters.next_key::<Game>(), round, [first, second], place)?;
        let game = Game { board: kept.unwrap_or(game.board), ..game };
        if game.knockout.is_none() {
            check_consent(tournament, round, &game, request.consent)?;
        }
        tournament.byes.retain(|b| b.round != round || ![first, second].contains(&b.entry));
        tournament.games.push(game);
        tournament.forget_given_bye_of_seated(round);
        let position = tournament.games.len() - 1;
        seat_fixed(tournament, round);
        manual_change(tournament, basis.as_deref(), round, tournament.games[position].board)
    })
}

/// Takes off the game of a player whose opponent does not play the round any more, if it has no result and is of no table. Returns its
/// board.
fn leave_absent(tournament: &mut Tournament, round: RoundNumber, player: EntryId) -> Option<u32> {
    let away = |id: EntryId| tournament.entry(id).is_some_and(|entry| !entry.ghost && !entry.plays(round));
    let has_left = |game: &Game| match game.colour_of(player) {
        Some(colour) => game.round == round && away(game.entry(colour.other())),
        None => false,
    };
    let position = tournament.games.iter().position(has_left)?;
    check_free(tournament, &tournament.games[position]).ok()?;
    Some(tournament.games.remove(position).board)
}

/// Returns the place in a knock-out or Final that two players must play for in this round, if they have one. Such a game may
/// repeat an earlier one (R19).
fn due_place(tournament: &Tournament, round: RoundNumber, players: [EntryId; 2]) -> Option<KnockoutGame> {
    let meet = |due: &DueGame| players.contains(&due.a) && players.contains(&due.b);
    let place =
        |draw: DrawId, due: Vec<DueGame>| due.into_iter().find(meet).map(|due| KnockoutGame { draw, slot: due.slot });
    let of_tables = tournament.tables.iter().filter_map(|table| {
        let due = progress(tournament, table).due(round).ok()?;
        place(table.id.into(), due)
    });
    let of_finals = tournament.finals.iter().filter_map(|year_final| {
        let due = year_final::progress(tournament, year_final).due(round).ok()?;
        place(year_final.id.into(), due)
    });
    of_tables.chain(of_finals).next()
}

/// Returns the game of two players at the first free board. `place` is its place in a knock-out or Final, if it has one.
fn seated(
    tournament: &Tournament,
    id: GameId,
    round: RoundNumber,
    players: [EntryId; 2],
    place: Option<KnockoutGame>,
) -> Result<Game> {
    let competition = tournament.competition.id;
    // All others miss the round here, so the proposal is the board of these two. Their earlier games are still known.
    let field = Field::before(tournament, round).with(|known| {
        for entry in known.entries.iter_mut().filter(|e| !players.contains(&e.id)) {
            entry.missed = entry.missed.with(round);
        }
    });
    let fixed = place.map(|place| FixedBoard::knockout(players[0], players[1], place)).into_iter().collect();
    let request = PairingRequest { fixed, ..PairingRequest::default() };
    let proposal = pairing::propose(&field, &request)?;
    let seat = proposal.boards.first().ok_or_else(|| AppError::internal(message!("pairing-two-without-board")))?;
    let taken: Vec<u32> = tournament.games_of(round).iter().map(|g| g.board).collect();
    let board = BoardPlan::of(tournament, &tournament.competition).boards().find(|board| !taken.contains(board));
    let board = board.unwrap_or(1);
    Ok(Game {
        id,
        competition,
        round,
        board,
        black: seat.black,
        white: seat.white,
        handicap: seat.handicap,
        passes: Passes::default(),
        knockout: place,
        ladder_winner: None,
        locked: true,
        changed_after_release: false,
        played_on: None,
    })
}

#[cfg(test)]
mod tests {
    use session::ErrorCode;

    use super::*;
    use crate::fixture;
    use crate::operation::SetEntryStatus;
    use crate::register::{add, set_status};
    use crate::round::{UnpairBoard, ViewRound, unpair_board, view};
    use crate::vocabulary::StatusName;

    #[test]
    fn a_late_entry_is_seated_in_a_published_round_with_consent() {
        let mut session = fixture::playing(9);
        let late = add(&mut session, &fixture::fields(10)).expect("the register takes late entries").value;
        let bye = session.tournament().expect("an event is open").byes[0].entry.0;
        let shown = view(&session, &ViewRound { round: Some(1) }).expect("the round is paired");
        assert_eq!(shown.missing.iter().map(|side| side.id).collect::<Vec<_>>(), [late]);
        let request = |consent| PairTwo { round: 1, first: late, second: bye, consent };
        let refused = pair_two(&mut session, &request(false)).expect_err("the late entry misses the round");
        assert_eq!((refused.code, refused.message.id), (ErrorCode::Consent, "pairing-consent-missed"));
        let board = pair_two(&mut session, &request(true)).expect("the director consents").value.board;
        let tournament = session.tournament().expect("an event is open");
        let game = tournament.games.iter().find(|game| Some(game.board) == board).expect("the game has a board");
        assert!(game.changed_after_release && tournament.byes.is_empty());
        assert!(tournament.entry(EntryId(late)).expect("they are registered").plays(1));
        assert!(view(&session, &ViewRound { round: Some(1) }).expect("the round is paired").missing.is_empty());
    }

    #[test]
    fn pair_two_seats_free_players_on_a_locked_board() {
        let mut session = fixture::paired(8);
        let game = session.tournament().expect("an event is open").games[1].clone();
        unpair_board(&mut session, &UnpairBoard { round: 1, board: game.board }).expect("the board is free");
        let request = PairTwo { round: 1, first: game.black.0, second: game.white.0, consent: false };
        let change = pair_two(&mut session, &request).expect("both players are free").value;
        assert_eq!(change.board, Some(game.board));
        assert!(change.above_best.is_empty());
        let games = &session.tournament().expect("an event is open").games;
        assert!(games.iter().any(|g| g.locked && g.board == game.board && g.colour_of(game.black).is_some()));
    }

    #[test]
    fn another_player_is_seated_for_one_who_left_a_published_round() {
        let mut session = fixture::playing(9);
        let tournament = session.tournament().expect("an event is open");
        let (bye, game) = (tournament.byes[0].entry, tournament.games_of(1)[2].clone());
        let request = PairTwo { round: 1, first: game.white.0, second: bye.0, consent: false };
        let refused = pair_two(&mut session, &request).expect_err("the opponent is there");
        assert_eq!(refused.message.id, "pairing-player-busy");
        let left = SetEntryStatus { id: game.black.0, status: StatusName::Withdrawn, reason: Some("ill".into()) };
        set_status(&mut session, &left).expect("they can withdraw");
        let change = pair_two(&mut session, &request).expect("the opponent has left").value;
        assert_eq!(change.board, Some(game.board));
        let tournament = session.tournament().expect("an event is open");
        let at_board = tournament.game_at(1, game.board).expect("the board is played");
        assert!(at_board.changed_after_release && at_board.colour_of(game.white).is_some());
        assert!(at_board.colour_of(bye).is_some() && tournament.byes.is_empty());
        assert_eq!(tournament.games_of(1).len(), 4);
    }

    #[test]
    fn pair_two_refuses_a_player_who_has_a_board() {
        let refused = pair_two(&mut fixture::paired(8), &PairTwo { round: 1, first: 1, second: 2, consent: false });
        assert_eq!(refused.expect_err("both players have a board").message.id, "pairing-player-busy");
    }
}
