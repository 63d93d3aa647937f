//! What an entry of pair go must keep: two different people, each in one pair only.

use domain::{Entry, MixedPairs, PairRules, PlayerPair, Tournament};
use messages::message;
use session::{AppError, Result};

/// Checks that pairs are in competitions for pairs and single people in the others, and that nobody is in a pair with themselves
/// or in two pairs of the competition.
///
/// # Errors
/// As above, with the name of the first person concerned.
pub(crate) fn check_people(tournament: &Tournament, entry: &Entry) -> Result<()> {
    let competition = &tournament.competition;
    let (name, competition_name) = (entry.player.list_name(), &competition.name);
    let pair = match (&entry.player.pair, competition.pairs) {
        (None, None) => return Ok(()),
        (None, Some(_)) => {
            return Err(AppError::bad_input(message!("entry-needs-partner", name, competition = competition_name)));
        }
        (Some(_), None) => {
            return Err(AppError::bad_input(message!("entry-pair-alone", name, competition = competition_name)));
        }
        (Some(pair), Some(_)) => pair,
    };
    if pair.first.person == pair.second.person {
        return Err(AppError::bad_input(message!("pair-one-person", name = pair.first.player.list_name())));
    }
    let others = || tournament.entries.iter().filter(|other| other.id != entry.id);
    for partner in pair.partners() {
        if let Some(other) = others().find(|other| other.has_person(partner.person)) {
            let (name, other) = (partner.player.list_name(), other.player.list_name());
            return Err(AppError::bad_input(message!("pair-person-twice", name, other)));
        }
    }
    Ok(())
}

/// Checks that a pair is confirmed as mixed if the rules require it.
///
/// # Errors
/// It is not.
pub(super) fn check_mixed(rules: PairRules, pair: &PlayerPair) -> Result<()> {
    if rules.mixed == MixedPairs::Required && !pair.mixed {
        let name = pair.names(domain::Player::list_name);
        return Err(AppError::bad_input(message!("pair-not-mixed", name)));
    }
    Ok(())
}

/// Refuses new names or another strength of a pair as if it were one person.
///
/// # Errors
/// They differ.
pub(crate) fn refuse_pair_fields(before: &Entry, after: &Entry) -> Result<()> {
    if before.player.pair.is_some() && before.player != after.player {
        return Err(AppError::bad_input(message!("pair-change-partners", name = before.player.list_name())));
    }
    Ok(())
}
