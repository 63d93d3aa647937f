//! Importing the players of a CSV list.

use std::path::Path;

use domain::{Entry, EntryId, EntryStatus, Tournament};
use formats::csv_list;
use formats::csv_list::{ListedPlayer, PlayerList};
use messages::Message;
use serde::Serialize;
use session::event_session::first_competition;
use session::read_file::read_file;
use session::{AppError, EventSession, Mutation, Result};
use store::Counters;
use ts_rs::TS;

use super::add::{next_number, refuse_twice};
use super::newcomers::Known;
use crate::foreign_file::{instead_of, refuse_tournament};
use crate::operation::{ImportList, ListAdded, op};

/// The result of an import.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ListImported {
    /// Number of entries added.
    pub added: usize,
    /// Remarks on the list.
    pub notes: Vec<Message>,
}

/// Adds all players of a list as entries, or none.
///
/// # Errors
/// The list cannot be read, lines are wrong, or players are entered already. The error lists the lines.
pub fn import_list(session: &mut EventSession, request: &ImportList) -> Result<Mutation<ListImported>> {
    let (bytes, file) = content(request.file.as_deref(), &request.pasted)?;
    refuse_tournament(&bytes, &file)?;
    let list = request.form.options(&bytes).and_then(|options| Ok(csv_list::read_as(&bytes, &options)?));
    let list = list.map_err(|error| instead_of(error, &bytes, &file))?;
    let known = known_of(session, &list)?;
    let status = if request.announced { EntryStatus::PreRegistered } else { EntryStatus::Registered };
    let kept = ImportList { pasted: Vec::new(), ..request.clone() };
    session.transact_with_keys(op::ImportList, &ListAdded::List(kept), |tournament, counters| {
        let added = add_listed(tournament, counters, &list, status, &known)?;
        Ok(ListImported { added, notes: list.notes.clone() })
    })
}

/// Returns the bytes of a list and its name for messages: of a file, or of pasted lines.
///
/// # Errors
/// The file cannot be read.
pub(super) fn content(file: Option<&Path>, pasted: &[String]) -> Result<(Vec<u8>, String)> {
    match file {
        Some(file) => Ok((read_file(file)?, file.display().to_string())),
        None => Ok((pasted.join("\n").into_bytes(), CLIPBOARD.into())),
    }
}

/// What messages call pasted lines.
const CLIPBOARD: &str = "clipboard";

/// Collects what is known about the players of a list.
pub(super) fn known_of(session: &mut EventSession, list: &PlayerList) -> Result<Known> {
    Known::of(session, list.players.iter().filter_map(|listed| listed.player.egd_pin.as_deref()))
}

/// Adds the players of a list to the competition and returns their number.
///
/// # Errors
/// Lists all lines whose players cannot be entered. The tournament then has some of the players: discard it.
pub(crate) fn add_listed(
    tournament: &mut Tournament,
    counters: &mut Counters,
    list: &PlayerList,
    status: EntryStatus,
    known: &Known,
) -> Result<usize> {
    let wrong = refused_lines(tournament, counters, list, status, known);
    if wrong.is_empty() { Ok(list.players.len()) } else { Err(AppError::wrong_lines(wrong)) }
}

/// Adds the players of a list to the competition; returns the lines whose players cannot be entered, with the reasons.
pub(super) fn refused_lines(
    tournament: &mut Tournament,
    counters: &mut Counters,
    list: &PlayerList,
    status: EntryStatus,
    known: &Known,
) -> Vec<(u64, Message)> {
    let mut wrong = Vec::new();
    for listed in &list.players {
        if let Err(error) = add_one(tournament, counters.next_key::<Entry>(), listed, status, known) {
            wrong.push((listed.line, error.message));
        }
    }
    wrong
}

fn add_one(
    tournament: &mut Tournament,
    id: EntryId,
    listed: &ListedPlayer,
    status: EntryStatus,
    known: &Known,
) -> Result<()> {
    let competition = first_competition(tournament)?.clone();
    let mut entry = Entry::new(id, competition.id, listed.player.clone());
    entry.family_group = listed.family_group.clone();
    entry.sp = listed.sp.clone();
    entry.status = status;
    known.identify(&mut entry);
    refuse_twice(tournament, &entry)?;
    known.admit(&mut entry, &tournament.event, false)?;
    if competition.numbers_at_entry() {
        entry.number = Some(next_number(tournament, &competition));
    }
    tournament.entries.push(entry);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::open_register;
    use crate::operation::FieldEdit;
    use session::FileHandle;

    fn import(text: &str) -> (EventSession, Result<Mutation<ListImported>>) {
        let folder = tempfile::tempdir().unwrap();
        let file = FileHandle::from(folder.path().join("list.csv"));
        std::fs::write(&file, text).unwrap();
        let mut session = open_register(2);
        let imported =
            import_list(&mut session, &ImportList { file: Some(file), announced: true, ..ImportList::default() });
        (session, imported)
    }

    #[test]
    fn import_adds_all_players() {
        let (session, imported) = import("family,given,rank\nRowan,Sam,2d\nSorrel,Sam,3k\n");
        assert_eq!(imported.unwrap().value.added, 2);
        let last = session.tournament().unwrap().entries.last().unwrap();
        assert_eq!((last.player.family.as_str(), last.status), ("Sorrel", EntryStatus::PreRegistered));
    }

    #[test]
    fn pasted_lines_are_imported_with_corrections_and_the_journal_does_not_keep_them() {
        let mut session = open_register(2);
        let pasted = ["family\tgiven\trank", "Rowan\tSam\t2x", "Alder\tSam\t3d"].map(String::from).to_vec();
        let mut request = ImportList { pasted, ..ImportList::default() };
        request.form.edits.push(FieldEdit { line: 2, column: 3, text: "2d".into() });
        request.form.left_out.push(3);
        assert_eq!(import_list(&mut session, &request).unwrap().value.added, 1);
        assert_eq!(session.tournament().unwrap().entries.last().unwrap().player.list_name(), "Rowan Sam");
        let journal = format!("{:?}", session.file().unwrap().log().unwrap().last().unwrap());
        assert!(!journal.contains("Alder") && journal.contains("left_out"), "{journal}");
    }

    #[test]
    fn import_adds_nobody_if_one_player_is_entered() {
        let (session, imported) = import("family,given,rank\nRowan,Sam,2d\nAlder,Sam,3d\n");
        assert_eq!(imported.unwrap_err().message.id, "list-line");
        assert_eq!(session.tournament().unwrap().entries.len(), 2);
    }
}
