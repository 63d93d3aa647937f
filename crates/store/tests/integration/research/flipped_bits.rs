//! A file with any bit flipped is refused, found to be damaged, or says the same as before.

use crate::toy::{OLD, example, state};
use std::fs;
use store::EventFile;

#[test]
fn every_flipped_bit_is_found_or_harmless() {
    let folder = tempfile::tempdir().unwrap();
    let path = example(folder.path());
    let bytes = fs::read(&path).unwrap();
    let content = |file: &mut EventFile| (file.log().unwrap(), file.head().unwrap(), state(file));
    let expected = content(&mut EventFile::open_as(&path, OLD).unwrap());
    let (mut found, mut harmless) = (0, 0);
    for at in (0..bytes.len() * 8).step_by(61) {
        let mut flipped = bytes.clone();
        flipped[at / 8] ^= 1 << (at % 8);
        fs::write(&path, flipped).unwrap();
        match EventFile::open_as(&path, OLD) {
            Ok(mut file) if file.check().is_sound() => {
                assert_eq!(content(&mut file), expected, "bit {at}");
                harmless += 1;
            }
            _ => found += 1,
        }
    }
    assert!(found > 100 && harmless > 100, "{found} found, {harmless} harmless");
}
