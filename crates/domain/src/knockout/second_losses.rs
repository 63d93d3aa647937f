//! What follows from the games of a double elimination: places, and where the players of a game come from (R61).

use std::collections::{BTreeMap, BTreeSet};

use super::losers_table::{LosersTable, Source};
use super::places::Places;
use super::progress::Progress;
use super::stage::RoundName;
use super::table_game::State;
use crate::model::id::{EntryId, GameId, RoundNumber};
use crate::model::knockout_table::Slot;
use crate::model::score::HalfPoints;

/// Returns how long each player has been in the table: the number of the latest round in which they stand, half a round more
/// without a loss, and one more for the winner.
pub(super) fn stages(progress: &Progress) -> BTreeMap<EntryId, HalfPoints> {
    let games = progress.games();
    let first = games.first().map_or(1, |&(round, _)| round);
    let mut stages = BTreeMap::new();
    for (round, game) in &games {
        let stage = HalfPoints::whole((round - first + 1) as i32);
        stages.extend(game.entries().map(|entry| (entry, stage)));
    }
    let lost: BTreeSet<EntryId> = games.iter().flat_map(|(_, game)| game.eliminated()).collect();
    stages.iter_mut().filter(|(entry, _)| !lost.contains(entry)).for_each(|(_, stage)| *stage += HalfPoints::JIGO);
    if let Some(stage) = progress.winner().and_then(|winner| stages.get_mut(&winner)) {
        *stage += HalfPoints::WIN;
    }
    stages
}

/// Returns the decided places, best first: the winner, the loser of the last game, then those who left the losers' table,
/// round by round from the last. Those who leave in the same round share their places.
pub(super) fn ranking(progress: &Progress, losers: &LosersTable) -> Vec<Places> {
    let games = progress.games();
    let mut left = games.iter().flat_map(|(_, game)| game.entries()).collect::<BTreeSet<_>>().len();
    let last = games.last().map(|(_, game)| game.slot);
    let mut ranking = Vec::new();
    for of_round in games.chunk_by(|one, other| one.0 == other.0) {
        let last_chance = of_round.iter().map(|(_, game)| game).filter(|game| {
            let goes_on = losers.is_of_winners(game.slot) && game.state != State::Vacant;
            let decides = !losers.is_final(game.slot) || progress.winner().is_some() && Some(game.slot) == last;
            !goes_on && decides
        });
        let (mut out, mut leaving) = (Vec::new(), 0);
        for game in last_chance {
            let gone: Vec<EntryId> = game.eliminated().collect();
            leaving += if game.is_decided() { gone.len() } else { 1 };
            out.extend(gone);
        }
        let to = left;
        left -= leaving.min(left);
        if !out.is_empty() {
            ranking.push(Places { from: left as u32 + 1, to: to as u32, entries: out });
        }
    }
    ranking.extend(progress.winner().map(|winner| Places { from: 1, to: 1, entries: vec![winner] }));
    ranking.reverse();
    ranking
}

/// Returns the later games that depend on the result in `slot`, in the order in which they are played.
pub(super) fn affected_by(progress: &Progress, losers: &LosersTable, slot: Slot) -> Vec<GameId> {
    let mut reached = BTreeSet::from([slot]);
    let mut affected = Vec::new();
    for (_, game) in progress.games() {
        if losers.sources(game.slot).iter().any(|source| reached.contains(&source.slot())) {
            reached.insert(game.slot);
            affected.extend(game.game);
        }
    }
    affected
}

/// Where a player of the losers' table or of the final comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Origin {
    /// The round of the game that decides it.
    pub name: RoundName,
    /// The competition's round in which it is played.
    pub round: RoundNumber,
    /// The game in its round, from the top, from 1.
    pub number: u32,
    /// Whether its loser comes, not its winner.
    pub is_loser: bool,
}

impl Progress {
    /// Returns where the upper and the lower player of a game of the losers' table come from; nothing for other games.
    pub fn origins(&self, slot: Slot) -> Option<[Origin; 2]> {
        let losers = self.losers.as_ref().filter(|losers| !losers.is_of_winners(slot) && !losers.is_final(slot))?;
        let origin = |source: &Source| {
            let round = self.round_of(source.slot())?;
            let at = round.games.iter().position(|game| game.slot == source.slot())?;
            let is_loser = matches!(source, Source::Loser(_));
            Some(Origin { name: round.name, round: round.round, number: at as u32 + 1, is_loser })
        };
        let origins: Vec<Origin> = losers.sources(slot).iter().filter_map(origin).collect();
        origins.try_into().ok()
    }
}
