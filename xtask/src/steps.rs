//! Runs named steps in order and prints a table with the result and duration of each.

use anyhow::{Result, bail};
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

/// Runs the steps one after the other and prints the table. Fails if a step failed. Later steps run nevertheless, except
/// those that depend on the failed step.
pub fn perform(steps: &[&Step]) -> Result<()> {
    let mut table: Vec<(&Step, Outcome, Duration)> = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        println!("\n== {}/{} {}: {}", index + 1, steps.len(), step.name, step.what);
        let start = Instant::now();
        let outcome = attempt(step, &table);
        if let Outcome::Failed(reason) = &outcome {
            println!("FAILED {}: {reason}", step.name);
        }
        table.push((step, outcome, start.elapsed()));
    }
    let (lines, failed) = summary(&table);
    println!("\n{}", lines.join("\n"));
    if failed > 0 {
        bail!("{failed} of {} steps failed", table.len());
    }
    Ok(())
}

fn attempt(step: &Step, earlier: &[(&Step, Outcome, Duration)]) -> Outcome {
    let failed = |name: &&&str| {
        earlier.iter().any(|(step, outcome, _)| step.name == **name && matches!(outcome, Outcome::Failed(_)))
    };
    if let Some(name) = step.after.iter().find(failed) {
        return Outcome::Failed(format!("not run, because \"{name}\" failed"));
    }
    match (step.perform)() {
        Ok(Done::Passed) => Outcome::Passed,
        Ok(Done::Skipped(reason)) => Outcome::Skipped(reason),
        Err(error) => Outcome::Failed(format!("{error:#}")),
    }
}

/// The lines of the table, ending with the counts, and the number of failures.
fn summary(table: &[(&Step, Outcome, Duration)]) -> (Vec<String>, usize) {
    let mut lines = Vec::new();
    let (mut passed, mut failed, mut total) = (0, 0, Duration::ZERO);
    for (step, outcome, time) in table {
        total += *time;
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
        let error = perform(&steps.iter().collect::<Vec<_>>()).expect_err("two steps failed");
        assert_eq!(error.to_string(), "2 of 3 steps failed");
    }

    #[test]
    fn a_skipped_step_counts_neither_as_passed_nor_as_failed() {
        let (a, b) = (step("a", &[], || Ok(Done::Passed)), step("b", &[], || Ok(Done::Passed)));
        let table = [
            (&a, Outcome::Passed, Duration::from_millis(125_300)),
            (&b, Outcome::Skipped("no tool".into()), Duration::ZERO),
        ];
        let (lines, failed) = summary(&table);
        assert_eq!(failed, 0);
        assert_eq!(lines.last().map(String::as_str), Some("1 passed, 0 failed"));
        assert!(lines[0].contains("2:05.3  passed") && lines[1].ends_with("skipped: no tool"), "{lines:?}");
    }
}
