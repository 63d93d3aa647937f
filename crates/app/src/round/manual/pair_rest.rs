//! Pairs all players again who are not on a fixed board.

use domain::knockout::needs_winner;
use domain::pairing::{Field, PairingRefused, PairingRequest};
use domain::{Game, RoundNumber, RoundState, Tournament, pairing};
use messages::message;
use session::{AppError, ErrorCode, EventSession, Mutation, Result};

use crate::operation::{PairRest, op};
use crate::round::families::check_meetings;
use crate::round::left_over::due_without_board;
use crate::round::proposal::{Paired, paired_view, write_games};
use crate::round::ready_to_pair::check_earlier_results;
use crate::round::request::{around, fresh_around, let_seated_play, players};
use crate::round::warnings::with_warnings;
use crate::round::{has_result, paired, refuse_confirmed};
use crate::round::{refuse_free, refuse_teams};

/// Pairs all players again, except on locked boards, boards with a result and in knock-out games. A given bye stays.
///
/// # Errors
/// The round is not paired or is confirmed, the remaining players cannot be paired, or without consent, if the round is released or
/// players of one family would meet.
pub fn pair_rest(session: &mut EventSession, request: &PairRest) -> Result<Mutation<Paired>> {
    let PairRest { round, consent, ref boards } = *request;
    let done = session.transact_pairing(op::PairRest, request, |tournament, counters| {
        refuse_free(&tournament.competition)?;
        refuse_teams(&tournament.competition)?;
        paired(tournament, round)?;
        refuse_confirmed(tournament, round)?;
        let (fixed, open): (Vec<Game>, Vec<Game>) =
            tournament.games_of(round).into_iter().cloned().partition(|g| is_fixed(tournament, g, boards));
        check_published(tournament, round, open.len(), consent)?;
        let is_due = !due_without_board(tournament, round).is_empty();
        match open.is_empty() {
            true if tournament.competition.system.fixes_all_games() && !is_due => {
                return Err(PairingRefused::GamesFixed(round).into());
            }
            true => {}
            false => check_earlier_results(tournament, round, consent)?,
        }
        let seated = players(&fixed);
        let field = Field::fresh(tournament, round).with(|known| let_seated_play(known, round, &seated));
        let proposal = pairing::propose(&field, &around_fixed(&field, fixed, is_due)?)?;
        check_meetings(tournament, round, &proposal, consent)?;
        tournament.games.retain(|g| !open.iter().any(|other| other.id == g.id));
        tournament.byes.retain(|b| b.round != round);
        write_games(tournament, counters, round, &proposal);
        keep_games(tournament, &open);
        Ok(paired_view(tournament, round, &proposal))
    })?;
    with_warnings(session, done)
}

/// Returns the request around the games that stay. A given bye stays, the games of a circle follow their plan (R63, R66), and if games of
/// a table have no board (`is_due`), they follow the table.
fn around_fixed(field: &Field, fixed: Vec<Game>, is_due: bool) -> Result<PairingRequest> {
    if is_due || field.competition.system.rules().circle.is_some() {
        return fresh_around(field, None, fixed);
    }
    let bye = field.given_bye(field.round()).map(|entry| entry.id);
    Ok(PairingRequest { bye, ..around(field, fixed) })
}

/// Refuses to pair boards again that the players have read, without consent.
fn check_published(tournament: &Tournament, round: RoundNumber, count: usize, consent: bool) -> Result<()> {
    let draft = tournament.round(round).is_some_and(|r| r.state == RoundState::Draft);
    if draft || consent || count == 0 {
        return Ok(());
    }
    Err(AppError::new(ErrorCode::Consent, message!("pairing-again-released", round, count)))
}

/// Gives games of the same players with the same colours and handicap the key and the lock that they had, so that they count as
/// unchanged.
pub(in crate::round) fn keep_games(tournament: &mut Tournament, earlier: &[Game]) {
    for before in earlier {
        let same = |g: &&mut Game| {
            (g.competition, g.round, g.black, g.white, g.handicap, g.knockout)
                == (before.competition, before.round, before.black, before.white, before.handicap, before.knockout)
        };
        if let Some(game) = tournament.games.iter_mut().find(same) {
            (game.id, game.locked, game.changed_after_release) =
                (before.id, before.locked, before.changed_after_release);
        }
    }
    tournament.games.sort_unstable_by_key(|g| g.id);
}

