//! Importing a MacMahon file with everything that an export back to MacMahon needs: every value that the export would write
//! differently, or not at all, is kept by the path of its element.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use domain::{CompetitionId, EntryId, ForeignField, ForeignRecord, ForeignSubject, Tournament};
use messages::message;

use crate::macmahon::{self, FORMAT, flag, number, text};
use crate::notes::Notes;
use crate::text::{clean, excerpt};
use crate::unknown_parts::{self, Known};
use crate::xml::{self, Element};
use crate::{FormatError, ImportedTournament, macmahon_export};

/// The entries by their numbers in a file.
type Ids = HashMap<String, EntryId>;

/// The longest text that is kept, in bytes.
const MAX_VALUE: usize = 1_000;
/// The most values of one subject. The settings are fewer than a hundred.
const MOST: usize = 200;
/// The parts of the file that have subjects of their own, and lists that MacMahon fills again.
const PARTS: [&str; 4] = ["IndividualParticipant", "TournamentRound", "Country", "Club"];
/// Values that follow from others, such as numbers of players and times of changes, and those that an event has itself: several of
/// them together are one value here, so that none can be written back alone.
const OWN: [&str; 27] = [
    "Id",
    "Black",
    "White",
    "NotPlayingInRound",
    "CreationTime",
    "LastUpdated",
    "CurrentRoundNumber",
    "VersionCreated",
    "VersionSaved",
    "Name",
    "BoardNumber",
    "SuperBarMember",
    "ScoreAdjustment",
    "Result",
    "ResultByReferee",
    "LowerMacMahonBar",
    "LowerMacMahonBarLevel",
    "UpperMacMahonBar",
    "UpperMacMahonBarLevel",
    "HandicapUsed",
    "HandicapByLevel",
    "HandicapAdjustment",
    "HandicapAdjustmentValue",
    "HandicapLimit",
    "HandicapLimitValue",
    "HandicapBelow",
    "HandicapBelowLevel",
];
/// The elements of a pairing. Those of a bye are not kept.
const PAIRING: [&str; 12] = [
    "ForcedPairing",
    "PairingWithBye",
    "Black",
    "White",
    "Handicap",
    "AllowJigo",
    "Result",
    "ResultByReferee",
    "ResultPoints",
    "BoardNumber",
    "BoardNumberFixed",
    "CreationTime",
];
/// The adjustment of a player's score, in quarters of a point.
const QUARTERS: &str = "ScoreAdjustmentValue";

/// Reads a MacMahon file as [`macmahon::read`] does, and keeps what an event does not have.
///
/// # Errors
/// As [`macmahon::read`].
pub fn read(bytes: &[u8]) -> Result<ImportedTournament, FormatError> {
    let ImportedTournament { mut tournament, notes, left } = macmahon::read(bytes)?;
    let document = xml::parse(bytes)?;
    let root = &document.root;
    let settings = if root.name == "Tournament" { root } else { root.find("Tournament").unwrap_or(root) };
    let mut more = Notes::default();
    tournament.foreign = keep(settings, &tournament, &mut more);
    unread(root, &mut more);
    Ok(ImportedTournament { tournament, notes: [notes, more.into_vec()].concat(), left })
}

/// Returns the records of everything in the file that an export of the imported tournament would change, with notes.
fn keep(root: &Element, tournament: &Tournament, notes: &mut Notes) -> Vec<ForeignRecord> {
    let exported = macmahon_export::file(tournament, &mut Notes::default());
    let Ok(document) = xml::parse(&exported) else { return Vec::new() };
    let own = &document.root;
    let mut records = Vec::new();
    let mut add = |subject, theirs: &Element, ours: &Element| {
        let mut fields = differing(theirs, ours);
        // The points of the super bar and an adjustment that is switched off are not the adjustment of an export.
        if flag(theirs, "SuperBarMember", false) || !flag(theirs, "ScoreAdjustment", true) {
            fields.remove(QUARTERS);
        }
        if !fields.is_empty() {
            let format = FORMAT.to_string();
            records.push(ForeignRecord { competition: CompetitionId::OPEN, subject, format, fields });
        }
    };
    add(ForeignSubject::Competition, root, own);
    for ((theirs, ours), entry) in
        root.parents_of("GoPlayer").into_iter().zip(own.parents_of("GoPlayer")).zip(&tournament.entries)
    {
        add(ForeignSubject::Entry(entry.id), theirs, ours);
    }
    let numbers = numbered(tournament);
    let written: HashMap<(u32, EntryId, EntryId), &Element> = pairings(own, &numbers).collect();
    let games: HashMap<(u32, EntryId, EntryId), _> =
        tournament.games.iter().map(|game| ((game.round, game.black, game.white), game.id)).collect();
    let ids = root.parents_of("GoPlayer").into_iter().zip(&tournament.entries);
    let ids: Ids = ids.map(|(person, entry)| (text(person, "Id").unwrap_or("").to_string(), entry.id)).collect();
    for (key, theirs) in pairings(root, &ids) {
        if let (Some(ours), Some(&game)) = (written.get(&key), games.get(&key)) {
            add(ForeignSubject::Game(game), theirs, ours);
        }
    }
    records.sort_by_key(|record| record.subject);
    records.dedup_by_key(|record| record.subject);
    note(&records, notes);
    records
}

/// Returns the entries by their numbers in an export.
fn numbered(tournament: &Tournament) -> Ids {
    tournament.entries.iter().zip(1..).map(|(entry, number): (_, usize)| (number.to_string(), entry.id)).collect()
}

