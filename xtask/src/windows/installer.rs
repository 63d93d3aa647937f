//! Tries the installer for Windows under Wine: installs it silently over itself, uses what it installed, is refused while a program runs, and
//! removes it. Everything happens in a folder that Wine takes for a new computer.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use crate::dist::windows_folder;
use crate::windows_place::Place;
use crate::{paths, shell};

/// Where the programs are installed, below the user's folder.
const INSTALLED: &str = "AppData/Local/Drawmaster";
/// Where the programs keep what belongs to the user.
const DATA: &str = "AppData/Roaming/drawmaster";
/// The entry of Start.
const SHORTCUT: &str = "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Drawmaster.lnk";
/// The installer in the folder of the test.
const SETUP: &str = "setup.exe";
/// The exit code of an installer that found a running program.
const REFUSED: i32 = 2;
/// Each type of file with its name in the registry.
const TYPES: [(&str, &str); 2] = [("drawmaster", "Drawmaster event"), ("tourbook", "Drawmaster tour book")];
/// How often the test looks whether the uninstaller has ended, which works on after its start has returned.
const LOOKS: u32 = 300;

/// Checks the installer that `cargo xtask dist --target windows` built.
pub fn check(place: &Place) -> Result<()> {
    if matches!(place, Place::Here) {
        println!("Skipped: the test installs into a new folder of Wine, and never on your computer.");
        return Ok(());
    }
    let computer = Computer::new(place)?;
    let before = computer.traces()?;
    computer.install()?;
    computer.install().context("the installer fails over an installed version")?;
    computer.check_command_line()?;
    computer.check_registry()?;
    computer.check_refusal()?;
    computer.uninstall()?;
    let left: Vec<String> = computer.traces()?.difference(&before).cloned().collect();
    let (kept, left): (Vec<_>, Vec<_>) = left.into_iter().partition(|path| path.contains(DATA));
    ensure!(left.is_empty(), "the removed program left these traces:\n  {}", left.join("\n  "));
    ensure!(kept.iter().any(|file| file.ends_with(".key")), "the user's key was removed");
    println!("ok: removed without traces, and the user's data are kept");
    computer.end()
}

/// What Wine takes for a new computer.
struct Computer<'a> {
    place: &'a Place,
    workshop: PathBuf,
    prefix: String,
    user: String,
}

