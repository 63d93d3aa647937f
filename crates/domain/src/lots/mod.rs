//! Verifiable lots: a committed list, public entropy, and ChaCha20 (R36).
//! `docs/lots.md` specifies the procedure for other programs. It must never change.

pub mod zone_deal;

use messages::{Explain, Message, explained, message};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// Returns the SHA-256 of a text in UTF-8 as 64 lower-case hexadecimal digits: the commitment to a frozen list.
pub fn sha256_hex(text: &str) -> String {
    hex::encode(Sha256::digest(text.as_bytes()))
}

/// A text that is not entropy: it has a character that is neither a digit nor a separator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotDigits(pub String);

impl Explain for NotDigits {
    fn message(&self) -> Message {
        message!("draw-entropy-not-digits", text = &self.0)
    }
}

explained!(NotDigits);

/// Returns the digits of an entropy as typed in. Blanks, `- , . ; : / _` and a word in front do not count: `6 1 4` and
/// `dice 6-1-4` are `614`. Empty for an empty text.
///
/// # Errors
/// The text has any other character, or a word without digits.
pub fn entropy_digits(text: &str) -> Result<String, NotDigits> {
    let is_separator = |c: char| c.is_whitespace() || "-,.;:/_".contains(c);
    let after_word = text.trim().trim_start_matches(char::is_alphabetic);
    let digits: String = after_word.chars().filter(|c| !is_separator(*c)).collect();
    let only_a_word = digits.is_empty() && after_word.len() < text.trim().len();
    if only_a_word || !digits.chars().all(|c| c.is_ascii_digit()) {
        return Err(NotDigits(text.trim().to_string()));
    }
    Ok(digits)
}

/// Returns the draw seed of an event: the program's random number, or with public entropy SHA-256(random number, line feed,
/// entropy).
pub fn draw_seed(random: &str, entropy: &str) -> String {
    if entropy.is_empty() { random.to_string() } else { sha256_hex(&format!("{random}\n{entropy}")) }
}

/// A sequence of lots. The same commitment and entropy give the same lots in every version of the program (R36).
#[derive(Debug, Clone)]
pub struct Lots {
    stream: ChaCha20Rng,
}

impl Lots {
    /// Returns the lots for a `commitment` published before and `entropy` that nobody could know before: a ChaCha20
    /// stream with nonce and counter zero, under the key SHA-256(commitment, line feed, entropy). White space around
    /// either text is ignored.
    pub fn new(commitment: &str, entropy: &str) -> Lots {
        let key = Sha256::digest(format!("{}\n{}", commitment.trim(), entropy.trim()).as_bytes());
        Lots { stream: ChaCha20Rng::from_seed(key.into()) }
    }

    /// Returns a number 0..n, each equally likely: the next 32-bit word modulo `n`. Words in the last, incomplete run of
    /// `n` below 2^32 are skipped.
    ///
    /// # Panics
    /// If `n` is 0.
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "a lot is drawn from at least one thing");
        let whole_runs = (1u64 << 32) / u64::from(n) * u64::from(n);
        loop {
            let word = self.stream.next_u32();
            if u64::from(word) < whole_runs {
                return word % n;
            }
        }
    }

    /// Shuffles `items`, each order equally likely: the first position gets a random item of all, the second one of the
    /// remaining, and so on (Fisher-Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.shuffle_where(items, |_, _| true);
    }

    /// Shuffles, and repeats a lot if `allowed(items, at)` rejects `items[at]` after the items before it. At least one of
    /// the remaining items must be allowed at every position, or the function does not return.
    pub fn shuffle_where<T>(&mut self, items: &mut [T], mut allowed: impl FnMut(&[T], usize) -> bool) {
        for at in 0..items.len().saturating_sub(1) {
            loop {
                let remaining = u32::try_from(items.len() - at).expect("no list has four thousand million entries");
                let drawn = at + self.below(remaining) as usize;
                items.swap(at, drawn);
                if allowed(items, at) {
                    break;
                }
                items.swap(at, drawn);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const PAGE: &str = include_str!("../../../../docs/lots.md");
    const SILENT: (&str, &str) = ("1 5 1 5 3 1 3 1 5 2 4 6 6 6 1 1 5 2 6 4", "1 12 9 5 7 8 11 4 6 13 14 15 16 10 2 3");
    const DICE: (&str, &str) = ("6 6 4 3 4 5 5 6 3 5 4 1 5 4 3 6 1 1 3 1", "12 13 6 10 8 9 2 16 11 3 14 7 1 4 15 5");
    const NAME: (&str, &str) = ("2 2 5 3 5 4 3 3 2 2 1 4 4 6 2 1 1 4 4 4", "12 9 5 3 2 16 15 6 14 7 11 1 4 8 13 10");

    /// The test vectors come from another implementation (OpenSSL and a few lines of Python).
    #[test]
    fn lots_match_the_published_vectors() {
        let commitment = sha256_hex("a frozen list\n");
        assert!(PAGE.contains(&format!("commitment | `{commitment}`")));
        for (entropy, (throws, deck)) in [("", SILENT), ("4 2 6 1 3 5", DICE), ("西條 雅孝", NAME)] {
            let mut lots = Lots::new(&commitment, entropy);
            let drawn: Vec<String> = (0..20).map(|_| (lots.below(6) + 1).to_string()).collect();
            assert_eq!(drawn.join(" "), throws, "{entropy}");
            let mut cards: Vec<u32> = (1..=16).collect();
            Lots::new(&commitment, entropy).shuffle(&mut cards);
            let shuffled: Vec<String> = cards.iter().map(u32::to_string).collect();
            assert_eq!(shuffled.join(" "), deck, "{entropy}");
            assert!(PAGE.contains(&format!("| {throws} | {deck} |")), "the page differs for {entropy}");
        }
    }

    #[test]
    fn words_beyond_the_last_full_range_are_skipped() {
        let mut lots = Lots::new("commitment", "entropy");
        let drawn: Vec<u32> = (0..6).map(|_| lots.below(3 << 30)).collect();
        assert_eq!(drawn, [280187613, 2780688642, 2896650349, 1627925897, 2880104651, 712764466]);
        assert!(PAGE.contains(&drawn.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")));
    }

    #[test]
    fn separators_do_not_count_in_entropy() {
        for text in ["6 1 4 4 2", "61442", "6-1-4-4-2", " 6,1,4/4;2\n", "dice 6 1 4 4 2", "dice:61442"] {
            assert_eq!(entropy_digits(text).as_deref(), Ok("61442"), "{text}");
        }
        assert_eq!(entropy_digits(" ").as_deref(), Ok(""));
        for text in ["heads", "6 heads", "two dice 6", "6+1", "٦١"] {
            assert_eq!(entropy_digits(text), Err(NotDigits(text.into())));
        }
    }

    #[test]
    fn sha256_matches_the_standard_vector() {
        assert_eq!(sha256_hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    proptest! {
        #[test]
        fn a_shuffle_keeps_all_items_and_depends_on_both_texts(n in 0usize..70, a in "[a-z]{1,8}", b in "[A-Z]{1,8}") {
            let shuffled = |c: &str, e: &str| {
                let mut items: Vec<usize> = (0..n).collect();
                Lots::new(c, e).shuffle(&mut items);
                items
            };
            let mut sorted = shuffled(&a, &b);
            prop_assert_eq!(&sorted, &shuffled(&a, &format!(" {b}\n")));
            if n > 20 {
                prop_assert_ne!(&sorted, &shuffled(&b, &a));
            }
            sorted.sort_unstable();
            prop_assert_eq!(sorted, (0..n).collect::<Vec<_>>());
        }
    }
}
