//! The field of a round: those to be paired, in an order that does not depend on the order of entry.

use std::collections::{BTreeMap, HashSet};

use matching::NoMatching;

use crate::model::competition::{Competition, System};
use crate::model::entry::Entry;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::pairing_rules::{LevelSetting, Seeding};
use crate::model::result::Decided;
use crate::model::tournament::Tournament;
use crate::standings::crosstable::division;

use super::contender::Contender;
use super::identity::{identity, lot};
use super::levels::LevelRules;
use super::lexicographic::{self, Optimum, Prices};
use super::opengotha::OpenGothaModel;
use super::past::PairingHistory;
use super::proposal::{Reason, Share, Term};

/// Contenders and the rules they are paired by.
#[derive(Debug, Clone)]
pub(crate) struct PairingPool {
    pub contenders: Vec<Contender>,
    pub rules: LevelRules,
    /// Pairs that must not be made, as indices, the smaller first.
    pub forbidden: HashSet<(usize, usize)>,
    /// OpenGotha's model, if it takes the place of the levels.
    pub gotha: Option<OpenGothaModel>,
}

impl PairingPool {
    /// Gathers what is known of `entries`.
    pub(crate) fn gather(
        tournament: &Tournament,
        competition: &Competition,
        round: RoundNumber,
        mut entries: Vec<&Entry>,
        past: &BTreeMap<EntryId, PairingHistory>,
    ) -> PairingPool {
        entries.sort_by_cached_key(|e| identity(e));
        let of = |e: &Entry| past.get(&e.id).cloned().unwrap_or_else(|| PairingHistory::none(e, competition));
        let mut contenders: Vec<Contender> = entries
            .iter()
            .map(|e| Contender::new(e, &of(e), competition, lot(&tournament.event, competition.id, round, e)))
            .collect();
        know_opponents(&mut contenders, &entries, past);
        know_homes(&mut contenders, &entries);
        if competition.system == System::ScorePairing {
            let ordered = contenders.iter_mut().zip(&entries);
            ordered.for_each(|(contender, entry)| contender.strength = by_number(entry, round));
        }
        for (contender, entry) in contenders.iter_mut().zip(&entries) {
            contender.category = division(tournament, competition, entry) as u32;
        }
        let rules = rules(competition, round);
        form_groups(&mut contenders, rules.groups_by_category());
        PairingPool { contenders, rules, forbidden: HashSet::new(), gotha: None }
    }

    /// The index of an entry.
    pub(crate) fn index(&self, entry: EntryId) -> Option<usize> {
        self.contenders.iter().position(|c| c.entry == entry)
    }

    /// Both indices of a pair of entries, if both are in the field.
    pub(crate) fn pair(&self, (a, b): (EntryId, EntryId)) -> Option<(usize, usize)> {
        Some((self.index(a)?, self.index(b)?))
    }

    /// Notes the pairs to be kept apart before a knock-out (R19).
    pub(crate) fn keep_apart(&mut self, pairs: &[(EntryId, EntryId)]) {
        for (a, b) in pairs.iter().filter_map(|&pair| self.pair(pair)).collect::<Vec<_>>() {
            if !self.contenders[a].apart.contains(&(b as u32)) {
                self.contenders[a].apart.push(b as u32);
                self.contenders[b].apart.push(a as u32);
            }
        }
    }

    /// The best pairing.
    pub(crate) fn solve(&self) -> Result<Optimum, NoMatching> {
        match &self.gotha {
            Some(gotha) => gotha.solve(self),
            None => lexicographic::solve(self),
        }
    }

    /// A pairing as it is, with what it pays.
    pub(crate) fn price(&self, mate: Vec<usize>) -> Optimum {
        let (totals, cost) = match &self.gotha {
            Some(gotha) => gotha.sums(self, &mate),
            None => {
                let totals = lexicographic::totals(self, &mate);
                let cost = lexicographic::cost(self, &totals);
                (totals, cost)
            }
        };
        Optimum { mate, totals, cost, proved: false, proofs: Vec::new() }
    }

    /// What the pair `i`-`j` pays, the most important first.
    pub(crate) fn shares(&self, i: usize, j: usize) -> Vec<Share> {
        match &self.gotha {
            Some(gotha) => self.name(&gotha.losses(self, i, j)),
            None => {
                let mut row = vec![0; self.levels()];
                self.prices(i, j, &mut row);
                self.name(&row)
            }
        }
    }

