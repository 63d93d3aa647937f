//! What the caller provides: the number of vertices and, on demand, the cost of an edge.
//! The integers costs are counted in (`i64` or `i128`) and their limits.

use std::fmt::{Debug, Display};
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

mod sealed {
    pub trait Sealed {}
    impl Sealed for i64 {}
    impl Sealed for i128 {}
}

/// The integers that costs may be counted in: `i64` and `i128`.
pub trait Cost:
    sealed::Sealed
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
    /// The largest magnitude of a cost that is computed with in the type itself: 2^58 for `i64`, 2^100 for `i128`.
    const LIMIT: Self;
    /// The largest magnitude a dual variable may reach while solving: 2^60 for `i64`, 2^124 for `i128`.
    const DUAL_LIMIT: Self;

    /// The largest number of the type.
    const MOST: Self;

    /// The number in this type, if it fits.
    fn narrow(wide: i128) -> Option<Self>;
    /// Half of an even number.
    fn half(self) -> Self;
    /// Twice the number.
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

/// A graph whose edges are asked for one by one, never stored as a whole.
pub trait Costs {
    /// The integer type of the costs.
    type Cost: Cost;

    /// The number of vertices; they are called `0..len()`.
    fn len(&self) -> usize;

    /// The cost of the edge between two different vertices; `None` where the edge is forbidden.
    ///
    /// Must be symmetric and always give the same answer; it is asked a few times for every pair.
    /// Costs may be negative; for their range see [`solve`](crate::solve()).
    fn cost(&self, i: usize, j: usize) -> Option<Self::Cost>;

    /// Whether there is no vertex at all.
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

/// Costs answered by a closure; see [`from_fn`].
#[derive(Debug, Clone, Copy)]
pub struct FromFn<F> {
    len: usize,
    answer: F,
}

/// The graph on `len` vertices whose edges cost what `answer(i, j)` says; `answer` must be symmetric.
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
