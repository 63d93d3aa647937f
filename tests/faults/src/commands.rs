//! Every kind of command that writes, on a venue with events, a tour book, a key, a bundle and copies.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::kills::COMMAND;

/// A command that writes, as words; `{key}` stands for the organiser's public key.
pub struct Writing {
    /// The command line.
    pub line: &'static str,
    /// A folder whose files can be made again, so that writing them does not wait for the device.
    pub remade: &'static str,
}

/// All kinds of writing commands. A new one needs a line here.
pub const COMMANDS: [Writing; 45] = {
    const fn kept(line: &'static str) -> Writing {
        Writing { line, remade: "-" }
    }
    const fn remade(line: &'static str, remade: &'static str) -> Writing {
        Writing { line, remade }
    }
    [
        kept("new new.drawmaster --name New --start 2026-08-14"),
        kept("import imported.drawmaster other.xml"),
        kept("simulate played.drawmaster --players 6 --rounds 2 --seed 3"),
        kept("set open.drawmaster event.place Vinograd"),
        kept("entry add open.drawmaster --family Late --given Lia --rank 5k"),
        kept("entry set open.drawmaster 3 --club Brad --reason transfer"),
        kept("entry import open.drawmaster late.csv"),
        kept("register close open.drawmaster"),
        kept("register seed closed.drawmaster --reason again"),
        kept("slip add closed.drawmaster --player 3 --club Brad"),
        kept("pair closed.drawmaster --round 1"),
        kept("ko freeze closed.drawmaster --category 16 --size 4"),
        kept("ko draw closed.drawmaster --category 16 --size 4 --entropy 61442"),
        kept("release event.drawmaster --round 2"),
        kept("swap event.drawmaster --round 2 --board 1"),
        kept("lock event.drawmaster --round 2 --board 1"),
        kept("renumber event.drawmaster --round 2"),
        kept("unpair event.drawmaster --round 2"),
        kept("result event.drawmaster --round 1 --board 1 0-1 --reason misread"),
        kept("undo event.drawmaster"),
        kept("redo undone.drawmaster"),
        kept("confirm done.drawmaster --round 1"),
        kept("print event.drawmaster pairings out.pdf --round 1"),
        kept("print event.drawmaster pairings old.pdf --round 1 --overwrite"),
        remade("print event.drawmaster all sheets --round 1", "sheets"),
        remade("export event.drawmaster --as html pages", "pages"),
        kept("export event.drawmaster --as h9 out.h9"),
        kept("export event.drawmaster --as csv out.csv"),
        kept("export event.drawmaster --as opengotha out.xml"),
        kept("export event.drawmaster --as bundle two.zip"),
        kept("bundle hand-over first.drawmaster --to d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"),
        kept("key"),
        kept("tour new --name Other --book other.tourbook"),
        kept("tour key add {key} --holder Desk --book other-keys.tourbook"),
        kept("tour add second.zip"),
        kept("tour undo"),
        kept("tour seedlist out.json --date 2026-12-31"),
        kept("tour print sp-list sp.pdf"),
        remade("tour publish tour-pages", "tour-pages"),
        kept("seedlist import open.drawmaster seeds.json --key {key} --names"),
        kept("copies second second"),
        kept("salvage event.drawmaster salvaged.drawmaster"),
        kept("season export 2022 mine.toml"),
        kept("season use open.drawmaster season.toml --yes"),
        kept("egd import ratings.html"),
    ]
};

/// A rating list of one invented person, in the columns of the database.
const RATINGS: &str = concat!(
    "<html>\n(22 Feb 2018)\n<pre>\n",
    " 11110001  Chora Illia                           UA  Lviv    3k   --   1812     2  T171118A\n</pre>\n"
);

/// A folder with everything that the commands need. It is deleted when it is dropped.
pub struct Venue {
    folder: tempfile::TempDir,
    program: PathBuf,
    key: String,
}

