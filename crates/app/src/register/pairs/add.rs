//! Adding a pair.

use domain::{Entry, PairRules, PlayerPair};
use messages::message;
use serde::Serialize;
use session::{AppError, EventSession, Mutation, Result};
use ts_rs::TS;

use super::check::check_mixed;
use super::partner::{everyone, next_person, partner};
use crate::operation::{AddPair, op};
use crate::register::{KnownPeople, refuse_twice, take_late_place};
use crate::timetable::{ConflictView, conflicts_of_entries};

/// The entry of a pair, and what the director should know about its people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PairEntered {
    /// The entry's key.
    #[ts(type = "number")]
    pub id: i64,
    /// Which of the two are due in another competition at the same time.
    pub conflicts: Vec<ConflictView>,
}

/// Adds a registered pair. After the register has closed, it gets the next number (R7).
///
/// # Errors
/// The competition is not for pairs, a partner is unknown, a field is wrong, the two are one person, one of them is in a pair
/// already, or the pair must be mixed.
pub fn add_pair(session: &mut EventSession, request: &AddPair) -> Result<Mutation<PairEntered>> {
    let people = everyone(session.event()?);
    let mut fresh = next_person(session.event()?);
    let known = KnownPeople::of(session.event()?, session.competition()?.id);
    let done = session.transact_with_keys(op::AddPair, request, |tournament, counters| {
        let competition = tournament.competition.clone();
        let rules = rules_of(competition.pairs, &competition.name)?;
        let id = counters.next_key::<Entry>();
        let pair = PlayerPair {
            first: partner(&people, &known, &mut fresh, &request.first)?,
            second: partner(&people, &known, &mut fresh, &request.second)?,
            mixed: request.mixed,
        };
        check_mixed(rules, &pair)?;
        let mut entry = Entry::new(id, competition.id, pair.player(rules));
        refuse_twice(tournament, &entry)?;
        take_late_place(tournament, &competition, &mut entry, false);
        tournament.entries.push(entry);
        Ok(id.0)
    })?;
    let (whole, competition) = (session.event()?, session.competition()?.id);
    let conflicts = conflicts_of_entries(whole, competition, &[done.value]);
    Ok(done.map(|id| PairEntered { id, conflicts }))
}

/// Returns the rules for pairs.
///
/// # Errors
/// The competition is not for pairs.
pub(super) fn rules_of(rules: Option<PairRules>, name: &str) -> Result<PairRules> {
    rules.ok_or_else(|| AppError::not_now(message!("pairs-none", name)))
}
