//! R19: nobody meets the same opponent twice. Also counts the pairs to be kept apart before a knock-out.

/// How often `j` stands in the list: 1 for each earlier game of the two, so that a third meeting is worse than a
/// second.
pub(super) fn price(list: &[u32], j: usize) -> u32 {
    list.iter().filter(|&&met| met as usize == j).count() as u32
}
