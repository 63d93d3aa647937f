//! Pairs some players of a round, chosen by number, score or age category. Boards that are already paired stay.

use std::collections::BTreeSet;

use domain::model::pairing_rules::Profile;
use domain::pairing::{Field, Proposal};
use domain::{Category, Competition, Entry, EntryId, Game, HalfPoints, RoundState, Tournament, pairing};
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::confirm::confirm_in;
use super::families::check_meetings;
use super::left_over::due_without_board;
use super::proposal::{Paired, paired_view, write_round};
use super::ready_to_pair::{check_earlier_results, check_next, check_slips};
use super::request::{around, fresh, fresh_around, let_seated_play, players};
use super::times::note_end;
use super::view::scores_before;
use super::warnings::with_warnings;
use super::{refuse_free, refuse_teams};
use crate::operation::{PairSome, op};

/// Pairs the chosen players who have no board. In a round that is not paired yet, the knock-out games are set first (R33).
/// The bye is given when the last players are paired.
///
/// # Errors
/// As for pairing the round, and if a player chosen by number has a board, no player fits, or their number is odd.
pub fn pair_some(session: &mut EventSession, request: &PairSome) -> Result<Mutation<Paired>> {
    let (round, now) = (request.round, session.now());
    let done = session.transact_pairing(op::PairSome, request, |tournament, counters| {
        let competition = tournament.competition.clone();
        refuse_free(&competition)?;
        refuse_teams(&competition)?;
        match tournament.round(round).map(|r| r.state) {
            None => {
                check_next(tournament, &competition, round)?;
                check_slips(tournament, round, request.despite_slips)?;
                if round > 1 {
                    confirm_in(tournament, round - 1, request.consent)?;
                    note_end(tournament, round - 1, now);
                }
                check_earlier_results(tournament, round, request.consent)?;
            }
            Some(RoundState::Confirmed) => return Err(AppError::not_now(message!("pairing-round-confirmed", round))),
            Some(_) => {}
        }
        let proposal = chosen(tournament, &competition, request)?;
        check_meetings(tournament, round, &proposal, request.consent)?;
        tournament.byes.retain(|b| b.round != round);
        write_round(tournament, counters, round, &proposal);
        tournament.forget_given_bye_of_seated(round);
        Ok(paired_view(tournament, round, &proposal))
    })?;
    with_warnings(session, done)
}

/// Returns what [`pair_some`] would do.
///
/// # Errors
/// As [`pair_some`], but results before the round may be missing.
pub fn propose_some(session: &EventSession, request: &PairSome) -> Result<Paired> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    refuse_free(competition)?;
    refuse_teams(competition)?;
    if tournament.round(request.round).is_none() {
        check_next(tournament, competition, request.round)?;
    }
    Ok(paired_view(tournament, request.round, &chosen(tournament, competition, request)?))
}

fn chosen(tournament: &Tournament, competition: &Competition, request: &PairSome) -> Result<Proposal> {
    let round = request.round;
    let profile = request.profile.map(Profile::from);
    let games: Vec<Game> = tournament.games_of(round).into_iter().cloned().collect();
    let field = Field::before(tournament, round).with(|known| let_seated_play(known, round, &players(&games)));
    // The games of a circle follow their plan (R63, R66), and games that a correction opened again follow their table (R34).
    let is_planned = competition.system.rules().circle.is_some() || !due_without_board(tournament, round).is_empty();
    if is_planned && !is_choice(request) && !games.is_empty() {
        return Ok(pairing::propose(&field, &fresh_around(&field, profile, games)?)?);
    }
    let mut pairing_request = match games.is_empty() {
        true => fresh(&field, profile)?,
        false => around(&field, games),
    };
    pairing_request.profile = profile;
    let busy: BTreeSet<EntryId> = pairing_request.fixed.iter().flat_map(|s| [s.first, s.second]).collect();
    pairing_request.only = only(&field, competition, request, &busy)?;
    // The player with the bye keeps it while others are paired, and is paired with the last players.
    let bye = tournament.byes.iter().find(|b| b.round == round).map(|b| b.entry);
    let only = pairing_request.only.as_ref();
    let given = field.given_bye(round).map(|e| e.id).filter(|e| only.is_none_or(|only| !only.contains(e)));
    let waits = |entry: &EntryId| only.is_some_and(|only| !only.contains(entry));
    pairing_request.bye = given.filter(|e| !busy.contains(e)).or_else(|| bye.filter(waits));
    Ok(pairing::propose(&field, &pairing_request)?)
}

/// Whether only some of the players without a board are to be paired.
fn is_choice(request: &PairSome) -> bool {
    !(request.numbers.is_empty() && request.scores.is_empty() && request.categories.is_empty())
}

