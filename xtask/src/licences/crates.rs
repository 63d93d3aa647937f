//! Checks the crates that `cargo metadata` lists.

use super::allowed::Allowed;
use super::part::Part;
use crate::shell;
use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The source of all crates.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Crates that access a network. A name ending in `*` stands for all names with this prefix.
const NETWORK: &[&str] = &[
    "async-std",
    "attohttpc",
    "curl",
    "h2",
    "hickory-*",
    "hyper*",
    "isahc",
    "native-tls",
    "openssl*",
    "quinn*",
    "reqwest",
    "rustls*",
    "schannel",
    "surf",
    "tungstenite",
    "ureq*",
];
/// Crates that open sockets of any kind, which only the hall network needs.
const SOCKETS: &[&str] = &["mio", "socket2", "tokio", "zbus"];
/// The crate of the hall network. What it uses is its own affair, but no other crate of the programs may use a network, and no
/// crate at all may connect to another computer or speak to one outside of the venue.
const HALL_NETWORK: &str = "server";
/// Crates of clients, which even the hall network must not use.
const CLIENTS: &[&str] = &["attohttpc", "curl", "hickory-*", "isahc", "reqwest", "surf", "tungstenite", "ureq*"];
/// Plugins that give a page access to files, programs or addresses.
const PLUGINS: &[&str] = &[
    "tauri-plugin-fs-watch",
    "tauri-plugin-http",
    "tauri-plugin-localhost",
    "tauri-plugin-process",
    "tauri-plugin-shell",
    "tauri-plugin-updater",
    "tauri-plugin-upload",
    "tauri-plugin-websocket",
];

/// Describes each crate that must not be used.
pub fn wrong(allowed: &Allowed) -> Result<Vec<String>> {
    let metadata =
        shell::output(&mut shell::cargo(["metadata", "--format-version", "1", "--all-features", "--locked"]))?;
    let metadata: Value = serde_json::from_str(&metadata).context("cargo metadata wrote no valid JSON")?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    let mut wrong: Vec<String> = packages.iter().filter_map(|package| complaint(package, allowed)).collect();
    let graph = Graph::of(&metadata, packages);
    for (program, besides, forbidden) in [
        ("cli", Some(HALL_NETWORK), [NETWORK, SOCKETS, PLUGINS].concat()),
        ("drawmaster-desk", Some(HALL_NETWORK), [NETWORK, PLUGINS].concat()),
        (HALL_NETWORK, None, CLIENTS.to_vec()),
    ] {
        let used = graph.used_by(program, besides);
        let matches = |name: &str, pattern: &str| {
            pattern.strip_suffix('*').map_or(name == pattern, |start| name.starts_with(start))
        };
        let found = used.iter().filter(|name| forbidden.iter().any(|pattern| matches(name, pattern)));
        wrong.extend(found.map(|name| format!("{program} depends on {name}, which can access a network")));
    }
    Ok(wrong)
}

/// The crates of other people that the programs contain.
pub fn built_in() -> Result<Vec<Part>> {
    let metadata =
        shell::output(&mut shell::cargo(["metadata", "--format-version", "1", "--all-features", "--locked"]))?;
    let metadata: Value = serde_json::from_str(&metadata).context("cargo metadata wrote no valid JSON")?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    let graph = Graph::of(&metadata, packages);
    let used: BTreeSet<&String> =
        ["cli", "drawmaster-desk"].into_iter().flat_map(|name| graph.ids_used_by(name, None)).collect();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let built_in =
        packages.iter().filter(|package| !package["source"].is_null() && used.contains(&text(&package["id"])));
    let part = |package: &Value| Part {
        name: text(&package["name"]),
        version: text(&package["version"]),
        licence: text(&package["license"]),
        kind: "cargo",
        folder: PathBuf::from(text(&package["manifest_path"])).parent().map(Path::to_owned).unwrap_or_default(),
    };
    Ok(built_in.map(part).collect())
}

