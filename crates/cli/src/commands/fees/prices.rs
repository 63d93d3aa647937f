//! `fees prices`, `fees set-price`, `fees remove-price`, `fees levy`.

use std::path::{Path, PathBuf};

use app::fees::{
    FeeCategoryName, IncludeLevy, LatePriceFields, PriceKindName, PriceView, RemovePrice, SetPrice, include_levy,
    remove_price, set_price, view,
};
use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum};
use domain::Competition;
use messages::message;
use serde::Serialize;
use session::{AppError, EventSession};
use ts_rs::TS;

use crate::answer::{Answer, columns, row};
use crate::common::{changing, reading};
use crate::language::say;

/// A price.
#[derive(Debug, Args)]
pub struct PriceArgs {
    /// The event file
    event: PathBuf,
    /// What is paid for, such as Entry or Meal
    name: String,
    /// The category that pays this price: member, non_member, concession or child; by default every category without a price of its own
    #[arg(long, value_parser = PossibleValuesParser::new(FeeCategoryName::WORDS))]
    category: Option<String>,
    /// The competition whose players owe it; by default everyone of the event owes it once
    #[arg(long, value_name = "COMPETITION")]
    of: Option<String>,
}

/// A price to set.
#[derive(Debug, Args)]
pub struct SetPriceArgs {
    #[command(flatten)]
    which: PriceArgs,
    /// The amount in the currency of the event, such as 12.50
    #[arg(allow_hyphen_values = true)]
    amount: String,
    /// An extra, owed only by people who choose it
    #[arg(long)]
    extra: bool,
    /// The price for those who enter late; by default it stays as it is
    #[arg(long, requires = "from", allow_hyphen_values = true)]
    late: Option<String>,
    /// The first day on which an entry is late, such as 2026-08-01
    #[arg(long, value_name = "DAY", requires = "late")]
    from: Option<String>,
    /// Take the late price away
    #[arg(long, conflicts_with_all = ["late", "from"])]
    no_late: bool,
}

/// A price to remove.
#[derive(Debug, Args)]
pub struct RemovePriceArgs {
    #[command(flatten)]
    which: PriceArgs,
}

/// How players owe the levy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum LevyChoice {
    /// The prices of entries include it
    Included,
    /// Players owe it in addition to the prices
    Extra,
}

/// How the levy is owed.
#[derive(Debug, Args)]
pub struct LevyArgs {
    /// The event file
    event: PathBuf,
    /// Whether the prices of entries include it
    #[arg(value_enum)]
    levy: LevyChoice,
}

/// How the levy is owed now.
#[derive(Debug, Serialize, TS)]
pub struct LevySetting {
    /// Whether the prices of entries include it.
    levy_included: bool,
}

/// Lists the prices.
pub fn list(event: &Path) -> Result<Answer<Vec<PriceView>>, AppError> {
    shown(&reading(event)?)
}

/// Sets a price.
pub fn set(arguments: &SetPriceArgs) -> Result<Answer<Vec<PriceView>>, AppError> {
    let PriceArgs { event, name, category, of } = &arguments.which;
    let mut session = changing(event)?;
    let (competition, category) =
        (competition(&session, of.as_deref())?, category.as_deref().map(str::parse::<FeeCategoryName>).transpose()?);
    let is_meant =
        |price: &PriceView| price.name == name.trim() && price.competition == competition && price.category == category;
    let before = view(&session)?.prices.into_iter().find(is_meant).and_then(|price| price.late);
    let typed = arguments.late.clone().zip(arguments.from.clone());
    let request = SetPrice {
        name: name.clone(),
        kind: if arguments.extra { PriceKindName::Extra } else { PriceKindName::Entry },
        competition,
        category,
        amount: arguments.amount.clone(),
        late: match typed {
            Some((amount, from)) => Some(LatePriceFields { amount, from }),
            None => before.filter(|_| !arguments.no_late),
        },
    };
    set_price(&mut session, &request)?;
    shown(&session)
}

/// Removes a price.
pub fn remove(arguments: &RemovePriceArgs) -> Result<Answer<Vec<PriceView>>, AppError> {
    let PriceArgs { event, name, category, of } = &arguments.which;
    let mut session = changing(event)?;
    let request = RemovePrice {
        name: name.clone(),
        competition: competition(&session, of.as_deref())?,
        category: category.as_deref().map(str::parse).transpose()?,
    };
    remove_price(&mut session, &request)?;
    shown(&session)
}

/// Says whether the prices of entries include the levy.
pub fn levy(arguments: &LevyArgs) -> Result<Answer<LevySetting>, AppError> {
    let included = arguments.levy == LevyChoice::Included;
    include_levy(&mut changing(&arguments.event)?, &IncludeLevy { included })?;
    let text = if included { message!("cli-fees-levy-included") } else { message!("cli-fees-levy-extra") };
    Ok(Answer::message(&text, &LevySetting { levy_included: included }))
}

fn shown(session: &EventSession) -> Result<Answer<Vec<PriceView>>, AppError> {
    let view = view(session)?;
    let line = |price: &PriceView| {
        let category = price.category.map(|category| category.to_string()).unwrap_or_default();
        let late = price.late.as_ref();
        let late = late.map(|late| say!("cli-fees-late", amount = &late.amount, day = &late.from)).unwrap_or_default();
        row![price.name, price.kind, price.competition_name, category, price.amount, late]
    };
    let rows: Vec<Vec<String>> = view.prices.iter().map(line).collect();
    let text = if rows.is_empty() { say!("cli-fees-no-prices") } else { columns(&rows) };
    Ok(Answer::new(text, &view.prices))
}

/// Returns the key of a competition by its name, ignoring case.
fn competition(session: &EventSession, name: Option<&str>) -> Result<Option<i64>, AppError> {
    let Some(name) = name else { return Ok(None) };
    let event = session.event()?;
    let is_named = |of: &&Competition| of.name.to_lowercase() == name.trim().to_lowercase();
    let found = event.competitions().find(is_named).map(|competition| competition.id.0);
    let names: Vec<String> = event.competitions().map(|competition| competition.name.clone()).collect();
    let unknown = || AppError::not_found(message!("competition-unknown", text = name));
    found.map(Some).ok_or_else(|| unknown().hint(message!("competition-names", names)))
}
