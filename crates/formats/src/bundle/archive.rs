//! The ZIP around a bundle. What comes in is hostile: counts, sizes and ratios are capped, and no path of it is used.

use std::collections::BTreeMap;
use std::io::{Cursor, Read, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

use super::error::BundleError;

/// The largest bundle, in bytes.
const MAX_PACKED: usize = 16 * 1024 * 1024;
/// The most files in it.
const MAX_FILES: usize = 32;
/// The most bytes of all its files together.
const MAX_UNPACKED: u64 = 64 * 1024 * 1024;
/// How many times larger than packed a file may be; tables of results shrink to a fortieth at most.
const MAX_RATIO: u64 = 200;

/// Packs files in this order; the same files give the same bytes.
pub(super) fn pack(files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    for (name, bytes) in files {
        zip.start_file(name.as_str(), options).expect("names are short and different");
        zip.write_all(bytes).expect("memory takes every byte");
    }
    zip.finish().expect("memory takes every byte").into_inner()
}

/// The files of a ZIP by name.
pub(super) fn unpack(bytes: &[u8]) -> Result<BTreeMap<String, Vec<u8>>, BundleError> {
    if bytes.len() > MAX_PACKED {
        return Err(BundleError::Hostile(format!("it has {} MB", bytes.len() / (1024 * 1024))));
    }
    let broken = |error: zip::result::ZipError| BundleError::NotABundle(error.to_string());
    let mut zip = ZipArchive::new(Cursor::new(bytes)).map_err(broken)?;
    if zip.len() > MAX_FILES {
        return Err(BundleError::Hostile(format!("it has {} files", zip.len())));
    }
    let (mut files, mut total) = (BTreeMap::new(), 0);
    for at in 0..zip.len() {
        let file = zip.by_index(at).map_err(broken)?;
        let name = file.name().map_err(broken)?.into_owned();
        if !is_plain(&name) {
            return Err(BundleError::Hostile("a file in it has a name that leads elsewhere".into()));
        }
        let most = (MAX_UNPACKED - total).min(file.compressed_size().saturating_mul(MAX_RATIO).saturating_add(4096));
        let mut content = Vec::new();
        file.take(most + 1).read_to_end(&mut content).map_err(|error| BundleError::NotABundle(error.to_string()))?;
        if content.len() as u64 > most {
            return Err(BundleError::Hostile(format!("{name} in it unpacks to far more than it should")));
        }
        total += content.len() as u64;
        if files.insert(name.clone(), content).is_some() {
            return Err(BundleError::Hostile(format!("it has two files {name}")));
        }
    }
    Ok(files)
}

/// A name of small letters, digits, dots and at most one folder.
pub(super) fn is_plain(name: &str) -> bool {
    let part = |part: &str| {
        !part.is_empty()
            && !part.starts_with('.')
            && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b".-_".contains(&b))
    };
    name.len() <= 60 && name.split('/').count() <= 2 && name.split('/').all(part)
}
