//! `fees list`, `fees show` and what changes an account: categories, extras, discounts, payments, refunds.

use std::path::PathBuf;

use app::fees::{
    AccountView, ChooseFees, DiscountView, ExtraChoice, FeeCategoryName, FeesView, GrantDiscount, LineView,
    PaymentMethodName, PaymentTaken, PaymentView, RefundPayment, RevokeDiscount, TakePayment, choose, grant_discount,
    refund, revoke_discount, take, view,
};
use clap::Args;
use clap::builder::PossibleValuesParser;
use messages::message;
use session::{AppError, EventSession};

use crate::answer::{Answer, columns, row};
use crate::commands::entry::find;
use crate::common::{changing, reading};
use crate::language::say;

/// The word for the category of the membership.
const MEMBERSHIP: &str = "membership";

/// The word for an early entry.
const EARLY: &str = "early";

/// Which accounts to list.
#[derive(Debug, Args)]
pub struct ListArgs {
    /// The event file
    event: PathBuf,
    /// Only people who have still to pay
    #[arg(long)]
    unpaid: bool,
}

/// One account.
#[derive(Debug, Args)]
pub struct AccountArgs {
    /// The event file
    event: PathBuf,
    /// The player's number; before the register closes, the entry's key
    #[arg(required_unless_present = "person")]
    number: Option<u32>,
    /// The person's key, as in the list: for a partner of a pair, or a person without an entry
    #[arg(long, value_name = "KEY", conflicts_with = "number")]
    person: Option<i64>,
}

/// What a person pays for. Options that are not given change nothing.
#[derive(Debug, Args)]
pub struct ChooseArgs {
    #[command(flatten)]
    which: AccountArgs,
    /// The category: member, non_member, concession, child or free; membership for the one of the register
    #[arg(long)]
    category: Option<String>,
    /// An extra and how many, such as Meal=2; 0 for none. May be given several times
    #[arg(long, value_name = "NAME=COUNT")]
    extra: Vec<String>,
    /// The day of their entry, such as 2026-08-01, which decides whether it was late; early for an early one
    #[arg(long, value_name = "DAY")]
    entered: Option<String>,
}

/// A discount.
#[derive(Debug, Args)]
pub struct DiscountArgs {
    #[command(flatten)]
    which: AccountArgs,
    /// The amount
    #[arg(long, allow_hyphen_values = true)]
    amount: String,
    /// The reason
    #[arg(long)]
    reason: String,
}

/// A discount to take back.
#[derive(Debug, Args)]
pub struct RevokeDiscountArgs {
    #[command(flatten)]
    which: AccountArgs,
    /// Its place among the person's discounts, from 1
    #[arg(long, default_value_t = 1)]
    discount: usize,
}

/// How a payment is made.
#[derive(Debug, Args)]
pub struct MethodArgs {
    /// How it is paid: cash, or transfer for everything that is not in the till
    #[arg(long, default_value = "cash", value_parser = PossibleValuesParser::new(PaymentMethodName::WORDS))]
    method: String,
    /// Who takes it or gives it back; by default the user
    #[arg(long, value_name = "NAME", default_value = "")]
    by: String,
}

/// A payment.
#[derive(Debug, Args)]
pub struct PayArgs {
    #[command(flatten)]
    which: AccountArgs,
    /// The amount; by default the exact sum that is open
    #[arg(long, allow_hyphen_values = true)]
    amount: Option<String>,
    #[command(flatten)]
    how: MethodArgs,
    /// A remark
    #[arg(long, default_value = "", hide_default_value = true)]
    note: String,
    /// Take more than is open, also from a person who withdrew
    #[arg(long)]
    yes: bool,
}

/// A refund.
#[derive(Debug, Args)]
pub struct RefundArgs {
    #[command(flatten)]
    which: AccountArgs,
    /// The amount; by default what the person paid too much
    #[arg(long, allow_hyphen_values = true)]
    amount: Option<String>,
    #[command(flatten)]
    how: MethodArgs,
    /// The reason
    #[arg(long)]
    reason: String,
    /// Let them owe that much less, as by a discount with the same reason
    #[arg(long)]
    forgive: bool,
}

