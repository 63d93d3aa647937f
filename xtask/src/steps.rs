//! Runs named steps in two lanes and prints a table with the result and duration of each. The first lane shows its output as
//! it comes; the second runs each step as a process of its own and prints its output in one piece at the end.

use crate::paths;
use anyhow::{Context, Result, bail};
use std::fs::{self, File};
use std::process::Command;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The result of a step that did not fail.
pub enum Done {
    /// It ran and found nothing wrong.
    Passed,
    /// It cannot run here, for this reason.
    Skipped(String),
}

/// Where a step runs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Lane {
    /// In this process, in the order of the list.
    First,
    /// In a process of its own, next to the steps of the first lane.
    Second,
}

/// One step of a task.
pub struct Step {
    /// Its name in the table and on the command line.
    pub name: &'static str,
    /// A description in a few words.
    pub what: &'static str,
    /// Names of the steps that must succeed before it, if they are chosen.
    pub after: &'static [&'static str],
    /// Where it runs.
    pub lane: Lane,
    /// The function that runs it.
    pub perform: fn() -> Result<Done>,
}

enum Outcome {
    Passed,
    Skipped(String),
    Failed(String),
}

/// How a step ended, and how long it took.
struct Row<'a> {
    step: &'a Step,
    outcome: Outcome,
    time: Duration,
}

/// The exit code of a process that skipped its step; its last line is the reason.
const SKIPPED: i32 = 77;

/// Runs the steps and prints the table. Fails if a step failed. Other steps run nevertheless, except those that depend on it.
pub fn perform(task: &str, steps: &[&Step]) -> Result<()> {
    let alone = |step: &Step| apart(task, step.name);
    perform_with(steps, &alone)
}

/// Runs one step as the process that [`perform`] started for it. Does not return if the step is skipped.
pub fn perform_alone(step: &Step) -> Result<()> {
    if let Done::Skipped(reason) = (step.perform)()? {
        println!("{reason}");
        std::process::exit(SKIPPED);
    }
    Ok(())
}

fn perform_with(steps: &[&Step], alone: &(dyn Fn(&Step) -> Result<Done> + Sync)) -> Result<()> {
    let start = Instant::now();
    let ended = Ended::default();
    let (first, second): (Vec<&Step>, Vec<&Step>) = steps.iter().partition(|step| step.lane == Lane::First);
    thread::scope(|scope| {
        scope.spawn(|| run_lane(&second, steps, &ended, &|step| alone(step)));
        run_lane(&first, steps, &ended, &|step| {
            println!("\n== {}: {}", step.name, step.what);
            (step.perform)()
        });
    });
    let table = ended.rows(steps);
    let (lines, failed) = summary(&table, start.elapsed());
    println!("\n{}", lines.join("\n"));
    if failed > 0 {
        bail!("{failed} of {} steps failed", table.len());
    }
    Ok(())
}

/// Runs the steps of one lane, each as soon as those of `chosen` that it needs have ended.
fn run_lane<'a>(lane: &[&'a Step], chosen: &[&Step], ended: &Ended<'a>, act: &dyn Fn(&Step) -> Result<Done>) {
    for step in lane {
        let failed = ended.await_needed(step, chosen);
        ended.add(attempt(step, failed, act));
    }
}

/// The steps that have ended.
#[derive(Default)]
struct Ended<'a> {
    rows: Mutex<Vec<Row<'a>>>,
    changed: Condvar,
}

impl<'a> Ended<'a> {
    fn lock(&self) -> MutexGuard<'_, Vec<Row<'a>>> {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, row: Row<'a>) {
        self.lock().push(row);
        self.changed.notify_all();
    }

    /// Waits until the steps that `step` needs have ended. Returns one of them that failed.
    fn await_needed(&self, step: &Step, chosen: &[&Step]) -> Option<&'static str> {
        let needed = |name: &&&str| chosen.iter().any(|step| step.name == **name);
        let mut rows = self.lock();
        for name in step.after.iter().filter(needed) {
            while !rows.iter().any(|row| row.step.name == *name) {
                rows = self.changed.wait(rows).unwrap_or_else(PoisonError::into_inner);
            }
        }
        let failed =
            |name: &&str| rows.iter().any(|row| row.step.name == *name && matches!(row.outcome, Outcome::Failed(_)));
        step.after.iter().copied().find(failed)
    }

    /// All rows in the order of the steps.
    fn rows(self, steps: &[&Step]) -> Vec<Row<'a>> {
        let mut rows = self.rows.into_inner().unwrap_or_else(PoisonError::into_inner);
        rows.sort_by_key(|row| steps.iter().position(|step| step.name == row.step.name));
        rows
    }
}

