//! The primal-dual method on a sparse graph: matching, dual variables and blossoms, kept from one set of candidate
//! edges to the next. The theory is Edmonds 1965; the survey of Galil 1986 and Kolmogorov 2009 guided the design.

mod duals;
mod forest;
mod graph;
mod queue;
mod search;
mod shrink;

pub(crate) use duals::Witness;
pub(crate) use forest::Forest;
pub(crate) use graph::{Edge, Graph};
pub(crate) use search::Overflow;
