//! Shrinks an odd cycle of the tree into a blossom, and opens an inner blossom whose penalty has fallen to zero.

use super::forest::{Forest, Label, Link, NONE, Node};
use super::queue::Event;
use crate::cost::Cost;

impl<T: Cost> Forest<T> {
    /// Shrinks the odd cycle closed by a tight edge between two outer nodes into an outer blossom.
    pub(super) fn shrink(&mut self, link: Link, one: u32, two: u32) {
        let stem = self.common_ancestor(one, two);
        let mut children = vec![stem];
        let mut links = Vec::new();
        self.climb(one, stem, &mut children, &mut links);
        // The nodes were collected upwards from `one`; the cycle leads down to it, over the edge, and up from `two`.
        children[1..].reverse();
        links.reverse();
        links.iter_mut().for_each(|link| *link = link.back());
        links.push(link);
        self.climb(two, stem, &mut children, &mut links);
        let blossom = self.new_blossom(children, links);
        self.rename_sets(blossom);
        self.turn_outer(blossom);
    }

    /// Returns where the paths from two outer nodes to the root join.
    fn common_ancestor(&mut self, one: u32, two: u32) -> u32 {
        self.steps += 1;
        let (mut current, mut other) = (one, two);
        loop {
            if current != NONE {
                if self.node(current).mark == self.steps {
                    return current;
                }
                self.nodes[current as usize].mark = self.steps;
                current = self.outer_above(current);
            }
            std::mem::swap(&mut current, &mut other);
        }
    }

    /// Returns the next outer node on the path to the root; `NONE` at the root.
    fn outer_above(&self, outer: u32) -> u32 {
        let mate = self.node(outer).mate;
        if mate.is_none() { NONE } else { self.top(self.node(self.top(mate.to)).reached.from) }
    }

    /// Appends the nodes from `x` up to but not including `stem`, and after each one the edge to the next.
    fn climb(&self, mut x: u32, stem: u32, children: &mut Vec<u32>, links: &mut Vec<Link>) {
        while x != stem {
            let up = self.node(x).mate;
            let inner = self.top(up.to);
            let reached = self.node(inner).reached;
            children.extend([x, inner]);
            links.extend([up, reached.back()]);
            x = self.top(reached.from);
        }
    }

    /// Returns an outer blossom of these nodes; the first one is matched to the outside.
    fn new_blossom(&mut self, children: Vec<u32>, links: Vec<Link>) -> u32 {
        let x = self.spare.pop().unwrap_or(self.nodes.len() as u32);
        for pair in children.windows(2) {
            let (end, start) = (self.node(pair[0]).last, self.node(pair[1]).first);
            self.next[end as usize] = start;
        }
        let mut blossom = Node::single(self.node(children[0]).first);
        blossom.last = self.node(children[children.len() - 1]).last;
        blossom.size = children.iter().map(|&child| self.node(child).size).sum();
        blossom.mate = self.node(children[0]).mate;
        blossom.label = Label::Outer;
        blossom.since = self.change;
        blossom.made = self.steps;
        (blossom.children, blossom.links) = (children, links);
        if x as usize == self.nodes.len() {
            self.nodes.push(blossom);
        } else {
            self.nodes[x as usize] = blossom;
        }
        self.tree.push(x);
        x
    }

    /// Joins the children's sets of vertices into the largest one.
    fn rename_sets(&mut self, blossom: u32) {
        let children = std::mem::take(&mut self.nodes[blossom as usize].children);
        let largest = self.largest(&children);
        let set = self.vertices[self.node(largest).first as usize].set;
        for &child in &children {
            self.nodes[child as usize].parent = blossom;
            if child != largest {
                self.empty_sets.push(self.vertices[self.node(child).first as usize].set);
                self.each(child, |_, vertex| vertex.set = set);
            }
        }
        self.owner[set as usize] = blossom;
        self.nodes[blossom as usize].children = children;
    }

    /// Updates the children's penalties, makes the vertices of inner children outer, and scans their edges.
    fn turn_outer(&mut self, blossom: u32) {
        let change = self.change;
        let children = std::mem::take(&mut self.nodes[blossom as usize].children);
        for &child in &children {
            let node = &mut self.nodes[child as usize];
            let moved = (change - node.since).twice();
            node.penalty += if node.label == Label::Outer { moved } else { -moved };
            if node.label == Label::Inner {
                self.each(child, |_, vertex| {
                    vertex.label = Label::Outer;
                    vertex.dual -= change.twice();
                });
            }
        }
        for &child in &children {
            if self.node(child).label == Label::Inner {
                self.scan(child);
            }
        }
        self.nodes[blossom as usize].children = children;
    }

    /// Opens an inner blossom: the children on the even path from where the tree reached it to its matched edge stay in the
    /// tree, the others leave it.
    pub(super) fn open_inner(&mut self, when: T, x: u32) {
        let node = self.node(x);
        if node.parent != NONE || node.label != Label::Inner || node.since + node.penalty.half() != when {
            return;
        }
        let reached = node.reached;
        self.change = when;
        let entry = self.child_with(x, reached.to);
        let (children, links, base) = self.open(x);
        let outer = self.relabel_path(&children, &links, entry, base, reached);
        for &child in &children {
            if self.node(child).label == Label::Idle {
                self.each(child, |_, vertex| {
                    vertex.label = Label::Idle;
                    vertex.dual -= when;
                });
                self.expect_again(child);
            }
        }
        for child in outer {
            self.scan(child);
        }
    }

    /// Labels the children from `entry` to `base` alternately inner and outer; returns the outer ones.
    fn relabel_path(&mut self, children: &[u32], links: &[Link], entry: usize, base: usize, reached: Link) -> Vec<u32> {
        let around = children.len();
        // The even path starts along the matched edge of the entry.
        let forward = (entry + around - base) % around % 2 == 1;
        let (mut at, mut reached, mut outer) = (entry, reached, Vec::new());
        self.stay_inner(children[at], reached);
        while at != base {
            let middle = if forward { (at + 1) % around } else { (at + around - 1) % around };
            let change = self.change;
            self.each(children[middle], |_, vertex| vertex.dual -= change);
            self.join_outer(children[middle]);
            outer.push(children[middle]);
            at = if forward { (middle + 1) % around } else { (middle + around - 1) % around };
            reached = if forward { links[middle] } else { links[at].back() };
            self.stay_inner(children[at], reached);
        }
        outer
    }

    /// Schedules again the best edges seen so far of vertices that have left the tree.
    fn expect_again(&mut self, x: u32) {
        let (mut v, last) = (self.node(x).first, self.node(x).last);
        loop {
            let vertex = &self.vertices[v as usize];
            if vertex.from != NONE {
                self.queue.push(self.change, vertex.best - vertex.dual, Event::Reach(v));
            }
            if v == last {
                return;
            }
            v = self.next[v as usize];
        }
    }
}
