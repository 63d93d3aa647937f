//! The lots of `docs/lots.md`: a key from commitment and entropy, ChaCha20 (RFC 8439), numbers and shuffles.

use sha2::{Digest, Sha256};

/// A stream of lots.
#[derive(Debug, Clone)]
pub struct Lots {
    key: [u32; 8],
    /// The number of the next block of the stream.
    block: u32,
    /// Words of the current block that were not used, the next one last.
    words: Vec<u32>,
}

/// Returns the SHA-256 of a text as hexadecimal digits.
pub fn commitment(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Lots {
    /// Returns the lots of a commitment and the entropy called out.
    pub fn new(commitment: &str, entropy: &str) -> Lots {
        let digest = Sha256::digest(format!("{}\n{}", commitment.trim(), entropy.trim()).as_bytes());
        let mut key = [0; 8];
        for (at, byte) in digest.iter().enumerate() {
            key[at / 4] |= u32::from(*byte) << (8 * (at % 4));
        }
        Lots { key, block: 0, words: Vec::new() }
    }

    fn word(&mut self) -> u32 {
        if self.words.is_empty() {
            self.words = chacha20(&self.key, self.block);
            self.words.reverse();
            self.block += 1;
        }
        self.words.pop().unwrap_or(0)
    }

    /// Returns a number below `count`.
    pub fn below(&mut self, count: usize) -> usize {
        let count = count as u64;
        let runs = (1u64 << 32) / count * count;
        loop {
            let word = u64::from(self.word());
            if word < runs {
                return (word % count) as usize;
            }
        }
    }

    /// Shuffles items; a lot that `allowed` rejects is drawn again. `allowed` gets the items and the position drawn.
    pub fn shuffle(&mut self, items: &mut [usize], allowed: &mut dyn FnMut(&[usize], usize) -> bool) {
        for at in 0..items.len().saturating_sub(1) {
            loop {
                let other = at + self.below(items.len() - at);
                items.swap(at, other);
                if allowed(items, at) {
                    break;
                }
                items.swap(at, other);
            }
        }
    }
}

/// Returns a block of the stream with nonce 0 (RFC 8439, section 2.3).
fn chacha20(key: &[u32; 8], block: u32) -> Vec<u32> {
    let mut start = [0u32; 16];
    start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
    start[4..12].copy_from_slice(key);
    start[12] = block;
    let mut state = start;
    for _ in 0..10 {
        for [a, b, c, d] in [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]] {
            quarter_round(&mut state, a, b, c, d);
        }
        for [a, b, c, d] in [[0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]] {
            quarter_round(&mut state, a, b, c, d);
        }
    }
    state.iter().zip(start).map(|(end, start)| end.wrapping_add(start)).collect()
}

fn quarter_round(s: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
    s[a] = s[a].wrapping_add(s[b]);
    s[d] = (s[d] ^ s[a]).rotate_left(16);
    s[c] = s[c].wrapping_add(s[d]);
    s[b] = (s[b] ^ s[c]).rotate_left(12);
    s[a] = s[a].wrapping_add(s[b]);
    s[d] = (s[d] ^ s[a]).rotate_left(8);
    s[c] = s[c].wrapping_add(s[d]);
    s[b] = (s[b] ^ s[c]).rotate_left(7);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lots_are_those_of_the_published_vectors() {
        let commitment = commitment("a frozen list\n");
        assert_eq!(commitment, "2be281f06488f609832fdea6f7b023eb23e3c0e2efc3ff4c6f672c2ace67a0eb");
        let throws = |entropy| {
            let mut lots = Lots::new(&commitment, entropy);
            (0..20).map(|_| lots.below(6) + 1).collect::<Vec<_>>()
        };
        assert_eq!(throws("4 2 6 1 3 5"), [6, 6, 4, 3, 4, 5, 5, 6, 3, 5, 4, 1, 5, 4, 3, 6, 1, 1, 3, 1]);
        assert_eq!(throws("西條 雅孝"), [2, 2, 5, 3, 5, 4, 3, 3, 2, 2, 1, 4, 4, 6, 2, 1, 1, 4, 4, 4]);
        let mut order: Vec<usize> = (1..=16).collect();
        Lots::new(&commitment, "").shuffle(&mut order, &mut |_, _| true);
        assert_eq!(order, [1, 12, 9, 5, 7, 8, 11, 4, 6, 13, 14, 15, 16, 10, 2, 3]);
        let mut skips = Lots::new("commitment", "entropy");
        let numbers: Vec<usize> = (0..3).map(|_| skips.below(3_221_225_472)).collect();
        assert_eq!(numbers, [280_187_613, 2_780_688_642, 2_896_650_349]);
    }
}
