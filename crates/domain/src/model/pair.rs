//! The pairs of pair go: two people who play one game together, move by move.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::id::PersonId;
use crate::model::player::{Partner, Player, PlayerPair};
use crate::model::rank::Rank;
use crate::model::rating::Gor;

/// How the rank and rating of a pair follow from those of the two partners.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum PairStrength {
    /// The mean, rounded to the nearest grade, halves to the stronger one.
    #[default]
    Mean,
    /// Those of the stronger partner.
    Stronger,
    /// Those of the weaker partner.
    Weaker,
}

/// Whether the two partners must be a woman and a man. The program does not ask for the sex of anyone: the director confirms that
/// a pair is mixed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum MixedPairs {
    /// They must: a pair that the director has not confirmed is refused.
    Required,
    /// The checklist before the register closes lists the pairs that are not confirmed.
    #[default]
    Reminded,
    /// Any two people may play together.
    Any,
}

/// The rules of a competition of pairs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PairRules {
    /// How the rank of a pair follows from its partners.
    #[serde(default)]
    pub strength: PairStrength,
    /// Whether pairs must be mixed.
    #[serde(default)]
    pub mixed: MixedPairs,
}

impl PlayerPair {
    /// Returns the two partners.
    pub fn partners(&self) -> [&Partner; 2] {
        [&self.first, &self.second]
    }

    /// Returns the partner who is this person.
    pub fn partner_mut(&mut self, person: PersonId) -> Option<&mut Partner> {
        [&mut self.first, &mut self.second].into_iter().find(|partner| partner.person == person)
    }

    /// Returns the pair as a player: with both names, what both have in common, and rank and rating by the rules. The rating is
    /// unknown if neither partner has one; otherwise a partner without one counts by their rank. A pair is published as the more
    /// reserved of its partners wishes.
    pub fn player(&self, rules: PairRules) -> Player {
        let [first, second] = self.partners().map(|partner| &partner.player);
        let mut pair = Player::new(self.names(Player::list_name), "", self.rank(rules.strength));
        if first.latin.is_some() || second.latin.is_some() {
            pair.latin = Some(self.names(Player::latin_name));
        }
        if first.club == second.club {
            pair.club.clone_from(&first.club);
        }
        pair.country = first.country.filter(|_| first.country == second.country);
        pair.rating = self.rating(rules.strength);
        pair.publication = first.publication.max(second.publication);
        pair.pair = Some(Box::new(self.clone()));
        pair
    }

    /// Returns the names of both in some form: "Pop Ana & Ion Dan".
    pub fn names(&self, name: impl Fn(&Player) -> String) -> String {
        format!("{} & {}", name(&self.first.player), name(&self.second.player))
    }

    fn rank(&self, strength: PairStrength) -> Rank {
        let [first, second] = self.partners().map(|partner| partner.player.rank);
        match strength {
            PairStrength::Mean => Rank::from_grade(mean(first.grade(), second.grade())),
            PairStrength::Stronger => first.max(second),
            PairStrength::Weaker => first.min(second),
        }
    }

    fn rating(&self, strength: PairStrength) -> Option<Gor> {
        let players = self.partners().map(|partner| &partner.player);
        players.iter().find_map(|player| player.rating)?;
        let [first, second] = players.map(|player| player.strength().0);
        Some(Gor(match strength {
            PairStrength::Mean => mean(first, second),
            PairStrength::Stronger => first.max(second),
            PairStrength::Weaker => first.min(second),
        }))
    }
}

/// Returns the mean of two numbers, halves up.
fn mean(first: i32, second: i32) -> i32 {
    (first + second + 1).div_euclid(2)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::model::disclosure::{Audience, disclose};
    use crate::model::player::Publication;

    fn partner(person: i64, family: &str, rank: &str, rating: Option<i32>) -> Partner {
        let player = Player::new(family, "Sam", rank.parse().unwrap());
        Partner { person: PersonId(person), player: Player { rating: rating.map(Gor), ..player } }
    }

    fn pair(first: Partner, second: Partner) -> PlayerPair {
        PlayerPair { first, second, mixed: false }
    }

    fn by(strength: PairStrength) -> PairRules {
        PairRules { strength, ..PairRules::default() }
    }

    #[test]
    fn a_pair_has_both_names_and_a_rank_by_the_rules() {
        let two = pair(partner(1, "Alder", "2d", None), partner(2, "Birch", "3k", None));
        let player = two.player(PairRules::default());
        assert_eq!((player.list_name().as_str(), player.rating), ("Alder Sam & Birch Sam", None));
        assert_eq!(player.table_name(), "Sam ALDER & Sam BIRCH");
        let ranks = [PairStrength::Mean, PairStrength::Stronger, PairStrength::Weaker]
            .map(|strength| two.player(by(strength)).rank.to_string());
        assert_eq!(ranks, ["1k", "2d", "3k"]);
        let odd = pair(partner(1, "Alder", "3k", None), partner(2, "Birch", "4k", None));
        assert_eq!(odd.player(PairRules::default()).rank.to_string(), "3k", "halves go to the stronger grade");
    }

    #[test]
    fn a_rating_of_one_partner_is_met_with_the_rank_of_the_other() {
        let two = pair(partner(1, "Alder", "1d", Some(2151)), partner(2, "Birch", "1k", None));
        assert_eq!(two.player(PairRules::default()).rating, Some(Gor(mean(2151, 2000))));
    }

    #[test]
    fn a_pair_is_published_as_the_more_reserved_partner_wishes() {
        let shown = |first: Publication, second: Publication| {
            let mut two = pair(partner(1, "Alder", "2d", None), partner(2, "Birch", "3k", None));
            (two.first.player.publication, two.second.player.publication) = (first, second);
            let player = two.player(PairRules::default());
            disclose(&player, Some(7), Audience::PublicSheet).name.message().to_string()
        };
        use Publication::{Anonymous, Full, Initials};
        assert_eq!(shown(Full, Full), "Alder Sam & Birch Sam");
        assert_eq!(shown(Full, Initials), "Alder Sam & B. S.");
        assert_eq!(shown(Initials, Initials), "A. S. & B. S.");
        assert_eq!(shown(Full, Anonymous), "No. 7");
    }

    proptest! {
        /// The strength of a pair lies between those of its partners, in either order.
        #[test]
        fn a_pair_is_as_strong_as_someone_between_its_partners(
            one in -29i32..=8,
            other in -29i32..=8,
            ratings in (proptest::option::of(100i32..2900), proptest::option::of(100i32..2900)),
        ) {
            let partner = |person, grade, rating| {
                partner(person, "Alder", &Rank::from_grade(grade).to_string(), rating)
            };
            let two = pair(partner(1, one, ratings.0), partner(2, other, ratings.1));
            let turned = pair(two.second.clone(), two.first.clone());
            for strength in [PairStrength::Mean, PairStrength::Stronger, PairStrength::Weaker] {
                let (player, again) = (two.player(by(strength)), turned.player(by(strength)));
                prop_assert_eq!((player.rank, player.rating), (again.rank, again.rating));
                let [first, second] = two.partners().map(|partner| partner.player.clone());
                prop_assert!((first.rank.min(second.rank)..=first.rank.max(second.rank)).contains(&player.rank));
                prop_assert_eq!(player.rating.is_some(), ratings.0.or(ratings.1).is_some());
                if let Some(rating) = player.rating {
                    let (low, high) = (first.strength().min(second.strength()), first.strength().max(second.strength()));
                    prop_assert!((low..=high).contains(&rating));
                }
            }
        }
    }
}
