//! Publishing an event as the files of a web site: pages and PDF files of the public sheets, results files and data of all
//! competitions, in a folder or a ZIP archive that any tool can upload. Only files whose content has changed are written again.

mod parts;
mod place;

use std::collections::{BTreeMap, BTreeSet};

use app::check::shown_stages;
use formats::bundle::sha256;
use formats::site_files::{SiteFile, SiteManifest};
use messages::{LanguageChoice, message};
use serde::{Deserialize, Serialize};
use session::{AppError, ErrorCode, EventSession, FileHandle, Result};
use ts_rs::TS;

use parts::{SitePart, parts, render};
use place::SitePlace;

/// A web site to write.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
pub struct PublishSite {
    /// The folder, or a file that ends in `.zip`.
    pub file: FileHandle,
    /// Whether files that the program did not write may be replaced.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub overwrite: bool,
    /// The language of pages and sheets, or two languages; English by default.
    #[serde(default)]
    pub language: Option<LanguageChoice>,
}

/// A published web site.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct PublishedSite {
    /// The number of its files, without the manifest.
    pub files: usize,
    /// The names of those that are new or have changed.
    pub written: Vec<String>,
    /// The names of removed files, which earlier runs wrote and which are no longer part of the site.
    pub removed: Vec<String>,
    /// The names of such files that someone else changed, which stay.
    pub kept: Vec<String>,
}

/// Writes the site of the whole event, without drafts of rounds. Unchanged files are left as they are, and files of earlier runs
/// that are no longer part of the site are removed. People are shown as they agreed to be published.
///
/// # Errors
/// No event is open; the place has the site of another event, or other files with names of the site, and they may not be
/// replaced; or it cannot be written.
pub fn publish(session: &mut EventSession, request: &PublishSite) -> Result<PublishedSite> {
    let chosen = session.competition()?.id;
    let published = session.as_released(|session| publish_released(session, request));
    session.choose(chosen)?;
    let published = published?;
    shown_stages::remember(session)?;
    Ok(published)
}

fn publish_released(session: &mut EventSession, request: &PublishSite) -> Result<PublishedSite> {
    let mut place = SitePlace::open(&request.file, request.overwrite)?;
    let before = earlier(session, &place, request)?;
    let parts = parts(session, request.language)?;
    let changed = changed(&parts, &before, &place);
    refuse_foreign(&changed, &before, &place, request)?;
    let gone: Vec<String> = before.files.keys().filter(|name| !parts.contains_key(*name)).cloned().collect();
    let mut published = PublishedSite { files: parts.len(), ..PublishedSite::default() };
    if changed.is_empty() && gone.is_empty() {
        return Ok(published);
    }
    let mut manifest = before.clone();
    // A file that is listed without a hash is ours, even if this run stops before its end.
    manifest.files.extend(changed.iter().map(|&name| (name.clone(), SiteFile::default())));
    place.begin(&manifest)?;
    for (&name, done) in changed.iter().zip(1..) {
        let bytes = render(session, request.language, &parts[name])?;
        place.write(name, &bytes)?;
        let file = SiteFile { content: parts[name].fingerprint.clone(), sha256: sha256(&bytes) };
        manifest.files.insert(name.clone(), file);
        published.written.push(name.clone());
        session.environment().progress(done, changed.len());
    }
    for name in gone {
        let hash = manifest.files.remove(&name).map(|file| file.sha256).unwrap_or_default();
        match place.read(&name).map(|bytes| sha256(&bytes)) {
            None => {}
            Some(now) if now == hash || hash.is_empty() => {
                place.remove(&name)?;
                published.removed.push(name);
            }
            Some(_) => published.kept.push(name),
        }
    }
    place.end(&manifest)?;
    Ok(published)
}

/// Returns what the last run wrote, under the name of the event as it is now.
fn earlier(session: &EventSession, place: &SitePlace, request: &PublishSite) -> Result<SiteManifest> {
    let event = session.event()?.settings();
    let mut own = SiteManifest::new(&event.name, event.start);
    match place.manifest() {
        Some(found) if (&found.event, found.start) == (&own.event, own.start) || request.overwrite => {
            own.files = found.files;
            Ok(own)
        }
        Some(found) => Err(AppError::new(
            ErrorCode::File,
            message!("site-other-event", path = &*request.file, event = found.event),
        )),
        None => Ok(own),
    }
}

/// Returns the files whose content differs from the last run, and those that are no longer as they were written.
fn changed<'a>(
    parts: &'a BTreeMap<String, SitePart>,
    before: &SiteManifest,
    place: &SitePlace,
) -> BTreeSet<&'a String> {
    let is_current = |name: &str, part: &SitePart| {
        let known = before.files.get(name).filter(|file| file.content == part.fingerprint);
        known.is_some_and(|file| place.read(name).is_some_and(|bytes| sha256(&bytes) == file.sha256))
    };
    parts.iter().filter(|(name, part)| !is_current(name, part)).map(|(name, _)| name).collect()
}

/// Refuses to replace files that no run wrote.
fn refuse_foreign(
    changed: &BTreeSet<&String>,
    before: &SiteManifest,
    place: &SitePlace,
    request: &PublishSite,
) -> Result<()> {
    let is_foreign = |name: &&&String| !before.files.contains_key(**name) && place.has(name);
    let foreign: Vec<&str> = changed.iter().filter(is_foreign).map(|name| name.as_str()).take(5).collect();
    if foreign.is_empty() || request.overwrite {
        return Ok(());
    }
    Err(AppError::new(ErrorCode::File, message!("site-other-files", path = &*request.file, files = foreign)))
}
