//! Games between zones that are tournaments of their own, or between groups of equal sequences of results: as few as possible (R62,
//! R65).

/// Returns 0 for two players of one group. One crossing costs more than the distances of all crossings of a round that has the fewest
/// of them can differ by, so that one game across two borders is better than two games across one each. `groups` is the number of
/// groups, the distance of the first and the last one plus 1.
pub(super) fn cost(a: u32, b: u32, groups: u32) -> u32 {
    match a.abs_diff(b) {
        0 => 0,
        distance => groups.saturating_sub(2).saturating_add(distance),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_far_crossing_is_better_than_two_near_ones() {
        let three = |a, b| cost(a, b, 3);
        assert_eq!((three(1, 1), three(0, 1), three(0, 2)), (0, 2, 3));
        for groups in 3..20 {
            assert!(cost(0, groups - 1, groups) < cost(0, 1, groups) + cost(1, groups - 1, groups));
        }
        assert_eq!(cost(0, 1, 2), 1);
    }
}
