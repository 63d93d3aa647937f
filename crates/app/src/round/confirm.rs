//! Confirms a round once all results are entered and agreed (R23).

use domain::knockout::{Side, TableGame};
use domain::{Game, RoundNumber, RoundState, Tournament};
use messages::{Message, message};
use session::{AppError, ErrorCode, EventSession, Mutation, Result};

use super::left_over::{due_without_board, left_over, open_games};
use super::times::note_end;
use super::view::needs_ladder;
use super::{paired, refuse_free};
use crate::knockout::follow_main_table;
use crate::operation::{RoundStep, op};

/// Confirms a round.
///
/// # Errors
/// Results are missing or disagree; the message lists the boards. A jigo in a table still needs its ladder, a helper contradicts a
/// result, or a present player has neither a game nor the bye, and the director does not consent.
pub fn confirm(session: &mut EventSession, request: &RoundStep) -> Result<Mutation<u32>> {
    let now = session.now();
    session.transact(op::ConfirmRound, request, |tournament| {
        refuse_free(&tournament.competition)?;
        paired(tournament, request.round)?;
        confirm_in(tournament, request.round, request.consent)?;
        note_end(tournament, request.round, now);
        Ok(request.round)
    })
}

/// Refuses to confirm a round in which a ladder must still decide a jigo (R38), a helper contradicts an entered result, or a player
/// who is present has neither a game nor the bye, without consent.
fn check_open(tournament: &Tournament, round: RoundNumber, consent: bool) -> Result<()> {
    if consent {
        return Ok(());
    }
    let games = tournament.games_of(round);
    let boards = |wanted: &dyn Fn(&Game) -> bool| -> Vec<u32> {
        games.iter().filter(|game| wanted(game)).map(|game| game.board).collect()
    };
    let ladders = boards(&|game| needs_ladder(tournament, game));
    let conflicts: Vec<u32> = tournament.contradicted_boards(round).into_iter().collect();
    let name = |id| tournament.entry(id).map_or_else(String::new, |entry| entry.player.list_name());
    let due = due_without_board(tournament, round).into_iter();
    let due: Vec<Message> =
        due.map(|(one, other)| message!("correction-to-decide", round, one = name(one), other = name(other))).collect();
    let earlier = open_before(tournament, round);
    let names: Vec<String> = left_over(tournament, round).iter().map(|entry| entry.player.list_name()).collect();
    let mut open: Vec<(Message, Message)> = Vec::new();
    if !conflicts.is_empty() {
        let message = message!("round-conflicts-open", round, count = conflicts.len(), boards = conflicts);
        open.push((message, message!("round-conflicts-open-hint")));
    }
    if !ladders.is_empty() {
        let message = message!("round-ladder-open", round, count = ladders.len(), boards = ladders);
        open.push((message, message!("round-ladder-open-hint")));
    }
    open.extend(due.into_iter().chain(earlier).map(|game| (game, message!("round-table-game-open-hint"))));
    if !names.is_empty() {
        let message = message!("round-players-left", round, count = names.len(), names);
        open.push((message, message!("round-players-without-game-hint")));
    }
    // One consent is for all, so the error names all.
    let mut open = open.into_iter();
    let Some((message, hint)) = open.next() else { return Ok(()) };
    let refused = AppError::new(ErrorCode::Consent, message);
    let others: Vec<Message> = open.map(|(message, _)| message).collect();
    Err(match others.is_empty() {
        true => refused.hint(hint),
        false => others.into_iter().fold(refused, AppError::hint),
    })
}

/// Returns the games of tables of earlier rounds that a correction has opened again, so that nobody knows who should play in this round.
fn open_before(tournament: &Tournament, round: RoundNumber) -> Vec<Message> {
    let games = open_games(tournament).filter(|(of, _)| *of < round);
    let name = |id| tournament.entry(id).map_or_else(String::new, |entry| entry.player.list_name());
    let sentence = |(round, game): (RoundNumber, TableGame)| match (game.a, game.b) {
        (Side::Entry(one), Side::Entry(other)) => {
            Some(message!("round-table-game-undecided", round, one = name(one), other = name(other)))
        }
        _ => None,
    };
    games.filter_map(sentence).collect()
}

