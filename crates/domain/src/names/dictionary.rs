//! A sorted list of words and the people who have them, so that words with the same prefix are adjacent.

use std::ops::Range;

/// The maximum number of letters compared.
const LETTERS: usize = 64;

/// Every word once, in order, with the people who have it. A person is their index.
#[derive(Debug, Default)]
pub(super) struct Dictionary {
    words: Vec<(Box<str>, Range<u32>)>,
    /// For each word, the length of the prefix it shares with the previous word, up to 255.
    shared: Vec<u8>,
    people: Vec<u32>,
}

impl Dictionary {
    /// Returns the dictionary of these words and people.
    pub fn new(mut pairs: Vec<(String, u32)>) -> Dictionary {
        pairs.sort_unstable();
        pairs.dedup();
        let mut dictionary = Dictionary::default();
        for (word, person) in pairs {
            let at = dictionary.people.len() as u32;
            dictionary.people.push(person);
            match dictionary.words.last_mut() {
                Some((last, range)) if **last == *word => range.end = at + 1,
                _ => dictionary.words.push((word.into_boxed_str(), at..at + 1)),
            }
        }
        let words = || dictionary.words.iter().map(|(word, _)| &**word);
        dictionary.shared =
            std::iter::once("").chain(words()).zip(words()).map(|(one, other)| shared_prefix(one, other)).collect();
        dictionary
    }

    /// Calls `found` with every word that starts with `prefix` and its people.
    pub fn with_prefix(&self, prefix: &str, mut found: impl FnMut(&str, &[u32])) {
        let first = self.words.partition_point(|(word, _)| &**word < prefix);
        for (word, range) in self.words[first..].iter().take_while(|(word, _)| word.starts_with(prefix)) {
            found(word, self.people_of(range));
        }
    }

    /// Calls `found` with the number of errors and the people for every word that starts with `prefix` except for 1 to
    /// `allowed` wrong, missing or added letters.
    pub fn with_similar_prefix(&self, prefix: &str, allowed: u8, mut found: impl FnMut(u8, &[u32])) {
        let pattern = Pattern::new(prefix);
        // The steps for the letters of the previous word. Steps for the shared prefix are reused, and words whose first
        // letters already have too many errors are skipped.
        let mut path = vec![pattern.first()];
        for ((word, range), &shared) in self.words.iter().zip(&self.shared) {
            let reused = usize::from(shared).min(path.len() - 1);
            let hopeless = path.last().is_some_and(|step| step.hopeless);
            if !(hopeless && reused == path.len() - 1) {
                path.truncate(reused + 1);
                for letter in word.bytes().take(LETTERS).skip(reused) {
                    let step = pattern.next(&path, letter, allowed);
                    path.push(step);
                    if step.hopeless {
                        break;
                    }
                }
            }
            let errors = path.last().map_or(u8::MAX, |step| step.fewest);
            if (1..=allowed).contains(&errors) {
                found(errors, self.people_of(range));
            }
        }
    }

    fn people_of(&self, range: &Range<u32>) -> &[u32] {
        &self.people[range.start as usize..range.end as usize]
    }
}

/// Whether two words of plain letters differ by at most one wrong, missing or added letter. Compares what is left between
/// the shared prefix and the shared suffix.
pub(super) fn differ_by_at_most_one_letter(one: &str, other: &str) -> bool {
    let [shorter, longer] = if one.len() <= other.len() { [one, other] } else { [other, one] };
    if longer.len() > shorter.len() + 1 {
        return false;
    }
    let prefix = usize::from(shared_prefix(shorter, longer));
    let (rest, other_rest) = (shorter.bytes().skip(prefix).rev(), longer.bytes().skip(prefix).rev());
    let suffix = rest.zip(other_rest).take_while(|(a, b)| a == b).count();
    longer.len() <= prefix + 1 + suffix
}

/// Returns the length of the shared prefix of two words, up to 255.
fn shared_prefix(one: &str, other: &str) -> u8 {
    let count = one.bytes().zip(other.bytes()).take(usize::from(u8::MAX)).take_while(|(a, b)| a == b).count();
    count as u8
}

/// The state of a comparison after some letters of a word.
#[derive(Debug, Clone, Copy)]
struct Step {
    plus: u64,
    minus: u64,
    /// Edit distance between the pattern and the letters so far.
    distance: u8,
    /// The smallest distance to any prefix of the letters so far.
    fewest: u8,
    /// Whether every continuation has more than the allowed errors.
    hopeless: bool,
}

/// A typed prefix, compared column by column with bit-parallel operations (G. Myers, 1999).
struct Pattern {
    letters: [u64; 128],
    length: usize,
}

impl Pattern {
    fn new(prefix: &str) -> Pattern {
        let mut pattern = Pattern { letters: [0; 128], length: prefix.len().min(LETTERS) };
        for (at, letter) in prefix.bytes().take(LETTERS).enumerate() {
            pattern.letters[usize::from(letter & 127)] |= 1 << at;
        }
        pattern
    }

