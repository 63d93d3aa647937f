//! Every door through which bytes of strangers come in, as one function of these bytes each. A function panics where
//! the program is wrong, not where the bytes are. The fuzzer in `fuzz/` calls them with bytes of its own invention, and
//! the test beside them with those that it once found, and with the seeds it begins from.

mod databases;
mod engine;
mod lists;
mod signed;
mod tournaments;

use domain::lots::Lots;

/// A door: its name, which is that of its fuzz target and of its folder in `fuzz/corpus`, and what is behind it.
pub type Door = (&'static str, fn(&[u8]));

/// All of them.
pub const DOORS: [Door; 15] = [
    ("opengotha", tournaments::opengotha),
    ("macmahon", tournaments::macmahon),
    ("pairgoth", tournaments::pairgoth),
    ("h9", tournaments::h9),
    ("detect", tournaments::detect),
    ("csv_list", lists::csv_list),
    ("egd_list", lists::egd_list),
    ("seed_list", lists::seed_list),
    ("season", lists::season),
    ("bundle", signed::bundle),
    ("bundle_content", signed::bundle_content),
    ("event_file", databases::event_file),
    ("salvage", databases::salvage),
    ("matching", engine::matching),
    ("pairing", engine::pairing),
];

/// Goes through the door of that name.
///
/// # Panics
/// There is none, or what is behind it is wrong.
pub fn knock(name: &str, bytes: &[u8]) {
    let door = DOORS.iter().find(|(known, _)| *known == name).expect("a door of the list");
    (door.1)(bytes);
}

/// The bytes with a few things wrong about them, as the lots fall.
pub fn bent(bytes: &[u8], lots: &mut Lots) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let length = u32::try_from(bytes.len()).expect("a small file").max(1);
    for _ in 0..1 + lots.below(4) {
        let (at, until) = (lots.below(length) as usize, lots.below(length) as usize);
        let (at, until) = (at.min(until).min(bytes.len()), at.max(until).min(bytes.len()));
        match lots.below(6) {
            0 => bytes.truncate(at),
            1 => bytes[at..until].reverse(),
            2 => drop(bytes.drain(at..until.min(at + 8))),
            3 => bytes.splice(at..at, [b'9'; 12]).for_each(drop),
            4 => bytes.iter_mut().skip(at).take(1).for_each(|byte| *byte = byte.wrapping_add(1)),
            _ => bytes.iter_mut().skip(at).take(4).for_each(|byte| *byte = 0xFF),
        }
    }
    bytes
}

/// A refusal is one sentence that a person can read and a terminal does not obey.
fn readable(said: &str) {
    assert!(said.len() > 10 && said.len() < 2000, "no sentence: {said:?}");
    assert!(!said.contains(|c: char| c.is_control() || domain::text::is_harmful(c)), "not plain words: {said:?}");
    assert!(said.ends_with(['.', '!', '?']), "not a whole sentence: {said:?}");
}

/// Nothing in these words hides or turns others, or breaks a line.
fn harmless(words: &str) {
    assert_eq!(domain::text::clean(words), (words.to_owned(), false), "{words:?}");
}
