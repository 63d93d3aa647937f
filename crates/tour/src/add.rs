//! A bundle goes into the tour book: checked, compared with what is known of its event, and taken as a whole or not at all.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use chrono::NaiveDate;
use domain::model::player::{Publication, Sex};
use domain::model::ratio;
use domain::tour::book::{Championship, TourEdition, TourPerson, TourPlayerId, TourResult};
use domain::tour::ledger::Gain;
use domain::{AgeRule, Category, TourBook};
use formats::bundle;
use formats::bundle::{Bundle, Data, Person, PlayerData};
use formats::canonical::canonical;
use serde::Serialize;
use serde_json::json;
use session::read_file::read_file;
use session::{AppError, ErrorCode, Result};
use ts_rs::TS;

use super::difference::{consequences, differences};
use crate::tour_session::TourSession;

/// What is asked when a bundle is added.
#[derive(Debug, Clone, Default)]
pub struct AddBundle {
    /// Whether a changed bundle of a known event takes the place of the one in the book.
    pub accept: bool,
    /// The championship, where the bundle names it otherwise.
    pub championship: Option<String>,
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Added {
    /// Whether anything changed; not if the bundle is in the book already.
    pub changed: bool,
    /// The event.
    pub event: String,
    /// The championship of which it is an edition.
    pub championship: String,
    /// Who signed.
    pub organiser: String,
    /// How many players had part in it, and how many of them are new to the tour.
    pub players: usize,
    /// New to the tour.
    pub new_players: usize,
    /// What differs from the bundle before, a sentence each.
    pub differences: Vec<String>,
    /// Whose points in the tour are other than before because an old event was corrected, a sentence each.
    pub consequences: Vec<String>,
    /// How many pairs of players may be one person.
    pub duplicates: usize,
}

/// A bundle that was looked at and not added yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct BundleView {
    /// What adding it would do.
    pub added: Added,
    /// Which bundle of its event it is.
    pub sequence: u32,
    /// First day of the event.
    #[ts(type = "string")]
    pub start: NaiveDate,
    /// Last day of the event.
    #[ts(type = "string")]
    pub end: NaiveDate,
    /// Its class in the season.
    pub class: String,
    /// The key it is signed with.
    pub key: String,
    /// Whether the tour knows the key; it is asked for its holder first where it does not.
    pub known_key: bool,
}

/// Looks at the bundle in the file without adding it: what it is, and what would differ.
///
/// # Errors
/// It is no sound bundle, its key is revoked, or it is older than what is in the book, or another one of the same number.
pub fn look(session: &TourSession, file: &Path, championship: Option<&str>) -> Result<BundleView> {
    let bundle = read(file)?;
    let key = bundle.manifest.key.clone();
    let known_key = session.book().keys.iter().any(|known| known.public == key);
    let organiser = if known_key { organiser(session.book(), &key)? } else { String::new() };
    let (added, _) = weigh(session.book(), &bundle, organiser, championship)?;
    let event = &bundle.data.event;
    let class = bundle.data.table.class.clone();
    Ok(BundleView {
        added,
        sequence: bundle.manifest.sequence,
        start: event.start,
        end: event.end,
        class,
        key,
        known_key,
    })
}

/// Adds the bundle in the file.
///
/// # Errors
/// It is no sound bundle; its key is unknown or revoked; it is older than what is in the book, or another one of the
/// same number; or it differs from what is in the book and that was not accepted: then the differences are the hints.
pub fn add(session: &mut TourSession, file: &Path, request: &AddBundle) -> Result<Added> {
    let bundle = read(file)?;
    let organiser = organiser(session.book(), &bundle.manifest.key)?;
    let (added, after) = weigh(session.book(), &bundle, organiser, request.championship.as_deref())?;
    let Some(after) = after else { return Ok(added) };
    if !request.accept && !added.differences.is_empty() {
        let message =
            format!("{} is in the book and this bundle differs: look at the differences and accept them.", added.event);
        return Err(added
            .differences
            .iter()
            .fold(AppError::not_now(message), |failure, line| failure.hint(line.as_str())));
    }
    let input = json!({ "event": bundle.manifest.event, "sequence": bundle.manifest.sequence, "hash": bundle.hash });
    session.transact("add_bundle", input, |book| {
        *book = after;
        Ok(())
    })?;
    Ok(added)
}

fn read(file: &Path) -> Result<Bundle> {
    bundle::read(&read_file(file)?).map_err(|error| AppError::new(ErrorCode::File, error.to_string()))
}

/// What adding a bundle would do, and the book after it; no book where nothing would change.
fn weigh(
    book: &TourBook,
    bundle: &Bundle,
    organiser: String,
    championship: Option<&str>,
) -> Result<(Added, Option<TourBook>)> {
    let championship = championship.unwrap_or(&bundle.data.event.championship).trim().to_string();
    let known = book.editions.iter().find(|e| e.event == bundle.manifest.event);
    let mut added = Added {
        changed: false,
        event: bundle.data.event.name.clone(),
        championship,
        organiser,
        players: bundle.data.players.len(),
        new_players: 0,
        differences: Vec::new(),
        consequences: Vec::new(),
        duplicates: book.duplicates().len(),
    };
    if let Some(known) = known {
        if known.hash == bundle.hash {
            return Ok((added, None));
        }
        check_chain(known, bundle)?;
        added.differences = differences(book, known, bundle);
    }
    let mut after = book.clone();
    put(&mut after, bundle, &added.championship, known)?;
    let tokens: BTreeSet<&str> = book.players.iter().map(|p| p.token.as_str()).collect();
    added.changed = true;
    added.new_players = after.players.iter().filter(|p| !tokens.contains(p.token.as_str())).count();
    added.duplicates = after.duplicates().len();
    if known.is_some() {
        added.consequences = consequences(book, &after);
    }
    Ok((added, Some(after)))
}

