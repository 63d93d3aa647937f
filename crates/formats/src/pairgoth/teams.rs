//! The teams of a Pairgoth file, and the games of their boards.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use domain::{BoardOrder, Bye, CompetitionId, Entry, EntryId, Game, Passes, RoundNumber, Rounds, Team, Teams};
use messages::message;

use super::file::{File, RoundRows, Row};
use super::games::result;
use super::players::Ids;
use crate::assemble;
use crate::notes::Notes;
use crate::text::{clean, excerpt};

/// Returns the teams, numbered in the file's order, with their strongest members first, as Pairgoth seats them. A member who is unknown
/// or in another team is left out.
pub(super) fn teams(file: &File, size: u32, ids: &Ids, entries: &[Entry], notes: &mut Notes) -> Teams {
    let mut seen: BTreeSet<EntryId> = BTreeSet::new();
    let strength: HashMap<EntryId, _> =
        entries.iter().map(|entry| (entry.id, Reverse((entry.player.strength(), entry.player.rank)))).collect();
    let mut list = Vec::new();
    for (row, number) in file.teams.iter().zip(1u32..) {
        let (name, harmful) = clean(&row.name);
        notes.cleaned(harmful, &name);
        let name = if name.is_empty() { number.to_string() } else { name };
        let mut members = Vec::new();
        for key in &row.players {
            match ids.get(&key.0).copied().filter(|id| seen.insert(*id)) {
                Some(id) => members.push(id),
                None => notes.add(message!("import-note-team-player", name = key.0.to_string(), team = excerpt(&name))),
            }
        }
        members.sort_by_key(|id| strength.get(id).copied());
        let line_ups = line_ups(file, row.id, size, ids, &members);
        list.push(Team { number, name, members, line_ups, came_from: None });
    }
    Teams { size, order: BoardOrder::Free, list }
}

/// Returns the line-ups of the rounds in which others play than the first of the list.
fn line_ups(file: &File, team: i64, size: u32, ids: &Ids, members: &[EntryId]) -> BTreeMap<RoundNumber, Vec<EntryId>> {
    let usual: Vec<EntryId> = members.iter().copied().take(size as usize).collect();
    let in_round = |(RoundRows(rows), round): (&RoundRows, RoundNumber)| {
        let row = rows.iter().find(|row| [row.w, row.b].contains(&team))?;
        let own = |game: &Row| {
            let both = [game.w, game.b].into_iter().filter_map(|key| ids.get(&key).copied());
            both.into_iter().find(|id| members.contains(id))
        };
        let played: Option<Vec<EntryId>> = boards(file, row).iter().map(own).collect();
        played.filter(|played| played.len() == size as usize && *played != usual).map(|played| (round, played))
    };
    file.games.iter().zip(1..=Rounds::LAST).filter_map(in_round).collect()
}

/// Returns the games of a match by board.
fn boards<'f>(file: &'f File, found: &Row) -> &'f [Row] {
    file.individual_games.get(&found.id.to_string()).map(|rows| rows.0.as_slice()).unwrap_or_default()
}

/// Returns the games of all matches, and the byes of the teams' line-ups.
pub(super) fn games(file: &File, teams: &Teams, ids: &Ids, notes: &mut Notes) -> (Vec<Game>, Vec<Bye>) {
    let numbers: HashMap<i64, u32> = file.teams.iter().map(|row| row.id).zip(1..).collect();
    let (mut games, mut byes) = (Vec::new(), Vec::new());
    for (RoundRows(rows), round) in file.games.iter().zip(1u32..) {
        if round > Rounds::LAST && !rows.is_empty() {
            notes.add(message!("import-note-round-range", round, last = Rounds::LAST));
            continue;
        }
        for row in rows {
            let [white, black] = [row.w, row.b].map(|key| numbers.get(&key).and_then(|&number| teams.team(number)));
            match (white, black) {
                (Some(_), Some(_)) => games.extend(of_match(file, row, (round, teams.size), ids, notes)),
                (Some(team), None) | (None, Some(team)) if row.w == 0 || row.b == 0 => {
                    byes.extend(bye(team, teams.size, round));
                }
                _ => notes.add(message!("import-note-unknown-player", round)),
            }
        }
    }
    (games, byes)
}

/// Returns the games of a match. Its table becomes as many boards as it has games.
fn of_match(file: &File, found: &Row, (round, size): (RoundNumber, u32), ids: &Ids, notes: &mut Notes) -> Vec<Game> {
    let mut games = Vec::new();
    for (row, at) in boards(file, found).iter().zip(1u32..) {
        let (Some(&black), Some(&white)) = (ids.get(&row.b), ids.get(&row.w)) else {
            notes.add(message!("import-note-unknown-player", round));
            continue;
        };
        if black == white {
            notes.add(message!("import-note-unknown-player", round));
            continue;
        }
        let first = found.t.min(500).checked_sub(1).map_or(0, |before| before * size + at);
        let passes = Passes::both(result(row, round, notes));
        let handicap = assemble::handicap(&row.h.to_string(), (round, row.t), notes);
        games.push(Game { handicap, passes, ..assemble::game(round, first, black, white) });
    }
    games
}

/// Returns the byes of those who would have played for a team.
fn bye(team: &Team, size: u32, round: RoundNumber) -> Vec<Bye> {
    let players = team.line_ups.get(&round).unwrap_or(&team.members).iter().take(size as usize);
    players.map(|&entry| Bye { competition: CompetitionId::OPEN, round, entry }).collect()
}