fn attempt<'a>(step: &'a Step, failed_before: Option<&str>, act: &dyn Fn(&Step) -> Result<Done>) -> Row<'a> {
    let start = Instant::now();
    let outcome = match failed_before {
        Some(name) => Outcome::Failed(format!("not run, because \"{name}\" failed")),
        None => match act(step) {
            Ok(Done::Passed) => Outcome::Passed,
            Ok(Done::Skipped(reason)) => Outcome::Skipped(reason),
            Err(error) => Outcome::Failed(format!("{error:#}")),
        },
    };
    if let Outcome::Failed(reason) = &outcome {
        println!("FAILED {}: {reason}", step.name);
    }
    Row { step, outcome, time: start.elapsed() }
}

/// Runs a step as a process of its own and prints its output when it ends.
fn apart(task: &str, name: &str) -> Result<Done> {
    let folder = paths::target().join("steps");
    fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
    let log = folder.join(format!("{name}.txt"));
    let file = File::create(&log).with_context(|| format!("cannot write {}", log.display()))?;
    let mut command = Command::new(std::env::current_exe()?);
    let status = command.args([task, "--alone", name]).stdout(file.try_clone()?).stderr(file).status()?;
    let text = fs::read_to_string(&log).unwrap_or_default();
    println!("\n== {name}\n{}", text.trim_end());
    match status.code() {
        Some(0) => Ok(Done::Passed),
        Some(SKIPPED) => Ok(Done::Skipped(text.lines().last().unwrap_or_default().to_owned())),
        _ => bail!("its output is above and in {}", log.display()),
    }
}

/// The lines of the table, ending with the whole time and the counts, and the number of failures.
fn summary(table: &[Row], total: Duration) -> (Vec<String>, usize) {
    let mut lines = Vec::new();
    let (mut passed, mut failed) = (0, 0);
    for Row { step, outcome, time } in table {
        let result = match outcome {
            Outcome::Passed => {
                passed += 1;
                "passed".to_owned()
            }
            Outcome::Skipped(reason) => format!("skipped: {reason}"),
            Outcome::Failed(reason) => {
                failed += 1;
                format!("FAILED: {}", reason.lines().next().unwrap_or_default().trim_end_matches(':'))
            }
        };
        lines.push(format!("{:<10} {:>9}  {result}", step.name, clock(*time)));
    }
    lines.push(format!("{:<10} {:>9}", "total", clock(total)));
    lines.push(format!("{passed} passed, {failed} failed"));
    (lines, failed)
}

/// A duration in minutes, seconds and tenths: `2:05.3`.
pub fn clock(time: Duration) -> String {
    let tenths = time.as_millis() / 100;
    format!("{}:{:02}.{}", tenths / 600, tenths / 10 % 60, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Barrier;

    fn step(name: &'static str, after: &'static [&'static str], perform: fn() -> Result<Done>) -> Step {
        Step { name, what: "", after, lane: Lane::First, perform }
    }

    /// Runs the steps with those of the second lane in this process.
    fn run(steps: &[Step]) -> Result<()> {
        perform_with(&steps.iter().collect::<Vec<_>>(), &|step| (step.perform)())
    }

    #[test]
    fn a_failed_step_fails_the_task_and_dependent_steps_only() {
        let steps = [
            step("build", &[], || bail!("no compiler")),
            step("tests", &["build"], || unreachable!("the step runs without its build")),
            step("tidy", &[], || Ok(Done::Passed)),
        ];
        assert_eq!(run(&steps).expect_err("two steps failed").to_string(), "2 of 3 steps failed");
    }

    #[test]
    fn a_step_needs_only_steps_that_are_chosen() {
        run(&[step("tests", &["build"], || Ok(Done::Passed))]).expect("the build is not chosen");
    }

    #[test]
    fn the_lanes_run_next_to_each_other() {
        static BOTH: Barrier = Barrier::new(2);
        let meet = || {
            BOTH.wait();
            Ok(Done::Passed)
        };
        let window = Step { lane: Lane::Second, ..step("window", &[], meet) };
        run(&[window, step("tests", &[], meet)]).expect("each waits for the other");
    }

    #[test]
    fn a_failed_step_of_the_second_lane_fails_the_task() {
        let window = Step { lane: Lane::Second, ..step("window", &[], || bail!("a test failed")) };
        let error = run(&[window, step("tests", &["window"], || Ok(Done::Passed))]).expect_err("one step failed");
        assert_eq!(error.to_string(), "2 of 2 steps failed");
    }

    #[test]
    fn a_skipped_step_counts_neither_as_passed_nor_as_failed() {
        let (a, b) = (step("a", &[], || Ok(Done::Passed)), step("b", &[], || Ok(Done::Passed)));
        let table = [
            Row { step: &a, outcome: Outcome::Passed, time: Duration::from_millis(125_300) },
            Row { step: &b, outcome: Outcome::Skipped("no tool".into()), time: Duration::ZERO },
        ];
        let (lines, failed) = summary(&table, Duration::ZERO);
        assert_eq!(failed, 0);
        assert_eq!(lines.last().map(String::as_str), Some("1 passed, 0 failed"));
        assert!(lines[0].contains("2:05.3  passed") && lines[1].ends_with("skipped: no tool"), "{lines:?}");
    }
}
