//! SP lists at any date, and the steps by which a player reached their SP (R46, R47).

use chrono::NaiveDate;
use domain::model::ratio::published;
use domain::tour::book::TourPlayer;
use domain::tour::ledger::{Account, Entered, LedgerStep, accounts};
use domain::{Category, EditionId, Ratio, TourBook, TourPlayerId};
use messages::message;
use serde::Serialize;
use session::{AppError, Result};
use ts_rs::TS;

use super::people::shown;
use crate::numbers::TourPlayerNumber;
use crate::tour_session::TourSession;

/// A line of an SP list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SpLine {
    /// Place; equals share it.
    pub place: usize,
    /// The player's number in the book.
    #[ts(as = "TourPlayerNumber")]
    pub player: TourPlayerId,
    /// Their tour registration number.
    pub irn: Option<String>,
    /// "Family Given".
    pub name: String,
    /// Country.
    pub country: String,
    /// Club.
    pub club: String,
    /// The SP, exactly, such as `704/3`.
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
    /// The day at whose end the list holds.
    #[ts(type = "string")]
    pub date: NaiveDate,
    /// The players, the most points first.
    pub lines: Vec<SpLine>,
}

/// Why SP change in a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum StepKind {
    /// The player gained points in an edition.
    Gained,
    /// The points of an edition lapse before the next edition of the championship.
    Lapsed,
    /// The player enters a higher category.
    Transition,
}

/// A step of a derivation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StepLine {
    /// Its day.
    #[ts(type = "string")]
    pub date: NaiveDate,
    /// Why the SP change.
    pub what: StepKind,
    /// The edition that gave the points.
    pub edition: Option<String>,
    /// The edition before which they lapse.
    pub by: Option<String>,
    /// The category that the player enters, or in which they gained the points.
    pub category: Option<u8>,
    /// The points, or the factor of a transition.
    pub points: String,
    /// The rate at which the points count.
    pub rate: String,
    /// The SP after the step, exactly.
    pub sp: String,
}

/// The steps by which a player reached their SP.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct DerivationView {
    /// The player's number in the book.
    #[ts(as = "TourPlayerNumber")]
    pub player: TourPlayerId,
    /// "Family Given".
    pub name: String,
    /// The category of the points.
    pub category: u8,
    /// The SP, exactly.
    pub exact: String,
    /// Its integer part.
    #[ts(type = "number")]
    pub sp: i64,
    /// All points ever gained, exactly (R49).
    pub career: String,
    /// The steps, oldest first.
    pub steps: Vec<StepLine>,
}

/// Returns the SP lists of all categories, or of one, at the end of a day, by default today.
///
/// # Errors
/// Nobody has points in this category.
pub fn sp(session: &TourSession, category: Option<u8>, date: Option<NaiveDate>) -> Result<Vec<SpView>> {
    let date = date.unwrap_or_else(|| session.today());
    let lists = lists(session.book(), date);
    match category {
        None => Ok(lists),
        Some(wanted) => match lists.into_iter().find(|list| list.category == wanted) {
            Some(list) => Ok(vec![list]),
            None => Err(AppError::not_found(no_category(wanted, date))),
        },
    }
}

fn no_category(category: u8, date: NaiveDate) -> messages::Message {
    message!("tourbook-no-category", category = category.to_string(), date = date.to_string())
}

/// Returns the SP lists at the end of a day. Players who are seniors by then are in no list.
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
            player: player.id,
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

/// Returns the steps by which a player reached their SP at the end of a day, by default today.
///
/// # Errors
/// The player is not in the tour, or has gained no points by then.
pub fn derivation(session: &TourSession, player: TourPlayerId, date: Option<NaiveDate>) -> Result<DerivationView> {
    let (player, date) = (session.player(player)?, date.unwrap_or_else(|| session.today()));
    let Some(account) = accounts(&session.book().ledger(), date).remove(&player.id) else {
        let message = message!("tourbook-no-gain", player = shown(player), date = date.to_string());
        return Err(AppError::not_found(message));
    };
    Ok(derived(session.book(), player, &account))
}

/// Returns the view of an account.
pub(super) fn derived(book: &TourBook, player: &TourPlayer, account: &Account) -> DerivationView {
    DerivationView {
        player: player.id,
        name: shown(player),
        category: account.category.0,
        exact: account.sp.to_string(),
        sp: published(account.sp),
        career: account.career.to_string(),
        steps: account.steps.iter().map(|step| step_line(book, step)).collect(),
    }
}

fn step_line(book: &TourBook, step: &LedgerStep) -> StepLine {
    let name = |id: EditionId| book.edition(id).map(|e| e.name.clone());
    let (what, edition, by, category, points, rate) = match step.what {
        Entered::Gained { edition, category, points, rate } => {
            (StepKind::Gained, name(edition), None, Some(category.0), points, rate)
        }
        Entered::Lapsed { edition, by, points, rate } => {
            (StepKind::Lapsed, name(edition), name(by), None, points, rate)
        }
        Entered::Transition { to, factor, .. } => (StepKind::Transition, None, None, Some(to.0), factor, factor),
    };
    let (points, rate, sp) = (points.to_string(), rate.to_string(), step.sp.to_string());
    StepLine { date: step.date, what, edition, by, category, points, rate, sp }
}
