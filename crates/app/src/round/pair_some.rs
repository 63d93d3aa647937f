//! Pairing some of the players of a round: by number, by score, by age category. The others wait, what is set stays.

use std::collections::BTreeSet;

use domain::pairing::Proposal;
use domain::{Category, Competition, Entry, EntryId, Game, HalfPoints, RoundState, Tournament, pairing};
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::confirm::confirm_in;
use super::due::{check_next, check_slips};
use super::request::{around, fresh, profile};
use super::set::{Paired, set, told};
use super::view::scores_before;

/// Whom to pair. A kind that is left empty asks for nothing; all empty: everyone who has no board yet.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct PairSome {
    /// The round, from 1: the next one, or one that is paired in part.
    pub round: u32,
    /// Starting numbers.
    pub numbers: Vec<u32>,
    /// Scores before the round, `21` or `21.5`.
    pub scores: Vec<String>,
    /// Age categories; 0 for seniors.
    pub categories: Vec<u8>,
    /// `seygo` or `opengotha`; none for the competition's own.
    pub profile: Option<String>,
    /// The director's word that the round is paired although pink slips are pending (R8).
    pub despite_slips: bool,
}

/// Pairs those chosen who have no board yet; in a round that is not paired yet the knock-out games are set first (R33).
/// Nobody has the bye before the last are paired.
///
/// # Errors
/// As for pairing the round; somebody chosen by number has a board, nobody fits, or they are an odd number.
pub fn pair_some(session: &mut EventSession, request: &PairSome) -> Result<Mutation<Paired>> {
    let round = request.round;
    session.transact(Operation::PairSome, request, |tournament| {
        let competition = main_competition(tournament)?.clone();
        match tournament.round(competition.id, round).map(|r| r.state) {
            None => {
                check_next(tournament, &competition, round)?;
                check_slips(tournament, round, request.despite_slips)?;
                if round > 1 {
                    confirm_in(tournament, competition.id, round - 1)?;
                }
            }
            Some(RoundState::Confirmed) => {
                return Err(AppError::not_now(format!(
                    "Round {round} is confirmed: nobody can be paired in it any more."
                )));
            }
            Some(_) => {}
        }
        let proposal = chosen(tournament, &competition, request)?;
        tournament.byes.retain(|b| b.competition != competition.id || b.round != round);
        set(tournament, competition.id, round, &proposal);
        Ok(told(tournament, round, &proposal))
    })
}

/// What [`pair_some`] would do, without doing it.
///
/// # Errors
/// As [`pair_some`], but missing results before the round are taken as they are.
pub fn propose_some(session: &EventSession, request: &PairSome) -> Result<Paired> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    if tournament.round(competition.id, request.round).is_none() {
        check_next(tournament, competition, request.round)?;
    }
    Ok(told(tournament, request.round, &chosen(tournament, competition, request)?))
}

fn chosen(tournament: &Tournament, competition: &Competition, request: &PairSome) -> Result<Proposal> {
    let (id, round) = (competition.id, request.round);
    let profile = profile(request.profile.as_deref())?;
    let earlier = tournament.before_round(id, round);
    let set: Vec<Game> = tournament.games_of(id, round).into_iter().cloned().collect();
    let mut asked = match set.is_empty() {
        true => fresh(&earlier, id, round, profile)?,
        false => around(&earlier, id, round, set),
    };
    asked.profile = profile;
    let busy: BTreeSet<EntryId> = asked.already.iter().flat_map(|s| [s.first, s.second]).collect();
    asked.only = only(&earlier, competition, request, &busy)?;
    // Who has the bye keeps it while others are paired, and is paired with the last.
    let bye = tournament.byes.iter().find(|b| b.competition == id && b.round == round).map(|b| b.entry);
    asked.bye = bye.filter(|entry| asked.only.as_ref().is_some_and(|only| !only.contains(entry)));
    Ok(pairing::propose(&earlier, id, round, &asked)?)
}

/// The entries chosen, if any choice is made.
fn only(
    earlier: &Tournament,
    competition: &Competition,
    request: &PairSome,
    busy: &BTreeSet<EntryId>,
) -> Result<Option<BTreeSet<EntryId>>> {
    let PairSome { round, numbers, scores, categories, .. } = request;
    if numbers.is_empty() && scores.is_empty() && categories.is_empty() {
        return Ok(None);
    }
    for &number in numbers {
        let entry = earlier.entry_by_number(competition.id, number);
        let entry =
            entry.ok_or_else(|| AppError::not_found(format!("There is no player {number}: see the entries.")))?;
        if busy.contains(&entry.id) {
            let name = entry.player.list_name();
            return Err(AppError::not_now(format!("{name} has a board in round {round} already: leave {number} out.")));
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
    let only: BTreeSet<EntryId> = earlier.entries_of(competition.id).filter(fits).map(|e| e.id).collect();
    if only.is_empty() {
        return Err(AppError::not_now(format!("Nobody without a board in round {round} fits that choice.")));
    }
    Ok(Some(only))
}

/// `21`, `21.5` or `21½`.
fn score(text: &str) -> Result<HalfPoints> {
    let wrong = || AppError::bad_input(format!("\"{text}\" is no score: write it as 21 or 21.5."));
    let trimmed = text.trim();
    let (whole, half) = match trimmed.strip_suffix(".5").or(trimmed.strip_suffix('½')) {
        Some(whole) => (whole, 1),
        None => (trimmed, 0),
    };
    let points: i32 = whole.parse().map_err(|_| wrong())?;
    let sign = if whole.starts_with('-') { -1 } else { 1 };
    points.checked_mul(2).and_then(|doubled| doubled.checked_add(sign * half)).map(HalfPoints).ok_or_else(wrong)
}
