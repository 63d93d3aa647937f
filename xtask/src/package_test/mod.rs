//! `cargo xtask package-test`: installs the Debian package on this machine, uses it, upgrades it and removes it.

mod double_click;
mod installed;
mod older;
mod traces;

use crate::prerequisites;
use crate::shell;
use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The line in `cargo xtask help`.
pub const HELP: &str = "installs the .deb of target/dist over an older version, tries it, and removes it, for root on Debian \
     and Ubuntu; --chapter also follows the book's first chapter with a package of dist --dev";

/// The option for packages of the development profile. The window of a release asks for files in dialogs, which no test can answer.
const CHAPTER: &str = "--chapter";

/// The package's name for dpkg.
const PACKAGE: &str = "drawmaster";

/// Runs all checks of a package.
pub fn perform(words: &[String]) -> Result<()> {
    if !is_possible() {
        println!("Skipped: installing packages needs Linux, dpkg and root.");
        return Ok(());
    }
    let chapter = match words {
        [] => false,
        [option] if option == CHAPTER => true,
        _ => bail!("its only option is {CHAPTER}"),
    };
    let package = newest()?;
    ensure!(!is_installed(), "{PACKAGE} is installed already: remove it first, so that nothing of yours is lost");
    prerequisites::for_packages()?;
    let before = traces::of_package()?;
    let outcome = try_out(&package, chapter);
    // Whatever failed, the machine is left as it was.
    let removed = shell::call(apt(["purge"]).arg(PACKAGE));
    outcome?;
    removed?;
    let left = traces::left(&before)?;
    ensure!(left.is_empty(), "the removed package left these traces:\n  {}", left.join("\n  "));
    println!("ok: removed without traces");
    Ok(())
}

fn is_possible() -> bool {
    cfg!(target_os = "linux")
        && shell::find("dpkg-deb").is_some()
        && shell::output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

fn is_installed() -> bool {
    shell::succeeds(Command::new("dpkg").args(["--status", PACKAGE]))
}

/// The package that `cargo xtask dist` built last.
fn newest() -> Result<PathBuf> {
    let files = fs::read_dir(crate::dist::folder()).context("run \"cargo xtask dist\" first")?;
    let packages = files.flatten().map(|file| file.path()).filter(|path| path.extension().is_some_and(|e| e == "deb"));
    let age = |path: &PathBuf| fs::metadata(path).and_then(|file| file.modified()).ok();
    packages.max_by_key(age).context("there is no .deb in target/dist: run \"cargo xtask dist\" first")
}

fn try_out(package: &Path, chapter: bool) -> Result<()> {
    let work = tempfile::tempdir().context("cannot create a temporary folder")?;
    let older = older::repacked(package, work.path())?;
    install(&older.package)?;
    ensure!(version()? == older::VERSION, "the older version is not installed");
    let events = installed::events(work.path())?;
    install(package)?;
    let version = version()?;
    println!("ok: version {version} replaced {}", older::VERSION);
    ensure!(!older.file.exists(), "{} of the older version is still there", older.file.display());
    installed::check(&events)?;
    double_click::check(&events, &version)?;
    if chapter { double_click::first_chapter() } else { Ok(()) }
}

fn install(package: &Path) -> Result<()> {
    shell::call(apt(["install", "--no-install-recommends", "--allow-downgrades"]).arg(package))
}

/// `apt-get`, which finds what a package depends on, and waits for other installations.
fn apt<const N: usize>(words: [&str; N]) -> Command {
    let mut command = Command::new("apt-get");
    command
        .env("DEBIAN_FRONTEND", "noninteractive")
        .args(["-qq", "--yes", "-o", "DPkg::Lock::Timeout=300"])
        .args(words);
    command
}

/// The installed version.
fn version() -> Result<String> {
    shell::output(Command::new("dpkg-query").args(["--show", "--showformat", "${Version}", PACKAGE]))
}
