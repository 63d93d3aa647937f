//! `cargo xtask dist`: builds what users install or unpack, with completions, man pages, licence texts, a list of parts, and
//! checksums.

mod bundle;
mod notices;
mod output;
mod parts;
mod portable;
mod sbom;
mod stamp;

use crate::{build, prerequisites, shell};
use anyhow::{Context, Result, bail};
use output::Profile;
pub use output::folder;
use stamp::commit;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The line in `cargo xtask help`.
pub const HELP: &str = "builds the packages of this system into target/dist; --dev takes the development profile, \
     --notices renews the licence texts, --extras writes completions and man pages only";

/// The variable with the commit for `--version` and written files.
const COMMIT: &str = "DRAWMASTER_COMMIT";

/// Builds the packages, or what the options name.
pub fn perform(words: &[String]) -> Result<()> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        [] => all(Profile::Release),
        ["--dev"] => all(Profile::Development),
        ["--notices"] => notices::renew(),
        ["--extras"] => {
            programs(Profile::Release)?;
            extras(Profile::Release).map(|folder| println!("They are in {}.", folder.display()))
        }
        _ => bail!("its options are --dev, --notices and --extras"),
    }
}

fn all(profile: Profile) -> Result<()> {
    notices::check()?;
    programs(profile)?;
    let extras = extras(profile)?;
    let folder = folder();
    let mut files = bundle::packages(profile, &extras)?;
    files.push(portable::write(profile)?);
    files.push(sbom::write(&folder)?);
    files.push(checksums(&folder, &files)?);
    for file in &files {
        println!("{}", file.display());
    }
    Ok(())
}

/// Builds both programs with the front end, and releases with the commit. The development profile shares its files with the tests,
/// which would be built again for each commit.
fn programs(profile: Profile) -> Result<()> {
    prerequisites::for_window()?;
    build::front_end()?;
    // Packages of an earlier version must not get a checksum of this one.
    let _ = fs::remove_dir_all(folder());
    fs::create_dir_all(folder()).with_context(|| format!("cannot create {}", folder().display()))?;
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

/// Writes `SHA256SUMS`, which `sha256sum --check` reads, into the folder of the files.
fn checksums(folder: &Path, files: &[PathBuf]) -> Result<PathBuf> {
    let mut lines = Vec::new();
    for file in files {
        let bytes = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        lines.push(format!("{}  {name}\n", digest(&bytes)));
    }
    lines.sort();
    let sums = folder.join(format!("SHA256SUMS-{}", std::env::consts::OS));
    fs::write(&sums, lines.concat()).with_context(|| format!("cannot write {}", sums.display()))?;
    Ok(sums)
}

/// SHA-256 in hexadecimal.
fn digest(bytes: &[u8]) -> String {
    use sha2::{Digest, Sha256};
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_are_those_that_sha256sum_reads() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.deb");
        fs::write(&file, "abc").unwrap();
        let sums = checksums(folder.path(), &[file]).unwrap();
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.deb\n";
        assert_eq!(fs::read_to_string(sums).unwrap(), expected);
    }
}
