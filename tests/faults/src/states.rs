//! What a crash may leave of the files, for every command that writes: the system calls of the real program are recorded and
//! replayed up to a random point, under three models of a disk. Every file must then be whole, old or new, and an acknowledged
//! change must be there.
#![expect(clippy::disallowed_methods, reason = "measures elapsed time")]

use std::collections::BTreeMap;
use std::fs;
use std::num::NonZero;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use domain::lots::Lots;
use store::{EventFile, TourFile};

use crate::commands::{WRITING, Writing};
use crate::disk::{Disk, Fate};
use crate::recorder::{files, record};
use crate::tape::{Happening, Tape};
use crate::venue::Venue;

/// The three models: everything written so far is on the disk; only synced content; each unsynced sector, length and name is
/// kept, lost or torn independently.
const MODELS: [Fate; 3] = [Fate::Kept, Fate::Lost, Fate::Mixed];

/// The folder of automatic copies.
const COPIES: &str = "data/copies/";

type Files = BTreeMap<String, Vec<u8>>;

/// The outcome of many states.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The states that were judged.
    pub states: usize,
    /// How many commands they belong to.
    pub commands: usize,
    /// What was wrong, with the command and the moment.
    pub faults: Vec<String>,
}

/// A recorded command.
struct Recorded {
    command: &'static Writing,
    tape: Tape,
    before: Files,
    after: Files,
    /// The number of journal entries of each database before and after the command.
    entries: BTreeMap<String, [usize; 2]>,
}

/// Judges `states` states, divided among all commands, on all cores. Calls `progress` after every command, with the sum so far.
/// `program` calls [`crate::kills::work_if_asked`].
///
/// # Panics
/// Panics if a command is refused when nothing disturbs it.
pub fn crash(states: usize, seed: &str, program: &Path, progress: impl FnMut(&Found) + Send) -> Found {
    let venue = Venue::prepared(program);
    of_all_commands(progress, |at, command| {
        // Spread the remainder, so that the sum is exact.
        let share = states * (at + 1) / WRITING.len() - states * at / WRITING.len();
        let mut lots = Lots::new("states", &format!("{seed} {}", command.line));
        Recorded::of(&venue, command).replay(share, &mut lots)
    })
}

/// Judges the commands on all cores and returns the sum. The order of the faults follows from which command ends first.
fn of_all_commands(
    progress: impl FnMut(&Found) + Send,
    judge: impl Fn(usize, &'static Writing) -> Found + Sync,
) -> Found {
    let (next, sum) = (AtomicUsize::new(0), Mutex::new((Found::default(), progress)));
    let work = || {
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(command) = WRITING.get(at) else { return };
            let found = judge(at, command);
            let (sum, progress) = &mut *sum.lock().expect("no other thread panicked");
            sum.include(found);
            progress(sum);
        }
    };
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(work))));
    sum.into_inner().expect("no thread panicked").0
}

/// Kills each command `rounds` times at a random moment. Calls `progress` after every command. `program` calls [`crate::kills::work_if_asked`].
///
/// # Panics
/// Panics if a command is refused when nothing disturbs it.
pub fn kill_all(rounds: usize, seed: &str, program: &Path, mut progress: impl FnMut(&Found)) -> Found {
    let venue = Venue::prepared(program);
    let mut found = Found::default();
    for command in WRITING {
        let mut lots = Lots::new("kill storm", &format!("{seed} {}", command.line));
        let (whole, duration) = Recorded::undisturbed(&venue, command);
        for _ in 0..rounds {
            let folder = venue.copied(command.line);
            let mut child = venue.command(command.line, folder.path()).spawn().expect("the command starts");
            let micros = u32::try_from(duration.as_micros()).expect("a command takes less than an hour");
            thread::sleep(Duration::from_micros(u64::from(lots.below(micros.max(1)))));
            child.kill().expect("it can be killed");
            let output = child.wait_with_output().expect("it ends");
            let fault = whole.fault(&files(folder.path()), !output.stdout.is_empty(), false, &mut |name| {
                entries(&folder.path().join(name))
            });
            found.add(command, "killed", fault);
        }
        found.commands += 1;
        progress(&found);
    }
    found
}

impl Found {
    /// Adds all that was found for one more command.
    fn include(&mut self, command: Found) {
        self.states += command.states;
        self.commands += 1;
        self.faults.extend(command.faults);
    }

    fn add(&mut self, command: &Writing, when: &str, fault: Option<String>) {
        self.states += 1;
        self.faults.extend(fault.map(|fault| format!("{} ({when}): {fault}", command.line)));
    }
}