/// Returns the games of a file with their round, Black and White.
fn pairings<'r>(
    root: &'r Element,
    ids: &'r Ids,
) -> impl Iterator<Item = ((u32, EntryId, EntryId), &'r Element)> + use<'r> {
    root.parents_of("Pairing").into_iter().flat_map(move |round| {
        let round_number = number(round, "RoundNumber").and_then(|number| u32::try_from(number).ok()).unwrap_or(0);
        let player = |pairing, colour| text(pairing, colour).and_then(|id| ids.get(id)).copied();
        let pairings = round.children.iter().filter(|child| child.name == "Pairing");
        pairings.filter_map(move |pairing| {
            Some(((round_number, player(pairing, "Black")?, player(pairing, "White")?), pairing))
        })
    })
}

/// Returns the values of an element that an export would write differently, by path.
fn differing(theirs: &Element, ours: &Element) -> BTreeMap<String, ForeignField> {
    let (theirs, ours) = (leaves(theirs), leaves(ours));
    let differ = theirs.into_iter().filter_map(|(path, text)| {
        let ours = match ours.get(&path) {
            Some(None) => return None,
            Some(Some(ours)) => Some(ours.clone()),
            None => None,
        };
        let theirs = text.filter(|text| text.len() <= MAX_VALUE && ours.as_ref() != Some(text))?;
        Some((path, ForeignField { theirs, ours }))
    });
    differ.take(MOST).collect()
}

/// Returns the texts of all elements without children, by path; `None` for a path that occurs more than once.
fn leaves(element: &Element) -> BTreeMap<String, Option<String>> {
    let mut found = BTreeMap::new();
    collect(element, "", &mut found);
    found
}

fn collect(element: &Element, path: &str, found: &mut BTreeMap<String, Option<String>>) {
    let all = element.children.iter();
    let is_part = |child: &&Element| PARTS.contains(&&*child.name) || is_list_of_parts(child);
    for child in all.filter(|child| !is_part(child) && !OWN.contains(&&*child.name)) {
        let path = if path.is_empty() { child.name.clone() } else { format!("{path}/{}", child.name) };
        if child.children.is_empty() {
            let text = clean(&child.text).0;
            found.entry(path).and_modify(|known| *known = None).or_insert(Some(text));
        } else {
            collect(child, &path, found);
        }
    }
}

/// Whether an element has players or rounds, in the files of older versions.
fn is_list_of_parts(element: &Element) -> bool {
    let has = |name: &str| element.children.iter().any(|child| child.child(name).is_some());
    ["GoPlayer", "Pairing"]
        .into_iter()
        .any(|name| has(name) || element.child(name).is_some() && element.name != "GoPlayer")
}

/// Notes the elements that are neither read nor kept: unknown ones in rounds and byes, players without a person, values that are there
/// more than once, and attributes.
fn unread(root: &Element, notes: &mut Notes) {
    let mut unread: BTreeMap<String, usize> = BTreeMap::new();
    let mut add = |name: &str| *unread.entry(name.to_string()).or_default() += 1;
    root.all("IndividualParticipant")
        .iter()
        .filter(|one| one.child("GoPlayer").is_none())
        .for_each(|one| add(&one.name));
    for round in root.parents_of("Pairing") {
        let others =
            round.children.iter().filter(|child| !["Pairing", "RoundNumber", "LastUpdated"].contains(&&*child.name));
        others.for_each(|child| add(&child.name));
        let pairings = round.children.iter().filter(|child| child.name == "Pairing");
        for bye in pairings.filter(|pairing| macmahon::is_bye(pairing)) {
            bye.children.iter().filter(|child| !PAIRING.contains(&&*child.name)).for_each(|child| add(&child.name));
        }
    }
    for part in std::iter::once(root).chain(root.parents_of("GoPlayer")) {
        let twice = leaves(part).into_iter().filter(|(path, text)| text.is_none() && !is_criterion(path));
        twice.for_each(|(path, _)| add(&path));
    }
    for (name, count) in unread {
        notes.add(message!("import-note-unknown-element", name = excerpt(&name), count));
    }
    let attributes = Known { element: |_, _| true, attribute: |_, name| name == "typeversion" };
    unknown_parts::note(root, &attributes, notes);
}

/// Whether a path is that of a criterion of the wall list, which has several.
fn is_criterion(path: &str) -> bool {
    macmahon::CRITERIA.iter().any(|criterion| path.contains(criterion))
}

/// Notes the names of the values that are kept.
fn note(records: &[ForeignRecord], notes: &mut Notes) {
    let names = |of: fn(&ForeignSubject) -> bool| -> String {
        let fields = records.iter().filter(|record| of(&record.subject)).flat_map(|record| record.fields.keys());
        fields.map(|name| excerpt(name)).collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().join(", ")
    };
    let settings = names(|subject| *subject == ForeignSubject::Competition);
    let players = names(|subject| matches!(subject, ForeignSubject::Entry(_)));
    let games = names(|subject| matches!(subject, ForeignSubject::Game(_)));
    if !settings.is_empty() {
        notes.add(message!("import-note-foreign-settings", names = settings));
    }
    if !players.is_empty() {
        notes.add(message!("import-note-foreign-players", names = players));
    }
    if !games.is_empty() {
        notes.add(message!("import-note-foreign-games", names = games));
    }
}
