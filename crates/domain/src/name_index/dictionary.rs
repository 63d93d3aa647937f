//! Words and who has them, in order, so that all words with one beginning stand together.

use std::ops::Range;

/// The longest word compared letter by letter.
const LETTERS: usize = 64;

/// Every word once, in order, with the people who have it.
#[derive(Debug, Default)]
pub(super) struct Dictionary {
    words: Vec<(Box<str>, Range<u32>)>,
    people: Vec<u32>,
}

impl Dictionary {
    /// The dictionary of these words and their people.
    pub fn new(mut pairs: Vec<(String, u32)>) -> Dictionary {
        pairs.sort_unstable();
        pairs.dedup();
        let mut dictionary = Dictionary::default();
        for (word, who) in pairs {
            let at = dictionary.people.len() as u32;
            dictionary.people.push(who);
            match dictionary.words.last_mut() {
                Some((last, range)) if **last == *word => range.end = at + 1,
                _ => dictionary.words.push((word.into_boxed_str(), at..at + 1)),
            }
        }
        dictionary
    }

    /// Tells every word that begins so, with its people.
    pub fn beginning(&self, start: &str, mut tell: impl FnMut(&str, &[u32])) {
        let first = self.words.partition_point(|(word, _)| &**word < start);
        for (word, range) in self.words[first..].iter().take_while(|(word, _)| word.starts_with(start)) {
            tell(word, self.of(range));
        }
    }

    /// Tells the people of every word that begins so but for 1 to `allowed` wrong, missing or added letters, with how many.
    pub fn nearly(&self, start: &str, allowed: u8, mut tell: impl FnMut(u8, &[u32])) {
        let pattern = Pattern::new(start);
        for (word, range) in &self.words {
            let wrong = pattern.wrong(word);
            if (1..=allowed).contains(&wrong) {
                tell(wrong, self.of(range));
            }
        }
    }

    fn of(&self, range: &Range<u32>) -> &[u32] {
        &self.people[range.start as usize..range.end as usize]
    }
}

/// Whether two words differ by at most `allowed` wrong, missing or added letters.
pub(super) fn wrong_letters(one: &str, other: &str, allowed: u8) -> bool {
    one.len().abs_diff(other.len()) <= usize::from(allowed) && Pattern::new(one).whole(other) <= allowed
}

/// A typed beginning, compared with 64 words' columns at a time by the bits of one number (G. Myers, 1999).
struct Pattern {
    letters: [u64; 128],
    length: usize,
}

impl Pattern {
    fn new(start: &str) -> Pattern {
        let mut pattern = Pattern { letters: [0; 128], length: start.len().min(LETTERS) };
        for (at, letter) in start.bytes().take(LETTERS).enumerate() {
            pattern.letters[usize::from(letter & 127)] |= 1 << at;
        }
        pattern
    }

    /// The fewest wrong letters against any beginning of `word`; letters typed wrongly at the end count too.
    fn wrong(&self, word: &str) -> u8 {
        self.distances(word).min().unwrap_or(u8::MAX)
    }

    /// The wrong letters against the whole of `word`.
    fn whole(&self, word: &str) -> u8 {
        self.distances(word).last().unwrap_or(u8::MAX)
    }

    /// The distance to every beginning of `word`, shortest first.
    fn distances<'a>(&'a self, word: &'a str) -> impl Iterator<Item = u8> + 'a {
        let last = 1u64 << (self.length.max(1) - 1);
        let (mut plus, mut minus) = (u64::MAX, 0u64);
        let mut distance = self.length as u8;
        word.bytes().take(LETTERS).map(move |letter| {
            let equal = self.letters[usize::from(letter & 127)];
            let vertical = equal | minus;
            let horizontal = (((equal & plus).wrapping_add(plus)) ^ plus) | equal;
            let (grows, shrinks) = (minus | !(horizontal | plus), plus & horizontal);
            distance = distance + u8::from(grows & last != 0) - u8::from(shrinks & last != 0);
            let (grows, shrinks) = ((grows << 1) | 1, shrinks << 1);
            plus = shrinks | !(vertical | grows);
            minus = grows & vertical;
            distance
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The textbook's table.
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

    proptest! {
        #[test]
        fn the_bits_count_as_the_table_does(one in "[a-d]{1,12}", other in "[a-d]{1,14}") {
            let pattern = Pattern::new(&one);
            prop_assert_eq!(pattern.distances(&other).collect::<Vec<_>>(), table(&one, &other));
        }
    }

    #[test]
    fn words_with_one_beginning_stand_together() {
        let words = [("pop", 2), ("popa", 0), ("reed", 1), ("pop", 3)].map(|(word, who)| (word.to_string(), who));
        let dictionary = Dictionary::new(words.to_vec());
        let mut found = Vec::new();
        dictionary.beginning("pop", |word, people| found.push((word.to_string(), people.to_vec())));
        assert_eq!(found, [("pop".to_string(), vec![2, 3]), ("popa".to_string(), vec![0])]);
        let mut near = Vec::new();
        dictionary.nearly("rede", 1, |wrong, people| near.push((wrong, people.to_vec())));
        assert_eq!(near, [(1, vec![1])]);
    }
}
