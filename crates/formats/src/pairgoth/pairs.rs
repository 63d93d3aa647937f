//! The pairs of a Pairgoth file of pair go as entries.

use domain::{CompetitionId, Entry, EntryId, EntryStatus, PairRules, Partner, PersonId, PlayerPair, Rounds};
use messages::message;

use super::file::{File, Key, TeamRow};
use super::players::Ids;
use super::settings::added_points;
use crate::notes::Notes;
use crate::text::{clean, excerpt};

/// The first key of people who have no entry of their own.
const FIRST_PARTNER: i64 = 1_000_000_001;

/// Returns the entries of all pairs with ids from 1 in the file's order, by the keys of the pairs. A pair without two players is left
/// out.
pub(super) fn pairs(file: &File, ids: &Ids, players: &[Entry], notes: &mut Notes) -> (Vec<Entry>, Ids) {
    let (mut entries, mut keys) = (Vec::new(), Ids::new());
    for row in &file.teams {
        let Some([first, second]) = two(row, ids, players) else {
            notes.add(message!("import-note-pair-incomplete", name = excerpt(&clean(&row.name).0)));
            continue;
        };
        let id = EntryId(entries.len() as i64 + 1);
        let partner =
            |entry: &Entry| Partner { person: PersonId(FIRST_PARTNER + entry.id.0 - 1), player: entry.player.clone() };
        let pair = PlayerPair { first: partner(first), second: partner(second), mixed: false };
        let mut entry = Entry::new(id, CompetitionId::OPEN, pair.player(PairRules::default()));
        let announced = [first, second].iter().any(|entry| entry.status == EntryStatus::PreRegistered);
        entry.status = if announced { EntryStatus::PreRegistered } else { EntryStatus::Registered };
        entry.missed = Rounds(first.missed.0 | second.missed.0);
        entry.score_shift = added_points(row.mms_correction);
        if keys.insert(row.id, id).is_none() {
            entries.push(entry);
        }
    }
    (entries, keys)
}

/// Returns the two players of a pair; `None` if it has another number of known players.
fn two<'a>(row: &TeamRow, ids: &Ids, players: &'a [Entry]) -> Option<[&'a Entry; 2]> {
    let entry = |key: &Key| {
        let id = ids.get(&key.0)?;
        players.iter().find(|entry| entry.id == *id)
    };
    let known: Vec<&Entry> = row.players.iter().filter_map(entry).collect();
    let known: [&Entry; 2] = known.try_into().ok()?;
    (row.players.len() == 2 && known[0].id != known[1].id).then_some(known)
}
