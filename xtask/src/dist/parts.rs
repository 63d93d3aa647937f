//! The crates, npm packages and fonts of other people that the programs contain.

use crate::{paths, shell};
use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A part that other people wrote.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part {
    pub name: String,
    pub version: String,
    /// The SPDX expression of its licence.
    pub licence: String,
    /// `cargo`, `npm` or `font`.
    pub kind: &'static str,
    /// The folder with its files.
    pub folder: PathBuf,
}

/// Development dependencies of which parts are in the built front end: the run time of Svelte with what it uses, and the font.
const PACKED: [&str; 4] = ["svelte", "esm-env", "clsx", "@expo-google-fonts/noto-sans"];

/// Every part of the programs, sorted.
pub fn parts() -> Result<Vec<Part>> {
    let mut parts = crates()?;
    parts.extend(packages()?);
    parts.push(Part {
        name: "Noto fonts".into(),
        version: "as in assets/fonts".into(),
        licence: "OFL-1.1".into(),
        kind: "font",
        folder: paths::root().join("assets").join("fonts"),
    });
    parts.sort();
    parts.dedup();
    Ok(parts)
}

/// The crates that the two programs contain, on any desktop system.
fn crates() -> Result<Vec<Part>> {
    let metadata =
        shell::output(&mut shell::cargo(["metadata", "--format-version", "1", "--all-features", "--locked"]))?;
    let metadata: Value = serde_json::from_str(&metadata).context("cargo metadata wrote no valid JSON")?;
    let used = used_by(&metadata, &["cli", "drawmaster-desk"]);
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    let built_in = packages.iter().filter(|p| !p["source"].is_null() && used.contains(&text(&p["id"])));
    let part = |package: &Value| Part {
        name: text(&package["name"]),
        version: text(&package["version"]),
        licence: text(&package["license"]),
        kind: "cargo",
        folder: PathBuf::from(text(&package["manifest_path"])).parent().map(Path::to_owned).unwrap_or_default(),
    };
    Ok(built_in.map(part).collect())
}

/// The ids of the packages that these programs use, except those that only tests or build scripts need.
fn used_by(metadata: &Value, programs: &[&str]) -> BTreeSet<String> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let is_normal = |dependency: &Value| {
        let mut kinds = list(&dependency["dep_kinds"]).into_iter();
        kinds.any(|kind| kind["kind"].is_null() && is_for_desktops(kind["target"].as_str()))
    };
    let uses = |node: &Value| list(&node["deps"]).iter().filter(|d| is_normal(d)).map(|d| text(&d["pkg"])).collect();
    let nodes = list(&metadata["resolve"]["nodes"]);
    let graph: BTreeMap<String, Vec<String>> = nodes.iter().map(|node| (text(&node["id"]), uses(node))).collect();
    let packages = list(&metadata["packages"]);
    let own = packages.iter().filter(|package| programs.contains(&text(&package["name"]).as_str()));
    let mut waiting: Vec<String> = own.map(|package| text(&package["id"])).collect();
    let mut seen = BTreeSet::new();
    while let Some(id) = waiting.pop() {
        if seen.insert(id.clone()) {
            waiting.extend(graph.get(&id).into_iter().flatten().cloned());
        }
    }
    seen
}

/// Whether a dependency applies to desktop systems. `target` is its platform, `None` for all platforms.
fn is_for_desktops(target: Option<&str>) -> bool {
    target.is_none_or(|target| !["android", "wasm"].iter().any(|other| target.contains(other)))
}

/// The packages that the window contains: dependencies, and development dependencies whose code or fonts Vite packs.
fn packages() -> Result<Vec<Part>> {
    let lock = fs::read(paths::ui().join("package-lock.json")).context("cannot read ui/package-lock.json")?;
    let lock: Value = serde_json::from_slice(&lock).context("ui/package-lock.json is not valid JSON")?;
    let packages = lock["packages"].as_object().context("ui/package-lock.json lists no packages")?;
    let is_packed = |path: &str, package: &Value| {
        package["dev"] != true || PACKED.iter().any(|name| path == format!("node_modules/{name}"))
    };
    let part = |(path, package): (&String, &Value)| Part {
        name: path.rsplit_once("node_modules/").map_or(path.as_str(), |(_, name)| name).to_owned(),
        version: text(&package["version"]),
        licence: text(&package["license"]),
        kind: "npm",
        folder: paths::ui().join(path),
    };
    Ok(packages.iter().filter(|(path, package)| !path.is_empty() && is_packed(path, package)).map(part).collect())
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn packages_only_tests_or_phones_use_are_not_built_in() {
        let packages = ["cli", "app", "hyper", "tokio", "ndk"].map(|id| json!({ "id": id, "name": id }));
        let depends = |on: &str, kind: Value, target: Value| json!({ "pkg": on, "dep_kinds": [{ "kind": kind, "target": target }] });
        let phone = json!("cfg(target_os = \"android\")");
        let metadata = json!({ "packages": packages, "resolve": { "nodes": [
            { "id": "cli", "deps": [
                depends("app", Value::Null, Value::Null),
                depends("hyper", json!("dev"), Value::Null),
                depends("ndk", Value::Null, phone),
            ] },
            { "id": "app", "deps": [depends("tokio", Value::Null, Value::Null)] },
        ] } });
        assert_eq!(used_by(&metadata, &["cli"]), ["app", "cli", "tokio"].map(str::to_owned).into());
    }
}
