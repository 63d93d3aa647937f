//! Gives the bye to a player who has a game; the player with the bye takes their seat (R10).

use domain::{Bye, Colour, EntryId, Game, RoundNumber, Tournament};
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::{check_consent, check_free, check_idle, check_match_consent};
use crate::operation::{MoveBye, op};
use crate::round::boards::seat_fixed;
use crate::round::cost::{ManualChange, manual_change};
use crate::round::validity::basis_of;
use crate::round::{refuse_confirmed, refuse_free};
use crate::teams::move_team_bye;

/// Gives the bye of a round to a player; of a team, if teams meet, to the team of the player. In a paired round, the player who had
/// the bye takes their seat. Later pairings of the round keep the bye, until it is given to nobody. Returns the board where a seat
/// changed.
///
/// # Errors
/// The round is confirmed, nobody has the bye of a paired round and the new player has a game, another player has it and the new one has
/// no game, the new player does not play, their board has a result, or the new game needs consent.
pub fn move_bye(session: &mut EventSession, request: &MoveBye) -> Result<Mutation<ManualChange>> {
    let basis = basis_of(session, request.round)?;
    session.transact(op::MoveBye, request, |tournament| {
        let competition = &tournament.competition;
        refuse_free(competition)?;
        let teams = competition.teams.is_some();
        refuse_confirmed(tournament, request.round)?;
        let Some(to) = request.to.map(EntryId) else { return Ok(give(tournament, request.round, None)) };
        if tournament.round(request.round).is_none() {
            check_beforehand(tournament, request.round, to)?;
            return Ok(give(tournament, request.round, Some(to)));
        }
        if teams {
            return move_to_team(tournament, basis.as_deref(), request, to);
        }
        move_in_round(tournament, basis.as_deref(), request, to)
    })
}

/// Notes who the director gave the bye.
fn give(tournament: &mut Tournament, round: RoundNumber, to: Option<EntryId>) -> ManualChange {
    let given = &mut tournament.competition.given_byes;
    given.remove(&round);
    given.extend(to.map(|entry| (round, entry)));
    ManualChange { board: None, above_best: Vec::new() }
}

/// Refuses to give the bye of a round before it is paired to somebody who does not play it or has no team, or in a round robin, whose
/// circle decides who rests (R66).
fn check_beforehand(tournament: &Tournament, round: RoundNumber, to: EntryId) -> Result<()> {
    let competition = &tournament.competition;
    if !(1..=competition.rounds).contains(&round) {
        return Err(AppError::not_found(message!("round-unknown", round, last = competition.rounds)));
    }
    if competition.system.everyone_meets() {
        return Err(AppError::not_now(message!("pairing-bye-circle", round)));
    }
    let unknown = || AppError::not_found(message!("pairing-entry-unknown", entry = to.0));
    let entry = tournament.entry(to).ok_or_else(unknown)?;
    let name = entry.player.list_name();
    if !entry.plays(round) {
        return Err(AppError::not_now(message!("pairing-player-absent", name, round)));
    }
    if competition.teams.is_none() && tournament.rests(entry, round) {
        return Err(AppError::not_now(message!("pairing-games-fixed", name, round)));
    }
    if competition.teams.as_ref().is_some_and(|teams| teams.team_of(to).is_none()) {
        return Err(AppError::not_now(message!("pairing-bye-without-team", name)));
    }
    Ok(())
}

/// Returns the position of the game of a player in a round.
fn game_of(tournament: &Tournament, round: RoundNumber, player: EntryId) -> Result<usize> {
    let seat = |g: &Game| g.round == round && g.colour_of(player).is_some();
    let position = tournament.games.iter().position(seat);
    position.ok_or_else(|| AppError::not_now(message!("pairing-bye-without-game", round)))
}

