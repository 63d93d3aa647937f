//! The files on which the commands run: events, a tour book, a key, bundles and copies.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use app::labels::ResultView;
use app::player_report;
use session::EventSession;
use store::EventFile;

use crate::commands::last_command;
use crate::kills::COMMAND;
use crate::script::host;

/// Rating lists of one invented person each, in the columns of the database.
const RATINGS: [&str; 2] = [
    concat!(
        "<html>\n(15 Feb 2018)\n<pre>\n",
        " 11110001  Chora Illia                           UA  Lviv    4k   --   1712     1  T171118A\n</pre>\n"
    ),
    concat!(
        "<html>\n(22 Feb 2018)\n<pre>\n",
        " 11110001  Chora Illia                           UA  Lviv    3k   --   1812     2  T171118A\n</pre>\n"
    ),
];

/// A folder with everything that the commands need. It is deleted when it is dropped.
pub struct Venue {
    folder: tempfile::TempDir,
    program: PathBuf,
    /// What the words in braces stand for.
    words: Vec<(&'static str, String)>,
}

impl Venue {
    /// Makes the venue with `program`, which calls [`crate::kills::work_if_asked`].
    ///
    /// # Panics
    /// Panics if a command is refused.
    pub fn prepared(program: &Path) -> Venue {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut venue = Venue { folder, program: program.to_owned(), words: Vec::new() };
        venue.write("players.csv", &players(16));
        venue.write("late.csv", "family,given,rank\nLate,Ana,7k\nLater,Bo,8k\n");
        for (name, list) in ["old-ratings.html", "ratings.html"].into_iter().zip(RATINGS) {
            venue.write(name, list);
        }
        venue.run("egd import old-ratings.html");
        venue.run("new games.drawmaster --name Side --start 2026-08-14 --template self-paired");
        venue.run("entry import games.drawmaster late.csv");
        venue.run("entry add games.drawmaster --family Reed --given Lia --rank 5k");
        venue.run("game add games.drawmaster --black 1 --white 2 1-0");
        venue.run("new ladder.drawmaster --name Club --start 2026-08-14 --system club-ladder");
        venue.run("entry import ladder.drawmaster late.csv");
        venue.run("entry add ladder.drawmaster --family Reed --given Lia --rank 5k");
        venue.run("new teams.drawmaster --name Teams --start 2026-08-14 --system swiss --teams 2");
        venue.run("entry import teams.drawmaster late.csv");
        venue.run("entry add teams.drawmaster --family Reed --given Lia --rank 5k");
        venue.run("entry add teams.drawmaster --family Rush --given Bo --rank 6k");
        venue.run("team add teams.drawmaster --name First --players 1,2");
        venue.run("team add teams.drawmaster --name Second --players 3,4");
        venue.run("new pairs.drawmaster --name Pairs --start 2026-08-14 --template pair-go");
        venue.run("entry add-pair pairs.drawmaster --first Reed,Lia,5k --second Rush,Bo,6k");
        venue.run("new open.drawmaster --name Spring --start 2026-08-14");
        venue.run("entry import open.drawmaster players.csv");
        venue.copy("open", "rated");
        venue.run("entry add rated.drawmaster --pin 11110001 --rank 5k");
        venue.copy("open", "two");
        venue.run("competition add two.drawmaster --name Rapid");
        venue.copy("open", "closed");
        venue.run("register close closed.drawmaster");
        venue.copy("closed", "event");
        venue.run("pair event.drawmaster --round 1");
        venue.run("release event.drawmaster --round 1");
        venue.copy("event", "playing");
        venue.reported();
        venue.following();
        venue.copy("event", "absent");
        venue.run("referee missing absent.drawmaster --round 1 --board 1 --colour white");
        venue.run("referee times absent.drawmaster --round 1 --start 2020-01-01T10:00");
        venue.copy("event", "adjourned");
        venue.run(
            "referee adjourn adjourned.drawmaster --round 1 --board 1 --sealed-by black --move 90 --left 12:30,25",
        );
        for board in 1..=8 {
            venue.run(&format!("result event.drawmaster --round 1 --board {board} 1-0"));
        }
        venue.copy("event", "done");
        venue.run("confirm event.drawmaster --round 1");
        venue.cases();
        venue.run("pair event.drawmaster --round 2");
        venue.copy("event", "undone");
        venue.run("undo undone.drawmaster");
        venue.run("print event.drawmaster pairings old.pdf --round 1");
        venue.run("export event.drawmaster --as opengotha other.xml");
        venue.run("season export 2022 built-in.toml");
        let season = fs::read_to_string(venue.path().join("built-in.toml")).expect("the season was exported");
        venue.write("season.toml", &season.replacen("name = \"2022\"", "name = \"Ours\"", 1));
        fs::create_dir(venue.path().join("second")).expect("the venue can be written");
        venue.run("simulate staged.drawmaster --players 4 --rounds 1 --seed 3");
        venue.run("stage add staged.drawmaster --after Open --name Final --takes others");
        venue.cadets();
        venue.tour();
        let copies = venue.json("copies list");
        for (word, list, file) in [("{copy}", "copies", "event"), ("{tour-copy}", "tour_books", "tour")] {
            let names = copies[list].as_array().into_iter().flatten().filter_map(|copy| copy["name"].as_str());
            let name = names.filter(|name| name.starts_with(file)).max().expect("there is a copy").to_owned();
            venue.words.push((word, name));
        }
        venue
    }

