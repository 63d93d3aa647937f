//! The players to be paired in a round, in an order that does not depend on the order of entry.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::ops::{Deref, DerefMut};

use matching::NoMatching;

use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::pairing_rules::{Level, LevelSetting, Seeding};
use crate::model::result::Decided;
use crate::model::tournament::Tournament;
use crate::standings::crosstable::division;

use super::contender::Contender;
use super::contenders::Contenders;
use super::history::PairingHistory;
use super::identity::{identity, lot};
use super::levels::{LevelColumns, LevelRules};
use super::lexicographic::{self, LevelCosts, LevelRows, Optimum};
use super::main_club::main_clubs;
use super::opengotha::OpenGothaModel;
use super::proposal::{Reason, Share, Term};

/// The contenders and the rules by which they are paired.
#[derive(Debug, Clone)]
pub(crate) struct PairingPool {
    base: Contenders,
    /// OpenGotha's model, if it replaces the levels.
    pub opengotha: Option<OpenGothaModel>,
}

impl Deref for PairingPool {
    type Target = Contenders;

    fn deref(&self) -> &Contenders {
        &self.base
    }
}

impl DerefMut for PairingPool {
    fn deref_mut(&mut self) -> &mut Contenders {
        &mut self.base
    }
}

impl PairingPool {
    /// Returns the pool of `entries` before `round`.
    pub(crate) fn gather(
        tournament: &Tournament,
        competition: &Competition,
        round: RoundNumber,
        mut entries: Vec<&Entry>,
        history: &BTreeMap<EntryId, PairingHistory>,
    ) -> PairingPool {
        entries.sort_by_cached_key(|e| identity(e));
        let of = |e: &Entry| history.get(&e.id).cloned().unwrap_or_else(|| PairingHistory::new(e, competition));
        let mut contenders: Vec<Contender> = entries
            .iter()
            .map(|e| Contender::new(e, &of(e), competition, lot(&tournament.event, competition.id, round, e)))
            .collect();
        fill_in_opponents(&mut contenders, &entries, history);
        fill_in_homes(&mut contenders, &entries, &main_clubs(tournament, &competition.pairing, round, home));
        if competition.system.draws_numbers() {
            let ordered = contenders.iter_mut().zip(&entries);
            ordered.for_each(|(contender, entry)| contender.strength = by_number(entry, round));
        }
        for (contender, entry) in contenders.iter_mut().zip(&entries) {
            contender.category = division(tournament, competition, entry) as u32;
        }
        let mut rules = rules(competition, round);
        rules.zones = zones(&contenders, &rules.settings);
        rules.sequences = (competition.system.pairs_by_sequence()).then(|| sequences(&contenders));
        form_groups(&mut contenders, rules.groups_by_category());
        let base = Contenders { contenders, rules, forbidden: HashSet::new() };
        PairingPool { base, opengotha: None }
    }

    /// Returns the best pairing.
    pub(crate) fn solve(&self) -> Result<Optimum, NoMatching> {
        match &self.opengotha {
            Some(opengotha) => opengotha.solve(self),
            None => lexicographic::solve(self),
        }
    }

    /// Returns a given pairing with its cost.
    pub(crate) fn cost_of(&self, mate: Vec<usize>) -> Optimum {
        let (totals, cost) = match &self.opengotha {
            Some(opengotha) => opengotha.sums(self, &mate),
            None => {
                let totals = lexicographic::totals(self, &mate);
                let cost = lexicographic::packed_cost(self, &totals);
                (totals, cost)
            }
        };
        Optimum { mate, totals, cost, proved: false, proofs: Vec::new() }
    }

    /// Returns the costs of the pair `i`-`j`, most important first.
    pub(crate) fn shares(&self, i: usize, j: usize) -> Vec<Share> {
        match &self.opengotha {
            Some(opengotha) => self.name(&opengotha.losses(self, i, j)),
            None => {
                let mut row = vec![0; self.levels()];
                self.costs(i, j, &mut row);
                self.name(&row)
            }
        }
    }

    /// Returns costs with their reasons.
    pub(crate) fn name<T: Copy + Into<u64>>(&self, costs: &[T]) -> Vec<Share> {
        let level =
            |(setting, &cost): (&LevelSetting, &T)| Share { reason: Reason::Level(setting.level), cost: cost.into() };
        match &self.opengotha {
            Some(_) => {
                let share = |(&term, &cost): (&Term, &T)| Share { reason: Reason::OpenGotha(term), cost: cost.into() };
                Term::ALL.iter().zip(costs).map(share).collect()
            }
            None => self.rules.settings.iter().zip(costs).map(level).collect(),
        }
    }
}

impl LevelCosts for PairingPool {
    fn len(&self) -> usize {
        self.contenders.len()
    }

    fn levels(&self) -> usize {
        self.rules.settings.len()
    }

    fn costs(&self, i: usize, j: usize, out: &mut [u32]) {
        let (a, b) = (&self.contenders[i], &self.contenders[j]);
        for (cost, setting) in out.iter_mut().zip(&self.rules.settings) {
            *cost = self.rules.cost(setting, a, b, j);
        }
    }

