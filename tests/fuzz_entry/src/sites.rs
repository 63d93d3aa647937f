//! Published web sites: the manifest and the archive of an earlier run, which others can change.

use formats::site_files::{SiteManifest, pack_site, unpack_site};

pub(crate) fn site(bytes: &[u8]) {
    if let Some(manifest) = SiteManifest::read(bytes) {
        manifest.files.keys().for_each(|name| within_the_site(name));
        assert_eq!(SiteManifest::read(&manifest.write()), Some(manifest), "the written manifest differs");
    }
    if let Some(files) = unpack_site(bytes) {
        files.keys().for_each(|name| within_the_site(name));
        assert_eq!(unpack_site(&pack_site(&files)), Some(files), "the written archive differs");
    }
}

/// Asserts that a file of this name is in the folder of the site.
fn within_the_site(name: &str) {
    assert!(!name.starts_with(['/', '.']) && !name.contains("..") && !name.contains(['\\', ':']), "{name:?}");
}