impl Computer<'_> {
    fn new(place: &Place) -> Result<Computer<'_>> {
        let files = fs::read_dir(windows_folder()).context("run \"cargo xtask dist --target windows\" first")?;
        let is_setup = |path: &PathBuf| path.to_string_lossy().ends_with("-setup.exe");
        let setup = files.flatten().map(|file| file.path()).find(is_setup);
        let setup = setup.context("there is no installer: run \"cargo xtask dist --target windows\" first")?;
        let workshop = place.workshop("installer-test")?;
        fs::copy(&setup, workshop.join(SETUP)).with_context(|| format!("cannot copy {}", setup.display()))?;
        let prefix = place.inner(&workshop.join("prefix")).to_string_lossy().into_owned();
        let mut computer = Computer { place, workshop, prefix, user: String::new() };
        shell::call(&mut computer.program("wineboot", &["--init"]))?;
        let users = fs::read_dir(computer.workshop.join("prefix/drive_c/users"))?;
        let names = users.flatten().map(|user| user.file_name().to_string_lossy().into_owned());
        computer.user = names.into_iter().find(|name| name != "Public").context("Wine has no user")?;
        Ok(computer)
    }

    /// Returns a program of the computer.
    fn program(&self, program: &str, words: &[&str]) -> Command {
        // Wine asks for no downloads, and makes no entries in the menu of this system.
        let variables =
            [("WINEPREFIX", self.prefix.as_str()), ("WINEDLLOVERRIDES", "mscoree,mshtml,winemenubuilder.exe=")];
        let mut command = self.place.start(&self.workshop, program, &variables);
        command.args(words);
        command
    }

    /// Returns the installed command line.
    fn drawmaster(&self, words: &[&str]) -> Command {
        self.program(&self.installed("drawmaster.exe"), words)
    }

    /// Returns where something below the user's folder is for this test.
    fn at(&self, path: &str) -> PathBuf {
        self.workshop.join("prefix/drive_c/users").join(&self.user).join(path)
    }

    /// Returns where an installed file is for Windows; without a name, the folder.
    fn installed(&self, file: &str) -> String {
        let folder = format!(r"C:\users\{}\{}", self.user, INSTALLED.replace('/', r"\"));
        if file.is_empty() { folder } else { format!(r"{folder}\{file}") }
    }

    fn install(&self) -> Result<()> {
        shell::call(&mut self.program(SETUP, &["/S"]))?;
        let folder = self.at(INSTALLED);
        for file in [
            "drawmaster-desk.exe",
            "drawmaster.exe",
            "WebView2Loader.dll",
            "LICENSE",
            "THIRD-PARTY.txt",
            "completions/_drawmaster.ps1",
        ] {
            ensure!(folder.join(file).is_file(), "{file} is not installed");
        }
        ensure!(self.at(SHORTCUT).is_file(), "there is no entry of Start");
        println!("ok: installed silently");
        Ok(())
    }

    fn check_command_line(&self) -> Result<()> {
        let version = shell::output(&mut self.drawmaster(&["--version"]))?;
        ensure!(version.starts_with(&format!("drawmaster {} ", env!("CARGO_PKG_VERSION"))), "the version is {version}");
        let licences = shell::output(&mut self.drawmaster(&["about", "--licences"]))?;
        let notices = fs::read_to_string(paths::root().join("assets").join("notices").join("THIRD-PARTY.txt"))?;
        ensure!(lines(&licences) == lines(&notices), "the program shows other licences than the project has");
        let simulate = ["simulate", "--players", "8", "--rounds", "2", "--seed", "3", "spring.drawmaster"];
        shell::output(&mut self.drawmaster(&simulate))?;
        shell::output(&mut self.drawmaster(&["check", "spring.drawmaster"]))?;
        shell::output(&mut self.drawmaster(&["print", "spring.drawmaster", "standings", "standings.pdf"]))?;
        shell::output(&mut self.drawmaster(&["key"]))?;
        println!("ok: {} plays, checks and prints an event", version.trim());
        Ok(())
    }

    fn check_registry(&self) -> Result<()> {
        let window = self.installed("drawmaster-desk.exe");
        for (ending, kind) in TYPES {
            ensure!(self.value(&format!(r"HKCU\Software\Classes\.{ending}"), None)? == kind, ".{ending} is no {kind}");
            let command = self.value(&format!(r"HKCU\Software\Classes\{kind}\shell\open\command"), None)?;
            ensure!(command == format!("\"{window}\" \"%1\""), "{kind} is opened by {command}");
            println!("ok: .{ending} is a {kind}, opened by {command}");
        }
        let uninstall = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Drawmaster";
        let version = self.value(uninstall, Some("DisplayVersion"))?;
        ensure!(version == env!("CARGO_PKG_VERSION"), "Windows lists version {version}");
        let quiet = self.value(uninstall, Some("QuietUninstallString"))?;
        ensure!(quiet == format!("\"{}\" /S", self.installed("uninstall.exe")), "Windows uninstalls with {quiet}");
        Ok(())
    }

    /// Returns a text of the registry; without a name, that of the key itself.
    fn value(&self, key: &str, name: Option<&str>) -> Result<String> {
        let words = name.map_or(vec!["query", key, "/ve"], |name| vec!["query", key, "/v", name]);
        let answer = shell::output(&mut self.program("reg", &words))?;
        let value = answer.lines().find_map(|line| line.split_once("REG_SZ"));
        Ok(value.with_context(|| format!("{key} has no text"))?.1.trim().to_owned())
    }

    /// Checks that the installer and the uninstaller change nothing while a program runs.
    fn check_refusal(&self) -> Result<()> {
        let running = Running::start(self.drawmaster(&[
            "serve",
            "spring.drawmaster",
            "--address",
            "127.0.0.1:0",
            "--until-input-ends",
            "--json",
        ]))?;
        let before = self.traces()?;
        let uninstaller = self.installed("uninstall.exe");
        // Told where it is, the uninstaller does not start a copy of itself, whose exit code no one sees.
        let told = format!("_?={}", self.installed(""));
        for mut command in [self.program(SETUP, &["/S"]), self.program(&uninstaller, &["/S", &told])] {
            let code = command.status()?.code();
            ensure!(code == Some(REFUSED), "while a program runs, the exit code is {code:?}");
        }
        ensure!(self.traces()? == before, "a refused installation changed something");
        println!("ok: refused while a program runs");
        running.end()
    }

    fn uninstall(&self) -> Result<()> {
        shell::call(&mut self.program(&self.installed("uninstall.exe"), &["/S"]))?;
        for _ in 0..LOOKS {
            if !self.at(INSTALLED).exists() {
                return Ok(());
            }
            thread::sleep(Duration::from_millis(100));
        }
        bail!("{} is still there", self.installed(""));
    }

    /// Returns the names of all files that have to do with the program, and the lines of the registry that name it.
    fn traces(&self) -> Result<BTreeSet<String>> {
        let mut found = BTreeSet::new();
        shell::output(&mut self.program("reg", &["export", "HKCU", "registry.txt", "/y"]))?;
        let registry = fs::read(self.workshop.join("registry.txt")).context("Wine wrote no registry")?;
        let (words, _) = registry.as_chunks::<2>();
        let text: Vec<u16> = words.iter().map(|word| u16::from_le_bytes(*word)).collect();
        let text = String::from_utf16_lossy(&text);
        found.extend(text.lines().filter(|line| is_own(line)).map(str::to_owned));
        collect(&self.workshop.join("prefix/drive_c"), "drive_c", &mut found)?;
        Ok(found)
    }

    /// Ends the programs that Wine keeps running.
    fn end(&self) -> Result<()> {
        shell::call(&mut self.program("wineboot", &["--end-session", "--shutdown"]))
    }
}

fn lines(text: &str) -> Vec<&str> {
    text.trim().lines().collect()
}

fn is_own(text: &str) -> bool {
    let text = text.to_lowercase();
    text.contains("drawmaster") || text.contains("tourbook")
}

/// Adds the paths of own files and folders below `folder`, with slashes.
fn collect(folder: &Path, below: &str, found: &mut BTreeSet<String>) -> Result<()> {
    for file in fs::read_dir(folder)? {
        let file = file?;
        let path = format!("{below}/{}", file.file_name().to_string_lossy());
        if is_own(&path) {
            found.insert(path.clone());
        }
        // Wine's folder has links to the folders of this computer.
        if file.file_type()?.is_dir() {
            collect(&file.path(), &path, found)?;
        }
    }
    Ok(())
}

/// A program that runs until its input ends.
struct Running(Child);

impl Running {
    fn start(mut command: Command) -> Result<Running> {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let output = child.stdout.take().context("its output is a pipe")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        ensure!(!line.is_empty(), "the program does not run");
        Ok(Running(child))
    }

    fn end(mut self) -> Result<()> {
        drop(self.0.stdin.take());
        self.0.wait()?;
        Ok(())
    }
}
