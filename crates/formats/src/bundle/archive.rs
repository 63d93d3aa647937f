//! The ZIP archive of a bundle. Archives are untrusted: counts, sizes and ratios are limited, and paths are never used.

use std::collections::BTreeMap;
use std::io::{Cursor, Read, Write};

use messages::message;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, System, ZipArchive, ZipWriter};

use super::error::BundleError;

/// The largest bundle, in bytes.
const MAX_PACKED: usize = 16 * 1024 * 1024;
/// The most files in it.
const MAX_FILES: usize = 32;
/// The most bytes of all its files together.
const MAX_UNPACKED: u64 = 64 * 1024 * 1024;
/// The largest compression ratio of a file. Tables of results compress forty times at most.
const MAX_RATIO: u64 = 200;

/// Packs files in this order. The same files give the same bytes.
pub(crate) fn pack(files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        // The same bytes on every system: it is part of each file's entry.
        .system(System::Unix)
        .unix_permissions(0o644);
    for (name, bytes) in files {
        zip.start_file(name.as_str(), options).expect("names are short and unique");
        zip.write_all(bytes).expect("writing to memory cannot fail");
    }
    zip.finish().expect("writing to memory cannot fail").into_inner()
}

/// Returns the files of an archive by name.
pub(super) fn unpack(bytes: &[u8]) -> Result<BTreeMap<String, Vec<u8>>, BundleError> {
    if bytes.len() > MAX_PACKED {
        return Err(BundleError::Hostile(message!("bundle-limit-size", megabytes = bytes.len() / (1024 * 1024))));
    }
    let broken = || BundleError::NotABundle(message!("bundle-found-no-archive"));
    let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(|_| broken())?;
    if zip.len() > MAX_FILES {
        return Err(BundleError::Hostile(message!("bundle-limit-files", files = zip.len())));
    }
    let (mut files, mut total) = (BTreeMap::new(), 0);
    for at in 0..zip.len() {
        let file = zip.by_index(at).map_err(|_| broken())?;
        let name = file.name().map_err(|_| broken())?.into_owned();
        if !is_plain(&name) {
            return Err(BundleError::Hostile(message!("bundle-limit-name")));
        }
        let most = (MAX_UNPACKED - total).min(file.compressed_size().saturating_mul(MAX_RATIO).saturating_add(4096));
        let mut content = Vec::new();
        file.take(most + 1).read_to_end(&mut content).map_err(|_| broken())?;
        if content.len() as u64 > most {
            return Err(BundleError::Hostile(message!("bundle-limit-ratio", file = name)));
        }
        total += content.len() as u64;
        if files.insert(name.clone(), content).is_some() {
            return Err(BundleError::Hostile(message!("bundle-limit-twice", file = name)));
        }
    }
    Ok(files)
}

/// Returns whether a name has only lower-case letters, digits, `.`, `-`, `_` and at most one folder.
pub(crate) fn is_plain(name: &str) -> bool {
    let part = |part: &str| {
        !part.is_empty()
            && !part.starts_with('.')
            && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b".-_".contains(&b))
    };
    name.len() <= 60 && name.split('/').count() <= 2 && name.split('/').all(part)
}
