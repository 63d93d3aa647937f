//! Reading a bundle: limits, version, signature, hashes, personal fields and consistency. The tour decides whether to
//! trust the key.

use std::collections::{BTreeMap, BTreeSet};

use domain::model::ratio;
use domain::{Category, GameResult, Rank};
use messages::{Message, message};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::error::BundleError;
use super::hand_over::{self, HandOver};
use super::log::{self, BundleLog};
use super::people::{self, People, Person};
use super::{
    DATA, Data, FORMAT, HAND_OVER, LOG, MANIFEST, Manifest, PEOPLE, PURPOSE, PointsTable, SIGNATURE, VERSION, archive,
    is_hex, references, sha256,
};
use crate::canonical::is_canonical;
use crate::error::MAX_VALUES;
use crate::signing;
use crate::text::clean;

/// A bundle with a valid signature.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bundle {
    /// The manifest.
    pub manifest: Manifest,
    /// Its hash, which the next bundle refers to.
    pub hash: String,
    /// The data.
    pub data: Data,
    /// SHA-256 of the data, to recognise bundles with the same content.
    pub content: String,
    /// The players' personal fields.
    pub persons: BTreeMap<i64, Person>,
    /// The event's history; `None` in a bundle of an older version of the program.
    pub log: Option<BundleLog>,
    /// The statements by which the event went to another key, in order. Their signatures are valid.
    pub hand_overs: Vec<HandOver>,
}

/// The most players and the most games.
const MOST: (usize, usize) = (5_000, 100_000);

/// The largest manifest, in bytes. It is parsed before its signature is verified.
const MAX_MANIFEST: usize = 64 * 1024;

/// Refuses a file that is larger than any event needs.
fn capped(name: &str, bytes: &[u8], most: usize) -> Result<(), BundleError> {
    if bytes.len() > most {
        return Err(BundleError::Hostile(message!(
            "bundle-limit-file-size",
            file = name,
            kilobytes = bytes.len() / 1024
        )));
    }
    Ok(())
}

/// Reads a bundle.
///
/// # Errors
/// [`BundleError`] if the bundle is damaged, hostile or inconsistent.
pub fn read(bytes: &[u8]) -> Result<Bundle, BundleError> {
    let files = archive::unpack(bytes)?;
    let file = |name: &str| files.get(name).ok_or_else(|| BundleError::Missing(name.into()));
    let signed = file(MANIFEST)?;
    let manifest = manifest(signed)?;
    let signature = String::from_utf8_lossy(file(SIGNATURE)?).into_owned();
    signing::verify(&manifest.key, PURPOSE, signed, &signature)?;
    check_files(&manifest, &files)?;
    let data: Data = parsed(DATA, file(DATA)?)?;
    let people: People = files.get(PEOPLE).map(|bytes| parsed(PEOPLE, bytes)).transpose()?.unwrap_or_default();
    if manifest.version < 2 && references::is_used(&data) {
        return Err(BundleError::Contradiction(message!("bundle-problem-version")));
    }
    check(&data)?;
    let log: Option<BundleLog> = files.get(LOG).map(|bytes| parsed(LOG, bytes)).transpose()?;
    if let Some(fault) = log.as_ref().and_then(log::fault) {
        return Err(BundleError::Contradiction(fault));
    }
    let hand_overs: Vec<HandOver> =
        files.get(HAND_OVER).map(|bytes| parsed(HAND_OVER, bytes)).transpose()?.unwrap_or_default();
    hand_over::check(&manifest, &hand_overs)?;
    let persons = people::open(&data, &people)?;
    Ok(Bundle { hash: sha256(signed), content: sha256(file(DATA)?), manifest, data, persons, log, hand_overs })
}

/// Parses a manifest of a known version.
fn manifest(bytes: &[u8]) -> Result<Manifest, BundleError> {
    capped(MANIFEST, bytes, MAX_MANIFEST)?;
    let value: Value =
        serde_json::from_slice(bytes).map_err(|_| BundleError::NotABundle(message!("bundle-found-not-json")))?;
    if value["format"] != FORMAT {
        return Err(BundleError::NotABundle(message!("bundle-found-other-program")));
    }
    match value["version"].as_u64().and_then(|version| u32::try_from(version).ok()) {
        Some(found) if found > VERSION => Err(BundleError::Newer { found, known: VERSION }),
        Some(1..=VERSION) => {
            let manifest: Manifest = parsed(MANIFEST, bytes)?;
            let first = manifest.sequence == 1 && manifest.previous.is_empty();
            let later = manifest.sequence > 1 && is_hex(&manifest.previous, 64);
            if !manifest.files.iter().all(|line| archive::is_plain(&line.name)) {
                return Err(BundleError::Hostile(message!("bundle-limit-name")));
            }
            if !(first || later) {
                return Err(BundleError::Contradiction(message!("bundle-problem-sequence")));
            }
            Ok(manifest)
        }
        _ => Err(BundleError::NotABundle(message!("bundle-found-no-version"))),
    }
}

fn parsed<T: DeserializeOwned>(name: &str, bytes: &[u8]) -> Result<T, BundleError> {
    capped(name, bytes, MAX_VALUES)?;
    if !is_canonical(bytes) {
        return Err(BundleError::Changed(name.into()));
    }
    serde_json::from_slice(bytes)
        .map_err(|_| BundleError::Contradiction(message!("bundle-problem-values", file = name)))
}