fn complaint(package: &Value, allowed: &Allowed) -> Option<String> {
    let name = format!("{} {}", package["name"].as_str()?, package["version"].as_str()?);
    let licence = package["license"].as_str().unwrap_or_default();
    match package["source"].as_str() {
        None => None,
        Some(source) if source != REGISTRY => Some(format!("{name} comes from {source}")),
        Some(_) if allowed.permits(licence) => None,
        Some(_) => Some(format!("{name} has the licence \"{licence}\"")),
    }
}

/// The dependencies between packages, except those that only tests or build scripts need.
struct Graph {
    names: BTreeMap<String, String>,
    uses: BTreeMap<String, Vec<String>>,
}

impl Graph {
    fn of(metadata: &Value, packages: &[Value]) -> Graph {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let names = packages.iter().map(|package| (text(&package["id"]), text(&package["name"]))).collect();
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let normal = |dependency: &Value| {
            list(&dependency["dep_kinds"])
                .iter()
                .any(|kind| kind["kind"].is_null() && is_for_desktops(kind["target"].as_str()))
        };
        let uses = |node: &Value| list(&node["deps"]).iter().filter(|d| normal(d)).map(|d| text(&d["pkg"])).collect();
        let nodes = list(&metadata["resolve"]["nodes"]);
        Graph { names, uses: nodes.iter().map(|node| (text(&node["id"]), uses(node))).collect() }
    }

    /// Returns the names of the crates that a program uses, without those that only the crate `besides` uses.
    fn used_by(&self, program: &str, besides: Option<&str>) -> BTreeSet<&str> {
        self.ids_used_by(program, besides).into_iter().filter_map(|id| self.names.get(id).map(String::as_str)).collect()
    }

    fn ids_used_by(&self, program: &str, besides: Option<&str>) -> BTreeSet<&String> {
        let mut waiting: Vec<&String> =
            self.names.iter().filter(|(_, name)| *name == program).map(|(id, _)| id).collect();
        let mut seen = BTreeSet::new();
        while let Some(id) = waiting.pop() {
            let is_besides = besides.is_some() && self.names.get(id).map(String::as_str) == besides;
            if !is_besides && seen.insert(id) {
                waiting.extend(self.uses.get(id).into_iter().flatten());
            }
        }
        seen
    }
}

/// Whether a dependency applies to desktop systems. `target` is its platform, `None` for all platforms.
fn is_for_desktops(target: Option<&str>) -> bool {
    target.is_none_or(|target| !["android", "wasm"].iter().any(|other| target.contains(other)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn packages_only_tests_use_are_not_built_in() {
        let package = |id: &str| json!({ "id": id, "name": id });
        let packages = [package("cli"), package("app"), package("hyper"), package("tokio")];
        let depends = |on: &str, kind: Value| json!({ "pkg": on, "dep_kinds": [{ "kind": kind, "target": null }] });
        let metadata = json!({ "resolve": { "nodes": [
            { "id": "cli", "deps": [depends("app", Value::Null), depends("hyper", json!("dev"))] },
            { "id": "app", "deps": [depends("tokio", Value::Null)] },
        ] } });
        let graph = Graph::of(&metadata, &packages);
        assert_eq!(graph.used_by("cli", None), BTreeSet::from(["app", "cli", "tokio"]));
    }

    #[test]
    fn a_crate_from_elsewhere_is_reported() {
        let allowed = Allowed(vec!["MIT".into()]);
        let package = |source: &str, licence: &str| json!({ "name": "x", "version": "1.0.0", "source": source, "license": licence });
        assert_eq!(complaint(&package(REGISTRY, "MIT"), &allowed), None);
        assert!(complaint(&package("git+https://host.example/x", "MIT"), &allowed).unwrap().contains("comes from git"));
        assert!(complaint(&package(REGISTRY, "GPL-3.0-only"), &allowed).unwrap().contains("GPL-3.0-only"));
        assert!(complaint(&json!({ "name": "x", "version": "1.0.0", "source": REGISTRY }), &allowed).is_some());
    }
}
