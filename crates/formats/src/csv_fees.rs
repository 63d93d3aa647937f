//! The cash desk as CSV, for the treasurer (R87). Its tables have full names and are not published.

use domain::fees::{Account, Attendance, FeeItem, accounts_by_name};
use domain::{Event, FeeCategory, Payment, PaymentMethod};

use crate::csv_export::{CsvForm, write};

/// Returns the accounts of all people, a row each: key, name, category, items, discount, owed, paid, open, currency.
pub fn accounts_table(event: &Event, form: CsvForm) -> Vec<u8> {
    let mut table = vec![head("person,name,attendance,category,items,discount,owed,paid,open,currency")];
    table.extend(accounts_by_name(event).iter().map(|account| account_row(event, account)));
    write(&table, form)
}

/// Returns the payments and refunds in the order of their receipts, a row each.
pub fn payments_table(event: &Event, form: CsvForm) -> Vec<u8> {
    let mut table = vec![head("receipt,day,time,person,name,amount,currency,method,taken_by,note")];
    table.extend(event.payments.iter().map(|payment| payment_row(event, payment)));
    write(&table, form)
}

fn head(columns: &str) -> Vec<String> {
    columns.split(',').map(str::to_string).collect()
}

fn account_row(event: &Event, account: &Account) -> Vec<String> {
    let currency = event.settings().currency();
    let name = |item: &FeeItem| item.name(event).unwrap_or_else(|| "levy".into());
    let items = account.lines.iter().map(|line| format!("{} {}", line.quantity, name(&line.item)));
    vec![
        account.person.0.to_string(),
        account.name.clone(),
        attendance(account.attendance).to_string(),
        category(account.category).to_string(),
        items.collect::<Vec<_>>().join("; "),
        currency.number(account.discount),
        currency.number(account.owed()),
        currency.number(account.paid),
        currency.number(account.open()),
        currency.name().to_string(),
    ]
}

fn payment_row(event: &Event, payment: &Payment) -> Vec<String> {
    let currency = event.settings().currency();
    vec![
        payment.id.0.to_string(),
        payment.at.format("%Y-%m-%d").to_string(),
        payment.at.format("%H:%M").to_string(),
        payment.person.0.to_string(),
        payment.name.clone(),
        currency.number(payment.amount),
        currency.name().to_string(),
        method(payment.method).to_string(),
        payment.taken_by.clone(),
        payment.note.clone(),
    ]
}

const fn attendance(attendance: Attendance) -> &'static str {
    match attendance {
        Attendance::Takes => "takes part",
        Attendance::Withdrew => "withdrew",
        Attendance::Gone => "no entry",
    }
}

const fn category(category: FeeCategory) -> &'static str {
    match category {
        FeeCategory::Member => "member",
        FeeCategory::NonMember => "non_member",
        FeeCategory::Concession => "concession",
        FeeCategory::Child => "child",
        FeeCategory::Free => "free",
    }
}

const fn method(method: PaymentMethod) -> &'static str {
    match method {
        PaymentMethod::Cash => "cash",
        PaymentMethod::Transfer => "transfer",
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use domain::{
        Amount, Competition, CompetitionId, Entry, EntryId, EventSettings, PaymentId, PersonId, Player, Price,
        PriceKind, Rank, System,
    };

    use super::*;

    #[test]
    fn accounts_and_payments_have_exact_amounts() {
        let day = NaiveDate::from_ymd_opt(2026, 8, 14).unwrap();
        let mut settings = EventSettings::new("Cup", day, "");
        settings.levy.currency = "EUR".into();
        let (name, kind, amount) = ("Entry".to_string(), PriceKind::Entry, Amount(2050));
        settings.fees.prices = vec![Price { name, kind, competition: None, category: None, amount, late: None }];
        let open = Competition::new(CompetitionId::OPEN, "Open", System::Swiss, 2);
        let mut event = Event::with_competitions(settings, [open]);
        let entry = Entry::new(EntryId(1), CompetitionId::OPEN, Player::new("Reed", "Bea", Rank::SHODAN));
        event.add_record(entry, |of| &mut of.entries).unwrap();
        event.payments = vec![Payment {
            id: PaymentId(4),
            person: PersonId(1),
            name: "Reed Bea".into(),
            amount: Amount(-50),
            method: PaymentMethod::Transfer,
            at: day.and_hms_opt(9, 5, 0).unwrap(),
            taken_by: "Ada".into(),
            note: "=too much".into(),
            owed_then: None,
        }];
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap().lines().last().unwrap().to_string();
        let form = CsvForm::default();
        assert_eq!(
            text(accounts_table(&event, form)),
            "1,Reed Bea,takes part,member,1 Entry,0.00,20.50,-0.50,21.00,EUR"
        );
        assert_eq!(
            text(payments_table(&event, form)),
            "4,2026-08-14,09:05,1,Reed Bea,-0.50,EUR,transfer,Ada,'=too much"
        );
    }
}
