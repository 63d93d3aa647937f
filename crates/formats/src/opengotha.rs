//! Reading and writing OpenGotha's tournament files (XML, all versions seen so far).
//! Based on a specification of the format. Data that OpenGotha drops silently gets a note here.

mod content;
mod games;
mod kept;
mod keys;
mod parameter_reader;
mod parts;
mod players;
mod settings;
mod teams;
mod weights;
mod write;

pub(crate) use content::changed_settings;
pub(crate) use write::write_as;
pub use write::{WrittenOpenGotha, write, write_with_notes};

use std::collections::BTreeSet;

use domain::{EntryId, Tournament};
use messages::message;

use crate::assemble::{Parts, assemble};
use crate::notes::{Notes, listed};
use crate::text::excerpt;
use crate::unknown_parts;
use crate::xml::{self, Element};
use crate::{FormatError, ImportedTournament};

/// Returns whether a document's root element is OpenGotha's.
pub(crate) fn is_root(root: &Element) -> bool {
    root.name == "Tournament" && ["Players", "TournamentParameterSet"].iter().any(|name| root.child(name).is_some())
}

/// Reads an OpenGotha file as a tournament of its players, as OpenGotha itself ranks them first. What the file has beyond the
/// tournament is kept for an export to the same format, its teams too. Entries get ids in the file's order and starting numbers
/// by strength. The draw seed is the SHA-256 of the file.
///
/// # Errors
/// The file is not an OpenGotha file, is damaged or hostile, has a player twice, or a player without a name or a valid
/// rank.
pub fn read(bytes: &[u8]) -> Result<ImportedTournament, FormatError> {
    read_as(bytes, false)
}

/// Reads an OpenGotha file like [`read`], but as matches of its teams, if all its games are parts of one.
///
/// # Errors
/// As [`read`].
pub fn read_teams(bytes: &[u8]) -> Result<ImportedTournament, FormatError> {
    read_as(bytes, true)
}

fn read_as(bytes: &[u8], of_teams: bool) -> Result<ImportedTournament, FormatError> {
    let document = xml::parse(bytes)?;
    let root = &document.root;
    if !is_root(root) {
        let found = message!("import-found-root-without-parameters", element = excerpt(&root.name));
        return Err(FormatError::OtherFormat { expected: message!("import-format-opengotha"), found });
    }
    let mut notes = Notes::default();
    if document.outside_dtd {
        notes.add(message!("import-note-external-dtd"));
    }
    let (event, competition) = settings::read(root, &mut notes);
    let (mut entries, old_scale) = players::read(root, &mut notes)?;
    settings::add_breizh_groups(root, &mut entries, &mut notes);
    let keys = keys::Keys::of(&entries);
    let games = games::games(root, &keys, &mut notes);
    let byes = games::byes(root, &keys, &mut notes);
    note_dropped_data(root, &mut notes);
    let count = root.list("Teams", "Team").count();
    let teams = of_teams.then(|| teams::read(root, &keys, &mut notes)).flatten();
    let mut tournament = assemble(Parts { event, competition, entries, games, byes }, bytes, &mut notes);
    let is_set = teams.is_some_and(|teams| teams::set(&mut tournament, teams));
    if count > 0 && !is_set {
        notes.add(message!("import-note-teams", count));
    }
    note_late_players(&tournament, &mut notes);
    tournament.foreign = kept::keep(root, &tournament, old_scale, &mut notes);
    Ok(ImportedTournament { tournament, notes: notes.into_vec(), left: Vec::new() })
}

/// Notes the players whose first game or bye is after the first round: OpenGotha gives them a place in earlier standings, too.
fn note_late_players(tournament: &Tournament, notes: &mut Notes) {
    let games = tournament.games.iter().filter(|game| game.round == 1).flat_map(|game| [game.black, game.white]);
    let byes = tournament.byes.iter().filter(|bye| bye.round == 1).map(|bye| bye.entry);
    let early: BTreeSet<EntryId> = games.chain(byes).collect();
    let later = tournament.games.iter().flat_map(|game| [game.black, game.white]);
    let later: BTreeSet<EntryId> = later.chain(tournament.byes.iter().map(|bye| bye.entry)).collect();
    let late = tournament.entries.iter().filter(|entry| later.contains(&entry.id) && !early.contains(&entry.id));
    let names: Vec<String> = late.map(|entry| entry.player.list_name()).collect();
    if !names.is_empty() {
        notes.add(message!("import-note-late-players", count = names.len(), names = listed(&names)));
    }
}

fn note_dropped_data(root: &Element, notes: &mut Notes) {
    if root.attribute("externalIPAddress").is_some_and(|ip| !ip.is_empty()) {
        notes.add(message!("import-note-internet-address"));
    }
    unknown_parts::note(root, &parts::KNOWN, notes);
}

#[cfg(test)]
mod tests;
