//! Random tours of several years: the program's ledger against the recomputation (R46-R49).

use std::collections::BTreeMap;

use chrono::{Datelike, Days, NaiveDate};
use domain::tour::ledger::{Edition, Gain, accounts, gained_in};
use domain::{Category, ChampionshipId, EditionId, Ratio};
use recompute::ledger;
use recompute::points::Fraction;

use crate::chance::Chance;
use crate::compare::Difference;

const LIMITS: [u8; 3] = [12, 16, 20];

/// A random tour.
struct Tour {
    players: i64,
    factor: Fraction,
    editions: Vec<Edition<i64>>,
    recomputed: Vec<ledger::Edition>,
}

/// Compares the accounts of a random tour on random days, and the race of each of its years.
///
/// # Panics
/// The calendar ends before the tour.
pub fn audit_tour(seed: u64) -> Option<Difference> {
    let mut chance = Chance::new(seed, 3);
    let mut tour = Tour::random(&mut chance);
    // The order of imports does not matter.
    let from = chance.below(tour.editions.len());
    tour.editions.rotate_left(from);
    let last = tour.recomputed.last().map_or(0, |edition| edition.end);
    let first = tour.recomputed[0].start;
    let days: Vec<i64> = (0..6).map(|_| first + chance.below((last - first + 2) as usize) as i64).collect();
    let differs = days.into_iter().find_map(|day| tour.compare_day(day));
    differs.or_else(|| (2020..2030).find_map(|year| tour.compare_race(year)))
}

impl Tour {
    fn random(chance: &mut Chance) -> Tour {
        let players = 2 + chance.below(5) as i64;
        let born: Vec<i32> = (0..players).map(|_| 2002 + chance.below(16) as i32).collect();
        let factor = *chance.one_of(&[Fraction(2, 3), Fraction(1, 2), Fraction(3, 4)]);
        let mut tour = Tour { players, factor, editions: Vec::new(), recomputed: Vec::new() };
        let mut day = NaiveDate::from_ymd_opt(2020, 1, 10).expect("a day of the calendar");
        for key in 1..=3 + chance.below(14) as i64 {
            let start = day;
            let end = start.checked_add_days(Days::new(chance.below(4) as u64)).expect("the calendar goes on");
            let championship = 1 + chance.below(4) as i64;
            let mut gains: Vec<(i64, u8, i64)> = Vec::new();
            for player in 0..players {
                let age = start.year() - born[player as usize];
                let category = LIMITS.into_iter().find(|limit| age <= i32::from(*limit));
                if let Some(category) = category.filter(|_| chance.percent(70)) {
                    gains.push((player, category, chance.below(500) as i64));
                }
            }
            tour.add((key, championship), (start, end), chance.percent(85), gains);
            day = end.checked_add_days(Days::new(1 + chance.below(200) as u64)).expect("the calendar goes on");
        }
        tour
    }

    fn add(
        &mut self,
        (key, championship): (i64, i64),
        (start, end): (NaiveDate, NaiveDate),
        in_race: bool,
        gains: Vec<(i64, u8, i64)>,
    ) {
        let gain = |&(player, category, points): &(i64, u8, i64)| {
            (player, Gain { category: Category(category), points: Ratio::from_integer(points) })
        };
        self.editions.push(Edition {
            key: EditionId(key),
            championship: ChampionshipId(championship),
            start,
            end,
            avc: Ratio::new(self.factor.0, self.factor.1),
            categories: LIMITS.map(Category).to_vec(),
            in_race,
            gains: gains.iter().map(gain).collect::<BTreeMap<i64, Gain>>(),
        });
        let (start, end, year) = (number(start), number(end), start.year());
        self.recomputed.push(ledger::Edition { championship, start, end, year, in_race, gains });
    }

    fn compare_day(&self, day: i64) -> Option<Difference> {
        let until = NaiveDate::from_num_days_from_ce_opt(i32::try_from(day).ok()?)?;
        let accounts = accounts(&self.editions, until);
        (0..self.players).find_map(|player| {
            let account = accounts.get(&player);
            let shown = account.map(|account| (account.sp.to_string(), account.career.to_string()));
            let sp = ledger::sp(&self.recomputed, &LIMITS, self.factor, player, day);
            let career = ledger::career(&self.recomputed, player, day).to_string();
            difference(&format!("player {player} on {until}"), &shown, &sp.map(|sp| (sp.text(), career)))
        })
    }

    fn compare_race(&self, year: i32) -> Option<Difference> {
        LIMITS.into_iter().find_map(|category| {
            let gained = gained_in(&self.editions, year, Category(category));
            (0..self.players).find_map(|player| {
                let shown: Ratio = gained.iter().filter(|gain| gain.0 == player).map(|gain| gain.1).sum();
                let recomputed = ledger::race(&self.recomputed, player, category, year).to_string();
                difference(&format!("race of {year}, player {player}"), &shown.to_string(), &recomputed)
            })
        })
    }
}

fn number(day: NaiveDate) -> i64 {
    i64::from(day.num_days_from_ce())
}

fn difference<T: PartialEq + std::fmt::Debug>(what: &str, shown: &T, recomputed: &T) -> Option<Difference> {
    (shown != recomputed).then(|| Difference {
        what: what.to_string(),
        shown: format!("{shown:?}"),
        recomputed: format!("{recomputed:?}"),
    })
}
