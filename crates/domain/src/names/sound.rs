//! Words by their sound: different spellings and transliterations of a sound become equal.

/// The maximum number of readings kept for one word.
const READINGS: usize = 8;

/// Returns the readings of a plain word. Most words have one; ambiguous letters (c, ch, j, x, w) give several.
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

/// Returns a reading with one more sound; a repeated sound counts once.
fn joined(before: &str, sound: &str) -> String {
    let once = if before.chars().last() == sound.chars().next() { sound.get(1..).unwrap_or_default() } else { sound };
    format!("{before}{once}")
}

/// Returns how many letters from `at` make one sound, and its possible readings.
fn sound(letters: &[u8], at: usize) -> (usize, &'static [&'static str]) {
    let sibilant = sibilant_length(&letters[at..]);
    if sibilant > 0 {
        return (sibilant, sibilant_readings(&letters[at..at + sibilant], letters.get(at + sibilant)));
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
        (other, _) => (1, unchanged(other)),
    }
}

/// Returns how many letters from the first one make one sibilant: s, z, c, ts, sh, zh, ch, tsch, szcz, shch, dz ...
fn sibilant_length(letters: &[u8]) -> usize {
    let is_sibilant = |at: usize| matches!(letters.get(at), Some(b's' | b'z' | b'c'));
    // A t or d belongs to the sibilant only before it: "ts" and "dzh" are one sound, "st" is two.
    let leads = |at: usize| matches!(letters.get(at), Some(b't' | b'd')) && is_sibilant(at + 1);
    let mut length = 0;
    while is_sibilant(length) || leads(length) || (length > 0 && letters.get(length) == Some(&b'h')) {
        length += 1;
    }
    length
}

fn sibilant_readings(run: &[u8], next: Option<&u8>) -> &'static [&'static str] {
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

/// Returns a letter that is read as written.
fn unchanged(letter: u8) -> &'static [&'static str] {
    const LETTERS: [&str; 36] = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l",
        "m", "n", "o", "p", "q", "r", "s", "t", "u", "v", "w", "x", "y", "z",
    ];
    let at = match letter {
        b'0'..=b'9' => usize::from(letter - b'0'),
        b'a'..=b'z' => usize::from(letter - b'a') + 10,
        _ => return &[""],
    };
    &LETTERS[at..=at]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn different_spellings_of_a_sound_are_equal() {
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
