//! The cash desk: refusals, receipts, undo, and a report that adds up.

use domain::{Amount, EntryId, PersonId};
use session::{ErrorCode, EventSession};

use super::*;
use crate::event::{ChangeSetting, change_setting};
use crate::fixture::{fields, open_register};
use crate::history::{redo, undo};
use crate::operation::{ExtraChoice, FeeCategoryName};
use crate::register::{add, set_status};
use crate::vocabulary::StatusName;

/// Sets a setting of the event.
fn set(session: &mut EventSession, path: &str, value: &str) -> Result<()> {
    let request = ChangeSetting { path: path.into(), value: value.into(), consent: false };
    change_setting(session, &request).map(drop)
}

fn price(name: &str, kind: PriceKindName, amount: &str) -> SetPrice {
    SetPrice { name: name.into(), kind, competition: None, category: None, amount: amount.into(), late: None }
}

/// Three players who owe 20.00 EUR; a meal costs 8.50.
fn desk() -> EventSession {
    let mut session = open_register(3);
    set(&mut session, "event.levy.currency", "EUR").unwrap();
    set_price(&mut session, &price("Entry", PriceKindName::Entry, "20")).unwrap();
    set_price(&mut session, &price("Meal", PriceKindName::Extra, "8,50")).unwrap();
    session
}

fn payment(person: i64, amount: &str) -> TakePayment {
    TakePayment {
        person,
        amount: amount.into(),
        method: PaymentMethodName::Cash,
        taken_by: String::new(),
        note: String::new(),
        consent: false,
    }
}

fn repayment(person: i64, amount: &str) -> RefundPayment {
    let (method, taken_by) = (PaymentMethodName::Cash, "Ada Reed".into());
    RefundPayment { person, amount: amount.into(), method, taken_by, note: "left early".into(), forgive: false }
}

fn withdraw(session: &mut EventSession, id: i64) {
    set_status(session, &crate::operation::SetEntryStatus { id, status: StatusName::Withdrawn, reason: None }).unwrap();
}

/// Returns the id of the refusal.
fn refusal<T: std::fmt::Debug>(result: Result<T>) -> String {
    result.unwrap_err().message.id.to_string()
}

fn open_sum(session: &EventSession, person: i64) -> String {
    let accounts = view(session).unwrap().accounts;
    accounts.into_iter().find(|account| account.person == person).unwrap().open
}

#[test]
fn the_exact_sum_is_taken_without_an_amount_and_part_payments_leave_the_rest_open() {
    let mut session = desk();
    let taken = take(&mut session, &payment(1, "")).unwrap().value;
    assert_eq!((taken.receipt, taken.amount.as_str(), taken.open.as_str()), (1, "20.00 EUR", "0.00 EUR"));
    let part = take(&mut session, &payment(2, "5 EUR")).unwrap().value;
    assert_eq!((part.receipt, part.open.as_str()), (2, "15.00 EUR"));
    let view = view(&session).unwrap();
    assert_eq!(
        (view.owed.as_str(), view.paid.as_str(), view.open.as_str(), view.owing),
        ("60.00", "25.00", "35.00", 2)
    );
    let paid = &view.accounts.iter().find(|account| account.person == 2).unwrap().payments[0];
    assert_eq!((paid.amount.as_str(), paid.at.as_str()), ("5.00", "2026-08-14 09:00"));
    assert!(!paid.taken_by.is_empty(), "the user took it");
}

#[test]
fn amounts_that_make_no_sense_are_refused_and_nothing_changes() {
    let mut session = desk();
    let before = session.event().unwrap().clone();
    for (amount, why) in [
        ("-5", "amount-negative"),
        ("0", "amount-zero"),
        ("99999999999999999999", "amount-too-large"),
        ("5 USD", "amount-other-currency"),
        ("1.005", "amount-decimals"),
        ("five", "amount-unknown"),
    ] {
        assert_eq!(refusal(take(&mut session, &payment(1, amount))), why, "{amount}");
    }
    assert_eq!(refusal(take(&mut session, &payment(77, "5"))), "fees-person-unknown");
    assert_eq!(refusal(refund(&mut session, &repayment(1, "0.01"))), "refund-too-large");
    assert_eq!(refusal(refund(&mut session, &repayment(1, ""))), "refund-no-credit");
    assert_eq!(*session.event().unwrap(), before);
}

