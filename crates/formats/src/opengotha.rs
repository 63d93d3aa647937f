//! Reading and writing OpenGotha's tournament files (XML, all versions seen so far).
//! Based on a specification of the format. Data that OpenGotha drops silently gets a note here.

mod content;
mod games;
mod kept;
mod keys;
mod parameter_reader;
mod players;
mod settings;
mod teams;
mod weights;
mod write;

pub(crate) use content::{changed_settings, has_criterion};
pub(crate) use write::write_as;
pub use write::{WrittenOpenGotha, write, write_with_notes};

use std::collections::BTreeMap;

use messages::message;

use crate::assemble::{Parts, assemble};
use crate::notes::Notes;
use crate::text::excerpt;
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
    let (entries, old_scale) = players::read(root, &mut notes)?;
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
    tournament.foreign = kept::keep(root, &tournament, old_scale, &mut notes);
    Ok(ImportedTournament { tournament, notes: notes.into_vec(), left: Vec::new() })
}

fn note_dropped_data(root: &Element, notes: &mut Notes) {
    if root.attribute("externalIPAddress").is_some_and(|ip| !ip.is_empty()) {
        notes.add(message!("import-note-internet-address"));
    }
    for (name, count) in unknown_elements(root) {
        notes.add(message!("import-note-unknown-element", name = excerpt(&name), count));
    }
}

/// The parts of a file that are lists, with their items.
const LISTS: [(&str, &str); 5] = [
    ("Players", "Player"),
    ("Games", "Game"),
    ("ByePlayers", "ByePlayer"),
    // As Pairgoth writes it.
    ("ByePlayer", "ByePlayer"),
    ("Teams", "Team"),
];

/// The other parts.
const OTHER_PARTS: [&str; 3] = ["TournamentParameterSet", "TeamTournamentParameterSet", "ClubsGroups"];

/// Returns the names of elements that no version of the format is known to have, each with how often it is there.
fn unknown_elements(root: &Element) -> BTreeMap<String, usize> {
    let item_of = |part: &Element| LISTS.iter().find(|(list, _)| part.name == *list).map(|(_, item)| *item);
    let is_part = |part: &&Element| item_of(part).is_some() || OTHER_PARTS.contains(&&*part.name);
    let parts = root.children.iter().filter(|part| !is_part(part));
    let lists = root.children.iter().filter_map(|part| Some((item_of(part)?, part)));
    let items = lists.flat_map(|(item, list)| list.children.iter().filter(move |child| child.name != item));
    let mut unknown = BTreeMap::new();
    for element in parts.chain(items) {
        *unknown.entry(element.name.clone()).or_default() += 1;
    }
    unknown
}

#[cfg(test)]
mod tests;
