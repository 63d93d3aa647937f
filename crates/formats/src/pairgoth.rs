//! Reading tournament files of Pairgoth (JSON). Its rules are OpenGotha's with a few additional parameters.

mod file;
mod games;
mod kept;
mod lenient;
mod pairs;
mod players;
mod rest;
mod settings;
mod teams;

pub(crate) use kept::{RULES, restore, short_name};

use domain::{Competition, PairRules};

use crate::assemble::{Parts, assemble};
use crate::notes::Notes;
use crate::{FormatError, ImportedTournament};
use file::{Kind, parse};
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
    of_scores(&file, &tournament, &mut notes);
    tournament.foreign = kept::keep(&file, &rest::rest(bytes)?, &ids, &tournament, &mut notes);
    Ok(ImportedTournament { tournament, notes: notes.into_vec(), left: Vec::new() })
}

#[cfg(test)]
mod tests;
