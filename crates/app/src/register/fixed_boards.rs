//! Remarks on the fixed boards of entries: boards that several people have, and boards outside those of the competition.

use std::collections::BTreeMap;

use domain::{Competition, Entry, EntryStatus, Tournament};
use messages::{Message, message};

/// Returns the remarks on the fixed boards of a competition, each with the fixed board that it is about.
fn all_remarks(tournament: &Tournament, competition: &Competition) -> Vec<(u32, Message)> {
    let mut owners: BTreeMap<u32, Vec<&Entry>> = BTreeMap::new();
    let present = tournament.entries.iter().filter(|entry| entry.status != EntryStatus::Withdrawn);
    for entry in present {
        if let Some(board) = entry.fixed_board {
            owners.entry(board).or_default().push(entry);
        }
    }
    let own = tournament.event.boards_of(competition);
    let mut remarks = Vec::new();
    for (board, owners) in owners {
        let count = owners.len();
        let names: Vec<String> = owners.iter().map(|entry| entry.player.list_name()).collect();
        if competition.teams.is_some() {
            remarks.push((board, message!("fixed-board-of-team", board, names, count)));
            continue;
        }
        if !own.allows(board) {
            let (names, competition) = (names.clone(), &competition.name);
            remarks.push((board, message!("fixed-board-outside", board, names, count, competition)));
        }
        if count > 1 {
            remarks.push((board, message!("fixed-board-shared", board, names)));
        }
    }
    remarks
}

/// Returns the remarks on all fixed boards of a competition, for the closing checklist.
pub(super) fn remarks(tournament: &Tournament, competition: &Competition) -> Vec<Message> {
    all_remarks(tournament, competition).into_iter().map(|(_, remark)| remark).collect()
}

/// Returns the remarks on the fixed board of one entry.
pub(super) fn remarks_on(tournament: &Tournament, competition: &Competition, entry: &Entry) -> Vec<Message> {
    if entry.fixed_board.is_none() || entry.status == EntryStatus::Withdrawn {
        return Vec::new();
    }
    let own = |(board, remark)| (entry.fixed_board == Some(board)).then_some(remark);
    all_remarks(tournament, competition).into_iter().filter_map(own).collect()
}

#[cfg(test)]
mod tests {
    use crate::event::{ChangeSetting, change_setting};
    use crate::fixture::{fields, open_register};
    use crate::operation::{ChangeEntry, EntryFields};
    use crate::register::{change, closing, view};

    #[test]
    fn shared_fixed_boards_and_those_outside_the_competition_are_pointed_out() {
        let mut session = open_register(4);
        let boards = ChangeSetting { path: "competition.boards".into(), value: "1-10".into(), consent: false };
        change_setting(&mut session, &boards).unwrap();
        let mut fix = |index: usize, board| {
            let fields = EntryFields { fixed_board: Some(board), ..fields(index) };
            change(&mut session, &ChangeEntry { id: index as i64 + 1, reason: None, fields }).unwrap();
            let entries = view(&session).unwrap().entries;
            entries[index].remarks.iter().map(|remark| remark.id).collect::<Vec<_>>()
        };
        assert_eq!(fix(0, 3), [""; 0]);
        assert_eq!(fix(1, 3), ["fixed-board-shared"]);
        assert_eq!(fix(2, 30), ["fixed-board-outside"]);
        let listed = closing(&mut session).unwrap().fixed_boards;
        assert_eq!(
            listed.iter().map(|remark| remark.id).collect::<Vec<_>>(),
            ["fixed-board-shared", "fixed-board-outside"]
        );
        assert_eq!(
            listed[0].to_string(),
            "Several people have the fixed board 3: Alder Sam, Birch Sam. Only one game can be there."
        );
    }
}
