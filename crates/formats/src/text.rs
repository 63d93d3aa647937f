//! Cleaning of texts that come from others: no control characters, no reordering of what is shown.

/// Whether a character would hide, break or reorder the text around it.
fn is_harmful(c: char) -> bool {
    let control = c.is_control() && !c.is_whitespace();
    let direction =
        matches!(c, '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let separator = matches!(c, '\u{2028}' | '\u{2029}');
    let invisible =
        matches!(c, '\u{200B}' | '\u{2060}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}');
    control || direction || separator || invisible
}

/// The text without harmful characters, with single blanks and none at the ends; and whether harmful ones were there.
pub(crate) fn clean(text: &str) -> (String, bool) {
    let harmful = text.chars().any(is_harmful);
    let kept: String = text.chars().filter(|&c| !is_harmful(c)).collect();
    (kept.split_whitespace().collect::<Vec<_>>().join(" "), harmful)
}

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

/// A text shortened for a message.
pub(crate) fn excerpt(text: &str) -> String {
    if text.chars().count() <= 40 { text.to_string() } else { text.chars().take(40).chain("...".chars()).collect() }
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
    fn harmful_characters_are_taken_out_and_reported() {
        assert_eq!(clean("  Ana\u{202E} \u{0007}Pop\t "), ("Ana Pop".into(), true));
        assert_eq!(clean("Ștefan  Luță"), ("Ștefan Luță".into(), false));
        assert!(!clean("می\u{200C}خواهم").1, "the joiners of living scripts stay");
    }

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
