//! Exact rationals: points are never rounded before they are published (R44, R47).

use serde::{Deserialize, Deserializer, Serializer};
use thiserror::Error;

/// A number of points or a factor for them, always in lowest terms.
pub type Ratio = num_rational::Ratio<i64>;

/// The largest factor that is read, and the largest denominator of one: exact sums of a tour's points then fit into 64 bits.
pub const LARGEST: i64 = 1000;

/// The text is no factor.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("\"{0}\" is not a factor: write a whole number, a fraction or a decimal from 0 to 1000, as 2, 2/3 or 1.5")]
pub struct NotAFactor(pub String);

/// The integer part: what is published (R44, R47).
pub fn published(points: Ratio) -> i64 {
    points.floor().to_integer()
}

/// A factor from text: `2`, `2/3` or `1.5`.
///
/// # Errors
/// [`NotAFactor`] for anything else, for negative numbers, and beyond [`LARGEST`].
pub fn factor(text: &str) -> Result<Ratio, NotAFactor> {
    let refused = || NotAFactor(text.trim().to_string());
    let (above, below) = parts(text.trim()).ok_or_else(refused)?;
    if !(1..=LARGEST).contains(&below) || above > LARGEST * below {
        return Err(refused());
    }
    Ok(Ratio::new(above, below))
}

/// Points as [`Ratio`] writes them, `515/6`; none for anything else, and for more than a tour could ever give.
pub fn exact(text: &str) -> Option<Ratio> {
    let ratio: Ratio = text.parse().ok()?;
    let small = (0..=LARGEST * 1_000_000).contains(ratio.numer()) && *ratio.denom() <= LARGEST * LARGEST;
    (small && ratio.to_string() == text).then_some(ratio)
}

/// The sum of numbers as [`exact`] reads them; none where it is more than a tour could ever give, whatever the order.
pub fn exact_sum(points: impl IntoIterator<Item = Ratio>) -> Option<Ratio> {
    const MOST: i128 = LARGEST as i128 * 1_000_000_000;
    let wide = |ratio: Ratio| num_rational::Ratio::new(i128::from(*ratio.numer()), i128::from(*ratio.denom()));
    let sum = points.into_iter().map(wide).try_fold(num_rational::Ratio::from_integer(0_i128), |sum, next| {
        let sum = sum + next;
        (sum.numer().abs() <= MOST && *sum.denom() <= MOST).then_some(sum)
    })?;
    Some(Ratio::new(i64::try_from(*sum.numer()).ok()?, i64::try_from(*sum.denom()).ok()?))
}

/// Numerator and denominator as written; digits alone are numbers here.
fn parts(text: &str) -> Option<(i64, i64)> {
    let number = |digits: &str| match digits.len() {
        1..=7 if digits.bytes().all(|b| b.is_ascii_digit()) => digits.parse::<i64>().ok(),
        _ => None,
    };
    if let Some((above, below)) = text.split_once('/') {
        return Some((number(above)?, number(below)?));
    }
    let Some((whole, decimals)) = text.split_once('.') else { return Some((number(text)?, 1)) };
    let below = 10i64.pow(u32::try_from(decimals.len()).ok().filter(|&n| n <= 3)?);
    Some((number(whole)? * below + number(decimals)?, below))
}

/// A factor as text in data files: `"2/3"`. For `#[serde(with = "ratio::text")]`.
pub mod text {
    use super::{Deserialize, Deserializer, Ratio, Serializer, factor};

    /// Writes it.
    ///
    /// # Errors
    /// The writer's.
    pub fn serialize<S: Serializer>(ratio: &Ratio, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(ratio)
    }

    /// Reads it.
    ///
    /// # Errors
    /// It is no factor.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Ratio, D::Error> {
        factor(&String::deserialize(from)?).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn factors_are_read_exactly() {
        let read = |text| factor(text).map(|ratio| ratio.to_string());
        assert_eq!(
            ["2", " 2/3", "4/6", "1.5", "0.125", "0"].map(|t| read(t).unwrap()),
            ["2", "2/3", "2/3", "3/2", "1/8", "0"]
        );
        for wrong in ["", "-1", "1/0", "1/1001", "1001", "2/3/4", "1.2345", "1.", ".5", "+1", "½", "99999999/1"] {
            assert_eq!(read(wrong), Err(NotAFactor(wrong.into())), "{wrong}");
        }
    }

    #[test]
    fn points_are_read_in_the_form_in_which_they_are_written() {
        assert_eq!(["250", "515/6"].map(exact), [Some(Ratio::from_integer(250)), Some(Ratio::new(515, 6))]);
        for wrong in ["", "4/2", "+1", "-1", " 1", "1/0", "01", "1.5", "9999999999999"] {
            assert_eq!(exact(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_sum_that_does_not_fit_is_none() {
        let prime = |below| Ratio::new(999_999_999, below);
        assert_eq!(exact_sum([Ratio::new(1, 2), Ratio::new(1, 3)]), Some(Ratio::new(5, 6)));
        assert_eq!(exact_sum([999_983, 999_979, 999_961, 999_959].map(prime)), None);
    }

    proptest! {
        #[test]
        fn a_sum_is_the_same_in_any_order(
            (sum, shuffled) in prop::collection::vec((0..100_000i64, 1..12i64), 0..40).prop_flat_map(|parts| {
                (Just(parts.clone()), Just(parts).prop_shuffle())
            })
        ) {
            let add = |parts: &[(i64, i64)]| parts.iter().map(|&(a, b)| Ratio::new(a, b)).sum::<Ratio>();
            prop_assert_eq!(add(&sum), add(&shuffled));
            // The same over one common denominator, in whole numbers.
            let whole: i64 = sum.iter().map(|&(a, b)| a * (27_720 / b)).sum();
            prop_assert_eq!(add(&sum), Ratio::new(whole, 27_720));
        }

        #[test]
        fn what_is_written_is_read_back(above in 0..=LARGEST, below in 1..=LARGEST) {
            let ratio = Ratio::new(above, below);
            prop_assert_eq!(factor(&ratio.to_string()), Ok(ratio));
        }
    }
}
