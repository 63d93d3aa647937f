//! Importing the players of a list.

use std::path::Path;

use domain::{Entry, EntryId, EntryStatus, Tournament};
use formats::csv_list::{ListedPlayer, PlayerList};
use messages::{Message, message};
use serde::Serialize;
use session::read_file::read_file;
use session::{AppError, EventSession, Mutation, Result};
use store::Counters;
use ts_rs::TS;

use super::add::refuse_twice;
use super::known::Known;
use super::late::take_late_place;
use super::read_list::KnownList;
use crate::operation::{ImportList, ListAdded, op};

/// The result of an import.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ListImported {
    /// Number of entries added.
    pub added: usize,
    /// Remarks on the list.
    pub notes: Vec<Message>,
    /// The lines that were left out, each with its error.
    pub left: Vec<Message>,
}

/// Adds all players of a list as entries, or none; with `take_good`, all whose lines have no error.
///
/// # Errors
/// The list cannot be read, lines are wrong, or players are entered already. The error lists the lines.
pub fn import_list(session: &mut EventSession, request: &ImportList) -> Result<Mutation<ListImported>> {
    let (bytes, file) = content(request.file.as_deref(), &request.pasted)?;
    let list = KnownList::of(session, &bytes, &file, &request.form)?.players(&bytes, &file)?;
    let known = known_of(session, &list)?;
    let status = if request.announced { EntryStatus::PreRegistered } else { EntryStatus::Registered };
    let kept = ImportList { pasted: Vec::new(), ..request.clone() };
    session.transact_with_keys(op::ImportList, &ListAdded::List(kept), |tournament, counters| {
        let (added, wrong) = add_listed(tournament, counters, &list, status, &known);
        accept(&list, added, &wrong, request.form.take_good)?;
        Ok(ListImported { added, notes: list.notes.clone(), left: left_lines(&list, wrong) })
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

/// The lines whose players cannot be entered, with the reasons.
pub(crate) type WrongLines = Vec<(u64, Message)>;

/// Adds the players of a list to the competition. Returns their number, and the lines whose players cannot be entered.
pub(crate) fn add_listed(
    tournament: &mut Tournament,
    counters: &mut Counters,
    list: &PlayerList,
    status: EntryStatus,
    known: &Known,
) -> (usize, WrongLines) {
    let mut wrong = Vec::new();
    for listed in &list.players {
        if let Err(error) = add_one(tournament, counters.next_key::<Entry>(), listed, status, known) {
            wrong.push((listed.line, error.message));
        }
    }
    (list.players.len() - wrong.len(), wrong)
}

/// Checks that the list may be imported: without errors, or, to `take_good`, with a player whose line has none.
///
/// # Errors
/// Lists the lines with errors.
pub(crate) fn accept(list: &PlayerList, added: usize, wrong: &WrongLines, take_good: bool) -> Result<()> {
    match wrong.is_empty() && list.left.is_empty() || take_good && added > 0 {
        true => Ok(()),
        false => Err(AppError::wrong_lines(all_wrong(list, wrong.clone()))),
    }
}

/// Returns all lines that are left out, by line.
pub(crate) fn left_lines(list: &PlayerList, wrong: WrongLines) -> Vec<Message> {
    listed(all_wrong(list, wrong))
}

/// Returns wrong lines as messages.
pub(crate) fn listed(wrong: WrongLines) -> Vec<Message> {
    wrong.into_iter().map(|(line, reason)| message!("list-line", line, reason)).collect()
}

/// Returns the wrong lines of the list and of its players, by line.
pub(super) fn all_wrong(list: &PlayerList, mut wrong: WrongLines) -> WrongLines {
    wrong.extend(list.left.iter().map(|bad| (bad.line, bad.what.clone())));
    wrong.sort_by_key(|(line, _)| *line);
    wrong
}

fn add_one(
    tournament: &mut Tournament,
    id: EntryId,
    listed: &ListedPlayer,
    status: EntryStatus,
    known: &Known,
) -> Result<()> {
    let competition = tournament.competition.clone();
    let mut entry = Entry::new(id, competition.id, listed.player.clone());
    entry.family_group = listed.family_group.clone();
    entry.sp = listed.sp.clone();
    entry.status = status;
    known.people.identify(&mut entry);
    refuse_twice(tournament, &entry)?;
    known.newcomers.admit(&mut entry, &tournament.event, false)?;
    take_late_place(tournament, &competition, &mut entry, false);
    tournament.entries.push(entry);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::open_register;
    use crate::operation::{FieldEdit, ListForm};
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

    #[test]
    fn good_lines_are_taken_and_the_others_listed() {
        let folder = tempfile::tempdir().unwrap();
        let file = FileHandle::from(folder.path().join("list.csv"));
        std::fs::write(&file, "family,given,rank\nAlder,Sam,3d\nSorrel,Sam,3k\nReed,Bea,36k\n").unwrap();
        let mut session = open_register(2);
        let form = ListForm { take_good: true, ..ListForm::default() };
        let imported =
            import_list(&mut session, &ImportList { file: Some(file), form, ..ImportList::default() }).unwrap().value;
        let left: Vec<String> = imported.left.iter().map(ToString::to_string).collect();
        assert_eq!((imported.added, left.len()), (1, 2), "{left:?}");
        assert!(left[0].starts_with("Line 2: ") && left[1].starts_with("Line 4: "), "{left:?}");
        assert_eq!(session.tournament().unwrap().entries.len(), 3);
    }

    #[test]
    fn a_list_of_wrong_lines_alone_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let file = FileHandle::from(folder.path().join("list.csv"));
        std::fs::write(&file, "family,given,rank\nAlder,Sam,3d\n").unwrap();
        let mut session = open_register(2);
        let form = ListForm { take_good: true, ..ListForm::default() };
        let refused =
            import_list(&mut session, &ImportList { file: Some(file), form, ..ImportList::default() }).unwrap_err();
        assert_eq!(refused.message.id, "list-line");
        assert_eq!(session.tournament().unwrap().entries.len(), 2);
    }
}
