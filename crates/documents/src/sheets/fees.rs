//! `receipt`, `fee-list`, `cash-report` and `levy-form`: the papers of the cash desk (R80, R85-R87). They have full names and amounts, and
//! hang nowhere.

use domain::cash_report::{CashReport, DayTakings, TakenFor, cash_report};
use domain::fees::{Account, Attendance, FeeItem, account, accounts_by_name, entries_by_person, is_in_use};
use domain::levy::{LevyLine, form};
use domain::{Amount, Entry, EntryStatus, Membership, Payment, PaymentMethod, PersonId};
use messages::message;
use print::sheets::{RefereeColumn, RefereePart, RefereeSheet};
use session::{AppError, Result};

use super::Subject;
use super::document::Sheets;

/// Returns the receipt that is asked for, or one of each payment.
pub(super) fn receipts(subject: &Subject) -> Result<Sheets> {
    let payments = &subject.event.payments;
    let wanted: Vec<&Payment> = match subject.receipt {
        None if payments.is_empty() => return Err(AppError::not_now(message!("document-no-payments"))),
        None => payments.iter().collect(),
        Some(number) => {
            let found = payments.iter().find(|payment| payment.id.0 == number);
            vec![found.ok_or_else(|| AppError::not_found(message!("document-no-receipt", number)))?]
        }
    };
    Ok(wanted.into_iter().map(|payment| Box::new(receipt(subject, payment)) as Box<dyn print::Sheet>).collect())
}

fn receipt(subject: &Subject, payment: &Payment) -> RefereeSheet {
    let currency = subject.event.settings().currency();
    let is_refund = payment.amount < Amount::ZERO;
    let (title, who, taken) = match is_refund {
        true => ("sheet-refund-title", "sheet-refund-to", "sheet-refund-by"),
        false => ("sheet-receipt-title", "sheet-receipt-from", "sheet-receipt-by"),
    };
    let mut facts = vec![
        vec![subject.word(who), payment.name.clone()],
        vec![subject.word("sheet-receipt-amount"), currency.text(payment.amount.abs())],
        vec![subject.word("sheet-receipt-method"), method(subject, payment)],
        vec![subject.word("print-time"), payment.at.format("%Y-%m-%d %H:%M").to_string()],
        vec![subject.word(taken), payment.taken_by.clone()],
    ];
    if !payment.note.is_empty() {
        facts.push(vec![subject.word("sheet-receipt-note"), payment.note.clone()]);
    }
    let parts = vec![
        part("", columns(&[("", 0), ("", 1)]), facts),
        part(&subject.word("sheet-receipt-for"), columns(&[("", 1), ("", 0)]), lines(subject, payment.person)),
    ];
    RefereeSheet {
        heading: subject.heading_of_event(),
        title: subject.phrase(title, &[("number", &payment.id.0.to_string())]),
        parts,
        signatures: vec![subject.word("sheet-receipt-signature")],
        ..RefereeSheet::default()
    }
}

/// Returns what a person owes and paid in all, as rows.
fn lines(subject: &Subject, person: PersonId) -> Vec<Vec<String>> {
    let currency = subject.event.settings().currency();
    let Some(account) = account(subject.event, person) else { return Vec::new() };
    let mut rows: Vec<Vec<String>> = account
        .lines
        .iter()
        .map(|line| vec![quantified(subject, &line.item, line.quantity), currency.number(line.amount)])
        .collect();
    if account.discount > Amount::ZERO {
        rows.push(vec![subject.word("sheet-fees-discount"), currency.number(-account.discount)]);
    }
    for (word, amount) in
        [("sheet-fees-owed", account.owed()), ("sheet-fees-paid", account.paid), ("sheet-fees-open", account.open())]
    {
        rows.push(vec![subject.word(word), currency.text(amount)]);
    }
    rows
}

