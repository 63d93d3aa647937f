//! Finds people by typed letters, whatever the diacritics, script or transliteration, and with small misspellings.
//!
//! A name is indexed twice: by its plain letters, and by its sound, for which different spellings of a sound are equal.
//! Typed words are matched as prefixes: first exactly, then by sound, then with one or two wrong letters.

mod dictionary;
mod fold;
mod sound;

pub use fold::fold;

use std::cmp::Reverse;

use dictionary::{Dictionary, differ_by_at_most_one_letter};
use sound::sounds;

/// How well a typed word matches a person; smaller is better.
type MatchQuality = u8;
const WHOLE_WORD: MatchQuality = 0;
const PREFIX: MatchQuality = 1;
const SOUND: MatchQuality = 2;
const MARK: MatchQuality = 3;
const WRONG_LETTER: MatchQuality = 6;
const NO_MATCH: MatchQuality = u8::MAX;

/// A person to be found.
#[derive(Debug, Clone, Copy, Default)]
pub struct Findable<'a> {
    /// All names, in any script and order.
    pub names: &'a [&'a str],
    /// Texts that match only as a whole: country, club, numbers.
    pub marks: &'a [&'a str],
    /// Decides between equal matches: the greater weight comes first.
    pub weight: u32,
}

/// An index of people, who are identified by their position in the input.
#[derive(Debug, Default)]
pub struct NameIndex {
    plain: Dictionary,
    sound: Dictionary,
    marks: Dictionary,
    weights: Vec<u32>,
}

impl NameIndex {
    /// Returns the index of `people`.
    pub fn new<'a>(people: impl IntoIterator<Item = Findable<'a>>) -> NameIndex {
        let (mut plain, mut sound, mut marks, mut weights) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for person in people {
            let person_index = weights.len() as u32;
            for name in person.names {
                for word in words_of(name) {
                    sound.extend(sounds(&word).into_iter().map(|sound| (sound, person_index)));
                    plain.push((word, person_index));
                }
            }
            marks.extend(person.marks.iter().map(|mark| (fold(mark).replace(' ', ""), person_index)));
            weights.push(person.weight);
        }
        let [plain, sound, marks] = [plain, sound, marks].map(Dictionary::new);
        NameIndex { plain, sound, marks, weights }
    }

    /// Returns up to `most` matches for all typed words, best first. An empty query matches nothing.
    pub fn find(&self, typed: &str, most: usize) -> Vec<usize> {
        let typed = fold(typed);
        let words: Vec<&str> = typed.split(' ').filter(|word| !word.is_empty()).collect();
        if words.is_empty() {
            return Vec::new();
        }
        let exact = self.matching_all(&words, false);
        let mut found = if exact.len() < most { self.matching_all(&words, true) } else { exact };
        found.sort_by_key(|&(quality, person)| (quality, Reverse(self.weights[person]), person));
        found.into_iter().take(most).map(|(_, person)| person).collect()
    }

    /// Returns everyone who matches all words, with the sum of the match qualities.
    fn matching_all(&self, words: &[&str], wrong_letters: bool) -> Vec<(u32, usize)> {
        let mut total = vec![0u32; self.weights.len()];
        let mut excluded = vec![false; self.weights.len()];
        for word in words {
            let qualities = self.qualities(word, wrong_letters);
            for ((total, excluded), quality) in total.iter_mut().zip(&mut excluded).zip(qualities) {
                *total += u32::from(quality);
                *excluded |= quality == NO_MATCH;
            }
        }
        let everyone = total.into_iter().zip(excluded).enumerate();
        everyone.filter(|(_, (_, excluded))| !excluded).map(|(person, (total, _))| (total, person)).collect()
    }

    /// Returns how well one word matches each person.
    fn qualities(&self, word: &str, wrong_letters: bool) -> Vec<MatchQuality> {
        let mut qualities = vec![NO_MATCH; self.weights.len()];
        let mut note = |people: &[u32], quality: MatchQuality| {
            for &person in people {
                let best = &mut qualities[person as usize];
                *best = quality.min(*best);
            }
        };
        let number = word.len() > 2 && word.bytes().all(|b| b.is_ascii_digit());
        self.plain.with_prefix(word, |found, people| note(people, if found == word { WHOLE_WORD } else { PREFIX }));
        self.marks.with_prefix(word, |found, people| {
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
            self.sound.with_prefix(&sound, |_, people| note(people, SOUND));
            if allowed > 0 {
                self.sound.with_similar_prefix(&sound, allowed, |errors, people| note(people, WRONG_LETTER * errors));
            }
        }
        if allowed > 0 {
            self.plain.with_similar_prefix(word, allowed, |errors, people| note(people, WRONG_LETTER * errors));
        }
        qualities
    }
}

/// The sound of a whole name in any order of its words, for finding people who may be entered twice (R6).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NameKey(String);

impl NameKey {
    /// Returns the key of a name.
    pub fn of(name: &str) -> NameKey {
        let mut words: Vec<String> = fold(name).split(' ').filter_map(|word| sounds(word).into_iter().min()).collect();
        words.sort();
        NameKey(words.concat())
    }

    /// Whether two names sound alike. In long names one letter may differ.
    pub fn is_like(&self, other: &NameKey) -> bool {
        self == other || (self.0.len() > 8 && differ_by_at_most_one_letter(&self.0, &other.0))
    }
}

/// Returns the words of a name, and all of them joined if there are several: "van der Mühl" is also found as
/// "vandermuhl".
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
    fn two_spellings_of_one_name_are_alike() {
        let like = |one: &str, other: &str| NameKey::of(one).is_like(&NameKey::of(other));
        assert!(like("Cioară Mihnea", "Mihnea CIOARA"));
        assert!(like("Чора Ілля", "Chora Illia"));
        assert!(like("Papadoulis Dimitris", "Papadulis Dimitri"));
        assert!(!like("Reed Bea", "Reed Ann"));
    }

    /// Returns a Cyrillic name in three transliterations.
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
        fn everyone_is_found_by_their_name_in_every_transliteration(
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
