//! The state of the primal-dual method: vertices with their dual variables, nested blossoms, and the matching.
//! Only the matched edges between outermost nodes are kept; inside a blossom the matching follows from where its
//! own matched edge enters, and is worked out when the blossom is opened (as in Kolmogorov 2009).

use super::graph::Graph;
use super::queue::Queue;
use crate::cost::Cost;

/// No vertex or node.
pub(super) const NONE: u32 = u32::MAX;

/// The part a vertex or an outermost node plays in the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Label {
    /// Not in the tree and matched.
    Idle,
    /// Not in the tree and not matched: what the search looks for.
    Exposed,
    /// In the tree, an even number of edges from the root.
    Outer,
    /// In the tree, an odd number of edges from the root.
    Inner,
}

/// What a scan of edges reads and writes about a vertex, side by side in memory.
#[derive(Debug, Clone, Copy)]
pub(super) struct Vertex<T> {
    /// The dual variable; of an outer vertex less the search's dual change, of an inner one plus it.
    pub dual: T,
    /// The least `weight - dual` of edges from outer vertices; meaningless if `from` is `NONE`.
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

/// A vertex (numbers below `n`) or a blossom.
#[derive(Debug, Clone)]
pub(super) struct Node<T> {
    /// The blossom directly around it, `NONE` for an outermost node.
    pub parent: u32,
    /// Its vertices are a stretch of the list [`Forest::next`], from `first` to `last`.
    pub first: u32,
    pub last: u32,
    /// How many vertices.
    pub size: u32,
    /// Of an outermost node: the matched edge, from inside to outside.
    pub mate: Link,
    /// Of an outermost inner node: the tree edge that reached it, from outside to inside.
    pub reached: Link,
    pub label: Label,
    /// The search's dual change when the node got its label.
    pub since: T,
    /// The last search step that passed here looking for a common ancestor.
    pub mark: u32,
    /// Of a blossom: twice the penalty, as of `since`.
    pub penalty: T,
    /// Of a blossom: the nodes around the odd cycle.
    pub children: Vec<u32>,
    /// Of a blossom: the edge from each child to the next.
    pub links: Vec<Link>,
}

/// Everything known between two searches, and the search's own working space.
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
    /// Numbers of blossoms no longer in use.
    pub(super) spare: Vec<u32>,
    pub(super) queue: Queue<T>,
    /// How far the duals of the present search's tree have moved.
    pub(super) change: T,
    /// The nodes that got a label in the present search.
    pub(super) tree: Vec<u32>,
    /// The vertices whose `best` is set in the present search.
    pub(super) touched: Vec<u32>,
    /// The nearest unmatched vertex found and when it is reached.
    pub(super) goal: Option<(T, u32)>,
    pub(super) steps: u32,
}

impl<T: Cost> Forest<T> {
    /// An empty matching with all duals zero; see `Forest::start` for better ones.
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

    /// The number of vertices.
    pub fn len(&self) -> usize {
        self.vertices.len()
    }

    /// The outermost node around a vertex. Vertices point to a set and sets to the node, so that joining sets
    /// rewrites only the smaller ones.
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

    /// The child of blossom `x` that holds vertex `v`, as a position in its list of children.
    pub(super) fn child_with(&self, x: u32, v: u32) -> usize {
        let mut child = v;
        while self.node(child).parent != x {
            child = self.node(child).parent;
        }
        self.node(x).children.iter().position(|&c| c == child).expect("a node is among its parent's children")
    }

    /// Makes the children of an outermost blossom outermost, matched among themselves as its matched edge commands,
    /// and gives up the blossom. Returns the children, the edges between them, and which one has the matched edge.
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

    /// Makes nodes that were one outermost node outermost themselves. The largest keeps the set of vertices.
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

    /// The node with the most vertices.
    pub(super) fn largest(&self, nodes: &[u32]) -> u32 {
        *nodes.iter().max_by_key(|&&x| self.node(x).size).expect("a cycle has nodes")
    }

    /// Fills `rivals[j]`, for all `j` in the same outermost blossom as `i`, with the dual of `j` less the penalties
    /// of the blossoms around both; `order` and `place` as from [`Forest::order`].
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

    /// All vertices so that those of any blossom stand together, and the place of each.
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

    /// The vertices of the outermost node around `v`, as places from first to last.
    pub fn together(&self, v: u32, place: &[u32]) -> std::ops::RangeInclusive<usize> {
        let node = self.node(self.top(v));
        place[node.first as usize] as usize..=place[node.last as usize] as usize
    }
}

impl<T: Cost> Node<T> {
    /// A node that is a single vertex.
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
            penalty: T::ZERO,
            children: Vec::new(),
            links: Vec::new(),
        }
    }
}
