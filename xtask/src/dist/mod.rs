//! `cargo xtask dist`: builds what users install or unpack, with completions, man pages, licence texts, a list of parts, and
//! checksums.

mod bundle;
mod checksums;
mod notices;
mod output;
mod parts;
mod portable;
mod sbom;
mod stamp;
mod windows;

use crate::{build, prerequisites, shell};
use anyhow::{Result, bail};
use checksums::checksums;
use output::{Profile, empty};
pub use output::{folder, windows_folder};
use stamp::{COMMIT, commit};
use std::path::PathBuf;
use std::process::Command;
pub use windows::link as link_for_windows;

/// The line in `cargo xtask help`.
pub const HELP: &str = "builds the packages of this system into target/dist; --dev takes the development profile, \
     --target windows builds the installer for Windows into target/dist-windows, --notices renews the licence texts, --extras writes completions and man pages only";

/// Builds the packages, or what the options name.
pub fn perform(words: &[String]) -> Result<()> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        [] => all(Profile::Release),
        ["--dev"] => all(Profile::Development),
        ["--target", "windows"] => windows::all(Profile::Release),
        ["--target", "windows", "--dev"] => windows::all(Profile::Development),
        ["--notices"] => notices::renew(),
        ["--extras"] => {
            programs(Profile::Release)?;
            extras(Profile::Release).map(|folder| println!("They are in {}.", folder.display()))
        }
        _ => bail!("its options are --target windows, --dev, --notices and --extras"),
    }
}

fn all(profile: Profile) -> Result<()> {
    notices::check()?;
    programs(profile)?;
    let extras = extras(profile)?;
    let folder = folder();
    let mut files = bundle::packages(profile, &extras)?;
    files.push(portable::write(&folder, std::env::consts::OS, &portable::programs(profile), profile)?);
    files.push(sbom::write(&folder)?);
    files.push(checksums(&folder, std::env::consts::OS, &files)?);
    files.iter().for_each(|file| println!("{}", file.display()));
    Ok(())
}

/// Builds both programs with the front end, and releases with the commit. The development profile shares its files with the tests,
/// which would be built again for each commit.
fn programs(profile: Profile) -> Result<()> {
    prerequisites::for_window()?;
    build::front_end()?;
    empty(&folder())?;
    let names = [build::WINDOW, build::COMMAND_LINE];
    let mut command = match profile {
        Profile::Release => build::optimised(&names),
        Profile::Development => build::development(&names),
    };
    if profile == Profile::Release {
        command.env(COMMIT, commit());
    }
    shell::call(&mut command)
}

/// Writes the completions of all shells and the man pages, and returns their folder.
fn extras(profile: Profile) -> Result<PathBuf> {
    let folder = folder().join("extras");
    shell::call(Command::new(profile.program(build::COMMAND_LINE)).arg("extras").arg(&folder))?;
    Ok(folder)
}
