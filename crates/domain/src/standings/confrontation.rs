//! Direct confrontation between players who are tied so far (R21). The method is Walraet's, as in OpenGotha.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::scores::Scores;
use crate::model::outcome::Outcome;
use crate::model::result::Decided;

/// For each member of a group, the members they beat more often than they lost to. Only games that were played
/// and won count.
pub(super) type Beaten = Vec<Vec<usize>>;

impl Scores<'_> {
    /// Returns the direct confrontation of tied players. `later` holds each member's values in the criteria that follow;
    /// more is better.
    ///
    /// Members who beat each other in a ring count as one. The lowest places go first to the members who beat nobody
    /// remaining, and among these to the lowest by the later criteria; members who leave together share the best of their
    /// places. The value is the distance to the place of those who left first.
    pub(super) fn direct(&self, members: &[usize], later: &[Vec<i32>]) -> Vec<i32> {
        let mut descent = Descent::of(&self.beaten(members), later);
        let mut places = vec![0; members.len()];
        let mut last = None;
        while let Some((place, lowest)) = descent.step() {
            let last = *last.get_or_insert(place);
            lowest.into_iter().for_each(|member| places[member] = (last - place) as i32);
        }
        places
    }

    /// Returns how many members each one beat if all have met and every pair is decided; otherwise zero for all.
    pub(super) fn simple_direct(&self, members: &[usize]) -> Vec<i32> {
        let beaten = self.beaten(members);
        let decided: usize = beaten.iter().map(Vec::len).sum();
        let all_met = decided == members.len() * (members.len() - 1) / 2;
        beaten.iter().map(|own| if all_met { own.len() as i32 } else { 0 }).collect()
    }

    /// Returns for each member the members they beat.
    pub(super) fn beaten(&self, members: &[usize]) -> Beaten {
        let at: HashMap<usize, usize> = members.iter().enumerate().map(|(at, &row)| (row, at)).collect();
        let beaten = members.iter().map(|&row| {
            let mut net: BTreeMap<usize, i32> = BTreeMap::new();
            for &outcome in self.outcomes(row) {
                if let Some(&opponent) = outcome.opponent().and_then(|o| at.get(&o)) {
                    *net.entry(opponent).or_default() += net_result(outcome);
                }
            }
            for &(opponent, own, theirs) in &self.rows[row].brought_games {
                if let Some(&opponent) = at.get(&opponent) {
                    *net.entry(opponent).or_default() += own.cmp(&theirs) as i32;
                }
            }
            net.into_iter().filter(|&(_, net)| net > 0).map(|(opponent, _)| opponent).collect()
        });
        beaten.collect()
    }
}

/// A group that is emptied from the bottom: the lowest members leave it step by step.
struct Descent<'a> {
    later: &'a [Vec<i32>],
    /// Members of each ring.
    rings: Vec<Vec<usize>>,
    ring_of: Vec<usize>,
    /// For each ring, the rings that beat it.
    beaten_by: Vec<BTreeSet<usize>>,
    /// For each ring, how many rings it beat are still in the group.
    beaten_remaining: Vec<usize>,
    /// For each ring, how many of its members are still in the group.
    members_remaining: Vec<usize>,
    /// The members who beat nobody remaining, by the later criteria, lowest first.
    ready: BTreeMap<&'a [i32], Vec<usize>>,
    remaining: usize,
}

impl<'a> Descent<'a> {
    fn of(beaten: &Beaten, later: &'a [Vec<i32>]) -> Descent<'a> {
        let (rings, ring_of) = rings(beaten);
        let mut beaten_by = vec![BTreeSet::new(); rings.len()];
        for (winner, losers) in beaten.iter().enumerate() {
            let winner = ring_of[winner];
            losers.iter().map(|&l| ring_of[l]).filter(|&l| l != winner).for_each(|l| {
                beaten_by[l].insert(winner);
            });
        }
        let mut beaten_remaining = vec![0; rings.len()];
        beaten_by.iter().flatten().for_each(|&winner| beaten_remaining[winner] += 1);
        let members_remaining = rings.iter().map(Vec::len).collect();
        let remaining = beaten.len();
        let free: Vec<usize> = (0..rings.len()).filter(|&ring| beaten_remaining[ring] == 0).collect();
        let ready = BTreeMap::new();
        let mut descent =
            Descent { later, rings, ring_of, beaten_by, beaten_remaining, members_remaining, ready, remaining };
        free.into_iter().for_each(|ring| descent.free(ring));
        descent
    }

    /// Marks the members of a ring that beats nobody remaining as ready to leave.
    fn free(&mut self, ring: usize) {
        for &member in &self.rings[ring] {
            self.ready.entry(&self.later[member]).or_default().push(member);
        }
    }

    /// Removes the lowest members from the group; returns the place they share and the members.
    fn step(&mut self) -> Option<(usize, Vec<usize>)> {
        let (_, lowest) = self.ready.pop_first()?;
        let place = 1 + self.remaining - lowest.len();
        self.remaining -= lowest.len();
        for &member in &lowest {
            let ring = self.ring_of[member];
            self.members_remaining[ring] -= 1;
            if self.members_remaining[ring] > 0 {
                continue;
            }
            for winner in std::mem::take(&mut self.beaten_by[ring]) {
                self.beaten_remaining[winner] -= 1;
                if self.beaten_remaining[winner] == 0 {
                    self.free(winner);
                }
            }
        }
        Some((place, lowest))
    }
}

/// Returns the rings of a group (the strongly connected components of the graph of wins) and each member's ring.
fn rings(beaten: &Beaten) -> (Vec<Vec<usize>>, Vec<usize>) {
    let mut beaten_by = vec![Vec::new(); beaten.len()];
    for (winner, losers) in beaten.iter().enumerate() {
        losers.iter().for_each(|&loser| beaten_by[loser].push(winner));
    }
    // Kosaraju's algorithm: collect the rings on the reversed graph, starting with the members finished last.
    let (mut seen, mut finished) = (vec![false; beaten.len()], Vec::new());
    (0..beaten.len()).for_each(|member| follow(member, beaten, &mut seen, &mut finished));
    let (mut seen, mut ring_of, mut rings) = (vec![false; beaten.len()], vec![0; beaten.len()], Vec::new());
    for &member in finished.iter().rev() {
        let mut ring = Vec::new();
        follow(member, &beaten_by, &mut seen, &mut ring);
        if !ring.is_empty() {
            ring.iter().for_each(|&member| ring_of[member] = rings.len());
            rings.push(ring);
        }
    }
    (rings, ring_of)
}

/// Appends `from` and everything reachable from it to `finished`, each after those it leads to.
fn follow(from: usize, edges: &[Vec<usize>], seen: &mut [bool], finished: &mut Vec<usize>) {
    if std::mem::replace(&mut seen[from], true) {
        return;
    }
    edges[from].iter().for_each(|&next| follow(next, edges, seen, finished));
    finished.push(from);
}

/// Returns 1 for a won game, -1 for a lost game, and 0 for anything else and for games not played.
fn net_result(outcome: Outcome) -> i32 {
    match outcome {
        Outcome::Game { colour, decided: Decided::Played, verdict: Some(verdict), .. } => {
            i32::from(verdict == colour.wins()) - i32::from(verdict == colour.other().wins())
        }
        _ => 0,
    }
}
