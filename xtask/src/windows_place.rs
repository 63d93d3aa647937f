//! Where programs for Windows are built and run: on Windows itself, elsewhere with Cargo's target for Windows, MinGW and Wine, or in a folder
//! with a Debian that has them and the source of Rust's standard library.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{paths, shell};

/// The variable with the folder of a Debian: `cargo`, `rust-src`, `gcc-mingw-w64-x86-64-win32`, `wine` and `nsis` are installed in it.
const FOLDER: &str = "DRAWMASTER_WINDOWS_ROOT";

/// Cargo's name of Windows on this processor.
const TARGET: &str = "x86_64-pc-windows-gnu";

/// Where the workspace is mounted in a Debian's folder.
const PROJECT: &str = "/project";

/// The variable with the workspace's root for tests that compare with snapshots: under Wine they cannot ask Cargo for it.
const SNAPSHOTS: &str = "INSTA_WORKSPACE_ROOT";

/// Where a Debian's folder keeps what is built.
const BUILD: &str = "build";

/// Variables of a program: names and values.
pub type Variables<'a> = &'a [(&'a str, &'a str)];

/// Where programs for Windows are built and run.
pub enum Place {
    /// This is Windows.
    Here,
    /// Cargo has the target, and Wine runs its programs.
    Wine,
    /// A folder with a Debian, which has both.
    Folder(PathBuf),
}

impl Place {
    /// Finds the place that this computer has.
    ///
    /// # Errors
    /// Names what must be installed if there is none.
    pub fn find() -> Result<Place> {
        if cfg!(windows) {
            return Ok(Place::Here);
        }
        if let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) {
            // Both can be links, which lead somewhere in the folder only.
            let has = |program: &str| folder.join("usr/bin").join(program).symlink_metadata().is_ok();
            return match has("cargo") && has("wine") {
                true => Ok(Place::Folder(folder)),
                false => bail!("{FOLDER}: {} has no usr/bin/cargo or no usr/bin/wine", folder.display()),
            };
        }
        let libraries = shell::output(Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]));
        let has_target = libraries.is_ok_and(|folder| Path::new(folder.trim()).exists());
        let missing: Vec<&str> = [
            (!has_target).then_some("Cargo's target (rustup target add x86_64-pc-windows-gnu)"),
            shell::find("x86_64-w64-mingw32-gcc").is_none().then_some("MinGW (gcc-mingw-w64-x86-64)"),
            shell::find("wine").is_none().then_some("Wine"),
        ]
        .into_iter()
        .flatten()
        .collect();
        match missing.is_empty() {
            true => Ok(Place::Wine),
            false => bail!(
                "this system lacks {}. Install that, or name a folder with a Debian that has it in {FOLDER} (docs/platforms.md)",
                missing.join(", ")
            ),
        }
    }

    /// Returns Cargo with these words, for Windows.
    pub fn cargo(&self, words: &[&str], variables: Variables) -> Command {
        match self {
            Place::Here => {
                let mut command = shell::cargo(words);
                command.envs(variables.iter().copied());
                command
            }
            Place::Wine => {
                let mut command = shell::cargo(words);
                command.args(["--target", TARGET]).envs(cross()).env(SNAPSHOTS, paths::root());
                command.envs(variables.iter().copied());
                command
            }
            Place::Folder(folder) => {
                let root = [(SNAPSHOTS, PROJECT)];
                let variables: Vec<_> = cross().into_iter().chain(root).chain(variables.iter().copied()).collect();
                let mut command = in_folder(folder, Path::new(PROJECT), &variables);
                command.arg("cargo").args(words).args(["-Z", "build-std=std,panic_unwind", "--target", TARGET]);
                command
            }
        }
    }

    /// Returns the folder in which Cargo puts the folders of its profiles.
    pub fn target(&self) -> PathBuf {
        match self {
            Place::Here => paths::target(),
            Place::Wine => paths::target().join(TARGET),
            Place::Folder(folder) => folder.join(BUILD).join("target").join(TARGET),
        }
    }

    /// Returns an empty folder in which [`Place::run`] and [`Place::start`] work.
    ///
    /// # Errors
    /// Fails if it cannot be emptied or created.
    pub fn workshop(&self, name: &str) -> Result<PathBuf> {
        let workshop = match self {
            Place::Here | Place::Wine => paths::target().join(name),
            Place::Folder(folder) => folder.join(BUILD).join(name),
        };
        let _ = fs::remove_dir_all(&workshop);
        fs::create_dir_all(&workshop).with_context(|| format!("cannot create {}", workshop.display()))?;
        Ok(workshop)
    }

    /// Returns a path as programs of the place see it.
    pub fn inner(&self, path: &Path) -> PathBuf {
        match self {
            Place::Here | Place::Wine => path.to_owned(),
            Place::Folder(folder) => {
                path.strip_prefix(folder).map_or_else(|_| path.to_owned(), |path| Path::new("/").join(path))
            }
        }
    }

    /// Returns a program of this system, to run in a workshop.
    pub fn run(&self, workshop: &Path, program: &str, variables: Variables) -> Command {
        match self {
            Place::Here | Place::Wine => {
                let mut command = Command::new(program);
                command.current_dir(workshop).envs(variables.iter().copied());
                command
            }
            Place::Folder(folder) => {
                let mut command = in_folder(folder, &self.inner(workshop), variables);
                command.arg(program);
                command
            }
        }
    }

    /// Returns a program for Windows, to run in a workshop.
    pub fn start(&self, workshop: &Path, program: &str, variables: Variables) -> Command {
        match self {
            Place::Here => self.run(workshop, program, variables),
            Place::Wine | Place::Folder(_) => {
                let mut command = self.run(workshop, "wine", variables);
                command.arg(program);
                command
            }
        }
    }
}

/// The variables with which Cargo builds and runs programs for Windows elsewhere.
fn cross() -> [(&'static str, &'static str); 5] {
    [
        // `printpdf` is a library for C too, which exports nothing. MinGW would then export everything, which is more than it can number.
        ("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUSTFLAGS", "-Clink-arg=-Wl,--exclude-all-symbols"),
        ("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER", "x86_64-w64-mingw32-gcc"),
        ("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER", "wine"),
        // A wrong snapshot is reported, and no file is written beside it.
        ("INSTA_UPDATE", "no"),
        ("WINEDEBUG", "-all"),
    ]
}

/// Returns a command without its words that runs in a Debian's folder, at the folder `at` in it. The workspace is mounted in it with the data of
/// tests beside it, what is built stays in it, and the standard library is built from its source. Nothing stays mounted, because the command
/// has mounts of its own.
fn in_folder(folder: &Path, at: &Path, variables: Variables) -> Command {
    let script = paths::root().join("xtask").join("src").join("enter_folder.sh");
    let mut command = Command::new("unshare");
    command.args(["--mount", "--propagation", "private", "sh"]).arg(script).args([folder, paths::root(), at]);
    let own = [
        ("HOME", "/root"),
        ("PATH", "/usr/sbin:/usr/bin:/sbin:/bin"),
        ("LANG", "C.UTF-8"),
        ("RUSTC_BOOTSTRAP", "1"),
        ("CARGO_TARGET_DIR", "/build/target"),
        ("XDG_RUNTIME_DIR", "/tmp/runtime"),
        ("WINEDEBUG", "-all"),
    ];
    command.args(own.iter().chain(variables).map(|(name, value)| format!("{name}={value}")));
    command
}