/// Checks that every file is listed with its hash, and that only files that show names are missing.
fn check_files(manifest: &Manifest, files: &BTreeMap<String, Vec<u8>>) -> Result<(), BundleError> {
    let listed: BTreeSet<&str> = manifest.files.iter().map(|line| line.name.as_str()).collect();
    let own = [MANIFEST, SIGNATURE, PEOPLE];
    if let Some(unlisted) = files.keys().find(|name| !listed.contains(name.as_str()) && !own.contains(&name.as_str())) {
        return Err(BundleError::Changed(unlisted.clone()));
    }
    if !listed.contains(DATA) {
        return Err(BundleError::Missing(DATA.into()));
    }
    for line in &manifest.files {
        match files.get(&line.name) {
            Some(bytes) if sha256(bytes) != line.sha256 || bytes.len() != line.bytes => {
                return Err(BundleError::Changed(line.name.clone()));
            }
            None if !line.personal || line.name == DATA => return Err(BundleError::Missing(line.name.clone())),
            _ => {}
        }
    }
    Ok(())
}

/// Checks that the data is consistent: all players are listed, results and ranks are valid, and points add up.
fn check(data: &Data) -> Result<(), BundleError> {
    let wrong = |problem: Message| Err(BundleError::Contradiction(problem));
    if data.players.len() > MOST.0 || data.games.len() > MOST.1 {
        return Err(BundleError::Hostile(message!(
            "bundle-limit-players",
            players = data.players.len(),
            games = data.games.len()
        )));
    }
    let event = &data.event;
    let texts = [&event.name, &event.championship, &event.place, &data.table.season, &data.table.class];
    let names = data.competitions.iter().map(|c| &c.name);
    if texts.into_iter().chain(names).any(|text| clean(text) != (text.clone(), false) || text.len() > 400) {
        return wrong(message!("bundle-problem-harmful-characters"));
    }
    if event.end < event.start || event.championship.is_empty() {
        return wrong(message!("bundle-problem-days"));
    }
    let table = &data.table;
    if !table.categories.is_sorted_by(|a, b| a < b) || ratio::factor(&table.avc).is_err() {
        return wrong(message!("bundle-problem-categories"));
    }
    if !fits_season_file(table) {
        return wrong(message!("bundle-problem-season-file", season = &table.season));
    }
    let players: BTreeSet<i64> = data.players.iter().map(|p| p.player).collect();
    if players.len() != data.players.len() {
        return wrong(message!("bundle-problem-player-twice"));
    }
    for player in &data.players {
        let known = ["full", "initials", "anonymous"].contains(&player.publication.as_str());
        let field = player.person.keys().all(|field| people::FIELDS.contains(&field.as_str()));
        if player.rank.parse::<Rank>().is_err() || !known || !field {
            return wrong(message!("bundle-problem-player", player = player.player.to_string()));
        }
    }
    let listed = |player: &i64| players.contains(player);
    let games = data.games.iter().flat_map(|game| [Some(game.black), Some(game.white), game.ladder]);
    let boxes = data.tables.iter().flat_map(|table| table.boxes.iter().map(|b| b.player));
    let reached = data.tables.iter().flat_map(|table| table.reached.iter().map(|r| Some(r.player)));
    let byes = data.byes.iter().map(|bye| Some(bye.player));
    let named = games.chain(boxes).chain(reached).chain(byes).flatten().chain(references::players(data));
    if !named.into_iter().all(|player| listed(&player)) {
        return wrong(message!("bundle-problem-unlisted-player"));
    }
    let unknown = |result: &str| !result.is_empty() && result.parse::<GameResult>().is_err();
    if data.games.iter().any(|game| game.black == game.white || unknown(&game.result)) {
        return wrong(message!("bundle-problem-game"));
    }
    references::check(data).map_err(BundleError::Contradiction)?;
    check_points(data, &listed)
}

/// Whether the season file, if there is one, has the name and the numbers of the table.
fn fits_season_file(table: &PointsTable) -> bool {
    let rules = match table.own_season() {
        Ok(Some(rules)) => rules,
        Ok(None) => return true,
        Err(_) => return false,
    };
    let Ok(class) = rules.class(&table.class) else { return false };
    rules.name == table.season
        && rules.avc.to_string() == table.avc
        && (class.games.win, class.games.loss) == table.game
        && table.final_points.as_ref().is_none_or(|points| points.size == rules.final_rules.size)
}

fn check_points(data: &Data, listed: &impl Fn(&i64) -> bool) -> Result<(), BundleError> {
    let mut seen = BTreeSet::new();
    for points in &data.points {
        let sum = points.sources.iter().map(|source| ratio::exact(&source.points)).collect::<Option<Vec<_>>>();
        let sum = sum.and_then(ratio::exact_sum);
        let exact = sum.is_some() && sum == ratio::exact(&points.exact);
        let opponents = points.sources.iter().filter_map(|source| source.opponent).all(|player| listed(&player));
        if !exact || sum.map(ratio::published) != Some(points.points) || !opponents {
            let player = points.player.to_string();
            return Err(BundleError::Contradiction(message!("bundle-problem-points", player)));
        }
        let category = data.table.categories.contains(&Category(points.category).0);
        if !listed(&points.player) || !category || !seen.insert(points.player) {
            let player = points.player.to_string();
            return Err(BundleError::Contradiction(message!("bundle-problem-category", player)));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canonical::canonical;

    #[test]
    fn an_event_has_one_number_whatever_its_case() {
        let given = Manifest {
            format: FORMAT.into(),
            version: VERSION,
            event: "ab".repeat(16).parse().unwrap(),
            sequence: 1,
            previous: String::new(),
            issued: "2026-08-14".parse().unwrap(),
            key: String::new(),
            program: String::new(),
            files: Vec::new(),
        };
        let text = String::from_utf8(canonical(&given)).unwrap();
        let capitals = text.replace(&*given.event, &given.event.to_uppercase());
        assert_ne!(capitals, text);
        assert_eq!(manifest(capitals.as_bytes()).unwrap().event, given.event);
    }
}