/// Returns the position of the bye of a round.
fn bye_of(tournament: &Tournament, round: RoundNumber) -> Result<usize> {
    let bye = tournament.byes.iter().position(|b| b.round == round);
    bye.ok_or_else(|| AppError::not_now(message!("pairing-no-bye", round)))
}

fn move_in_round(
    tournament: &mut Tournament,
    basis: Option<&Tournament>,
    request: &MoveBye,
    to: EntryId,
) -> Result<ManualChange> {
    let round = request.round;
    if tournament.byes.iter().all(|bye| bye.round != round) && game_of(tournament, round, to).is_err() {
        return give_to_idle(tournament, round, to);
    }
    let bye = bye_of(tournament, round)?;
    if tournament.byes[bye].entry == to {
        return Ok(give(tournament, round, Some(to)));
    }
    let position = game_of(tournament, round, to)?;
    check_free(tournament, &tournament.games[position])?;
    let from = tournament.byes[bye].entry;
    tournament.byes[bye].entry = to;
    let game = &mut tournament.games[position];
    match game.colour_of(to) {
        Some(Colour::Black) => game.black = from,
        _ => game.white = from,
    }
    check_consent(tournament, round, &tournament.games[position], request.consent)?;
    give(tournament, round, Some(to));
    seat_fixed(tournament, round);
    manual_change(tournament, basis, round, tournament.games[position].board)
}

/// Gives the bye, which nobody has, to a player without a game, such as the opponent of a player who left.
fn give_to_idle(tournament: &mut Tournament, round: RoundNumber, to: EntryId) -> Result<ManualChange> {
    check_idle(tournament, round, to, false)?;
    if tournament.entry(to).is_some_and(|entry| !entry.plays(round)) {
        let name = tournament.entry(to).map_or_else(String::new, |entry| entry.player.list_name());
        return Err(AppError::not_now(message!("pairing-player-absent", name, round)));
    }
    tournament.byes.push(Bye { competition: tournament.competition.id, round, entry: to });
    tournament.byes.sort_unstable_by_key(|bye| (bye.competition, bye.round, bye.entry));
    Ok(give(tournament, round, Some(to)))
}

