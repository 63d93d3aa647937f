//! The ways out when the candidate edges contain no perfect matching.

use crate::answer::NoMatching;
use crate::blossom::Witness;
use std::sync::atomic::{AtomicBool, Ordering};

/// Marks vertices outside all witnesses.
const OUTSIDE: u32 = u32::MAX;

/// The edges that lead out of the stuck sets of some witnesses.
pub(crate) struct Exits {
    witnesses: Vec<Witness>,
    /// For each witness, whether an exit was found.
    found: Vec<AtomicBool>,
    /// For each vertex, its witness.
    witness_of: Vec<u32>,
    /// For each vertex, its stuck set within the witness; vertices of the barrier have the number after the last set.
    set_of: Vec<u32>,
}

impl Exits {
    /// Returns the vertices by witness. A witness that shares vertices with an earlier one is left for the next round.
    pub fn new(n: usize, all: Vec<Witness>) -> Self {
        let mut exits =
            Exits { witnesses: vec![], found: vec![], witness_of: vec![OUTSIDE; n], set_of: vec![OUTSIDE; n] };
        for witness in all {
            let sets = || witness.stuck.iter().chain([&witness.barrier]).enumerate();
            if sets().any(|(_, set)| set.iter().any(|&v| exits.set_of[v] != OUTSIDE)) {
                continue;
            }
            for (number, &v) in sets().flat_map(|(number, set)| set.iter().map(move |v| (number, v))) {
                exits.witness_of[v] = exits.witnesses.len() as u32;
                exits.set_of[v] = number as u32;
            }
            exits.witnesses.push(witness);
            exits.found.push(AtomicBool::new(false));
        }
        exits
    }

    /// Whether there is no witness.
    pub fn is_empty(&self) -> bool {
        self.witnesses.is_empty()
    }

    /// Whether the edge leads from a stuck set at `i` to a vertex that is neither in the set nor in its barrier.
    pub fn leads_out(&self, i: usize, j: usize) -> bool {
        let witness = self.witness_of[i];
        if witness == OUTSIDE {
            return false;
        }
        let barrier = self.witnesses[witness as usize].stuck.len() as u32;
        let out = self.set_of[i] != barrier
            && (self.witness_of[j] != witness || (self.set_of[j] != self.set_of[i] && self.set_of[j] != barrier));
        if out {
            self.found[witness as usize].store(true, Ordering::Relaxed);
        }
        out
    }

    /// Returns the first witness for which no exit was found.
    pub fn witness_without_exit(&mut self) -> Option<NoMatching> {
        let first = self.found.iter_mut().position(|found| !*found.get_mut())?;
        let Witness { barrier, stuck } = self.witnesses.swap_remove(first);
        Some(NoMatching::None { barrier, stuck })
    }
}
