//! The prizes of a year (R55): most improved player, rookie of the year, and country teams.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use super::ledger::{Account, Edition, Entered, accounts};
use crate::model::category::Category;
use crate::model::country::Country;
use crate::model::player::Sex;
use crate::model::ratio::Ratio;

/// Returns the growth of each player's SP from the end of the previous year to `until`, largest first. The earlier SP
/// count at the rate of the player's present category.
pub fn most_improved<K: Ord + Clone>(
    editions: &[Edition<K>],
    year: i32,
    until: NaiveDate,
    category: Category,
) -> Vec<(K, Ratio)> {
    let Some(eve) = NaiveDate::from_ymd_opt(year - 1, 12, 31) else { return Vec::new() };
    let before = accounts(editions, eve);
    let now = accounts(editions, until).into_iter().filter(|(_, account)| account.category == category);
    let growth = now.map(|(player, account)| {
        let earlier = before.get(&player).map_or(Ratio::from_integer(0), |a| a.sp * factor_since(&account, eve));
        (player, account.sp - earlier)
    });
    best_first(growth.filter(|&(_, by)| by > Ratio::from_integer(0)).collect())
}

/// Returns the product of the factors of all categories entered after `eve`.
fn factor_since(account: &Account, eve: NaiveDate) -> Ratio {
    let later = account.steps.iter().filter(|step| step.date > eve);
    later.fold(Ratio::from_integer(1), |all, step| match step.what {
        Entered::Transition { factor, .. } => all * factor,
        _ => all,
    })
}

/// Returns the race of the players who came through Future Stars this year, most points first. The first is the rookie
/// of the year.
pub fn rookies<K: Ord + Clone>(
    gains: impl IntoIterator<Item = (K, Ratio)>,
    first_timer: impl Fn(&K) -> bool,
) -> Vec<(K, Ratio)> {
    best_first(sums(gains.into_iter().filter(|(player, _)| first_timer(player))))
}

/// A country's team: its best two boys and two girls.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team<K> {
    /// The country.
    pub country: Country,
    /// The girls, then the boys, best first; fewer than two of each if the country does not have more.
    pub players: Vec<K>,
    /// The sum of their points.
    pub points: Ratio,
}

/// Returns the teams of all countries, complete teams first, then by points. Players whose country or sex is unknown
/// are in no team.
pub fn country_teams<K: Ord + Clone>(
    gains: impl IntoIterator<Item = (K, Ratio)>,
    person: impl Fn(&K) -> Option<(Country, Sex)>,
) -> Vec<Team<K>> {
    let mut teams: BTreeMap<Country, Team<K>> = BTreeMap::new();
    let ranked = best_first(sums(gains));
    for sex in [Sex::Female, Sex::Male] {
        let mut taken: BTreeMap<Country, usize> = BTreeMap::new();
        for (player, points) in &ranked {
            let Some((country, _)) = person(player).filter(|&(_, of)| of == sex) else { continue };
            let count = taken.entry(country).or_default();
            *count += 1;
            if *count <= 2 {
                let none = Team { country, players: Vec::new(), points: Ratio::from_integer(0) };
                let team = teams.entry(country).or_insert(none);
                team.players.push(player.clone());
                team.points += *points;
            }
        }
    }
    let mut teams: Vec<Team<K>> = teams.into_values().collect();
    teams.sort_by_key(|team| std::cmp::Reverse((team.players.len() == 4, team.points)));
    teams
}

fn sums<K: Ord>(gains: impl IntoIterator<Item = (K, Ratio)>) -> Vec<(K, Ratio)> {
    let mut sums: BTreeMap<K, Ratio> = BTreeMap::new();
    for (player, points) in gains {
        *sums.entry(player).or_insert(Ratio::from_integer(0)) += points;
    }
    sums.into_iter().collect()
}

fn best_first<K: Ord>(mut players: Vec<(K, Ratio)>) -> Vec<(K, Ratio)> {
    players.sort_by(|(a, more), (b, less)| less.cmp(more).then_with(|| a.cmp(b)));
    players
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole(points: i64) -> Ratio {
        Ratio::from_integer(points)
    }

    #[test]
    fn team_has_the_best_two_girls_and_two_boys() {
        let gains = [("a", 50), ("b", 40), ("c", 30), ("d", 20), ("e", 10), ("f", 500)].map(|(k, p)| (k, whole(p)));
        let person = |player: &&str| {
            let (country, sex) = match *player {
                "a" | "b" | "c" => ("RO", Sex::Female),
                "d" | "e" => ("RO", Sex::Male),
                _ => ("HR", Sex::Male),
            };
            Some((country.parse().unwrap(), sex))
        };
        let teams = country_teams(gains, person);
        assert_eq!((teams[0].players.clone(), teams[0].points), (vec!["a", "b", "d", "e"], whole(120)));
        assert_eq!(teams[1].players, ["f"], "an incomplete team comes last");
    }

    #[test]
    fn rookie_is_the_best_player_from_future_stars() {
        let gains = [("a", 50), ("b", 40), ("b", 20), ("c", 300)].map(|(k, p)| (k, whole(p)));
        assert_eq!(rookies(gains, |k| *k != "c"), [("b", whole(60)), ("a", whole(50))]);
    }
}
