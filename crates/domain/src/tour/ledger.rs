//! Every player's account in the tour: points gained, points lapsed, and new age categories, in chronological order
//! (R46, R47). The order in which editions are imported does not matter.

use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};

use crate::model::category::Category;
use crate::model::ratio::Ratio;
use crate::tour::id::{ChampionshipId, EditionId};

/// One edition of a championship, with the data that points depend on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edition<K> {
    /// Its key.
    pub key: EditionId,
    /// The championship it is an edition of.
    pub championship: ChampionshipId,
    /// First day, on which the previous edition lapses.
    pub start: NaiveDate,
    /// Last day, on which its own points are added.
    pub end: NaiveDate,
    /// The season's age-value coefficient.
    pub avc: Ratio,
    /// The season's categories, youngest first.
    pub categories: Vec<Category>,
    /// Whether its points count in the race to the Final; those of the Final itself do not (R48).
    pub in_race: bool,
    /// The points gained by each player of an age category.
    pub gains: BTreeMap<K, Gain>,
}

/// The points that a player gained in an edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gain {
    /// The category in which they played.
    pub category: Category,
    /// Number of points.
    pub points: Ratio,
}

/// A player's account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// The category in which their points count: that of their last event.
    pub category: Category,
    /// Their SP.
    pub sp: Ratio,
    /// The career total: all points ever gained, which never lapse or shrink (R49).
    pub career: Ratio,
    /// The steps that led to the present SP.
    pub steps: Vec<LedgerStep>,
    /// The points of the latest edition that have not lapsed, by championship.
    live: BTreeMap<ChampionshipId, Live>,
}

/// One step of an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LedgerStep {
    /// Its day.
    pub date: NaiveDate,
    /// The event of this step.
    pub what: Entered,
    /// SP after it.
    pub sp: Ratio,
}

/// A change of an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entered {
    /// An edition's points (R46).
    Gained {
        /// The edition.
        edition: EditionId,
        /// The category.
        category: Category,
        /// Number of points.
        points: Ratio,
        /// The rate at which they count: 1, unless the player has entered a new category since.
        rate: Ratio,
    },
    /// The points of the previous edition lapse when a new one begins (R46, R47).
    Lapsed {
        /// The edition whose points lapse.
        edition: EditionId,
        /// The edition that begins.
        by: EditionId,
        /// Number of points.
        points: Ratio,
        /// The rate at which they counted.
        rate: Ratio,
    },
    /// The player enters a new age category, before their first event in it (R47).
    Transition {
        /// The old category.
        from: Category,
        /// The new category.
        to: Category,
        /// The factor of all points.
        factor: Ratio,
    },
}

/// Points that have not lapsed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Live {
    edition: EditionId,
    points: Ratio,
    rate: Ratio,
}

/// Returns the number of categories from `from` up to `to`; 0 if `to` is not older.
fn steps_up(categories: &[Category], from: Category, to: Category) -> u32 {
    categories.iter().filter(|&&c| from < c && c <= to).count() as u32
}

/// Returns the rate at which points still count after so many new age categories: `avc` to that power (R47).
fn rate(avc: Ratio, transitions: u32) -> Ratio {
    (0..transitions).fold(Ratio::from_integer(1), |rate, _| rate * avc)
}

impl Account {
    fn new(category: Category) -> Account {
        let none = Ratio::from_integer(0);
        Account { category, sp: none, career: none, steps: Vec::new(), live: BTreeMap::new() }
    }

    /// Returns the points from the latest edition of a championship, at their present rate.
    pub fn live(&self, championship: ChampionshipId) -> Ratio {
        self.live.get(&championship).map_or(Ratio::from_integer(0), |live| live.points * live.rate)
    }

    /// Moves the account into a category, before the player's first event in it (R47). A younger category, for example
    /// after a corrected year of birth, leaves the points unchanged.
    pub fn enter(&mut self, date: NaiveDate, category: Category, categories: &[Category], avc: Ratio) {
        if category == self.category {
            return;
        }
        let factor = rate(avc, steps_up(categories, self.category, category));
        self.sp *= factor;
        self.live.values_mut().for_each(|live| live.rate *= factor);
        let from = std::mem::replace(&mut self.category, category);
        self.note(date, Entered::Transition { from, to: category, factor });
    }

