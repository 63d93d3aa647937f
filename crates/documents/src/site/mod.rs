//! Publishing an event as the files of a web site: pages and PDF files of the public sheets, results files and data of all
//! competitions, in a folder or a ZIP archive that any tool can upload. Only files whose content has changed are written again.

mod parts;
mod place;

use std::collections::{BTreeMap, BTreeSet};

use app::check::shown_stages;
use formats::bundle::sha256;
use formats::site_files::{MANIFEST, SiteFile, SiteManifest};
use messages::{LanguageChoice, message};
use serde::{Deserialize, Serialize};
use session::{AppError, ErrorCode, EventSession, FileHandle, Result};
use ts_rs::TS;

use crate::bundle::number;
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
    place.require_inside(parts.keys().map(String::as_str))?;
    let changed = changed(&parts, &before, &place);
    refuse_foreign(&changed, &before, &place, request)?;
    let gone: Vec<String> = before.files.keys().filter(|name| !parts.contains_key(*name)).cloned().collect();
    let mut published = PublishedSite { files: parts.len(), ..PublishedSite::default() };
    if changed.is_empty() && gone.is_empty() {
        return Ok(published);
    }
    let (mut manifest, mut made) = (before, Vec::new());
    for (&name, done) in changed.iter().zip(1..) {
        let bytes = render(session, request.language, &parts[name])?;
        let replaced = place.read(name).map(|bytes| sha256(&bytes)).unwrap_or_default();
        let content = parts[name].fingerprint.clone();
        manifest.files.insert(name.clone(), SiteFile { content, sha256: sha256(&bytes), replaced });
        made.push((name, bytes));
        session.environment().progress(done, changed.len());
    }
    // The next run knows the files of this one by their hashes, wherever this one stops.
    place.begin(&manifest)?;
    for (name, bytes) in made {
        place.write(name, &bytes)?;
        published.written.push(name.clone());
    }
    for name in gone {
        match manifest.files.remove(&name) {
            Some(file) if is_own(&place, &name, &file) => {
                place.remove(&name)?;
                published.removed.push(name);
            }
            _ if place.has(&name) => published.kept.push(name),
            _ => {}
        }
    }
    manifest.files.values_mut().for_each(|file| file.replaced.clear());
    place.end(&manifest)?;
    Ok(published)
}

/// Whether a file of the site is as a run wrote it, or as it was when a run that did not reach its end began to replace it.
fn is_own(place: &SitePlace, name: &str, file: &SiteFile) -> bool {
    place.is_as_written(name, &[&file.sha256, &file.replaced])
}