    fn rows(&self) -> impl LevelRows {
        LevelColumns::new(&self.rules, &self.contenders)
    }

    fn forbidden(&self) -> Vec<(usize, usize)> {
        self.forbidden.iter().copied().collect()
    }
}

impl LevelRows for LevelColumns<'_> {
    fn fill(&self, level: usize, i: usize, out: &mut [u32]) {
        LevelColumns::fill(self, level, i, out);
    }
}

/// Returns the competition's levels with the seeding of the round.
fn rules(competition: &Competition, round: RoundNumber) -> LevelRules {
    let pairing = &competition.pairing;
    let seeding: Seeding = if round <= pairing.first_rounds { pairing.first_seeding } else { pairing.later_seeding };
    let settings: Vec<LevelSetting> = pairing.levels.iter().copied().filter(|s| s.on).collect();
    let (floats, handicap) = (pairing.floats, competition.handicap);
    LevelRules { settings, seeding, floats, handicap, zones: None, sequences: None }
}

/// Returns the number of zones if categories are kept separate before anything else.
fn zones(contenders: &[Contender], settings: &[LevelSetting]) -> Option<u32> {
    let first = settings.first().filter(|setting| setting.level == Level::Category);
    first.map(|_| contenders.iter().map(|c| c.category + 1).max().unwrap_or(0))
}

/// Returns the number of places from the best to the worst sequence of results, in whole points.
fn sequences(contenders: &[Contender]) -> u32 {
    let scores = || contenders.iter().map(|c| c.score);
    let span = scores().max().zip(scores().min()).map_or(0, |(most, least)| most.abs_diff(least));
    span.div_ceil(2) + 1
}

/// Returns the order of players with equal scores in score pairing: smaller numbers are higher in odd rounds, larger ones
/// in even rounds (R57). Players without a number come last.
fn by_number(entry: &Entry, round: RoundNumber) -> i32 {
    let number = entry.number.and_then(|number| i32::try_from(number).ok());
    number.map_or(i32::MIN / 2, |number| if round.is_multiple_of(2) { number } else { -number })
}

/// Fills in the earlier opponents.
fn fill_in_opponents(contenders: &mut [Contender], entries: &[&Entry], history: &BTreeMap<EntryId, PairingHistory>) {
    let rows: BTreeMap<EntryId, u32> = (0u32..).zip(entries).map(|(row, e)| (e.id, row)).collect();
    for contender in contenders {
        let Some(history) = history.get(&contender.entry) else { continue };
        let met = history.games.iter().filter(|g| g.decided != Decided::Walkover);
        let opponents = met.map(|g| g.opponent).chain(history.met_before.iter().copied());
        contender.met = opponents.filter_map(|opponent| rows.get(&opponent).copied()).collect();
    }
}

/// Returns whether two names of families or clubs are the same, without regard to case and outer spaces. Empty names are not.
pub fn is_same_home(one: &str, other: &str) -> bool {
    let (one, other) = (home(one), home(other));
    !one.is_empty() && one == other
}

/// Returns the name of a family, club or country as it is compared.
fn home(name: &str) -> String {
    name.trim().to_lowercase()
}

/// Gives families, clubs and countries an index each, by their names as [`is_same_home`] compares them. The main club has none, so
/// that its players may meet (R11).
fn fill_in_homes(contenders: &mut [Contender], entries: &[&Entry], main_clubs: &BTreeSet<String>) {
    let mut names: BTreeMap<String, u32> = BTreeMap::new();
    let mut number = |kind: &str, name: &str| {
        let name = home(name);
        let next = names.len() as u32;
        (!name.is_empty()).then(|| *names.entry(format!("{kind}/{name}")).or_insert(next))
    };
    for (contender, entry) in contenders.iter_mut().zip(entries) {
        contender.family = number("family", entry.family_group.as_deref().unwrap_or(""));
        let is_main = main_clubs.contains(&home(&entry.player.club));
        contender.club = number("club", &entry.player.club).filter(|_| !is_main);
        contender.country = entry.player.country.and_then(|c| number("country", &c.to_string()));
    }
}

/// Numbers the score groups, highest score first, and the places within each by strength. With `by_category`, each category
/// has groups of its own.
fn form_groups(contenders: &mut [Contender], by_category: bool) {
    let mut order: Vec<usize> = (0..contenders.len()).collect();
    let cell = |c: &Contender| (if by_category { c.category } else { 0 }, -c.score);
    let cells: Vec<(u32, i32)> = contenders.iter().map(cell).collect();
    order.sort_by_key(|&i| (cells[i], -contenders[i].strength, i));
    for (number, group) in (0u32..).zip(order.chunk_by(|&i, &j| cells[i] == cells[j])) {
        let size = group.len() as u32;
        for (place, &i) in (0u32..).zip(group) {
            contenders[i].group = number;
            contenders[i].group_size = size;
            contenders[i].place = place;
        }
    }
}