    /// Subtracts the points of the edition before `by` of a championship, if the player took part in it (R46).
    pub fn lapse(&mut self, date: NaiveDate, championship: ChampionshipId, by: EditionId) {
        let Some(Live { edition, points, rate }) = self.live.remove(&championship) else { return };
        self.sp -= points * rate;
        self.note(date, Entered::Lapsed { edition, by, points, rate });
    }

    fn gain<K>(&mut self, edition: &Edition<K>, gain: Gain) {
        let rate = rate(edition.avc, steps_up(&edition.categories, gain.category, self.category));
        self.sp += gain.points * rate;
        self.career += gain.points;
        self.live.insert(edition.championship, Live { edition: edition.key, points: gain.points, rate });
        let Gain { category, points } = gain;
        self.note(edition.end, Entered::Gained { edition: edition.key, category, points, rate });
    }

    fn note(&mut self, date: NaiveDate, what: Entered) {
        self.steps.push(LedgerStep { date, what, sp: self.sp });
    }
}

/// Returns all accounts at the end of the day `until`.
///
/// A player enters a new age category before their first event of a year (R47); until then their points stay in the old
/// one. An edition's points lapse when the next edition of its championship begins, whether the player takes part or
/// not.
pub fn accounts<K: Ord + Clone>(editions: &[Edition<K>], until: NaiveDate) -> BTreeMap<K, Account> {
    let mut order: Vec<&Edition<K>> = editions.iter().collect();
    order.sort_by_key(|e| (e.start, e.end, e.key));
    let mut days: Vec<(NaiveDate, bool, usize)> = Vec::new();
    for (at, edition) in order.iter().enumerate() {
        days.push((edition.start, false, at));
        days.push((edition.end.max(edition.start), true, at));
    }
    days.sort_unstable();
    let mut previous: BTreeMap<ChampionshipId, &Edition<K>> = BTreeMap::new();
    let mut accounts: BTreeMap<K, Account> = BTreeMap::new();
    for (_, ends, at) in days.into_iter().take_while(|&(day, ..)| day <= until) {
        let edition = order[at];
        if ends {
            end(&mut accounts, edition);
        } else {
            begin(&mut accounts, edition, previous.insert(edition.championship, edition));
        }
    }
    accounts
}

/// Applies the first day of an edition: its players enter new categories, then the previous edition lapses.
fn begin<K: Ord + Clone>(accounts: &mut BTreeMap<K, Account>, edition: &Edition<K>, before: Option<&Edition<K>>) {
    for (player, gain) in &edition.gains {
        if let Some(account) = accounts.get_mut(player) {
            account.enter(edition.start, gain.category, &edition.categories, edition.avc);
        }
    }
    for player in before.into_iter().flat_map(|before| before.gains.keys()) {
        if let Some(account) = accounts.get_mut(player) {
            account.lapse(edition.start, edition.championship, edition.key);
        }
    }
}

/// Applies the last day of an edition: its points are added.
fn end<K: Ord + Clone>(accounts: &mut BTreeMap<K, Account>, edition: &Edition<K>) {
    for (player, &gain) in &edition.gains {
        accounts.entry(player.clone()).or_insert_with(|| Account::new(gain.category)).gain(edition, gain);
    }
}

