//! A knock-out table for the wall.

use domain::knockout::{Group, How, TableGame, group, progress};
use domain::table::{KnockoutTable, Mark, TableBox};
use domain::{EntryId, Tournament};
use print::sheets::{Holder, KnockOut, Meeting, Side, TableBox as PrintedBox, ThirdPlace, ValueGroup};

use super::print::{heading, player};
use crate::desk::Desk;
use crate::failure::{Failure, Outcome};

/// The table of an age category.
pub(super) fn sheet(desk: &Desk, category: Option<u8>) -> Outcome<KnockOut> {
    let (tournament, competition) = (desk.tournament()?, desk.competition()?);
    let drawn: Vec<&KnockoutTable> = tournament.tables.iter().filter(|t| t.competition == competition.id).collect();
    let table = match category {
        Some(limit) => drawn.iter().find(|t| t.category.0 == limit),
        None if drawn.len() == 1 => drawn.first(),
        None => return Err(Failure::bad_input("Name the category whose table is to be printed: 12, 16 or 20.")),
    };
    let table = table.ok_or_else(|| {
        Failure::not_now(format!("KO{} is not drawn: draw it before printing it.", category.unwrap_or_default()))
    })?;
    let progress = progress(tournament, table);
    let mut heading = heading(desk, None)?;
    heading.competition = "SEYGO tour".into();
    Ok(KnockOut {
        heading,
        category: format!("KO{}", table.category),
        players: table.boxes.iter().filter(|b| b.entry.is_some()).count(),
        boxes: table.boxes.iter().map(|b| printed_box(tournament, b)).collect(),
        rounds: progress.rounds.iter().map(|r| r.games.iter().map(meeting).collect()).collect(),
        third_place: progress.third_place.as_ref().map(|game| third_place(tournament, game)),
        blank: false,
        by_sections: false,
    })
}

fn printed_box(tournament: &Tournament, b: &TableBox) -> PrintedBox {
    let holder = match b.entry {
        None => Holder::Void,
        Some(entry) => Holder::Player(marked(tournament, entry, b.mark)),
    };
    PrintedBox { place: b.place.to_string(), group: printed_group(group(b.place)), holder }
}

fn marked(tournament: &Tournament, entry: EntryId, mark: Mark) -> print::Player {
    print::Player { mark: crate::knockout::mark(mark), ..player(tournament, entry) }
}

fn printed_group(group: Group) -> ValueGroup {
    match group {
        Group::Gold => ValueGroup::Gold,
        Group::Bronze => ValueGroup::Bronze,
        Group::Blue => ValueGroup::Blue,
        Group::Green => ValueGroup::Green,
        Group::Magenta => ValueGroup::Magenta,
        Group::Red => ValueGroup::Red,
    }
}

fn meeting(game: &TableGame) -> Meeting {
    let winner = game.winner().map(|w| if game.a.entry() == Some(w) { Side::Upper } else { Side::Lower });
    let how = match game.how() {
        Some(How::Walkover) => "WO",
        Some(How::Forfeit) => "forfeit",
        Some(How::Ladder) => "ladder",
        Some(How::Played | How::Bye) | None => "",
    };
    Meeting { winner, how: how.into() }
}

fn third_place(tournament: &Tournament, game: &TableGame) -> ThirdPlace {
    let of = |side: domain::knockout::Side| side.entry().map(|e| player(tournament, e));
    ThirdPlace { upper: of(game.a), lower: of(game.b), meeting: meeting(game) }
}