#[test]
fn more_than_is_open_needs_consent_and_can_be_given_back() {
    let mut session = desk();
    let asked = take(&mut session, &payment(1, "50")).unwrap_err();
    assert_eq!((asked.code, asked.message.id.to_string().as_str()), (ErrorCode::Consent, "payment-more-than-open"));
    take(&mut session, &TakePayment { consent: true, ..payment(1, "50") }).unwrap();
    assert_eq!(refusal(take(&mut session, &payment(1, ""))), "payment-nothing-open");
    assert_eq!(refusal(refund(&mut session, &repayment(1, "50.01"))), "refund-too-large");
    let silent = RefundPayment { note: " ".into(), ..repayment(1, "") };
    assert_eq!(refusal(refund(&mut session, &silent)), "refund-reason-missing");
    let back = refund(&mut session, &repayment(1, "")).unwrap().value;
    assert_eq!((back.amount.as_str(), back.open.as_str()), ("-30.00 EUR", "0.00 EUR"));
}

#[test]
fn a_refund_that_is_forgiven_leaves_no_debt() {
    let mut session = desk();
    take(&mut session, &payment(1, "")).unwrap();
    refund(&mut session, &repayment(1, "5")).unwrap();
    assert_eq!(open_sum(&session, 1), "5.00");
    undo(&mut session).unwrap();
    let forgiven = refund(&mut session, &RefundPayment { forgive: true, ..repayment(1, "5") }).unwrap().value;
    assert_eq!(forgiven.open, "0.00 EUR");
    let account = view(&session).unwrap().accounts.into_iter().find(|account| account.person == 1).unwrap();
    assert_eq!((account.owed.as_str(), account.discounts[0].reason.as_str()), ("15.00", "left early"));
    undo(&mut session).unwrap();
    assert_eq!(open_sum(&session, 1), "0.00", "both are undone at once");
}

#[test]
fn who_has_no_price_is_not_counted_as_paid() {
    let mut session = open_register(2);
    let of_members =
        SetPrice { category: Some(FeeCategoryName::Concession), ..price("Entry", PriceKindName::Entry, "20") };
    set_price(&mut session, &of_members).unwrap();
    assert_eq!(refusal(take(&mut session, &payment(1, ""))), "payment-no-price");
    let view = view(&session).unwrap();
    assert_eq!((view.owing, view.accounts.iter().all(|account| account.owes)), (2, true));
    let unpaid = crate::register::closing(&mut session).unwrap().unpaid.unwrap();
    assert_eq!(unpaid.len(), 2);
}

#[test]
fn who_withdrew_gets_back_what_they_paid_and_pays_only_with_consent() {
    let mut session = desk();
    take(&mut session, &payment(1, "")).unwrap();
    withdraw(&mut session, 1);
    assert_eq!(open_sum(&session, 1), "-20.00");
    let asked = take(&mut session, &payment(1, "5")).unwrap_err();
    assert_eq!((asked.code, asked.message.id.to_string().as_str()), (ErrorCode::Consent, "payment-of-withdrawn"));
    refund(&mut session, &repayment(1, "")).unwrap();
    assert_eq!(open_sum(&session, 1), "0.00");
}

#[test]
fn an_undone_payment_is_gone_and_its_receipt_number_is_never_used_again() {
    let mut session = desk();
    assert_eq!(take(&mut session, &payment(1, "")).unwrap().value.receipt, 1);
    undo(&mut session).unwrap();
    assert_eq!(open_sum(&session, 1), "20.00");
    redo(&mut session).unwrap();
    assert_eq!(session.event().unwrap().payments[0].id.0, 1);
    undo(&mut session).unwrap();
    assert_eq!(take(&mut session, &payment(2, "")).unwrap().value.receipt, 2);
}

#[test]
fn extras_and_categories_change_what_is_owed() {
    let mut session = desk();
    let meals = |quantity| vec![ExtraChoice { name: "Meal".into(), quantity }];
    let request = ChooseFees { person: 1, category: Some(FeeCategoryName::Free), extras: meals(2), entered: "".into() };
    choose(&mut session, &request).unwrap();
    assert_eq!(open_sum(&session, 1), "17.00");
    let unknown = ChooseFees { extras: vec![ExtraChoice { name: "Shirt".into(), quantity: 1 }], ..request.clone() };
    assert_eq!(refusal(choose(&mut session, &unknown)), "extra-unknown");
    assert_eq!(refusal(choose(&mut session, &ChooseFees { extras: meals(101), ..request.clone() })), "extra-too-many");
    let removal = RemovePrice { name: "Meal".into(), competition: None, category: None };
    assert_eq!(refusal(remove_price(&mut session, &removal)), "price-chosen");
    choose(&mut session, &ChooseFees { category: None, extras: meals(0), ..request }).unwrap();
    assert!(session.event().unwrap().person_fees.is_empty(), "nothing is left to say");
    remove_price(&mut session, &removal).unwrap();
}