    /// Costs with what they are paid for.
    pub(crate) fn name<T: Copy + Into<u64>>(&self, costs: &[T]) -> Vec<Share> {
        let level =
            |(setting, &cost): (&LevelSetting, &T)| Share { reason: Reason::Level(setting.level), cost: cost.into() };
        match &self.gotha {
            Some(_) => {
                let share = |(&term, &cost): (&Term, &T)| Share { reason: Reason::OpenGotha(term), cost: cost.into() };
                Term::ALL.iter().zip(costs).map(share).collect()
            }
            None => self.rules.settings.iter().zip(costs).map(level).collect(),
        }
    }

    /// Whether a pair must not be made.
    pub(crate) fn forbids(&self, i: usize, j: usize) -> bool {
        !self.forbidden.is_empty() && self.forbidden.contains(&(i.min(j), i.max(j)))
    }

    /// Forbids pairs.
    pub(crate) fn forbid(&mut self, pairs: &[(EntryId, EntryId)]) {
        let pairs: Vec<_> = pairs.iter().filter_map(|&pair| self.pair(pair)).collect();
        self.forbidden.extend(pairs.iter().map(|&(a, b)| (a.min(b), a.max(b))));
    }
}

impl Prices for PairingPool {
    fn len(&self) -> usize {
        self.contenders.len()
    }

    fn levels(&self) -> usize {
        self.rules.settings.len()
    }

    fn prices(&self, i: usize, j: usize, out: &mut [u32]) -> bool {
        let (a, b) = (&self.contenders[i], &self.contenders[j]);
        for (price, setting) in out.iter_mut().zip(&self.rules.settings) {
            *price = self.rules.price(setting, a, b, j);
        }
        !self.forbids(i, j)
    }
}

/// The competition's levels and the round's seeding.
fn rules(competition: &Competition, round: RoundNumber) -> LevelRules {
    let pairing = &competition.pairing;
    let seeding: Seeding = if round <= pairing.first_rounds { pairing.first_seeding } else { pairing.later_seeding };
    let settings: Vec<LevelSetting> = pairing.levels.iter().copied().filter(|s| s.on).collect();
    LevelRules { settings, seeding, handicap: competition.handicap }
}

/// What orders equals of the score pairing system: the smaller number stands higher in odd rounds, the larger in even ones
/// (R57). Who has no number yet comes after all who have.
fn by_number(entry: &Entry, round: RoundNumber) -> i32 {
    let number = entry.number.and_then(|number| i32::try_from(number).ok());
    number.map_or(i32::MIN / 2, |number| if round.is_multiple_of(2) { number } else { -number })
}

/// Fills in who met whom.
fn know_opponents(contenders: &mut [Contender], entries: &[&Entry], past: &BTreeMap<EntryId, PairingHistory>) {
    let rows: BTreeMap<EntryId, u32> = (0u32..).zip(entries).map(|(row, e)| (e.id, row)).collect();
    for contender in contenders {
        let Some(past) = past.get(&contender.entry) else { continue };
        let met = past.games.iter().filter(|g| g.decided != Decided::Walkover);
        contender.met = met.filter_map(|g| rows.get(&g.opponent).copied()).collect();
    }
}

/// Gives families, clubs and countries numbers. Words are compared without regard to case and outer blanks.
fn know_homes(contenders: &mut [Contender], entries: &[&Entry]) {
    let mut names: BTreeMap<String, u32> = BTreeMap::new();
    let mut number = |kind: &str, name: &str| {
        let name = name.trim().to_lowercase();
        let next = names.len() as u32;
        (!name.is_empty()).then(|| *names.entry(format!("{kind}/{name}")).or_insert(next))
    };
    for (contender, entry) in contenders.iter_mut().zip(entries) {
        contender.family = number("family", entry.family_group.as_deref().unwrap_or(""));
        contender.club = number("club", &entry.player.club);
        contender.country = entry.player.country.and_then(|c| number("country", &c.to_string()));
    }
}

/// Numbers the score groups from the highest score and the places in them by strength, then in the stable order; if
/// `by_category`, each category has groups of its own.
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