/// Returns what the last run wrote, under the name of the event as it is now.
fn earlier(session: &EventSession, place: &SitePlace, request: &PublishSite) -> Result<SiteManifest> {
    let event = session.event()?.settings();
    let mut own = SiteManifest::new(&event.name, event.start, &number(session)?);
    match place.manifest() {
        Some(found) if found.is_of_event(&own) || request.overwrite => {
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

/// Refuses to replace files that no run wrote, or that somebody changed since.
fn refuse_foreign(
    changed: &BTreeSet<&String>,
    before: &SiteManifest,
    place: &SitePlace,
    request: &PublishSite,
) -> Result<()> {
    let is_foreign = |name: &&str| match before.files.get(*name) {
        Some(file) => place.has(name) && !is_own(place, name, file),
        None => place.has(name) && !place.is_as_written(name, &[]),
    };
    let is_list = place.manifest().is_some() || !is_foreign(&MANIFEST);
    let list = Some(MANIFEST).filter(|_| !is_list);
    let pages = changed.iter().map(|name| name.as_str()).filter(is_foreign);
    let foreign: Vec<&str> = list.into_iter().chain(pages).take(5).collect();
    if foreign.is_empty() || request.overwrite {
        return Ok(());
    }
    Err(AppError::new(ErrorCode::File, message!("site-other-files", path = &*request.file, files = foreign)))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use app::sample::{OpenSample, open_sample};
    use chrono::NaiveDate;
    use session::FixedEnvironment;

    use super::*;

    /// A sample event in a folder. All have the same name and days.
    fn event(folder: &Path, file: &str) -> EventSession {
        let day = NaiveDate::from_ymd_opt(2026, 8, 14).expect("a day");
        let mut session = EventSession::new(FixedEnvironment::new(1, day));
        let request = OpenSample { file: folder.join(file).into(), whole_stage: false };
        open_sample(&mut session, &request).expect("a new event");
        session
    }

    fn to(site: &Path) -> PublishSite {
        PublishSite { file: site.to_path_buf().into(), ..PublishSite::default() }
    }

    fn manifest(site: &Path) -> SiteManifest {
        SiteManifest::read(&fs::read(site.join(MANIFEST)).expect("a file")).expect("a manifest")
    }

    #[cfg(unix)]
    #[test]
    fn a_forged_manifest_removes_and_replaces_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut session = event(folder.path(), "x.drawmaster");
        let (site, victim) = (folder.path().join("site"), folder.path().join("victim"));
        for made in [&site, &victim] {
            fs::create_dir(made).expect("a folder");
        }
        std::os::unix::fs::symlink(&victim, site.join("pics")).expect("a link");
        let files = [
            (victim.join("photo.jpg"), "photo"),
            (site.join("thesis.txt"), "thesis"),
            (site.join("index.html"), "home"),
        ];
        files.iter().for_each(|(path, text)| fs::write(path, text).expect("a file"));
        let stays = |at: usize| fs::read_to_string(&files[at].0).is_ok_and(|now| now == files[at].1);
        let settings = session.event().expect("an event").settings();
        let mut forged = SiteManifest::new(&settings.name, settings.start, &number(&session).expect("a number"));
        let listed = |sha256: &str| SiteFile { sha256: sha256.into(), ..SiteFile::default() };
        forged.files.insert("pics/photo.jpg".into(), listed(&sha256(b"photo")));
        forged.files.extend(["thesis.txt", "index.html"].map(|name| (name.to_string(), listed(""))));
        fs::write(site.join(MANIFEST), forged.write()).expect("a file");
        let refused = publish(&mut session, &to(&site)).expect_err("a page of somebody else is in its place");
        assert_eq!(refused.message.id, "site-other-files");
        assert!((0..3).all(stays));
        let done = publish(&mut session, &PublishSite { overwrite: true, ..to(&site) }).expect("the director said so");
        assert_eq!((done.removed, done.kept), (vec![], vec!["pics/photo.jpg".to_string(), "thesis.txt".into()]));
        assert!(stays(0) && stays(1) && !stays(2));
    }

    #[test]
    fn somebodys_file_of_the_name_of_the_manifest_stays() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut session = event(folder.path(), "x.drawmaster");
        let site = folder.path().join("site");
        fs::create_dir(&site).expect("a folder");
        fs::write(site.join(MANIFEST), "my notes").expect("a file");
        publish(&mut session, &to(&site)).expect_err("it is no manifest");
        assert_eq!(fs::read(site.join(MANIFEST)).expect("a file"), b"my notes");
        assert_eq!(fs::read_dir(&site).expect("a folder").count(), 1);
    }

    #[test]
    fn two_events_of_one_name_and_day_have_two_sites() {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut one, mut other) = (event(folder.path(), "one.drawmaster"), event(folder.path(), "other.drawmaster"));
        let site = folder.path().join("site");
        publish(&mut one, &to(&site)).expect("an empty folder");
        let refused = publish(&mut other, &to(&site)).expect_err("it is the site of another event");
        assert_eq!(refused.message.id, "site-other-event");
        assert_eq!(manifest(&site).number, *number(&one).expect("a number"));
    }

    #[test]
    fn a_run_that_stopped_is_continued_and_a_page_that_was_changed_is_not_replaced() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut session = event(folder.path(), "x.drawmaster");
        let site = folder.path().join("site");
        let files = publish(&mut session, &to(&site)).expect("an empty folder").files;
        let mut stopped = manifest(&site);
        for file in stopped.files.values_mut() {
            file.replaced = std::mem::replace(&mut file.sha256, sha256(b"not written yet"));
        }
        fs::write(site.join(MANIFEST), stopped.write()).expect("a file");
        fs::write(site.join("index.html"), "").expect("a file that a power cut left");
        assert_eq!(publish(&mut session, &to(&site)).expect("its own files").written.len(), files);
        assert!(manifest(&site).files.values().all(|file| file.replaced.is_empty()));
        fs::write(site.join("index.html"), "edited").expect("a file");
        let refused = publish(&mut session, &to(&site)).expect_err("somebody changed it");
        assert_eq!(refused.message.id, "site-other-files");
        assert_eq!(fs::read(site.join("index.html")).expect("a file"), b"edited");
    }
}
