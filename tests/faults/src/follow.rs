//! Second desks that follow a hostile first one. Whatever it sends, between honest answers, the copy has a part of the honest history from
//! its beginning, with its rows and nothing else; it is sound, can be promoted, or the refusal says why; and it stops at once.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::mpsc::channel;
use std::time::Duration;

use domain::Event;
use domain::lots::Lots;
use serde_json::json;
use server::{FirstDesk, FollowState, Following};
use session::{AppError, ErrorCode, EventSession};
use store::EventFile;

use crate::impostor::{History, Impostor, Pace, Plan, hash_of};
use crate::script;
use crate::window::dispatch_event;

/// The outcome of many runs.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Verdict {
    /// The number of runs.
    pub runs: usize,
    /// The honest answers.
    pub honest: usize,
    /// The hostile answers.
    pub hostile: usize,
    /// Hostile answers that were refused.
    pub refused: usize,
    /// Hostile answers that count as no connection.
    pub lost: usize,
    /// Hostile answers of which the copy took what was honest, or that were honest after all.
    pub harmless: usize,
    /// Copies that were stopped during an answer.
    pub stopped: usize,
    /// Copies that were promoted, and changed then.
    pub promoted: usize,
    /// What must not happen.
    pub faults: Vec<String>,
}

/// An honest first desk: what it sends, and its event after each entry.
pub struct Honest {
    history: History,
    /// The event after each entry; `None` before the rows begin.
    states: Vec<Option<Event>>,
}

/// The code of the second desk. The event does not have it: a proof needs no more than the code.
const CODE: &str = "apple river stone cloud table moon";

/// An event of an older format, whose history before the conversion has no rows.
const CONVERTED: &[u8] = include_bytes!("../../files/event-format3.drawmaster");

/// How often a copy asks in a run.
const QUESTIONS: u32 = 7;

/// The longest time of a question: three answers of a minute each.
const LONGEST: Duration = Duration::from_secs(3 * 65);

/// Returns the first desks of the runs: one of an event that was played, and one of an event that was converted from an older format.
///
/// # Panics
/// Panics if a command is refused, because the script is wrong then.
pub fn first_desks() -> [Honest; 2] {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let played = Honest::of(&script::small(folder.path()), folder.path());
    let path = folder.path().join("converted.drawmaster");
    fs::write(&path, CONVERTED).expect("a file can be written");
    let mut session = EventSession::open(script::host(), &path).expect("it can be converted");
    for place in ["Vinograd", "Sulina", ""] {
        change_place(&mut session, place).expect("the place can be changed");
    }
    dispatch_event(&mut session, "undo", json!({})).expect("it can be undone");
    drop(session);
    [played, Honest::of(&path, folder.path())]
}

/// Plays `runs` runs. Calls `progress` after every 100.
///
/// # Panics
/// Panics if the temporary folder cannot be written.
pub fn follow(desks: &[Honest], runs: usize, seed: &str, mut progress: impl FnMut(&Verdict)) -> Verdict {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut verdict = Verdict::default();
    for number in 0..runs {
        let name = format!("{seed} {number}");
        let honest = &desks[number % desks.len()];
        let path = folder.path().join(format!("copy-{number}.drawmaster"));
        let run = Run::new(honest, &path, Lots::new("a hostile first desk", &name));
        let played = catch_unwind(AssertUnwindSafe(|| run.play(&mut verdict)));
        if let Err(fault) = played.unwrap_or_else(|_| Err("a panic".into())) {
            verdict.faults.push(format!("run {name}: {fault}"));
        }
        verdict.runs += 1;
        // What is left of a copy that was never begun, too.
        for left in fs::read_dir(folder.path()).expect("the folder is there").flatten() {
            fs::remove_file(left.path()).expect("it can be removed");
        }
        if verdict.runs.is_multiple_of(100) {
            progress(&verdict);
        }
    }
    verdict
}

impl Honest {
    fn of(path: &Path, folder: &Path) -> Honest {
        let file = EventFile::open_read_only(path).expect("it opens");
        let sent = file.entries_after(0, &[0; 32], usize::MAX).expect("it can be read").expect("the whole history");
        let mut states = vec![None; sent.base as usize];
        let own = folder.join("states.drawmaster");
        let mut copy = EventFile::create_following(&own).expect("a new file");
        loop {
            drop(copy);
            copy = EventFile::open_following(&own).expect("it can be opened after each answer");
            let (after, hash) = copy.head().expect("it can be read");
            let next = file.entries_after(after, &hash, 1).expect("it can be read").expect("the same history");
            if copy.take_entries(&next).expect("the entries of the file itself") == 0 {
                break;
            }
            states.push(Some(copy.load().expect("a sound file")));
        }
        assert_eq!(copy.load().expect("a sound file"), file.load().expect("a sound file"));
        drop(copy);
        fs::remove_file(own).expect("it can be removed");
        let history = History { code: CODE.into(), entries: sent.entries, base: sent.base, counters: sent.counters };
        assert_eq!(states.len(), history.entries.len() + 1, "a state after each entry");
        Honest { history, states }
    }
}

