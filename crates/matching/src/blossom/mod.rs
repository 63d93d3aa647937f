//! The primal-dual method on a sparse graph: matching, dual variables and blossoms, reused from one set of candidate
//! edges to the next. The theory is by Edmonds (1965); the design follows the survey of Galil (1986) and Kolmogorov
//! (2009).

mod duals;
mod forest;
mod graph;
mod outbid;
mod queue;
mod search;
mod shrink;
mod snapshot;

pub(crate) use duals::Witness;
pub(crate) use forest::Forest;
pub(crate) use graph::{Edge, Graph};
pub(crate) use search::Overflow;
pub(crate) use snapshot::Snapshot;
