//! Bundles: unchanged bytes, and any content in a bundle with a valid signature, because anyone with a key can make one.

use std::io::{Cursor, Write};

use domain::EventNumber;
use formats::bundle::{FileLine, Manifest, VERSION, read};
use formats::canonical::canonical;
use formats::signing::KeyPair;
use serde_json::Value;
use zip::write::SimpleFileOptions;

use crate::readable;

pub(crate) fn bundle(bytes: &[u8]) {
    accept(bytes);
}

/// The bytes are `data.json` and, after a line break, `people.json`; both are converted to canonical JSON.
pub(crate) fn bundle_content(bytes: &[u8]) {
    let (data, people) = match bytes.iter().position(|byte| *byte == b'\n') {
        Some(at) => (&bytes[..at], &bytes[at + 1..]),
        None => (bytes, &b"{}"[..]),
    };
    let (Ok(data), Ok(people)) = (serde_json::from_slice::<Value>(data), serde_json::from_slice::<Value>(people))
    else {
        return;
    };
    let (data, people) = (canonical(&data), canonical(&people));
    let key = KeyPair::from_secret(&[7; 32]);
    let manifest = canonical(&manifest(&data, &key));
    let signature = key.sign("drawmaster bundle 1", &manifest);
    let files: [(&str, &[u8]); 4] = [
        ("manifest.json", &manifest),
        ("manifest.sig", signature.as_bytes()),
        ("data.json", &data),
        ("people.json", &people),
    ];
    accept(&zipped(&files));
}

fn manifest(data: &[u8], key: &KeyPair) -> Manifest {
    Manifest {
        format: "drawmaster-bundle".into(),
        version: VERSION,
        event: EventNumber::derived("fuzz"),
        sequence: 1,
        previous: String::new(),
        issued: "2026-08-16".parse().expect("a day"),
        key: key.public().to_string(),
        program: String::new(),
        files: vec![FileLine {
            name: "data.json".into(),
            sha256: formats::bundle::sha256(data),
            bytes: data.len(),
            personal: false,
        }],
    }
}

fn zipped(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default()).expect("memory takes every file");
        zip.write_all(bytes).expect("memory takes every byte");
    }
    zip.finish().expect("memory takes every byte").into_inner()
}

fn accept(bytes: &[u8]) {
    match read(bytes) {
        Ok(bundle) => assert_eq!(read(bytes).as_ref(), Ok(&bundle), "the second reading differs"),
        Err(refusal) => readable(&refusal.to_string()),
    }
}
