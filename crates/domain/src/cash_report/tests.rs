//! The cash report adds up, whatever is paid and refunded.

use chrono::NaiveDateTime;
use proptest::prelude::*;

use super::*;
use crate::model::competition::{Competition, System};
use crate::model::entry::Entry;
use crate::model::event_settings::EventSettings;
use crate::model::fee_rules::{FeeRules, Price, PriceKind};
use crate::model::id::{CompetitionId, EntryId, PaymentId};
use crate::model::payment::{CashDay, Discount, Payment};
use crate::model::player::Player;
use crate::model::rank::Rank;

const PEOPLE: i64 = 5;

fn moment(day: u32) -> NaiveDateTime {
    NaiveDate::from_ymd_opt(2026, 8, day).unwrap().and_hms_opt(9, 0, 0).unwrap()
}

fn price(name: &str, kind: PriceKind, amount: i64) -> Price {
    Price { name: name.into(), kind, competition: None, category: None, amount: Amount(amount), late: None }
}

/// Returns five people who owe an entry and some meals. Some have a discount.
fn event() -> Event {
    let mut settings = EventSettings::new("Cup", moment(14).date(), "");
    let prices = vec![price("Entry", PriceKind::Entry, 2000), price("Meal", PriceKind::Extra, 850)];
    settings.fees = FeeRules { prices, ..FeeRules::default() };
    let open = Competition::new(CompetitionId::OPEN, "Open", System::Swiss, 2);
    let mut event = Event::with_competitions(settings, [open]);
    for id in 1..=PEOPLE {
        let player = Player::new(format!("Family {id}"), "Bea", Rank::SHODAN);
        event.add_record(Entry::new(EntryId(id), CompetitionId::OPEN, player), |of| &mut of.entries).unwrap();
        let fees = event.fees_mut(PersonId(id));
        fees.extras.insert("Meal".into(), id as u32);
        fees.discounts.push(Discount { amount: Amount(300 * (id - 1)), reason: "club".into() });
    }
    event
}

fn payment(id: usize, person: i64, amount: i64, method: PaymentMethod, day: u32) -> Payment {
    Payment {
        id: PaymentId(id as i64 + 1),
        person: PersonId(person),
        name: String::new(),
        amount: Amount(amount),
        method,
        at: moment(day),
        taken_by: String::new(),
        note: String::new(),
        owed_then: None,
    }
}

fn method(is_cash: bool) -> PaymentMethod {
    if is_cash { PaymentMethod::Cash } else { PaymentMethod::Transfer }
}

/// Fills the lines of each person cent by cent: the second computation.
fn with_cups(event: &Event) -> BTreeMap<(NaiveDate, TakenFor), i64> {
    let mut taken = BTreeMap::new();
    for account in accounts(event) {
        let mut cups: Vec<(TakenFor, i64, i64)> =
            account.lines.iter().map(|line| (TakenFor::Item(line.item.clone()), line.net.0, 0)).collect();
        cups.push((TakenFor::Credit, i64::MAX, 0));
        for payment in event.payments.iter().filter(|payment| payment.person == account.person) {
            for _ in 0..payment.amount.0.abs() {
                let coin = payment.amount.0.signum();
                let cup = match coin {
                    1 => cups.iter_mut().find(|(_, size, filled)| filled < size),
                    _ => cups.iter_mut().rev().find(|(_, _, filled)| *filled > 0),
                };
                let cup = cup.expect("nobody gets back more than they paid");
                cup.2 += coin;
                *taken.entry((payment.at.date(), cup.0.clone())).or_insert(0) += coin;
            }
        }
    }
    taken.retain(|_, amount| *amount != 0);
    taken
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases::cases(40)))]

    #[test]
    fn items_add_up_to_payments_and_agree_with_a_second_computation(
        steps in prop::collection::vec((1..=PEOPLE, 1i64..3000, any::<bool>(), any::<bool>(), 14u32..17), 0..60)
    ) {
        let mut event = event();
        for (person, amount, is_refund, is_cash, day) in steps {
            let paid: i64 = event.payments.iter().filter(|p| p.person == PersonId(person)).map(|p| p.amount.0).sum();
            let amount = if is_refund { -amount.min(paid) } else { amount };
            if amount != 0 {
                event.payments.push(payment(event.payments.len(), person, amount, method(is_cash), day));
            }
        }
        let report = cash_report(&event);
        let all: Amount = event.payments.iter().map(|payment| payment.amount).sum();
        prop_assert_eq!(report.paid(), all);
        let mut by_item = BTreeMap::new();
        for day in &report.days {
            let items: Amount = day.items.iter().map(|item| item.amount).sum();
            prop_assert_eq!(items, day.cash.balance() + day.transfer.balance());
            by_item.extend(day.items.iter().map(|item| ((day.day, item.taken_for.clone()), item.amount.0)));
        }
        prop_assert_eq!(by_item, with_cups(&event));
    }
}

