//! Entries from a CSV list.

use std::path::PathBuf;

use domain::{Entry, Tournament};
use formats::csv_list::{self, PlayerList};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::add::{check_newcomer, next_id, next_number, refuse_twice};
use crate::desk::{Desk, main_competition};
use crate::failure::Outcome;
use crate::files::read_file;
use crate::operation::Operation;
use crate::stale::Done;

/// Which list.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ImportList {
    /// The list; in the window, its ticket.
    #[ts(type = "number")]
    pub file: PathBuf,
}

/// What was added.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ListImported {
    /// How many entries.
    pub added: usize,
    /// What was odd about the list.
    pub notes: Vec<String>,
}

/// Adds every player of a list as a registered entry, or none.
///
/// # Errors
/// The list cannot be read, a line is wrong, or somebody is entered already: nothing is added.
pub fn import_list(desk: &mut Desk, request: &ImportList) -> Outcome<Done<ListImported>> {
    let list = csv_list::read(&read_file(&request.file)?)?;
    desk.transact(Operation::ImportList, request, |tournament| {
        let added = add_listed(tournament, &list)?;
        Ok(ListImported { added, notes: list.notes.clone() })
    })
}

/// Adds a list's players to the main competition.
pub(crate) fn add_listed(tournament: &mut Tournament, list: &PlayerList) -> Outcome<usize> {
    let competition = main_competition(tournament)?.clone();
    for listed in &list.players {
        let mut entry = Entry::new(next_id(tournament), competition.id, listed.player.clone());
        entry.family_group = listed.family_group.clone();
        entry.sp = listed.sp.clone();
        refuse_twice(tournament, &entry)?;
        check_newcomer(&competition, &tournament.event, &entry, None)?;
        if tournament.event.register_closed.is_some() {
            entry.number = Some(next_number(tournament, &competition));
        }
        tournament.entries.push(entry);
    }
    Ok(list.players.len())
}
