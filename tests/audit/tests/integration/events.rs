//! Random events, as many as every run of the checks plays.

use audit::actions::Counts;
use audit::run::audit;

/// Plays the events of these seeds.
fn play(seeds: std::ops::Range<u64>) -> Counts {
    let mut counts = Counts::default();
    for seed in seeds {
        if let Err(finding) = audit(seed, 90, &mut counts, &|_, _| {}) {
            panic!("{finding}");
        }
    }
    counts
}

#[test]
fn views_agree_with_the_recomputation_in_the_first_hundred_events() {
    assert!(play(0..100).accepted() > 4_000);
}

#[test]
fn views_agree_with_the_recomputation_in_the_second_hundred_events() {
    assert!(play(100..200).accepted() > 4_000);
}
