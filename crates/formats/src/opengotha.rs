//! OpenGotha's tournament files (XML, all versions seen so far): reading and writing.
//! Written from a description of the format; what OpenGotha drops in silence is noted here.

mod games;
mod keys;
mod players;
mod settings;
mod weights;
mod write;

pub use write::write;

use crate::assemble::{Parts, assemble};
use crate::notes::Notes;
use crate::text::excerpt;
use crate::xml::{self, Element};
use crate::{FormatError, Imported};

/// Whether a document's root is OpenGotha's.
pub(crate) fn is_root(root: &Element) -> bool {
    root.name == "Tournament" && ["Players", "TournamentParameterSet"].iter().any(|name| root.child(name).is_some())
}

/// Reads an OpenGotha file. Entries get keys in the file's order and starting numbers by strength; the draw seed is the
/// SHA-256 of the file.
///
/// # Errors
/// A file that is no OpenGotha file, is damaged or hostile, names a player twice, or gives a player no name or no rank.
pub fn read(bytes: &[u8]) -> Result<Imported, FormatError> {
    let document = xml::parse(bytes)?;
    let root = &document.root;
    if !is_root(root) {
        let found =
            format!("its outermost element is {} and it has neither players nor parameters", excerpt(&root.name));
        return Err(FormatError::OtherFormat { expected: "an OpenGotha file", found });
    }
    let mut notes = Notes::default();
    if document.outside_dtd {
        notes.add("The file refers to a document type definition outside it; it was not looked at.");
    }
    let (event, competition) = settings::read(root, &mut notes);
    let entries = players::read(root, &mut notes)?;
    let keys = keys::Keys::of(&entries);
    let games = games::games(root, &keys, &mut notes);
    let byes = games::byes(root, &keys, &mut notes);
    note_what_is_dropped(root, &mut notes);
    Ok(assemble(Parts { event, competition, entries, games, byes }, bytes, notes))
}

fn note_what_is_dropped(root: &Element, notes: &mut Notes) {
    let players_with = |attribute: &'static str| {
        root.list("Players", "Player").filter(|p| p.attribute(attribute).is_some_and(|v| !v.trim().is_empty())).count()
    };
    notes.count(players_with("ffgLicence"), "player's", "players'", "French licence numbers are not kept.");
    notes.count(players_with("agaId"), "player's", "players'", "American membership numbers are not kept.");
    let teams = root.list("Teams", "Team").count();
    notes.count(teams, "team is", "teams are", "not kept: every game counts for its players alone.");
    if root.attribute("externalIPAddress").is_some_and(|ip| !ip.is_empty()) {
        notes.add("The file carries an internet address of its director; it is not kept.");
    }
}

#[cfg(test)]
mod tests;