/// Returns the list for the registration table: who is expected, and what each has still to pay (handbook 8.1).
pub(super) fn fee_list(subject: &Subject) -> Result<RefereeSheet> {
    let accounts = in_use(subject)?;
    let heads = [
        ("print-number", 0),
        ("print-name", 2),
        ("print-rank", 0),
        ("print-club", 1),
        ("sheet-fees-for", 3),
        ("sheet-fees-owed", 0),
        ("sheet-fees-paid", 0),
        ("sheet-fees-open", 0),
        ("sheet-fees-came", 0),
    ];
    let heads = heads.map(|(key, grow)| (subject.word(key), grow));
    let columns = heads.map(|(head, grow)| RefereeColumn { head, grow }).to_vec();
    let takes_part = |account: &&Account| account.attendance == Attendance::Takes;
    let entries = entries_by_person(subject.event);
    let row_of = |account: &Account| {
        let entries = entries.get(&account.person).map_or(&[][..], Vec::as_slice);
        row(subject, account, entries)
    };
    let rows = accounts.iter().filter(takes_part).map(row_of).collect();
    Ok(RefereeSheet {
        heading: subject.heading_of_event(),
        title: subject.word("sheet-fee-list-title"),
        is_wide: true,
        parts: vec![part("", columns, rows)],
        signatures: Vec::new(),
    })
}

fn row(subject: &Subject, account: &Account, entries: &[&Entry]) -> Vec<String> {
    let currency = subject.event.settings().currency();
    let person = entries.iter().flat_map(|entry| entry.people()).find(|(person, _)| *person == account.person);
    let rank = person.map(|(_, player)| player.rank.to_string()).unwrap_or_default();
    let club = person.map(|(_, player)| player.club.clone()).unwrap_or_default();
    let numbers: Vec<String> = entries.iter().filter_map(|entry| entry.number).map(|n| n.to_string()).collect();
    let items = account.lines.iter().map(|line| quantified(subject, &line.item, line.quantity));
    let is_here = entries.iter().any(|entry| entry.status == EntryStatus::Registered);
    vec![
        numbers.join(", "),
        account.name.clone(),
        rank,
        club,
        items.collect::<Vec<_>>().join(", "),
        currency.number(account.owed()),
        currency.number(account.paid),
        currency.number(account.open()),
        if is_here { "×".into() } else { String::new() },
    ]
}

/// Returns the cash report: each day with its till and items, and the items of the whole event.
pub(super) fn report(subject: &Subject) -> Result<RefereeSheet> {
    in_use(subject)?;
    let (report, currency) = (cash_report(subject.event), subject.event.settings().currency());
    let mut parts: Vec<RefereePart> = report.days.iter().map(|day| day_part(subject, day)).collect();
    parts.push(totals(subject, &report));
    let discounts = vec![subject.word("sheet-fees-discount"), currency.text(report.discounts)];
    parts.push(part("", columns(&[("", 1), ("", 0)]), vec![discounts]));
    Ok(RefereeSheet {
        heading: subject.heading_of_event(),
        title: subject.word("sheet-cash-report-title"),
        parts,
        signatures: vec![subject.word("sheet-cash-report-signature")],
        ..RefereeSheet::default()
    })
}

fn day_part(subject: &Subject, day: &DayTakings) -> RefereePart {
    let currency = subject.event.settings().currency();
    let mut rows: Vec<Vec<String>> =
        day.items.iter().map(|item| vec![taken_for(subject, &item.taken_for), currency.number(item.amount)]).collect();
    let mut add = |key: &str, amount: Amount| rows.push(vec![subject.word(key), currency.number(amount)]);
    add("sheet-cash-float", day.float);
    add("sheet-cash-received", day.cash.received);
    add("sheet-cash-refunded", -day.cash.refunded);
    add("sheet-cash-expected", day.expected());
    if let (Some(counted), Some(difference)) = (day.counted, day.difference()) {
        add("sheet-cash-counted", counted);
        add("sheet-cash-difference", difference);
    }
    add("sheet-cash-transferred", day.transfer.received);
    add("sheet-cash-returned", -day.transfer.refunded);
    part(&subject.date(day.day, "sheet-date"), columns(&[("", 1), ("", 0)]), rows)
}

