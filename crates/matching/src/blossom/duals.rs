//! The dual side: initial values, adding edges that cost less than the present values allow, and reading out the values
//! and the witness of a search that found nothing.

use super::forest::{Forest, Label, Link, NONE};
use super::graph::{Edge, Graph};
use super::search::Overflow;
use crate::cost::Cost;
use crate::proof::{Blossom, MatchingCertificate};

/// Why the candidate edges contain no perfect matching (Tutte 1947): edges leave the stuck sets only to the barrier, and
/// there are more stuck sets, all odd, than vertices in the barrier.
#[derive(Debug, Clone)]
pub(crate) struct Witness {
    pub barrier: Vec<usize>,
    pub stuck: Vec<Vec<usize>>,
}

impl<T: Cost> Forest<T> {
    /// Returns duals that no candidate edge costs less than: half the weight of each vertex's cheapest edge.
    pub fn simple_duals(&self) -> Vec<T> {
        let cheapest = |v: u32| self.graph.arcs(v).iter().map(|arc| arc.weight).min();
        (0..self.len() as u32).map(|v| cheapest(v).unwrap_or(T::ZERO).half()).collect()
    }

    /// Sets the initial duals, which no candidate edge may cost less than, and matches greedily: first the edges of `mate`, an
    /// earlier matching, that are tight, then others. Returns the number of vertices that are still unmatched.
    pub fn start(&mut self, duals: &[T], mate: &[usize]) -> usize {
        self.vertices.iter_mut().zip(duals).for_each(|(vertex, &dual)| vertex.dual = dual);
        for (v, &to) in mate.iter().enumerate().filter(|&(v, &to)| v < to) {
            let arc = self.graph.arcs(v as u32).iter().find(|arc| arc.to as usize == to);
            let open = |v: usize| self.vertices[v].label == Label::Exposed;
            if arc.is_some_and(|arc| arc.weight == duals[v] + duals[to] && open(v) && open(to)) {
                self.pair(v as u32, to as u32);
            }
        }
        self.greedy();
        self.vertices.iter().filter(|vertex| vertex.label == Label::Exposed).count()
    }

    /// Matches as many vertices as the candidate edges allow. Returns what stops the others; nothing if all are matched.
    pub fn match_all(&mut self) -> Result<Vec<Witness>, Overflow> {
        self.greedy();
        let fits = |dual: T| -T::DUAL_LIMIT <= dual && dual <= T::DUAL_LIMIT;
        if !self.vertices.iter().all(|vertex| fits(vertex.dual)) {
            return Err(Overflow);
        }
        let (mut witnesses, mut failed) = (Vec::new(), Vec::new());
        for v in 0..self.len() {
            let root = self.top(v as u32);
            if self.vertices[v].label != Label::Exposed || failed.contains(&root) {
                continue;
            }
            if !self.search(root)? {
                failed.push(root);
                witnesses.push(self.witness());
            }
            if !self.settle() {
                return Err(Overflow);
            }
        }
        Ok(witnesses)
    }

    /// Raises the duals of unmatched vertices as far as their edges allow and matches along tight edges.
    fn greedy(&mut self) {
        for v in 0..self.len() as u32 {
            if self.vertices[v as usize].label != Label::Exposed || self.top(v) != v {
                continue;
            }
            let rest = |arc: &super::graph::Arc<T>| arc.weight - self.vertices[arc.to as usize].dual;
            let Some(dual) = self.graph.arcs(v).iter().map(rest).min() else { continue };
            let open = |to: u32| self.vertices[to as usize].label == Label::Exposed;
            let tight = self.graph.arcs(v).iter().find(|arc| rest(arc) == dual && open(arc.to)).map(|arc| arc.to);
            self.vertices[v as usize].dual = dual;
            if let Some(to) = tight {
                self.pair(v, to);
            }
        }
    }

    /// Continues with another set of candidate edges, which must contain all old edges that are matched or in blossoms.
    /// `added` are the new edges that may cost less than the duals allow.
    pub fn widen(&mut self, graph: Graph<T>, added: &[Edge<T>]) {
        self.graph = graph;
        for &Edge { a, b, weight } in added {
            if self.slack(a, b, weight) >= T::ZERO {
                continue;
            }
            let free = |v: u32| self.top(v) == v;
            let v = if free(a) || !free(b) { a } else { b };
            self.dissolve(self.top(v));
            let slack = self.slack(a, b, weight);
            if slack < T::ZERO {
                self.unmatch(v);
                self.vertices[v as usize].dual += slack;
            }
        }
    }

    /// Whether there is a candidate edge between two vertices.
    pub fn has(&self, a: u32, b: u32) -> bool {
        self.graph.has(a, b)
    }

