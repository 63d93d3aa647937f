//! Finding people by typed letters: diacritics, other scripts, other transliterations and small misspellings match.
//!
//! A name is kept twice: as its plain letters, and by its sound, in which the ways of writing one sound fall together.
//! What is typed is looked for as the beginning of words, first plainly, then by sound, then with a wrong letter or two.

mod dictionary;
mod fold;
mod sound;

pub use fold::fold;

use std::cmp::Reverse;

use dictionary::{Dictionary, within_a_letter};
use sound::sounds;

/// How well a typed word fits somebody; smaller is better, and [`NOT`] is not at all.
type MatchQuality = u8;
const WHOLE: MatchQuality = 0;
const BEGINS: MatchQuality = 1;
const SOUNDS: MatchQuality = 2;
const MARK: MatchQuality = 3;
const WRONG_LETTER: MatchQuality = 6;
const NOT: MatchQuality = u8::MAX;

/// Somebody to be found.
#[derive(Debug, Clone, Copy, Default)]
pub struct Findable<'a> {
    /// All names, in any script and order.
    pub names: &'a [&'a str],
    /// What finds him only as a whole: country, club, number.
    pub marks: &'a [&'a str],
    /// Who comes first among equals: the greater.
    pub weight: u32,
}

/// An index over people, who are told by their place in the order they were given.
#[derive(Debug, Default)]
pub struct NameIndex {
    plain: Dictionary,
    sound: Dictionary,
    marks: Dictionary,
    weights: Vec<u32>,
}

impl NameIndex {
    /// The index over `people`.
    pub fn new<'a>(people: impl IntoIterator<Item = Findable<'a>>) -> NameIndex {
        let (mut plain, mut sound, mut marks, mut weights) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for person in people {
            let who = weights.len() as u32;
            for name in person.names {
                for word in words_of(name) {
                    sound.extend(sounds(&word).into_iter().map(|sound| (sound, who)));
                    plain.push((word, who));
                }
            }
            marks.extend(person.marks.iter().map(|mark| (fold(mark).replace(' ', ""), who)));
            weights.push(person.weight);
        }
        let [plain, sound, marks] = [plain, sound, marks].map(Dictionary::new);
        NameIndex { plain, sound, marks, weights }
    }

    /// Those whom every typed word fits, the best first, `most` at the most; nobody for nothing typed.
    pub fn find(&self, typed: &str, most: usize) -> Vec<usize> {
        let typed = fold(typed);
        let words: Vec<&str> = typed.split(' ').filter(|word| !word.is_empty()).collect();
        if words.is_empty() {
            return Vec::new();
        }
        let exact = self.fitting(&words, false);
        let found = if exact.len() < most { self.fitting(&words, true) } else { exact };
        let mut found = found;
        found.sort_by_key(|&(fit, who)| (fit, Reverse(self.weights[who]), who));
        found.into_iter().take(most).map(|(_, who)| who).collect()
    }

    /// Everyone whom all words fit, with how well.
    fn fitting(&self, words: &[&str], wrong_letters: bool) -> Vec<(u32, usize)> {
        let mut total = vec![0u32; self.weights.len()];
        let mut out = vec![false; self.weights.len()];
        for word in words {
            let fits = self.fits(word, wrong_letters);
            for ((total, out), fit) in total.iter_mut().zip(&mut out).zip(fits) {
                *total += u32::from(fit);
                *out |= fit == NOT;
            }
        }
        total.into_iter().zip(out).enumerate().filter(|(_, (_, out))| !out).map(|(who, (fit, _))| (fit, who)).collect()
    }

    /// How well one word fits everyone.
    fn fits(&self, word: &str, wrong_letters: bool) -> Vec<MatchQuality> {
        let mut fits = vec![NOT; self.weights.len()];
        let mut note = |people: &[u32], fit: MatchQuality| {
            for &who in people {
                let best = &mut fits[who as usize];
                *best = fit.min(*best);
            }
        };
        let number = word.len() > 2 && word.bytes().all(|b| b.is_ascii_digit());
        self.plain.beginning(word, |found, people| note(people, if found == word { WHOLE } else { BEGINS }));
        self.marks.beginning(word, |found, people| {
            if found == word || number {
                note(people, MARK);
            }
        });
        let allowed = match word.len() {
            _ if !wrong_letters => 0,
            0..=3 => 0,
            4..=7 => 1,
            _ => 2,
        };
        for sound in sounds(word) {
            self.sound.beginning(&sound, |_, people| note(people, SOUNDS));
            if allowed > 0 {
                self.sound.nearly(&sound, allowed, |wrong, people| note(people, WRONG_LETTER * wrong));
            }
        }
        if allowed > 0 {
            self.plain.nearly(word, allowed, |wrong, people| note(people, WRONG_LETTER * wrong));
        }
        fits
    }
}

