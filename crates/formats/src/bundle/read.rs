//! Reading a bundle: caps, version, signature, hashes, personal fields, and whether what it says fits together. Whether
//! its key is to be trusted is the tour's to say.

use std::collections::{BTreeMap, BTreeSet};

use domain::model::ratio;
use domain::{Category, GameResult, Rank};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::error::BundleError;
use super::people::{self, People, Person};
use super::{DATA, Data, FORMAT, MANIFEST, Manifest, PEOPLE, PURPOSE, SIGNATURE, VERSION, archive, second, sha256};
use crate::canonical::is_canonical;
use crate::error::MAX_VALUES;
use crate::signing;
use crate::text::clean;

/// A bundle whose signature holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bundle {
    /// What it is.
    pub manifest: Manifest,
    /// Its hash, which the next one names.
    pub hash: String,
    /// What it says.
    pub data: Data,
    /// SHA-256 of what it says: two bundles that say the same have the same.
    pub content: String,
    /// The players' personal fields.
    pub persons: BTreeMap<i64, Person>,
}

/// The most players, and the most games.
const MOST: (usize, usize) = (5_000, 100_000);

/// The largest manifest, in bytes: it is read before its signature can be looked at.
const MAX_MANIFEST: usize = 64 * 1024;

/// Refuses a file that is larger than any event makes it.
fn capped(name: &str, bytes: &[u8], most: usize) -> Result<(), BundleError> {
    if bytes.len() > most {
        return Err(BundleError::Hostile(format!("{name} in it has {} kB", bytes.len() / 1024)));
    }
    Ok(())
}

/// Reads a bundle.
///
/// # Errors
/// [`BundleError`]; nothing of a refused bundle is used.
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
    if manifest.version < 2 && second::is_told(&data) {
        return Err(BundleError::Contradiction("it says more than its version can".into()));
    }
    check(&data)?;
    let persons = people::open(&data, &people)?;
    Ok(Bundle { hash: sha256(signed), content: sha256(file(DATA)?), manifest, data, persons })
}

/// The manifest, of a version that is known.
fn manifest(bytes: &[u8]) -> Result<Manifest, BundleError> {
    capped(MANIFEST, bytes, MAX_MANIFEST)?;
    let value: Value =
        serde_json::from_slice(bytes).map_err(|_| BundleError::NotABundle("its manifest is none".into()))?;
    if value["format"] != FORMAT {
        return Err(BundleError::NotABundle("its manifest is another program's".into()));
    }
    match value["version"].as_u64().and_then(|version| u32::try_from(version).ok()) {
        Some(found) if found > VERSION => Err(BundleError::Newer { found, known: VERSION }),
        Some(1..=VERSION) => {
            let manifest: Manifest = parsed(MANIFEST, bytes)?;
            let hex = |text: &str, digits: usize| text.len() == digits && text.bytes().all(|b| b.is_ascii_hexdigit());
            let first = manifest.sequence == 1 && manifest.previous.is_empty();
            let later = manifest.sequence > 1 && hex(&manifest.previous, 64);
            if !manifest.files.iter().all(|line| archive::is_plain(&line.name)) {
                return Err(BundleError::Hostile("it lists a file whose name leads elsewhere".into()));
            }
            if !hex(&manifest.event, 32) || !(first || later) {
                return Err(BundleError::Contradiction("its number and the bundle before it do not fit".into()));
            }
            Ok(manifest)
        }
        _ => Err(BundleError::NotABundle("its manifest has no version".into())),
    }
}

fn parsed<T: DeserializeOwned>(name: &str, bytes: &[u8]) -> Result<T, BundleError> {
    capped(name, bytes, MAX_VALUES)?;
    if !is_canonical(bytes) {
        return Err(BundleError::Changed(name.into()));
    }
    serde_json::from_slice(bytes).map_err(|error| BundleError::Contradiction(clean(&format!("{name}: {error}")).0))
}

