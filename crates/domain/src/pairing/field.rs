//! The field of a round: those to be paired, in an order that does not depend on the order of entry.

use std::collections::BTreeMap;

use crate::pairing_rules::{LevelSetting, Seeding};
use crate::{Competition, Decided, Entry, EntryId, RoundNumber, Tournament};

use super::contender::Contender;
use super::identity::{identity, lot};
use super::levels::LevelRules;
use super::lexicographic::Prices;
use super::past::Past;

/// Contenders and the rules they are paired by.
#[derive(Debug, Clone)]
pub(crate) struct Field {
    pub contenders: Vec<Contender>,
    pub rules: LevelRules,
    /// Pairs that must not be made, as indices, each in both orders.
    pub forbidden: Vec<(usize, usize)>,
}

impl Field {
    /// Gathers what is known of `entries`.
    pub(crate) fn gather(
        tournament: &Tournament,
        competition: &Competition,
        round: RoundNumber,
        mut entries: Vec<&Entry>,
        past: &BTreeMap<EntryId, Past>,
    ) -> Field {
        entries.sort_by_cached_key(|e| identity(e));
        let of = |e: &Entry| past.get(&e.id).cloned().unwrap_or_else(|| Past::none(e, competition));
        let mut contenders: Vec<Contender> = entries
            .iter()
            .map(|e| Contender::new(e, &of(e), competition, lot(&tournament.event, competition.id, round, e)))
            .collect();
        know_opponents(&mut contenders, &entries, past);
        know_homes(&mut contenders, &entries);
        form_groups(&mut contenders);
        Field { contenders, rules: rules(competition, round), forbidden: Vec::new() }
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

    /// Forbids pairs.
    pub(crate) fn forbid(&mut self, pairs: &[(EntryId, EntryId)]) {
        let pairs: Vec<_> = pairs.iter().filter_map(|&pair| self.pair(pair)).collect();
        self.forbidden.extend(pairs.iter().flat_map(|&(a, b)| [(a, b), (b, a)]));
    }
}

impl Prices for Field {
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
        self.forbidden.is_empty() || !self.forbidden.contains(&(i, j))
    }
}

/// The competition's levels and the round's seeding.
fn rules(competition: &Competition, round: RoundNumber) -> LevelRules {
    let pairing = &competition.pairing;
    let seeding: Seeding = if round <= pairing.first_rounds { pairing.first_seeding } else { pairing.later_seeding };
    let settings: Vec<LevelSetting> = pairing.levels.iter().copied().filter(|s| s.on).collect();
    LevelRules { settings, seeding, handicap: competition.handicap }
}

/// Fills in who met whom.
fn know_opponents(contenders: &mut [Contender], entries: &[&Entry], past: &BTreeMap<EntryId, Past>) {
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

/// Numbers the score groups from the highest score and the places in them by strength, then in the stable order.
fn form_groups(contenders: &mut [Contender]) {
    let mut order: Vec<usize> = (0..contenders.len()).collect();
    order.sort_by_key(|&i| (-contenders[i].score, -contenders[i].strength, i));
    let scores: Vec<i32> = contenders.iter().map(|c| c.score).collect();
    for (number, group) in (0u32..).zip(order.chunk_by(|&i, &j| scores[i] == scores[j])) {
        let size = group.len() as u32;
        for (place, &i) in (0u32..).zip(group) {
            contenders[i].group = number;
            contenders[i].group_size = size;
            contenders[i].place = place;
        }
    }
}