/// Lists the accounts.
pub fn list(arguments: &ListArgs) -> Result<Answer<FeesView>, AppError> {
    let mut view = view(&reading(&arguments.event)?)?;
    if arguments.unpaid {
        view.accounts.retain(|account| account.owes);
    }
    let line = |of: &AccountView| row![of.numbers, of.name, of.category, of.owed, of.paid, of.open, of.person];
    let mut rows = vec![row![
        say!("cli-fees-number"),
        say!("cli-fees-name"),
        say!("cli-fees-category"),
        say!("cli-fees-owed"),
        say!("cli-fees-paid"),
        say!("cli-fees-open"),
        say!("cli-fees-key")
    ]];
    rows.extend(view.accounts.iter().map(line));
    let FeesView { owed, paid, open, currency, owing, .. } = &view;
    let sum = say!("cli-fees-sum", owed, paid, open, currency, owing = *owing);
    Ok(Answer::new(format!("{}\n{sum}", columns(&rows)), &view))
}

/// Shows one account.
pub fn show(arguments: &AccountArgs) -> Result<Answer<AccountView>, AppError> {
    let session = reading(&arguments.event)?;
    shown(&session, person(&session, arguments)?)
}

/// Changes what a person pays for.
pub fn choose_fees(arguments: &ChooseArgs) -> Result<Answer<AccountView>, AppError> {
    let mut session = changing(&arguments.which.event)?;
    let old = account(&session, person(&session, &arguments.which)?)?;
    let category = match arguments.category.as_deref() {
        None => old.chosen_category,
        Some(word) if word.trim().eq_ignore_ascii_case(MEMBERSHIP) => None,
        Some(word) => Some(word.parse::<FeeCategoryName>()?),
    };
    let mut extras = old.extras;
    for typed in &arguments.extra {
        let choice = extra(typed)?;
        extras.retain(|other| other.name != choice.name);
        extras.push(choice);
    }
    let entered = match arguments.entered.as_deref() {
        None => old.entered,
        Some(word) if word.trim().eq_ignore_ascii_case(EARLY) => String::new(),
        Some(day) => day.to_string(),
    };
    choose(&mut session, &ChooseFees { person: old.person, category, extras, entered })?;
    shown(&session, old.person)
}

/// Grants a discount.
pub fn discount(arguments: &DiscountArgs) -> Result<Answer<AccountView>, AppError> {
    let mut session = changing(&arguments.which.event)?;
    let person = person(&session, &arguments.which)?;
    let request = GrantDiscount { person, amount: arguments.amount.clone(), reason: arguments.reason.clone() };
    grant_discount(&mut session, &request)?;
    shown(&session, person)
}

/// Takes a discount back.
pub fn revoke(arguments: &RevokeDiscountArgs) -> Result<Answer<AccountView>, AppError> {
    let mut session = changing(&arguments.which.event)?;
    let person = person(&session, &arguments.which)?;
    revoke_discount(&mut session, &RevokeDiscount { person, discount: arguments.discount })?;
    shown(&session, person)
}

/// Takes a payment.
pub fn pay(arguments: &PayArgs) -> Result<Answer<PaymentTaken>, AppError> {
    let mut session = changing(&arguments.which.event)?;
    let person = person(&session, &arguments.which)?;
    let request = TakePayment {
        person,
        amount: typed(arguments.amount.as_ref())?,
        method: arguments.how.method.parse()?,
        taken_by: arguments.how.by.clone(),
        note: arguments.note.clone(),
        consent: arguments.yes,
    };
    let taken = take(&mut session, &request)?.value;
    let (name, receipt) = (account(&session, person)?.name, taken.receipt);
    let text = message!("cli-fees-taken", name, receipt, amount = &taken.amount, open = &taken.open);
    Ok(Answer::message(&text, &taken))
}

