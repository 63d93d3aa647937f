//! The state of the primal-dual method: vertices with dual variables, nested blossoms, and the matching.
//! Only matched edges between outermost nodes are stored. Inside a blossom, the matching follows from the vertex at which
//! its own matched edge enters, and is computed when the blossom is opened (as in Kolmogorov 2009).

use super::graph::Graph;
use super::queue::Queue;
use crate::cost::Cost;

/// No vertex or node.
pub(super) const NONE: u32 = u32::MAX;

/// The role of a vertex or an outermost node in the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Label {
    /// Not in the tree and matched.
    Idle,
    /// Not in the tree and not matched: the goal of the search.
    Exposed,
    /// In the tree, an even number of edges from the root.
    Outer,
    /// In the tree, an odd number of edges from the root.
    Inner,
}

/// What a scan of edges reads and writes about a vertex, stored together.
#[derive(Debug, Clone, Copy)]
pub(super) struct Vertex<T> {
    /// The dual variable: of an outer vertex minus the search's dual change, of an inner one plus it.
    pub dual: T,
    /// The smallest `weight - dual` of edges from outer vertices; undefined if `from` is `NONE`.
    pub best: T,
    /// The outer end of the best edge.
    pub from: u32,
    /// The set of vertices it belongs to; see [`Forest::top`].
    pub set: u32,
    pub label: Label,
}

/// An edge from one vertex to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Link {
    pub from: u32,
    pub to: u32,
}

impl Link {
    pub const NONE: Link = Link { from: NONE, to: NONE };

    pub fn back(self) -> Link {
        Link { from: self.to, to: self.from }
    }

    pub fn is_none(self) -> bool {
        self.from == NONE
    }
}

/// A vertex (indices below `n`) or a blossom.
#[derive(Debug, Clone)]
pub(super) struct Node<T> {
    /// The blossom directly around it, `NONE` for an outermost node.
    pub parent: u32,
    /// The range of its vertices in the linked list [`Forest::next`].
    pub first: u32,
    pub last: u32,
    /// The number of vertices.
    pub size: u32,
    /// For an outermost node: the matched edge, from inside to outside.
    pub mate: Link,
    /// For an outermost inner node: the tree edge that reached it, from outside to inside.
    pub reached: Link,
    pub label: Label,
    /// The search's dual change when the node got its label.
    pub since: T,
    /// The last search step that passed here while looking for a common ancestor.
    pub mark: u32,
    /// For a blossom: the search step that made it.
    pub made: u32,
    /// For a blossom: twice the penalty, as of `since`.
    pub penalty: T,
    /// For a blossom: the nodes around the odd cycle.
    pub children: Vec<u32>,
    /// For a blossom: the edge from each child to the next.
    pub links: Vec<Link>,
}

/// The state between two searches, and the working space of a search.
#[derive(Debug)]
pub(crate) struct Forest<T: Cost> {
    pub(super) graph: Graph<T>,
    pub(super) vertices: Vec<Vertex<T>>,
    pub(super) nodes: Vec<Node<T>>,
    pub(super) next: Vec<u32>,
    /// The outermost node of each set of vertices.
    pub(super) owner: Vec<u32>,
    /// Sets without vertices.
    pub(super) empty_sets: Vec<u32>,
    /// Unused blossom indices.
    pub(super) spare: Vec<u32>,
    pub(super) queue: Queue<T>,
    /// The dual change of the present search so far.
    pub(super) change: T,
    /// The nodes that got a label in the present search.
    pub(super) tree: Vec<u32>,
    /// The vertices whose `best` is set in the present search.
    pub(super) touched: Vec<u32>,
    /// The nearest unmatched vertex found so far, and the dual change at which it is reached.
    pub(super) goal: Option<(T, u32)>,
    pub(super) steps: u32,
}

impl<T: Cost> Forest<T> {
    /// Returns an empty matching with all duals zero; `Forest::start` sets better ones.
    pub fn new(graph: Graph<T>) -> Self {
        let n = graph.len();
        let vertex = |v| Vertex { dual: T::ZERO, best: T::ZERO, from: NONE, set: v, label: Label::Exposed };
        Forest {
            graph,
            vertices: (0..n as u32).map(vertex).collect(),
            nodes: (0..n as u32).map(Node::single).collect(),
            next: vec![NONE; n],
            owner: (0..n as u32).collect(),
            empty_sets: Vec::new(),
            spare: Vec::new(),
            queue: Queue::default(),
            change: T::ZERO,
            tree: Vec::new(),
            touched: Vec::new(),
            goal: None,
            steps: 0,
        }
    }

    /// Returns the number of vertices.
    pub fn len(&self) -> usize {
        self.vertices.len()
    }

    /// Returns the outermost node around a vertex. Vertices point to a set and sets to the node, so that joining sets rewrites
    /// only the smaller ones.
    pub(super) fn top(&self, v: u32) -> u32 {
        self.owner[self.vertices[v as usize].set as usize]
    }

    pub(super) fn node(&self, x: u32) -> &Node<T> {
        &self.nodes[x as usize]
    }

