//! The help of options whose value is one word of a list.

/// Returns the help of an option, with the words that it takes: `The system: swiss, novices or league`.
pub fn one_of(what: &str, words: &[&str]) -> String {
    match words {
        [first @ .., last] if !first.is_empty() => format!("{what}: {} or {last}", first.join(", ")),
        _ => format!("{what}: {}", words.concat()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_lists_all_words() {
        assert_eq!(one_of("The system", &["swiss", "novices", "league"]), "The system: swiss, novices or league");
        assert_eq!(one_of("The system", &["swiss"]), "The system: swiss");
    }
}
