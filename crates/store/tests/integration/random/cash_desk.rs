//! A cash desk with a record in every table.

use chrono::NaiveDate;
use domain::{Amount, CashDay, Discount, Event, FeeCategory, Payment, PaymentId, PaymentMethod, PersonFees, PersonId};

/// Adds a payment, a refund, what a person chose, and a till.
pub(super) fn add(event: &mut Event) {
    event.payments = vec![payment(3, 1250), payment(8, -50)];
    (event.person_fees, event.cash_days) = (vec![person_fees()], vec![cash_day()]);
}

fn day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 8, 14).unwrap()
}

/// A payment with this receipt number.
fn payment(id: i64, amount: i64) -> Payment {
    Payment {
        id: PaymentId(id),
        person: PersonId(2),
        name: "Reed Bea".into(),
        amount: Amount(amount),
        method: if amount > 0 { PaymentMethod::Cash } else { PaymentMethod::Transfer },
        at: day().and_hms_opt(10, 0, 0).unwrap(),
        taken_by: "Ada Reed".into(),
        note: "Meal \"x\"".into(),
        owed_then: None,
    }
}

fn person_fees() -> PersonFees {
    PersonFees {
        person: PersonId(2),
        category: Some(FeeCategory::Child),
        extras: [("Meal".to_string(), 2)].into(),
        discounts: vec![Discount { amount: Amount(300), reason: "brings boards".into() }],
        entered: NaiveDate::from_ymd_opt(2026, 8, 1),
    }
}

fn cash_day() -> CashDay {
    CashDay { day: day(), float: Amount(10_000), counted: Some(Amount(11_250)) }
}