#[test]
fn the_till_has_the_float_and_the_cash_of_the_day() {
    let mut event = event();
    event.payments = vec![
        payment(0, 1, 2850, PaymentMethod::Cash, 14),
        payment(1, 2, 3400, PaymentMethod::Transfer, 14),
        payment(2, 1, -850, PaymentMethod::Cash, 15),
    ];
    event.cash_days = vec![CashDay { day: moment(14).date(), float: Amount(10_000), counted: Some(Amount(12_800)) }];
    let report = cash_report(&event);
    let [first, second] = &report.days[..] else { panic!("two days: {report:?}") };
    assert_eq!((first.expected(), first.difference()), (Amount(12_850), Some(Amount(-50))));
    assert_eq!((second.expected(), second.difference()), (Amount(-850), None));
    let meal = TakenFor::Item(FeeItem::Priced { name: "Meal".into(), competition: None });
    assert_eq!(second.items, [ItemTakings { taken_for: meal, amount: Amount(-850) }]);
    assert_eq!(report.discounts, Amount(300 * 10));
}

/// Takes a payment as the desk does: with what the person owes then.
fn take(event: &mut Event, person: i64, amount: i64, day: u32) {
    let owed_then = crate::fees::account(event, PersonId(person)).map(|account| account.lines);
    let id = event.payments.len();
    event.payments.push(Payment { owed_then, ..payment(id, person, amount, PaymentMethod::Cash, day) });
}

#[test]
fn a_later_change_shows_in_the_next_payment_and_past_days_stay() {
    let mut event = event();
    take(&mut event, 1, 2850, 14);
    let first_day = cash_report(&event).days[0].clone();
    event.fees_mut(PersonId(1)).extras.clear();
    take(&mut event, 1, -850, 15);
    let report = cash_report(&event);
    assert_eq!(report.days[0], first_day);
    let meal = TakenFor::Item(FeeItem::Priced { name: "Meal".into(), competition: None });
    assert_eq!(report.days[1].items, [ItemTakings { taken_for: meal, amount: Amount(-850) }]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases::cases(40)))]

    #[test]
    fn no_change_of_extras_prices_or_status_changes_a_past_day(
        steps in prop::collection::vec((1..=PEOPLE, 1i64..3000, 0u32..4, any::<bool>()), 1..40)
    ) {
        let mut event = event();
        let mut reported: Vec<DayTakings> = Vec::new();
        for (at, (person, amount, meals, withdraws)) in steps.into_iter().enumerate() {
            event.fees_mut(PersonId(person)).extras.insert("Meal".into(), meals);
            event.change_settings(|settings| settings.fees.prices[0].amount = Amount(amount));
            if withdraws {
                event.entry_mut(EntryId(person)).unwrap().status = crate::model::entry::EntryStatus::Withdrawn;
            }
            let paid: i64 = event.payments.iter().filter(|p| p.person == PersonId(person)).map(|p| p.amount.0).sum();
            let amount = if withdraws && paid > 0 { -amount.min(paid) } else { amount };
            take(&mut event, person, amount, 1 + at as u32 % 28);
            let days = cash_report(&event).days;
            let today = days.iter().find(|day| day.day == moment(1 + at as u32 % 28).date()).cloned();
            let known = |day: &&DayTakings| Some(day.day) != today.as_ref().map(|today| today.day);
            let past: Vec<DayTakings> = days.iter().filter(known).cloned().collect();
            let before: Vec<DayTakings> = reported.iter().filter(known).cloned().collect();
            prop_assert_eq!(past, before);
            prop_assert_eq!(cash_report(&event).paid(), event.payments.iter().map(|payment| payment.amount).sum());
            reported = days;
        }
    }
}

#[test]
fn numbers_of_payments_that_were_undone_are_named() {
    let mut event = event();
    event.payments =
        vec![payment(0, 1, 2850, PaymentMethod::Cash, 14), payment(3, 2, 3400, PaymentMethod::Transfer, 14)];
    assert_eq!(cash_report(&event).void_receipts, [2, 3]);
}

#[test]
fn what_exceeds_the_account_is_credit() {
    let mut event = event();
    event.payments = vec![payment(0, 1, 5000, PaymentMethod::Cash, 14)];
    let credit = cash_report(&event).items.into_iter().find(|item| item.taken_for == TakenFor::Credit).unwrap();
    assert_eq!((credit.owed, credit.paid), (Amount::ZERO, Amount(2150)));
}
