//! A venue for each test: an empty folder in which the test runs `drawmaster`.

mod ran;
mod skip;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub use ran::Ran;
pub use skip::{Missing, pdf_text, shared_files, skip};
use tempfile::TempDir;

/// The sample event's list of 64 invented players.
pub const PLAYERS: &str = include_str!("../../assets/sample/players.csv");

/// The draw seed of events whose test gives none.
pub const SEED: &str = "5eed";

/// An empty folder and the program. The folder is deleted at the end of the test.
pub struct TestVenue {
    folder: TempDir,
    /// The folder in which the program stores the user's key.
    data: TempDir,
    program: PathBuf,
}

impl TestVenue {
    /// Creates a venue for `program`.
    pub fn with(program: &str) -> TestVenue {
        let own = || tempfile::tempdir().expect("a test may write into the temporary folder");
        let (folder, data) = (own(), own());
        TestVenue { folder, data, program: program.into() }
    }

    /// The path of a file of this venue.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Writes a file into the venue.
    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) {
        std::fs::write(self.path(name), content).expect("the venue's folder can be written");
    }

    /// The bytes of a file of the venue.
    pub fn bytes(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// The names of all files in the venue, sorted.
    pub fn names(&self) -> Vec<String> {
        let listed = std::fs::read_dir(self.folder.path()).expect("the venue's folder can be read");
        let mut names: Vec<String> =
            listed.flatten().map(|file| file.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    /// Runs `drawmaster` with the words of a line.
    pub fn drawmaster(&self, line: &str) -> Ran {
        self.words(&line.split_whitespace().collect::<Vec<_>>())
    }

    /// Runs `drawmaster` with these arguments, which may contain blanks.
    ///
    /// `new` without `--seed` gets [`SEED`], so that every draw of a test is the same each time.
    pub fn words(&self, words: &[&str]) -> Ran {
        let seeded = words.first() != Some(&"new") || words.contains(&"--seed");
        let seed: &[&str] = if seeded { &[] } else { &["--seed", SEED] };
        self.run(Command::new(&self.program), &[words, seed].concat())
    }

    /// Runs `drawmaster` through another program; `command` ends with the path of `drawmaster`.
    pub fn run_as(&self, command: Command, words: &[&str]) -> Ran {
        self.run(command, words)
    }

    /// The folder in which the program stores the user's key and copies.
    pub fn data(&self) -> &Path {
        self.data.path()
    }

    /// The path of the program, for tests that start it themselves.
    pub fn program(&self) -> &Path {
        &self.program
    }

    fn run(&self, mut command: Command, words: &[&str]) -> Ran {
        command.args(words).current_dir(self.folder.path()).stdin(Stdio::null());
        command.env("DRAWMASTER_DATA", self.data.path());
        let output = command.output().expect("Cargo has built the program before its tests");
        Ran::new(words.join(" "), output)
    }

    /// Runs `drawmaster` with a limit of 600 MB of address space and 60 seconds of processor time, where the system supports
    /// limits. A program that exceeds them is killed, and the test fails. The time finds work that does not end, and not slow
    /// machines: debug builds need up to 10 seconds for the largest files.
    pub fn with_limits(&self, line: &str) -> Ran {
        self.with_memory(600, line)
    }

    /// As [`TestVenue::with_limits`], with another limit of address space in MB.
    pub fn with_memory(&self, megabytes: u32, line: &str) -> Ran {
        if !cfg!(target_os = "linux") {
            return self.drawmaster(line);
        }
        let limits = format!("ulimit -v {}; ulimit -t 60; exec \"$0\" \"$@\"", megabytes * 1024);
        let mut command = Command::new("sh");
        command.args(["-c", limits.as_str()]).arg(&self.program);
        self.run(command, &line.split_whitespace().collect::<Vec<_>>())
    }

    /// Creates an event of six rounds with the first `count` players of the sample list and a closed register.
    pub fn event(&self, name: &str, count: usize) {
        self.words(&["new", name, "--name", "Spring Stage", "--start", "2026-08-14"]).done();
        self.write("players.csv", players(count));
        self.drawmaster(&format!("entry import {name} players.csv")).done();
        self.drawmaster(&format!("register close {name}")).done();
    }

    /// Asserts that `refused` changes no file of the venue.
    pub fn unchanged(&self, refused: impl FnOnce()) {
        let all = || -> Vec<(String, Vec<u8>)> {
            self.names().into_iter().map(|name| (name.clone(), self.bytes(&name))).collect()
        };
        let before = all();
        refused();
        let after = all();
        let names = |files: &[(String, Vec<u8>)]| files.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
        assert_eq!(names(&before), names(&after), "files were created or deleted");
        for ((name, old), (_, new)) in before.iter().zip(&after) {
            assert!(old == new, "{name} was changed by a command that was refused");
        }
    }
}

/// The header and the first `count` players of the sample list.
pub fn players(count: usize) -> String {
    PLAYERS.lines().take(count + 1).map(|line| format!("{line}\n")).collect()
}
