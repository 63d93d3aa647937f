//! 3,000 flipped bits: each is found or changes no output of any command.

use faults::flips::{Played, Verdict, flip, played};

fn flipped(played: &Played, seed: &str) -> Verdict {
    let verdict = flip(played, 1500, 10, seed, |_| {});
    assert_eq!(verdict.unseen, 0, "{verdict:?}");
    assert!(verdict.refused > 300 && verdict.harmless > 100, "{verdict:?}");
    verdict
}

#[test]
fn a_flipped_bit_is_found_or_harmless() {
    let played = played();
    // Two threads, to use two cores.
    std::thread::scope(|scope| {
        for seed in ["first", "second"] {
            let played = &played;
            scope.spawn(move || println!("{:?}", flipped(played, seed)));
        }
    });
}