impl Recorded {
    fn of(venue: &Venue, command: &'static Writing) -> Recorded {
        let folder = venue.copied(command.line);
        let before = files(folder.path());
        let tape = record(folder.path(), &venue.command(command.line, folder.path()));
        Recorded::between(command, tape, before, folder.path())
    }

    /// Runs a command once and returns how long it took, a little more.
    fn undisturbed(venue: &Venue, command: &'static Writing) -> (Recorded, Duration) {
        let folder = venue.copied(command.line);
        let (before, start) = (files(folder.path()), Instant::now());
        let output = venue.command(command.line, folder.path()).output().expect("the command starts");
        assert!(output.status.success(), "{}: {}", command.line, String::from_utf8_lossy(&output.stderr));
        let duration = start.elapsed() * 11 / 10;
        (Recorded::between(command, Tape::default(), before, folder.path()), duration)
    }

    /// Opens copies only: another thread may be copying the venue.
    fn between(command: &'static Writing, tape: Tape, before: Files, folder: &Path) -> Recorded {
        let after = files(folder);
        let changed = after.iter().filter(|(name, bytes)| is_database(name) && before.get(*name) != Some(bytes));
        let count = |path: &Path| entries(path).unwrap_or_default();
        let counted = changed.map(|(name, _)| {
            let old = if before.contains_key(name) { count(&written(&before, name).path().join(name)) } else { 0 };
            (name.clone(), [old, count(&folder.join(name))])
        });
        let entries = counted.collect();
        Recorded { command, tape, before, after, entries }
    }

    /// Judges `states` states at random moments, in the order of time.
    fn replay(&self, states: usize, lots: &mut Lots) -> Found {
        let mut found = Found::default();
        let happenings = &self.tape.happenings;
        let bound = u32::try_from(happenings.len() + 1).expect("a command does less");
        let mut moments: Vec<usize> = (0..states).map(|_| lots.below(bound) as usize).collect();
        moments.sort_unstable();
        let (mut disk, mut done, mut acknowledged) = (Disk::at_start(&self.tape), 0, false);
        for (at, moment) in moments.into_iter().enumerate() {
            for happening in &happenings[done..moment] {
                disk.happen(happening);
                acknowledged |= matches!(happening, Happening::Acknowledged(_));
            }
            done = moment;
            let model = MODELS[at % MODELS.len()];
            let state = disk.cut(model, lots);
            let fault = self.fault(&state, acknowledged, true, &mut |name| {
                let folder = written(&state, name);
                entries(&folder.path().join(name))
            });
            found.add(self.command, &format!("{model:?}, {moment} of {}", happenings.len()), fault);
        }
        found
    }

    /// Returns what is wrong with the files that a crash left, if anything is. `exact` says that the run is the recorded one, so
    /// that new files have the recorded bytes; otherwise they must be whole.
    fn fault(
        &self,
        state: &Files,
        acknowledged: bool,
        exact: bool,
        opened: &mut impl FnMut(&str) -> Option<usize>,
    ) -> Option<String> {
        // The names of automatic copies depend on the folder, which differs from run to run.
        let is_copy = |name: &str| !exact && name.starts_with(COPIES);
        let strange = state.keys().find(|name| {
            let is_known = self.before.contains_key(*name) || self.after.contains_key(*name);
            !is_known && !is_leftover(name) && !is_copy(name)
        });
        if let Some(name) = strange {
            return Some(format!("{name} was left behind"));
        }
        let names =
            self.before.keys().chain(self.after.keys()).filter(|name| !name.ends_with('/') && !is_leftover(name));
        names.filter(|name| !name.starts_with(self.command.remade) && !is_copy(name)).find_map(|name| {
            let (old, new, now) = (self.before.get(name), self.after.get(name), state.get(name));
            let is_other_run = !exact && is_random(name) && now.is_some_and(|now| is_whole(name, now));
            let is_new = now == new || is_other_run;
            let has_journal = state.get(&format!("{name}-journal")).is_some_and(|journal| !journal.is_empty());
            if is_database(name) && now.is_some() && (has_journal || (now != old && now != new)) {
                return self.database_fault(name, acknowledged, opened(name));
            }
            match (acknowledged, is_new, now == old) {
                (_, true, _) | (false, _, true) => None,
                (true, false, true) => Some(format!("the acknowledged {name} is not there")),
                (_, false, false) => Some(format!("{name} is neither the old nor the new file")),
            }
        })
    }

    fn database_fault(&self, name: &str, acknowledged: bool, found: Option<usize>) -> Option<String> {
        let Some(&[old, new]) = self.entries.get(name) else {
            return Some(format!("{name} was changed by a command that does not change it"));
        };
        match found {
            None => Some(format!("{name} does not open or is not sound")),
            Some(found) if acknowledged && found != new => {
                Some(format!("{name} has {found} entries instead of the acknowledged {new}"))
            }
            Some(found) if !(old..=new).contains(&found) => {
                Some(format!("{name} has {found} entries, not {old} to {new}"))
            }
            Some(_) => None,
        }
    }
}

