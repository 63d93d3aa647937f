//! Fewer searches: before the first one, unmatched vertices outbid matched ones (after the auction of Bertsekas 1988, here
//! without a least raise and in a graph that need not be bipartite).

use super::forest::{Forest, Label, Link};
use crate::cost::Cost;
use std::collections::VecDeque;

/// The number of bids per vertex after which the searches do the rest.
const BIDS: usize = 8;

impl<T: Cost> Forest<T> {
    /// Lets unmatched vertices bid for partners; to be called before any blossom is made.
    ///
    /// Edges do not become too cheap, matched edges stay tight, and the sum of the duals does not fall.
    pub fn outbid(&mut self) {
        let mut open: VecDeque<u32> = (0..self.len() as u32).filter(|&v| self.is_exposed(v)).collect();
        for _ in 0..self.len() * BIDS {
            let Some(v) = open.pop_front() else { return };
            if self.is_exposed(v) {
                open.extend(self.bid(v));
            }
        }
    }

    fn is_exposed(&self, v: u32) -> bool {
        self.vertices[v as usize].label == Label::Exposed
    }

    /// Raises the dual of an unmatched vertex until two edges would be tight, and matches it along the cheaper one; the
    /// partner's dual falls by the difference. Returns the partner's mate until then.
    fn bid(&mut self, v: u32) -> Option<u32> {
        let (first, second) = self.two_cheapest(v)?;
        let (least, taken, to) = first;
        let (next, ..) = second?;
        self.vertices[v as usize].dual = next;
        if taken && next == least {
            return None;
        }
        self.vertices[to as usize].dual -= next - least;
        let loser = taken.then_some(self.node(to).mate.to);
        self.unmatch(to);
        self.pair(v, to);
        loser
    }

    /// Returns the two edges with the smallest `weight - dual`, of equal ones those to unmatched vertices: this number,
    /// whether the other end is matched, and the other end.
    fn two_cheapest(&self, v: u32) -> Option<(Bid<T>, Option<Bid<T>>)> {
        let offer = |arc: &super::graph::Arc<T>| {
            (arc.weight - self.vertices[arc.to as usize].dual, !self.is_exposed(arc.to), arc.to)
        };
        let mut offers = self.graph.arcs(v).iter().map(offer);
        let (mut first, mut second) = (offers.next()?, None);
        for offer in offers {
            if offer < first {
                second = Some(first);
                first = offer;
            } else if second.is_none_or(|second| offer < second) {
                second = Some(offer);
            }
        }
        Some((first, second))
    }

    /// Matches two unmatched vertices.
    pub(super) fn pair(&mut self, v: u32, to: u32) {
        self.set_mate(self.top(v), Link { from: v, to });
        self.set_mate(self.top(to), Link { from: to, to: v });
    }
}

/// An edge that a vertex may take; see [`Forest::two_cheapest`].
type Bid<T> = (T, bool, u32);
