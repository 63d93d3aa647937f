//! 210 forged event files whose hashes, journal and rows agree: each is refused or reported, none makes a command panic or exceed
//! the memory budget of the program, which these tests have too.

use faults::forged::{Original, Verdict, forge, kinds, original};

fn forged(original: &Original, seed: &str) -> Verdict {
    let verdict = forge(original, 3 * kinds(), seed, |_| {});
    assert!(verdict.faults.is_empty(), "{verdict:#?}");
    assert!(verdict.refused > 12 && verdict.reported > 40 && verdict.impossible < verdict.files / 4, "{verdict:?}");
    verdict
}

#[test]
fn a_forged_file_is_refused_or_reported() {
    let original = original();
    // Two threads, to use two cores.
    std::thread::scope(|scope| {
        for seed in ["first", "second"] {
            let original = &original;
            scope.spawn(move || println!("{:?}", forged(original, seed)));
        }
    });
}
