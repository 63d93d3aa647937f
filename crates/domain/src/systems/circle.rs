//! The circle method, by which everyone meets everyone once (R66).

/// A round of the circle. Players are positions in the circle, from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CircleRound {
    /// The pairs that meet.
    pub pairs: Vec<(usize, usize)>,
    /// The position that rests if their number is odd: position r in round r (from 0).
    pub rests: Option<usize>,
}

/// Returns the rounds in which all positions meet once: one fewer than positions for an even number, as many as
/// positions for an odd number, so that each rests once.
///
/// In round r, positions at equal distances before and after position r meet. Position r itself rests or, with an even
/// number, meets the last position, which is outside the circle.
pub fn circle(positions: usize) -> Vec<CircleRound> {
    if positions < 2 {
        return Vec::new();
    }
    let around = if positions.is_multiple_of(2) { positions - 1 } else { positions };
    let round = |r: usize| {
        let opposite = (1..=around / 2).map(|step| ((r + step) % around, (r + around - step) % around));
        let outside = (around < positions).then_some((r, positions - 1));
        CircleRound { pairs: outside.into_iter().chain(opposite).collect(), rests: (around == positions).then_some(r) }
    };
    (0..around).map(round).collect()
}

/// Returns the round, from 0, in which two positions meet.
pub fn meeting(positions: usize, one: usize, other: usize) -> Option<usize> {
    let meet = |round: &CircleRound| round.pairs.iter().any(|&pair| pair == (one, other) || pair == (other, one));
    circle(positions).iter().position(meet)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn everyone_meets_everyone_once_and_rests_at_most_once() {
        for positions in 2..=33 {
            let rounds = circle(positions);
            assert_eq!(rounds.len(), positions - usize::from(positions.is_multiple_of(2)), "{positions}");
            let mut met = BTreeSet::new();
            for round in &rounds {
                let playing: Vec<usize> = round.pairs.iter().flat_map(|&(a, b)| [a, b]).chain(round.rests).collect();
                assert_eq!(playing.len(), positions, "{positions}");
                assert_eq!(playing.into_iter().collect::<BTreeSet<_>>().len(), positions, "{positions}");
                assert!(round.pairs.iter().all(|&(a, b)| met.insert((a.min(b), a.max(b)))), "{positions}");
            }
            assert_eq!(met.len(), positions * (positions - 1) / 2, "{positions}");
            let rests: BTreeSet<usize> = rounds.iter().filter_map(|r| r.rests).collect();
            assert_eq!(rests.len(), if positions.is_multiple_of(2) { 0 } else { positions }, "{positions}");
        }
    }

    #[test]
    fn four_players_need_three_rounds() {
        let pairs: Vec<_> = circle(4).into_iter().map(|r| r.pairs).collect();
        assert_eq!(pairs, [[(0, 3), (1, 2)], [(1, 3), (2, 0)], [(2, 3), (0, 1)]]);
        assert_eq!((meeting(4, 0, 1), meeting(4, 1, 1), circle(1)), (Some(2), None, Vec::new()));
    }
}