#[test]
fn a_discount_has_a_reason_and_is_at_most_what_is_owed() {
    let mut session = desk();
    let discount =
        |amount: &str, reason: &str| GrantDiscount { person: 1, amount: amount.into(), reason: reason.into() };
    assert_eq!(refusal(grant_discount(&mut session, &discount("5", ""))), "discount-reason-missing");
    assert_eq!(refusal(grant_discount(&mut session, &discount("20.01", "club"))), "discount-too-large");
    grant_discount(&mut session, &discount("5", "brings boards")).unwrap();
    assert_eq!(open_sum(&session, 1), "15.00");
    assert_eq!(refusal(revoke_discount(&mut session, &RevokeDiscount { person: 1, discount: 2 })), "discount-unknown");
    revoke_discount(&mut session, &RevokeDiscount { person: 1, discount: 1 }).unwrap();
    assert_eq!(open_sum(&session, 1), "20.00");
}

#[test]
fn prices_that_make_no_sense_are_refused() {
    let mut session = desk();
    let side = |kind| SetPrice { competition: Some(9), ..price("Board fee", kind, "5") };
    assert_eq!(refusal(set_price(&mut session, &price(" ", PriceKindName::Entry, "5"))), "price-name-missing");
    assert_eq!(refusal(set_price(&mut session, &side(PriceKindName::Extra))), "price-extra-of-competition");
    assert_eq!(refusal(set_price(&mut session, &side(PriceKindName::Entry))), "competition-missing");
    assert_eq!(refusal(set_price(&mut session, &price("Meal", PriceKindName::Entry, "5"))), "price-name-taken");
    let free = SetPrice { category: Some(FeeCategoryName::Free), ..price("Entry", PriceKindName::Entry, "5") };
    assert_eq!(refusal(set_price(&mut session, &free)), "price-of-free");
    let unknown = RemovePrice { name: "Shirt".into(), competition: None, category: None };
    assert_eq!(refusal(remove_price(&mut session, &unknown)), "price-unknown");
}

#[test]
fn the_currency_stays_while_amounts_are_stored() {
    let mut session = desk();
    assert_eq!(refusal(set(&mut session, "event.levy.currency", "JPY")), "currency-priced");
    take(&mut session, &payment(1, "")).unwrap();
    assert_eq!(refusal(set(&mut session, "event.levy.currency", "USD")), "currency-used");
    set(&mut session, "event.levy.member", "1.50").unwrap();
}

#[test]
fn late_players_pay_the_late_price_from_the_first_late_day_on() {
    let mut session = desk();
    let late = |from: &str| {
        let late = LatePriceFields { amount: "25".into(), from: from.into() };
        SetPrice { late: Some(late), ..price("Entry", PriceKindName::Entry, "20") }
    };
    set_price(&mut session, &late("2026-08-14")).unwrap();
    let id = add(&mut session, &fields(3)).unwrap().value;
    assert_eq!([open_sum(&session, 1), open_sum(&session, id)], ["20.00", "25.00"]);
    set_price(&mut session, &late("2026-08-15")).unwrap();
    assert_eq!(open_sum(&session, id), "20.00");
}

#[test]
fn the_till_is_compared_with_the_count() {
    let mut session = desk();
    take(&mut session, &payment(1, "")).unwrap();
    take(&mut session, &TakePayment { method: PaymentMethodName::Transfer, ..payment(2, "") }).unwrap();
    let till = |float: Option<&str>, counted: Option<&str>| SetCashDay {
        day: String::new(),
        float: float.map(Into::into),
        counted: counted.map(Into::into),
    };
    set_cash_day(&mut session, &till(Some("100"), None)).unwrap();
    set_cash_day(&mut session, &till(None, Some("119.50"))).unwrap();
    let day = report(&session).unwrap().days.remove(0);
    assert_eq!((day.expected.as_str(), day.difference.as_deref()), ("120.00", Some("-0.50")));
    assert_eq!(refusal(set_cash_day(&mut session, &till(Some("-1"), None))), "amount-negative");
}

#[test]
fn a_published_event_has_no_cash_desk() {
    let mut session = desk();
    take(&mut session, &payment(1, "")).unwrap();
    let reason = "brings boards".to_string();
    grant_discount(&mut session, &GrantDiscount { person: 2, amount: "5".into(), reason }).unwrap();
    set_cash_day(&mut session, &SetCashDay { day: String::new(), float: Some("100".into()), counted: None }).unwrap();
    let counts = |session: &mut EventSession| {
        let event = session.event().unwrap();
        [event.payments.len(), event.person_fees.len(), event.cash_days.len()]
    };
    assert_eq!(counts(&mut session), [1, 1, 1]);
    assert_eq!(session.as_published(counts), [0, 0, 0]);
}

