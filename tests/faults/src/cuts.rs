//! Power cuts: a recorded day is cut at a random moment, the disk keeps a random part of the unsynced writes, and the program
//! must find every acknowledged change when it opens the file.

use std::collections::BTreeMap;
use std::path::Path;

use crate::window::dispatch_event;
use domain::lots::Lots;
use rusqlite::Connection;
use session::EventSession;
use store::{Durability, EventFile, OperationRecord};

use crate::disk::{Disk, Fate};
use crate::script;
use crate::tape::{Happening, Tape};
use crate::vfs::Recorder;

/// The event file's name in the recorded folder.
const NAME: &str = "event.drawmaster";

/// The number of cuts between two comparisons of the whole state with the journal.
const THOROUGH: usize = 10;

/// The outcome of all cuts.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Verdict {
    /// The number of power cuts.
    pub cuts: usize,
    /// Cuts that lost an acknowledged change.
    pub lost: usize,
    /// Cuts after which the file did not open or was not sound.
    pub broken: usize,
}

/// A recorded day, and the number of journal entries before the first and after each acknowledged change.
pub struct Day {
    tape: Tape,
    entries: Vec<usize>,
}

/// Records the day of the sample event in a session.
///
/// # Panics
/// Panics if a command is refused, because the script is wrong then.
pub fn record_desk(rounds: u32) -> Day {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join(NAME);
    drop(script::sample(&path).expect("the sample event"));
    let recorder = Recorder::new(folder.path());
    let mut desk = EventSession::open(script::host(), &path).expect("the sample event opens");
    let mut entries = vec![script::entries(&mut desk).expect("a journal")];
    for (number, (command, request)) in script::day(rounds).into_iter().enumerate() {
        dispatch_event(&mut desk, command, request).unwrap_or_else(|why| panic!("{command}: {why:?}"));
        recorder.acknowledge(number + 1);
        entries.push(script::entries(&mut desk).expect("a journal"));
    }
    Day { tape: recorder.tape(), entries }
}

/// Records `changes` changes of an event file with these durability settings, which may be unsafe.
///
/// # Panics
/// Panics if the file refuses a change.
pub fn record_store(durability: &Durability, changes: usize) -> Day {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join(NAME);
    drop(script::sample(&path).expect("the sample event"));
    let recorder = Recorder::new(folder.path());
    let mut file = EventFile::open_durable(&path, durability).expect("the sample event opens");
    let mut entries = vec![file.log().expect("a journal").len()];
    for number in 1..=changes {
        let operation = OperationRecord { who: "desk", at: "now", name: "rename", input: number.into() };
        let rename = file.transact(operation, |tx| {
            let mut event = tx.load()?;
            event.change_settings(|settings| settings.name = format!("Name {number}"));
            tx.write(&event)
        });
        rename.unwrap_or_else(|why| panic!("{why}"));
        recorder.acknowledge(number);
        entries.push(file.log().expect("a journal").len());
    }
    Day { tape: recorder.tape(), entries }
}

/// Cuts the power `cuts` times with moments and fates drawn from `seed`. Calls `progress` after every 1000 cuts.
pub fn cut(day: &Day, cuts: usize, seed: &str, mut progress: impl FnMut(Verdict)) -> Verdict {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut lots = Lots::new("power cuts", seed);
    let length = u32::try_from(day.tape.happenings.len()).expect("a day has fewer happenings");
    let mut moments: Vec<usize> = (0..cuts).map(|_| lots.below(length + 1) as usize).collect();
    moments.sort_unstable();
    let (mut disk, mut at, mut acknowledged) = (Disk::at_start(&day.tape), 0, 0);
    let mut verdict = Verdict::default();
    for moment in moments {
        for happening in &day.tape.happenings[at..moment] {
            disk.happen(happening);
            if let Happening::Acknowledged(number) = happening {
                acknowledged = *number;
            }
        }
        at = moment;
        let fate = [Fate::Kept, Fate::Lost, Fate::Mixed, Fate::Mixed][lots.below(4) as usize];
        lay_out(folder.path(), &disk.cut(fate, &mut lots));
        let expected = &day.entries[acknowledged..day.entries.len().min(acknowledged + 2)];
        verdict.cuts += 1;
        let thoroughly = verdict.cuts.is_multiple_of(THOROUGH);
        match entries_found(&folder.path().join(NAME), thoroughly) {
            Some(found) if expected.contains(&found) => {}
            Some(_) => verdict.lost += 1,
            None => verdict.broken += 1,
        }
        if verdict.cuts.is_multiple_of(1000) {
            progress(verdict);
        }
    }
    verdict
}

/// Replaces the files in the folder.
fn lay_out(folder: &Path, files: &BTreeMap<String, Vec<u8>>) {
    for old in std::fs::read_dir(folder).expect("the folder is there") {
        std::fs::remove_file(old.expect("a file").path()).expect("it can be removed");
    }
    for (name, content) in files {
        std::fs::write(folder.join(name), content).expect("a file can be written");
    }
}

/// The number of journal entries in the file; `None` if it does not open or, with `thoroughly`, is not sound. Opening checks
/// SQLite's structure and the chain of the journal; `thoroughly` also compares the state with a replay of the journal.
fn entries_found(path: &Path, thoroughly: bool) -> Option<usize> {
    let file = EventFile::open(path).ok()?;
    let sound = !thoroughly || file.check().is_sound();
    sound.then(|| file.log().map(|log| log.len()).ok())?
}

/// The version of SQLite.
pub fn sqlite_version() -> String {
    let asked = Connection::open_in_memory().and_then(|c| c.query_row("SELECT sqlite_version()", (), |row| row.get(0)));
    asked.unwrap_or_default()
}
