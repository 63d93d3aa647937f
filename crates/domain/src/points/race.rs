//! The race to the Final: the points gained in a calendar year, and the players who qualify (R48).

use std::collections::BTreeMap;

use crate::model::ratio::Ratio;

/// A player in the race of one category.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Racer<K> {
    /// The player.
    pub player: K,
    /// Points gained in the year.
    pub points: Ratio,
    /// Place, from 1; players with equal points share it.
    pub place: usize,
}

/// The players who qualify for the Final.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Qualified<K> {
    /// The players who qualify for certain, best first.
    pub players: Vec<K>,
    /// Players with equal points who compete for the places left; the director decides.
    pub tied: Vec<K>,
    /// Number of places left for the tied players.
    pub left: usize,
}

/// Returns the race of a category from all gains of the year: most points first, players with equal points by key.
pub fn race<K: Ord + Clone>(gains: impl IntoIterator<Item = (K, Ratio)>) -> Vec<Racer<K>> {
    let mut sums: BTreeMap<K, Ratio> = BTreeMap::new();
    for (player, points) in gains {
        *sums.entry(player).or_insert(Ratio::from_integer(0)) += points;
    }
    let mut order: Vec<(K, Ratio)> = sums.into_iter().collect();
    order.sort_by(|(_, a), (_, b)| b.cmp(a));
    let ahead = |points| order.partition_point(|&(_, other)| other > points);
    order
        .iter()
        .map(|&(ref player, points)| Racer { player: player.clone(), points, place: ahead(points) + 1 })
        .collect()
}

/// Returns the first `size` players of the race who are not absent; players below move up (R48).
pub fn qualified<K: Clone>(race: &[Racer<K>], size: usize, absent: impl Fn(&K) -> bool) -> Qualified<K> {
    let present: Vec<&Racer<K>> = race.iter().filter(|racer| !absent(&racer.player)).collect();
    let keys = |racers: &[&Racer<K>]| racers.iter().map(|racer| racer.player.clone()).collect();
    let Some(first_out) = present.get(size).map(|racer| racer.points) else {
        return Qualified { players: keys(&present), tied: Vec::new(), left: 0 };
    };
    let certain = present.partition_point(|racer| racer.points > first_out).min(size);
    let tied_end = if certain < size { present.partition_point(|racer| racer.points >= first_out) } else { certain };
    Qualified { players: keys(&present[..certain]), tied: keys(&present[certain..tied_end]), left: size - certain }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn gains(points: &[i64]) -> Vec<(usize, Ratio)> {
        points.iter().enumerate().map(|(player, &points)| (player, Ratio::from_integer(points))).collect()
    }

    #[test]
    fn race_sums_the_year_and_replaces_absent_players_from_below() {
        let mut all = gains(&[50, 400, 30, 20, 10]);
        all.extend([(0, Ratio::new(701, 2)), (3, Ratio::new(1, 3))]);
        let race = race(all);
        let places: Vec<(usize, usize)> = race.iter().map(|r| (r.player, r.place)).collect();
        assert_eq!(places, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)]);
        assert_eq!(race[0].points, Ratio::new(801, 2), "half a point decides the first place");
        assert_eq!(qualified(&race, 3, |_| false).players, [0, 1, 2]);
        assert_eq!(qualified(&race, 3, |&player| player == 1).players, [0, 2, 3]);
        assert_eq!(qualified(&race, 10, |_| false).players.len(), 5);
    }

    #[test]
    fn players_tied_for_the_last_places_are_left_to_the_director() {
        let race = race(gains(&[9, 7, 5, 5, 5, 1]));
        assert_eq!(qualified(&race, 4, |_| false), Qualified { players: vec![0, 1], tied: vec![2, 3, 4], left: 2 });
        assert_eq!(qualified(&race, 5, |_| false), Qualified { players: vec![0, 1, 2, 3, 4], tied: vec![], left: 0 });
        assert_eq!(race.iter().map(|r| r.place).collect::<Vec<_>>(), [1, 2, 3, 3, 3, 6]);
    }

    proptest! {
        #[test]
        fn qualified_players_have_at_least_the_points_of_those_left_out(
            points in prop::collection::vec(0..6i64, 0..20),
            size in 0..12usize,
            absent in prop::collection::btree_set(0..20usize, 0..6),
        ) {
            let race = race(gains(&points));
            let result = qualified(&race, size, |player| absent.contains(player));
            let present = points.len() - absent.iter().filter(|&&player| player < points.len()).count();
            prop_assert_eq!(result.players.len() + result.left, size.min(present));
            prop_assert!(result.left == 0 || result.left < result.tied.len());
            let of = |player: &usize| points[*player];
            let worst = result.players.iter().chain(&result.tied).map(of).min();
            let listed = |player: &usize| result.players.contains(player) || result.tied.contains(player);
            let inside = |player: &usize| listed(player) || absent.contains(player);
            let best_out = (0..points.len()).filter(|player| !inside(player)).map(|player| of(&player)).max();
            prop_assert!(worst >= best_out || result.players.is_empty() && result.tied.is_empty());
        }
    }
}
