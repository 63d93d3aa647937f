//! Everyone meets everyone once: the circle method (R66).

/// A round of the circle; players are chairs, counted from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CircleRound {
    /// Who meets whom.
    pub pairs: Vec<(usize, usize)>,
    /// Who rests, where the number is odd: in round r (from 0) chair r.
    pub rests: Option<usize>,
}

/// The rounds in which `chairs` players all meet once: as many rounds as there are others, one more for an odd number, so
/// that each rests once.
///
/// In round r the chairs at equal distances before and behind chair r meet. Chair r itself rests, or with an even number
/// meets the last chair, which stands outside the circle.
pub fn circle(chairs: usize) -> Vec<CircleRound> {
    if chairs < 2 {
        return Vec::new();
    }
    let around = if chairs.is_multiple_of(2) { chairs - 1 } else { chairs };
    let round = |r: usize| {
        let opposite = (1..=around / 2).map(|step| ((r + step) % around, (r + around - step) % around));
        let outside = (around < chairs).then_some((r, chairs - 1));
        CircleRound { pairs: outside.into_iter().chain(opposite).collect(), rests: (around == chairs).then_some(r) }
    };
    (0..around).map(round).collect()
}

/// The round, from 0, in which two chairs meet.
pub fn meeting(chairs: usize, one: usize, other: usize) -> Option<usize> {
    let meet = |round: &CircleRound| round.pairs.iter().any(|&pair| pair == (one, other) || pair == (other, one));
    circle(chairs).iter().position(meet)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn everyone_meets_everyone_once_and_rests_at_most_once() {
        for chairs in 2..=33 {
            let rounds = circle(chairs);
            assert_eq!(rounds.len(), chairs - usize::from(chairs.is_multiple_of(2)), "{chairs}");
            let mut met = BTreeSet::new();
            for round in &rounds {
                let seated: Vec<usize> = round.pairs.iter().flat_map(|&(a, b)| [a, b]).chain(round.rests).collect();
                assert_eq!(seated.len(), chairs, "{chairs}");
                assert_eq!(seated.into_iter().collect::<BTreeSet<_>>().len(), chairs, "{chairs}");
                assert!(round.pairs.iter().all(|&(a, b)| met.insert((a.min(b), a.max(b)))), "{chairs}");
            }
            assert_eq!(met.len(), chairs * (chairs - 1) / 2, "{chairs}");
            let rests: BTreeSet<usize> = rounds.iter().filter_map(|r| r.rests).collect();
            assert_eq!(rests.len(), if chairs.is_multiple_of(2) { 0 } else { chairs }, "{chairs}");
        }
    }

    #[test]
    fn four_play_three_rounds() {
        let pairs: Vec<_> = circle(4).into_iter().map(|r| r.pairs).collect();
        assert_eq!(pairs, [[(0, 3), (1, 2)], [(1, 3), (2, 0)], [(2, 3), (0, 1)]]);
        assert_eq!((meeting(4, 0, 1), meeting(4, 1, 1), circle(1)), (Some(2), None, Vec::new()));
    }
}
