//! Text and numbers from untrusted files: cleaning, decoding, folding, and values that several formats share.

use std::ops::RangeInclusive;

use domain::text::is_harmful;
use domain::{Gor, HalfPoints, Rank};

pub(crate) use domain::text::clean;

/// The ratings that readers accept.
pub(crate) const RATINGS: RangeInclusive<i32> = -900..=3500;

/// The weakest rank of other programs; ours is 30 kyu.
pub(crate) const WEAKEST_KYU: u8 = 35;

/// Returns a text for comparing names and headings across programs: Latin letters and digits in lower case, without
/// accents and blanks.
pub(crate) fn folded(text: &str) -> String {
    deunicode::deunicode(text).chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}

/// Decodes UTF-8 text, or ISO-8859-15 from older programs. Its `œ` is `½` in ISO-8859-1 and Windows-1252, and after a number or alone it
/// can only be that.
pub(crate) fn decode(bytes: &[u8]) -> String {
    let latin_9 = |_| with_halves(&encoding_rs::ISO_8859_15.decode_without_bom_handling(bytes).0);
    std::str::from_utf8(bytes).map_or_else(latin_9, str::to_string)
}

/// Returns a text with `½` in place of each `œ` after a digit, and of one that is a word.
fn with_halves(text: &str) -> String {
    let mut before = ' ';
    let mut letters = text.chars().peekable();
    let mut with_halves = String::with_capacity(text.len());
    while let Some(letter) = letters.next() {
        let is_word = before.is_whitespace() && letters.peek().is_none_or(|after| after.is_whitespace());
        let is_half = letter == 'œ' && (before.is_ascii_digit() || is_word);
        with_halves.push(if is_half { '½' } else { letter });
        before = letter;
    }
    with_halves
}

/// Returns a text for a message: cleaned, on one line and at most 40 characters long.
pub(crate) fn excerpt(text: &str) -> String {
    let start: String = text.chars().take(200).collect();
    let shown = if start.chars().any(|c| c.is_control() || is_harmful(c)) { clean(&start).0 } else { start };
    if shown.chars().count() <= 40 { shown } else { shown.chars().take(40).chain("...".chars()).collect() }
}

/// Returns whether a text is an EGD PIN: eight digits.
pub(crate) fn is_pin(text: &str) -> bool {
    text.len() == 8 && text.bytes().all(|b| b.is_ascii_digit())
}

/// Returns whether a text is a number of the French federation or of the AGA: up to ten digits.
pub(crate) fn is_number(text: &str) -> bool {
    (1..=10).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit())
}

/// Parses a rank. One from 31 to 35 kyu, which other programs have, becomes 30 kyu; then the second value is true.
pub(crate) fn rank_from_30k(text: &str) -> Option<(Rank, bool)> {
    let below = || {
        let word = text.trim().to_lowercase();
        let number: u8 = word.strip_suffix("kyu").or(word.strip_suffix('k'))?.trim().parse().ok()?;
        (31..=WEAKEST_KYU).contains(&number).then_some((Rank::WEAKEST, true))
    };
    text.parse().ok().map(|rank| (rank, false)).or_else(below)
}

/// Returns a rating that is in [`RATINGS`].
pub(crate) fn rating(number: i32) -> Option<Gor> {
    RATINGS.contains(&number).then_some(Gor(number))
}

/// Parses a decimal number as half points, rounded down: `6.5` is 13.
pub(crate) fn half_points(text: &str) -> Option<HalfPoints> {
    hundredths(text).map(|hundredths| HalfPoints(hundredths.div_euclid(50)))
}

/// Parses a decimal number as hundredths: `7.5` is 750, `-6,5` is -650.
pub(crate) fn hundredths(text: &str) -> Option<i32> {
    decimal(text, 2)
}

/// Parses a decimal number and multiplies it by ten to the power of `places`.
///
/// Accepts at most six digits before the decimal point and `places` (up to three) after it.
pub(crate) fn decimal(text: &str, places: usize) -> Option<i32> {
    let text = text.trim();
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
    let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
    let all_digits = |t: &str| t.bytes().all(|b| b.is_ascii_digit());
    let decimals = part.trim_end_matches('0');
    if whole.len() + part.len() == 0 || whole.len() > 6 || decimals.len() > places {
        return None;
    }
    let scaled = format!("{whole}{decimals:0<places$}");
    (all_digits(whole) && all_digits(decimals)).then(|| scaled.parse().ok().map(|n: i32| sign * n))?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_parsed_exactly() {
        for (text, value) in [("7.5", 750), ("6,5", 650), ("-0.25", -25), ("7", 700), (".5", 50), ("7.50", 750)] {
            assert_eq!(hundredths(text), Some(value), "{text}");
        }
        for text in ["", "-", "7.555", "1e5", "99999999", "x"] {
            assert_eq!(hundredths(text), None, "{text}");
        }
        assert_eq!((decimal("0.125", 3), decimal("0.5", 3), decimal(".", 3)), (Some(125), Some(500), None));
        assert_eq!((half_points("6.5"), half_points("-0.25")), (Some(HalfPoints(13)), Some(HalfPoints(-1))));
    }

    #[test]
    fn ranks_below_30k_become_30k() {
        let read = |text| rank_from_30k(text).map(|(rank, below)| (rank.to_string(), below));
        assert_eq!([read("35k"), read("31 KYU")], [Some(("30k".into(), true)), Some(("30k".into(), true))]);
        assert_eq!([read("30k"), read("3D")], [Some(("30k".into(), false)), Some(("3d".into(), false))]);
        assert_eq!([read("36k"), read("99K"), read("0k"), read("")], [None, None, None, None]);
    }

    #[test]
    fn folding_matches_the_spellings_of_other_programs() {
        assert_eq!(folded("Đurđica Črnko"), folded("DURDICA CRNKO"));
        assert_eq!(folded("İlker Kılıç"), "ilkerkilic");
    }

    #[test]
    fn text_that_is_not_utf_8_is_latin_9() {
        assert_eq!(decode("Zoë".as_bytes()), "Zoë");
        assert_eq!(decode(b"\xA4\xA6\xA8\xB4\xB8\xBC\xBD\xBE\xE9\x80"), "€ŠšŽžŒœŸé\u{80}");
    }

    #[test]
    fn a_half_of_latin_1_is_no_ligature() {
        assert_eq!(decode(b"C\xBDur 35\xBD \xBD 104\xBD\n\xBD"), "Cœur 35½ ½ 104½\n½");
        assert_eq!(decode("35œ".as_bytes()), "35œ", "UTF-8 says what it means");
    }
}