/// Every file is listed and as listed; only files that show names may be missing.
fn check_files(manifest: &Manifest, files: &BTreeMap<String, Vec<u8>>) -> Result<(), BundleError> {
    let listed: BTreeSet<&str> = manifest.files.iter().map(|line| line.name.as_str()).collect();
    let own = [MANIFEST, SIGNATURE, PEOPLE];
    if let Some(stranger) = files.keys().find(|name| !listed.contains(name.as_str()) && !own.contains(&name.as_str())) {
        return Err(BundleError::Changed(stranger.clone()));
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

/// Whether the data make sense: everyone referred to is there, results and ranks are such, and points add up.
fn check(data: &Data) -> Result<(), BundleError> {
    let wrong = |what: String| Err(BundleError::Contradiction(what));
    if data.players.len() > MOST.0 || data.games.len() > MOST.1 {
        return Err(BundleError::Hostile(format!("it has {} players", data.players.len())));
    }
    let event = &data.event;
    let texts = [&event.name, &event.championship, &event.place, &data.table.season, &data.table.class];
    let names = data.competitions.iter().map(|c| &c.name);
    if texts.into_iter().chain(names).any(|text| clean(text) != (text.clone(), false) || text.len() > 400) {
        return wrong("a name in it has characters that hide or turn others".into());
    }
    if event.end < event.start || event.championship.is_empty() {
        return wrong("its days or its championship are missing or turned around".into());
    }
    let table = &data.table;
    if !table.categories.is_sorted_by(|a, b| a < b) || ratio::factor(&table.avc).is_err() {
        return wrong("its age categories are not in order or its age coefficient is none".into());
    }
    let players: BTreeSet<i64> = data.players.iter().map(|p| p.player).collect();
    if players.len() != data.players.len() {
        return wrong("a player is in it twice".into());
    }
    for player in &data.players {
        let known = ["full", "initials", "anonymous"].contains(&player.publication.as_str());
        let field = player.person.keys().all(|field| people::FIELDS.contains(&field.as_str()));
        if player.rank.parse::<Rank>().is_err() || !known || !field {
            return wrong(format!("player {} has no rank or an unknown field", player.player));
        }
    }
    let there = |player: &i64| players.contains(player);
    let games = data.games.iter().flat_map(|game| [Some(game.black), Some(game.white), game.ladder]);
    let boxes = data.tables.iter().flat_map(|table| table.boxes.iter().map(|b| b.player));
    let reached = data.tables.iter().flat_map(|table| table.reached.iter().map(|r| Some(r.player)));
    let byes = data.byes.iter().map(|bye| Some(bye.player));
    let named = games.chain(boxes).chain(reached).chain(byes).flatten().chain(second::players(data));
    if !named.into_iter().all(|player| there(&player)) {
        return wrong("somebody plays in it who is not in its list".into());
    }
    let unknown = |result: &str| !result.is_empty() && result.parse::<GameResult>().is_err();
    if data.games.iter().any(|game| game.black == game.white || unknown(&game.result)) {
        return wrong("a game in it has no two players or an unknown result".into());
    }
    second::check(data).map_err(BundleError::Contradiction)?;
    check_points(data, &there)
}

fn check_points(data: &Data, there: &impl Fn(&i64) -> bool) -> Result<(), BundleError> {
    let mut seen = BTreeSet::new();
    for points in &data.points {
        let whose = format!("the points of player {}", points.player);
        let sum = points.sources.iter().map(|source| ratio::exact(&source.points)).collect::<Option<Vec<_>>>();
        let sum = sum.and_then(ratio::exact_sum);
        let fits = sum.is_some() && sum == ratio::exact(&points.exact);
        let opponents = points.sources.iter().filter_map(|source| source.opponent).all(|player| there(&player));
        if !fits || sum.map(ratio::published) != Some(points.points) || !opponents {
            return Err(BundleError::Contradiction(format!("{whose} do not add up")));
        }
        let category = data.table.categories.contains(&Category(points.category).0);
        if !there(&points.player) || !category || !seen.insert(points.player) {
            return Err(BundleError::Contradiction(format!(
                "{whose} are in no category of the season, or twice in it"
            )));
        }
    }
    Ok(())
}
