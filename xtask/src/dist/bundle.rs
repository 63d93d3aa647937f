//! The packages of this system, built by Tauri's bundler from programs that are built already.

use super::notices;
use super::output::{Profile, folder};
use crate::{build, paths, shell};
use anyhow::{Context, Result};
use serde_json::{Map, Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Endings of packages.
const PACKAGES: &[&str] = &["deb", "rpm", "exe", "msi", "dmg"];

/// Builds the packages and returns their copies in target/dist.
pub fn packages(profile: Profile, extras: &Path) -> Result<Vec<PathBuf>> {
    let kinds = match std::env::consts::OS {
        "linux" => "deb,rpm",
        "windows" => "nsis,msi",
        _ => "dmg",
    };
    let written = run(profile, extras, kinds)?;
    written.iter().map(|file| copied(file)).collect()
}

fn run(profile: Profile, extras: &Path, kinds: &str) -> Result<Vec<PathBuf>> {
    // Packages of an earlier version must not be taken for those of this one.
    let _ = fs::remove_dir_all(profile.bundles());
    let script = if cfg!(windows) { "tauri.cmd" } else { "tauri" };
    let mut tauri = Command::new(paths::ui().join("node_modules").join(".bin").join(script));
    let config = folder().join("tauri.json");
    fs::write(&config, configuration(profile, extras)?.to_string())
        .with_context(|| format!("cannot write {}", config.display()))?;
    tauri.args(["bundle", "--bundles", kinds, "--config"]).arg(config).current_dir(paths::root());
    if profile == Profile::Development {
        tauri.arg("--debug");
    }
    shell::call(&mut tauri)?;
    let mut found = Vec::new();
    for kind in fs::read_dir(profile.bundles()).context("Tauri built no package")? {
        for file in fs::read_dir(kind?.path())? {
            let file = file?.path();
            let ending = file.extension().unwrap_or_default().to_string_lossy().into_owned();
            if file.is_file() && PACKAGES.contains(&&*ending) {
                found.push(file);
            }
        }
    }
    found.sort();
    Ok(found)
}

fn copied(file: &Path) -> Result<PathBuf> {
    // One form of names for all packages, as the book writes them.
    let name = file.file_name().unwrap_or_default().to_string_lossy().replacen("Drawmaster", "drawmaster", 1);
    let to = folder().join(name);
    fs::copy(file, &to).with_context(|| format!("cannot copy {}", file.display()))?;
    Ok(to)
}

/// The part of the configuration with paths of built files.
fn configuration(profile: Profile, extras: &Path) -> Result<Value> {
    let program = profile.program(build::COMMAND_LINE);
    Ok(match std::env::consts::OS {
        "linux" => {
            let (deb, rpm) = (
                linux_files(&program, extras, "vendor-completions")?,
                linux_files(&program, extras, "site-functions")?,
            );
            json!({ "bundle": { "linux": { "deb": { "files": deb }, "rpm": { "files": rpm } } } })
        }
        "windows" => json!({ "bundle": { "resources": {
            text(&program): "drawmaster.exe",
            text(&extras.join("completions").join("_drawmaster.ps1")): "completions/_drawmaster.ps1",
            text(&notices::file()): "THIRD-PARTY.txt",
        } } }),
        _ => json!({ "bundle": { "macOS": { "files": {
            "MacOS/drawmaster": program,
            "SharedSupport/completions": extras.join("completions"),
            "SharedSupport/man/man1": extras.join("man"),
            "SharedSupport/THIRD-PARTY.txt": notices::file(),
        } } } }),
    })
}

/// Files of a Linux package by their places in it. Systems differ in the folder of zsh.
fn linux_files(program: &Path, extras: &Path, zsh: &str) -> Result<Map<String, Value>> {
    let completions = extras.join("completions");
    let sources = [
        ("/usr/bin/drawmaster".to_owned(), program.to_owned()),
        ("/usr/share/bash-completion/completions/drawmaster".into(), completions.join("drawmaster.bash")),
        (format!("/usr/share/zsh/{zsh}/_drawmaster"), completions.join("_drawmaster")),
        ("/usr/share/fish/vendor_completions.d/drawmaster.fish".into(), completions.join("drawmaster.fish")),
        ("/usr/share/drawmaster/drawmaster.ps1".into(), completions.join("_drawmaster.ps1")),
        ("/usr/share/mime/packages/drawmaster.xml".into(), packaging("drawmaster-mime.xml")),
        ("/usr/share/doc/drawmaster/copyright".into(), packaging("copyright")),
        ("/usr/share/doc/drawmaster/THIRD-PARTY.txt".into(), notices::file()),
    ];
    let mut files: Map<String, Value> =
        sources.into_iter().map(|(to, from)| (to, Value::String(text(&from)))).collect();
    for page in fs::read_dir(extras.join("man")).context("there are no man pages")? {
        let page = page?.path();
        let name = page.file_name().unwrap_or_default().to_string_lossy();
        files.insert(format!("/usr/share/man/man1/{name}"), Value::String(text(&page)));
    }
    Ok(files)
}

fn packaging(name: &str) -> PathBuf {
    paths::root().join("assets").join("packaging").join(name)
}

fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}
