//! System libraries and programs. They are detected by what they provide, not by package name, so that detection works on
//! every Linux. On Debian and Ubuntu, missing ones are installed with apt-get; elsewhere they are listed.

use crate::shell;
use anyhow::{Result, bail};
use std::path::Path;
use std::process::Command;

/// How a part is detected.
enum Sign {
    /// pkg-config knows a library of this name.
    Library(&'static str),
    /// A program of this name is on the search path.
    Program(&'static str),
    /// A file of this name is in one of the folders where libraries keep their own programs.
    LibraryProgram(&'static str),
}

/// Folders with the programs of libraries, on Debian and elsewhere.
const LIBRARY_FOLDERS: &[&str] =
    &["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec", "/usr/lib", "/usr/lib64"];

/// A library or program that a task needs.
struct Part {
    sign: Sign,
    /// The package on Debian and Ubuntu.
    debian: &'static str,
    /// What to look for on other systems.
    elsewhere: &'static str,
    /// What it is needed for.
    why: &'static str,
}

const WINDOW: &[Part] = &[
    Part {
        sign: Sign::Library("webkit2gtk-4.1"),
        debian: "libwebkit2gtk-4.1-dev",
        elsewhere: "WebKitGTK 4.1 (for GTK 3) with headers: webkit2gtk4.1-devel or webkit2gtk-4.1",
        why: "the system's web view displays the window",
    },
    Part {
        sign: Sign::Library("librsvg-2.0"),
        debian: "librsvg2-dev",
        elsewhere: "librsvg with headers: librsvg2-devel or librsvg",
        why: "the window's icons",
    },
];

const TESTS: &[Part] = &[
    Part {
        sign: Sign::Program("Xvfb"),
        debian: "xvfb",
        elsewhere: "Xvfb, the virtual X server",
        why: "the window is tested without a display",
    },
    Part {
        sign: Sign::Program("WebKitWebDriver"),
        debian: "webkit2gtk-driver",
        elsewhere: "WebKitWebDriver, part of WebKitGTK or packaged beside it",
        why: "the tests drive the real window",
    },
    Part {
        sign: Sign::LibraryProgram("webkit2gtk-4.1/MiniBrowser"),
        debian: "libwebkit2gtk-4.1-0",
        elsewhere: "MiniBrowser, part of WebKitGTK or packaged beside it",
        why: "the tests open the published pages in a browser",
    },
    Part {
        sign: Sign::Program("pdftotext"),
        debian: "poppler-utils",
        elsewhere: "pdftotext and pdftoppm of Poppler",
        why: "the tests read the printed sheets",
    },
    Part {
        sign: Sign::Program("nm"),
        debian: "binutils",
        elsewhere: "nm of the GNU binutils",
        why: "the tests check that the command line opens no sockets",
    },
    Part {
        sign: Sign::Program("strace"),
        debian: "strace",
        elsewhere: "strace",
        why: "the tests replay what the program asks of the file system",
    },
    Part {
        sign: Sign::Program("unshare"),
        debian: "util-linux",
        elsewhere: "unshare of util-linux",
        why: "the tests run the command line without a network",
    },
];

const PACKAGES: &[Part] = &[
    Part {
        sign: Sign::Program("gio"),
        debian: "libglib2.0-bin",
        elsewhere: "gio of GLib",
        why: "opens files as GNOME does",
    },
    Part {
        sign: Sign::Program("xdg-open"),
        debian: "xdg-utils",
        elsewhere: "xdg-open and xdg-mime of xdg-utils",
        why: "the test of a package opens files as a double click does",
    },
    Part {
        sign: Sign::Program("desktop-file-validate"),
        debian: "desktop-file-utils",
        elsewhere: "desktop-file-validate of desktop-file-utils",
        why: "the system's list of programs by file type",
    },
    Part {
        sign: Sign::Program("update-mime-database"),
        debian: "shared-mime-info",
        elsewhere: "update-mime-database of shared-mime-info",
        why: "the system's list of file types",
    },
];

/// Installs what building and opening the window needs.
pub fn for_window() -> Result<()> {
    provide(WINDOW)
}

/// Installs what the tests need: the libraries of the window, and the programs that drive it and read its output.
pub fn for_tests() -> Result<()> {
    provide(WINDOW)?;
    provide(TESTS)
}

/// Installs what the test of a package needs.
pub fn for_packages() -> Result<()> {
    for_tests()?;
    provide(PACKAGES)
}

/// Installs the missing parts, or lists them where there is no apt-get. Windows and macOS need none.
fn provide(parts: &[Part]) -> Result<()> {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    let missing: Vec<&Part> = parts.iter().filter(|part| !part.is_present()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    println!("Missing on this machine:");
    for part in &missing {
        println!("  {:<22} {}", part.debian, part.why);
    }
    if shell::find("apt-get").is_none() {
        bail!("this system has no apt-get: install these parts and run the task again:\n{}", listed(&missing));
    }
    let packages: Vec<&str> = missing.iter().map(|part| part.debian).collect();
    println!("Installing these Debian packages with apt-get.");
    if let Err(error) = install(&packages) {
        bail!("{error}; run \"apt-get install {}\" as root and then this task again", packages.join(" "));
    }
    match missing.iter().find(|part| !part.is_present()) {
        None => Ok(()),
        Some(part) => bail!("{} is installed but does not provide {}", part.debian, part.elsewhere),
    }
}

impl Part {
    fn is_present(&self) -> bool {
        match self.sign {
            Sign::Library(name) => shell::succeeds(Command::new("pkg-config").args(["--exists", name])),
            Sign::Program(name) => shell::find(name).is_some(),
            Sign::LibraryProgram(name) => LIBRARY_FOLDERS.iter().any(|folder| Path::new(folder).join(name).is_file()),
        }
    }
}

fn listed(missing: &[&Part]) -> String {
    missing.iter().map(|part| format!("  {}: {}", part.elsewhere, part.why)).collect::<Vec<_>>().join("\n")
}

/// Runs `apt-get update` and `apt-get install`, through sudo unless the user is root.
fn install(packages: &[&str]) -> Result<()> {
    let root = shell::output(Command::new("id").arg("-u"))?.trim() == "0";
    if !root && shell::find("sudo").is_none() {
        bail!("only root can install packages, and sudo is not installed");
    }
    let apt = |arguments: &[&str]| {
        let words = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"].iter().chain(arguments);
        let mut command = Command::new(if root { "env" } else { "sudo" });
        command.args(words.skip(usize::from(root)));
        command
    };
    shell::call(&mut apt(&["update", "--quiet"]))?;
    shell::call(apt(&["install", "--yes", "--quiet", "--no-install-recommends"]).args(packages))
}
