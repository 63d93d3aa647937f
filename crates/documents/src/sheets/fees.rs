//! `receipt`, `fee-list`, `cash-report` and `levy-form`: the papers of the cash desk (R80, R85-R87). They have full names and amounts, and
//! hang nowhere.

use domain::cash_report::{CashReport, DayTakings, TakenFor, cash_report};
use domain::fees::{
    Account, AccountLine, Attendance, FeeItem, account, accounts_by_name, entries_by_person, is_in_use,
};
use domain::levy::{LevyLine, form};
use domain::{Amount, Entry, EntryStatus, Membership, Payment, PaymentMethod};
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
        part(&in_currency(subject, "sheet-receipt-for"), amounts(&[""]), lines(subject, payment)),
    ];
    RefereeSheet {
        heading: subject.heading_of_event(),
        title: subject.phrase(title, &[("number", &payment.id.0.to_string())]),
        parts,
        signatures: vec![subject.word("sheet-receipt-signature")],
        ..RefereeSheet::default()
    }
}

/// Returns what a person owed and had paid in all after a payment, as rows.
fn lines(subject: &Subject, payment: &Payment) -> Vec<Vec<String>> {
    let currency = subject.event.settings().currency();
    let today = || account(subject.event, payment.person).map(|account| account.lines).unwrap_or_default();
    let lines = payment.owed_then.clone().unwrap_or_else(today);
    let mut rows: Vec<Vec<String>> = lines
        .iter()
        .map(|line| vec![quantified(subject, &line.item, line.quantity), currency.number(line.amount)])
        .collect();
    let sum = |of: fn(&AccountLine) -> Amount| lines.iter().map(of).sum::<Amount>();
    let owed = sum(|line| line.net);
    let discount = sum(|line| line.amount) - owed;
    if discount > Amount::ZERO {
        rows.push(vec![subject.word("sheet-fees-discount"), currency.number(-discount)]);
    }
    let until_then = |of: &&Payment| of.person == payment.person && of.id <= payment.id;
    let paid: Amount = subject.event.payments.iter().filter(until_then).map(|of| of.amount).sum();
    for (word, amount) in [("sheet-fees-owed", owed), ("sheet-fees-paid", paid), ("sheet-fees-open", owed - paid)] {
        rows.push(vec![subject.word(word), currency.number(amount)]);
    }
    rows
}