/// A copy that follows an impostor.
struct Run<'a> {
    honest: &'a Honest,
    path: &'a Path,
    impostor: Impostor,
    lots: Lots,
    /// The copy when it was judged.
    judged: Vec<u8>,
    /// Whether the copy has just been started and has asked nothing: a user looks on then.
    is_first: bool,
}

type Judged<T> = Result<T, String>;

impl Run<'_> {
    fn new<'a>(honest: &'a Honest, path: &'a Path, mut lots: Lots) -> Run<'a> {
        let impostor = Impostor::new(&honest.history, Lots::new("an impostor", &lots.below(u32::MAX).to_string()));
        Run { honest, path, impostor, lots, judged: Vec::new(), is_first: true }
    }

    fn play(mut self, verdict: &mut Verdict) -> Judged<()> {
        let mut copy = self.open()?;
        for _ in 0..QUESTIONS {
            self.grow();
            let (plan, pace) = if self.lots.below(5) < 2 { (Plan::Honest, Pace::AtOnce) } else { self.hostile() };
            self.impostor.desk().answer_with(plan, pace);
            let what = format!("{plan:?} {pace:?}");
            let with_what = |fault: String| format!("{what}: {fault}");
            self.ask(&mut copy, (plan, pace), verdict).map_err(with_what)?;
            self.judge(copy.entry()).map_err(with_what)?;
        }
        if self.lots.below(3) == 0 {
            verdict.stopped += 1;
            self.stop(copy)?;
        } else {
            drop(copy);
        }
        self.promote(verdict)
    }

    fn hostile(&mut self) -> (Plan, Pace) {
        let paces = [Pace::Drips, Pace::Silent(self.lots.below(2_000) as usize), Pace::Endless];
        match self.lots.below(8) {
            0 => (Plan::Honest, paces[self.lots.below(3) as usize]),
            1 => (Plan::hostile(&mut self.lots), paces[self.lots.below(3) as usize]),
            _ => (Plan::hostile(&mut self.lots), Pace::AtOnce),
        }
    }

    /// The first desk goes on.
    fn grow(&mut self) {
        let mut desk = self.impostor.desk();
        let left = self.honest.history.entries.len() as i64 - desk.visible;
        desk.visible += i64::from(self.lots.below(left.clamp(0, 8) as u32 + 1));
    }

    fn open(&self) -> Judged<Following> {
        self.impostor.desk().restart();
        let address = "127.0.0.1:1".parse().expect("it is an address");
        let desk = FirstDesk::over(self.impostor.clone(), address, CODE);
        Following::open(self.path, desk).map_err(|error| format!("the copy does not open: {error}"))
    }

    /// Asks once. After a refusal, the user starts the following again.
    fn ask(&mut self, copy: &mut Following, (plan, pace): (Plan, Pace), verdict: &mut Verdict) -> Judged<()> {
        let is_honest = (plan, pace) == (Plan::Honest, Pace::AtOnce);
        let (before, begun) = (copy.entry(), self.impostor.desk().time);
        if plan == Plan::Replay || self.lots.below(6) == 0 {
            *copy = self.open()?;
            self.is_first = true;
        }
        let is_first = std::mem::replace(&mut self.is_first, false);
        let answered = copy.ask();
        let visible = self.impostor.desk().visible;
        let took = self.impostor.desk().time - begun;
        if took > LONGEST {
            return Err(format!("a question took {took:?}"));
        }
        *(if is_honest { &mut verdict.honest } else { &mut verdict.hostile }) += 1;
        match answered {
            Ok(FollowState::Has { entry, .. }) if entry != copy.entry() => Err("it shows another entry".into()),
            Ok(FollowState::Has { entry, last }) if is_honest => match entry > before || before == visible {
                true if last == visible => Ok(()),
                _ => Err(format!("entry {entry} of {last} instead of more than {before} of {visible}")),
            },
            other if is_honest => Err(format!("an honest answer is not taken: {other:?}")),
            Ok(FollowState::Has { .. }) if plan == Plan::Replay => Err("an old answer is taken for a new one".into()),
            Ok(FollowState::Has { .. }) => {
                verdict.harmless += 1;
                Ok(())
            }
            Ok(FollowState::Lost(reason)) => {
                verdict.lost += 1;
                reasoned(&reason)
            }
            Err(reason) if !is_first && !matches!(plan, Plan::Entries(_)) => {
                Err(format!("an answer without a proof ends the following: {reason}"))
            }
            Err(reason) => {
                verdict.refused += 1;
                *copy = self.open()?;
                self.is_first = true;
                reasoned(&reason)
            }
        }
    }

    /// Judges the copy after an answer: it has the honest history up to `entry`, and its rows.
    fn judge(&mut self, entry: i64) -> Judged<()> {
        if let Some(fault) = self.impostor.desk().faults.pop() {
            return Err(fault);
        }
        if entry == 0 {
            return if self.path.exists() { Err("there is an empty copy".into()) } else { Ok(()) };
        }
        let bytes = fs::read(self.path).map_err(|error| format!("the copy cannot be read: {error}"))?;
        if bytes == self.judged {
            return Ok(());
        }
        let file = EventFile::open_read_only(self.path).map_err(|error| format!("the copy is not sound: {error}"))?;
        let (head, hash) = file.head().map_err(|error| error.to_string())?;
        let honest = usize::try_from(head - 1).ok().and_then(|at| self.honest.history.entries.get(at));
        if head != entry || honest.and_then(|honest| hash_of(&honest.hash)) != Some(hash) {
            return Err(format!("entry {head} is not that of the first desk"));
        }
        let event = file.load().map_err(|error| format!("the event cannot be read: {error}"))?;
        if self.honest.states[head as usize].as_ref() != Some(&event) {
            return Err(format!("the event after entry {head} is not that of the first desk"));
        }
        self.judged = bytes;
        Ok(())
    }

    /// Stops the copy during an answer, honest or not.
    fn stop(&mut self, mut copy: Following) -> Judged<()> {
        self.grow();
        let (plan, pace) = if self.lots.below(3) == 0 { (Plan::Honest, Pace::AtOnce) } else { self.hostile() };
        let (running, stop) = channel();
        {
            let mut desk = self.impostor.desk();
            desk.answer_with(plan, pace);
            desk.stop = Some((1 + self.lots.below(12) as usize, running));
        }
        let ended = copy.run(&stop, |_| {});
        let desk = self.impostor.desk();
        if !desk.is_stopped() && ended.is_ok() {
            return Err(format!("{plan:?} {pace:?}: it ended before it was stopped"));
        }
        if desk.read_after_stop + desk.asked_after_stop > 0 {
            return Err(format!("{plan:?} {pace:?}: it went on after it was stopped"));
        }
        drop(desk);
        let entry = copy.entry();
        drop(copy);
        self.judge(entry)
    }

    /// Takes over with the copy, and works on.
    fn promote(&self, verdict: &mut Verdict) -> Judged<()> {
        if !self.path.exists() {
            return Ok(());
        }
        let file = EventFile::open_to_check(self.path).map_err(|error| format!("it cannot be checked: {error}"))?;
        let problems = file.check().problems;
        let (last, _) = file.head().map_err(|error| error.to_string())?;
        drop(file);
        if !problems.is_empty() {
            return Err(format!("the check says: {problems:?}"));
        }
        let promoted = app::second_desk::promote(script::host(), self.path);
        let promoted = promoted.map_err(|error| format!("it cannot be promoted: {error}"))?;
        if promoted.entry != last {
            return Err(format!("it was promoted at {} instead of {last}", promoted.entry));
        }
        let work = || {
            let mut session = EventSession::open(script::host(), self.path)?;
            change_place(&mut session, "Elsewhere")?;
            // A row with a key of its own.
            for name in ["Ada Reed", "Ben Marsh"] {
                let helper = json!({ "name": name, "role": "results", "room": null, "hours": null });
                dispatch_event(&mut session, "add_helper", helper)?;
            }
            drop(session);
            EventSession::open(script::host(), self.path).map(drop)
        };
        work().map_err(|error: AppError| format!("the promoted copy cannot be changed: {error}"))?;
        verdict.promoted += 1;
        Ok(())
    }
}

fn change_place(session: &mut EventSession, place: &str) -> Result<(), AppError> {
    dispatch_event(session, "change_setting", json!({ "path": "event.place", "value": place })).map(drop)
}

/// A refusal says why.
fn reasoned(reason: &AppError) -> Judged<()> {
    let text = reason.to_string();
    if reason.code == ErrorCode::Internal || !text.ends_with('.') {
        return Err(format!("it is refused without a reason: {reason:?}"));
    }
    Ok(())
}
