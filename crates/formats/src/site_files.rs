//! The files of a published web site: the manifest, by which the next run knows what it wrote, and the ZIP archive.
//! Both come back from a folder that others can write to, so they are untrusted.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use zip::ZipArchive;

use crate::bundle::archive::{is_plain, pack};
use crate::error::MAX_BYTES;

/// The name of the manifest among the files.
pub const MANIFEST: &str = "published.json";

/// The format's name in the manifest.
const FORMAT: &str = "drawmaster-site";
/// The only version.
const VERSION: u32 = 1;
/// The most files of a site.
const MAX_FILES: usize = 5_000;

/// The files of a site by name, with at most one folder in a name.
pub type SiteFiles = BTreeMap<String, Vec<u8>>;

/// What the last run wrote.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiteManifest {
    format: String,
    version: u32,
    /// The name of the event.
    pub event: String,
    /// Its first day.
    pub start: NaiveDate,
    /// Its permanent number; empty in manifests of earlier versions.
    #[serde(default)]
    pub number: String,
    /// The files by name, without the manifest.
    pub files: BTreeMap<String, SiteFile>,
}

/// A file of the last run.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SiteFile {
    /// SHA-256 of its content without the time of writing and the head of the history.
    pub content: String,
    /// SHA-256 of its bytes.
    pub sha256: String,
    /// SHA-256 of the bytes that it replaces, until the run reaches its end.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub replaced: String,
}

impl SiteManifest {
    /// Returns the manifest of a site without files.
    pub fn new(event: &str, start: NaiveDate, number: &str) -> SiteManifest {
        let (format, event, number) = (FORMAT.into(), event.into(), number.into());
        SiteManifest { format, version: VERSION, event, start, number, files: BTreeMap::new() }
    }

    /// Whether both are of one event: they have the same number, or if one has none, the same name and first day.
    pub fn is_of_event(&self, other: &SiteManifest) -> bool {
        if self.number.is_empty() || other.number.is_empty() {
            return (&self.event, self.start) == (&other.event, other.start);
        }
        self.number == other.number
    }

    /// Reads a manifest; `None` if it is not one, is of a later version, or names a file outside of the site.
    pub fn read(bytes: &[u8]) -> Option<SiteManifest> {
        let manifest: SiteManifest = serde_json::from_slice(bytes).ok().filter(|_| bytes.len() <= MAX_BYTES)?;
        let own = manifest.format == FORMAT && manifest.version == VERSION && manifest.files.len() <= MAX_FILES;
        (own && manifest.files.keys().all(|name| is_site_file(name))).then_some(manifest)
    }

    /// Returns the manifest as JSON.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = serde_json::to_vec_pretty(self).expect("data with text keys can be JSON");
        bytes.push(b'\n');
        bytes
    }
}

/// Whether a name can be that of a file of a site: lower-case letters, digits, `.`, `-`, `_`, at most one folder, and not the
/// manifest.
fn is_site_file(name: &str) -> bool {
    is_plain(name) && name != MANIFEST
}

/// Returns the ZIP archive of a site. The same files give the same bytes.
pub fn pack_site(files: &SiteFiles) -> Vec<u8> {
    let files: Vec<(String, Vec<u8>)> = files.iter().map(|(name, bytes)| (name.clone(), bytes.clone())).collect();
    pack(&files)
}

/// Returns the files of the ZIP archive of a site; `None` if it is not one, or is larger than any site.
pub fn unpack_site(bytes: &[u8]) -> Option<SiteFiles> {
    let mut zip = ZipArchive::new(Cursor::new(bytes)).ok().filter(|zip| zip.len() <= MAX_FILES + 1)?;
    let (mut files, mut left) = (SiteFiles::new(), MAX_BYTES as u64);
    for at in 0..zip.len() {
        let file = zip.by_index(at).ok()?;
        let name = file.name().ok()?.into_owned();
        let mut content = Vec::new();
        file.take(left + 1).read_to_end(&mut content).ok()?;
        left = left.checked_sub(content.len() as u64)?;
        let is_new = is_plain(&name) && files.insert(name, content).is_none();
        is_new.then_some(())?;
    }
    Some(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn manifest(name: &str) -> SiteManifest {
        let mut manifest = SiteManifest::new("Cup", NaiveDate::from_ymd_opt(2026, 8, 14).unwrap(), "a1");
        manifest.files.insert(name.into(), SiteFile { content: "1".into(), sha256: "2".into(), replaced: "".into() });
        manifest
    }

    #[test]
    fn events_are_told_apart_by_their_numbers() {
        let own = manifest("index.html");
        let named =
            |event: &str, number: &str| SiteManifest { event: event.into(), number: number.into(), ..own.clone() };
        assert!(own.is_of_event(&named("Renamed", "a1")));
        assert!(!own.is_of_event(&named("Cup", "b2")), "another event of the same name and first day");
        assert!(own.is_of_event(&named("Cup", "")) && !own.is_of_event(&named("Autumn", "")));
    }

    #[test]
    fn a_manifest_reads_back() {
        let own = manifest("open/standings-1.html");
        assert_eq!(SiteManifest::read(&own.write()), Some(own));
    }

    #[test]
    fn a_manifest_cannot_name_files_outside_of_the_site() {
        for name in ["../x", "/etc/passwd", "a/../b", "a/b/c", "", ".htaccess", "A.html", "a\\b", MANIFEST] {
            assert_eq!(SiteManifest::read(&manifest(name).write()), None, "{name}");
        }
        assert_eq!(SiteManifest::read(b"{}"), None);
        let later = SiteManifest { version: 2, ..manifest("index.html") };
        assert_eq!(SiteManifest::read(&later.write()), None);
    }

    #[test]
    fn an_archive_reads_back() {
        let files = SiteFiles::from([("index.html".into(), b"<p>".to_vec()), ("open/a.pdf".into(), vec![0; 70])]);
        let packed = pack_site(&files);
        assert_eq!(unpack_site(&packed), Some(files));
        assert_eq!(unpack_site(b"PK\x03\x04"), None);
        assert_eq!(unpack_site(&pack_site(&SiteFiles::from([("../x".into(), Vec::new())]))), None);
    }

    #[test]
    fn an_archive_that_unpacks_to_too_much_is_no_site() {
        let bomb = pack_site(&SiteFiles::from([("index.html".into(), vec![0; MAX_BYTES + 1])]));
        assert!(bomb.len() < MAX_BYTES / 100);
        assert_eq!(unpack_site(&bomb), None);
    }
}