/// A whole name by its sound, whatever the order of its words: for telling who may be entered twice (R6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NameKey(String);

impl NameKey {
    /// The key of a name.
    pub fn of(name: &str) -> NameKey {
        let mut words: Vec<String> = fold(name).split(' ').filter_map(|word| sounds(word).into_iter().min()).collect();
        words.sort();
        NameKey(words.concat())
    }

    /// Whether two names sound alike; in long ones a letter may differ.
    pub fn is_like(&self, other: &NameKey) -> bool {
        self == other || (self.0.len() > 8 && within_a_letter(&self.0, &other.0))
    }
}

/// The words of a name, and all of them as one where there are several: "van der Mühl" is found by "vandermuhl".
fn words_of(name: &str) -> Vec<String> {
    let folded = fold(name);
    let mut words: Vec<String> = folded.split(' ').filter(|word| !word.is_empty()).map(str::to_string).collect();
    if words.len() > 1 {
        words.push(words.concat());
    }
    words
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn one_person_written_in_two_ways_is_noticed() {
        let like = |one: &str, other: &str| NameKey::of(one).is_like(&NameKey::of(other));
        assert!(like("Cioară Mihnea", "Mihnea CIOARA"));
        assert!(like("Чора Ілля", "Chora Illia"));
        assert!(like("Papadoulis Dimitris", "Papadulis Dimitri"));
        assert!(!like("Reed Bea", "Reed Ann"));
    }

    /// A Cyrillic name in three ways of writing it in Latin letters.
    fn in_latin(name: &str) -> [String; 3] {
        let letter = |c: char| match c {
            'ж' => ["zh", "ž", "zh"],
            'ц' => ["ts", "c", "z"],
            'ч' => ["ch", "č", "tsch"],
            'ш' => ["sh", "š", "sch"],
            'щ' => ["shch", "šč", "schtsch"],
            'х' => ["kh", "h", "ch"],
            'й' => ["y", "j", "i"],
            'ю' => ["yu", "ju", "iu"],
            'я' => ["ya", "ja", "ia"],
            'в' => ["v", "v", "w"],
            'к' => ["k", "k", "k"],
            'а' => ["a", "a", "a"],
            'и' => ["i", "i", "i"],
            'о' => ["o", "o", "o"],
            'р' => ["r", "r", "r"],
            'н' => ["n", "n", "n"],
            'л' => ["l", "l", "l"],
            'д' => ["d", "d", "d"],
            _ => ["m", "m", "m"],
        };
        [0, 1, 2].map(|way| name.chars().map(|c| letter(c)[way]).collect())
    }

    proptest! {
        #[test]
        fn everyone_is_found_by_his_own_name_in_every_transliteration(
            names in prop::collection::vec("[жцчшщхйювкрнлдм]?([аио][жцчшщхвкрнлдм]){2,4}[аияй]?", 2..8),
            at in 0usize..8,
        ) {
            let at = at % names.len();
            for way in 0..3 {
                let kept: Vec<String> = names.iter().map(|name| in_latin(name)[way].clone()).collect();
                let parts: Vec<[&str; 1]> = kept.iter().map(|name| [name.as_str()]).collect();
                let index = NameIndex::new(parts.iter().map(|names| Findable { names, ..Findable::default() }));
                for typed in in_latin(&names[at]).iter().chain([&names[at]]) {
                    prop_assert!(index.find(typed, 8).contains(&at), "{typed} among {kept:?}");
                }
            }
        }
    }
}
