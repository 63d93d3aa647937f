//! A hall of one's own for each test: an empty folder in which `drawmaster` is run as a drawmaster runs it.

mod ran;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub use ran::Ran;
use tempfile::TempDir;

/// The sample event's list of 64 invented players.
pub const PLAYERS: &str = include_str!("../../assets/sample/players.csv");

/// An empty folder and the program; the folder goes when the test ends.
pub struct TestVenue {
    folder: TempDir,
    /// Where the program keeps its user's key.
    data: TempDir,
    program: PathBuf,
}

impl TestVenue {
    /// A hall in which `program` is run.
    pub fn with(program: &str) -> TestVenue {
        let own = || tempfile::tempdir().expect("a test may write into the temporary folder");
        let (folder, data) = (own(), own());
        TestVenue { folder, data, program: program.into() }
    }

    /// Where a file of this hall is.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Puts a file into the hall.
    pub fn put(&self, name: &str, content: impl AsRef<[u8]>) {
        std::fs::write(self.path(name), content).expect("the hall's folder can be written");
    }

    /// The bytes of a file of the hall.
    pub fn bytes(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// The names of all files in the hall, in order.
    pub fn names(&self) -> Vec<String> {
        let listed = std::fs::read_dir(self.folder.path()).expect("the hall's folder can be read");
        let mut names: Vec<String> =
            listed.flatten().map(|file| file.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    /// Runs `drawmaster` with the words of a line.
    pub fn drawmaster(&self, line: &str) -> Ran {
        self.words(&line.split_whitespace().collect::<Vec<_>>())
    }

    /// Runs `drawmaster` with these words, which may hold blanks.
    pub fn words(&self, words: &[&str]) -> Ran {
        self.run(Command::new(&self.program), words)
    }

    /// Runs `drawmaster` by another program, whose words so far name it last.
    pub fn run_as(&self, command: Command, words: &[&str]) -> Ran {
        self.run(command, words)
    }

    /// The program itself, for a test that starts it in its own way.
    pub fn program(&self) -> &Path {
        &self.program
    }

    fn run(&self, mut command: Command, words: &[&str]) -> Ran {
        command.args(words).current_dir(self.folder.path()).stdin(Stdio::null());
        command.env("DRAWMASTER_DATA", self.data.path());
        let output = command.output().expect("Cargo has built the program before its tests");
        Ran::new(words.join(" "), output)
    }

    /// Runs `drawmaster` with little memory (600 MB of addresses) and little of the processor (10 seconds), where the system
    /// can hold it to that: whoever needs more is stopped, and the test fails.
    pub fn frugally(&self, line: &str) -> Ran {
        if !cfg!(target_os = "linux") {
            return self.drawmaster(line);
        }
        let mut command = Command::new("sh");
        command.args(["-c", "ulimit -v 614400; ulimit -t 10; exec \"$0\" \"$@\""]).arg(&self.program);
        self.run(command, &line.split_whitespace().collect::<Vec<_>>())
    }

    /// An event of six rounds with the first `count` players of the sample list, the register closed.
    pub fn event(&self, name: &str, count: usize) {
        self.words(&["new", name, "--name", "Spring Stage", "--start", "2026-08-14"]).done();
        self.put("players.csv", players(count));
        self.drawmaster(&format!("entry import {name} players.csv")).done();
        self.drawmaster(&format!("register close {name}")).done();
    }

    /// Whether `refused` left every file of the hall as it was, byte for byte; the journals of open files come and go.
    pub fn unchanged(&self, refused: impl FnOnce()) {
        let all = || -> Vec<(String, Vec<u8>)> {
            self.names().into_iter().map(|name| (name.clone(), self.bytes(&name))).collect()
        };
        let before = all();
        refused();
        let after = all();
        let names = |files: &[(String, Vec<u8>)]| files.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
        assert_eq!(names(&before), names(&after), "files came or went");
        for ((name, old), (_, new)) in before.iter().zip(&after) {
            assert!(old == new, "{name} was changed by a command that was refused");
        }
    }
}

/// The header and the first `count` players of the sample list.
pub fn players(count: usize) -> String {
    PLAYERS.lines().take(count + 1).map(|line| format!("{line}\n")).collect()
}

/// The files of the folder `../shared/data` beside the repository whose names end so, in order. A stranger's clone has
/// none, and `test` is skipped.
pub fn shared_files(test: &str, ending: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/data");
    let listed = std::fs::read_dir(&folder).into_iter().flatten().flatten().map(|file| file.path());
    let mut files: Vec<PathBuf> = listed.filter(|path| path.to_string_lossy().ends_with(ending)).collect();
    files.sort();
    if files.is_empty() {
        skipped(test, "no ../shared/data beside the repository");
    }
    files
}

/// Says on the terminal, past the test's own captured output, what is not tested here and why.
pub fn skipped(test: &str, why: &str) {
    let said = writeln!(std::io::stderr(), "skipped: {test} ({why})");
    said.expect("a test has a terminal or a log");
}
