//! Adds bundles to the tour book: checks a bundle, compares it with the one in the book, and adds all of it or nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::operation::{BundleAdded, op};
use chrono::NaiveDate;
use domain::model::ratio;
use domain::tour::book::{Championship, TourEdition, TourPerson, TourPlayer, TourResult};
use domain::{AgeRule, Category, ChampionshipId, EntryId, PlayerToken, TourBook, TourPlayerId};
use formats::bundle;
use formats::bundle::{Bundle, HandOver};
use formats::canonical::canonical;
use formats::signing::{PublicKey, Untrusted};
use messages::{Explain, Message, message};
use serde::Serialize;
use session::read_file::read_file;
use session::{AppError, ErrorCode, Result};
use store::Counters;
use ts_rs::TS;

use super::bundle_contents::{gains, person};
use super::bundle_difference::{consequences, differences};
use super::repeated::repeated;
use crate::tour_session::{TourSession, required};

/// The most bundles that may be missing between the one in the book and the next one.
const LARGEST_GAP: u32 = 20;

/// Options for adding a bundle.
#[derive(Debug, Clone, Default)]
pub struct AddBundle {
    /// Whether a changed bundle of a known event replaces the one in the book, and whether an event is added that repeats another.
    pub accept: bool,
    /// Whether an organiser may take the event over from the one whose key signed it so far.
    pub hand_over: bool,
    /// The championship, if it has another name in the book than in the bundle.
    pub championship: Option<String>,
}

/// The effect of adding a bundle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Added {
    /// Whether the book changes; `false` if it already has this bundle.
    pub changed: bool,
    /// The event.
    pub event: String,
    /// The championship of which it is an edition.
    pub championship: String,
    /// The organiser who signed it.
    pub organiser: String,
    /// The number of players in it.
    pub players: usize,
    /// The number of players who are new to the tour.
    pub new_players: usize,
    /// The number of players without a name, in the bundle and in the book.
    pub unnamed: usize,
    /// The organiser who signed the event so far, if another one signed this bundle without a signed hand-over.
    pub taken_from: Option<String>,
    /// The organiser whose key signed the event so far and then signed its hand-over to the key of this bundle.
    pub handed_over_by: Option<String>,
    /// The differences from the bundle that it replaces, another signer first.
    pub differences: Vec<Message>,
    /// The event of the book that this one repeats by its days and its games or players although it has another number, such as one
    /// that was entered twice, if its bundle in the book does not; adding it counts its points twice.
    pub repeats: Option<String>,
    /// The players whose SP change because an earlier event was corrected.
    pub consequences: Vec<Message>,
    /// The number of pairs of players who may be the same person.
    pub duplicates: usize,
}

/// A bundle that has not been added yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct BundleView {
    /// The effect of adding it.
    pub added: Added,
    /// Its number among the bundles of the event, from 1.
    pub sequence: u32,
    /// First day of the event.
    #[ts(type = "string")]
    pub start: NaiveDate,
    /// Last day of the event.
    #[ts(type = "string")]
    pub end: NaiveDate,
    /// The event's class in the season (R44).
    pub class: String,
    /// The public key that signed it.
    #[ts(type = "string")]
    pub key: PublicKey,
    /// Whether the tour knows the key. If not, the key must be added before the bundle.
    pub known_key: bool,
}

