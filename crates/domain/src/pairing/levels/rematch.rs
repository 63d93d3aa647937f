//! Nobody meets the same opponent twice (R19). Also used for pairs to be kept separate before a knock-out.

/// Returns how often `j` is in the list, once per earlier game, so that a third game costs more than a second.
pub(super) fn cost(list: &[u32], j: usize) -> u32 {
    list.iter().filter(|&&met| met as usize == j).count() as u32
}

/// Writes the costs with all players after `i`.
pub(super) fn fill(list: &[u32], i: usize, out: &mut [u32]) {
    out.fill(0);
    list.iter().filter(|&&met| met as usize > i).for_each(|&met| out[met as usize - i - 1] += 1);
}