/// Returns the list for the registration table: who is expected, and what each has still to pay (handbook 8.1).
pub(super) fn fee_list(subject: &Subject) -> Result<RefereeSheet> {
    let accounts = in_use(subject)?;
    let text = |key: &str, grow| RefereeColumn::new(subject.word(key), grow);
    let number = |key: &str| RefereeColumn::number(subject.word(key));
    let columns = vec![
        number("print-number"),
        text("print-name", 3),
        text("print-rank", 0),
        text("print-club", 2),
        text("sheet-fees-for", 3),
        number("sheet-fees-owed"),
        number("sheet-fees-paid"),
        number("sheet-fees-open"),
        text("sheet-fees-came", 0),
    ];
    // Who withdrew is listed while money is to be taken or given back.
    let is_listed = |account: &&Account| account.attendance == Attendance::Takes || account.open() != Amount::ZERO;
    let entries = entries_by_person(subject.event);
    let row_of = |account: &&Account| {
        let entries = entries.get(&account.person).map_or(&[][..], Vec::as_slice);
        row(subject, account, entries)
    };
    let listed: Vec<&Account> = accounts.iter().filter(is_listed).collect();
    let mut rows: Vec<Vec<String>> = listed.iter().map(row_of).collect();
    let sum = |of: fn(&Account) -> Amount| {
        subject.event.settings().currency().number(listed.iter().map(|account| of(account)).sum())
    };
    let mut total = vec![String::new(); columns.len()];
    total[1] = subject.word("sheet-fees-total");
    total[5..8].clone_from_slice(&[sum(Account::owed), sum(|account| account.paid), sum(Account::open)]);
    rows.push(total);
    Ok(RefereeSheet {
        heading: subject.heading_of_event(),
        title: in_currency(subject, "sheet-fee-list-title"),
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
    // A person without a price for their category owes nobody knows what.
    let known = |amount: Amount| if account.lacks_price { "?".to_string() } else { currency.number(amount) };
    vec![
        numbers.join(", "),
        account.name.clone(),
        rank,
        club,
        items.collect::<Vec<_>>().join(", "),
        known(account.owed()),
        currency.number(account.paid),
        known(account.open()),
        if is_here { "×".into() } else { String::new() },
    ]
}

/// Returns the cash report: each day with its items and its till, and the items of the whole event; of a single day if one is asked for.
pub(super) fn report(subject: &Subject) -> Result<RefereeSheet> {
    in_use(subject)?;
    let report = cash_report(subject.event);
    let days = report.days.iter().filter(|day| subject.day.is_none_or(|wanted| wanted == day.day));
    let mut parts: Vec<RefereePart> = days.flat_map(|day| [taken(subject, day), till(subject, day)]).collect();
    match subject.day {
        None => parts.push(totals(subject, &report)),
        Some(day) if parts.is_empty() => {
            let day = subject.date(day, "sheet-date");
            return Err(AppError::not_found(message!("document-no-takings", day)));
        }
        Some(_) => {}
    }
    if subject.day.is_none() && !report.void_receipts.is_empty() {
        let numbers: Vec<String> = report.void_receipts.iter().map(ToString::to_string).collect();
        let void = vec![subject.word("sheet-cash-void"), numbers.join(", ")];
        parts.push(part("", columns(&[("", 0), ("", 1)]), vec![void]));
    }
    Ok(RefereeSheet {
        heading: subject.heading_of_event(),
        title: in_currency(subject, "sheet-cash-report-title"),
        parts,
        signatures: vec![subject.word("sheet-cash-report-signature")],
        ..RefereeSheet::default()
    })
}

/// Returns what was taken on a day, by item.
fn taken(subject: &Subject, day: &DayTakings) -> RefereePart {
    let currency = subject.event.settings().currency();
    let mut rows: Vec<Vec<String>> =
        day.items.iter().map(|item| vec![taken_for(subject, &item.taken_for), currency.number(item.amount)]).collect();
    let total = day.items.iter().map(|item| item.amount).sum();
    rows.push(vec![subject.word("sheet-fees-total"), currency.number(total)]);
    part(&subject.date(day.day, "sheet-date"), amounts(&[""]), rows)
}

/// Returns the till of a day, and what was paid past it.
fn till(subject: &Subject, day: &DayTakings) -> RefereePart {
    let currency = subject.event.settings().currency();
    let mut rows = Vec::new();
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
    part("", amounts(&[""]), rows)
}

fn totals(subject: &Subject, report: &CashReport) -> RefereePart {
    let currency = subject.event.settings().currency();
    let row = |name: String, owed: Amount, paid: Amount| {
        vec![name, currency.number(owed), currency.number(paid), currency.number(owed - paid)]
    };
    let mut rows: Vec<Vec<String>> =
        report.items.iter().map(|item| row(taken_for(subject, &item.taken_for), item.owed, item.paid)).collect();
    rows.push(row(subject.word("sheet-fees-total"), report.owed(), report.paid()));
    let mut discounts = vec![String::new(); 4];
    (discounts[0], discounts[1]) = (subject.word("sheet-fees-discount"), currency.number(-report.discounts));
    rows.push(discounts);
    let heads = ["sheet-fees-owed", "sheet-fees-paid", "sheet-fees-open"].map(|key| subject.word(key));
    part(&subject.word("sheet-cash-whole"), amounts(&heads.each_ref().map(String::as_str)), rows)
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
    let total = currency.number(lines.iter().map(|line| line.amount).sum());
    let (people, days) = (sum(|line| line.people), sum(|line| line.days));
    rows.push(vec![subject.word("sheet-fees-total"), people, days, String::new(), total]);
    let heads = ["sheet-levy-people", "sheet-levy-days", "sheet-levy-a-day", "sheet-levy-amount"];
    let heads = heads.map(|key| subject.word(key));
    Ok(RefereeSheet {
        heading: subject.heading_of_event(),
        title: in_currency(subject, "sheet-levy-form-title"),
        parts: vec![part("", amounts(&heads.each_ref().map(String::as_str)), rows)],
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

/// Returns columns of texts.
fn columns(heads: &[(&str, i64)]) -> Vec<RefereeColumn> {
    heads.iter().map(|&(head, grow)| RefereeColumn::new(head, grow)).collect()
}

/// Returns a column of texts without a head, and columns of amounts.
fn amounts(heads: &[&str]) -> Vec<RefereeColumn> {
    std::iter::once(RefereeColumn::new("", 1)).chain(heads.iter().map(|&head| RefereeColumn::number(head))).collect()
}

/// Returns a title with the currency of the amounts below it.
fn in_currency(subject: &Subject, title: &str) -> String {
    let (title, currency) = (subject.word(title), subject.event.settings().currency());
    if currency.name().is_empty() { title } else { format!("{title} ({})", currency.name()) }
}
