//! What a pairing made by hand costs, against the best one of the same players.

use std::collections::BTreeSet;

use crate::model::entry::Entry;
use crate::model::id::{CompetitionId, EntryId, RoundNumber};
use crate::model::tournament::Tournament;

use super::explain::{Change, changes};
use super::proposal::Share;
use super::propose::{PairingProblem, refusal};
use super::request::{PairingRefused, PairingRequest};

/// A pairing by hand, priced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Price {
    /// What it pays in all, the most important first.
    pub totals: Vec<Share>,
    /// The same as one number, as [`super::Proposal::cost`].
    pub cost: i128,
    /// How much more it pays than the best pairing of the same players.
    pub above_best: Vec<Change>,
    /// What each pair pays, in the order given.
    pub pairs: Vec<Vec<Share>>,
}

/// Prices `pairs`, made by hand among the players of a round who are not set by `request`.
///
/// # Errors
/// [`PairingRefused`], if one of them does not play in the round or stands in two pairs.
pub fn price(
    tournament: &Tournament,
    competition: CompetitionId,
    round: RoundNumber,
    request: &PairingRequest,
    pairs: &[(EntryId, EntryId)],
) -> Result<Price, PairingRefused> {
    let asked = PairingProblem::new(tournament, competition, round, request)?;
    let mut seen = BTreeSet::new();
    let mut entries = Vec::new();
    for id in pairs.iter().flat_map(|&(a, b)| [a, b]) {
        let entry: &Entry =
            tournament.entry(id).filter(|e| e.competition == competition).ok_or(PairingRefused::Unknown)?;
        if !entry.plays(round) {
            return Err(PairingRefused::NotPlaying(entry.player.list_name(), round));
        }
        let set = request.already.iter().any(|s| s.first == id || s.second == id) || request.bye == Some(id);
        if set || !seen.insert(id) {
            return Err(PairingRefused::Twice(entry.player.list_name()));
        }
        entries.push(entry);
    }
    let field = asked.field_of(entries);
    let indices: Vec<(usize, usize)> = pairs.iter().filter_map(|&pair| field.pair(pair)).collect();
    let mut mate = vec![0; field.contenders.len()];
    for &(i, j) in &indices {
        (mate[i], mate[j]) = (j, i);
    }
    let priced = field.price(mate);
    let best = field.solve().map_err(refusal)?;
    Ok(Price {
        totals: field.name(&priced.totals),
        cost: priced.cost,
        above_best: changes(&field, &best.totals, &priced.totals),
        pairs: indices.iter().map(|&(i, j)| field.shares(i, j)).collect(),
    })
}
