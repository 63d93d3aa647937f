//! The phones against the desk: helpers who enter results, arrivals and notes, and players who report, while the director swaps,
//! unpairs, undoes and revokes, connections break, requests arrive twice or late, and a second desk takes over.
//!
//! A run is a list of random actions (`action`) on an event in memory (`desk`, `director`). Phones know what their pages showed them
//! and send what those pages send (`page`, `seats`). After every request the whole event is compared with what the entry may change
//! (`judge`): a result reaches only the game that its author saw, nothing of a round that is not released is shown, and an entry is
//! applied once, refused, or waits for the desk.

mod action;
mod desk;
mod director;
mod judge;
mod page;
mod run;
mod seats;

use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use domain::lots::Lots;

pub use action::Action;
use run::Run;

/// How often a failing list of actions is played again to make it shorter.
const SHRUNK: usize = 400;

/// What happened in all runs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Actions of everybody.
    pub actions: usize,
    /// Acts of the director that the desk did not refuse.
    pub directed: usize,
    /// Entries that helpers made.
    pub entries: usize,
    /// Deliveries that were applied.
    pub applied: usize,
    /// Deliveries of what the desk had already.
    pub known: usize,
    /// Deliveries that wait for the desk.
    pub conflicts: usize,
    /// Deliveries and reports that were refused.
    pub refused: usize,
    /// Reports of players that were taken.
    pub reports: usize,
    /// Second desks that took over.
    pub takeovers: usize,
    /// Comparisons of the pages of the hall.
    pub looks: usize,
}

/// The outcome of many runs.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// The runs that were played.
    pub runs: usize,
    /// What happened in them.
    pub counts: Counts,
    /// What was wrong, each with the seed of its run and the actions that lead to it.
    pub faults: Vec<String>,
}

/// Plays `runs` runs on all cores. Calls `progress` after every run, with the sum so far.
///
/// # Panics
/// Panics if a thread cannot be started.
pub fn play_phones(runs: usize, seed: &str, progress: impl FnMut(&Verdict) + Send) -> Verdict {
    let (next, sum) = (AtomicUsize::new(0), Mutex::new((Verdict::default(), progress)));
    let work = || {
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            if at >= runs {
                return;
            }
            let (counts, fault) = play(&format!("{seed} {at}"));
            let (sum, progress) = &mut *sum.lock().expect("no other thread panicked");
            sum.runs += 1;
            sum.counts.add(counts);
            sum.faults.extend(fault);
            progress(sum);
        }
    };
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(work))));
    sum.into_inner().expect("no thread panicked").0
}

/// Plays the run of a seed. Returns what happened, and a report if something was wrong.
pub fn play(seed: &str) -> (Counts, Option<String>) {
    let actions = actions(seed);
    let (counts, fault) = play_actions(seed, &actions);
    let report = fault.map(|fault| {
        let (shorter, last) = shrink(seed, &actions, &fault);
        format!("seed \"{seed}\": {fault}\n  actions: {actions:?}\n  shrunk: {shorter:?}\n  which gives: {last}")
    });
    (counts, report)
}

/// Returns the 20 to 60 actions of a seed.
fn actions(seed: &str) -> Vec<Action> {
    let mut lots = Lots::new("actions of phones", seed);
    (0..20 + lots.below(41)).map(|_| Action::draw(&mut lots)).collect()
}

/// Plays a list of actions, and returns what was wrong, if anything was.
fn play_actions(seed: &str, actions: &[Action]) -> (Counts, Option<String>) {
    let mut counts = Counts::default();
    let mut played = || -> Result<(), String> {
        let mut run = Run::new(seed)?;
        let done = actions.iter().try_for_each(|action| {
            run.happen(*action).map_err(|fault| format!("after {} actions, at {action:?}: {fault}", run.counts.actions))
        });
        let ended = done.and_then(|()| run.end());
        counts = run.counts;
        ended
    };
    let ended = catch_unwind(AssertUnwindSafe(&mut played));
    let fault = match ended {
        Ok(ended) => ended.err(),
        Err(panic) => {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or_default();
            Some(format!("a panic: {text}"))
        }
    };
    (counts, fault)
}

/// Leaves out actions as long as something is still wrong. Returns the shorter list and what it gives.
fn shrink(seed: &str, actions: &[Action], fault: &str) -> (Vec<Action>, String) {
    let (mut shorter, mut last) = (actions.to_vec(), fault.to_owned());
    let (mut length, mut replays) = (shorter.len() / 2, 0);
    while length > 0 {
        let (mut at, mut is_shorter) = (0, false);
        while at < shorter.len() && replays < SHRUNK {
            let mut without = shorter.clone();
            without.drain(at..(at + length).min(shorter.len()));
            replays += 1;
            match play_actions(seed, &without).1 {
                Some(fault) => (shorter, last, is_shorter) = (without, fault, true),
                None => at += length,
            }
        }
        if !is_shorter || length > 1 {
            length /= 2;
        }
    }
    (shorter, last)
}

impl Counts {
    fn add(&mut self, other: Counts) {
        self.actions += other.actions;
        self.directed += other.directed;
        self.entries += other.entries;
        self.applied += other.applied;
        self.known += other.known;
        self.conflicts += other.conflicts;
        self.refused += other.refused;
        self.reports += other.reports;
        self.takeovers += other.takeovers;
        self.looks += other.looks;
    }
}
