//! Chooses the bye together with the pairing (R10, R19): a matching with one more vertex, whose edges carry levels of the
//! bye.
//!
//! The levels in strict order: crossings between zones that are tournaments of their own, so that the bye is in an odd one (R65); a
//! bye for someone who has had more byes than others; rematches and families, as the competition orders them; the player's position
//! from the bottom. The last level differs for all players, so it decides the bye. All other levels count after it, in the pairing of
//! the remaining players.

use matching::{Flaw, MatchingCertificate, NoMatching};

use crate::model::id::EntryId;
use crate::model::pairing_rules::{Level, LevelSetting};

use super::levels::LevelColumns;
use super::lexicographic::{self, LevelCosts, LevelRows, Optimum};
use super::pool::PairingPool;

/// The levels that may come before the player's position.
const BEFORE_POSITION: [Level; 2] = [Level::Rematch, Level::Family];

/// A bye and its proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ChosenBye {
    pub entry: EntryId,
    /// Whether the proof was checked and holds.
    pub proved: bool,
    /// The proof of each group of levels that was solved at once.
    pub stages: Vec<MatchingCertificate<i128>>,
}

/// The players of a pool, an odd number, and a last vertex for the bye.
pub(crate) struct ByeChoice<'p> {
    pool: &'p PairingPool,
    /// The levels of pairs that count before the player's position.
    pairs: &'p [LevelSetting],
    /// The index of the level of earlier byes: 0, after the crossings between zones, or after the levels of pairs.
    byes_at: usize,
    /// By how many byes each player has had more than the player with the fewest.
    byes: Vec<u32>,
    /// Each player's position by score, strength and lot, 0 for the lowest.
    position: Vec<u32>,
}

impl<'p> ByeChoice<'p> {
    /// Returns the choice by the rules: a second bye is worse than a rematch.
    pub(crate) fn new(pool: &'p PairingPool) -> ByeChoice<'p> {
        let fewest = pool.contenders.iter().map(|c| c.byes).min().unwrap_or(0);
        let mut order: Vec<usize> = (0..pool.contenders.len()).collect();
        order.sort_by_key(|&i| {
            let c = &pool.contenders[i];
            (c.score, c.strength, c.lot)
        });
        let mut position = vec![0; order.len()];
        (0u32..).zip(order).for_each(|(place, i)| position[i] = place);
        let byes = pool.contenders.iter().map(|c| c.byes - fewest).collect();
        let pairs = before_position(pool);
        let byes_at = pairs.iter().take_while(|s| s.level == Level::Category).count();
        ByeChoice { pool, pairs, byes_at, byes, position }
    }

    /// Returns the choice in which a rematch is worse than a second bye.
    pub(crate) fn rematches_first(self) -> ByeChoice<'p> {
        ByeChoice { byes_at: self.pairs.len(), ..self }
    }

    /// Returns the best matching.
    pub(crate) fn solve(&self) -> Result<Optimum, NoMatching> {
        lexicographic::solve(self)
    }

    /// Returns the bye of the best matching.
    pub(crate) fn choose(&self) -> Result<ChosenBye, NoMatching> {
        let best = self.solve()?;
        Ok(ChosenBye { entry: self.bye_of(&best.mate), proved: best.proved, stages: best.proofs })
    }

    /// Checks that `stages` prove these pairs and this bye to be the best; both are entries of the pool.
    pub(crate) fn verify(
        &self,
        pairs: &[(EntryId, EntryId)],
        bye: EntryId,
        stages: &[MatchingCertificate<i128>],
    ) -> Result<(), Flaw> {
        let mut mate = vec![usize::MAX; self.len()];
        let last = self.pool.contenders.len();
        let indices = pairs.iter().filter_map(|&pair| self.pool.pair(pair));
        for (i, j) in indices.chain(self.pool.index(bye).map(|i| (i, last))) {
            (mate[i], mate[j]) = (j, i);
        }
        lexicographic::verify(self, &mate, stages)
    }

    /// Returns the entry that a matching gives the bye.
    pub(crate) fn bye_of(&self, mate: &[usize]) -> EntryId {
        self.pool.contenders[mate[self.pool.contenders.len()]].entry
    }

    /// Returns the number of rematches in the totals of a matching; `None` if they do not count before the position.
    pub(crate) fn rematches(&self, totals: &[u64]) -> Option<u64> {
        let at = self.pairs.iter().position(|s| s.level == Level::Rematch)?;
        Some(totals[self.level_of(at)])
    }

    /// Returns the index of a level of pairs among all levels.
    fn level_of(&self, at: usize) -> usize {
        if at < self.byes_at { at } else { at + 1 }
    }
}

impl LevelCosts for ByeChoice<'_> {
    fn len(&self) -> usize {
        self.pool.contenders.len() + 1
    }

    fn levels(&self) -> usize {
        self.pairs.len() + 2
    }

    fn costs(&self, i: usize, j: usize, out: &mut [u32]) {
        let (i, j) = (i.min(j), i.max(j));
        out.fill(0);
        let Some(second) = self.pool.contenders.get(j) else {
            out[self.byes_at] = self.byes[i];
            out[self.pairs.len() + 1] = self.position[i];
            return;
        };
        for (at, setting) in self.pairs.iter().enumerate() {
            out[self.level_of(at)] = self.pool.rules.cost(setting, &self.pool.contenders[i], second, j);
        }
    }

    fn rows(&self) -> impl LevelRows {
        Rows { choice: self, columns: LevelColumns::new(&self.pool.rules, &self.pool.contenders) }
    }

    fn forbidden(&self) -> Vec<(usize, usize)> {
        self.pool.forbidden()
    }
}

/// The costs of a choice row by row.
struct Rows<'a> {
    choice: &'a ByeChoice<'a>,
    columns: LevelColumns<'a>,
}

impl LevelRows for Rows<'_> {
    fn fill(&self, level: usize, i: usize, out: &mut [u32]) {
        let Some((bye, pairs)) = out.split_last_mut() else { return };
        let choice = self.choice;
        *bye = match level {
            _ if level == choice.byes_at => choice.byes[i],
            _ if level == choice.pairs.len() + 1 => choice.position[i],
            _ => 0,
        };
        match (0..choice.pairs.len()).find(|&at| choice.level_of(at) == level) {
            Some(at) => self.columns.fill(at, i, pairs),
            None => pairs.fill(0),
        }
    }
}

/// Returns the first levels of the pool as far as they are crossings between zones, rematches and families. If the director puts another level
/// first, the bye goes to the lowest player whatever the pairing costs.
pub(crate) fn before_position(pool: &PairingPool) -> &[LevelSetting] {
    let settings = &pool.rules.settings;
    let of_zones = |s: &LevelSetting| pool.rules.zones.is_some() && s.level == Level::Category;
    let count = settings.iter().take_while(|s| BEFORE_POSITION.contains(&s.level) || of_zones(s)).count();
    &settings[..count]
}
