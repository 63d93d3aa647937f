//! Pairs a round: the knock-out games first, then the other players (R33).

use domain::model::pairing_rules::Profile;
use domain::pairing::Field;
use domain::teams::{TeamProposal, board_games};
use domain::{Bye, CompetitionId, Game, Passes, RoundNumber, RoundState, Tournament, pairing};
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::confirm::confirm_in;
use super::families::check_meetings;
use super::left_over::due_without_board;
use super::manual::keep_games;
use super::pair_some::pair_some;
use super::proposal::{Paired, paired_view, write_round};
use super::ready_to_pair::{check_earlier_results, check_next, check_slips};
use super::refuse_free;
use super::request::fresh_around;
use super::times::note_end;
use super::validity::{check_drawn_now, table_drawn_otherwise};
use super::warnings::with_warnings;
use crate::operation::{PairRound, PairSome, op};

/// Pairs the next round as a draft. In an open round in which players have no game, pairs these players. If the request says so, pairs
/// a draft again as a whole.
///
/// # Errors
/// The round is not next, the register is open, a draw or a result is missing, the players cannot be paired, or
/// players of one family, or players who have met, would meet without consent.
pub fn pair(session: &mut EventSession, request: &PairRound) -> Result<Mutation<Paired>> {
    let round = request.round;
    refuse_free(session.competition()?)?;
    let state = session.tournament()?.round(round).map(|r| r.state);
    if request.again && state.is_some() {
        return pair_again(session, request);
    }
    if is_unfinished(session, round)? {
        let remaining = PairSome { round, profile: request.profile, consent: request.consent, ..PairSome::default() };
        return pair_some(session, &remaining);
    }
    let now = session.now();
    let table = table_drawn_otherwise(session, round)?;
    let done = session.transact_pairing(op::PairRound, request, |tournament, counters| {
        let competition = tournament.competition.clone();
        check_next(tournament, &competition, round)?;
        check_slips(tournament, round, request.despite_slips)?;
        check_drawn_now(table.as_ref(), request.consent)?;
        if round > 1 {
            confirm_in(tournament, round - 1, request.consent)?;
            note_end(tournament, round - 1, now);
        }
        check_earlier_results(tournament, round, request.consent)?;
        let field = Field::before(tournament, round);
        let found = proposal(&field, tournament, request.profile.map(Profile::from), Vec::new())?;
        check_meetings(tournament, round, &found.games, request.consent)?;
        write_round(tournament, counters, round, &found.games);
        complete_matches(tournament, competition.id, round, &found);
        Ok(view_of(tournament, round, &found))
    })?;
    with_warnings(session, done)
}

/// Pairs a draft again from the facts as they are now. Locked boards of players who still play and a given bye stay, boards of tables
/// follow their tables.
fn pair_again(session: &mut EventSession, request: &PairRound) -> Result<Mutation<Paired>> {
    let round = request.round;
    let table = table_drawn_otherwise(session, round)?;
    let done = session.transact_pairing(op::PairRound, request, |tournament, counters| {
        let competition = tournament.competition.clone();
        refuse_free(&competition)?;
        if tournament.round(round).is_none_or(|r| r.state != RoundState::Draft) {
            return Err(AppError::not_now(message!("pairing-again-no-draft", round)));
        }
        check_slips(tournament, round, request.despite_slips)?;
        check_drawn_now(table.as_ref(), request.consent)?;
        check_earlier_results(tournament, round, request.consent)?;
        let draft: Vec<Game> = tournament.games_of(round).into_iter().cloned().collect();
        let plays = |id| tournament.entry(id).is_some_and(|e| e.plays(round));
        let stays = |g: &&Game| g.locked && g.knockout.is_none() && plays(g.black) && plays(g.white);
        let locked: Vec<Game> = draft.iter().filter(stays).cloned().collect();
        *tournament = without_round(tournament, round);
        let locked = if competition.teams.is_some() { Vec::new() } else { locked };
        let field = Field::before(tournament, round);
        let found = proposal(&field, tournament, request.profile.map(Profile::from), locked)?;
        check_meetings(tournament, round, &found.games, request.consent)?;
        write_round(tournament, counters, round, &found.games);
        keep_games(tournament, &draft);
        complete_matches(tournament, competition.id, round, &found);
        Ok(view_of(tournament, round, &found))
    })?;
    with_warnings(session, done)
}

/// Returns the event without the games, byes and certificates of a round.
fn without_round(tournament: &Tournament, round: RoundNumber) -> Tournament {
    let mut earlier = tournament.before_round(round);
    earlier.rounds.clone_from(&tournament.rounds);
    earlier
}