    /// Makes an event of a running round in which Black of the first two boards reported a win.
    fn reported(&self) {
        self.copy("playing", "reported");
        self.run("set reported.drawmaster event.player_reports true");
        self.run("result reported.drawmaster --round 1 --board 3 --pass black 1-0");
        self.run("result reported.drawmaster --round 1 --board 3 --pass white 0-1");
        let path = self.path().join("reported.drawmaster");
        let mut session = EventSession::open(host(), &path).expect("the event opens");
        let codes = player_report::view(&session).expect("an event is open").codes;
        for board in codes.iter().take(2) {
            player_report::send(&mut session, &board.black, ResultView::BlackWon).expect("the code is valid");
        }
    }

    /// Makes the copy of a second desk with all entries of an event.
    fn following(&self) {
        self.copy("event", "followed");
        self.run("helper add followed.drawmaster --name Reed --role second-desk");
        let first = EventFile::open_read_only(&self.path().join("followed.drawmaster")).expect("the event opens");
        let copy = EventFile::create_following(&self.path().join("following.drawmaster"));
        let mut copy = copy.expect("the copy is created");
        loop {
            let (after, hash) = copy.head().expect("the copy can be read");
            let sent = first.entries_after(after, &hash, 1 << 20).expect("the event can be read");
            if copy.take_entries(&sent.expect("the history is the same")).expect("the entries follow") == 0 {
                return;
            }
        }
    }

    /// Makes an event with a member of the committee, a case about board 1, and a case with a ruling.
    fn cases(&self) {
        self.copy("event", "cases");
        self.run("referee official add cases.drawmaster --role committee --name Marsh");
        self.run("helper add cases.drawmaster --name Reed --role results");
        self.run("referee case add cases.drawmaster --round 1 --board 1 --facts miscounted");
        self.run("referee case add cases.drawmaster --players 1,2 --facts displaced");
        self.run("referee case rule cases.drawmaster 2 stands");
    }

