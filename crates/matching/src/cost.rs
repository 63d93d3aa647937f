//! What the caller provides: the number of vertices, the cost of each edge on demand, and the integer type of the costs
//! (`i64` or `i128`) with its limits.

use std::fmt::{Debug, Display};
use std::ops::{Add, AddAssign, Neg, Range, Sub, SubAssign};

use crate::answer::{Matching, NoMatching};
use crate::proof::{Flaw, MatchingCertificate};

/// A graph of any type.
pub(crate) type AnyGraph<'a, T> = dyn Costs<Cost = T> + Sync + 'a;

/// The functions of this crate for one type of costs and graphs of any type.
pub trait Solver: Sized {
    #[doc(hidden)]
    fn solve(costs: &AnyGraph<'_, Self>) -> Result<Matching<Self>, NoMatching>
    where
        Self: Cost;
    #[doc(hidden)]
    fn solve_near(
        costs: &AnyGraph<'_, Self>,
        mate: &[usize],
        certificate: &MatchingCertificate<Self>,
    ) -> Result<Matching<Self>, NoMatching>
    where
        Self: Cost;
    #[doc(hidden)]
    fn verify(costs: &AnyGraph<'_, Self>, mate: &[usize], certificate: &MatchingCertificate<Self>) -> Result<(), Flaw>
    where
        Self: Cost;
}

/// The integer type of costs: `i64` or `i128`.
pub trait Cost:
    Solver
    + Copy
    + Ord
    + Debug
    + Display
    + Default
    + Send
    + Sync
    + Add<Output = Self>
    + Sub<Output = Self>
    + Neg<Output = Self>
    + AddAssign
    + SubAssign
    + Into<i128>
    + 'static
{
    /// Zero.
    const ZERO: Self;
    /// The largest magnitude of a cost that is computed in the type itself: 2^58 for `i64`, 2^100 for `i128`.
    const LIMIT: Self;
    /// The largest magnitude of a dual variable during solving: 2^60 for `i64`, 2^124 for `i128`.
    const DUAL_LIMIT: Self;

    /// The largest number of the type.
    const MOST: Self;

    /// Converts a number to this type; `None` if it does not fit.
    fn narrow(wide: i128) -> Option<Self>;
    /// Returns half of the number, rounded down.
    fn half(self) -> Self;
    /// Returns twice the number.
    fn twice(self) -> Self {
        self + self
    }
}

impl Cost for i64 {
    const ZERO: Self = 0;
    const LIMIT: Self = 1 << 58;
    const DUAL_LIMIT: Self = 1 << 60;
    const MOST: Self = i64::MAX;

    fn narrow(wide: i128) -> Option<Self> {
        wide.try_into().ok()
    }

    fn half(self) -> Self {
        self >> 1
    }
}

impl Cost for i128 {
    const ZERO: Self = 0;
    const LIMIT: Self = 1 << 100;
    const DUAL_LIMIT: Self = 1 << 124;
    const MOST: Self = i128::MAX;

    fn narrow(wide: i128) -> Option<Self> {
        Some(wide)
    }

    fn half(self) -> Self {
        self >> 1
    }
}

/// A graph whose edges are requested one by one and never stored as a whole.
///
/// ```
/// use matching::{Costs, solve};
///
/// struct Towns(Vec<(i64, i64)>);
///
/// impl Costs for Towns {
///     type Cost = i64;
///
///     fn len(&self) -> usize {
///         self.0.len()
///     }
///
///     fn cost(&self, i: usize, j: usize) -> Option<i64> {
///         let ((x, y), (u, v)) = (self.0[i], self.0[j]);
///         Some((x - u).abs() + (y - v).abs())
///     }
/// }
///
/// let towns = Towns(vec![(0, 0), (9, 9), (1, 0), (9, 8)]);
/// assert_eq!(solve(&towns)?.mate, [2, 3, 0, 1]);
/// # Ok::<(), matching::NoMatching>(())
/// ```
pub trait Costs {
    /// The integer type of the costs.
    type Cost: Cost;

    /// Returns the number of vertices; they are `0..len()`.
    fn len(&self) -> usize;

    /// Returns the cost of the edge between two different vertices; `None` if the edge is forbidden.
    ///
    /// Must be symmetric and always return the same cost; it is called a few times per pair. Costs may be negative; for
    /// their range see [`solve`](crate::solve()).
    fn cost(&self, i: usize, j: usize) -> Option<Self::Cost>;

    /// Adds each allowed edge from `i` to `others`, which are all after `i`, to `found`: in order, the other vertex and the
    /// cost. A graph that stores its edges can do it faster than one edge at a time.
    fn edges(&self, i: usize, others: Range<usize>, found: &mut Vec<(usize, Self::Cost)>) {
        found.extend(others.filter_map(|j| Some((j, self.cost(i, j)?))));
    }

    /// Whether the graph has no vertices.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl<C: Costs + ?Sized> Costs for &C {
    type Cost = C::Cost;

    fn len(&self) -> usize {
        (**self).len()
    }

    fn cost(&self, i: usize, j: usize) -> Option<Self::Cost> {
        (**self).cost(i, j)
    }

    fn edges(&self, i: usize, others: Range<usize>, found: &mut Vec<(usize, Self::Cost)>) {
        (**self).edges(i, others, found);
    }
}

/// The same graph with its costs as 128-bit integers.
pub(crate) struct Wide<'a, C>(pub &'a C);

impl<C: Costs> Costs for Wide<'_, C> {
    type Cost = i128;

    fn len(&self) -> usize {
        self.0.len()
    }

    fn cost(&self, i: usize, j: usize) -> Option<i128> {
        self.0.cost(i, j).map(Into::into)
    }
}

/// Costs computed by a closure; see [`from_fn`].
#[derive(Debug, Clone, Copy)]
pub struct FromFn<F> {
    len: usize,
    answer: F,
}

/// Returns the graph on `len` vertices in which the edge `i`-`j` costs `answer(i, j)`; `answer` must be symmetric.
///
/// ```
/// let costs = matching::from_fn(2, |i, j| Some(i.abs_diff(j) as i64));
/// assert_eq!(matching::solve(&costs)?.cost, 1);
/// # Ok::<(), matching::NoMatching>(())
/// ```
pub fn from_fn<T: Cost, F: Fn(usize, usize) -> Option<T>>(len: usize, answer: F) -> FromFn<F> {
    FromFn { len, answer }
}

impl<T: Cost, F: Fn(usize, usize) -> Option<T>> Costs for FromFn<F> {
    type Cost = T;

    fn len(&self) -> usize {
        self.len
    }

    fn cost(&self, i: usize, j: usize) -> Option<T> {
        (self.answer)(i, j)
    }
}
