//! What people owe an event and what they paid (R85, R86).

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;

use crate::levy;
use crate::model::currency::Amount;
use crate::model::entry::{Entry, EntryStatus};
use crate::model::event::Event;
use crate::model::fee_rules::{FeeCategory, Price, PriceKind};
use crate::model::id::{CompetitionId, PersonId};
pub use crate::model::payment::{AccountLine, FeeItem};
use crate::model::payment::{Payment, PersonFees};
use crate::model::tournament::Tournament;
use crate::names::fold;

impl FeeItem {
    /// Returns its name, with the competition if it has one; `None` for the levy.
    pub fn name(&self, event: &Event) -> Option<String> {
        let FeeItem::Priced { name, competition } = self else { return None };
        let competition = competition.and_then(|id| event.competition(id));
        Some(competition.map_or_else(|| name.clone(), |of| format!("{name} ({})", of.name)))
    }
}

/// Whether a person takes part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attendance {
    /// They have an entry that is not withdrawn.
    Takes,
    /// They withdrew from all competitions, or had not come when these closed their registers. They owe for what they have played.
    Withdrew,
    /// They have no entry any more, because their competition was removed, and owe nothing.
    Gone,
}

/// The account of a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// The person.
    pub person: PersonId,
    /// Their name, "Family Given".
    pub name: String,
    /// Whether they take part.
    pub attendance: Attendance,
    /// The category whose prices they pay.
    pub category: FeeCategory,
    /// What they owe: entries, extras, the levy.
    pub lines: Vec<AccountLine>,
    /// The sum of the discounts, at most that of the lines.
    pub discount: Amount,
    /// The sum of payments and refunds.
    pub paid: Amount,
    /// Whether an item has prices, but none for their category.
    pub lacks_price: bool,
}

impl Account {
    /// Returns what the person owes in all.
    pub fn owed(&self) -> Amount {
        self.lines.iter().map(|line| line.net).sum()
    }

    /// Whether they still have to pay, or nobody knows yet how much.
    pub fn is_unsettled(&self) -> bool {
        self.open() > Amount::ZERO || self.lacks_price
    }

    /// Returns what is still open; negative if they paid more than they owe.
    pub fn open(&self) -> Amount {
        self.owed() - self.paid
    }
}

/// A person with their entries.
struct Participant<'e> {
    name: String,
    entries: Vec<(&'e Tournament, &'e Entry)>,
}

/// Returns the accounts of all people who have an entry or ever paid, by person (R85).
pub fn accounts(event: &Event) -> Vec<Account> {
    let mut people = participants(event);
    let mut paid: BTreeMap<PersonId, Amount> = BTreeMap::new();
    for payment in &event.payments {
        *paid.entry(payment.person).or_default() += payment.amount;
        people
            .entry(payment.person)
            .or_insert_with(|| Participant { name: String::new(), entries: Vec::new() })
            .name_after(payment);
    }
    let fees: BTreeMap<PersonId, &PersonFees> = event.person_fees.iter().map(|fees| (fees.person, fees)).collect();
    let account = |(person, participant): (PersonId, Participant)| {
        let known = fees.get(&person).map_or_else(|| PersonFees::of(person), |fees| (*fees).clone());
        account_of(event, &participant, &known, paid.get(&person).copied().unwrap_or_default())
    };
    people.into_iter().map(account).collect()
}

/// As [`accounts`], by name, in whatever script and with whatever accents.
pub fn accounts_by_name(event: &Event) -> Vec<Account> {
    let mut accounts = accounts(event);
    accounts.sort_by_cached_key(|account| (fold(&account.name), account.person));
    accounts
}

/// Whether the cash desk has anything to show: prices, a levy or payments.
pub fn is_in_use(event: &Event) -> bool {
    let settings = event.settings();
    !settings.fees.prices.is_empty() || settings.levy.kept() || !event.payments.is_empty()
}

