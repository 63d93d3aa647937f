//! Sheets to cut up, hand out, or put on tables and doors: `labels`, `tables`, `doors`, `pink-slips`.

use std::collections::BTreeSet;

use domain::Room;
use messages::message;
use print::kit::cards::{STOCKS, Stock};
use print::sheets::{Door, Doors, Labels, PinkSlips, TableNumbers};
use session::{AppError, Result};

use super::Subject;
use crate::names::PieceFormat;

/// Returns a badge for every player of the register.
pub(super) fn labels(subject: &Subject) -> Result<Labels> {
    let players = subject.entries()?.into_iter().map(|entry| subject.printed(entry)).collect();
    let stock = subject.format.map(stock).transpose()?;
    Ok(Labels { heading: subject.heading(None), players, stock })
}

/// Returns the label stock with this name.
fn stock(format: PieceFormat) -> Result<Stock> {
    let name = format.as_str();
    STOCKS.iter().copied().find(|stock| stock.name == name).ok_or_else(|| {
        let known: Vec<&str> = STOCKS.iter().map(|stock| stock.name).collect();
        AppError::bad_input(message!("document-labels-unknown", name, known))
    })
}

/// Returns a number for every board that was used or may be needed.
pub(super) fn tables(subject: &Subject) -> Result<TableNumbers> {
    let used = subject.tournament.games.iter().map(|g| g.board).max();
    let fixed = subject.tournament.entries.iter().filter_map(|e| e.fixed_board).max();
    let needed = u32::try_from(subject.entries()?.len().div_ceil(2)).unwrap_or(u32::MAX);
    let last = needed.max(used.unwrap_or(0)).max(fixed.unwrap_or(0));
    let own = subject.tournament.event.boards_of(subject.competition);
    let boards: BTreeSet<u32> = match subject.room {
        Some(room) => (room.first..=room.last).collect(),
        None if own.is_empty() => (1..=last).collect(),
        None => own.boards().take(needed as usize).chain(used).chain(fixed).collect(),
    };
    Ok(TableNumbers { heading: subject.heading(None), tables: boards.iter().map(u32::to_string).collect() })
}

/// Returns a page with the boards of each room, for its door.
pub(super) fn door_signs(subject: &Subject) -> Result<Doors> {
    let rooms: Vec<&Room> = match subject.room {
        Some(room) => vec![room],
        None => subject.rooms(),
    };
    if rooms.is_empty() {
        return Err(AppError::not_now(message!("document-no-rooms")));
    }
    let door = |room: &Room| Door {
        room: room.name.clone(),
        boards: subject.phrase("sheet-boards", &[("from", &room.first.to_string()), ("to", &room.last.to_string())]),
    };
    Ok(Doors { heading: subject.heading(None), doors: rooms.into_iter().map(door).collect() })
}

/// Returns a page of blank pink slips (R8).
pub(super) fn pink_slips(subject: &Subject) -> Result<PinkSlips> {
    Ok(PinkSlips { heading: subject.heading(None), pages: 1 })
}
