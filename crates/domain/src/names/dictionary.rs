//! Words and who has them, in order, so that all words with one beginning stand together.

use std::ops::Range;

/// The longest word compared letter by letter.
const LETTERS: usize = 64;

/// Every word once, in order, with the people who have it.
#[derive(Debug, Default)]
pub(super) struct Dictionary {
    words: Vec<(Box<str>, Range<u32>)>,
    /// With how many letters a word begins like the one before it, up to 255.
    shared: Vec<u8>,
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
        let words = || dictionary.words.iter().map(|(word, _)| &**word);
        dictionary.shared =
            std::iter::once("").chain(words()).zip(words()).map(|(one, other)| alike(one, other)).collect();
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
        // The steps through the letters of the word before; those it shares with the next are not taken again, and of words
        // whose first letters have too much wrong already no more is looked at.
        let mut path = vec![pattern.first()];
        for ((word, range), &shared) in self.words.iter().zip(&self.shared) {
            let known = usize::from(shared).min(path.len() - 1);
            let hopeless = path.last().is_some_and(|step| step.hopeless);
            if !(hopeless && known == path.len() - 1) {
                path.truncate(known + 1);
                for letter in word.bytes().take(LETTERS).skip(known) {
                    let step = pattern.next(&path, letter, allowed);
                    path.push(step);
                    if step.hopeless {
                        break;
                    }
                }
            }
            let wrong = path.last().map_or(u8::MAX, |step| step.fewest);
            if (1..=allowed).contains(&wrong) {
                tell(wrong, self.of(range));
            }
        }
    }

    fn of(&self, range: &Range<u32>) -> &[u32] {
        &self.people[range.start as usize..range.end as usize]
    }
}

/// Whether two words of plain letters are one but for one wrong, missing or added letter at the most: what is left between
/// their like beginnings and their like ends tells.
pub(super) fn within_a_letter(one: &str, other: &str) -> bool {
    let [shorter, longer] = if one.len() <= other.len() { [one, other] } else { [other, one] };
    if longer.len() > shorter.len() + 1 {
        return false;
    }
    let begin = usize::from(alike(shorter, longer));
    let (rest, other_rest) = (shorter.bytes().skip(begin).rev(), longer.bytes().skip(begin).rev());
    let end = rest.zip(other_rest).take_while(|(a, b)| a == b).count();
    longer.len() <= begin + 1 + end
}

/// How many letters two words begin with alike, up to 255.
fn alike(one: &str, other: &str) -> u8 {
    let count = one.bytes().zip(other.bytes()).take(usize::from(u8::MAX)).take_while(|(a, b)| a == b).count();
    count as u8
}

/// How far a word is compared, after some of its letters.
#[derive(Debug, Clone, Copy)]
struct Step {
    plus: u64,
    minus: u64,
    /// Wrong letters against the letters so far.
    distance: u8,
    /// The fewest against any beginning of the letters so far.
    fewest: u8,
    /// Whatever letters follow, more than the allowed ones are wrong.
    hopeless: bool,
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

    /// Before the first letter.
    fn first(&self) -> Step {
        Step { plus: u64::MAX, minus: 0, distance: self.length as u8, fewest: u8::MAX, hopeless: false }
    }

    /// One letter further on a path, which begins with [`Pattern::first`].
    fn next(&self, path: &[Step], letter: u8, allowed: u8) -> Step {
        let before = path.last().copied().unwrap_or_else(|| self.first());
        let (plus, minus, distance) = self.column(before.plus, before.minus, before.distance, letter);
        let hopeless = self.least(plus, minus, path.len()) > u64::from(allowed);
        Step { plus, minus, distance, fewest: before.fewest.min(distance), hopeless }
    }

    /// The least number in the column after `letters` letters: no later column has a smaller one.
    fn least(&self, plus: u64, minus: u64, letters: usize) -> u64 {
        let (mut value, mut least) = (letters as u64, letters as u64);
        for row in 0..self.length {
            value = (value + (plus >> row & 1)).saturating_sub(minus >> row & 1);
            least = least.min(value);
        }
        least
    }

    /// The column after one more letter: where it grows and shrinks from row to row, and its last number.
    fn column(&self, plus: u64, minus: u64, distance: u8, letter: u8) -> (u64, u64, u8) {
        let last = 1u64 << (self.length.max(1) - 1);
        let equal = self.letters[usize::from(letter & 127)];
        let vertical = equal | minus;
        let horizontal = (((equal & plus).wrapping_add(plus)) ^ plus) | equal;
        let (grows, shrinks) = (minus | !(horizontal | plus), plus & horizontal);
        let distance = distance + u8::from(grows & last != 0) - u8::from(shrinks & last != 0);
        let (grows, shrinks) = ((grows << 1) | 1, shrinks << 1);
        (shrinks | !(vertical | grows), grows & vertical, distance)
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

    /// The distance to every beginning of `word`, shortest first.
    fn distances(pattern: &Pattern, word: &str) -> Vec<u8> {
        let mut path: Vec<Step> = Vec::new();
        for letter in word.bytes() {
            path.push(pattern.next(&path, letter, u8::MAX));
        }
        path.iter().map(|step| step.distance).collect()
    }

    proptest! {
        #[test]
        fn the_bits_count_as_the_table_does(one in "[a-d]{1,12}", other in "[a-d]{1,14}") {
            prop_assert_eq!(distances(&Pattern::new(&one), &other), table(&one, &other));
        }
    }

    proptest! {
        #[test]
        fn a_letter_apart_is_what_the_table_says(one in "[ab]{1,7}", other in "[ab]{1,7}") {
            prop_assert_eq!(within_a_letter(&one, &other), table(&one, &other).last() <= Some(&1));
        }
    }

    proptest! {
        #[test]
        fn nothing_near_is_passed_over(
            words in proptest::collection::vec("[a-c]{1,9}", 1..60), start in "[a-c]{1,8}", allowed in 1u8..3
        ) {
            let pairs = words.iter().zip(0..).map(|(word, who)| (word.clone(), who)).collect();
            let mut near: Vec<(u8, u32)> = Vec::new();
            Dictionary::new(pairs).nearly(&start, allowed, |wrong, people| near.extend(people.iter().map(|&who| (wrong, who))));
            near.sort_unstable_by_key(|&(_, who)| who);
            let wrong = |word: &String| table(&start, word).into_iter().min().unwrap();
            let expected: Vec<(u8, u32)> = words.iter().map(wrong).zip(0..).filter(|(w, _)| (1..=allowed).contains(w)).collect();
            prop_assert_eq!(near, expected);
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
