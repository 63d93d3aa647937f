//! IEEE 754 double arithmetic in integers: OpenGotha computes some terms in doubles and cuts them to whole numbers,
//! and only the same rounding, step by step, meets its costs exactly. Round to nearest, ties to even.

use std::ops::{Add, Div, Mul, Sub};

/// A finite double, `mantissa * 2^exponent`, with 53 significant bits unless it is 0. Neither tiny nor huge numbers
/// are asked for here, so exponents have no limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Double {
    mantissa: i64,
    exponent: i32,
}

/// The significant bits of a double.
const BITS: u32 = 53;
/// Bits kept below a number while computing; more than enough to round rightly.
const SPARE: i32 = 70;

impl Double {
    /// The double next to `numerator / denominator`, as Java reads a decimal fraction.
    pub(super) fn fraction(numerator: i64, denominator: i64) -> Double {
        Double::from(numerator) / Double::from(denominator)
    }

    /// The double next to `(exact + a bit if more) * 2^exponent`; `more` says that a little was cut off `exact`, which
    /// then has at least 55 bits.
    fn round(exact: i128, exponent: i32, more: bool) -> Double {
        let size = exact.unsigned_abs();
        let shift = (128 - size.leading_zeros()) as i32 - BITS as i32;
        if size == 0 {
            return Double { mantissa: 0, exponent: 0 };
        }
        let mantissa = if shift <= 0 {
            (size << -shift) as i64
        } else {
            let (kept, rest, half) = (size >> shift, size & ((1 << shift) - 1), 1u128 << (shift - 1));
            let up = rest > half || rest == half && (more || kept % 2 == 1);
            kept as i64 + i64::from(up)
        };
        // Rounding up may have made it 2^53, which needs one bit more and loses nothing by giving up a zero.
        let carry = i32::from(mantissa >> BITS != 0);
        Double { mantissa: (mantissa >> carry) * exact.signum() as i64, exponent: exponent + shift + carry }
    }

    /// The whole part, cut towards zero.
    pub(super) fn cut(self) -> i64 {
        match self.exponent {
            0.. => self.mantissa << self.exponent,
            exponent if -exponent >= 63 => 0,
            exponent => self.mantissa / (1 << -exponent),
        }
    }

    /// The smaller of two.
    pub(super) fn min(self, other: Double) -> Double {
        if self.less(other) { self } else { other }
    }

    /// The larger of two.
    pub(super) fn max(self, other: Double) -> Double {
        if self.less(other) { other } else { self }
    }

    /// Whether it is greater than 0.
    pub(super) fn is_positive(self) -> bool {
        self.mantissa > 0
    }

    fn less(self, other: Double) -> bool {
        (other - self).is_positive()
    }
}

impl From<i64> for Double {
    fn from(whole: i64) -> Double {
        Double::round(i128::from(whole), 0, false)
    }
}

impl Add for Double {
    type Output = Double;
    fn add(self, other: Double) -> Double {
        let (high, low) = if self.exponent >= other.exponent { (self, other) } else { (other, self) };
        if high.mantissa == 0 || low.mantissa == 0 {
            return if high.mantissa == 0 { low } else { high };
        }
        let apart = high.exponent - low.exponent;
        if apart <= SPARE {
            let sum = (i128::from(high.mantissa) << apart) + i128::from(low.mantissa);
            return Double::round(sum, low.exponent, false);
        }
        // Too small to matter but for its sign.
        let sum = (i128::from(high.mantissa) << SPARE) + i128::from(low.mantissa.signum());
        Double::round(sum, high.exponent - SPARE, false)
    }
}

impl Sub for Double {
    type Output = Double;
    fn sub(self, other: Double) -> Double {
        self + Double { mantissa: -other.mantissa, ..other }
    }
}

impl Mul for Double {
    type Output = Double;
    fn mul(self, other: Double) -> Double {
        let product = i128::from(self.mantissa) * i128::from(other.mantissa);
        Double::round(product, self.exponent + other.exponent, false)
    }
}

/// # Panics
/// If the divisor is 0.
impl Div for Double {
    type Output = Double;
    fn div(self, other: Double) -> Double {
        let (numerator, denominator) = (i128::from(self.mantissa) << SPARE, i128::from(other.mantissa));
        let exponent = self.exponent - SPARE - other.exponent;
        Double::round(numerator / denominator, exponent, numerator % denominator != 0)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[allow(clippy::float_arithmetic)]
    fn float(d: Double) -> f64 {
        d.mantissa as f64 * 2f64.powi(d.exponent)
    }

    fn numbers() -> impl Strategy<Value = i64> {
        prop_oneof![-20i64..20, -1_000_000_000_000_000i64..1_000_000_000_000_000, any::<i64>()]
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4000))]

        /// Against the processor's own doubles, through several roundings.
        #[test]
        #[allow(clippy::float_arithmetic)]
        fn every_step_rounds_as_the_processor_does(a in numbers(), b in numbers(), c in numbers(), d in numbers()) {
            prop_assume!(b != 0 && d != 0);
            let (x, y) = (Double::fraction(a, b), Double::fraction(c, d));
            let (fx, fy) = (a as f64 / b as f64, c as f64 / d as f64);
            prop_assert_eq!(float(x), fx);
            for (ours, theirs) in [(x + y, fx + fy), (x - y, fx - fy), (x * y, fx * fy), (x.min(y), fx.min(fy)), (x.max(y), fx.max(fy))] {
                prop_assert_eq!(float(ours), theirs);
                if theirs.abs() < 9e18 {
                    prop_assert_eq!(ours.cut(), theirs as i64);
                }
            }
            prop_assert_eq!(x.is_positive(), fx > 0.0);
        }
    }
}