#[test]
fn the_public_log_says_nothing_of_who_paid_what() {
    let mut session = desk();
    take(&mut session, &payment(1, "7.31")).unwrap();
    let shown = crate::history::view(&session, &Default::default()).unwrap();
    assert!(shown.lines[0].input.contains("7.31") && shown.lines[0].what.player.contains("Alder"));
    let log = crate::audit_log::view(&session, &Default::default()).unwrap();
    let last = &log.lines.last().unwrap().entry;
    assert_eq!((last.input.as_str(), last.what.player.as_str()), ("", ""));
}

#[test]
fn what_was_paid_is_kept_when_the_entry_of_a_pair_or_competition_goes() {
    let mut session = desk();
    take(&mut session, &payment(1, "")).unwrap();
    let mut event = session.event().unwrap().clone();
    event.tournament_mut(domain::CompetitionId::OPEN).unwrap().entries.retain(|entry| entry.id != EntryId(1));
    let account = domain::fees::account(&event, PersonId(1)).unwrap();
    assert_eq!((account.name.as_str(), account.open()), ("Alder Sam", Amount(-2000)));
    assert!(crate::register::next_person(&event).0 > 1, "nobody else gets the key");
}

/// Numbers that follow from a seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

/// What an independent bookkeeper notes: the signed cents of each payment, by person and method.
#[derive(Default)]
struct Ledger(Vec<(i64, i64, PaymentMethodName)>);

impl Ledger {
    fn paid(&self, person: i64) -> i64 {
        self.0.iter().filter(|line| line.0 == person).map(|line| line.1).sum()
    }

    fn sum(&self, method: PaymentMethodName, sign: i64) -> i64 {
        let lines = self.0.iter().filter(|line| line.2 == method && line.1.signum() == sign);
        lines.map(|line| line.1.abs()).sum()
    }
}

fn cents(text: &str) -> i64 {
    text.replace('.', "").parse().unwrap()
}

#[test]
fn the_cash_report_adds_up_after_500_random_payments_refunds_and_undos() {
    let mut session = desk();
    let (mut chance, mut ledger) = (Chance(7), Ledger::default());
    for _ in 0..500 {
        let person = 1 + chance.below(3) as i64;
        let method = if chance.below(3) == 0 { PaymentMethodName::Transfer } else { PaymentMethodName::Cash };
        let sum = 1 + chance.below(3_000) as i64;
        let typed = format!("{}.{:02}", sum / 100, sum % 100);
        match chance.below(5) {
            0 if !ledger.0.is_empty() => {
                undo(&mut session).unwrap();
                ledger.0.pop();
            }
            1 | 2 => {
                let refunded = refund(&mut session, &RefundPayment { method, ..repayment(person, &typed) });
                assert_eq!(refunded.is_ok(), sum <= ledger.paid(person));
                ledger.0.extend(refunded.is_ok().then_some((person, -sum, method)));
            }
            _ => {
                take(&mut session, &TakePayment { method, consent: true, ..payment(person, &typed) }).unwrap();
                ledger.0.push((person, sum, method));
            }
        }
    }
    assert!(ledger.0.len() > 100);
    let report = report(&session).unwrap();
    let day = &report.days[0];
    let flows = [(&day.cash, PaymentMethodName::Cash), (&day.transfer, PaymentMethodName::Transfer)];
    for (flow, method) in flows {
        let expected = (ledger.sum(method, 1), ledger.sum(method, -1));
        assert_eq!((cents(&flow.received), cents(&flow.refunded)), expected, "{method}");
    }
    let all: i64 = ledger.0.iter().map(|line| line.1).sum();
    let of_items: i64 = report.items.iter().map(|item| cents(&item.paid)).sum();
    let of_day: i64 = day.items.iter().map(|item| cents(&item.amount)).sum();
    assert_eq!([cents(&report.paid), of_items, of_day], [all; 3]);
    let entries: i64 = (1..=3).map(|person| ledger.paid(person).clamp(0, 2_000)).sum();
    let entry = report.items.iter().find(|item| item.item == "Entry").unwrap();
    assert_eq!(cents(&entry.paid), entries, "an entry of 20.00 is filled first");
    for account in view(&session).unwrap().accounts {
        assert_eq!(cents(&account.paid), ledger.paid(account.person));
    }
}
