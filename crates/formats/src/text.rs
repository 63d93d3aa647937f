//! Cleaning of texts that come from others: no control characters, no reordering of what is shown.

use domain::text::is_harmful;

pub(crate) use domain::text::clean;

/// For looking up people whom programs spell differently: Latin letters and digits in capitals, no accents, no blanks.
pub(crate) fn folded(text: &str) -> String {
    deunicode::deunicode(text).chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_uppercase()).collect()
}

/// Text that is UTF-8 or else, from older programs, ISO-8859-15.
pub(crate) fn decode(bytes: &[u8]) -> String {
    std::str::from_utf8(bytes).map_or_else(|_| bytes.iter().map(|&byte| latin_9(byte)).collect(), str::to_string)
}

/// A byte of ISO-8859-15 as a character.
fn latin_9(byte: u8) -> char {
    match byte {
        0xA4 => '€',
        0xA6 => 'Š',
        0xA8 => 'š',
        0xB4 => 'Ž',
        0xB8 => 'ž',
        0xBC => 'Œ',
        0xBD => 'œ',
        0xBE => 'Ÿ',
        other => other as char,
    }
}

/// A text shortened for a message, in one line and without anything that a terminal would obey.
pub(crate) fn excerpt(text: &str) -> String {
    let start: String = text.chars().take(200).collect();
    let text = if text.chars().any(|c| c.is_control() || is_harmful(c)) { clean(&start).0 } else { text.to_owned() };
    if text.chars().count() <= 40 { text } else { text.chars().take(40).chain("...".chars()).collect() }
}

/// A decimal number as hundredths: `7.5` is 750, `-6,5` is -650; `None` for what is no number of at most two decimals
/// and six digits before them.
pub(crate) fn hundredths(text: &str) -> Option<i32> {
    decimal(text, 2)
}

/// A decimal number times ten to the power of `places`, which is also the most decimals it may have (up to three).
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
    fn decimals_are_read_exactly() {
        for (text, value) in [("7.5", 750), ("6,5", 650), ("-0.25", -25), ("7", 700), (".5", 50), ("7.50", 750)] {
            assert_eq!(hundredths(text), Some(value), "{text}");
        }
        for text in ["", "-", "7.555", "1e5", "99999999", "x"] {
            assert_eq!(hundredths(text), None, "{text}");
        }
        assert_eq!((decimal("0.125", 3), decimal("0.5", 3), decimal(".", 3)), (Some(125), Some(500), None));
    }

    #[test]
    fn folding_meets_the_spellings_of_other_programs() {
        assert_eq!(folded("Đurđica Črnko"), folded("DURDICA CRNKO"));
        assert_eq!(folded("İlker Kılıç"), "ILKERKILIC");
    }
}
