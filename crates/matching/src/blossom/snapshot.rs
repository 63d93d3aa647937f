//! The dual variables of an earlier moment, to find the vertices whose edges may have less slack now.

use super::forest::{Forest, NONE};
use crate::cost::Cost;

/// The dual variables and blossoms of one moment.
#[derive(Debug)]
pub(crate) struct Snapshot<T> {
    duals: Vec<T>,
    /// For each vertex and blossom, the blossom directly around it.
    parents: Vec<u32>,
    /// For each vertex and blossom, when it was made and its penalty.
    made: Vec<(u32, T)>,
}

impl<T: Cost> Forest<T> {
    /// Returns the present dual variables and blossoms.
    pub fn snapshot(&self) -> Snapshot<T> {
        Snapshot {
            duals: self.duals(),
            parents: self.nodes.iter().map(|node| node.parent).collect(),
            made: self.nodes.iter().map(|node| (node.made, node.penalty)).collect(),
        }
    }

    /// Returns for each vertex whether its edges may have lost slack. An edge has lost none unless this is true for one of
    /// its ends: then neither dual has risen, and the blossoms that were around both ends still are, with the same penalties
    /// or higher ones.
    pub fn may_have_lost_slack(&self, before: &Snapshot<T>) -> Vec<bool> {
        let kept = self.kept(before);
        let lost = |(v, (vertex, &dual)): (usize, (&super::forest::Vertex<T>, &T))| {
            let around = before.parents[v];
            vertex.dual > dual || (around != NONE && !kept[around as usize])
        };
        self.vertices.iter().zip(&before.duals).enumerate().map(lost).collect()
    }

    /// Returns for each earlier blossom whether it and all that were around it still exist without having lost penalty.
    fn kept(&self, before: &Snapshot<T>) -> Vec<bool> {
        let count = before.parents.len();
        let alone = |x: usize| {
            let (made, penalty) = before.made[x];
            let node = &self.nodes[x];
            node.made == made && !node.children.is_empty() && node.penalty >= penalty
        };
        let mut kept: Vec<Option<bool>> = (0..count).map(|x| if alone(x) { None } else { Some(false) }).collect();
        let mut path = Vec::new();
        for x in self.len()..count {
            let mut at = x;
            while kept[at].is_none() && before.parents[at] != NONE {
                path.push(at);
                at = before.parents[at] as usize;
            }
            let answer = *kept[at].get_or_insert(true);
            path.drain(..).for_each(|x| kept[x] = Some(answer));
        }
        kept.into_iter().map(|kept| kept == Some(true)).collect()
    }
}