impl Venue {
    /// Makes the venue with `program`, which calls [`crate::kills::work_if_asked`].
    ///
    /// # Panics
    /// Panics if a command is refused.
    pub fn prepared(program: &Path) -> Venue {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut venue = Venue { folder, program: program.to_owned(), key: String::new() };
        venue.write("players.csv", &players(16));
        venue.write("late.csv", "family,given,rank\nLate,Ana,7k\nLater,Bo,8k\n");
        venue.write("ratings.html", RATINGS);
        venue.run("new open.drawmaster --name Spring --start 2026-08-14");
        venue.run("entry import open.drawmaster players.csv");
        venue.copy("open", "closed");
        venue.run("register close closed.drawmaster");
        venue.copy("closed", "event");
        venue.run("pair event.drawmaster --round 1");
        venue.run("release event.drawmaster --round 1");
        for board in 1..=8 {
            venue.run(&format!("result event.drawmaster --round 1 --board {board} 1-0"));
        }
        venue.copy("event", "done");
        venue.run("confirm event.drawmaster --round 1");
        venue.run("pair event.drawmaster --round 2");
        venue.copy("event", "undone");
        venue.run("undo undone.drawmaster");
        venue.run("print event.drawmaster pairings old.pdf --round 1");
        venue.run("export event.drawmaster --as opengotha other.xml");
        venue.run("season export 2022 built-in.toml");
        let season = fs::read_to_string(venue.path().join("built-in.toml")).expect("the season was exported");
        venue.write("season.toml", &season.replacen("name = \"2022\"", "name = \"Ours\"", 1));
        fs::create_dir(venue.path().join("second")).expect("the venue can be written");
        venue.tour();
        venue
    }

    /// Makes the tour book with a first bundle, the second bundle, and the seed list.
    fn tour(&mut self) {
        let answer = self.run("key --json");
        let answer: serde_json::Value = serde_json::from_str(&answer).expect("the answer is JSON");
        self.key = answer["public"].as_str().expect("a public key").to_owned();
        self.run("tour new --name Tour");
        self.run("tour new --name Other --book other-keys.tourbook");
        self.run("tour key add {key} --holder Desk");
        for (event, seed, bundle) in [("first", "7", "first.zip"), ("other", "9", "second.zip")] {
            self.run(&format!("simulate {event}.drawmaster --players 8 --rounds 2 --seed {seed}"));
            self.run(&format!("export {event}.drawmaster --as bundle {bundle}"));
        }
        self.run("tour add first.zip");
        self.run("tour seedlist seeds.json --date 2026-12-31");
    }

    /// Returns the folder.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.path().join(name), text).expect("the venue can be written");
    }

    fn copy(&self, from: &str, to: &str) {
        let path = |name: &str| self.path().join(format!("{name}.drawmaster"));
        fs::copy(path(from), path(to)).expect("an event can be copied");
    }

    /// Returns the command for a line, to be run in `folder`, a copy of the venue.
    pub fn command(&self, line: &str, folder: &Path) -> Command {
        let mut command = Command::new(&self.program);
        command.args(line.split_whitespace().map(|word| if word == "{key}" { self.key.as_str() } else { word }));
        command.env(COMMAND, "yes").env("DRAWMASTER_DATA", folder.join("data"));
        command.env("DRAWMASTER_NOW", "2026-08-14T09:00:00").current_dir(folder);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    fn run(&self, line: &str) -> String {
        let output = self.command(line, self.path()).output().expect("the program starts");
        assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    /// Returns a copy of the venue, in which one command can run. The command that makes a key finds none.
    pub fn copied(&self, line: &str) -> tempfile::TempDir {
        let copy = tempfile::tempdir().expect("a temporary folder");
        copy_into(self.path(), copy.path());
        if line == "key" {
            fs::remove_dir_all(copy.path().join("data")).expect("the folder of the key");
        }
        copy
    }
}

/// The header and the first `count` players of the sample list.
fn players(count: usize) -> String {
    let list = include_str!("../../../assets/sample/players.csv");
    list.lines().take(count + 1).map(|line| format!("{line}\n")).collect()
}

fn copy_into(from: &Path, to: &Path) {
    for file in fs::read_dir(from).expect("the folder can be read").flatten() {
        let target = to.join(file.file_name());
        if file.path().is_dir() {
            fs::create_dir(&target).expect("a folder can be made");
            copy_into(&file.path(), &target);
        } else {
            fs::copy(file.path(), target).expect("a file can be copied");
        }
    }
}