/// Returns whether the round is open and players have neither a game nor the bye, or the game of a table has no board.
fn is_unfinished(session: &EventSession, round: RoundNumber) -> Result<bool> {
    let tournament = session.tournament()?;
    let open = tournament.round(round).is_some_and(|r| r.state != RoundState::Confirmed);
    let games = tournament.games_of(round);
    let seated = |id| games.iter().any(|g| g.colour_of(id).is_some());
    let bye = |id| tournament.byes.iter().any(|b| b.round == round && b.entry == id);
    let mut waiting = tournament.entries.iter().filter(|e| e.plays(round) && !e.ghost && !tournament.rests(e, round));
    let waits = waiting.any(|e| !seated(e.id) && !bye(e.id));
    Ok(open && (waits || !due_without_board(tournament, round).is_empty()))
}

/// Returns what [`pair`] would do. A paired round is paired again from what was known before it.
///
/// # Errors
/// As [`pair`], but results before the round may be missing.
pub fn propose(session: &EventSession, request: &PairRound) -> Result<Paired> {
    let (now, competition) = (session.tournament()?, session.competition()?);
    let field = Field::before(now, request.round);
    if !(1..=now.paired_rounds()).contains(&request.round) {
        check_next(&field, competition, request.round)?;
    }
    let found = proposal(&field, &field, request.profile.map(Profile::from), Vec::new())?;
    Ok(view_of(&field, request.round, &found))
}

/// Adds what a pairing of teams has besides games: everyone's bye, and the boards that are lost because a player is absent.
fn complete_matches(tournament: &mut Tournament, competition: CompetitionId, round: RoundNumber, found: &TeamProposal) {
    let byes = found.byes.iter().map(|&entry| Bye { competition, round, entry });
    tournament.byes.extend(byes.filter(|bye| found.games.bye != Some(bye.entry)));
    for &(board, result) in &found.forfeits {
        let at_board = |g: &&mut Game| g.round == round && g.board == board;
        if let Some(game) = tournament.games.iter_mut().find(at_board) {
            game.passes = Passes::both(Some(result));
        }
    }
}

fn view_of(tournament: &Tournament, round: RoundNumber, found: &TeamProposal) -> Paired {
    let bye = found.byes.iter().filter_map(|&id| tournament.entry(id)?.number).collect();
    Paired { bye, ..paired_view(tournament, round, &found.games) }
}

/// Returns the pairing of a field as games of the persons in `tournament`.
fn proposal(
    field: &Field,
    tournament: &Tournament,
    profile: Option<Profile>,
    locked: Vec<Game>,
) -> Result<TeamProposal> {
    let level = field.clone().of_teams();
    let request = fresh_around(&level, profile, locked)?;
    let proposal = pairing::propose(&level, &request)?;
    Ok(board_games(tournament, &tournament.competition, field.round(), &proposal))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{closed_register, open_register, played, self_paired};
    use crate::game::add as add_game;
    use crate::labels::ResultView;
    use crate::operation::AddGame;

    fn round(round: u32) -> PairRound {
        PairRound { round, ..PairRound::default() }
    }

    #[test]
    fn pair_makes_a_draft_with_an_optimal_pairing() {
        let mut session = closed_register(8);
        let proposed = propose(&session, &round(1)).expect("round 1 is next");
        let paired = pair(&mut session, &round(1)).expect("round 1 is next").value;
        assert_eq!(proposed, paired);
        assert!(paired.optimal && paired.bye.is_empty());
        assert_eq!(paired.boards.len(), 4);
        assert_eq!(session.tournament().expect("an event is open").rounds[0].state, RoundState::Draft);
    }

    #[test]
    fn pair_confirms_the_round_before() {
        let mut session = played(7);
        let paired = pair(&mut session, &round(2)).expect("all results are agreed").value;
        assert_eq!((paired.boards.len(), paired.bye.len()), (3, 1));
        assert_eq!(session.tournament().expect("an event is open").rounds[0].state, RoundState::Confirmed);
    }

    #[test]
    fn pair_refuses_an_open_register_and_a_later_round() {
        let refused = pair(&mut open_register(8), &round(1)).expect_err("the register is open");
        assert_eq!(refused.message.id, "round-register-open");
        let refused = pair(&mut closed_register(8), &round(2)).expect_err("round 1 is next");
        assert_eq!(refused.to_string(), "Round 2 is not next. Pair round 1.");
    }

    #[test]
    fn a_self_paired_competition_with_a_game_is_not_paired() {
        let mut session = self_paired(8);
        let game = AddGame { black: 1, white: 2, result: ResultView::BlackWon, day: String::new() };
        add_game(&mut session, &game).expect("both are registered");
        let some = PairSome { round: 1, numbers: vec![3, 4], ..PairSome::default() };
        for refused in [pair(&mut session, &round(1)), pair_some(&mut session, &some)] {
            assert_eq!(refused.expect_err("the players choose").message.id, "self-pairing-no-rounds");
        }
        assert_eq!(session.tournament().expect("an event is open").games.len(), 1);
    }
}
