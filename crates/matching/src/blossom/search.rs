//! One search: from an unmatched vertex, grows an alternating tree along tight edges, changing the tree's dual variables
//! by the smallest useful amount, until it reaches another unmatched vertex and can flip the path to it (Edmonds 1965;
//! the single running dual change follows Galil 1986).

use super::forest::{Forest, Label, Link, NONE};
use super::queue::Event;
use crate::cost::Cost;

/// A dual variable has left the range of exact arithmetic.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Overflow;

impl<T: Cost> Forest<T> {
    /// Matches the unmatched outermost node `root` with another one. Returns `false` if the candidate edges have no path to
    /// one; the tree is kept until [`Forest::settle`].
    pub(super) fn search(&mut self, root: u32) -> Result<bool, Overflow> {
        self.change = T::ZERO;
        self.queue.clear();
        self.goal = None;
        self.join_outer(root);
        self.scan(root);
        while let Some((when, event)) = self.queue.pop_before(self.change, self.goal.map(|goal| goal.0)) {
            if when > T::DUAL_LIMIT {
                return Err(Overflow);
            }
            match event {
                Event::Reach(v) => self.reach(when, v),
                Event::Meet(u, v) => self.meet(when, u, v),
                Event::Open(x) => self.open_inner(when, x),
            }
        }
        let Some((when, v)) = self.goal else { return Ok(false) };
        self.change = when;
        self.flip(Link { from: self.vertices[v as usize].from, to: v });
        Ok(true)
    }

    /// Reaches a vertex outside the tree: it and its mate join.
    fn reach(&mut self, when: T, v: u32) {
        let vertex = &self.vertices[v as usize];
        if vertex.label != Label::Idle || vertex.best - vertex.dual != when {
            return;
        }
        self.change = when;
        let (inner, reached) = (self.top(v), Link { from: vertex.from, to: v });
        self.join_inner(inner, reached);
        let outer = self.top(self.node(inner).mate.to);
        self.join_outer(outer);
        self.scan(outer);
    }

    /// Handles an edge between two outer vertices: it closes an odd cycle, unless that was done before.
    fn meet(&mut self, when: T, u: u32, v: u32) {
        let (one, two) = (self.top(u), self.top(v));
        if one != two {
            self.change = when;
            self.shrink(Link { from: u, to: v }, one, two);
        }
    }

    /// Makes a node outer. Its edges must be scanned after all labels are set.
    pub(super) fn join_outer(&mut self, x: u32) {
        let change = self.change;
        self.label(x, Label::Outer);
        self.each(x, |_, vertex| {
            vertex.label = Label::Outer;
            vertex.dual -= change;
        });
    }

    /// Makes a node inner.
    fn join_inner(&mut self, x: u32, reached: Link) {
        let change = self.change;
        self.each(x, |_, vertex| {
            vertex.label = Label::Inner;
            vertex.dual += change;
        });
        self.stay_inner(x, reached);
    }

    /// Makes a node inner whose vertices are inner already.
    pub(super) fn stay_inner(&mut self, x: u32, reached: Link) {
        let change = self.change;
        self.label(x, Label::Inner);
        self.nodes[x as usize].reached = reached;
        if self.is_blossom(x) {
            let when = change + self.node(x).penalty.half();
            self.queue.push(change, when, Event::Open(x));
        }
    }

    fn label(&mut self, x: u32, label: Label) {
        self.nodes[x as usize].label = label;
        self.nodes[x as usize].since = self.change;
        self.tree.push(x);
    }

    /// Scans all edges of an outer node.
    pub(super) fn scan(&mut self, x: u32) {
        let (mut u, last) = (self.node(x).first, self.node(x).last);
        loop {
            self.scan_vertex(u);
            if u == last {
                return;
            }
            u = self.next[u as usize];
        }
    }

    /// Scans the edges of an outer vertex and records when each becomes tight, if that is before the goal.
    pub(super) fn scan_vertex(&mut self, u: u32) {
        let (dual, set) = (self.vertices[u as usize].dual, self.vertices[u as usize].set);
        let soon = |goal: &Option<(T, u32)>, when: T| goal.is_none_or(|goal| when < goal.0);
        for arc in self.graph.arcs(u) {
            let vertex = &mut self.vertices[arc.to as usize];
            let rest = arc.weight - dual;
            if vertex.label == Label::Outer {
                let when = (rest - vertex.dual).half();
                if vertex.set != set && soon(&self.goal, when) {
                    self.queue.push(self.change, when, Event::Meet(u, arc.to));
                }
            } else if vertex.from == NONE || rest < vertex.best {
                if vertex.from == NONE {
                    self.touched.push(arc.to);
                }
                vertex.best = rest;
                vertex.from = u;
                let when = rest - vertex.dual;
                if vertex.label == Label::Idle && soon(&self.goal, when) {
                    self.queue.push(self.change, when, Event::Reach(arc.to));
                } else if vertex.label == Label::Exposed && soon(&self.goal, when) {
                    self.goal = Some((when, arc.to));
                }
            }
        }
    }

    /// Flips the path from the root over this edge to the unmatched node at its end.
    fn flip(&mut self, mut link: Link) {
        let end = self.top(link.to);
        self.set_mate(end, link.back());
        loop {
            let outer = self.top(link.from);
            let old = self.node(outer).mate;
            self.nodes[outer as usize].mate = link;
            if old.is_none() {
                return self.set_mate(outer, link);
            }
            let inner = self.top(old.to);
            link = self.node(inner).reached;
            self.nodes[inner as usize].mate = link.back();
        }
    }

    /// Matches an exposed node.
    pub(super) fn set_mate(&mut self, x: u32, link: Link) {
        self.nodes[x as usize].mate = link;
        if self.node(x).label == Label::Exposed {
            self.nodes[x as usize].label = Label::Idle;
            self.each(x, |_, vertex| vertex.label = Label::Idle);
        }
    }

    /// Applies the dual change to the tree's vertices and blossoms and removes the tree. Returns `false` if a dual variable
    /// has become too large.
    pub(super) fn settle(&mut self) -> bool {
        let (change, mut fits) = (self.change, true);
        for x in std::mem::take(&mut self.tree) {
            let node = &mut self.nodes[x as usize];
            let outer = node.label == Label::Outer;
            if node.parent != NONE || !(outer || node.label == Label::Inner) {
                continue;
            }
            let moved = (change - node.since).twice();
            node.penalty += if outer { moved } else { -moved };
            fits &= node.penalty <= T::DUAL_LIMIT;
            node.label = if node.mate.is_none() { Label::Exposed } else { Label::Idle };
            let label = node.label;
            self.each(x, |_, vertex| {
                vertex.dual += if outer { change } else { -change };
                fits &= -T::DUAL_LIMIT <= vertex.dual && vertex.dual <= T::DUAL_LIMIT;
                vertex.label = label;
            });
        }
        for v in std::mem::take(&mut self.touched) {
            self.vertices[v as usize].from = NONE;
        }
        fits
    }
}
