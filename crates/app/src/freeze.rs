//! Freezing a list before its draw, and the numbered record of a category's freezes and draws (R36).

use domain::lots::entropy_digits;
use domain::model::announcement::{Announcement, DrawStamp};
use domain::model::freeze::{DrawKind, Freeze};
use domain::systems::main_table::eligible;
use domain::{Category, EntryId, Tournament};
use messages::{Explain, message};
use serde::Serialize;
use session::fields::clean;
use session::{AppError, EventSession, Operation as _, Result};
use ts_rs::TS;

use crate::operation::{DrawFinal, DrawKnockout, Input, op};

/// The most digits that can be announced.
const MOST_DIGITS: u32 = 100;
/// The most characters of the announced source.
const LONGEST_SOURCE: usize = 120;

crate::vocabulary! {
    /// An act on the way to a draw.
    pub enum DrawAct {
        /// The list was frozen and its commitment shown.
        Freeze = "freeze",
        /// Lots were drawn.
        Draw = "draw",
    }
}

/// A freeze or a draw of a category, from the journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct DrawActView {
    /// What it was.
    pub act: DrawAct,
    /// Its number among the acts of its kind in the category, from 1. Undone acts count.
    pub number: u32,
    /// When it was, `2026-08-14 09:30:00`.
    pub at: String,
    /// Whether it is undone now.
    pub undone: bool,
}

/// A list that is frozen and waits for its draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FrozenView {
    /// The age category.
    pub category: u8,
    /// The number of the freeze in its category, from 1.
    pub number: u32,
    /// When the list was frozen.
    pub at: String,
    /// The announced number of digits of the entropy; `None` if any number may come.
    pub digits: Option<u32>,
    /// The announced source of the digits; may be empty.
    pub source: String,
    /// SHA-256 of the frozen text, to be published before the digits are known.
    pub commitment: String,
}

impl From<&Freeze> for FrozenView {
    fn from(freeze: &Freeze) -> FrozenView {
        let Announcement { number, at, digits, source } = freeze.announced();
        FrozenView { category: freeze.category.0, number, at, digits, source, commitment: freeze.commitment() }
    }
}

/// Returns all freezes and draws of a category's table, or of its Final, in order. Undone ones are among them, because the
/// journal keeps them.
///
/// # Errors
/// No event is open, or the journal cannot be read.
pub fn draw_acts(session: &EventSession, category: Category, kind: DrawKind) -> Result<Vec<DrawActView>> {
    let names = match kind {
        DrawKind::Knockout => [op::FreezeKnockout::NAME, op::DrawKnockout::NAME],
        DrawKind::Final => [op::FreezeFinal::NAME, op::DrawFinal::NAME],
    };
    let mut acts: Vec<DrawActView> = Vec::new();
    for entry in session.file()?.operations(names)? {
        let act = match Input::of(&entry) {
            Some(Input::FreezeKnockout(DrawKnockout { category: of, .. })) if of == category.0 => DrawAct::Freeze,
            Some(Input::FreezeFinal(DrawFinal { category: of, .. })) if of == category.0 => DrawAct::Freeze,
            Some(Input::DrawKnockout(DrawKnockout { category: of, .. })) if of == category.0 => DrawAct::Draw,
            Some(Input::DrawFinal(DrawFinal { category: of, .. })) if of == category.0 => DrawAct::Draw,
            _ => continue,
        };
        let number = 1 + acts.iter().filter(|earlier| earlier.act == act).count() as u32;
        acts.push(DrawActView { act, number, at: entry.at, undone: entry.undone });
    }
    Ok(acts)
}

/// Returns the number of the next freeze or draw of a category.
fn next_number(session: &EventSession, category: u8, kind: DrawKind, act: DrawAct) -> Result<u32> {
    let acts = draw_acts(session, Category(category), kind)?;
    Ok(1 + acts.iter().filter(|earlier| earlier.act == act).count() as u32)
}

/// Returns the number and time of the draw that is about to be made.
pub(crate) fn draw_stamp(session: &EventSession, category: u8, kind: DrawKind) -> Result<DrawStamp> {
    let number = next_number(session, category, kind, DrawAct::Draw)?;
    Ok(DrawStamp { number, at: session.at_text() })
}

/// Returns the announcement of a freeze that is about to be made.
///
/// # Errors
/// The number of digits is 0 or too large, or the source is too long.
pub(crate) fn announcement(
    session: &EventSession,
    category: u8,
    kind: DrawKind,
    digits: Option<u32>,
    source: Option<&str>,
) -> Result<Announcement> {
    if digits.is_some_and(|digits| !(1..=MOST_DIGITS).contains(&digits)) {
        return Err(AppError::bad_input(message!("draw-digits-out-of-range", most = MOST_DIGITS)));
    }
    let source = clean(source.unwrap_or_default());
    if source.chars().count() > LONGEST_SOURCE {
        return Err(AppError::bad_input(message!("draw-source-too-long", most = LONGEST_SOURCE)));
    }
    let number = next_number(session, category, kind, DrawAct::Freeze)?;
    Ok(Announcement { number, at: session.at_text(), digits, source })
}

/// Returns the digits of the entropy as typed in.
///
/// # Errors
/// It has other characters than digits and separators. After a freeze also: it is empty, or has another number of digits than
/// announced.
pub(crate) fn entropy(text: Option<&str>, announced: Option<&Announcement>) -> Result<String> {
    let digits = entropy_digits(text.unwrap_or_default()).map_err(|e| AppError::bad_input(e.message()))?;
    let Some(announced) = announced else { return Ok(digits) };
    if digits.is_empty() {
        return Err(AppError::bad_input(message!("draw-entropy-missing")));
    }
    let (given, wanted) = (digits.len(), announced.digits.map(|digits| digits as usize));
    match wanted {
        Some(wanted) if wanted != given => Err(AppError::bad_input(message!("draw-entropy-length", given, wanted))),
        _ => Ok(digits),
    }
}

/// Refuses entropy that comes with a freeze: it must not be known then.
pub(crate) fn check_no_entropy(text: Option<&str>) -> Result<()> {
    match text.map(str::trim) {
        None | Some("") => Ok(()),
        Some(_) => Err(AppError::bad_input(message!("draw-entropy-before-freeze"))),
    }
}

/// Refuses a draw of a frozen list with a player who may no longer play.
pub(crate) fn check_still_listed(
    tournament: &Tournament,
    category: Category,
    entries: impl IntoIterator<Item = EntryId>,
) -> Result<()> {
    let list = eligible(tournament, category).list;
    let is_gone = |entry: &EntryId| !list.iter().any(|listed| listed.entrant.entry == *entry);
    let Some(gone) = entries.into_iter().find(is_gone) else { return Ok(()) };
    let name = tournament.entry(gone).map_or_else(|| format!("#{}", gone.0), |e| e.player.list_name());
    Err(AppError::not_now(message!("draw-frozen-player-gone", name)))
}

/// Returns the refusal of a draw with other choices than those that are frozen.
pub(crate) fn differs_from_frozen(announced: Option<&Announcement>) -> AppError {
    AppError::not_now(message!("draw-frozen-differs", number = announced.map_or(0, |a| a.number)))
}