    /// Makes events of twelve players of one category, whose numbers follow from their ranks: a drawn knock-out, a Final with a
    /// tied group, a round with a bye, a round that is paired in part, slips, and a player who sleeps in the top group.
    fn cadets(&self) {
        let lines = (1..=12).map(|rank| format!("Tree,{},{rank}k,RO,2011\n", NAMES[rank - 1]));
        self.write(
            "cadets.csv",
            &lines.fold("family,given,rank,country,birth_year\n".to_owned(), |text, line| text + &line),
        );
        self.run("new cadets.drawmaster --name Cadets --start 2026-08-14 --rounds 4 --seed 7");
        self.run("entry import cadets.drawmaster cadets.csv");
        self.copy("cadets", "sleeper");
        self.run("entry set sleeper.drawmaster 1 --missed 2");
        self.run("set sleeper.drawmaster competition.mcmahon.bar 1k");
        self.run("register close cadets.drawmaster");
        for name in ["cup", "final", "odd", "partly", "slips"] {
            self.copy("cadets", name);
        }
        self.run("ko draw cup.drawmaster --category 16 --size 4 --entropy 61442 --seed 5eed --first-round 1");
        self.copy("cup", "paired-cup");
        self.run("pair paired-cup.drawmaster --round 1");
        self.run("release paired-cup.drawmaster --round 1");
        self.run("result paired-cup.drawmaster --round 1 --board 1 =");
        self.run("final draw final.drawmaster --category 16 --size 4 --entropy 61442 --seed 5eed --first-round 1");
        self.run("pair final.drawmaster --round 1");
        self.run("release final.drawmaster --round 1");
        for board in [1, 2] {
            self.run(&format!("result final.drawmaster --round 1 --board {board} ="));
        }
        self.run("entry withdraw odd.drawmaster 12 --reason ill");
        self.run("pair odd.drawmaster --round 1");
        self.run("pair partly.drawmaster --round 1 --only 1,2,3,4");
        for player in [3, 4] {
            self.run(&format!("slip add slips.drawmaster --player {player} --club Brad"));
        }
    }

    /// Makes the tour book with a first bundle, the second bundle, and the seed list.
    fn tour(&mut self) {
        let key = self.json("key")["public"].as_str().expect("a public key").to_owned();
        self.words.push(("{key}", key));
        self.words.push(("{championship}", "Simulated event 7".into()));
        self.run("tour new --name Tour");
        self.run("tour new --name Other --book other-keys.tourbook");
        self.run("tour key add {key} --holder Desk");
        let events = [("first", "7", "2026-04-10", "first.zip"), ("other", "9", "2026-09-10", "second.zip")];
        for (event, seed, day, bundle) in events {
            self.run(&format!("simulate {event}.drawmaster --players 8 --rounds 2 --seed {seed}"));
            for setting in ["event.end", "event.start"] {
                self.run(&format!("set {event}.drawmaster {setting} {day}"));
            }
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
        let spoken = |word| self.words.iter().find(|(name, _)| *name == word).map_or(word, |(_, text)| text.as_str());
        // The names of copies contain spaces.
        command.args(last_command(line).split_whitespace().map(spoken));
        command.env(COMMAND, "yes").env("DRAWMASTER_DATA", folder.join("data"));
        command.env("DRAWMASTER_NOW", "2026-08-14T09:00:00").current_dir(folder);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    fn run(&self, line: &str) -> String {
        self.run_in(line, self.path())
    }

    fn run_in(&self, line: &str, folder: &Path) -> String {
        let output = self.command(line, folder).output().expect("the program starts");
        assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    fn json(&self, line: &str) -> serde_json::Value {
        serde_json::from_str(&self.run(&format!("{line} --json"))).expect("the answer is JSON")
    }

    /// Returns a copy of the venue, in which the last command of the line can run. The command that makes a key finds none.
    pub fn copied(&self, line: &str) -> tempfile::TempDir {
        let copy = tempfile::tempdir().expect("a temporary folder");
        copy_into(self.path(), copy.path());
        if line == "key" {
            fs::remove_dir_all(copy.path().join("data")).expect("the folder of the key");
        }
        let before = line.strip_suffix(last_command(line)).into_iter().flat_map(|before| before.split_terminator("; "));
        before.for_each(|command| drop(self.run_in(command, copy.path())));
        copy
    }
}

/// The given names of the cadets.
const NAMES: [&str; 12] =
    ["Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Maple", "Oak", "Pine", "Rowan", "Yew"];

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