/// Returns the account of a person; `None` if they have no entry and never paid.
pub fn account(event: &Event, person: PersonId) -> Option<Account> {
    accounts(event).into_iter().find(|account| account.person == person)
}

/// Returns the entries of each person, alone or as a partner of a pair, in the order of the competitions.
pub fn entries_by_person(event: &Event) -> BTreeMap<PersonId, Vec<&Entry>> {
    let mut entries: BTreeMap<PersonId, Vec<&Entry>> = BTreeMap::new();
    for entry in event.tournaments().flat_map(|tournament| &tournament.entries) {
        for (person, _) in entry.people() {
            entries.entry(person).or_default().push(entry);
        }
    }
    entries
}

/// Returns the name of a person, "Family Given": that of an entry, or that of their last payment if they have none any more.
pub fn name_of(event: &Event, person: PersonId) -> Option<String> {
    let entries = event.tournaments().flat_map(|tournament| &tournament.entries);
    let mut people = entries.flat_map(|entry| entry.people());
    let entered = people.find(|(of, _)| *of == person).map(|(_, player)| player.list_name());
    entered.or_else(|| event.payments.iter().rfind(|payment| payment.person == person).map(|paid| paid.name.clone()))
}

impl Participant<'_> {
    /// Takes the name of a payment over if the person has no entry.
    fn name_after(&mut self, payment: &Payment) {
        if self.entries.is_empty() {
            self.name.clone_from(&payment.name);
        }
    }
}

fn participants(event: &Event) -> BTreeMap<PersonId, Participant<'_>> {
    let mut people: BTreeMap<PersonId, Participant> = BTreeMap::new();
    for tournament in event.tournaments() {
        for entry in &tournament.entries {
            for (person, player) in entry.people() {
                let known = people.entry(person);
                let known = known.or_insert_with(|| Participant { name: player.list_name(), entries: Vec::new() });
                known.entries.push((tournament, entry));
            }
        }
    }
    people
}

fn account_of(event: &Event, participant: &Participant, known: &PersonFees, paid: Amount) -> Account {
    let entries = &participant.entries;
    let attendance = match entries.iter().any(|(tournament, entry)| takes_part(tournament, entry)) {
        true => Attendance::Takes,
        false if entries.is_empty() => Attendance::Gone,
        false => Attendance::Withdrew,
    };
    let membership = entries.first().map(|(_, entry)| entry.membership).unwrap_or_default();
    let category = known.category.unwrap_or(membership.into());
    let owes = |(tournament, entry): &(&Tournament, &Entry)| {
        !entry.ghost && (takes_part(tournament, entry) || levy::has_played(tournament, entry))
    };
    let playing: Vec<_> = entries.iter().copied().filter(owes).collect();
    let mut bill = Bill { event, category, entered: known.entered, lines: Vec::new(), lacks_price: false };
    if attendance == Attendance::Takes || !playing.is_empty() {
        bill.add_entries(&playing);
        bill.add_extras(&known.extras);
        bill.add_levy(&playing);
    }
    let (discount, lines) = discounted(bill.lines, known.discounts.iter().map(|discount| discount.amount).sum());
    Account {
        person: known.person,
        name: participant.name.clone(),
        attendance,
        category,
        lines,
        discount,
        paid,
        lacks_price: bill.lacks_price,
    }
}

/// Whether a player takes part: they came, or are still expected because the register is open.
fn takes_part(tournament: &Tournament, entry: &Entry) -> bool {
    match entry.status {
        EntryStatus::Registered => true,
        EntryStatus::PreRegistered => tournament.competition.register_closed.is_none(),
        EntryStatus::Withdrawn => false,
    }
}

/// The lines of an account while they are written.
struct Bill<'e> {
    event: &'e Event,
    category: FeeCategory,
    entered: Option<NaiveDate>,
    lines: Vec<AccountLine>,
    lacks_price: bool,
}