    /// Returns how much more an edge of this weight costs than the duals allow.
    fn slack(&self, a: u32, b: u32, weight: T) -> T {
        let slack = weight - self.vertices[a as usize].dual - self.vertices[b as usize].dual;
        if slack < T::ZERO && self.top(a) == self.top(b) { slack + self.common_penalty(a, b) } else { slack }
    }

    /// Returns the sum of the penalties of all blossoms around both vertices.
    fn common_penalty(&self, a: u32, b: u32) -> T {
        let around = |v: u32| {
            let up = |&x: &u32| Some(self.node(x).parent).filter(|&x| x != NONE);
            std::iter::successors(up(&v), up)
        };
        let joint = around(a).find(|&x| around(b).any(|y| x == y));
        let shared = std::iter::successors(joint, |&x| Some(self.node(x).parent).filter(|&x| x != NONE));
        shared.fold(T::ZERO, |sum, x| sum + self.node(x).penalty)
    }

    /// Opens an outermost node and everything inside it. Lowering the vertices' duals by half the penalties keeps all edges
    /// allowed; pairs that are no longer tight are separated.
    fn dissolve(&mut self, x: u32) {
        let mut nodes = vec![x];
        while let Some(x) = nodes.pop() {
            if !self.is_blossom(x) {
                continue;
            }
            let penalty = self.node(x).penalty;
            self.each(x, |_, vertex| vertex.dual -= penalty.half());
            let (children, ..) = self.open(x);
            for &child in &children {
                self.separate_if_loose(child, penalty > T::ZERO);
            }
            nodes.extend(children);
        }
    }

    /// Separates an outermost node from its mate unless both come from the blossom just opened.
    fn separate_if_loose(&mut self, x: u32, lowered: bool) {
        let mate = self.node(x).mate;
        if mate.is_none() {
            self.expose(x);
        } else if lowered && self.slack_of_mate(x) != T::ZERO {
            self.unmatch(mate.from);
        } else {
            self.each(x, |_, vertex| vertex.label = Label::Idle);
        }
    }

    fn slack_of_mate(&self, x: u32) -> T {
        let mate = self.node(x).mate;
        let arc = self.graph.arcs(mate.from).iter().find(|arc| arc.to == mate.to);
        let weight = arc.expect("a matched edge is a candidate edge").weight;
        weight - self.vertices[mate.from as usize].dual - self.vertices[mate.to as usize].dual
    }

    /// Separates the outermost node around `v` from its mate, if it has one.
    pub(super) fn unmatch(&mut self, v: u32) {
        let x = self.top(v);
        let mate = self.node(x).mate;
        self.expose(x);
        if !mate.is_none() {
            self.expose(self.top(mate.to));
        }
    }

    fn expose(&mut self, x: u32) {
        self.nodes[x as usize].mate = Link::NONE;
        self.nodes[x as usize].label = Label::Exposed;
        self.each(x, |_, vertex| vertex.label = Label::Exposed);
    }

    /// Returns twice the dual variable of each vertex.
    pub fn duals(&self) -> Vec<T> {
        self.vertices.iter().map(|vertex| vertex.dual).collect()
    }

    /// Returns the witness of a search that found nothing.
    fn witness(&mut self) -> Witness {
        let (mut barrier, mut stuck) = (Vec::new(), Vec::new());
        let mut tree = self.tree.clone();
        // A blossom that was opened and whose number was reused is in the list twice.
        tree.sort_unstable();
        tree.dedup();
        for x in tree {
            let node = self.node(x);
            if node.parent == NONE && node.label == Label::Inner {
                barrier.push(x as usize);
            } else if node.parent == NONE && node.label == Label::Outer {
                stuck.push(self.members(x));
            }
        }
        Witness { barrier, stuck }
    }

    fn members(&mut self, x: u32) -> Vec<usize> {
        let mut members = Vec::new();
        self.each(x, |v, _| members.push(v as usize));
        members.sort_unstable();
        members
    }

    /// Returns the matching of the vertices and the proof.
    pub fn finish(mut self) -> (Vec<usize>, MatchingCertificate<T>) {
        let mut blossoms = Vec::new();
        let n = self.len() as u32;
        let mut tops: Vec<u32> = (0..n).map(|v| self.top(v)).collect();
        while let Some(x) = tops.pop() {
            if x < n || self.node(x).children.is_empty() {
                continue;
            }
            let (members, penalty) = (self.members(x), self.node(x).penalty);
            if penalty > T::ZERO {
                blossoms.push(Blossom { members, penalty });
            }
            tops.extend(self.open(x).0);
        }
        blossoms.sort_by(|one, two| one.members.cmp(&two.members));
        let mate = (0..n).map(|v| self.node(v).mate.to as usize).collect();
        (mate, MatchingCertificate { duals: self.duals(), blossoms })
    }
}
