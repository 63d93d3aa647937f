//! SP lists at any date, and how a player's SP came about, step by step (R46, R47).

use chrono::NaiveDate;
use domain::model::ratio::published;
use domain::tour::book::TourPlayer;
use domain::tour::ledger::{Account, Entered, Step, accounts};
use domain::{Category, Ratio, TourBook};
use serde::Serialize;
use session::{AppError, Result};
use ts_rs::TS;

use super::people::shown;
use crate::tour_session::TourSession;

/// A line of an SP list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SpLine {
    /// Place; equals share it.
    pub place: usize,
    /// The player's number in the book.
    #[ts(type = "number")]
    pub player: i64,
    /// His tour registration number.
    pub irn: Option<String>,
    /// "Family Given".
    pub name: String,
    /// Country.
    pub country: String,
    /// Club.
    pub club: String,
    /// Exactly: `704/3`.
    pub exact: String,
    /// Its integer part.
    #[ts(type = "number")]
    pub sp: i64,
}

/// The SP list of a category.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SpView {
    /// The category.
    pub category: u8,
    /// At the end of this day.
    #[ts(type = "string")]
    pub date: NaiveDate,
    /// The players, the most points first.
    pub lines: Vec<SpLine>,
}

/// A step of a derivation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StepLine {
    /// Its day.
    #[ts(type = "string")]
    pub date: NaiveDate,
    /// `gained`, `lapsed` or `transition`.
    pub what: String,
    /// The edition that gave the points.
    pub edition: Option<String>,
    /// The edition by which they lapse.
    pub by: Option<String>,
    /// The category entered, or in which the points were gained.
    pub category: Option<u8>,
    /// The points, or the factor of a transition.
    pub points: String,
    /// At what rate they count.
    pub rate: String,
    /// SP after it, exactly.
    pub sp: String,
}

/// How a player's SP came about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct DerivationView {
    /// The player's number in the book.
    #[ts(type = "number")]
    pub player: i64,
    /// "Family Given".
    pub name: String,
    /// The category his points are kept in.
    pub category: u8,
    /// SP, exactly.
    pub exact: String,
    /// Its integer part.
    #[ts(type = "number")]
    pub sp: i64,
    /// All he ever gained (R49).
    pub career: String,
    /// The steps, the oldest first.
    pub steps: Vec<StepLine>,
}

/// The SP lists of all categories, or of one, at the end of a day; today if none is given.
///
/// # Errors
/// No edition of the tour has such a category.
pub fn sp(session: &TourSession, category: Option<u8>, date: Option<NaiveDate>) -> Result<Vec<SpView>> {
    let date = date.unwrap_or_else(|| session.today());
    let lists = lists(session.book(), date);
    match category {
        None => Ok(lists),
        Some(wanted) => match lists.into_iter().find(|list| list.category == wanted) {
            Some(list) => Ok(vec![list]),
            None => Err(AppError::not_found(format!("The tour has no category {wanted} by {date}: see `tour sp`."))),
        },
    }
}

/// The SP lists at the end of a day. Who has become a senior by then is in none.
pub(super) fn lists(book: &TourBook, date: NaiveDate) -> Vec<SpView> {
    let accounts = accounts(&book.ledger(), date);
    let mut categories: Vec<Category> = accounts.values().map(|account| account.category).collect();
    categories.sort_unstable();
    categories.dedup();
    let list = |category: Category| {
        let in_it = |account: &Account| account.category == category && account.sp > Ratio::from_integer(0);
        let mut lines: Vec<(&TourPlayer, Ratio)> = accounts
            .iter()
            .filter(|(_, account)| in_it(account))
            .filter_map(|(&id, account)| Some((book.player(id)?, account.sp)))
            .filter(|(player, _)| player.person.birth_year.is_none() || book.category(player, date).is_some())
            .collect();
        lines.sort_by(|(a, more), (b, less)| {
            less.cmp(more).then_with(|| (shown(a), &a.token).cmp(&(shown(b), &b.token)))
        });
        let place = |sp: Ratio| 1 + lines.partition_point(|&(_, other)| other > sp);
        let line = |&(player, sp): &(&TourPlayer, Ratio)| SpLine {
            place: place(sp),
            player: player.id.0,
            irn: player.person.irn.clone(),
            name: shown(player),
            country: player.person.country.map(|c| c.to_string()).unwrap_or_default(),
            club: player.person.club.clone().unwrap_or_default(),
            exact: sp.to_string(),
            sp: published(sp),
        };
        SpView { category: category.0, date, lines: lines.iter().map(line).collect() }
    };
    categories.into_iter().map(list).collect()
}

/// How a player's SP at the end of a day came about.
///
/// # Errors
/// He is not in the tour, or has no points by then.
pub fn derivation(session: &TourSession, which: &str, date: Option<NaiveDate>) -> Result<DerivationView> {
    let (player, date) = (session.find(which)?, date.unwrap_or_else(|| session.today()));
    let account = accounts(&session.book().ledger(), date)
        .remove(&player.id)
        .ok_or_else(|| AppError::not_found(format!("{} has gained no points by {date}.", shown(player))))?;
    Ok(derived(session.book(), player, &account))
}

/// An account as a view.
pub(super) fn derived(book: &TourBook, player: &TourPlayer, account: &Account) -> DerivationView {
    DerivationView {
        player: player.id.0,
        name: shown(player),
        category: account.category.0,
        exact: account.sp.to_string(),
        sp: published(account.sp),
        career: account.career.to_string(),
        steps: account.steps.iter().map(|step| step_line(book, step)).collect(),
    }
}

fn step_line(book: &TourBook, step: &Step) -> StepLine {
    let name = |id: i64| book.edition(id).map(|e| e.name.clone());
    let line = StepLine {
        date: step.date,
        what: String::new(),
        edition: None,
        by: None,
        category: None,
        points: String::new(),
        rate: String::new(),
        sp: step.sp.to_string(),
    };
    match step.what {
        Entered::Gained { edition, category, points, rate } => StepLine {
            what: "gained".into(),
            edition: name(edition),
            category: Some(category.0),
            points: points.to_string(),
            rate: rate.to_string(),
            ..line
        },
        Entered::Lapsed { edition, by, points, rate } => StepLine {
            what: "lapsed".into(),
            edition: name(edition),
            by: name(by),
            points: points.to_string(),
            rate: rate.to_string(),
            ..line
        },
        Entered::Transition { to, factor, .. } => StepLine {
            what: "transition".into(),
            category: Some(to.0),
            points: factor.to_string(),
            rate: factor.to_string(),
            ..line
        },
    }
}