impl Bill<'_> {
    /// Adds what everyone owes once, and what the players of each competition owe.
    fn add_entries(&mut self, playing: &[(&Tournament, &Entry)]) {
        if playing.is_empty() || self.category == FeeCategory::Free {
            return;
        }
        let competitions: BTreeSet<CompetitionId> =
            playing.iter().map(|(tournament, _)| tournament.competition.id).collect();
        for scope in std::iter::once(None).chain(competitions.into_iter().map(Some)) {
            for name in self.names(PriceKind::Entry, scope) {
                match self.price(PriceKind::Entry, &name, scope) {
                    Some(price) => self.add(price.name.clone(), scope, 1, price.on(self.entered)),
                    None => self.lacks_price = true,
                }
            }
        }
    }

    fn add_extras(&mut self, chosen: &BTreeMap<String, u32>) {
        for name in self.names(PriceKind::Extra, None) {
            let Some(&quantity) = chosen.get(&name) else { continue };
            match self.price(PriceKind::Extra, &name, None) {
                Some(price) => {
                    let amount = Amount(price.on(self.entered).0 * i64::from(quantity));
                    self.add(name, None, quantity, amount);
                }
                None => self.lacks_price = true,
            }
        }
    }

    /// Adds the levy, unless the entry includes it or the register has it as paid. Pairs owe none: pair go is not rated.
    fn add_levy(&mut self, playing: &[(&Tournament, &Entry)]) {
        let settings = self.event.settings();
        let is_settled = playing.iter().any(|(_, entry)| entry.paid);
        if !settings.levy.kept() || settings.fees.levy_included || is_settled {
            return;
        }
        let rated = playing.iter().filter(|(tournament, _)| tournament.competition.pairs.is_none());
        let days: BTreeSet<NaiveDate> =
            rated.flat_map(|(tournament, entry)| levy::dates_of(settings, tournament, entry)).collect();
        let Some((_, entry)) = playing.first() else { return };
        let a_day = settings.currency().of_levy(settings.levy.a_day(entry.membership));
        let quantity = days.len() as u32;
        if quantity > 0 && a_day > Amount::ZERO {
            let amount = Amount(a_day.0 * i64::from(quantity));
            self.lines.push(AccountLine { item: FeeItem::Levy, quantity, amount, net: amount });
        }
    }

    fn add(&mut self, name: String, competition: Option<CompetitionId>, quantity: u32, amount: Amount) {
        let item = FeeItem::Priced { name, competition };
        self.lines.push(AccountLine { item, quantity, amount, net: amount });
    }

    /// Returns the names of the items of a kind, each once.
    fn names(&self, kind: PriceKind, competition: Option<CompetitionId>) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for price in self.prices(kind, competition) {
            if !names.contains(&price.name) {
                names.push(price.name.clone());
            }
        }
        names
    }

    /// Returns the price of an item: that of the category, or else that of everyone.
    fn price(&self, kind: PriceKind, name: &str, competition: Option<CompetitionId>) -> Option<Price> {
        let of = |category: Option<FeeCategory>| {
            self.prices(kind, competition).find(|price| price.name == name && price.category == category)
        };
        of(Some(self.category)).or_else(|| of(None)).cloned()
    }

    fn prices(&self, kind: PriceKind, competition: Option<CompetitionId>) -> impl Iterator<Item = &Price> {
        let prices = self.event.settings().fees.prices.iter();
        prices.filter(move |price| price.kind == kind && price.competition == competition)
    }
}

/// Takes discounts off, from the first line on. Returns what was taken off, and the lines.
fn discounted(mut lines: Vec<AccountLine>, discount: Amount) -> (Amount, Vec<AccountLine>) {
    let mut left = discount;
    for line in &mut lines {
        let taken = left.min(line.amount);
        line.net = line.amount - taken;
        left = left - taken;
    }
    (discount - left, lines)
}

#[cfg(test)]
mod tests;
