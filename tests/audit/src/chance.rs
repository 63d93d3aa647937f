//! Random numbers from a seed, the same on every machine (SplitMix64).

/// A sequence of random numbers.
#[derive(Debug, Clone)]
pub struct Chance(u64);

impl Chance {
    /// Returns the sequence of a seed; different purposes have different sequences.
    pub fn new(seed: u64, purpose: u64) -> Chance {
        let mut chance = Chance(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ purpose.rotate_left(32));
        chance.next();
        chance
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ (word >> 31)
    }

    /// Returns a number below `count`, which must be positive.
    pub fn below(&mut self, count: usize) -> usize {
        (self.next() >> 16) as usize % count
    }

    /// Returns true in `percent` of 100 cases.
    pub fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// Returns one of the items, which must not be empty.
    pub fn one_of<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}