/// Returns the gains that count in the race of a calendar year, in one category (R48). An event belongs to the year in
/// which it begins.
pub fn gained_in<K: Ord + Clone>(editions: &[Edition<K>], year: i32, category: Category) -> Vec<(K, Ratio)> {
    let counted = editions.iter().filter(|e| e.in_race && e.start.year() == year);
    let gains = counted.flat_map(|e| &e.gains).filter(|(_, gain)| gain.category == category);
    gains.map(|(player, gain)| (player.clone(), gain.points)).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::model::ratio::published;

    fn day(y: i32, m: u32, d: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(y, m, d).unwrap()
    }

    fn edition(
        key: i64,
        championship: i64,
        start: NaiveDate,
        gains: &[(&'static str, u8, i64)],
    ) -> Edition<&'static str> {
        let gain = |&(player, category, points): &(&'static str, u8, i64)| {
            (player, Gain { category: Category(category), points: Ratio::from_integer(points) })
        };
        Edition {
            key: EditionId(key),
            championship: ChampionshipId(championship),
            start,
            end: start + chrono::Days::new(2),
            avc: Ratio::new(2, 3),
            categories: [12, 16, 20].map(Category).to_vec(),
            in_race: true,
            gains: gains.iter().map(gain).collect(),
        }
    }

    /// The published example: 602 points in category 16, 250 of them from the championship that is held first next
    /// year.
    fn example() -> Vec<Edition<&'static str>> {
        vec![
            edition(1, 1, day(2025, 2, 1), &[("Ana", 16, 250)]),
            edition(2, 2, day(2025, 5, 1), &[("Ana", 16, 352)]),
            edition(3, 1, day(2026, 2, 1), &[("Ana", 20, 100)]),
            edition(4, 2, day(2026, 5, 1), &[]),
        ]
    }

    #[test]
    fn published_example_holds_and_the_later_edition_lapses_at_two_thirds() {
        let at = |date| accounts(&example(), date)["Ana"].clone();
        assert_eq!(
            (at(day(2025, 12, 31)).sp, at(day(2025, 12, 31)).category),
            (Ratio::from_integer(602), Category(16))
        );
        let before = at(day(2026, 2, 1));
        assert_eq!((published(before.sp), before.category), (234, Category(20)));
        assert_eq!(at(day(2026, 2, 3)).sp, Ratio::new(704, 3) + 100);
        let after = at(day(2026, 5, 1));
        assert_eq!(after.sp, Ratio::from_integer(100), "352 lapses at 2/3");
        assert_eq!(after.career, Ratio::from_integer(702));
        let last = after.steps.last().unwrap().what;
        let lapsed = Ratio::from_integer(352);
        assert_eq!(
            last,
            Entered::Lapsed { edition: EditionId(2), by: EditionId(4), points: lapsed, rate: Ratio::new(2, 3) }
        );
    }

    #[test]
    fn two_transitions_multiply_to_four_ninths() {
        let editions = [
            edition(1, 1, day(2021, 2, 1), &[("Bo", 12, 900)]),
            edition(2, 2, day(2022, 2, 1), &[("Bo", 16, 90)]),
            edition(3, 3, day(2026, 2, 1), &[("Bo", 20, 0), ("Cy", 20, 0)]),
            edition(4, 1, day(2026, 3, 1), &[]),
        ];
        let at = |date| accounts(&editions, date)["Bo"].sp;
        assert_eq!(at(day(2026, 2, 5)), Ratio::from_integer(900 * 4 / 9 + 60));
        assert_eq!(at(day(2026, 3, 5)), Ratio::from_integer(60));
        let skipped = [editions[0].clone(), editions[2].clone()];
        assert_eq!(
            accounts(&skipped, day(2026, 12, 31))["Bo"].sp,
            Ratio::from_integer(400),
            "the player skipped category 16"
        );
    }

    proptest! {
        #[test]
        fn earned_points_lapse_completely(editions in prop::collection::vec((1..4i64, 0..3usize, 0..2000i64), 0..12)) {
            let on = |month: usize| day(2021 + (month / 12) as i32, month as u32 % 12 + 1, 1);
            let mut oldest = 0;
            let mut all: Vec<_> = editions
                .iter()
                .enumerate()
                .map(|(at, &(championship, category, points))| {
                    oldest = oldest.max(category);
                    edition(at as i64, championship, on(at), &[("Ana", [12, 16, 20][oldest], points)])
                })
                .collect();
            all.extend((1..4).map(|championship| edition(100 + championship, championship, day(2030, 1, 1), &[])));
            let earned: i64 = editions.iter().map(|&(.., points)| points).sum();
            for account in accounts(&all, day(2031, 1, 1)).values() {
                prop_assert_eq!(account.sp, Ratio::from_integer(0));
                prop_assert_eq!(account.career, Ratio::from_integer(earned));
            }
        }
    }

    #[test]
    fn accounts_do_not_depend_on_the_order_of_editions() {
        let mut reversed = example();
        reversed.reverse();
        assert_eq!(accounts(&reversed, day(2027, 1, 1)), accounts(&example(), day(2027, 1, 1)));
    }

    #[test]
    fn race_counts_one_year_without_the_final() {
        let mut editions = example();
        editions.push(Edition { in_race: false, ..edition(5, 5, day(2026, 11, 1), &[("Ana", 20, 600)]) });
        assert_eq!(gained_in(&editions, 2026, Category(20)), [("Ana", Ratio::from_integer(100))]);
        assert_eq!(gained_in(&editions, 2025, Category(16)).len(), 2);
        assert!(gained_in(&editions, 2025, Category(20)).is_empty());
    }
}
