//! The packages for Windows, built on another system: the installer of `assets/packaging/drawmaster.nsi`, and the portable archive.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::checksums::checksums;
use super::output::{Profile, empty, windows_folder};
use super::stamp::{COMMIT, commit, version};
use super::{notices, portable, sbom};
use crate::windows_place::Place;
use crate::{build, paths, shell};

/// The library through which the window finds the web view of Windows. Tauri's build script puts it beside the programs.
const LOADER: &str = "WebView2Loader.dll";

/// The file of `drawmaster extras` with the completions of PowerShell.
const COMPLETIONS: &str = "_drawmaster.ps1";

/// The name that the script gives to the installer.
const SETUP: &str = "drawmaster-setup.exe";

/// Builds the packages into their folder.
pub fn all(profile: Profile) -> Result<()> {
    notices::check()?;
    let place = Place::find()?;
    let folder = windows_folder();
    empty(&folder)?;
    build::front_end()?;
    let programs = programs(&place, profile)?;
    let mut files = vec![installer(&place, profile, &programs, &folder)?];
    files.push(portable::write(&folder, "windows", &programs, profile)?);
    files.push(sbom::write(&folder)?);
    files.push(checksums(&folder, "windows", &files)?);
    files.iter().for_each(|file| println!("{}", file.display()));
    Ok(())
}

/// Compiles and links both programs in the development profile.
pub fn link(place: &Place) -> Result<()> {
    if !paths::ui().join("dist").is_dir() {
        build::front_end()?;
    }
    programs(place, Profile::Development).map(drop)
}

/// Builds both programs and returns them with the library that the window needs.
fn programs(place: &Place, profile: Profile) -> Result<Vec<PathBuf>> {
    let mut words = vec!["build", "--package=drawmaster-desk", "--package=cli", "--bins"];
    words.extend(["--features=drawmaster-desk/custom-protocol", "--config=profile.dev.incremental=false"]);
    let commit = commit();
    let mut variables = Vec::new();
    if profile == Profile::Release {
        words.push("--release");
        variables.push((COMMIT, commit.as_str()));
    }
    shell::call(&mut place.cargo(&words, &variables))?;
    let built = place.target().join(profile.folder());
    let names = [format!("{}.exe", build::WINDOW), format!("{}.exe", build::COMMAND_LINE), LOADER.to_owned()];
    Ok(names.map(|name| built.join(name)).into())
}

/// Builds the installer and returns its path.
fn installer(place: &Place, profile: Profile, programs: &[PathBuf], folder: &Path) -> Result<PathBuf> {
    let workshop = place.workshop("installer")?;
    let files = workshop.join("files");
    fs::create_dir(&files)?;
    let root = paths::root();
    let others = [root.join("LICENSE"), notices::file(), root.join("assets").join("icons").join("icon.ico")];
    for file in programs.iter().chain(&others) {
        let name = file.file_name().context("a file has a name")?;
        fs::copy(file, files.join(name)).with_context(|| format!("cannot copy {}", file.display()))?;
    }
    let command_line = format!("files/{}.exe", build::COMMAND_LINE);
    shell::call(place.start(&workshop, &command_line, &[]).args(["extras", "extras"]))?;
    fs::copy(workshop.join("extras").join("completions").join(COMPLETIONS), files.join(COMPLETIONS))
        .context("there are no completions of PowerShell")?;
    let script = "drawmaster.nsi";
    fs::copy(root.join("assets").join("packaging").join(script), workshop.join(script))?;
    // Packing programs of the development profile would take minutes.
    let compression = if profile == Profile::Release { "lzma" } else { "none" };
    let mut makensis = place.run(&workshop, "makensis", &[]);
    makensis.args(["-V2", "-WX", "-XTarget amd64-unicode"]);
    makensis.args([format!("-DVERSION={}", version()), format!("-DCOMPRESSION={compression}")]);
    makensis.args([format!("-DKILOBYTES={}", kilobytes(&files)?), script.to_owned()]);
    shell::call(&mut makensis)?;
    let to = folder.join(format!("drawmaster_{}_x64-setup.exe", version()));
    fs::copy(workshop.join(SETUP), &to).context("makensis wrote no installer")?;
    Ok(to)
}

/// Returns the size of all files of a folder.
fn kilobytes(folder: &Path) -> Result<u64> {
    let mut bytes = 0;
    for file in fs::read_dir(folder)? {
        bytes += file?.metadata()?.len();
    }
    Ok(bytes.div_ceil(1024))
}
