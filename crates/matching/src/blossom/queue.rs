//! The coming events of a search in order of time. Entries are not removed when they become obsolete; the search checks
//! each one it takes out.

use crate::cost::Cost;
use std::cmp::Ordering;
use std::collections::BinaryHeap;

/// Something that becomes possible when the dual change reaches a certain value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Event {
    /// The best edge from the tree to this vertex becomes tight.
    Reach(u32),
    /// An edge between two outer vertices becomes tight.
    Meet(u32, u32),
    /// The penalty of this inner blossom falls to zero.
    Open(u32),
}

#[derive(Debug, Clone, Copy)]
struct Entry<T> {
    when: T,
    event: Event,
}

impl<T: Cost> PartialEq for Entry<T> {
    fn eq(&self, other: &Self) -> bool {
        self.when == other.when
    }
}

impl<T: Cost> Eq for Entry<T> {}

impl<T: Cost> PartialOrd for Entry<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T: Cost> Ord for Entry<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        other.when.cmp(&self.when)
    }
}

/// Events by time. Those that are due now are stored separately, because there are many of them.
#[derive(Debug, Default)]
pub(super) struct Queue<T: Cost> {
    due: Vec<Event>,
    later: BinaryHeap<Entry<T>>,
}

impl<T: Cost> Queue<T> {
    pub fn clear(&mut self) {
        self.due.clear();
        self.later.clear();
    }

    pub fn push(&mut self, now: T, when: T, event: Event) {
        if when == now {
            self.due.push(event);
        } else {
            self.later.push(Entry { when, event });
        }
    }

    /// Returns the next event and its time, if it is before `end`.
    pub fn pop_before(&mut self, now: T, end: Option<T>) -> Option<(T, Event)> {
        if end.is_some_and(|end| end <= now) {
            return None;
        }
        if let Some(event) = self.due.pop() {
            return Some((now, event));
        }
        if end.is_some_and(|end| self.later.peek().is_some_and(|next| next.when >= end)) {
            return None;
        }
        self.later.pop().map(|next| (next.when, next.event))
    }
}
