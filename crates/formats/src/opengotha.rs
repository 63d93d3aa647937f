//! OpenGotha's tournament files (XML, all versions seen so far): reading and writing.
//! Written from a description of the format; what OpenGotha drops in silence is noted here.

mod games;
mod keys;
mod players;
mod settings;
mod weights;
mod write;

use domain::{Competition, CompetitionId, Entry, Round, RoundState, Tournament};
use sha2::{Digest, Sha256};

pub use write::write;

use crate::notes::Notes;
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
        let found = format!("its outermost element is {} and it has neither players nor parameters", root.name);
        return Err(FormatError::OtherFormat { expected: "an OpenGotha file", found });
    }
    let mut notes = Notes::default();
    if document.outside_dtd {
        notes.add("The file refers to a document type definition outside it; it was not looked at.");
    }
    let (mut event, mut competition) = settings::read(root, &mut notes);
    event.draw_seed = hex::encode(Sha256::digest(bytes));
    let mut entries = players::read(root, &mut notes)?;
    number(&mut entries);
    let keys = keys::Keys::of(&entries);
    let games = games::games(root, &keys, &mut entries, &mut notes);
    let byes = games::byes(root, &keys, &games, &mut entries, &mut notes);
    let mut tournament =
        Tournament { event, competitions: Vec::new(), entries, rounds: Vec::new(), games, byes, tables: Vec::new() };
    tournament.rounds = rounds(&tournament);
    raise_rounds(&mut competition, &tournament, &mut notes);
    if !tournament.rounds.is_empty() {
        tournament.event.register_closed = Some(tournament.event.start.to_string());
    }
    tournament.competitions.push(competition);
    note_what_is_dropped(root, &mut notes);
    Ok(Imported { tournament, notes: notes.into_vec() })
}

/// Starting numbers by strength: rank, then rating, then name (R7).
fn number(entries: &mut [Entry]) {
    let mut order: Vec<usize> = (0..entries.len()).collect();
    order.sort_by_cached_key(|&i| {
        let player = &entries[i].player;
        (std::cmp::Reverse((player.rank, player.strength())), player.list_name(), i)
    });
    for (number, &i) in order.iter().enumerate() {
        entries[i].number = Some(number as u32 + 1);
    }
}

/// The rounds that have games or byes; confirmed where every game has a result.
fn rounds(tournament: &Tournament) -> Vec<Round> {
    let numbers = tournament.games.iter().map(|g| g.round).chain(tournament.byes.iter().map(|b| b.round));
    let numbers: std::collections::BTreeSet<_> = numbers.collect();
    let state = |number| {
        let complete = tournament.games.iter().filter(|g| g.round == number).all(|g| g.passes.agreed().is_some());
        if complete { RoundState::Confirmed } else { RoundState::Released }
    };
    let round = |number| Round { competition: CompetitionId::OPEN, number, state: state(number) };
    numbers.into_iter().map(round).collect()
}

fn raise_rounds(competition: &mut Competition, tournament: &Tournament, notes: &mut Notes) {
    let last = tournament.paired_rounds(CompetitionId::OPEN);
    if last > competition.rounds {
        notes.add(format!(
            "The file plans {} rounds but has games in round {last}; {last} rounds are planned now.",
            competition.rounds
        ));
        competition.rounds = last;
    }
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
