//! Pairing a round: the knock-out games first, then the rest (R33).

use domain::model::pairing_rules::Profile;
use domain::pairing::Proposal;
use domain::{Competition, RoundNumber, RoundState, Tournament, pairing};
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::confirm::confirm_in;
use super::due::{check_next, check_slips};
use super::pair_some::{PairSome, pair_some};
use super::request;
use super::request::profile;
use super::set::{Paired, set, told};

/// What to pair.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
pub struct PairRound {
    /// The round, from 1: the next one.
    pub round: u32,
    /// `seygo` or `opengotha`; none for the competition's own.
    #[serde(default)]
    pub profile: Option<String>,
    /// The director's word that the round is paired although pink slips are pending (R8); the journal keeps it.
    #[serde(default)]
    pub despite_slips: bool,
}

/// Pairs the next round and keeps it as a draft. In a draft that is paired in part, those who wait are paired.
///
/// # Errors
/// It is not the next round, the register is open, a draw or a result is missing, or the pairing itself is refused.
pub fn pair(session: &mut EventSession, request: &PairRound) -> Result<Mutation<Paired>> {
    let profile = profile(request.profile.as_deref())?;
    let round = request.round;
    if is_unfinished(session, round)? {
        let left = PairSome { round, profile: request.profile.clone(), ..PairSome::default() };
        return pair_some(session, &left);
    }
    session.transact(Operation::PairRound, request, |tournament| {
        let competition = main_competition(tournament)?.clone();
        check_next(tournament, &competition, round)?;
        check_slips(tournament, round, request.despite_slips)?;
        if round > 1 {
            confirm_in(tournament, competition.id, round - 1)?;
        }
        let proposal = proposal(tournament, &competition, round, profile)?;
        set(tournament, competition.id, round, &proposal);
        Ok(told(tournament, round, &proposal))
    })
}

/// Whether the round is a draft in which players wait for a game, so that pairing it means pairing those.
fn is_unfinished(session: &EventSession, round: RoundNumber) -> Result<bool> {
    let (tournament, competition) = (session.tournament()?, session.competition()?.id);
    let draft = tournament.round(competition, round).is_some_and(|r| r.state == RoundState::Draft);
    let games = tournament.games_of(competition, round);
    let seated = |id| games.iter().any(|g| g.colour_of(id).is_some());
    let bye = |id| tournament.byes.iter().any(|b| b.competition == competition && b.round == round && b.entry == id);
    let mut waiting = tournament.entries_of(competition).filter(|e| e.plays(round) && !e.ghost);
    Ok(draft && waiting.any(|e| !seated(e.id) && !bye(e.id)))
}

/// What [`pair`] would do, without doing it. A round that is paired already is paired anew from what was known before it.
///
/// # Errors
/// As [`pair`], but missing results before the round are taken as they are.
pub fn propose(session: &EventSession, request: &PairRound) -> Result<Paired> {
    let profile = profile(request.profile.as_deref())?;
    let (now, competition) = (session.tournament()?, session.competition()?);
    let earlier = now.before_round(competition.id, request.round);
    if !(1..=now.paired_rounds(competition.id)).contains(&request.round) {
        check_next(&earlier, competition, request.round)?;
    }
    let proposal = proposal(&earlier, competition, request.round, profile)?;
    Ok(told(&earlier, request.round, &proposal))
}

fn proposal(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
    profile: Option<Profile>,
) -> Result<Proposal> {
    let request = request::fresh(tournament, competition.id, round, profile)?;
    Ok(pairing::propose(tournament, competition.id, round, &request)?)
}