    /// Returns the state before the first letter.
    fn first(&self) -> Step {
        Step { plus: u64::MAX, minus: 0, distance: self.length as u8, fewest: u8::MAX, hopeless: false }
    }

    /// Returns the state after one more letter. `path` starts with [`Pattern::first`].
    fn next(&self, path: &[Step], letter: u8, allowed: u8) -> Step {
        let before = path.last().copied().unwrap_or_else(|| self.first());
        let (plus, minus, distance) = self.column(before.plus, before.minus, before.distance, letter);
        let hopeless = self.least(plus, minus, path.len()) > u64::from(allowed);
        Step { plus, minus, distance, fewest: before.fewest.min(distance), hopeless }
    }

    /// Returns the smallest number in the column after `letters` letters; later columns have no smaller one.
    fn least(&self, plus: u64, minus: u64, letters: usize) -> u64 {
        let (mut value, mut least) = (letters as u64, letters as u64);
        for row in 0..self.length {
            value = (value + (plus >> row & 1)).saturating_sub(minus >> row & 1);
            least = least.min(value);
        }
        least
    }

    /// Returns the next column as its increases and decreases from row to row, and its last number.
    fn column(&self, plus: u64, minus: u64, distance: u8, letter: u8) -> (u64, u64, u8) {
        let last = 1u64 << (self.length.max(1) - 1);
        let equal = self.letters[usize::from(letter & 127)];
        let vertical = equal | minus;
        let horizontal = (((equal & plus).wrapping_add(plus)) ^ plus) | equal;
        let (increases, decreases) = (minus | !(horizontal | plus), plus & horizontal);
        let distance = distance + u8::from(increases & last != 0) - u8::from(decreases & last != 0);
        let (increases, decreases) = ((increases << 1) | 1, decreases << 1);
        (decreases | !(vertical | increases), increases & vertical, distance)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Returns the last row of the textbook's table of edit distances.
    fn table(one: &str, other: &str) -> Vec<u8> {
        let one: Vec<u8> = one.bytes().collect();
        let mut column: Vec<u8> = (0..=one.len() as u8).collect();
        let mut last_row = Vec::new();
        for letter in other.bytes() {
            let mut next = vec![column[0] + 1];
            for (at, own) in one.iter().enumerate() {
                let change = column[at] + u8::from(*own != letter);
                next.push(change.min(column[at + 1] + 1).min(next[at] + 1));
            }
            column = next;
            last_row.push(column[one.len()]);
        }
        last_row
    }

    /// Returns the distance to every prefix of `word`, shortest first.
    fn distances(pattern: &Pattern, word: &str) -> Vec<u8> {
        let mut path: Vec<Step> = Vec::new();
        for letter in word.bytes() {
            path.push(pattern.next(&path, letter, u8::MAX));
        }
        path.iter().map(|step| step.distance).collect()
    }

    proptest! {
        #[test]
        fn bit_parallel_distances_match_the_table(one in "[a-d]{1,12}", other in "[a-d]{1,14}") {
            prop_assert_eq!(distances(&Pattern::new(&one), &other), table(&one, &other));
        }
    }

    proptest! {
        #[test]
        fn a_difference_of_one_letter_matches_the_table(one in "[ab]{1,7}", other in "[ab]{1,7}") {
            prop_assert_eq!(differ_by_at_most_one_letter(&one, &other), table(&one, &other).last() <= Some(&1));
        }
    }

    proptest! {
        #[test]
        fn every_similar_word_is_found(
            words in proptest::collection::vec("[a-c]{1,9}", 1..60), prefix in "[a-c]{1,8}", allowed in 1u8..3
        ) {
            let pairs = words.iter().zip(0..).map(|(word, person)| (word.clone(), person)).collect();
            let mut similar: Vec<(u8, u32)> = Vec::new();
            Dictionary::new(pairs).with_similar_prefix(&prefix, allowed, |errors, people| {
                similar.extend(people.iter().map(|&person| (errors, person)));
            });
            similar.sort_unstable_by_key(|&(_, person)| person);
            let errors = |word: &String| table(&prefix, word).into_iter().min().unwrap();
            let expected: Vec<(u8, u32)> =
                words.iter().map(errors).zip(0..).filter(|(errors, _)| (1..=allowed).contains(errors)).collect();
            prop_assert_eq!(similar, expected);
        }
    }

    #[test]
    fn words_are_found_by_prefix_and_by_similar_prefix() {
        let words = [("pop", 2), ("popa", 0), ("reed", 1), ("pop", 3)];
        let words = words.map(|(word, person)| (word.to_string(), person));
        let dictionary = Dictionary::new(words.to_vec());
        let mut found = Vec::new();
        dictionary.with_prefix("pop", |word, people| found.push((word.to_string(), people.to_vec())));
        assert_eq!(found, [("pop".to_string(), vec![2, 3]), ("popa".to_string(), vec![0])]);
        let mut similar = Vec::new();
        dictionary.with_similar_prefix("rede", 1, |errors, people| similar.push((errors, people.to_vec())));
        assert_eq!(similar, [(1, vec![1])]);
    }
}