/// Gives the bye to the team of a player.
fn move_to_team(
    tournament: &mut Tournament,
    basis: Option<&Tournament>,
    request: &MoveBye,
    to: EntryId,
) -> Result<ManualChange> {
    let MoveBye { round, consent, .. } = *request;
    let competition = tournament.competition.clone();
    let bye = bye_of(tournament, round)?;
    let team = competition.teams.as_ref().and_then(|teams| teams.team_of(to));
    if team.is_some_and(|team| team.members.contains(&tournament.byes[bye].entry)) {
        return Ok(give(tournament, round, Some(to)));
    }
    let position = game_of(tournament, round, to)?;
    let board = tournament.games[position].board;
    let colour = tournament.games[position].colour_of(to).unwrap_or(Colour::Black);
    move_team_bye(tournament, &competition, round, (board, colour))?;
    check_match_consent(tournament, &competition, round, board, consent)?;
    give(tournament, round, Some(to));
    manual_change(tournament, basis, round, board)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{ChangeSetting, change_setting};
    use crate::fixture;
    use crate::register::close_register;
    use crate::round::{PairRest, PairRound, RoundRequest, UnpairBoard, pair, pair_rest, unpair, unpair_board};

    #[test]
    fn move_bye_exchanges_the_bye_and_a_seat() {
        let mut session = fixture::paired(7);
        let tournament = session.tournament().expect("an event is open");
        let (old, new) = (tournament.byes[0].entry, tournament.games[0].black);
        move_bye(&mut session, &MoveBye { round: 1, to: Some(new.0), consent: false }).expect("the player has a game");
        let tournament = session.tournament().expect("an event is open");
        assert_eq!((tournament.byes[0].entry, tournament.games[0].black), (new, old));
    }

    #[test]
    fn move_bye_refuses_a_round_without_a_bye() {
        let refused = move_bye(&mut fixture::paired(8), &MoveBye { round: 1, to: Some(1), consent: false });
        assert_eq!(refused.expect_err("eight players need no bye").message.id, "pairing-no-bye");
    }

    #[test]
    fn a_given_bye_is_kept_by_every_pairing() {
        let mut session = fixture::paired(7);
        let new = session.tournament().expect("an event is open").games[0].black;
        move_bye(&mut session, &MoveBye { round: 1, to: Some(new.0), consent: false }).expect("the player has a game");
        let bye = |session: &EventSession| session.tournament().expect("an event is open").byes[0].entry;
        pair_rest(&mut session, &PairRest { round: 1, consent: false, ..PairRest::default() })
            .expect("six players remain");
        assert_eq!(bye(&session), new, "paired again");
        pair(&mut session, &PairRound { round: 1, again: true, ..PairRound::default() }).expect("a draft");
        assert_eq!(bye(&session), new, "paired as a whole");
        unpair(&mut session, &RoundRequest { round: 1 }).expect("a draft");
        pair(&mut session, &PairRound { round: 1, ..PairRound::default() }).expect("round 1 is next");
        assert_eq!(bye(&session), new, "unpaired and paired");
        move_bye(&mut session, &MoveBye { round: 1, to: None, consent: false }).expect("the pairing chooses");
        pair_rest(&mut session, &PairRest { round: 1, consent: false, ..PairRest::default() }).expect("seven players");
        assert_ne!(bye(&session), new);
    }

    #[test]
    fn the_bye_can_be_given_before_the_pairing() {
        let mut session = fixture::closed_register(7);
        let first = session.tournament().expect("an event is open").entries[0].id;
        move_bye(&mut session, &MoveBye { round: 1, to: Some(first.0), consent: false }).expect("they play round 1");
        pair(&mut session, &PairRound { round: 1, ..PairRound::default() }).expect("round 1 is next");
        assert_eq!(session.tournament().expect("an event is open").byes[0].entry, first);
        let mut even = fixture::closed_register(8);
        move_bye(&mut even, &MoveBye { round: 1, to: Some(first.0), consent: false }).expect("they play round 1");
        let refused = pair(&mut even, &PairRound { round: 1, ..PairRound::default() }).expect_err("seven remain");
        assert_eq!(refused.message.id, "pairing-odd-with-bye");
    }

    #[test]
    fn the_circle_of_a_round_robin_decides_who_rests() {
        let mut session = fixture::open_register(7);
        let robin = ChangeSetting { path: "competition.system".into(), value: "RoundRobin".into(), consent: false };
        change_setting(&mut session, &robin).expect("no round is paired");
        close_register(&mut session).expect("seven players are registered");
        let first = session.tournament().expect("an event is open").entries[0].id;
        let refused = move_bye(&mut session, &MoveBye { round: 2, to: Some(first.0), consent: false });
        assert_eq!(refused.expect_err("the bye would be lost").message.id, "pairing-bye-circle");
    }

    #[test]
    fn the_bye_that_nobody_has_is_given_to_a_player_without_a_game() {
        let mut session = fixture::playing(8);
        let game = session.tournament().expect("an event is open").games[0].clone();
        unpair_board(&mut session, &UnpairBoard { round: 1, board: game.board }).expect("no result");
        let give = |session: &mut EventSession, to: EntryId| {
            move_bye(session, &MoveBye { round: 1, to: Some(to.0), consent: false }).map(drop)
        };
        give(&mut session, game.black).expect("they have no game");
        let byes = |session: &EventSession| session.tournament().expect("an event is open").byes.clone();
        assert_eq!(byes(&session).iter().map(|bye| bye.entry).collect::<Vec<_>>(), [game.black]);
        let refused = give(&mut session, game.white).expect_err("the bye is taken");
        assert_eq!(refused.message.id, "pairing-bye-without-game");
    }
}
