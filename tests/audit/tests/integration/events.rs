//! Random events, as many as every run of the checks plays.

use audit::run::{Counts, audit};

/// Plays the events of these seeds. Returns how many operations were accepted.
fn play(seeds: std::ops::Range<u64>) -> u64 {
    let mut counts = Counts::new();
    for seed in seeds {
        if let Err(finding) = audit(seed, 90, &mut counts, &|_, _| {}) {
            panic!("{finding}");
        }
    }
    counts.values().map(|count| count.0).sum()
}

#[test]
fn views_agree_with_the_recomputation_in_the_first_hundred_events() {
    assert!(play(0..100) > 4_000);
}

#[test]
fn views_agree_with_the_recomputation_in_the_second_hundred_events() {
    assert!(play(100..200) > 4_000);
}
