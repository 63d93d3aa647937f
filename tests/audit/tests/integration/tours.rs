//! Random tours, as many as every run of the checks computes.

use audit::tour::audit_tour;

#[test]
fn accounts_and_races_agree_with_the_recomputation() {
    for seed in 0..2_000 {
        let difference = audit_tour(seed);
        assert_eq!(difference, None, "seed {seed}");
    }
}
