//! What is cut up and handed out or put on tables and doors: `labels`, `tables`, `doors`, `pink-slips`.

use domain::Room;
use print::kit::cards::{STOCKS, Stock};
use print::sheets::{Door, Doors, Labels, PinkSlips, TableNumbers};
use session::{AppError, Result};

use super::Subject;

/// A badge for everyone in the register.
pub(super) fn labels(subject: &Subject) -> Result<Labels> {
    let players = subject.entries()?.into_iter().map(|entry| subject.printed(entry)).collect();
    let stock = subject.format.map(stock).transpose()?;
    Ok(Labels { heading: subject.heading(None), players, stock })
}

/// The bought sheet of that name.
fn stock(name: &str) -> Result<Stock> {
    STOCKS.iter().copied().find(|stock| stock.name == name).ok_or_else(|| {
        let known: Vec<&str> = STOCKS.iter().map(|stock| stock.name).collect();
        AppError::bad_input(format!("There are no labels \"{name}\": choose one of {}.", known.join(", ")))
    })
}

/// A number for every board that was used or may be needed.
pub(super) fn tables(subject: &Subject) -> Result<TableNumbers> {
    let competition = subject.competition.id;
    let used = subject.tournament.games.iter().filter(|g| g.competition == competition).map(|g| g.board).max();
    let fixed = subject.tournament.entries_of(competition).filter_map(|e| e.fixed_board).max();
    let needed = u32::try_from(subject.entries()?.len().div_ceil(2)).unwrap_or(u32::MAX);
    let last = needed.max(used.unwrap_or(0)).max(fixed.unwrap_or(0));
    let (first, last) = subject.hall.map_or((1, last), |hall| (hall.first, hall.last));
    Ok(TableNumbers { heading: subject.heading(None), tables: (first..=last).map(|n| n.to_string()).collect() })
}

/// Which boards are in which room: a page for each hall's door.
pub(super) fn doors(subject: &Subject) -> Result<Doors> {
    let halls: Vec<&Room> = match subject.hall {
        Some(hall) => vec![hall],
        None => subject.tournament.event.halls.iter().collect(),
    };
    if halls.is_empty() {
        return Err(AppError::not_now("No halls are set: say in event.halls which boards are in which room."));
    }
    let door = |hall: &Room| Door {
        room: hall.name.clone(),
        boards: subject.phrase("sheet-boards", &[("from", &hall.first.to_string()), ("to", &hall.last.to_string())]),
    };
    Ok(Doors { heading: subject.heading(None), doors: halls.into_iter().map(door).collect() })
}

/// A page of blank change slips (R8).
pub(super) fn pink_slips(subject: &Subject) -> Result<PinkSlips> {
    Ok(PinkSlips { heading: subject.heading(None), pages: 1 })
}