/// Returns the chosen entries; `None` if all lists are empty.
fn only(
    earlier: &Tournament,
    competition: &Competition,
    request: &PairSome,
    busy: &BTreeSet<EntryId>,
) -> Result<Option<BTreeSet<EntryId>>> {
    let PairSome { round, numbers, scores, categories, .. } = request;
    if !is_choice(request) {
        return Ok(None);
    }
    for &number in numbers {
        let entry = earlier.entry_by_number(number);
        let entry = entry.ok_or_else(|| AppError::not_found(message!("pairing-number-unknown", number)))?;
        if busy.contains(&entry.id) {
            let name = entry.player.list_name();
            return Err(AppError::not_now(message!("pairing-chosen-busy", name, round = *round, number)));
        }
    }
    let wanted = scores.iter().map(|text| score(text)).collect::<Result<Vec<HalfPoints>>>()?;
    let before = scores_before(earlier, competition, *round);
    let fits = |e: &&Entry| {
        let number = || e.number.is_some_and(|n| numbers.contains(&n));
        let has = || wanted.contains(&before.get(&e.id).copied().unwrap_or_default());
        let category = || categories.contains(&earlier.category_of(e).unwrap_or(Category(0)).0);
        (numbers.is_empty() || number())
            && (wanted.is_empty() || has())
            && (categories.is_empty() || category())
            && (!numbers.is_empty() || (e.plays(*round) && !e.ghost && !busy.contains(&e.id)))
    };
    let only: BTreeSet<EntryId> = earlier.entries.iter().filter(fits).map(|e| e.id).collect();
    if only.is_empty() {
        return Err(AppError::not_now(message!("pairing-nobody-chosen", round = *round)));
    }
    Ok(Some(only))
}

/// Parses `21`, `21.5` or `21½`.
fn score(text: &str) -> Result<HalfPoints> {
    let wrong = || AppError::bad_input(message!("pairing-score-invalid", text));
    let trimmed = text.trim();
    let (whole, half) = match trimmed.strip_suffix(".5").or(trimmed.strip_suffix('½')) {
        Some(whole) => (whole, 1),
        None => (trimmed, 0),
    };
    let points: i32 = whole.parse().map_err(|_| wrong())?;
    let sign = if whole.starts_with('-') { -1 } else { 1 };
    points.checked_mul(2).and_then(|doubled| doubled.checked_add(sign * half)).map(HalfPoints).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{closed_register, played};
    use crate::round::{MoveBye, PairRound, move_bye, pair};

    fn numbers(numbers: &[u32]) -> PairSome {
        PairSome { round: 1, numbers: numbers.to_vec(), ..PairSome::default() }
    }

    #[test]
    fn pair_some_pairs_the_chosen_players_and_pair_the_others() {
        let mut session = closed_register(8);
        let paired = pair_some(&mut session, &numbers(&[1, 2, 5, 6])).expect("four players are free").value;
        assert_eq!(paired.boards.len(), 2);
        let request = PairRound { round: 1, ..PairRound::default() };
        pair(&mut session, &request).expect("four players have no board");
        assert_eq!(session.tournament().expect("an event is open").games.len(), 4);
    }

    #[test]
    fn a_player_who_is_chosen_for_a_game_no_longer_has_the_bye_they_were_given() {
        let mut session = closed_register(7);
        move_bye(&mut session, &MoveBye { round: 1, to: Some(1), consent: false }).expect("seven players are odd");
        pair_some(&mut session, &numbers(&[1, 2])).expect("both are free");
        let request = PairRound { round: 1, ..PairRound::default() };
        pair(&mut session, &request).expect("five players have no board");
        let again = PairRound { again: true, ..request };
        pair(&mut session, &again).expect("it is a draft");
        assert_eq!(session.competition().expect("an event is open").given_byes.len(), 0);
    }

    #[test]
    fn pairing_some_players_of_the_next_round_ends_the_one_before() {
        let mut session = played(8);
        let next = PairSome { round: 2, ..numbers(&[1, 3]) };
        pair_some(&mut session, &next).expect("all results of round 1 are agreed");
        let tournament = session.tournament().expect("an event is open");
        assert!(tournament.clock_of(1).ended.is_some());
    }

    #[test]
    fn pair_some_refuses_unknown_and_busy_players() {
        let mut session = closed_register(8);
        let refused = pair_some(&mut session, &numbers(&[1, 99])).expect_err("there are eight players");
        assert_eq!(refused.message.id, "pairing-number-unknown");
        pair_some(&mut session, &numbers(&[1, 2])).expect("both players are free");
        let refused = pair_some(&mut session, &numbers(&[1, 3])).expect_err("player 1 has a board");
        assert_eq!(refused.message.id, "pairing-chosen-busy");
    }

    #[test]
    fn scores_are_whole_or_half_points() {
        assert_eq!([score("21").unwrap(), score("-1.5").unwrap(), score("21½").unwrap()], [42, -3, 43].map(HalfPoints));
        assert_eq!(score("many").unwrap_err().message.id, "pairing-score-invalid");
    }
}