/// Whether a command changes the file in place.
fn is_database(name: &str) -> bool {
    [".drawmaster", ".tourbook"].iter().any(|ending| name.ends_with(ending)) && !is_leftover(name)
}

/// Drafts, which a later write deletes, rollback journals, and owner files, which the next program takes over.
fn is_leftover(name: &str) -> bool {
    let file = name.rsplit('/').next().unwrap_or(name);
    file.ends_with("-journal")
        || file.ends_with(".owner")
        || (file.starts_with(".drawmaster-") && file.ends_with(".part"))
}

/// Whether two runs of a command give different bytes: the key is random, and so are bundles and the events with their seeds.
/// The second folder is stored with its whole path.
fn is_random(name: &str) -> bool {
    is_database(name) || [".key", ".zip", ".json", "second-folder.txt"].iter().any(|ending| name.ends_with(ending))
}

/// Whether a file of random content has its end.
fn is_whole(name: &str, bytes: &[u8]) -> bool {
    const END_OF_ARCHIVE: &[u8] = b"PK\x05\x06";
    match name.rsplit('.').next() {
        Some("key") => bytes.split(|byte| *byte == b'\n').nth(1).is_some_and(|secret| secret.len() == 64),
        Some("zip") => bytes.len() > 22 && bytes[bytes.len() - 22..].starts_with(END_OF_ARCHIVE),
        Some("txt") => bytes.trim_ascii_end().ends_with(b"/second"),
        Some("json") => serde_json::from_slice::<serde_json::Value>(bytes).is_ok(),
        _ => false,
    }
}

/// Writes a database and its journal into a new folder.
fn written(state: &Files, database: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (name, bytes) in state.iter().filter(|(name, _)| name.starts_with(database)) {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("it is in the folder")).expect("a folder can be made");
        fs::write(path, bytes).expect("a file can be written");
    }
    folder
}

/// The number of journal entries of an event, a copy that follows one, or a tour book; `None` if it does not open or is not sound.
fn entries(path: &Path) -> Option<usize> {
    if path.extension().is_some_and(|ending| ending == "tourbook") {
        let book = TourFile::open(path).ok()?;
        return book.check().is_sound().then(|| book.log().map(|log| log.len()).ok())?;
    }
    // A copy that was killed while it was promoted still follows once its rollback journal is applied.
    let file = EventFile::open(path).or_else(|_| EventFile::open_following(path)).ok()?;
    file.check().is_sound().then(|| file.log().map(|log| log.len()).ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    fn recorded(happenings: Vec<Happening>) -> Recorded {
        let old = |content: &[u8]| Files::from([("a.pdf".to_string(), content.to_vec())]);
        let (before, after) = (old(b"old"), old(b"newer"));
        let tape = Tape { files: before.clone().into_iter().collect(), happenings };
        Recorded { command: &WRITING[0], tape, before, after, entries: BTreeMap::new() }
    }

    fn faults(happenings: Vec<Happening>) -> Vec<String> {
        recorded(happenings).replay(300, &mut Lots::new("test", "1")).faults
    }

    const DRAFT: &str = ".drawmaster-1.part";

    fn safely() -> Vec<Happening> {
        vec![
            Happening::Created { name: DRAFT.into(), inode: 1 },
            Happening::Wrote { inode: 1, at: 0, bytes: b"newer".to_vec() },
            Happening::Synced { inode: 1, folder: false },
            Happening::Renamed { from: DRAFT.into(), to: "a.pdf".into(), inode: 1 },
            Happening::FolderSynced { folder: String::new() },
            Happening::Acknowledged(1),
        ]
    }

    #[test]
    fn a_file_that_is_synced_and_renamed_survives_everywhere() {
        assert_eq!(faults(safely()), Vec::<String>::new());
    }

    #[test]
    fn each_missing_step_is_found() {
        let without = |step: usize| {
            let mut happenings = safely();
            happenings.remove(step);
            faults(happenings)
        };
        assert!(without(2).iter().any(|fault| fault.contains("neither the old nor the new")), "the file is not synced");
        assert!(without(4).iter().any(|fault| fault.contains("acknowledged")), "the folder is not synced");
        let in_place = vec![
            Happening::Wrote { inode: 0, at: 0, bytes: b"new".to_vec() },
            Happening::Wrote { inode: 0, at: 3, bytes: b"er".to_vec() },
        ];
        assert!(!faults(in_place).is_empty(), "the file is written in place");
    }
}
