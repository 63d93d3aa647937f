//! `fees till` and `fees report`: the till of a day, and what was taken.

use std::path::{Path, PathBuf};

use app::fees::{CashReportView, DayView, ItemKindName, SetCashDay, report as cash_report, set_cash_day};
use clap::Args;
use session::{AppError, EventSession};

use crate::answer::{Answer, columns, row};
use crate::common::{changing, reading};
use crate::language::say;

/// The till of a day.
#[derive(Debug, Args)]
pub struct TillArgs {
    /// The event file
    event: PathBuf,
    /// The day, such as 2026-08-14; by default today
    #[arg(long, default_value = "", hide_default_value = true)]
    day: String,
    /// The float in the morning
    #[arg(long, value_name = "AMOUNT", allow_hyphen_values = true, required_unless_present = "counted")]
    float: Option<String>,
    /// What was counted in the evening; an empty text if it was not
    #[arg(long, value_name = "AMOUNT", allow_hyphen_values = true)]
    counted: Option<String>,
}

/// Enters the till of a day.
pub fn set(arguments: &TillArgs) -> Result<Answer<CashReportView>, AppError> {
    let mut session = changing(&arguments.event)?;
    let TillArgs { day, float, counted, .. } = arguments;
    set_cash_day(&mut session, &SetCashDay { day: day.clone(), float: float.clone(), counted: counted.clone() })?;
    shown(&session)
}

/// Shows the cash report.
pub fn report(event: &Path) -> Result<Answer<CashReportView>, AppError> {
    shown(&reading(event)?)
}

fn shown(session: &EventSession) -> Result<Answer<CashReportView>, AppError> {
    let report = cash_report(session)?;
    let mut lines: Vec<String> = report.days.iter().map(day).collect();
    let item = |kind: ItemKindName, name: &str| match kind {
        ItemKindName::Priced => name.to_string(),
        ItemKindName::Levy => say!("cli-fees-levy"),
        ItemKindName::Credit => say!("cli-fees-credit"),
    };
    let mut rows = vec![row![say!("cli-fees-item"), say!("cli-fees-owed"), say!("cli-fees-paid")]];
    rows.extend(report.items.iter().map(|total| row![item(total.kind, &total.item), total.owed, total.paid]));
    rows.push(row![say!("cli-fees-total"), report.owed, report.paid]);
    lines.push(columns(&rows));
    lines.push(say!("cli-fees-discounts", amount = &report.discounts, currency = &report.currency));
    if !report.void_receipts.is_empty() {
        let numbers: Vec<String> = report.void_receipts.iter().map(ToString::to_string).collect();
        lines.push(say!("cli-fees-void", numbers = numbers.join(", ")));
    }
    Ok(Answer::new(lines.join("\n"), &report))
}

fn day(day: &DayView) -> String {
    let (cash, transfer) = (&day.cash, &day.transfer);
    let mut text = say!(
        "cli-fees-day",
        day = &day.day,
        float = &day.float,
        received = &cash.received,
        refunded = &cash.refunded,
        expected = &day.expected,
        transferred = &transfer.received,
        returned = &transfer.refunded
    );
    if let (Some(counted), Some(difference)) = (&day.counted, &day.difference) {
        text = format!("{text} {}", say!("cli-fees-counted", counted, difference));
    }
    text
}