/// Returns what the bundle in the file contains and what adding it would change.
///
/// # Errors
/// The bundle is invalid, its key is revoked, or it does not follow the event's bundle in the book.
pub fn preview_bundle(session: &TourSession, file: &Path, championship: Option<&str>) -> Result<BundleView> {
    let bundle = read(file)?;
    let key = signed_with(&bundle)?;
    let known_key = session.book().keys.iter().any(|known| known.public == *key);
    let organiser = if known_key { organiser(session.book(), &key)? } else { String::new() };
    let (added, _) = plan(session, &bundle, organiser, championship)?;
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
/// The bundle is invalid, its key is unknown or revoked, it does not follow the event's bundle in the book, or it differs
/// from that bundle and `accept` is not set, or another key signed the event so far, did not sign its hand-over, and `hand_over` is
/// not set. In the last two cases the hints are the differences.
pub fn add(session: &mut TourSession, file: &Path, request: &AddBundle) -> Result<Added> {
    let bundle = read(file)?;
    let organiser = organiser(session.book(), &bundle.manifest.key)?;
    let (added, after) = plan(session, &bundle, organiser, request.championship.as_deref())?;
    let Some(after) = after else { return Ok(added) };
    if let Some(holder) = added.taken_from.as_ref().filter(|_| !request.hand_over) {
        let (event, organiser) = (&added.event, &added.organiser);
        let refused = AppError::not_now(message!("tourbook-bundle-other-signer", event, holder, organiser));
        return Err(added.differences.iter().cloned().fold(refused, AppError::hint));
    }
    if let Some(twin) = added.repeats.as_ref().filter(|_| !request.accept) {
        let refused = AppError::not_now(message!("tourbook-bundle-like", event = &added.event, twin));
        return Err(added.differences.iter().cloned().fold(refused, AppError::hint));
    }
    if !request.accept && !added.differences.is_empty() {
        let refused = AppError::not_now(message!("tourbook-bundle-differs", event = &added.event));
        return Err(added.differences.iter().cloned().fold(refused, AppError::hint));
    }
    let manifest = &bundle.manifest;
    let input = BundleAdded {
        event: manifest.event.clone(),
        name: added.event.clone(),
        sequence: manifest.sequence,
        hash: bundle.hash.clone(),
        key: Some(signed_with(&bundle)?),
        signed_by: added.organiser.clone(),
        handed_over_by: added.handed_over_by.clone().unwrap_or_default(),
        issued: Some(manifest.issued),
    };
    session.transact(op::AddBundle, &input, |book, _| {
        *book = after;
        Ok(())
    })?;
    Ok(added)
}

/// Reads a bundle and checks its signature.
fn read(file: &Path) -> Result<Bundle> {
    bundle::read(&read_file(file)?).map_err(|error| AppError::new(ErrorCode::File, error.message()))
}

/// Returns the effect of adding a bundle, and the book afterwards; `None` if nothing changes.
fn plan(
    session: &TourSession,
    bundle: &Bundle,
    organiser: String,
    championship: Option<&str>,
) -> Result<(Added, Option<TourBook>)> {
    let (book, mut counters) = (session.book(), session.counters()?);
    let championship = championship.unwrap_or(&bundle.data.event.championship).trim().to_string();
    let known = book.editions.iter().find(|e| e.event == bundle.manifest.event);
    let mut added = Added {
        changed: false,
        event: bundle.data.event.name.clone(),
        championship,
        organiser,
        players: bundle.data.players.len(),
        new_players: 0,
        unnamed: 0,
        taken_from: None,
        handed_over_by: None,
        repeats: repeated(book, bundle),
        differences: Vec::new(),
        consequences: Vec::new(),
        duplicates: book.duplicates().len(),
    };
    if let Some(known) = known {
        if known.hash != bundle.hash {
            added.differences.extend(check_chain(known, bundle)?);
            let event = &bundle.data.event;
            added.differences.extend(other_days(&known.name, [known.start, known.end], [event.start, event.end]));
            added.differences.extend(backdated(session.issued(&known.hash)?, bundle));
            added.differences.extend(differences(book, known, bundle));
        }
        if known.key != bundle.manifest.key {
            let (old, new) = (holder(book, &known.key), holder(book, &bundle.manifest.key));
            if is_handed_over(known, bundle) {
                added.handed_over_by = Some(old);
            } else {
                added.differences.insert(0, message!("tourbook-difference-signer", old = &old, new));
                added.taken_from = Some(old);
            }
        }
    }
    let mut after = book.clone();
    replace_edition(&mut after, &mut counters, bundle, &added.championship, known)?;
    let edition = after.editions.iter().find(|e| e.event == bundle.manifest.event).map(|e| e.id);
    let results = || after.results.iter().filter(|r| Some(r.edition) == edition);
    added.unnamed = results().filter(|r| r.person.name().is_none()).count();
    if let Some(known) = known.filter(|known| known.hash == bundle.hash) {
        // The signature covers only hashes of personal fields, so the same bundle may bring fields that were missing.
        let before = book.results.iter().filter(|r| r.edition == known.id);
        if before.map(|r| &r.person).eq(results().map(|r| &r.person)) {
            return Ok((added, None));
        }
    }
    let tokens: BTreeSet<&PlayerToken> = book.players.iter().map(|p| &p.token).collect();
    added.changed = true;
    added.new_players = after.players.iter().filter(|p| !tokens.contains(&p.token)).count();
    added.duplicates = after.duplicates().len();
    if known.is_some() {
        added.consequences = consequences(book, &after);
    }
    Ok((added, Some(after)))
}

/// Returns the key that signed a bundle.
fn signed_with(bundle: &Bundle) -> Result<PublicKey> {
    bundle.manifest.key.parse().map_err(|error: Untrusted| AppError::refused(error))
}

/// Returns the holder of a key that the tour accepts.
fn organiser(book: &TourBook, public: &str) -> Result<String> {
    let Some(key) = book.keys.iter().find(|key| key.public == public) else {
        let refused = AppError::new(ErrorCode::File, message!("tourbook-bundle-key-unknown"));
        return Err(refused.hint(message!("tourbook-bundle-key", key = public)));
    };
    match key.revoked {
        Some(day) => {
            let message = message!("tourbook-bundle-key-revoked", holder = &key.holder, day = day.to_string());
            Err(AppError::new(ErrorCode::File, message))
        }
        None => Ok(key.holder.clone()),
    }
}

/// Returns the holder of a key, revoked or not; the key itself if the book does not have it.
pub(super) fn holder(book: &TourBook, public: &str) -> String {
    let key = book.keys.iter().find(|key| key.public == public);
    key.map_or_else(|| public.to_string(), |key| key.holder.clone())
}

/// Returns whether the key of the event's bundle in the book handed the event over to the key of the new bundle. Statements count
/// only if they name the bundle in the book, so that an old one cannot be used again.
fn is_handed_over(known: &TourEdition, bundle: &Bundle) -> bool {
    let is_here = |signed: &&HandOver| signed.statement.bundle == known.hash;
    let owner = bundle.hand_overs.iter().filter(is_here).fold(known.key.as_str(), |owner, signed| {
        if *signed.statement.from == *owner { &*signed.statement.to } else { owner }
    });
    owner == bundle.manifest.key
}

/// Checks that a bundle follows the event's bundle in the book: it is not older, not from another history, and not too many
/// bundles are missing in between. Returns a remark on missing ones.
fn check_chain(known: &TourEdition, bundle: &Bundle) -> Result<Option<Message>> {
    let (sequence, newest) = (bundle.manifest.sequence, known.sequence);
    let is_next = sequence == newest + 1 && bundle.manifest.previous == known.hash;
    let (event, number, last) = (&known.name, sequence.to_string(), newest.to_string());
    if sequence < newest {
        let message = message!("tourbook-bundle-older", event, sequence = number, newest = last);
        return Err(AppError::new(ErrorCode::File, message));
    }
    // Later bundles in between may be missing; only the direct successor names the hash of the bundle in the book.
    if !is_next && sequence <= newest + 1 {
        let message = message!("tourbook-bundle-fork", event, sequence = number, newest = last);
        return Err(AppError::new(ErrorCode::File, message));
    }
    let missing = sequence.saturating_sub(newest.saturating_add(1));
    if missing > LARGEST_GAP {
        let message = message!("tourbook-bundle-gap", event, sequence = number, newest = last, most = LARGEST_GAP);
        return Err(AppError::new(ErrorCode::File, message));
    }
    Ok((missing > 0).then(|| message!("tourbook-difference-gap", count = missing, newest = last)))
}

/// Returns a remark on a bundle that was issued before the one in the book, by the dates in both: a clock was wrong, or somebody chose the
/// date.
fn backdated(known: Option<NaiveDate>, bundle: &Bundle) -> Option<Message> {
    let issued = bundle.manifest.issued;
    let known = known.filter(|known| issued < *known)?;
    Some(message!("tourbook-difference-date", new = issued.to_string(), old = known.to_string()))
}

/// Returns a remark on a bundle of other days than the one in the book: the event was postponed, or last year's file was used again.
fn other_days(old: &str, known: [NaiveDate; 2], new: [NaiveDate; 2]) -> Option<Message> {
    let has_common_day = known[0] <= new[1] && new[0] <= known[1];
    let [start, end] = new.map(|day| day.to_string());
    let [old_start, old_end] = known.map(|day| day.to_string());
    (!has_common_day).then(|| message!("tourbook-difference-other-days", start, end, old, old_start, old_end))
}

/// Replaces the edition `known` in the book by the contents of the bundle, or adds it as a new edition.
fn replace_edition(
    book: &mut TourBook,
    counters: &mut Counters,
    bundle: &Bundle,
    championship: &str,
    known: Option<&TourEdition>,
) -> Result<()> {
    let data = &bundle.data;
    let id = known.map_or_else(|| counters.next_key::<TourEdition>(), |known| known.id);
    let edition = TourEdition {
        id,
        event: bundle.manifest.event.clone(),
        championship: championship_id(book, counters, championship)?,
        name: data.event.name.clone(),
        start: data.event.start,
        end: data.event.end,
        class: data.table.class.clone(),
        avc: ratio::factor(&data.table.avc).map_err(AppError::refused)?,
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
    let used: BTreeSet<ChampionshipId> = book.editions.iter().map(|e| e.championship).collect();
    book.championships.retain(|c| used.contains(&c.id));
    // Personal fields that this bundle lacks stay as they are in the book.
    let kept: BTreeMap<i64, TourPerson> =
        book.results.iter().filter(|r| r.edition == id).map(|r| (r.entry.0, r.person.clone())).collect();
    book.results.retain(|r| r.edition != id);
    let gains = gains(data);
    let stars: BTreeSet<i64> = data.competitions.iter().filter(|c| c.future_stars).map(|c| c.competition).collect();
    book.results.extend(data.players.iter().map(|player| TourResult {
        edition: id,
        entry: EntryId(player.player),
        player: TourPlayerId(0),
        person: filled(person(player, bundle.persons.get(&player.player)), kept.get(&player.player)),
        gain: gains.get(&player.player).copied(),
        future_stars: stars.contains(&player.competition),
    }));
    book.results.sort_by_key(|r| (r.edition, r.entry));
    book.recognise(|| counters.next_key::<TourPlayer>());
    Ok(())
}

/// Returns a person with the personal fields that the book knows and the bundle lacks.
fn filled(person: TourPerson, known: Option<&TourPerson>) -> TourPerson {
    let Some(known) = known else { return person };
    let text = |new: Option<String>, old: &Option<String>| new.or_else(|| old.clone());
    TourPerson {
        family: text(person.family, &known.family),
        given: text(person.given, &known.given),
        middle: text(person.middle, &known.middle),
        latin: text(person.latin, &known.latin),
        irn: text(person.irn, &known.irn),
        egd_pin: text(person.egd_pin, &known.egd_pin),
        club: text(person.club, &known.club),
        country: person.country.or(known.country),
        birth_year: person.birth_year.or(known.birth_year),
        sex: person.sex.or(known.sex),
        rank: person.rank,
        publication: person.publication,
    }
}

/// Returns the id of the championship called `name`, ignoring case; adds it if the book does not have it.
fn championship_id(book: &mut TourBook, counters: &mut Counters, name: &str) -> Result<ChampionshipId> {
    let name = required(message!("tourbook-championship-unnamed"), name)?;
    if let Some(known) = book.championships.iter().find(|c| c.name.to_lowercase() == name.to_lowercase()) {
        return Ok(known.id);
    }
    let id = counters.next_key::<Championship>();
    book.championships.push(Championship { id, name });
    Ok(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bundle_of_other_days_names_the_edition_that_goes() {
        let days = |first: &str, last: &str| [first, last].map(|day| day.parse().expect("a day"));
        let old = days("2026-11-30", "2026-12-02");
        let remark = other_days("Cup 2026", old, days("2027-11-30", "2027-12-02")).expect("no day is the same");
        assert_eq!(remark.id, "tourbook-difference-other-days");
        let shown = remark.to_string();
        assert!(["Cup 2026", "2026-11-30", "2027-12-02"].iter().all(|part| shown.contains(part)), "{shown}");
        assert_eq!(other_days("Cup 2026", old, days("2026-12-02", "2026-12-03")), None);
    }
}
