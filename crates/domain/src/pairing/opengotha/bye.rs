//! OpenGotha's bye: the player with the lowest sum of rank, doubled McMahon score and 1000 per earlier bye.

use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::tournament::Tournament;
use crate::pairing::history::PairingHistory;
use crate::standings::crosstable::Crosstable;
use crate::standings::{Scores, groups_of_everyone, tie_breaks_now};

/// Returns which of `entries` has the bye; among equals the one lowest in the standings.
pub(crate) fn lowest(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
    entries: &[(&Entry, &PairingHistory)],
) -> Option<EntryId> {
    let table = Crosstable::of(tournament, round - 1);
    let scores = Scores::of(&table, competition, round - 1);
    let order = groups_of_everyone(&scores, &tie_breaks_now(&table, competition)).0.concat();
    let place = |entry: &Entry| order.iter().position(|&row| table.rows[row].entry == entry.id);
    let weight = |(entry, history): &&(&Entry, &PairingHistory)| {
        let mms = history.mms.0 + 2 * (competition.mcmahon.zero.grade() + 30);
        let sum = i64::from(entry.player.rank.grade()) + i64::from(mms) + 1000 * i64::from(history.byes);
        (sum, std::cmp::Reverse(place(entry)))
    };
    entries.iter().min_by_key(weight).map(|(entry, _)| entry.id)
}
