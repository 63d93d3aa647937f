//! Exact rationals: points are never rounded before publication (R44, R47).

use messages::{Explain, Message, message};
use serde::{Deserialize, Deserializer, Serializer};

/// A number of points or a factor, always in lowest terms.
pub type Ratio = num_rational::Ratio<i64>;

/// The largest factor accepted, and the largest denominator of one. With these, exact sums of a tour's points fit into
/// 64 bits.
pub const LARGEST: i64 = 1000;

/// The text is not a factor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotAFactor(pub String);

impl Explain for NotAFactor {
    fn message(&self) -> Message {
        message!("factor-unknown", text = &self.0)
    }
}

messages::explained!(NotAFactor);

/// Returns the integer part, which is what is published (R44, R47).
pub fn published(points: Ratio) -> i64 {
    points.floor().to_integer()
}

/// Parses a factor: `2`, `2/3` or `1.5`.
///
/// # Errors
/// [`NotAFactor`] for any other text, for negative numbers, and for numbers beyond [`LARGEST`].
pub fn factor(text: &str) -> Result<Ratio, NotAFactor> {
    let refused = || NotAFactor(text.trim().to_string());
    let (numerator, denominator) = parts(text.trim()).ok_or_else(refused)?;
    if !(1..=LARGEST).contains(&denominator) || numerator > LARGEST * denominator {
        return Err(refused());
    }
    Ok(Ratio::new(numerator, denominator))
}

/// Parses points as [`Ratio`] writes them, such as `515/6`. `None` for any other text and for more points than a tour
/// can award.
pub fn exact(text: &str) -> Option<Ratio> {
    let ratio: Ratio = text.parse().ok()?;
    let small = (0..=LARGEST * 1_000_000).contains(ratio.numer()) && *ratio.denom() <= LARGEST * LARGEST;
    (small && ratio.to_string() == text).then_some(ratio)
}

/// Returns the sum of numbers read by [`exact`]. `None` if it exceeds what a tour can award, in whatever order the
/// numbers are added.
pub fn exact_sum(points: impl IntoIterator<Item = Ratio>) -> Option<Ratio> {
    const MOST: i128 = LARGEST as i128 * 1_000_000_000;
    let wide = |ratio: Ratio| num_rational::Ratio::new(i128::from(*ratio.numer()), i128::from(*ratio.denom()));
    let sum = points.into_iter().map(wide).try_fold(num_rational::Ratio::from_integer(0_i128), |sum, next| {
        let sum = sum + next;
        (sum.numer().abs() <= MOST && *sum.denom() <= MOST).then_some(sum)
    })?;
    Some(Ratio::new(i64::try_from(*sum.numer()).ok()?, i64::try_from(*sum.denom()).ok()?))
}

/// Returns numerator and denominator as written; only plain digits count as numbers.
fn parts(text: &str) -> Option<(i64, i64)> {
    let number = |digits: &str| match digits.len() {
        1..=7 if digits.bytes().all(|b| b.is_ascii_digit()) => digits.parse::<i64>().ok(),
        _ => None,
    };
    if let Some((numerator, denominator)) = text.split_once('/') {
        return Some((number(numerator)?, number(denominator)?));
    }
    let Some((whole, decimals)) = text.split_once('.') else { return Some((number(text)?, 1)) };
    let denominator = 10i64.pow(u32::try_from(decimals.len()).ok().filter(|&n| n <= 3)?);
    Some((number(whole)? * denominator + number(decimals)?, denominator))
}

/// A factor as text in data files, such as `"2/3"`. For `#[serde(with = "ratio::text")]`.
pub mod text {
    use super::{Deserialize, Deserializer, Ratio, Serializer, factor};

    /// Writes the factor as text.
    ///
    /// # Errors
    /// Errors of the serializer.
    pub fn serialize<S: Serializer>(ratio: &Ratio, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(ratio)
    }

    /// Reads the factor from text.
    ///
    /// # Errors
    /// The text is not a factor.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Ratio, D::Error> {
        factor(&String::deserialize(from)?).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn factors_are_parsed_exactly() {
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
    fn points_are_parsed_only_as_they_are_written() {
        assert_eq!(["250", "515/6"].map(exact), [Some(Ratio::from_integer(250)), Some(Ratio::new(515, 6))]);
        for wrong in ["", "4/2", "+1", "-1", " 1", "1/0", "01", "1.5", "9999999999999"] {
            assert_eq!(exact(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_sum_that_is_too_large_is_none() {
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
            // The same sum in whole numbers over one common denominator.
            let whole: i64 = sum.iter().map(|&(a, b)| a * (27_720 / b)).sum();
            prop_assert_eq!(add(&sum), Ratio::new(whole, 27_720));
        }

        #[test]
        fn factors_parse_back_as_written(numerator in 0..=LARGEST, denominator in 1..=LARGEST) {
            let ratio = Ratio::new(numerator, denominator);
            prop_assert_eq!(factor(&ratio.to_string()), Ok(ratio));
        }
    }
}
