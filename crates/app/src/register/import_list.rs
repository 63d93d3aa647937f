//! Entries from a CSV list.

use std::path::PathBuf;

use domain::{Entry, EntryStatus, Tournament};
use formats::csv_list::{BadRow, ListedPlayer, PlayerList};
use formats::{FormatError, csv_list};
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::read_file::read_file;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::add::{next_id, next_number, refuse_twice};
use super::eligible::Known;
use super::list_form::ListForm;

/// Which list, and how it is read.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ImportList {
    /// The list; in the window, its ticket.
    #[ts(type = "number")]
    pub file: PathBuf,
    /// What the list itself does not say.
    #[serde(default)]
    pub form: ListForm,
    /// Its players are announced only, not seen in person yet (R6).
    #[serde(default)]
    pub announced: bool,
}

/// What was added.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ListImported {
    /// How many entries.
    pub added: usize,
    /// What was odd about the list.
    pub notes: Vec<String>,
}

/// Adds every player of a list as an entry, or none.
///
/// # Errors
/// The list cannot be read, lines are wrong, or somebody is entered already: nothing is added, and all lines are told.
pub fn import_list(session: &mut EventSession, request: &ImportList) -> Result<Mutation<ListImported>> {
    let bytes = read_file(&request.file)?;
    let list = csv_list::read_as(&bytes, &request.form.options(&bytes)?)?;
    let known = known_of(session, &list)?;
    let status = if request.announced { EntryStatus::PreRegistered } else { EntryStatus::Registered };
    session.transact(Operation::ImportList, request, |tournament| {
        let added = add_listed(tournament, &list, status, &known)?;
        Ok(ListImported { added, notes: list.notes.clone() })
    })
}

/// What is kept of a list's players, for who may play.
pub(super) fn known_of(session: &mut EventSession, list: &PlayerList) -> Result<Known> {
    Known::of(session, list.players.iter().filter_map(|listed| listed.player.egd_pin.as_deref()))
}

/// Adds a list's players to the main competition.
///
/// # Errors
/// Lines whose players cannot be entered, all of them; the tournament is then not to be kept.
pub(crate) fn add_listed(
    tournament: &mut Tournament,
    list: &PlayerList,
    status: EntryStatus,
    known: &Known,
) -> Result<usize> {
    let mut wrong = Vec::new();
    for listed in &list.players {
        if let Err(failure) = add_one(tournament, listed, status, known) {
            let what = failure.to_string().trim_end_matches('.').to_string();
            wrong.push(BadRow { line: listed.line, what });
        }
    }
    if wrong.is_empty() { Ok(list.players.len()) } else { Err(AppError::from(FormatError::BadRows(wrong))) }
}

fn add_one(tournament: &mut Tournament, listed: &ListedPlayer, status: EntryStatus, known: &Known) -> Result<()> {
    let competition = main_competition(tournament)?.clone();
    let mut entry = Entry::new(next_id(tournament), competition.id, listed.player.clone());
    entry.family_group = listed.family_group.clone();
    entry.sp = listed.sp.clone();
    entry.status = status;
    refuse_twice(tournament, &entry)?;
    known.admit(&mut entry, &tournament.event, false)?;
    if tournament.event.register_closed.is_some() {
        entry.number = Some(next_number(tournament, &competition));
    }
    tournament.entries.push(entry);
    Ok(())
}
