//! What an installed package must offer: the command line, its help in shells, file types, and the licences.

use crate::shell;
use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The desktop entry.
const ENTRY: &str = "Drawmaster.desktop";
/// A desktop for programs that ask for one: without it they read contents only, and every event is a SQLite database.
pub const DESKTOP: (&str, &str) = ("XDG_CURRENT_DESKTOP", "GNOME");
/// The programs of the package.
pub const PROGRAMS: &str = "/usr/bin";

/// Makes two events and a tour book with the installed program, below `work`.
pub fn events(work: &Path) -> Result<Vec<PathBuf>> {
    let [spring, autumn, book] =
        ["spring.drawmaster", "autumn.drawmaster", "tour.tourbook"].map(|name| work.join(name));
    for (event, seed) in [(&spring, "3"), (&autumn, "4")] {
        let mut simulate = drawmaster(&["simulate", "--players", "8", "--rounds", "2", "--seed", seed]);
        shell::call(simulate.arg(event))?;
    }
    shell::call(drawmaster(&["tour", "new", "--book"]).arg(&book))?;
    Ok(vec![spring, autumn, book])
}

/// Checks everything but the window.
pub fn check(events: &[PathBuf]) -> Result<()> {
    shell::call(drawmaster(&["check"]).arg(&events[0])).context("an event of the older version no longer opens")?;
    shell::call(&mut drawmaster(&["--version"]))?;
    completions()?;
    man_pages()?;
    file_types(events)?;
    licences()
}

/// The command line, found on the search path.
fn drawmaster(words: &[&str]) -> Command {
    let mut command = Command::new("drawmaster");
    command.args(words);
    command
}

fn completions() -> Result<()> {
    let script = "source /usr/share/bash-completion/completions/drawmaster && COMP_WORDS=(drawmaster stand) COMP_CWORD=1 \
                  && _drawmaster drawmaster stand drawmaster && echo \"${COMPREPLY[@]}\"";
    let offered = shell::output(Command::new("bash").args(["-c", script]))?;
    ensure!(offered.trim() == "standings", "bash completes \"drawmaster stand\" to \"{}\"", offered.trim());
    for file in
        ["zsh/vendor-completions/_drawmaster", "fish/vendor_completions.d/drawmaster.fish", "drawmaster/drawmaster.ps1"]
    {
        let text =
            fs::read_to_string(Path::new("/usr/share").join(file)).with_context(|| format!("{file} is missing"))?;
        ensure!(text.contains("standings"), "{file} does not complete \"standings\"");
    }
    println!("ok: completions of bash (tried), zsh, fish and PowerShell");
    Ok(())
}

fn man_pages() -> Result<()> {
    let found = shell::output(Command::new("find").args(["/usr/share/man/man1", "-name", "drawmaster*.1*"]))?;
    let count = found.lines().count();
    ensure!(count > 50, "there are {count} man pages");
    if shell::find("man").is_some() {
        // At a width that is not the usual one, `man` keeps no formatted page in its cache.
        let mut man = Command::new("man");
        man.arg("drawmaster-standings").env("MANPAGER", "cat").env("MANWIDTH", "120");
        let page = shell::output(&mut man)?;
        ensure!(page.contains("drawmaster-standings"), "man does not show drawmaster-standings");
    }
    println!("ok: {count} man pages");
    Ok(())
}

fn file_types(events: &[PathBuf]) -> Result<()> {
    let expected = ["application/x-drawmaster", "application/x-drawmaster", "application/x-drawmaster-tour"];
    for (file, kind) in events.iter().zip(expected) {
        let found = query(&["filetype"], file.as_os_str())?;
        ensure!(found == kind, "{} is of the type {found}, not {kind}", file.display());
        let program = query(&["default"], kind.as_ref())?;
        ensure!(program == ENTRY, "{kind} is opened by \"{program}\"");
        println!("ok: {} is {kind}, opened by {program}", file.file_name().unwrap_or_default().display());
    }
    let entry = Path::new("/usr/share/applications").join(ENTRY);
    shell::call(Command::new("desktop-file-validate").arg(entry))
}

fn query(what: &[&str], about: &std::ffi::OsStr) -> Result<String> {
    let mut query = Command::new("xdg-mime");
    query.env(DESKTOP.0, DESKTOP.1).arg("query").args(what).arg(about);
    let answer = shell::output(&mut query)?;
    Ok(answer.trim().to_owned())
}

fn licences() -> Result<()> {
    let file = fs::read_to_string("/usr/share/doc/drawmaster/THIRD-PARTY.txt").context("the licences are missing")?;
    let shown = shell::output(&mut drawmaster(&["about", "--licences"]))?;
    ensure!(shown.trim() == file.trim(), "the program shows other licences than the package has");
    ensure!(Path::new("/usr/share/doc/drawmaster/copyright").is_file(), "the copyright file is missing");
    println!("ok: licences of {} parts", file.lines().filter(|line| line.starts_with("  * ")).count());
    Ok(())
}
