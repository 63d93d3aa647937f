//! Direct confrontation: among players equal so far, who beat whom (R21; the method is Walraet's, as in OpenGotha).

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::scores::Scores;
use crate::model::outcome::Outcome;
use crate::model::result::Decided;

/// For each member of a group, the members he beat more often than they beat him. Only games that were played and won
/// count.
pub(super) type Beaten = Vec<Vec<usize>>;

impl Scores<'_> {
    /// Direct confrontation of players tied so far. `later` is what the criteria below give each member, more is better.
    ///
    /// Members who beat each other in a ring count as one. The lowest places go first to those who beat nobody left,
    /// and among them to the lowest by the later criteria; those who go together share the best of their places. The
    /// value is the distance to the place of those who went first.
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

    /// How many of the group each member beat, if all of them met and no couple is even; else nothing.
    pub(super) fn simple_direct(&self, members: &[usize]) -> Vec<i32> {
        let beaten = self.beaten(members);
        let decided: usize = beaten.iter().map(Vec::len).sum();
        let all_met = decided == members.len() * (members.len() - 1) / 2;
        beaten.iter().map(|own| if all_met { own.len() as i32 } else { 0 }).collect()
    }

    /// Who beat whom among the members.
    pub(super) fn beaten(&self, members: &[usize]) -> Beaten {
        let at: HashMap<usize, usize> = members.iter().enumerate().map(|(at, &row)| (row, at)).collect();
        let beaten = members.iter().map(|&row| {
            let mut net: BTreeMap<usize, i32> = BTreeMap::new();
            for &outcome in self.outcomes(row) {
                if let Some(&opponent) = outcome.opponent().and_then(|o| at.get(&o)) {
                    *net.entry(opponent).or_default() += net_result(outcome);
                }
            }
            net.into_iter().filter(|&(_, net)| net > 0).map(|(opponent, _)| opponent).collect()
        });
        beaten.collect()
    }
}

/// A group on its way down: the lowest leave it step by step.
struct Descent<'a> {
    later: &'a [Vec<i32>],
    /// Members of each ring.
    rings: Vec<Vec<usize>>,
    ring_of: Vec<usize>,
    /// For each ring, the rings that beat it.
    beaten_by: Vec<BTreeSet<usize>>,
    /// For each ring, how many rings it beat are still here.
    holds_up: Vec<usize>,
    /// For each ring, how many of its members are still here.
    here: Vec<usize>,
    /// Those who beat nobody still here, lowest by the later criteria first.
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
        let mut holds_up = vec![0; rings.len()];
        beaten_by.iter().flatten().for_each(|&winner| holds_up[winner] += 1);
        let here = rings.iter().map(Vec::len).collect();
        let remaining = beaten.len();
        let idle: Vec<usize> = (0..rings.len()).filter(|&ring| holds_up[ring] == 0).collect();
        let ready = BTreeMap::new();
        let mut descent = Descent { later, rings, ring_of, beaten_by, holds_up, here, ready, remaining };
        idle.into_iter().for_each(|ring| descent.free(ring));
        descent
    }

    /// A ring that beats nobody still here: its members may go.
    fn free(&mut self, ring: usize) {
        for &member in &self.rings[ring] {
            self.ready.entry(&self.later[member]).or_default().push(member);
        }
    }

    /// The lowest members still here and the place they share in the group; they leave it.
    fn step(&mut self) -> Option<(usize, Vec<usize>)> {
        let (_, lowest) = self.ready.pop_first()?;
        let place = 1 + self.remaining - lowest.len();
        self.remaining -= lowest.len();
        for &member in &lowest {
            let ring = self.ring_of[member];
            self.here[ring] -= 1;
            if self.here[ring] > 0 {
                continue;
            }
            for winner in std::mem::take(&mut self.beaten_by[ring]) {
                self.holds_up[winner] -= 1;
                if self.holds_up[winner] == 0 {
                    self.free(winner);
                }
            }
        }
        Some((place, lowest))
    }
}

/// The rings of a group (the strongly connected components of who beat whom), and each member's ring.
fn rings(beaten: &Beaten) -> (Vec<Vec<usize>>, Vec<usize>) {
    let mut beaten_by = vec![Vec::new(); beaten.len()];
    for (winner, losers) in beaten.iter().enumerate() {
        losers.iter().for_each(|&loser| beaten_by[loser].push(winner));
    }
    // Kosaraju: those finished last going down are the first to gather their ring going up.
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

/// Appends `from` and all that can be reached from it to `finished`, each after those it leads to.
fn follow(from: usize, edges: &[Vec<usize>], seen: &mut [bool], finished: &mut Vec<usize>) {
    if std::mem::replace(&mut seen[from], true) {
        return;
    }
    edges[from].iter().for_each(|&next| follow(next, edges, seen, finished));
    finished.push(from);
}

/// A won game 1, a lost one -1; anything else, and what was not played, nothing.
fn net_result(outcome: Outcome) -> i32 {
    match outcome {
        Outcome::Game { colour, decided: Decided::Played, verdict: Some(verdict), .. } => {
            i32::from(verdict == colour.wins()) - i32::from(verdict == colour.other().wins())
        }
        _ => 0,
    }
}