/// Whose key it is.
fn organiser(book: &TourBook, public: &str) -> Result<String> {
    match book.keys.iter().find(|key| key.public == public) {
        None => Err(AppError::new(ErrorCode::File, "The bundle is signed with a key that the tour does not know: ask the organiser for his key and add it first.")
            .hint(format!("The key is {public}"))),
        Some(key) => match key.revoked {
            Some(day) => Err(AppError::new(ErrorCode::File, format!("The bundle is signed with the key of {}, which was revoked on {day}: ask for a bundle signed with a new key.", key.holder))),
            None => Ok(key.holder.clone()),
        },
    }
}

/// A bundle follows the one in the book, or it is refused: replayed, older, or of another branch.
fn check_chain(known: &TourEdition, bundle: &Bundle) -> Result<()> {
    let (sequence, newest) = (bundle.manifest.sequence, known.sequence);
    if sequence < newest {
        let message = format!(
            "This is bundle {sequence} of {}, and bundle {newest} is in the book: it is older, so it is not taken.",
            known.name
        );
        return Err(AppError::new(ErrorCode::File, message));
    }
    let fork = sequence == newest || (sequence == newest + 1 && bundle.manifest.previous != known.hash);
    if fork {
        let message = format!(
            "This bundle {sequence} of {} does not follow from the bundle {newest} in the book: two different histories of one event are about, so ask the organiser which one holds.",
            known.name
        );
        return Err(AppError::new(ErrorCode::File, message));
    }
    Ok(())
}

/// Puts the bundle's event into the book, in place of what was known of it.
fn put(book: &mut TourBook, bundle: &Bundle, championship: &str, known: Option<&TourEdition>) -> Result<()> {
    let data = &bundle.data;
    let id = known.map_or_else(|| book.editions.iter().map(|e| e.id).max().unwrap_or(0) + 1, |known| known.id);
    let edition = TourEdition {
        id,
        event: bundle.manifest.event.clone(),
        championship: championship_id(book, championship)?,
        name: data.event.name.clone(),
        start: data.event.start,
        end: data.event.end,
        class: data.table.class.clone(),
        avc: ratio::factor(&data.table.avc).map_err(|error| AppError::bad_input(error.to_string()))?,
        ages: AgeRule {
            categories: data.table.categories.iter().map(|&c| Category(c)).collect(),
            cut_off: data.table.cut_off,
            limit_included: data.table.limit_included,
        },
        sequence: bundle.manifest.sequence,
        hash: bundle.hash.clone(),
        key: bundle.manifest.key.clone(),
        data: String::from_utf8_lossy(&canonical(data)).into_owned(),
    };
    book.editions.retain(|e| e.id != id);
    book.editions.push(edition);
    book.editions.sort_by_key(|e| e.id);
    let used: BTreeSet<i64> = book.editions.iter().map(|e| e.championship).collect();
    book.championships.retain(|c| used.contains(&c.id));
    book.results.retain(|r| r.edition != id);
    let gains = gains(data);
    let stars: BTreeSet<i64> = data.competitions.iter().filter(|c| c.future_stars).map(|c| c.competition).collect();
    book.results.extend(data.players.iter().map(|player| TourResult {
        edition: id,
        entry: player.player,
        player: TourPlayerId(0),
        person: person(player, bundle.persons.get(&player.player)),
        gain: gains.get(&player.player).copied(),
        future_stars: stars.contains(&player.competition),
    }));
    book.results.sort_by_key(|r| (r.edition, r.entry));
    book.recognise();
    Ok(())
}

fn championship_id(book: &mut TourBook, name: &str) -> Result<i64> {
    let name = session::fields::required("The championship needs a name.", name)?;
    if let Some(known) = book.championships.iter().find(|c| c.name.to_lowercase() == name.to_lowercase()) {
        return Ok(known.id);
    }
    let id = book.championships.iter().map(|c| c.id).max().unwrap_or(0) + 1;
    book.championships.push(Championship { id, name });
    Ok(id)
}

pub(super) fn gains(data: &Data) -> BTreeMap<i64, Gain> {
    let gain = |p: &bundle::PointsData| {
        Some((p.player, Gain { category: Category(p.category), points: ratio::exact(&p.exact)? }))
    };
    data.points.iter().filter_map(gain).collect()
}

pub(super) fn person(player: &PlayerData, told: Option<&Person>) -> TourPerson {
    let told = told.cloned().unwrap_or_default();
    TourPerson {
        country: told.country.as_deref().and_then(|c| c.parse().ok()),
        birth_year: told.birth_year.as_deref().and_then(|year| year.parse().ok()),
        sex: match told.sex.as_deref() {
            Some("f") => Some(Sex::Female),
            Some("m") => Some(Sex::Male),
            _ => None,
        },
        rank: Some(player.rank.clone()),
        publication: match player.publication.as_str() {
            "full" => Publication::Full,
            "initials" => Publication::Initials,
            _ => Publication::Anonymous,
        },
        family: told.family,
        given: told.given,
        middle: told.middle,
        latin: told.latin,
        irn: told.irn,
        egd_pin: told.egd_pin,
        club: told.club,
    }
}
