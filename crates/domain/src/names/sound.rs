//! Words by their sound: the ways in which languages and transliterations write one sound fall together.

/// How many readings of one word are kept.
const READINGS: usize = 8;

/// The readings of a plain word. Most have one; where a letter is read in two ways (c, ch, j, x, w) there are several.
pub(super) fn sounds(word: &str) -> Vec<String> {
    let letters = word.as_bytes();
    let mut readings = vec![String::new()];
    let mut at = 0;
    while at < letters.len() {
        let (length, read) = sound(letters, at);
        at += length;
        if read.len() > 1 && readings.len() * read.len() <= READINGS {
            readings = readings.iter().flat_map(|before| read.iter().map(move |sound| joined(before, sound))).collect();
        } else {
            readings.iter_mut().for_each(|before| *before = joined(before, read[0]));
        }
    }
    readings.sort();
    readings.dedup();
    readings
}

/// A reading with one more sound; doubled ones are heard once.
fn joined(before: &str, sound: &str) -> String {
    let once = if before.chars().last() == sound.chars().next() { sound.get(1..).unwrap_or_default() } else { sound };
    format!("{before}{once}")
}

/// How many letters from `at` make one sound, and how it may be read.
fn sound(letters: &[u8], at: usize) -> (usize, &'static [&'static str]) {
    let hissing = hissing(&letters[at..]);
    if hissing > 0 {
        return (hissing, hissed(&letters[at..at + hissing], letters.get(at + hissing)));
    }
    let next = letters.get(at + 1).copied().unwrap_or(b' ');
    match (letters[at], next) {
        (b'k', b'h') => (2, &["h"]),
        (b'p', b'h') => (2, &["f"]),
        (b't', b'h') => (2, &["t"]),
        (b'd', b'h') => (2, &["d"]),
        (b'g', b'h') => (2, &["g"]),
        (b'o', b'u') => (2, &["u"]),
        (b'a' | b'o' | b'u', b'e') => (2, vowel(letters[at])),
        (b'k' | b'q', _) => (1, &["k"]),
        (b'v' | b'w', _) => (1, &["v"]),
        (b'i' | b'y', _) => (1, &["i"]),
        (b'j', _) => (1, &["i", "s"]),
        (b'x', _) => (1, &["ks", "h"]),
        (other, _) => (1, own(other)),
    }
}

/// How many letters from the first belong to one hissing sound: s, z, c, ts, sh, zh, ch, tsch, szcz, shch, dz ...
fn hissing(letters: &[u8]) -> usize {
    let is_hiss = |at: usize| matches!(letters.get(at), Some(b's' | b'z' | b'c'));
    // A t or d belongs to it only before the hiss: "ts", "dzh", but "st" is two sounds.
    let leads = |at: usize| matches!(letters.get(at), Some(b't' | b'd')) && is_hiss(at + 1);
    let mut length = 0;
    while is_hiss(length) || leads(length) || (length > 0 && letters.get(length) == Some(&b'h')) {
        length += 1;
    }
    length
}

fn hissed(run: &[u8], next: Option<&u8>) -> &'static [&'static str] {
    match (run, next) {
        (b"c", Some(b'k')) => &["k"],
        (b"c", _) => &["s", "k"],
        (b"ch", _) => &["s", "h"],
        _ => &["s"],
    }
}

fn vowel(letter: u8) -> &'static [&'static str] {
    match letter {
        b'a' => &["a"],
        b'o' => &["o"],
        _ => &["u"],
    }
}

/// A letter that is read as it is written.
fn own(letter: u8) -> &'static [&'static str] {
    const OWN: [&str; 36] = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l",
        "m", "n", "o", "p", "q", "r", "s", "t", "u", "v", "w", "x", "y", "z",
    ];
    let at = match letter {
        b'0'..=b'9' => usize::from(letter - b'0'),
        b'a'..=b'z' => usize::from(letter - b'a') + 10,
        _ => return &[""],
    };
    &OWN[at..=at]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_of_writing_one_sound_fall_together() {
        for alike in [
            &["shcherba", "scherba", "schtscherba", "szczerba"][..],
            &["tsankov", "cankov", "tzankov", "zankov"][..],
            &["mikhail", "mihail", "michail"][..],
            &["ilya", "ilia", "ilja", "illia"][..],
            &["mueller", "muller"][..],
            &["zhukov", "zukov", "schukow"][..],
            &["nikolaou", "nikolau"][..],
        ] {
            let first = sounds(alike[0]);
            for other in alike {
                assert!(sounds(other).iter().any(|sound| first.contains(sound)), "{} and {other}", alike[0]);
            }
        }
        assert_ne!(sounds("stan"), sounds("san"));
    }
}
