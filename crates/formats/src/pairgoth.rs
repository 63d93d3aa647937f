//! Reading tournament files of Pairgoth (JSON). Its rules are OpenGotha's with a few additional parameters.

mod file;
mod games;
mod kept;
mod players;
mod settings;

pub(crate) use kept::{RULES, restore, short_name};

use crate::assemble::{Parts, assemble};
use crate::notes::Notes;
use crate::{FormatError, ImportedTournament};
use file::parse;
use games::games;
use players::entries;
use settings::{competition, event};

/// Reads a Pairgoth file of an individual tournament.
///
/// # Errors
/// The file is of another format, is damaged, has too many players, a player twice, or a player without a name.
pub fn read(bytes: &[u8]) -> Result<ImportedTournament, FormatError> {
    let file = parse(bytes)?;
    let mut notes = Notes::default();
    let event = event(&file, &mut notes);
    let competition = competition(&file, &event.name, &mut notes);
    let (entries, ids) = entries(&file, &mut notes)?;
    let (games, byes) = games(&file, &ids, &mut notes);
    let mut tournament = assemble(Parts { event, competition, entries, games, byes }, bytes, &mut notes);
    tournament.foreign = kept::keep(&file, &ids, &tournament, &mut notes);
    Ok(ImportedTournament { tournament, notes: notes.into_vec() })
}

#[cfg(test)]
mod tests;
