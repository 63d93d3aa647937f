//! Reading tournament files of Pairgoth (JSON). Its rules are OpenGotha's with a few additional parameters.

mod criteria;
mod file;
mod frozen;
mod games;
mod kept;
mod lenient;
mod pairs;
mod players;
mod rest;
mod settings;
mod teams;
mod values;

pub(crate) use criteria::placement;
pub(crate) use kept::{HONORARY, PLACEMENT, RULES, is_kept, restore, restore_frozen, short_name};

use std::collections::BTreeSet;

use domain::{Competition, PairRules};
use messages::message;
use serde_json::Value;

use crate::assemble::{Parts, assemble};
use crate::error::utf8;
use crate::notes::Notes;
use crate::text::excerpt;
use crate::{FormatError, ImportedTournament};
use file::{File, Kind, parse};
use games::games;
use players::entries;
use settings::{competition, event, of_scores};

/// Reads a Pairgoth file of single players, of teams, or of pair go.
///
/// # Errors
/// The file is of another format, is damaged, has too many players, a player twice, or a player without a name.
pub fn read(bytes: &[u8]) -> Result<ImportedTournament, FormatError> {
    let (file, kind) = parse(bytes)?;
    let mut notes = Notes::default();
    let whole: Value = serde_json::from_str(utf8(bytes)?).unwrap_or_default();
    values::note_unused(&whole, &mut notes);
    let event = event(&file, &mut notes);
    let competition = competition(&file, &event.name, &mut notes);
    let (entries, ids) = entries(&file, &mut notes)?;
    let (competition, entries, ids, (games, byes)) = match kind {
        Kind::Individual => {
            let games = games(&file, &ids, &mut notes);
            (competition, entries, ids, games)
        }
        Kind::Pairs => {
            let competition = competition.for_pairs(PairRules::default());
            let (entries, pairs) = pairs::pairs(&file, &ids, &entries, &mut notes);
            let games = games(&file, &pairs, &mut notes);
            (competition, entries, pairs, games)
        }
        Kind::Teams(size) => {
            let teams = teams::teams(&file, size, &ids, &entries, &mut notes);
            let games = teams::games(&file, &teams, &ids, &mut notes);
            let competition = Competition { teams: Some(teams), ..competition.for_teams(size) };
            (competition, entries, ids, games)
        }
    };
    let mut tournament = assemble(Parts { event, competition, entries, games, byes }, bytes, &mut notes);
    note_games_without_match(&file, kind, &mut notes);
    of_scores(&file, &tournament, &mut notes);
    tournament.foreign = kept::keep((&file, kind), &rest::rest(&whole, kind), &ids, &tournament, &mut notes);
    Ok(ImportedTournament { tournament, notes: notes.into_vec(), left: Vec::new() })
}

/// Notes teams where none play, and the games of boards whose match is not in the file.
fn note_games_without_match(file: &File, kind: Kind, notes: &mut Notes) {
    if kind == Kind::Individual && !file.teams.is_empty() {
        notes.add(message!("import-note-teams-unused", count = file.teams.len()));
    }
    let matches: BTreeSet<String> =
        file.games.iter().flat_map(|round| &round.0).map(|row| row.id.to_string()).collect();
    let is_used = |key: &String| matches!(kind, Kind::Teams(_)) && matches.contains(key);
    let unused = file.individual_games.iter().filter(|(key, rows)| !is_used(key) && !rows.0.is_empty());
    for (key, rows) in unused {
        notes.add(message!("import-note-games-without-match", count = rows.0.len(), key = excerpt(key)));
    }
}

#[cfg(test)]
mod tests;