/// Gives a payment back.
pub fn give_back(arguments: &RefundArgs) -> Result<Answer<PaymentTaken>, AppError> {
    let mut session = changing(&arguments.which.event)?;
    let person = person(&session, &arguments.which)?;
    let request = RefundPayment {
        person,
        amount: typed(arguments.amount.as_ref())?,
        method: arguments.how.method.parse()?,
        taken_by: arguments.how.by.clone(),
        note: arguments.reason.clone(),
        forgive: arguments.forgive,
    };
    let taken = refund(&mut session, &request)?.value;
    let (name, receipt) = (account(&session, person)?.name, taken.receipt);
    let amount = taken.amount.trim_start_matches('-');
    let text = message!("cli-fees-refunded", name, receipt, amount, open = &taken.open);
    Ok(Answer::message(&text, &taken))
}

/// Returns the amount that is typed; empty if the option is not given.
///
/// # Errors
/// The option is given without an amount, as by a variable of a script that is not set.
fn typed(amount: Option<&String>) -> Result<String, AppError> {
    match amount {
        None => Ok(String::new()),
        Some(text) if text.trim().is_empty() => Err(AppError::bad_input(message!("cli-fees-amount-empty"))),
        Some(text) => Ok(text.clone()),
    }
}

/// Returns the key of the person that the arguments name.
fn person(session: &EventSession, which: &AccountArgs) -> Result<i64, AppError> {
    if let Some(person) = which.person {
        return Ok(person);
    }
    let entry = find(session, which.number.unwrap_or_default())?.id;
    let accounts = view(session)?.accounts;
    let mut people = accounts.iter().filter(|account| account.entries.contains(&entry));
    match (people.next(), people.next()) {
        (Some(one), None) => Ok(one.person),
        (Some(one), Some(other)) => {
            let named = |of: &AccountView| format!("{} ({})", of.name, of.person);
            Err(AppError::bad_input(message!("cli-fees-pair", first = named(one), second = named(other))))
        }
        _ => Err(AppError::internal(message!("cli-entry-gone", id = entry))),
    }
}

fn account(session: &EventSession, person: i64) -> Result<AccountView, AppError> {
    let found = view(session)?.accounts.into_iter().find(|account| account.person == person);
    found.ok_or_else(|| AppError::not_found(message!("fees-person-unknown", person)))
}

/// Reads `Meal=2`, or `Meal` for one.
fn extra(typed: &str) -> Result<ExtraChoice, AppError> {
    let Some((name, count)) = typed.rsplit_once('=') else {
        return Ok(ExtraChoice { name: typed.trim().to_string(), quantity: 1 });
    };
    let wrong = |_| AppError::bad_input(message!("cli-fees-extra", text = typed));
    Ok(ExtraChoice { name: name.trim().to_string(), quantity: count.trim().parse().map_err(wrong)? })
}

/// Shows an account as text and as JSON.
fn shown(session: &EventSession, person: i64) -> Result<Answer<AccountView>, AppError> {
    let account = account(session, person)?;
    let line = |line: &LineView| {
        let item = if line.item.is_empty() { say!("cli-fees-levy") } else { line.item.clone() };
        row![item, line.quantity, line.amount]
    };
    let discount = |discount: &DiscountView| {
        row![say!("cli-fees-discount", reason = &discount.reason), "", format!("-{}", discount.amount)]
    };
    let payment = |of: &PaymentView| {
        let text = say!("cli-fees-receipt", receipt = of.receipt, at = &of.at, method = of.method.as_str());
        row![text, of.taken_by, of.amount]
    };
    let mut rows: Vec<Vec<String>> = account.lines.iter().map(line).collect();
    rows.extend(account.discounts.iter().map(discount));
    rows.extend(account.payments.iter().map(payment));
    let AccountView { name, owed, paid, open, .. } = &account;
    let mut lines = vec![say!("cli-fees-account", name, owed, paid, open)];
    if account.lacks_price {
        lines.push(say!("cli-fees-no-price", category = account.category.as_str()));
    }
    lines.extend((!rows.is_empty()).then(|| columns(&rows)));
    Ok(Answer::new(lines.join("\n"), &account))
}
