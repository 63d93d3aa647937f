//! Cleans text from other sources: removes characters that hide, break or reorder the text around them.

/// Whether a character hides, breaks or reorders the text around it. Spaces and line breaks do not count.
pub fn is_harmful(c: char) -> bool {
    let control = c.is_control() && !c.is_whitespace();
    let direction =
        matches!(c, '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let separator = matches!(c, '\u{2028}' | '\u{2029}');
    let invisible =
        matches!(c, '\u{200B}' | '\u{2060}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}');
    control || direction || separator || invisible
}

/// Returns the text without harmful characters.
pub fn harmless(text: String) -> String {
    if text.chars().any(is_harmful) { text.chars().filter(|&c| !is_harmful(c)).collect() } else { text }
}

/// Returns the text without harmful characters and with single spaces, trimmed; and whether it had harmful characters.
pub fn clean(text: &str) -> (String, bool) {
    let kept = harmless(text.to_owned());
    let harmful = kept.len() != text.len();
    (kept.split_whitespace().collect::<Vec<_>>().join(" "), harmful)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn harmful_characters_are_removed_and_reported() {
        assert_eq!(clean("  Ana\u{202E} \u{0007}Pop\t "), ("Ana Pop".into(), true));
        assert_eq!(clean("Ștefan  Luță"), ("Ștefan Luță".into(), false));
        assert_eq!(harmless("two\nlines\u{1B}[31m".into()), "two\nlines[31m");
        assert!(!clean("می\u{200C}خواهم").1, "the joiners of living scripts stay");
    }
}
