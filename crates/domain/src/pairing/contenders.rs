//! The contenders of a round with the rules that apply to them, however they are paired.

use std::collections::HashSet;

use crate::model::id::EntryId;

use super::contender::Contender;
use super::levels::LevelRules;

/// The contenders, in an order that does not depend on the order of entry, and the rules by which they are paired.
#[derive(Debug, Clone)]
pub(crate) struct Contenders {
    pub contenders: Vec<Contender>,
    pub rules: LevelRules,
    /// Forbidden pairs as indices, the smaller one first.
    pub forbidden: HashSet<(usize, usize)>,
}

impl Contenders {
    /// Returns the index of an entry.
    pub(crate) fn index(&self, entry: EntryId) -> Option<usize> {
        self.contenders.iter().position(|c| c.entry == entry)
    }

    /// Returns the indices of a pair of entries, if both are in the pool.
    pub(crate) fn pair(&self, (a, b): (EntryId, EntryId)) -> Option<(usize, usize)> {
        Some((self.index(a)?, self.index(b)?))
    }

    /// Records the pairs to be kept separate before a knock-out (R19).
    pub(crate) fn keep_separate(&mut self, pairs: &[(EntryId, EntryId)]) {
        for (a, b) in pairs.iter().filter_map(|&pair| self.pair(pair)).collect::<Vec<_>>() {
            if !self.contenders[a].knockout_opponents.contains(&(b as u32)) {
                self.contenders[a].knockout_opponents.push(b as u32);
                self.contenders[b].knockout_opponents.push(a as u32);
            }
        }
    }

    /// Whether a pair is forbidden.
    pub(crate) fn forbids(&self, i: usize, j: usize) -> bool {
        !self.forbidden.is_empty() && self.forbidden.contains(&(i.min(j), i.max(j)))
    }

    /// Forbids pairs; skips those of a player with themself.
    pub(crate) fn forbid(&mut self, pairs: &[(EntryId, EntryId)]) {
        let pairs: Vec<_> = pairs.iter().filter_map(|&pair| self.pair(pair)).filter(|(a, b)| a != b).collect();
        self.forbidden.extend(pairs.iter().map(|&(a, b)| (a.min(b), a.max(b))));
    }
}
