//! Runs named steps, some of them beside others, and prints a table with the result and duration of each.

use anyhow::{Result, bail};
use std::thread;
use std::time::{Duration, Instant};

/// The result of a step that did not fail.
pub enum Done {
    /// It ran and found nothing wrong.
    Passed,
    /// It cannot run here, for this reason.
    Skipped(String),
}

/// One step of a task.
pub struct Step {
    /// Its name in the table and on the command line.
    pub name: &'static str,
    /// A description in a few words.
    pub what: &'static str,
    /// Names of the steps that must succeed before it.
    pub after: &'static [&'static str],
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

/// Runs the steps one after the other and prints the table. Those named in `beside` run beside the steps that follow them.
/// Fails if a step failed. Later steps run nevertheless, except those that depend on the failed step.
pub fn perform(steps: &[&Step], beside: &[&str]) -> Result<()> {
    let start = Instant::now();
    let mut table = run(steps, beside);
    let place = |row: &Row| steps.iter().position(|step| step.name == row.step.name);
    table.sort_by_key(place);
    let (lines, failed) = summary(&table, start.elapsed());
    println!("\n{}", lines.join("\n"));
    if failed > 0 {
        bail!("{failed} of {} steps failed", table.len());
    }
    Ok(())
}

fn run<'a>(steps: &[&'a Step], beside: &[&str]) -> Vec<Row<'a>> {
    let mut table: Vec<Row> = Vec::new();
    thread::scope(|scope| {
        let mut running = Vec::new();
        for (index, &step) in steps.iter().enumerate() {
            println!("\n== {}/{} {}: {}", index + 1, steps.len(), step.name, step.what);
            let failed = failed_before(step, &table);
            if beside.contains(&step.name) {
                println!("it runs beside the next steps");
                running.push(scope.spawn(move || attempt(step, failed)));
            } else {
                table.push(attempt(step, failed));
            }
        }
        table.extend(running.into_iter().filter_map(|step| step.join().ok()));
    });
    table
}

/// The first failed step that this one depends on.
fn failed_before(step: &Step, earlier: &[Row]) -> Option<&'static str> {
    let failed =
        |name: &&str| earlier.iter().any(|row| row.step.name == *name && matches!(row.outcome, Outcome::Failed(_)));
    step.after.iter().copied().find(failed)
}

fn attempt<'a>(step: &'a Step, failed_before: Option<&str>) -> Row<'a> {
    let start = Instant::now();
    let outcome = match failed_before {
        Some(name) => Outcome::Failed(format!("not run, because \"{name}\" failed")),
        None => match (step.perform)() {
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
fn clock(time: Duration) -> String {
    let tenths = time.as_millis() / 100;
    format!("{}:{:02}.{}", tenths / 600, tenths / 10 % 60, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Barrier;

    fn step(name: &'static str, after: &'static [&'static str], perform: fn() -> Result<Done>) -> Step {
        Step { name, what: "", after, perform }
    }

    #[test]
    fn a_failed_step_fails_the_task_and_dependent_steps_only() {
        let steps = [
            step("build", &[], || bail!("no compiler")),
            step("tests", &["build"], || unreachable!("the step runs without its build")),
            step("tidy", &[], || Ok(Done::Passed)),
        ];
        let error = perform(&steps.iter().collect::<Vec<_>>(), &[]).expect_err("two steps failed");
        assert_eq!(error.to_string(), "2 of 3 steps failed");
    }

    #[test]
    fn a_step_runs_beside_those_that_follow_it() {
        static BOTH: Barrier = Barrier::new(2);
        let meet = || {
            BOTH.wait();
            Ok(Done::Passed)
        };
        let steps = [step("window", &[], meet), step("tests", &[], meet)];
        perform(&steps.iter().collect::<Vec<_>>(), &["window"]).expect("each waits for the other");
    }

    #[test]
    fn a_failed_step_beside_others_fails_the_task() {
        let steps = [step("window", &[], || bail!("a test failed")), step("tests", &[], || Ok(Done::Passed))];
        let error = perform(&steps.iter().collect::<Vec<_>>(), &["window"]).expect_err("one step failed");
        assert_eq!(error.to_string(), "1 of 2 steps failed");
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
