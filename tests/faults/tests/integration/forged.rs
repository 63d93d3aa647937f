//! Forged event files of every kind whose hashes, journal and rows agree: each is refused or reported, none makes a command panic or exceed
//! the memory budget of the program, which these tests have too.

use faults::forged::{Original, Verdict, forge, kinds, originals};

fn forged(originals: &[Original], seed: &str) -> Verdict {
    let verdict = forge(originals, kinds(originals), seed, |_| {});
    assert!(verdict.faults.is_empty(), "{verdict:#?}");
    assert!(verdict.refused > 12 && verdict.reported > 40 && verdict.impossible < verdict.files / 4, "{verdict:?}");
    verdict
}

#[test]
fn a_forged_file_is_refused_or_reported() {
    let originals = originals();
    // Two threads, to use two cores.
    std::thread::scope(|scope| {
        for seed in ["first", "second"] {
            let originals = &originals;
            scope.spawn(move || println!("{:?}", forged(originals, seed)));
        }
    });
}
