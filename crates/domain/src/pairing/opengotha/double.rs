//! IEEE 754 double arithmetic in integers. OpenGotha computes some terms in doubles and truncates them to integers; the
//! same costs need the same rounding at every step: to nearest, ties to even.

use std::ops::{Add, Div, Mul, Sub};

/// A finite double, `mantissa * 2^exponent`, with 53 significant bits unless it is 0. Exponents have no limit, because no
/// term here is very small or very large.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Double {
    mantissa: i64,
    exponent: i32,
}

/// Number of significant bits of a double.
const BITS: u32 = 53;
/// Extra bits kept below a number while computing; more than enough for correct rounding.
const SPARE: i32 = 70;

impl Double {
    /// Returns the double nearest to `numerator / denominator`, as Java reads a decimal fraction.
    pub(super) fn fraction(numerator: i64, denominator: i64) -> Double {
        Double::from(numerator) / Double::from(denominator)
    }

    /// Returns the double nearest to `(exact + a fraction if more) * 2^exponent`. `more` means that a nonzero fraction was cut
    /// off `exact`, which then has at least 55 bits.
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
        // Rounding up may give 2^53, which needs one more bit but ends in a zero that can be dropped.
        let carry = i32::from(mantissa >> BITS != 0);
        Double { mantissa: (mantissa >> carry) * exact.signum() as i64, exponent: exponent + shift + carry }
    }

    /// Returns the integer part, rounded towards zero.
    pub(super) fn truncate(self) -> i64 {
        match self.exponent {
            0.. => self.mantissa << self.exponent,
            exponent if -exponent >= 63 => 0,
            exponent => self.mantissa / (1 << -exponent),
        }
    }

    /// Returns the smaller of two numbers.
    pub(super) fn min(self, other: Double) -> Double {
        if self.less(other) { self } else { other }
    }

    /// Returns the larger of two numbers.
    pub(super) fn max(self, other: Double) -> Double {
        if self.less(other) { other } else { self }
    }

    /// Whether the number is greater than 0.
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
        let shift = high.exponent - low.exponent;
        if shift <= SPARE {
            let sum = (i128::from(high.mantissa) << shift) + i128::from(low.mantissa);
            return Double::round(sum, low.exponent, false);
        }
        // Only the sign of such a small number matters.
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
        #![proptest_config(ProptestConfig::with_cases(cases::cases(500)))]

        /// Compares with the processor's doubles, through several roundings.
        #[test]
        #[allow(clippy::float_arithmetic)]
        fn every_operation_rounds_like_the_processor(a in numbers(), b in numbers(), c in numbers(), d in numbers()) {
            prop_assume!(b != 0 && d != 0);
            let (x, y) = (Double::fraction(a, b), Double::fraction(c, d));
            let (fx, fy) = (a as f64 / b as f64, c as f64 / d as f64);
            prop_assert_eq!(float(x), fx);
            for (ours, theirs) in [(x + y, fx + fy), (x - y, fx - fy), (x * y, fx * fy), (x.min(y), fx.min(fy)), (x.max(y), fx.max(fy))] {
                prop_assert_eq!(float(ours), theirs);
                if theirs.abs() < 9e18 {
                    prop_assert_eq!(ours.truncate(), theirs as i64);
                }
            }
            prop_assert_eq!(x.is_positive(), fx > 0.0);
        }
    }
}
