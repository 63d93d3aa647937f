//! Typical instances: vertices in layers, costs in levels of which each outweighs all lower ones together, a few nearly
//! forbidden edges, and many ties. Costs are computed on demand.

use matching::{Cost, Costs};

/// A layered graph; see the module.
#[derive(Debug, Clone)]
pub struct Layers<T> {
    seed: u64,
    layer: Vec<i64>,
    /// For each vertex, its place within the layer and the layer's size.
    place: Vec<(i64, i64)>,
    kind: Vec<u64>,
    /// The weight of each level: nearly forbidden edges, layer difference, same kind, distance from the preferred place.
    levels: [T; 4],
}

impl Layers<i64> {
    /// Returns a graph with levels a few powers of ten apart, as in programs that use 64 bits.
    pub fn narrow(n: usize, seed: u64) -> Self {
        Self::new(n, seed, [500_000_000_000_000, 400_000_000, 100_000_000, 5])
    }
}

impl Layers<i128> {
    /// Returns a graph in which each level outweighs any sum of the lower ones.
    pub fn wide(n: usize, seed: u64) -> Self {
        let pairs = n as i128 / 2;
        let place = 1024 * pairs;
        let kind = place * pairs * (n as i128).pow(2);
        let apart = kind * pairs * 4;
        Self::new(n, seed, [apart * pairs * 900, apart, kind, place])
    }
}

impl<T: Cost> Layers<T> {
    fn new(n: usize, seed: u64, levels: [T; 4]) -> Self {
        let mut graph = Layers { seed, layer: Vec::new(), place: Vec::new(), kind: Vec::new(), levels };
        // The sum of several uniform numbers makes the middle layers the fullest.
        let height = |v| (0..6).map(|part| graph.random(v, v, 10 + part) % 5).sum::<u64>() as i64;
        graph.layer = (0..n as u64).map(height).collect();
        graph.layer.sort_unstable();
        for v in 0..n {
            let first = graph.layer.partition_point(|&layer| layer < graph.layer[v]);
            let end = graph.layer.partition_point(|&layer| layer <= graph.layer[v]);
            graph.place.push(((v - first) as i64, (end - first) as i64));
            graph.kind.push(graph.random(v as u64, v as u64, 20) % 40);
        }
        graph
    }

    /// Returns a pseudo-random number that is always the same for the same pair.
    fn random(&self, i: u64, j: u64, what: u64) -> u64 {
        let mut x = self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (i << 40 | j << 8 | what);
        for factor in [0xBF58_476D_1CE4_E5B9_u64, 0x94D0_49BB_1331_11EB] {
            x = (x ^ (x >> 30)).wrapping_mul(factor);
        }
        x ^ (x >> 31)
    }
}

impl<T: Cost> Costs for Layers<T> {
    type Cost = T;

    fn len(&self) -> usize {
        self.layer.len()
    }

    fn cost(&self, i: usize, j: usize) -> Option<T> {
        let (i, j) = (i.min(j), i.max(j));
        let gap = self.layer[j] - self.layer[i];
        let ((one, size), (two, _)) = (self.place[i], self.place[j]);
        let off = if gap == 0 { ((one - two).abs() - size / 2).pow(2) } else { (size - 1 - one).pow(2) + two.pow(2) };
        let dice = self.random(i as u64, j as u64, 0);
        let used = i64::from(dice % (self.layer.len() as u64) < 6);
        let counts = [used, gap * gap, i64::from(self.kind[i] == self.kind[j]), off];
        let weighed = counts.iter().zip(&self.levels).map(|(&count, &level)| i128::from(count) * level.into());
        T::narrow(weighed.sum::<i128>() + i128::from(dice >> 54))
    }
}