    pub(super) fn is_blossom(&self, x: u32) -> bool {
        x as usize >= self.vertices.len()
    }

    /// Calls `act` on every vertex of a node.
    pub(super) fn each(&mut self, x: u32, mut act: impl FnMut(u32, &mut Vertex<T>)) {
        let (mut v, last) = (self.node(x).first, self.node(x).last);
        loop {
            act(v, &mut self.vertices[v as usize]);
            if v == last {
                return;
            }
            v = self.next[v as usize];
        }
    }

    /// Returns the position, among the children of blossom `x`, of the one that contains vertex `v`.
    pub(super) fn child_with(&self, x: u32, v: u32) -> usize {
        let mut child = v;
        while self.node(child).parent != x {
            child = self.node(child).parent;
        }
        self.node(x).children.iter().position(|&c| c == child).expect("a node is among its parent's children")
    }

    /// Opens an outermost blossom: its children become outermost nodes, matched to each other as the blossom's matched edge
    /// requires. Returns the children, the edges between them, and the index of the child with the matched edge.
    pub(super) fn open(&mut self, x: u32) -> (Vec<u32>, Vec<Link>, usize) {
        let mate = self.node(x).mate;
        let base = if mate.is_none() { 0 } else { self.child_with(x, mate.from) };
        let children = std::mem::take(&mut self.nodes[x as usize].children);
        let links = std::mem::take(&mut self.nodes[x as usize].links);
        self.split_set(&children);
        self.nodes[children[base] as usize].mate = mate;
        let around = children.len();
        for step in (1..around).step_by(2) {
            let (one, two) = ((base + step) % around, (base + step + 1) % around);
            self.nodes[children[one] as usize].mate = links[one];
            self.nodes[children[two] as usize].mate = links[one].back();
        }
        self.nodes[x as usize].label = Label::Idle;
        self.spare.push(x);
        (children, links, base)
    }

    /// Turns the children of a node into outermost nodes. The largest keeps the set of vertices.
    fn split_set(&mut self, children: &[u32]) {
        let largest = self.largest(children);
        for &child in children {
            self.nodes[child as usize].parent = NONE;
            self.nodes[child as usize].label = Label::Idle;
            if child == largest {
                let set = self.vertices[self.node(child).first as usize].set;
                self.owner[set as usize] = child;
            } else {
                let set = self.empty_sets.pop().expect("there are as many sets as vertices");
                self.owner[set as usize] = child;
                self.each(child, |_, vertex| vertex.set = set);
            }
        }
    }

    /// Returns the node with the most vertices.
    pub(super) fn largest(&self, nodes: &[u32]) -> u32 {
        *nodes.iter().max_by_key(|&&x| self.node(x).size).expect("a cycle has nodes")
    }

    /// Sets `rivals[j]`, for all `j` in the same outermost blossom as `i`, to the dual of `j` minus the penalties of the
    /// blossoms around both; `order` and `place` are those of [`Forest::order`].
    pub fn rivals(&self, i: u32, order: &[u32], place: &[u32], rivals: &mut [T]) {
        let up = |&x: &u32| Some(self.node(x).parent).filter(|&x| x != NONE);
        let mut common = std::iter::successors(up(&i), up).fold(T::ZERO, |sum, x| sum + self.node(x).penalty);
        let (mut low, mut high) = (place[i as usize] as usize, place[i as usize] as usize);
        for x in std::iter::successors(up(&i), up) {
            let (first, last) =
                (place[self.node(x).first as usize] as usize, place[self.node(x).last as usize] as usize);
            for &j in order[first..low].iter().chain(&order[high + 1..=last]) {
                rivals[j as usize] = self.vertices[j as usize].dual - common;
            }
            (low, high) = (first, last);
            common -= self.node(x).penalty;
        }
    }

    /// Returns all vertices, those of each blossom next to each other, and the place of each vertex in that order.
    pub fn order(&self) -> (Vec<u32>, Vec<u32>) {
        let mut order = Vec::with_capacity(self.len());
        let mut place = vec![NONE; self.len()];
        for v in 0..self.len() as u32 {
            let node = self.node(self.top(v));
            let mut member = node.first;
            while place[member as usize] == NONE {
                place[member as usize] = order.len() as u32;
                order.push(member);
                if member != node.last {
                    member = self.next[member as usize];
                }
            }
        }
        (order, place)
    }

    /// Returns the places of the vertices in the outermost node around `v`.
    pub fn together(&self, v: u32, place: &[u32]) -> std::ops::RangeInclusive<usize> {
        let node = self.node(self.top(v));
        place[node.first as usize] as usize..=place[node.last as usize] as usize
    }
}

impl<T: Cost> Node<T> {
    /// Returns a node that is a single vertex.
    pub fn single(v: u32) -> Self {
        Node {
            parent: NONE,
            first: v,
            last: v,
            size: 1,
            mate: Link::NONE,
            reached: Link::NONE,
            label: Label::Exposed,
            since: T::ZERO,
            mark: 0,
            made: 0,
            penalty: T::ZERO,
            children: Vec::new(),
            links: Vec::new(),
        }
    }
}
