//! The list of parts for scanners: CycloneDX 1.6 as JSON, from cargo's metadata and the lock file of npm. It has no time and no
//! random number, so the same parts give the same bytes.

use super::parts::{Part, parts};
use super::stamp::{commit, version};
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

/// Writes the list into `folder` and returns its path.
pub fn write(folder: &Path) -> Result<PathBuf> {
    let path = folder.join(format!("drawmaster-{}.cdx.json", version()));
    let text = serde_json::to_string_pretty(&document(&parts()?, &commit()))?;
    fs::write(&path, text + "\n").with_context(|| format!("cannot write {}", path.display()))?;
    Ok(path)
}

fn document(parts: &[Part], commit: &str) -> Value {
    let own = format!("pkg:generic/drawmaster@{}", version());
    let components: Vec<Value> = parts.iter().map(component).collect();
    let references: Vec<&Value> = components.iter().map(|component| &component["bom-ref"]).collect();
    json!({
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": { "component": {
            "type": "application",
            "bom-ref": own,
            "name": "drawmaster",
            "version": version(),
            "purl": own,
            "licenses": [{ "license": { "id": "MIT" } }],
            "properties": [{ "name": "commit", "value": commit }],
        } },
        "components": components,
        "dependencies": [{ "ref": own, "dependsOn": references }],
    })
}

fn component(part: &Part) -> Value {
    let purl = match part.kind {
        "npm" => format!("pkg:npm/{}@{}", part.name.replace('@', "%40"), part.version),
        "cargo" => format!("pkg:cargo/{}@{}", part.name, part.version),
        _ => "pkg:generic/noto-fonts".to_owned(),
    };
    // Some crates still write A/B, which SPDX does not permit.
    let licence = part.licence.replace('/', " OR ");
    json!({
        "type": "library",
        "bom-ref": purl,
        "name": part.name,
        "version": part.version,
        "purl": purl,
        "licenses": [{ "expression": licence }],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_part_has_one_reference_and_a_valid_licence() {
        let parts = parts().unwrap();
        let document = document(&parts, "1a2b3c4d5e6f");
        let components = document["components"].as_array().unwrap();
        assert_eq!(components.len(), parts.len());
        assert!(components.len() > 300, "{}", components.len());
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let references: BTreeSet<String> = components.iter().map(|part| text(&part["bom-ref"])).collect();
        assert_eq!(references.len(), components.len(), "references are unique");
        let depends: BTreeSet<String> =
            document["dependencies"][0]["dependsOn"].as_array().unwrap().iter().map(text).collect();
        assert_eq!(depends, references);
        for part in components {
            assert!(text(&part["purl"]).starts_with("pkg:"), "{part}");
            assert!(!text(&part["licenses"][0]["expression"]).is_empty(), "{part}");
        }
        for (key, value) in [("bomFormat", json!("CycloneDX")), ("specVersion", json!("1.6")), ("version", json!(1))] {
            assert_eq!(document[key], value);
        }
        assert_eq!(super::document(&parts, "1a2b3c4d5e6f"), document);
    }
}
