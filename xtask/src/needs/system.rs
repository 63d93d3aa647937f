//! System libraries and programs: found by what they offer, not by a package's name, so that any Linux is looked at in the same way.
//! On Debian and Ubuntu the missing ones are installed through apt-get; elsewhere they are listed.

use crate::shell;
use anyhow::{Result, bail};
use std::process::Command;

/// How to tell that a part is there.
enum Sign {
    /// pkg-config knows a library of this name.
    Library(&'static str),
    /// A program of this name is on the search path.
    Program(&'static str),
}

/// One part: its sign, its package on Debian, what it is elsewhere, and why it is needed.
struct Part {
    sign: Sign,
    debian: &'static str,
    elsewhere: &'static str,
    why: &'static str,
}

const WINDOW: &[Part] = &[
    Part {
        sign: Sign::Library("webkit2gtk-4.1"),
        debian: "libwebkit2gtk-4.1-dev",
        elsewhere: "WebKitGTK for GTK 3, version 4.1 of its interface, with headers (webkit2gtk4.1-devel, webkit2gtk-4.1)",
        why: "the window is drawn by the system's web view",
    },
    Part {
        sign: Sign::Library("librsvg-2.0"),
        debian: "librsvg2-dev",
        elsewhere: "librsvg with headers (librsvg2-devel, librsvg)",
        why: "the window's icons",
    },
];

const TESTS: &[Part] = &[
    Part {
        sign: Sign::Program("Xvfb"),
        debian: "xvfb",
        elsewhere: "Xvfb, the X server without a screen",
        why: "the window is tested without a display",
    },
    Part {
        sign: Sign::Program("WebKitWebDriver"),
        debian: "webkit2gtk-driver",
        elsewhere: "WebKitWebDriver, which comes with WebKitGTK or beside it",
        why: "the tests drive the real window",
    },
    Part {
        sign: Sign::Program("pdftotext"),
        debian: "poppler-utils",
        elsewhere: "pdftotext and pdftoppm of Poppler",
        why: "the tests read and look at the printed sheets",
    },
];

/// What it takes to build and open the window.
pub fn for_window() -> Result<()> {
    provide(WINDOW)
}

/// What it takes to build the window, drive it, and read what it prints.
pub fn for_tests() -> Result<()> {
    provide(WINDOW)?;
    provide(TESTS)
}

/// Finds the missing parts and installs them, or says what to do. Windows and macOS bring their own web view.
fn provide(parts: &[Part]) -> Result<()> {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    let missing: Vec<&Part> = parts.iter().filter(|part| !part.present()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    println!("Missing on this machine:");
    for part in &missing {
        println!("  {:<22} {}", part.debian, part.why);
    }
    if shell::find("apt-get").is_none() {
        bail!(
            "this system has no apt-get, so please install these yourself and run the task again:\n{}",
            wanted(&missing)
        );
    }
    let packages: Vec<&str> = missing.iter().map(|part| part.debian).collect();
    println!("They are Debian packages and are installed now through apt-get.");
    if let Err(error) = install(&packages) {
        bail!(
            "{error}; please run \"apt-get install {}\" with the rights to do so, and then this task again",
            packages.join(" ")
        );
    }
    match missing.iter().find(|part| !part.present()) {
        None => Ok(()),
        Some(part) => bail!("{} was installed, but what it should bring is still not found", part.debian),
    }
}

impl Part {
    fn present(&self) -> bool {
        match self.sign {
            Sign::Library(name) => shell::succeeds(Command::new("pkg-config").args(["--exists", name])),
            Sign::Program(name) => shell::find(name).is_some(),
        }
    }
}

fn wanted(missing: &[&Part]) -> String {
    missing.iter().map(|part| format!("  {}: {}", part.elsewhere, part.why)).collect::<Vec<_>>().join("\n")
}

/// `apt-get update` and `apt-get install`, as root directly and otherwise through sudo.
fn install(packages: &[&str]) -> Result<()> {
    let root = shell::output(Command::new("id").arg("-u"))?.trim() == "0";
    if !root && shell::find("sudo").is_none() {
        bail!("only root may install packages, and there is no sudo here");
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