/// Confirms a round of the snapshot if every result is agreed but those of adjourned games (R75), and stores with it who was absent. A round that
/// is confirmed already stays as it is. Otherwise an open ladder and an unsettled contradiction of a helper need consent.
pub(crate) fn confirm_in(tournament: &mut Tournament, round: RoundNumber, consent: bool) -> Result<()> {
    let games = tournament.games_of(round);
    let boards =
        |wanted: fn(&Game) -> bool| -> Vec<u32> { games.iter().filter(|g| wanted(g)).map(|g| g.board).collect() };
    let disagreeing = boards(|g| g.passes.disagree());
    if !disagreeing.is_empty() {
        let count = disagreeing.len();
        return Err(AppError::not_now(message!("round-passes-disagree", round, count, boards = disagreeing)));
    }
    let open = games.iter().filter(|g| g.passes.agreed().is_none() && !tournament.is_unfinished(g));
    let missing: Vec<u32> = open.map(|g| g.board).collect();
    if !missing.is_empty() {
        let count = missing.len();
        let refused = AppError::not_now(message!("round-results-missing", round, count, boards = missing));
        return Err(refused.hint(message!("round-results-missing-hint")));
    }
    let position = paired(tournament, round)?;
    if tournament.rounds[position].state == RoundState::Confirmed {
        return Ok(());
    }
    check_open(tournament, round, consent)?;
    tournament.record_absences(round);
    tournament.rounds[position].state = RoundState::Confirmed;
    follow_main_table(tournament)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{self, played, playing};
    use crate::labels::{ColourView, ResultView};
    use crate::operation::EntryFields;
    use crate::register::add;
    use crate::round::{EnterResult, PairRound, enter_result, pair};

    #[test]
    fn confirm_accepts_a_round_with_all_results() {
        let mut session = played(8);
        confirm(&mut session, &RoundStep::of(1)).expect("all results are agreed");
        assert_eq!(session.tournament().expect("an event is open").rounds[0].state, RoundState::Confirmed);
    }

    #[test]
    fn a_round_with_an_open_ladder_is_confirmed_only_with_consent() {
        let (mut session, _) = fixture::jigo();
        let open: Vec<u32> = session
            .tournament()
            .expect("an event is open")
            .games
            .iter()
            .filter(|g| g.passes.agreed().is_none())
            .map(|g| g.board)
            .collect();
        for board in open {
            let result = Some(ResultView::BlackWon);
            enter_result(&mut session, &EnterResult { round: 1, board, result, ..EnterResult::default() })
                .expect("a player can win");
        }
        let refused = confirm(&mut session, &RoundStep::of(1)).expect_err("a ladder is open");
        assert_eq!((refused.code, refused.message.id), (ErrorCode::Consent, "round-ladder-open"));
        let refused = pair(&mut session, &PairRound { round: 2, ..PairRound::default() });
        assert_eq!(refused.expect_err("pairing confirms round 1").message.id, "round-ladder-open");
        confirm(&mut session, &RoundStep { round: 1, consent: true }).expect("the director consents");
    }

    #[test]
    fn confirm_lists_the_boards_without_a_result() {
        let mut session = playing(8);
        let request = EnterResult { round: 1, board: 2, result: Some(ResultView::BlackWon), ..EnterResult::default() };
        enter_result(&mut session, &request).expect("board 2 is being played");
        let refused = confirm(&mut session, &RoundStep::of(1)).expect_err("three results are missing");
        assert_eq!(refused.to_string(), "Boards 1, 3, 4 of round 1 have no result. Enter the missing results first.");
    }

    #[test]
    fn a_round_with_a_present_player_without_a_game_is_confirmed_only_with_consent() {
        let mut session = played(8);
        let late = EntryFields { missed: Some(Vec::new()), ..fixture::fields(8) };
        add(&mut session, &late).expect("a late entry");
        let refused = confirm(&mut session, &RoundStep::of(1)).expect_err("the late entry has no game");
        assert_eq!((refused.code, refused.message.id), (ErrorCode::Consent, "round-players-left"));
        assert!(refused.to_string().contains("Ivy Sam"), "{refused}");
        confirm(&mut session, &RoundStep { round: 1, consent: true }).expect("the director consents");
    }

    #[test]
    fn confirm_refuses_passes_that_disagree() {
        let mut session = played(8);
        let request = EnterResult {
            round: 1,
            board: 2,
            result: Some(ResultView::WhiteWon),
            pass: Some(ColourView::White),
            ..EnterResult::default()
        };
        enter_result(&mut session, &request).expect("a pass can be entered again");
        let refused = confirm(&mut session, &RoundStep::of(1)).expect_err("board 2 is disputed");
        assert_eq!(refused.message.id, "round-passes-disagree");
    }
}