/// Returns whether a game stays as it is. If boards are named, all others do. In a draft, only a board of a circle that is lost because
/// a player was absent has a result, which follows from the plan again.
fn is_fixed(tournament: &Tournament, game: &Game, boards: &[u32]) -> bool {
    let named = boards.is_empty() || boards.contains(&game.board);
    let is_draft = tournament.round(game.round).is_some_and(|round| round.state == RoundState::Draft);
    let has_begun = has_result(game) || tournament.is_unfinished(game);
    !named || game.locked || needs_winner(tournament, game) || (has_begun && !is_draft)
}

#[cfg(test)]
mod tests {
    use domain::{EntryId, GameId};

    use super::*;
    use crate::fixture;
    use crate::labels::ColourView;
    use crate::round::{LockBoard, RoundStep, Seat, SwapPlayers, confirm, lock_board, swap_players};

    #[test]
    fn pair_rest_keeps_locked_boards() {
        let mut session = fixture::paired(8);
        let seat = |board| Seat { board, colour: ColourView::Black };
        let swap = SwapPlayers { round: 1, one: seat(1), other: seat(4), consent: false };
        swap_players(&mut session, &swap).expect("the boards are free");
        lock_board(&mut session, &LockBoard { round: 1, board: 1, locked: true }).expect("board 1 exists");
        let players = |session: &EventSession| {
            let games = session.tournament().expect("an event is open").games.iter();
            games.filter(|g| g.locked).map(|g| (g.board, g.black, g.white)).collect::<Vec<_>>()
        };
        let locked = players(&session);
        let paired = pair_rest(&mut session, &PairRest { round: 1, consent: false, ..PairRest::default() })
            .expect("six players remain")
            .value;
        assert_eq!((players(&session), paired.boards.len()), (locked, 4));
    }

    #[test]
    fn named_boards_are_paired_again_and_others_stay() {
        let mut session = fixture::paired(8);
        let seats = |session: &EventSession| {
            let games = session.tournament().expect("an event is open").games_of(1);
            games.iter().map(|g| (g.board, g.id, g.black, g.white)).collect::<Vec<_>>()
        };
        let before = seats(&session);
        let swap = SwapPlayers {
            round: 1,
            one: Seat { board: 1, colour: ColourView::Black },
            other: Seat { board: 4, colour: ColourView::Black },
            consent: false,
        };
        swap_players(&mut session, &swap).expect("the boards are free");
        let request = PairRest { round: 1, consent: false, boards: vec![2, 3] };
        pair_rest(&mut session, &request).expect("four players");
        let kept = |at: usize| seats(&session)[at] == before[at];
        assert_eq!([0, 1, 2, 3].map(kept), [false, true, true, false], "boards 1 and 4 stay swapped");
        pair_rest(&mut session, &PairRest { round: 1, consent: false, boards: vec![1, 4] }).expect("four players");
        let pairs = |seats: &[(u32, GameId, EntryId, EntryId)]| seats.iter().map(|s| (s.2, s.3)).collect::<Vec<_>>();
        assert_eq!(pairs(&seats(&session)), pairs(&before));
    }

    #[test]
    fn a_published_round_is_paired_again_only_with_consent_and_equal_boards_are_not_marked() {
        let mut session = fixture::playing(8);
        let refused = pair_rest(&mut session, &PairRest { round: 1, ..PairRest::default() }).expect_err("published");
        assert_eq!((refused.code, refused.message.id), (ErrorCode::Consent, "pairing-again-released"));
        let before = session.tournament().expect("an event is open").games.clone();
        pair_rest(&mut session, &PairRest { round: 1, consent: true, ..PairRest::default() }).expect("consent");
        assert_eq!(session.tournament().expect("an event is open").games, before);
    }

    #[test]
    fn pair_rest_refuses_a_confirmed_round_and_one_without_players_to_pair() {
        let mut session = fixture::played(8);
        let refusal = |session: &mut EventSession| {
            pair_rest(session, &PairRest { round: 1, ..PairRest::default() }).expect_err("nobody is left").message.id
        };
        assert_eq!(refusal(&mut session), "pairing-all-seated");
        confirm(&mut session, &RoundStep::of(1)).expect("all results are agreed");
        assert_eq!(refusal(&mut session), "pairing-of-confirmed-round");
    }

    #[test]
    fn pair_rest_refuses_a_round_that_is_not_paired() {
        let refused =
            pair_rest(&mut fixture::closed_register(8), &PairRest { round: 1, consent: false, ..PairRest::default() });
        assert_eq!(refused.expect_err("round 1 is not paired").message.id, "round-not-paired");
    }
}