fn totals(subject: &Subject, report: &CashReport) -> RefereePart {
    let currency = subject.event.settings().currency();
    let row = |name: String, owed: Amount, paid: Amount| vec![name, currency.number(owed), currency.number(paid)];
    let mut rows: Vec<Vec<String>> =
        report.items.iter().map(|item| row(taken_for(subject, &item.taken_for), item.owed, item.paid)).collect();
    rows.push(row(subject.word("sheet-fees-total"), report.owed(), report.paid()));
    let heads = ["sheet-fees-owed", "sheet-fees-paid"].map(|key| subject.word(key));
    let [owed, paid] = heads;
    part(&subject.word("sheet-cash-whole"), columns(&[("", 1), (&owed, 0), (&paid, 0)]), rows)
}

/// Returns the form with which the organiser sends the levy to the association (R80).
pub(super) fn levy_form(subject: &Subject) -> Result<RefereeSheet> {
    let settings = subject.event.settings();
    if !settings.levy.kept() {
        return Err(AppError::not_now(message!("document-no-levy")));
    }
    let (currency, lines) = (settings.currency(), form(subject.event));
    let row = |line: &LevyLine| {
        vec![
            membership(subject, line.membership),
            line.people.to_string(),
            line.days.to_string(),
            currency.number(line.a_day),
            currency.number(line.amount),
        ]
    };
    let mut rows: Vec<Vec<String>> = lines.iter().map(row).collect();
    let sum = |of: fn(&LevyLine) -> u32| lines.iter().map(of).sum::<u32>().to_string();
    let total = currency.text(lines.iter().map(|line| line.amount).sum());
    let (people, days) = (sum(|line| line.people), sum(|line| line.days));
    rows.push(vec![subject.word("sheet-fees-total"), people, days, String::new(), total]);
    let heads = ["", "sheet-levy-people", "sheet-levy-days", "sheet-levy-a-day", "sheet-levy-amount"];
    let column = |(at, key): (usize, &str)| RefereeColumn {
        head: if key.is_empty() { String::new() } else { subject.word(key) },
        grow: i64::from(at == 0),
    };
    Ok(RefereeSheet {
        heading: subject.heading_of_event(),
        title: subject.word("sheet-levy-form-title"),
        parts: vec![part("", heads.into_iter().enumerate().map(column).collect(), rows)],
        signatures: vec![subject.word("sheet-levy-signature")],
        ..RefereeSheet::default()
    })
}

/// Returns the accounts by name.
///
/// # Errors
/// The event has no prices, no levy and no payments.
fn in_use(subject: &Subject) -> Result<Vec<Account>> {
    match is_in_use(subject.event) {
        true => Ok(accounts_by_name(subject.event)),
        false => Err(AppError::not_now(message!("document-no-fees"))),
    }
}

fn method(subject: &Subject, payment: &Payment) -> String {
    subject.word(match payment.method {
        PaymentMethod::Cash => "sheet-method-cash",
        PaymentMethod::Transfer => "sheet-method-transfer",
    })
}

fn membership(subject: &Subject, membership: Membership) -> String {
    subject.word(match membership {
        Membership::Member => "sheet-levy-member",
        Membership::NonMember => "sheet-levy-non-member",
        Membership::Concession => "sheet-levy-concession",
    })
}

/// Returns an item with how many, if it is not one: "2 × Meal".
fn quantified(subject: &Subject, item: &FeeItem, quantity: u32) -> String {
    let name = taken_for(subject, &TakenFor::Item(item.clone()));
    if quantity == 1 { name } else { format!("{quantity} × {name}") }
}

fn taken_for(subject: &Subject, taken_for: &TakenFor) -> String {
    match taken_for {
        TakenFor::Item(item) => item.name(subject.event).unwrap_or_else(|| subject.word("sheet-fees-levy")),
        TakenFor::Credit => subject.word("sheet-fees-credit"),
    }
}

fn part(title: &str, columns: Vec<RefereeColumn>, rows: Vec<Vec<String>>) -> RefereePart {
    RefereePart { title: title.to_string(), columns, rows }
}

fn columns(heads: &[(&str, i64)]) -> Vec<RefereeColumn> {
    heads.iter().map(|&(head, grow)| RefereeColumn { head: head.to_string(), grow }).collect()
}
